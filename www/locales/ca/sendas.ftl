### Sendas: el que diu l’escena, les opcions, les regles.

sendas-name = Sendas
sendas-credit = Un joc d’autor desconegut, 2020.

## Estat, pistes, avisos

sendas-status-move =
    { $side ->
        [white] Li toca a { $name } (blanques)
       *[black] Li toca a { $name } (negres)
    }
sendas-status-held =
    { $side ->
        [white] { $name }: deixa la peça blanca
       *[black] { $name }: deixa la peça negra
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
sendas-hint-fits =
    { INPUT() ->
        [touch] Aquí encaixa de { $count } maneres: «{ sendas-choice-turn }» mostra la següent.
       *[keys] Aquí encaixa de { $count } maneres: R, la roda o el botó mostren la següent.
    }
sendas-hint-exit = Així la peça surt per la vora: guanyes.
sendas-hint-draw-passes = Tots dos han passat. { $name }, acceptes taules?
sendas-hint-draw-repetition = Aquesta posició s’ha donat tres vegades. { $name }, acceptes taules?
sendas-refused-no-piece = Agafa primer una de les teves peces.
sendas-refused-one-lie = Aquí només encaixa d’una manera.
sendas-said-move = { $name } mou { $from } a { $to }.
sendas-said-move-turn = { $name } mou { $from } a { $to }, costats oberts: { $ends }.
sendas-said-turn = { $name } gira { $from }, costats oberts: { $ends }.
sendas-said-flip = { $name } capgira { $square }: un comodí.
sendas-said-exit = { $name } treu { $from } per la vora.
sendas-said-pass = { $name } passa.
sendas-hand = A la mà: { $piece }, oberta a { $ends }.
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
        [white] puja
       *[black] baixa
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } comodí
       *[other] { $count } comodins
    }
sendas-fact-joined = units
sendas-move-pass = passa

## Botons

sendas-choice-turn = Gira
sendas-choice-turn-hint = Gira la peça de la mà fins a la següent manera en què encaixa{ -key(of: "R") }
sendas-choice-next = Lloc següent
sendas-choice-next-hint = Mostra el lloc següent on encaixa la peça{ -key(of: "N") }
sendas-choice-flip = Capgira
sendas-choice-flip-hint = Converteix la peça de la mà en comodí per sempre, mentre els senders estiguin units{ -key(of: "F") }
sendas-choice-back = Deixa-la on era
sendas-choice-back-hint = Torna la peça on era{ -key(of: "Esc") }
sendas-choice-pass = Passa
sendas-choice-pass-hint = Se salta aquest torn{ -key(of: "P") }
sendas-choice-draw = Accepta taules
sendas-choice-draw-hint = La partida acaba sense guanyador
sendas-choice-decline = Continua jugant
sendas-choice-decline-hint = Sense taules: la partida continua
sendas-group-piece = El teu torn
sendas-group-draw = Taules?

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
        [white] més enllà de la vora nord, passat { $square }: surt per aquí i guanya
       *[black] més enllà de la vora sud, passat { $square }: surt per aquí i guanya
    }

## Opcions

sendas-option-setup = Posició inicial
sendas-option-setup-hint = Els diagrames que venien amb el joc s’han perdut. Aquestes posicions són reconstruccions a partir dels peus de figura; si tens el joc, prepara la teva.
sendas-option-setup-classic = Primera partida
sendas-option-setup-edge = Arran de vora
sendas-option-setup-compact = Compacta
sendas-option-setup-choice = La tria
sendas-option-setup-fortress = Fortalesa
sendas-option-setup-clash = Xoc
sendas-option-setup-allin = Tot o res
sendas-option-setup-own = Una de pròpia
sendas-seat-1 = Jugador 1, blanques, que camina cap al nord i comença
sendas-seat-2 = Jugador 2, negres, que camina cap al sud

## L’editor d’una posició pròpia

