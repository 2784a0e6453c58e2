### El que es diu en les lliçons de tots els jocs.

lesson-title = Aprèn { $game }
lesson-step = Pas { $number } de { $count }
lesson-extra = Extra { $number } de { $count }
lesson-side = Jugues amb: { $side }
lesson-hint = Mostra-m’ho
lesson-skip = Salta
lesson-next = Següent
lesson-again = Torna-ho a provar
lesson-back = Un pas enrere
lesson-look = Per exemple: { $move }.
lesson-only-look = En aquest pas no es juga res: mira el tauler i continua.
lesson-missed = Les regles ho permeten, però aquí es demana una altra cosa.
lesson-play-it = Juga per mi
lesson-finished = Lliçó completada
lesson-end = Això és tot el que cal saber
lesson-end-text = Ja saps jugar a { $game }. El millor ara és fer una partida; sempre tens les regles a mà.
lesson-play = Jugueu junts
lesson-extras = Més regles: { $count } passos
lesson-waiting = Torna a la partida
lesson-computer = Juga contra l’ordinador, nivell 1
lesson-following = Lliçó següent: { $game }
lesson-none = Aquest pas de la lliçó no existeix.
