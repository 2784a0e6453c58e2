### Caminos: el que diu l’escena.

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
            [touch] Tria com va la barra i toca la casella on vols posar-la.
           *[keys] Tria com va la barra i aguanta-la damunt del tauler.
        }
       *[no] Uneix dues lletres iguals: tria una peça i la seva posició i { INPUT() ->
            [touch] toca una casella.
           *[keys] aguanta-la damunt del tauler.
        }
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }La roda o R gira la peça.
    }
caminos-hint-wins = Així uneixes dos costats: guanyaries.
caminos-refused-same = Girada així, la peça queda com estava.
caminos-hint-fit = Col·locació { $number } de { $count } damunt de { $square }, amb la peça { $shape }.
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
caminos-move = { $move }

## Peces i botons

caminos-group-tray = Peces que queden
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
caminos-choice-way =
    Posició { $number } de { $count }, posada a a1: { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(aquí no hi cap)
    }
caminos-fact-left = Té { $count }
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = fora de la partida

## El que no es pot col·locar

caminos-illegal-not-the-shape = Aquestes caselles no fan la peça { $shape }.
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
caminos-ending-exhausted = Ningú no pot col·locar cap més peça i no hi ha costats units.
caminos-ending-border = Peces a la vora: { $green } del verd i { $yellow } del groc.{ $scorer ->
        [green] { " " }El verd en té menys: malgrat les taules, s’apunta { $points } a la sèrie.
        [yellow] { " " }El groc en té menys: malgrat les taules, s’apunta { $points } a la sèrie.
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
caminos-side =
    Costat { $letter }: qui l’uneix amb el costat { $letter } oposat guanya.{ $near ->
        [yes] { " " }Aquí també hi valen els dos costats veïns d’aquell.
       *[no] { "" }
    }
caminos-cube-green = verd
caminos-cube-yellow = groc
caminos-cube-neutral = neutral