sendas-editor = El tauler on col·loques la posició inicial
sendas-editor-hint = Tria una peça i prem una casella per posar-l’hi; prem-la un altre cop per girar-la.
sendas-editor-mirror = Les negres comencen com les blanques, amb el tauler girat
sendas-editor-tools = Peces
sendas-editor-clear = Buida el tauler
sendas-editor-take = Treu
sendas-editor-piece = { $square }: { $piece }, costats oberts: { $ends }
sendas-editor-whole = Tots dos senders són sencers: pots començar.
sendas-editor-count = Cada sender necessita { $count } peces. Blanques: { $white }; negres: { $black }.
sendas-editor-overlap = Amb el tauler girat, una peça negra cauria també a { $square }. Mou la blanca o deixa que les negres comencin pel seu compte.

## Regles

sendas-rules-goal = L’objectiu
sendas-rules-goal-1 = Les blanques pugen pel tauler, les negres baixen. Guanya qui abans treu una de les seves peces per la vora oposada.
sendas-rules-goal-figure = Les blanques han sortit més enllà d’e9 i guanyen.
sendas-rules-start = Els senders
sendas-rules-start-1 = Cadascú té un sender de sis peces: dues rectes, dos colzes, una T i una creu. Dues veïnes estan unides quan el camí passa de l’una a l’altra; si un extrem obert dona contra un costat tancat, només es toquen.
sendas-rules-start-figure = A punt per a la primera partida. A «{ command-new }» hi trobaràs altres posicions.
sendas-rules-turn = El torn
sendas-rules-turn-1 = Comencen les blanques. Agafa una de les teves peces, posa-la en qualsevol casella buida, per lluny que sigui, i gira-la com vulguis; o simplement gira-la on és. Quan la deixes, totes les teves peces han de continuar unides, i totes les de l’altre també.
sendas-rules-turn-2 = També pots passar sempre que vulguis.
sendas-rules-turn-figure = El colze de c1 pot anar a qualsevol de les caselles marcades.
sendas-rules-needed = Peces imprescindibles
sendas-rules-needed-1 = Una peça que en manté unides d’altres s’ha de quedar, si no és que les torna a unir des del nou lloc.
sendas-rules-needed-figure = La peça de d1 no es pot moure: sense ella c1 quedaria aïllada.
sendas-rules-joined = Senders units
sendas-rules-joined-1 = Les unions no entenen de colors. Quan els senders es troben, les teves peces es poden mantenir unides a través de les de l’altre, i una peça pot arribar molt lluny.
sendas-rules-joined-figure = El colze blanc va a e8: la columna negra l’uneix amb la resta de les blanques.
sendas-rules-held = Lligats l’un a l’altre
sendas-rules-held-1 = Des d’aleshores tots dos heu de vigilar de no partir tampoc el sender contrari.
sendas-rules-held-figure = Juguen les negres. La peça blanca d’e9 penja de la columna negra: de totes les negres només és lliure la de f6.
sendas-rules-part = Tornar-se a separar
sendas-rules-part-1 = Pots deixar el sender comú, sempre que després cada color continuï unit per ell mateix.
sendas-rules-part-figure = Les negres han girat e5: torna a haver-hi dos senders.
sendas-rules-wild = Comodins
sendas-rules-wild-1 = Mentre les dotze peces estiguin unides pots, en comptes de moure, capgirar una de les teves. El dors és una creu, i ho serà fins al final. Una creu és igual per les dues cares, de manera que no es pot capgirar. Compte: els extrems nous serveixen també a l’altre, i la peça ja no barra el pas.
sendas-rules-wild-figure = El colze de c4 ara és un comodí. El marca una estrella.
sendas-rules-stuck = Sense moviments
sendas-rules-stuck-1 = Ningú no perd per això. Capgira una peça si els senders estan units, o passa.
sendas-rules-stuck-figure = Cada peça negra uneix e9 amb la resta de les blanques. Les negres en poden capgirar una o passar.
sendas-rules-exit = Per la vora
sendas-rules-exit-1 = Una peça surt d’allà on sigui, més enllà d’una altra peça de l’última fila que sigui oberta cap enfora. A fora només està unida amb aquesta, de manera que no pot fer falta on era.
sendas-rules-exit-2 = Aquesta altra peça pot ser fins i tot del contrari.
sendas-rules-exit-figure = El colze blanc surt a través de la peça negra d’e9.
sendas-rules-draw = Taules
sendas-rules-draw-1 = Una partida es pot encallar sense que ningú vulgui moure. Després de dues passades seguides, o quan una posició es dona per tercera vegada, es proposen taules; qui té el torn accepta o continua jugant.
