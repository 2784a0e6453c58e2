### Ciò che si dice in tutti i giochi e in tutte le pagine di Cauce.

## Chi gioca

player-name = { $name }
player-default = Giocatore { $seat }
player-you = Tu
player-computer = Computer { $level }
player-computer-of = Computer { $level } (giocatore { $seat })
players = Giocatori
seat-active = di turno
seat-away = lontano
seat-won = ha vinto
seat-with = con { $name }
seat-points = Serie: { $points }
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
moves-none = Ancora nessuna mossa. Le mosse appariranno qui: torna a una qualsiasi e riprendi da lì.
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
        [touch] Tocca di nuovo la stessa casella per giocare.
       *[keys] Fai clic lì, o premi Invio, per giocare.
    }
said-start = L’inizio della partita.
status-away =
    { $named ->
        [no] In attesa della risposta
       *[yes] In attesa di { $name }
    }
status-past = Inizio di una partita finita: mossa 0 di { $all }
refusal-away = Tocca a { $name }, su un altro dispositivo.
refusal-draw-away = { $name } non è qui per accettare la patta.
refusal-not-allowed = Questa mossa non è proposta qui.
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
command-redo = Ripeti
command-last = Alla fine
command-note = Commenta questa mossa
command-more = Altro su questa mossa
command-left = Gira a sinistra
command-right = Gira a destra
command-above = Dall’alto
command-new = Nuova partita
command-invite = Invita un amico
command-rules = Regole
command-share = Condividi
command-settings = Impostazioni
command-hint = Suggerimento
command-keys = Tasti
command-draw = Patta
command-resign = Abbandona
command-rematch = Rivincita
command-analyse = Analisi
command-learn = Errori
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

## Ciò che non si può giocare

illegal-unreadable = Non è una mossa di questo gioco.
illegal-spelling = Va scritto «{ $canonical }».
illegal-over = La partita è finita.
illegal-chance-due = Prima bisogna fare un sorteggio.
illegal-decision-due = Ora non si sorteggia nulla.
illegal-off-board = { $square } non è sul tabellone.
illegal-occupied = La casella { $square } è già occupata.

## Caricare e conservare

load-failed = Il caricamento non è riuscito. Sei online? Se non riesce ancora, ricarica la pagina.
load-again = Riprova
board-lost = Ora il tabellone non si può disegnare: il browser non ha più memoria per le immagini. Chiudi altre schede, poi premi qui.
browser-lacks = A questo browser manca qualcosa di cui Cauce ha bisogno, oppure è disattivato. Aggiornalo, consentilo nelle impostazioni o apri questa pagina in un altro browser.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = Non c’è abbastanza memoria per Cauce. Chiudi altre pagine o riavvia il browser e riprova.

## Il sito

home-link = Cauce, alla pagina iniziale
site-menu = Menu
site-library = Biblioteca
language = Lingua
language-name = Italiano
theme = Aspetto
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
