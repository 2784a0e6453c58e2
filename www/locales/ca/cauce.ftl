### El que es diu en tots els jocs i en totes les pàgines de Cauce.

## Qui juga

player-name = { $name }
player-default = Jugador { $seat }
player-you = Tu
player-computer = Ordinador { $level }
player-computer-of = Ordinador { $level } (jugador { $seat })
players = Jugadors
seat-active = té el torn
seat-away = a distància
seat-won = ha guanyat
seat-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
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
        [touch] Torna a tocar per jugar.
       *[keys] Prem per jugar.
    }
said-start = El començament de la partida.
status-away = { $name }: s’espera la seva jugada
refusal-away = Li toca a { $name }, en un altre dispositiu.
refusal-draw-away = Tothom ha d’acceptar les taules, i { $name } no és aquí.
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
command-play = Reprodueix
command-pause = Pausa
command-redo = Refés
command-last = Al final
command-note = Comenta aquesta jugada
command-more = Més sobre aquesta jugada
command-left = Gira a l’esquerra
command-right = Gira a la dreta
command-above = Vista des de dalt
command-new = Partida nova
command-rules = Regles
command-share = Comparteix
command-settings = Configuració
command-hint = Pista
command-keys = Tecles
command-draw = Taules
command-resign = Abandona
command-rematch = Revenja
command-analyse = Anàlisi
command-learn = Els meus errors
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

## Les regles


## El que no es pot jugar

illegal-unreadable = Això no és cap jugada d’aquest joc.
illegal-spelling = S’ha d’escriure «{ $canonical }».
illegal-over = La partida ja s’ha acabat.
illegal-chance-due = Abans cal fer el sorteig.
illegal-decision-due = Ara no se sorteja res: toca a un jugador.
illegal-off-board = { $square } no és al tauler.
illegal-occupied = La casella { $square } ja està ocupada.

## El que no es pot llegir

line-error-setup = Aquesta partida no es pot preparar. L’error és a «{ $text }». { $reason }
line-error-token = La jugada { $number }, «{ $text }», no es pot fer. { $reason }
line-error-empty =
    { $number ->
        [0] Aquesta partida no es pot preparar. { $reason }
       *[other] La jugada { $number } no es pot fer. { $reason }
    }
line-no-game = L’enllaç no diu de quin joc es tracta. Hauria de començar així: «game=snorkels». Els jocs que hi ha: { $known }.
line-unknown-game = No hi ha cap joc amb aquest nom. Els que hi ha: { $known }.
line-spacing = Entre dues paraules hi ha d’haver exactament un espai.
line-too-long = Una partida pot ocupar com a màxim { $max } bytes.
line-unreadable = Això no es pot llegir.
line-as-far = Mostra la partida fins allà
options-not-a-pair = «{ $word }» hauria de tenir la forma CLAU=VALOR.
options-unknown-key = «{ $key }» no és cap opció d’aquest joc. Les que hi ha: { $known }.
options-repeated-key = «{ $key }» apareix dues vegades.
options-value = «{ $value }» no serveix per a «{ $key }»: { $fault }
fault-one-of = ha de ser una d’aquestes paraules: { $words }.
fault-range = ha de ser un nombre enter de { $min } a { $max }.
fault-not-a-square = «{ $text }» no és cap casella.
fault-off-board = { $square } no és al tauler.
fault-repeated = { $square } apareix dues vegades.
fault-only-with = només va juntament amb { $word }.
fault-not-with = no va juntament amb { $word }.
fault-not-a-piece = «{ $text }» no és una peça: una casella i els seus extrems oberts en l’ordre NESW, com ara c1NE.
fault-pieces = hi ha d’haver exactament { $count } peces.
fault-apart =
    { $side ->
        [white] el sender blanc està partit; separat de la resta: { $squares }.
       *[black] el sender negre està partit; separat de la resta: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] hi pot haver com a màxim { $max } casella.
       *[other] hi pot haver com a màxim { $max } caselles.
    }
seats-unknown = «{ $word }» no serveix per a un seient: ha de ser «here», «away» o de «computer-1» a «computer-8».
seats-count = La partida té { $seats } seients i se n’indiquen { $given }.
link-seats = L’enllaç no diu bé qui juga des d’on. { $reason }
link-id = «{ $text }» no pot identificar una partida.
save-damaged = La partida desada està malmesa.
save-newer = La partida es va desar amb una versió més nova ({ $version }) de Cauce.
save-start = La partida desada no es pot llegir. { $reason }
save-token = La partida desada conté una jugada impossible, «{ $text }». { $reason }
save-unknown-game = La partida es va desar amb una versió de Cauce que té un joc anomenat «{ $name }». Aquesta no el té.

## Carregar i desar

load-failed = No s’ha pogut carregar. Tens connexió?
load-again = Torna-ho a provar

## El lloc

home-link = Cauce, pàgina d’inici
site-library = Biblioteca
language = Idioma
language-name = Català
theme = Aspecte
theme-auto = Sistema
theme-light = Clar
theme-dark = Fosc
