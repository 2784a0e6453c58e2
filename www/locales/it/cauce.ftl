### Ciò che si dice in tutti i giochi e in tutte le pagine di Cauce.

## Chi gioca

player-name = { $name }
player-default = Giocatore { $seat }
player-you = Tu
player-computer = Computer { $level }
player-computer-of = Computer { $level } (giocatore { $seat })
players = Giocatori
seat-active = di turno
seat-away = a distanza
seat-won = ha vinto
seat-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
side-open = ancora senza parte
side-name =
    { $side ->
        [purple] Viola
        [green] Verde
        [yellow] Giallo
        [ns] Nord e sud
        [ew] Est e ovest
        [saboteur] Sabotatore
        [white] Bianco
       *[black] Nero
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, con il giocatore { $partner }

## Il tabellone e le mosse

board = { $game }, il tabellone
moves = Mosse
moves-none = Ancora nessuna mossa. Qui comparirà ogni mossa: torna a una qualsiasi e riprendi da lì.
move-named = { $number } { $move }, { $name }
moves-variation = Variante
move-resign = abbandona
move-time = esaurisce il tempo
move-draw = patta d’accordo
said-resign = { $name } abbandona.
said-time = { $name } ha esaurito il tempo.
said-draw = I giocatori si accordano per la patta.
said-at = Mossa { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Tocca di nuovo per giocare.
       *[keys] Premi per giocare.
    }
said-start = L’inizio della partita.
status-away = In attesa di { $name }
refusal-away = Tocca a { $name }, su un altro dispositivo.
refusal-draw-away = La patta va accettata da tutti, e { $name } non è qui.
refusal-elsewhere = Questa mossa era per un’altra posizione.

-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## Che cosa si può fare

walk = Mosse avanti e indietro
camera = Gira il tabellone
actions = Questa partita
command-first = All’inizio
command-undo = Annulla
command-play = Riproduci
command-pause = Pausa
command-redo = Ripeti
command-last = Alla fine
command-note = Commenta questa mossa
command-more = Altro su questa mossa
command-left = Gira a sinistra
command-right = Gira a destra
command-above = Dall’alto
command-new = Nuova partita
command-rules = Regole
command-share = Condividi
command-settings = Impostazioni
command-hint = Suggerimento
command-keys = Tasti
command-draw = Patta
command-resign = Abbandona
command-rematch = Rivincita
command-analyse = Analisi
command-learn = I miei errori
command-series = Serie
close = Chiudi
cancel = Annulla
dismiss = Nascondi questo messaggio
rename = Cambia giocatore

## La fine

ending-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
ending-draw = La partita è patta
ending-agreement = I giocatori si sono accordati.
ending-resignation = { $name } ha abbandonato.
ending-time = { $name } ha esaurito il tempo.

## Le regole


## Ciò che non si può giocare

illegal-unreadable = Non è una mossa di questo gioco.
illegal-spelling = Va scritto «{ $canonical }».
illegal-over = La partita è finita.
illegal-chance-due = Prima bisogna fare un sorteggio.
illegal-decision-due = Ora non si sorteggia nulla: tocca a un giocatore.
illegal-off-board = { $square } non è sul tabellone.
illegal-occupied = La casella { $square } è già occupata.

## Ciò che non si può leggere

line-error-setup = Questa partita non si può preparare. L’errore è in «{ $text }». { $reason }
line-error-token = La mossa { $number }, «{ $text }», non si può fare. { $reason }
line-error-empty =
    { $number ->
        [0] Questa partita non si può preparare. { $reason }
       *[other] La mossa { $number } non si può fare. { $reason }
    }
line-no-game = Il link non dice di quale gioco si tratta. Dovrebbe cominciare così: «game=snorkels». I giochi sono: { $known }.
line-unknown-game = Non c’è nessun gioco con questo nome. I giochi sono: { $known }.
line-spacing = Tra due parole ci vuole esattamente uno spazio.
line-too-long = Una riga di partita può avere al massimo { $max } byte.
line-unreadable = Questo non si può leggere.
line-as-far = Mostra la partita fin lì
options-not-a-pair = «{ $word }» dovrebbe avere la forma NOME=VALORE.
options-unknown-key = «{ $key }» non è un’opzione di questo gioco. Le opzioni sono: { $known }.
options-repeated-key = «{ $key }» compare due volte.
options-value = «{ $value }» non va bene per «{ $key }»: { $fault }
fault-one-of = i valori possibili sono { $words }.
fault-range = ci vuole un numero intero da { $min } a { $max }.
fault-not-a-square = «{ $text }» non è una casella.
fault-off-board = { $square } non è sul tabellone.
fault-repeated = { $square } compare due volte.
fault-only-with = vale solo insieme a { $word }.
fault-not-with = non vale insieme a { $word }.
fault-not-a-piece = «{ $text }» non è un pezzo: una casella e le estremità aperte nell’ordine NESW, come c1NE.
fault-pieces = ci vogliono esattamente { $count } pezzi.
fault-apart =
    { $side ->
        [white] il sentiero bianco è spezzato. Staccati dal resto: { $squares }.
       *[black] il sentiero nero è spezzato. Staccati dal resto: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] può esserci al massimo { $max } casella.
       *[other] possono esserci al massimo { $max } caselle.
    }
seats-unknown = «{ $word }» non va bene per un posto: usa «here», «away» o da «computer-1» a «computer-8».
seats-count = La partita ha { $seats } posti, e ne sono indicati { $given }.
link-seats = Il link non dice bene chi gioca da dove. { $reason }
link-id = «{ $text }» non può indicare una partita.
save-damaged = La partita salvata è danneggiata.
save-newer = La partita è stata salvata da una versione più recente ({ $version }) di Cauce.
save-start = La partita salvata non si può leggere. { $reason }
save-token = La partita salvata contiene una mossa impossibile, «{ $text }». { $reason }
save-unknown-game = La partita è stata salvata da una versione di Cauce che ha un gioco «{ $name }». Questa non ne ha nessuno con quel nome.

## Caricare e conservare

load-failed = Il caricamento non è riuscito. Sei online?
load-again = Riprova

## Il sito

home-link = Cauce, alla pagina iniziale
site-library = Biblioteca
language = Lingua
language-name = Italiano
theme = Aspetto
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
