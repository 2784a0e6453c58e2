### Il computer come giocatore. I suoi livelli vanno da 1 a 8.

computer-name = Computer
computer-level =
    { computer-name } { $level }: { $level ->
        [1] prima partita
        [2] principiante
        [3] un po’ di pratica
        [4] conosce il gioco
        [5] bravo
        [6] forte
        [7] molto forte
       *[8] tutta la forza
    }
computer-who = { $seat }: chi gioca
computer-person = qualcuno qui

computer-to-move = Tocca a { $name }
computer-thinks = { $name } sta pensando…
computer-refuses = Tocca a { $name }. Con Annulla riprendi la tua ultima mossa.
computer-refuses-draw = { $name } vuole continuare.
computer-failed = In questo momento il computer non può muovere. La tua partita è rimasta com’era.
computer-blunder = È stato un errore grave. Vuoi annullare la mossa?
computer-take-back = Annulla la mossa

computer-rating =
    Il tuo punteggio: { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] dopo una partita
       *[other] nelle ultime { $games } partite
    }
computer-rating-about = Un numero Elo ricavato dalle tue ultime 30 partite su questo dispositivo: 0 è chi gioca a caso. Le partite con suggerimenti o mosse annullate non contano.
computer-unrated = Con suggerimenti o mosse annullate, questa partita non conta per il tuo punteggio.
computer-up = Ora prova il livello { $level }
computer-down = La prossima al livello { $level }
computer-you-won = Hai vinto
computer-won = Ha vinto il computer (livello { $level })
computer-you-resigned = Hai abbandonato.
