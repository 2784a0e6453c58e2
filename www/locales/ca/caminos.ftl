### Caminos: el que diu l’escena, les opcions, les regles.

caminos-name = Caminos
caminos-credit = Un joc de Stefan Kögl, 2010.

## Estat, pistes, avisos

caminos-status-place =
    { $side ->
        [green] Li toca a { $name } (verd)
       *[yellow] Li toca a { $name } (groc)
    }
caminos-status-bar = { $name }: col·loca una barra neutral
caminos-status-alone =
    { $other ->
        [green] { $name } continua sense rival: ja no es pot col·locar cap peça verda
       *[yellow] { $name } continua sense rival: ja no es pot col·locar cap peça groga
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Gira la barra i toca la casella on vols posar-la.
           *[keys] Gira la barra i aguanta-la damunt del tauler.
        }
       *[no] { INPUT() ->
            [touch] Tria una peça, gira-la i toca la casella on vols posar-la.
           *[keys] Tria una peça, gira-la i aguanta-la damunt del tauler.
        }
    }
caminos-hint-wins = Així uneixes dos costats: guanyaries.
caminos-refused-square = Tria abans una casella del tauler.
caminos-refused-fit = La peça no hi cap de cap manera.
caminos-refused-same = Girada així, la peça queda com estava.
caminos-hint-fit = Manera { $number } de { $count } damunt de { $square }, amb la peça { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } col·loca la barra neutral: { $columns }.
       *[other] { $name } col·loca la peça { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } a l’altura { $from }
       *[other] { $square } de l’altura { $from } a la { $to }
    }
caminos-said-out =
    { $side ->
        [green] Ja no es pot col·locar cap peça verda: el verd queda fora.
       *[yellow] Ja no es pot col·locar cap peça groga: el groc queda fora.
    }
caminos-hand =
    { $shape ->
        [I] A la mà: la barra neutral, altura { $height }.
       *[other] A la mà: { $shape }, altura { $height }.
    }
caminos-over =
    { $fits ->
        [yes] Quedaria a { $columns }.
       *[no] És damunt de { $columns }.
    }
caminos-move = { $shape } { $squares }

## Peces i botons

caminos-group-tray = Peces que queden
caminos-group-turn = Gira o tomba la peça
caminos-group-ways = Posicions
caminos-choice-piece =
    { $shape ->
        [I] Barra × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(no hi cap)
    }
caminos-choice-piece-hint =
    Agafa-la a la mà{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-turn = Gira
caminos-choice-turn-hint =
    Un quart de volta cap a la dreta.{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }Tecla R o roda del ratolí.
    }
caminos-choice-tip-away = Tomba enrere
caminos-choice-tip-away-hint = Tomba la peça per damunt del costat més allunyat{ -key(of: "T") }.
caminos-choice-tip-right = Tomba a la dreta
caminos-choice-tip-right-hint = Tomba la peça per damunt del costat dret{ -key(of: "G") }.
caminos-choice-place =
    { $square ->
        [none] Col·loca-la
       *[other] Col·loca-la a { $square }
    }
caminos-choice-fit =
    { $square ->
        [none] Què hi cap?
       *[other] Què cap a { $square }?
    }
caminos-choice-fit-hint = Mostra, l’una rere l’altra, totes les peces que pots col·locar damunt d’aquesta casella{ -key(of: "F") }.
caminos-choice-ways = Altres posicions
caminos-choice-ways-hint = Mostra de quines maneres pot quedar la peça aquí{ -key(of: "W") }.
caminos-choice-way = Posició { $number }
caminos-choice-way-hint = Posició { $number } de { $count }, altura { $height }
caminos-fact-left = En queden { $count }: T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = fora de la partida

## El que no es pot col·locar

caminos-illegal-not-the-shape = Aquestes caselles no fan la peça { $shape }, es giri com es giri.
caminos-illegal-off-grid = Una part de la peça quedaria fora del tauler.
caminos-illegal-bar-first = Primer cada bàndol col·loca la seva barra neutral.
caminos-illegal-none-left =
    { $shape ->
        [I] Ara no hi ha cap barra neutral per col·locar.
       *[other] No et queda cap peça { $shape }.
    }
caminos-illegal-gap = A { $square } quedaria un buit sota la peça.
caminos-illegal-aloft = Cap cub de la peça no reposaria al tauler.

## El final

caminos-ending-joined =
    { $side ->
        [green] El verd
       *[yellow] El groc
    } { $pair ->
        [exact] ha unit els dos costats { $from }.
       *[near] ha unit el costat { $from } amb el { $to }, veí del seu oposat.
    }
caminos-ending-path = El camí més curt té { $faces } cares: { $tops } de dalt i { $walls ->
        [0] cap
       *[other] { $walls }
    } de paret.{ $doubled ->
        [yes] { " " }Entre costats oposats val el doble: { $points } punts.
       *[no] { " " }Fan { $points } punts.
    }
caminos-ending-exhausted = Ningú no pot col·locar cap més peça i no hi ha cap camí.
caminos-ending-border = Peces a la vora: { $green } del verd i { $yellow } del groc.{ $scorer ->
        [green] { " " }El verd en té menys i s’apunta { $points }.
        [yellow] { " " }El groc en té menys i s’apunta { $points }.
       *[nobody] { " " }Empaten: cap punt per a ningú.
    }

## Caselles

caminos-square-bare = { $square }, buida{ $border ->
        [0] { "" }
        [1] , al costat { $sides }
       *[other] , als costats { $sides }
    }
