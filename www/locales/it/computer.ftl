### Il computer come giocatore. I suoi livelli vanno da 1 a 8, in alcuni giochi meno; $strength è il livello, o «full» per il più
### alto di un gioco.

computer-name = Computer
computer-level =
    { computer-name } { $level }: { $strength ->
        [1] prima partita
        [2] principiante
        [3] un po’ di pratica
        [4] conosce il gioco
        [5] bravo
        [6] forte
        [7] molto forte
       *[full] tutta la forza
    }
computer-who = { $seat }: chi gioca
computer-person = su questo schermo

computer-to-move = Tocca a { $name }
computer-free = Tocca a { $name }. La partita è finita: gioca tu al suo posto.
computer-thinks = { $name } sta pensando…
computer-refuses = Tocca a { $name }. Con Annulla riprendi la tua ultima mossa.
computer-draw-sure = Se il computer accetta, la partita finisce senza vincitore.
computer-draw-yes = Offri la patta
computer-refuses-draw = { $name } vuole continuare.
computer-failed = In questo momento il computer non può muovere. La tua partita è intatta.
computer-unfetched = Il computer non è mai stato scaricato su questo dispositivo, e senza rete non è possibile. La tua partita è intatta.
computer-unfetched-keep = { computer-unfetched } Quando sei online, gioca una volta contro di lui: poi giocherà anche senza rete.

## Che cosa fa la risposta a una mossa sbagliata

computer-answer-wins =
    { $moves ->
        [1] Così l’avversario può vincere subito.
       *[other] Così l’avversario può vincere di sicuro, entro { $moves } mosse.
    }
computer-answer-captures =
    { $snorkels ->
        [one] La risposta cattura un tuo snorkel.
       *[other] La risposta cattura un gruppo di { $snorkels } tuoi snorkel.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] La risposta lascia a un tuo snorkel una sola casella d’aria.
       *[other] La risposta lascia a un gruppo di { $snorkels } tuoi snorkel una sola casella d’aria.
    }
computer-answer-robs =
    { $squares ->
        [one] Così hai una casella sicura in meno: ora { $left }.
       *[other] Così hai { $squares } caselle sicure in meno: ora { $left }.
    }
computer-answer-blocks =
    { $squares ->
        [one] Così la tua strada più corta si allunga di una casella.
       *[other] Così la tua strada più corta si allunga di { $squares } caselle.
    }
computer-answer-shuts = Così non ti resta nessuna strada.
computer-answer-covers =
    { $squares ->
        [one] La risposta copre una tua casella.
       *[other] La risposta copre { $squares } tue caselle.
    }
computer-answer-halts = Dopo la risposta nessuna estremità aperta del tuo sentiero porta più al suo bordo opposto.
computer-answer-approaches =
    { $moves ->
        [one] Così all’avversario manca una mossa per uscire dal tabellone.
       *[other] Così all’avversario mancano { $moves } mosse per uscire dal tabellone.
    }

said-resign-you = Abbandoni.
said-time-you = Hai esaurito il tempo.
ending-won-you =
    { $you ->
        [loser] Hai perso contro { $names }
       *[names]
            { $count ->
                [one] Hai vinto
               *[other] { $names } avete vinto
            }
    }
ending-resignation-you = Hai abbandonato.
ending-time-you = Hai esaurito il tempo.
snorkels-status-place-you =
    { $side ->
        [purple] Tocca a te (viola)
       *[green] Tocca a te (verde)
    }
snorkels-said-place-you =
    { $side ->
        [purple] Metti uno snorkel viola in { $square }.
       *[green] Metti uno snorkel verde in { $square }.
    }
snorkels-said-swap-you = Passi al viola.
snorkels-hint-swapped-you = Lo snorkel sul tabellone ora è di { $by }. Tu continui con il verde.
tayu-status-bid-you = Quale punteggio difenderesti come sabotatore?
tayu-status-pick-you = Scegli una tessera dal tavolo
tayu-status-first-you = Posa la prima tessera, al centro
tayu-status-lay-you =
    { $side ->
        [ns] Posa la tessera (nord e sud)
        [ew] Posa la tessera (est e ovest)
        [saboteur] Posa la tessera (sabotatore)
       *[none] Posa la tessera
    }
tayu-status-answer-you =
    { $you ->
        [drawer] La tua tessera non ci sta da nessuna parte. Finire la partita?
       *[name] La tessera di { $drawer } non ci sta da nessuna parte. Finire la partita?
    }
tayu-status-draw-you = Si pesca una tessera per te
tayu-said-drawn-you = Peschi una tessera. { $tile }
tayu-said-bid-you = Offri { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } lascia che tu difenda { $bid } come sabotatore.
       *[name] Lasci che { $saboteur } difenda { $bid } come sabotatore.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] Scegli una tessera con l’anello.
       *[plain] Scegli una tessera senza anello.
    }
tayu-said-lay-you = Posi una tessera in { $square }. Nord e sud { $ns }, est e ovest { $ew }.
tayu-said-end-you = Sei d’accordo per finire la partita.
tayu-said-on-you = Vuoi continuare. La tessera è fuori gioco.
caminos-status-place-you =
    { $side ->
        [green] Tocca a te (verde)
       *[yellow] Tocca a te (giallo)
    }
caminos-status-bar-you = Metti una barra neutra
caminos-status-alone-you =
    { $other ->
        [green] Continui da solo: nessun pezzo verde ci sta più
       *[yellow] Continui da solo: nessun pezzo giallo ci sta più
    }
caminos-said-place-you =
    { $shape ->
        [I] Metti la barra neutra: { $columns }.
       *[other] Metti { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] Tocca a te (bianco)
       *[black] Tocca a te (nero)
    }
sendas-status-held-you =
    { $side ->
        [white] Posa il pezzo bianco
       *[black] Posa il pezzo nero
    }
sendas-hint-draw-passes-you = Avete passato entrambi. Accetti la patta?
sendas-hint-draw-repetition-you = Questa posizione si è presentata tre volte. Accetti la patta?
sendas-said-move-you = Muovi { $from } in { $to }.
sendas-said-move-turn-you = Muovi { $from } in { $to }, lati aperti: { $ends }.
sendas-said-turn-you = Ruoti { $from }, lati aperti: { $ends }.
sendas-said-flip-you = Capovolgi { $square }: un jolly.
sendas-said-exit-you = Porti { $from } fuori dal bordo.
sendas-said-pass-you = Passi.
