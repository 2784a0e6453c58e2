### El que es diu en tots els jocs i en totes les pàgines de Cauce.

## Qui juga

player-name = { $name }
player-default = Jugador { $seat }
player-you = Tu
player-computer = Ordinador { $level }
player-computer-of = Ordinador { $level } (jugador { $seat })
players = Jugadors
seat-active = té el torn
seat-away = lluny
seat-won = ha guanyat
seat-with = amb { $name }
seat-points = Sèrie: { $points }
side-open = encara sense bàndol
side-name =
    { $side ->
        [purple] Lila
        [green] Verd
        [yellow] Groc
        [ns] Nord i sud
        [ew] Est i oest
        [saboteur] Sabotejador
        [white] Blanques
       *[black] Negres
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, amb el jugador { $partner }

## El tauler i les jugades

board = { $game }, el tauler
moves = Jugades
moves-none = Encara no hi ha jugades. Aquí hi apareixeran totes: torna a qualsevol i continua des d’allà.
move-named = { $number } { $move }, { $name }
moves-variation = Variant
move-resign = abandona
move-time = es queda sense temps
move-draw = taules acordades
said-resign = { $name } abandona.
said-time = { $name } es queda sense temps.
said-draw = Els jugadors acorden taules.
said-at = Jugada { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Torna a tocar la mateixa casella per jugar.
       *[keys] Fes-hi clic, o prem Retorn, per jugar.
    }
said-start = El començament de la partida.
status-away =
    { $named ->
        [no] S’està esperant la resposta
       *[yes] S’està esperant { $name }
    }
status-past = Inici d’una partida acabada: jugada 0 de { $all }
refusal-away = Li toca a { $name }, en un altre dispositiu.
refusal-draw-away = Tothom ha d’acceptar les taules, i { $name } no és aquí.
refusal-not-allowed = Aquesta jugada no s’ofereix aquí.
refusal-elsewhere = Aquesta jugada era per a una altra posició.

-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## Què es pot fer

walk = Jugades enrere i endavant
camera = Gira el tauler
actions = Aquesta partida
command-first = Al principi
command-undo = Desfés
command-redo = Refés
command-last = Al final
command-note = Comenta aquesta jugada
command-more = Més sobre aquesta jugada
command-left = Gira a l’esquerra
command-right = Gira a la dreta
command-above = Vista des de dalt
command-new = Partida nova
command-invite = Convida algú
command-rules = Regles
command-share = Comparteix
command-settings = Configuració
command-hint = Pista
command-keys = Tecles
command-draw = Taules
command-resign = Abandona
command-rematch = Revenja
command-analyse = Anàlisi
command-learn = Errors
command-series = Sèrie
close = Tanca
cancel = Cancel·la
dismiss = Amaga aquest missatge
rename = Canvia el jugador

## El final

ending-won =
    { $count ->
        [one] Guanya { $names }
       *[other] Guanyen { $names }
    }
ending-draw = La partida acaba en taules
ending-agreement = Així ho han acordat els jugadors.
ending-resignation = { $name } ha abandonat.
ending-time = A { $name } se li ha acabat el temps.

## El que no es pot jugar

illegal-unreadable = Això no és cap jugada d’aquest joc.
illegal-spelling = S’ha d’escriure «{ $canonical }».
illegal-over = La partida ja s’ha acabat.
illegal-chance-due = Abans cal fer el sorteig.
illegal-decision-due = Ara no se sorteja res: toca a un jugador.
illegal-off-board = { $square } no és al tauler.
illegal-occupied = La casella { $square } ja està ocupada.

## Carregar i desar

load-failed = No s’ha pogut carregar. Tens connexió? Si torna a fallar, recarrega la pàgina.
load-again = Torna-ho a provar
board-lost = Ara no es pot dibuixar el tauler: al navegador no li queda memòria per a imatges. Tanca altres pestanyes i prem aquí.
browser-lacks = A aquest navegador li falta alguna cosa que Cauce necessita, o la té desactivada. Actualitza’l, permet-la a la configuració o obre aquesta pàgina en un altre navegador.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = No hi ha prou memòria per a Cauce. Tanca altres pàgines o reinicia el navegador i torna-ho a provar.

## El lloc

home-link = Cauce, pàgina d’inici
site-menu = Menú
site-library = Biblioteca
language = Idioma
language-name = Català
theme = Aspecte
theme-auto = Sistema
theme-light = Clar
theme-dark = Fosc