caminos-square-column = { $square }, altura { $height }, de baix a dalt: { $cubes }{ $border ->
        [0] { "" }
        [1] , al costat { $sides }
       *[other] , als costats { $sides }
    }
caminos-square-side = { $letter }
caminos-cube-green = verd
caminos-cube-yellow = groc
caminos-cube-neutral = neutral

## Opcions

caminos-option-board = Tauler
caminos-option-board-hint = Per a la primera partida, millor el quadrat.
caminos-option-board-square = Quadrat
caminos-option-board-rhombus = Rombe
caminos-option-board-octagon = Octàgon
caminos-option-board-ring = Anell
caminos-option-players = Nombre de jugadors
caminos-option-players-hint = Si són quatre, els qui seuen cara a cara juguen per torns amb el mateix color.
caminos-option-players-2 = Dos
caminos-option-players-4 = Quatre, en dos equips
caminos-option-neutrals = Barres neutrals
caminos-option-neutrals-hint = Cada bàndol col·loca primer una barra blava que no és de ningú.
caminos-option-neutrals-no = Sense
caminos-option-neutrals-yes = Una per bàndol

## Regles

caminos-rules-goal = L’objectiu
caminos-rules-goal-1 = Verd i groc construeixen camins. Guanya a l’acte qui primer uneix dos costats oposats del tauler amb una sèrie ininterrompuda de cares del seu color.
caminos-rules-goal-figure = El verd ha unit els costats A: nou cares de dalt i quatre de paret.
caminos-rules-turn = El torn
caminos-rules-turn-1 = Comença el verd. Per torns, cadascú col·loca una de les seves peces: quatre T, quatre Z, quatre L i dues O. Es poden girar com es vulgui, també dretes. No es pot passar.
caminos-rules-stand = On pot anar una peça
caminos-rules-stand-1 = Tots els seus cubs queden damunt de caselles del tauler i almenys un reposa al tauler mateix. Per això res no passa mai de tres cubs d’alt.
caminos-rules-stand-2 = A sota no hi pot quedar cap buit. Pot reposar damunt d’altres peces, del color que siguin, i no cal que en toqui cap.
caminos-rules-stand-figure = Permès: el groc reposa al tauler i tapa el verd sense deixar cap buit.
caminos-rules-gap-figure = Prohibit: a sota hi quedaria un buit.
caminos-rules-aloft-figure = Prohibit: cap cub no reposaria al tauler.
caminos-rules-road = Els camins
caminos-rules-road-1 = Mira-ho des de dalt: compten les caselles que tenen el cub de dalt teu. Dues veïnes de la mateixa altura estan unides. Si l’altura és diferent, ho estan quan tota la paret que hi ha entre elles és teva.
caminos-rules-road-2 = Ni en diagonal, ni per una aresta vertical, ni pel tauler nu no hi ha unió. Una casella de cantonada és dels dos costats.
caminos-rules-road-figure = Sense unir: entre c4 i d4 el groc talla la paret.
caminos-rules-sides = Octàgon i anell
caminos-rules-sides-1 = Als taulers de vuit costats també pots unir un costat amb un dels dos veïns del seu oposat. El forat de l’anell no és cap costat, i res no hi pot passar per sobre.
caminos-rules-sides-figure = Del costat C a un veí de l’altre C: units.
caminos-rules-out = Sense lloc
caminos-rules-out-1 = Qui no pot col·locar cap peça quan li toca queda fora fins al final, i la seva parella també. L’altre bàndol continua sol. Si tots dos queden fora sense camí, la partida acaba en taules.
caminos-rules-neutral = Barres neutrals
caminos-rules-neutral-1 = Si voleu, cada bàndol col·loca primer una barra blava de tres cubs. No són de ningú; una barra ajaguda es pot tapar com qualsevol peça.
caminos-rules-neutral-figure = A una barra dreta no s’hi pot pujar.
caminos-rules-four = Quatre jugadors
caminos-rules-four-1 = Els jugadors 1 i 3 són verds; el 2 i el 4, grocs. Cadascú té la meitat de les peces del color. Cada parella guanya i perd plegada.
caminos-rules-points = Punts
caminos-rules-points-1 = En una sèrie de partides, qui guanya s’apunta les cares del camí més curt entre els costats units, les de dalt i les de paret. A l’octàgon i a l’anell, un camí entre costats exactament oposats val el doble.
caminos-rules-points-2 = Si no hi ha camí, es compten les peces de cada color que són a la vora del tauler. Qui en té menys s’apunta tants punts com peces hi té l’altre.
caminos-rules-hands = Amb la peça a la mà
caminos-rules-hands-1 = Aguanta-la damunt del tauler i veuràs on quedaria. Un contorn de ratlletes avisa que no hi cap, i la línia del costat del tauler diu per què. Torna a prémer la casella, o «Col·loca-la», i queda posada.
caminos-rules-hands-2 = Arrossega per girar el tauler. Des de dalt, un número diu l’altura de cada columna. «Què hi cap?» passa revista a tot el que pot anar damunt de la casella; «{ caminos-choice-ways }» ensenya la peça de totes les maneres.
caminos-rules-hands-3 = Amb el teclat: les fletxes et mouen pel tauler; de l’1 al 4 tries la peça; R la gira, T i G la tomben, W n’ensenya les posicions, F el que hi cap i Retorn la col·loca; Maj i les fletxes giren el tauler.
