### Sendas: ciò che dice la scena.

sendas-name = Sendas
sendas-credit = Un gioco di autore sconosciuto, 2020.

sendas-status-move =
    { $side ->
        [white] Tocca a { $name } (bianco)
       *[black] Tocca a { $name } (nero)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name }: posa il pezzo bianco
       *[black] { $name }: posa il pezzo nero
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Tocca un pezzo bordato, poi una casella.
       *[keys] Premi un pezzo bordato, poi una casella.
    } Vince chi porta un pezzo fuori dal bordo opposto.
sendas-hint-edge =
    Porta il tuo sentiero alla riga { $side ->
        [white] 9
       *[black] 1
    }: da un’estremità aperta sul bordo, un pezzo esce e vince.
sendas-hint-pass =
    { INPUT() ->
        [touch] Tocca di nuovo «{ sendas-choice-pass }» per saltare questo turno.
       *[keys] Premi di nuovo «{ sendas-choice-pass }»{ -key(of: "P") } per saltare questo turno.
    }
sendas-hint-stuck =
    { $side ->
        [white] Il pezzo in { $square } non può muoversi: senza di esso il bianco sarebbe separato da { $squares }.
       *[black] Il pezzo in { $square } non può muoversi: senza di esso il nero sarebbe separato da { $squares }.
    }
sendas-hint-no-room = Il pezzo in { $square } non ci sta da nessun’altra parte.
sendas-hint-all-stuck =
    { $joined ->
        [yes] Ora nessuno dei tuoi pezzi può muoversi. Capovolgine uno o passa.
       *[no] Ora nessuno dei tuoi pezzi può muoversi. Puoi solo passare.
    }
sendas-hint-held =
    { $turns ->
        [0] Mettilo in una casella segnata. Ruota da solo per starci.
       *[other]
            { INPUT() ->
                [touch] Tocca una casella segnata, o ruota il pezzo dov’è con «{ sendas-choice-turn }».
               *[keys] Mettilo in una casella segnata, o ruotalo dov’è: R, la rotella o il pulsante.
            }
    }
sendas-hint-turns = Si può solo ruotare dov’è.
sendas-hint-turned = È ruotato dov’era.
sendas-hint-fits =
    { INPUT() ->
        [touch] Qui ci sta in { $count } modi: «{ sendas-choice-turn }» mostra il prossimo.
       *[keys] Qui ci sta in { $count } modi: R, la rotella o il pulsante mostra il prossimo.
    }
sendas-hint-exit = Così il pezzo esce dal bordo: vinci.
sendas-hint-gate = Mettilo oltre il bordo: esce dal tabellone e vinci.
sendas-hint-draw-passes = Avete passato entrambi. Accettate entrambi la patta?
sendas-hint-draw-repetition = Questa posizione si è presentata tre volte. Accettate entrambi la patta?
sendas-refused-no-piece = Prima prendi uno dei tuoi pezzi.
sendas-refused-one-lie = Qui ci sta in un solo modo.
sendas-said-move = { $name } muove { $from } in { $to }.
sendas-said-move-turn = { $name } muove { $from } in { $to }, lati aperti: { $ends }.
sendas-said-turn = { $name } ruota { $from }, lati aperti: { $ends }.
sendas-said-flip = { $name } capovolge { $square }: un jolly.
sendas-said-exit = { $name } porta { $from } fuori dal bordo.
sendas-said-pass = { $name } passa.
sendas-hand = In mano: { $piece }, lati aperti: { $ends }.
sendas-ending-exit =
    { $side ->
        [white] Il pezzo in { $from } è uscito dal bordo nord, oltre { $gate }.
       *[black] Il pezzo in { $from } è uscito dal bordo sud, oltre { $gate }.
    }
sendas-ending-exit-through =
    { $side ->
        [white] Il pezzo in { $from } è uscito dal bordo nord, attraverso il pezzo nero in { $gate }.
       *[black] Il pezzo in { $from } è uscito dal bordo sud, attraverso il pezzo bianco in { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] va alla riga 9
       *[black] va alla riga 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } jolly
       *[other] { $count } jolly
    }
sendas-fact-joined = sentieri uniti
sendas-move-pass = passa

sendas-choice-turn = Ruota
sendas-choice-turn-hint = Ruota il pezzo che hai in mano fino al prossimo modo in cui ci sta{ -key(of: "R") }
sendas-choice-flip = Capovolgi
sendas-choice-flip-hint = Fa del pezzo che hai in mano un jolly per sempre, finché i sentieri sono uniti{ -key(of: "F") }
sendas-choice-back = Rimetti
sendas-choice-back-hint = Rimette il pezzo dov’era{ -key(of: "Esc") }
sendas-choice-pass = Passa
sendas-choice-pass-sure = Passare?
sendas-choice-pass-hint = Salta questo turno{ -key(of: "P") }
sendas-choice-draw = Accetta la patta
sendas-choice-draw-hint = La partita finisce senza vincitore
sendas-choice-decline = Continua
sendas-choice-decline-hint = Niente patta: la partita continua
sendas-group-piece = Il tuo turno
sendas-group-answer = Patta?

sendas-illegal-no-piece = Non c’è nessun pezzo in { $square }.
sendas-illegal-not-yours = Il pezzo in { $square } non è tuo.
sendas-illegal-no-change = Il pezzo in { $square } sta già così.
sendas-illegal-other-shape = Il pezzo in { $square } ha un’altra forma e non può stare così.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] Questo spezzerebbe il sentiero bianco: { $squares } resterebbe isolato.
               *[other] Questo spezzerebbe il sentiero bianco: { $squares } resterebbero separati dal resto.
            }
       *[black]
            { $count ->
                [one] Questo spezzerebbe il sentiero nero: { $squares } resterebbe isolato.
               *[other] Questo spezzerebbe il sentiero nero: { $squares } resterebbero separati dal resto.
            }
    }
sendas-illegal-not-joined = Un pezzo si può capovolgere solo finché i due sentieri sono uniti.
sendas-illegal-already-cross = Il pezzo in { $square } è già aperto da tutti i lati.
sendas-illegal-wrong-edge =
    { $side ->
        [white] Il bianco esce dal bordo nord.
       *[black] Il nero esce dal bordo sud.
    }
sendas-illegal-no-way-out = Nessun altro pezzo in { $square } è aperto verso l’esterno.

sendas-end =
    { $end ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
sendas-link =
    { $side ->
        [white] il bianco in { $square }
       *[black] il nero in { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, in mano: { $piece }, lati aperti: { $ends }, collegamenti: { $links }
       *[no] { $square }: { $piece }, lati aperti: { $ends }, collegamenti: { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] dritto bianco
                [elbow] curva bianca
                [tee] T bianca
                [cross] croce bianca
               *[wildcard] jolly bianco
            }
       *[black]
            { $shape ->
                [straight] dritto nero
                [elbow] curva nera
                [tee] T nera
                [cross] croce nera
               *[wildcard] jolly nero
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, vuota
        [one] { $square }, vuota, il pezzo ci sta
       *[other] { $square }, vuota, il pezzo ci sta in { $fits } modi
    }
sendas-square-beyond =
    { $side ->
        [white] esci dal bordo nord, oltre { $square }, e vinci
       *[black] esci dal bordo sud, oltre { $square }, e vinci
    }

sendas-seat-1 = Giocatore 1, bianco, che va a nord e comincia
sendas-seat-2 = Giocatore 2, nero, che va a sud
