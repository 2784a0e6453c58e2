### Ciò che si dice nelle lezioni di tutti i giochi.

lesson-title = Impara { $game }
lesson-step = Passo { $number } di { $count }
lesson-extra = Extra { $number } di { $count }
lesson-side = Giochi con: { $side }
lesson-hint = Mostrami
lesson-skip = Salta
lesson-next = Avanti
lesson-again = Riprova
lesson-back = Un passo indietro
lesson-look = Per esempio: { $move }.
lesson-only-look = In questo passo non si gioca nulla: guarda il tabellone, poi vai avanti.
lesson-missed = Le regole lo permettono, ma qui si chiede altro.
lesson-play-it = Giocala per me
lesson-finished = Lezione completata
lesson-end = È tutto quello che c’è da sapere
lesson-end-text = Ora sai giocare a { $game }. La cosa migliore è fare una partita; le regole sono sempre a portata di mano.
lesson-play = Giocate insieme
lesson-extras = Altre regole: { $count } passi
lesson-waiting = Torna alla partita
lesson-computer = Gioca contro il computer, livello 1
lesson-following = Prossima lezione: { $game }
lesson-none = Questo passo di una lezione non esiste.
