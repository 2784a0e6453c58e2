### Ciò che si dice nella pagina iniziale.

home-title = Tieni aperta la via
home-lead = Quattro giochi da tavolo per due, tre o quattro persone attorno a uno schermo, o contro il computer. Niente da installare, nessuna iscrizione.
home-games = Giochi
home-continue = Continua a giocare
home-library = Tutte le partite salvate
home-kept =
    { $ply ->
        [one] { $players } · { $ply } mossa
       *[other] { $players } · { $ply } mosse
    }
home-due =
    { $named ->
        [no] Tocca a te
       *[yes] Tocca a te: { $name } aspetta
    }
home-waiting =
    { $named ->
        [no] Inviato: { $when }, ancora nessuna risposta
       *[yes] In attesa di { $name }, inviato: { $when }
    }
home-unsent =
    { $named ->
        [no] Non ancora inviato
       *[yes] Non ancora inviato a { $name }
    }
home-facts = { $players } giocatori · { $least }–⁠{ $most } min
home-play = Giocate insieme
home-computer = Contro il computer
home-level = Livello { $level }
home-level-of = Livello del computer
home-lot = La sorte decide chi comincia.
home-new = Prima volta qui? Impara Snorkels in due minuti
home-more = Altro
home-set-up = Opzioni…
home-learn = Impara
home-puzzles = Problemi
home-today = I problemi di oggi

home-players-snorkels = 2
home-tagline-snorkels = Piccoli sub che hanno bisogno d’aria. Disponi i tuoi in modo che respirino e togli il fiato a quelli dell’altro.
home-players-tayu = da 2 a 4
home-tagline-tayu = Un fiume, quattro bordi. Posa canali perché l’acqua esca dove ti serve, sui tuoi due lati.
home-players-caminos = 2 o 4
home-tagline-caminos = Una strada in tre dimensioni. Costruisci, sali e copri finché il tuo colore va da un lato all’altro.
home-players-sendas = 2
home-tagline-sendas = Due sentieri attraversano il tabellone, spesso come uno solo. Porta il tuo fino al bordo opposto ed esci prima dell’altro.
home-lesson-unknown = Non c’è nessuna lezione con questo nome. Ogni gioco di questa pagina ha la sua.
