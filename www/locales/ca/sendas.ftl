### Sendas: el que diu l’escena.

sendas-name = Sendas
sendas-credit = Un joc d’autor desconegut, 2020.

## Estat, pistes, avisos

sendas-status-move =
    { $side ->
        [white] Li toca a { $name } (blanques)
       *[black] Li toca a { $name } (negres)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name }: deixa la peça blanca
       *[black] { $name }: deixa la peça negra
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Toca una peça emmarcada i després una casella.
       *[keys] Prem una peça emmarcada i després una casella.
    } Guanya qui treu una peça per la vora oposada.
sendas-hint-edge =
    Porta el teu sender a la fila { $side ->
        [white] 9
       *[black] 1
    }: per un extrem obert a la vora, una peça surt i guanya.
sendas-hint-pass =
    { INPUT() ->
        [touch] Torna a tocar «{ sendas-choice-pass }» per saltar-te aquest torn.
       *[keys] Torna a prémer «{ sendas-choice-pass }»{ -key(of: "P") } per saltar-te aquest torn.
    }
sendas-hint-stuck =
    { $side ->
        [white] La peça a { $square } no es pot moure: sense ella, les blanques quedarien separades de { $squares }.
       *[black] La peça a { $square } no es pot moure: sense ella, les negres quedarien separades de { $squares }.
    }
sendas-hint-no-room = La peça a { $square } no cap enlloc més.
sendas-hint-all-stuck =
    { $joined ->
        [yes] Ara no pots moure cap peça. Capgira’n una o passa.
       *[no] Ara no pots moure cap peça. Només pots passar.
    }
sendas-hint-held =
    { $turns ->
        [0] Posa-la en una casella marcada. Es gira sola per encaixar.
       *[other]
            { INPUT() ->
                [touch] Toca una casella marcada o gira la peça on és amb «{ sendas-choice-turn }».
               *[keys] Posa-la en una casella marcada o gira-la on és: R, la roda o el botó.
            }
    }
sendas-hint-turns = Només es pot girar on és.
sendas-hint-turned = Està girada on era.
sendas-hint-fits =
    { INPUT() ->
        [touch] Aquí encaixa de { $count } maneres: «{ sendas-choice-turn }» mostra la següent.
       *[keys] Aquí encaixa de { $count } maneres: R, la roda o el botó mostren la següent.
    }
sendas-hint-exit = Així la peça surt per la vora: guanyes.
sendas-hint-gate = Posa-la més enllà de la vora: surt del tauler i guanyes.
sendas-hint-draw-passes = Tots dos heu passat. Accepteu taules tots dos?
sendas-hint-draw-repetition = Aquesta posició s’ha donat tres vegades. Accepteu taules tots dos?
sendas-refused-no-piece = Agafa primer una de les teves peces.
sendas-refused-one-lie = Aquí només encaixa d’una manera.
sendas-said-move = { $name } mou { $from } a { $to }.
sendas-said-move-turn = { $name } mou { $from } a { $to }, costats oberts: { $ends }.
sendas-said-turn = { $name } gira { $from }, costats oberts: { $ends }.
sendas-said-flip = { $name } capgira { $square }: un comodí.
sendas-said-exit = { $name } treu { $from } per la vora.
sendas-said-pass = { $name } passa.
sendas-hand = A la mà: { $piece }, costats oberts: { $ends }.
sendas-ending-exit =
    { $side ->
        [white] La peça que era a { $from } ha sortit per la vora nord, passant per { $gate }.
       *[black] La peça que era a { $from } ha sortit per la vora sud, passant per { $gate }.
    }
sendas-ending-exit-through =
    { $side ->
        [white] La peça que era a { $from } ha sortit per la vora nord, a través de la peça negra a { $gate }.
       *[black] La peça que era a { $from } ha sortit per la vora sud, a través de la peça blanca a { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] va a la fila 9
       *[black] va a la fila 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } comodí
       *[other] { $count } comodins
    }
sendas-fact-joined = senders units
sendas-move-pass = passa

## Botons

sendas-choice-turn = Gira
sendas-choice-turn-hint = Gira la peça de la mà fins a la següent manera en què encaixa{ -key(of: "R") }
sendas-choice-flip = Capgira
sendas-choice-flip-hint = Converteix la peça de la mà en comodí per sempre, mentre els senders estiguin units{ -key(of: "F") }
sendas-choice-back = Deixa-la on era
sendas-choice-back-hint = Torna la peça on era{ -key(of: "Esc") }
sendas-choice-pass = Passa
sendas-choice-pass-sure = Passar?
sendas-choice-pass-hint = Se salta aquest torn{ -key(of: "P") }
sendas-choice-draw = Accepta taules
sendas-choice-draw-hint = La partida acaba sense guanyador
sendas-choice-decline = Continua jugant
sendas-choice-decline-hint = Sense taules: la partida continua
sendas-group-piece = El teu torn
sendas-group-answer = Taules?

## El que no es pot jugar

sendas-illegal-no-piece = No hi ha cap peça a { $square }.
sendas-illegal-not-yours = La peça a { $square } no és teva.
sendas-illegal-no-change = La peça a { $square } ja està així.
sendas-illegal-other-shape = La peça a { $square } té una altra forma i no pot quedar així.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] Això partiria el sender blanc: { $squares } quedaria aïllada.
               *[other] Això partiria el sender blanc: { $squares } quedarien aïllades de la resta.
            }
       *[black]
            { $count ->
                [one] Això partiria el sender negre: { $squares } quedaria aïllada.
               *[other] Això partiria el sender negre: { $squares } quedarien aïllades de la resta.
            }
    }
sendas-illegal-not-joined = Només es pot capgirar una peça mentre els dos senders estiguin units.
sendas-illegal-already-cross = La peça a { $square } ja és oberta per tots els costats.
sendas-illegal-wrong-edge =
    { $side ->
        [white] Les blanques surten per la vora nord.
       *[black] Les negres surten per la vora sud.
    }
sendas-illegal-no-way-out = Cap altra peça a { $square } no és oberta cap enfora.

## Caselles

sendas-end =
    { $end ->
        [north] nord
        [east] est
        [south] sud
       *[west] oest
    }
sendas-link =
    { $side ->
        [white] la blanca a { $square }
       *[black] la negra a { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, a la mà: { $piece }, costats oberts: { $ends }, unió amb { $links }
       *[no] { $square }: { $piece }, costats oberts: { $ends }, unió amb { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] recta blanca
                [elbow] colze blanc
                [tee] peça en T blanca
                [cross] creu blanca
               *[wildcard] peça comodí blanca
            }
       *[black]
            { $shape ->
                [straight] recta negra
                [elbow] colze negre
                [tee] peça en T negra
                [cross] creu negra
               *[wildcard] peça comodí negra
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, buida
        [one] { $square }, buida, la peça hi encaixa
       *[other] { $square }, buida, la peça hi encaixa de { $fits } maneres
    }
sendas-square-beyond =
    { $side ->
        [white] surt per la vora nord, passat { $square }, i guanya
       *[black] surt per la vora sud, passat { $square }, i guanya
    }

sendas-seat-1 = Jugador 1, blanques, que camina cap al nord i comença
sendas-seat-2 = Jugador 2, negres, que camina cap al sud
