### Caminos: lo que dice la escena.

caminos-name = Caminos
caminos-credit = Un juego de Stefan Kögl, 2010.

## Estado, pistas, avisos

caminos-status-place =
    { $side ->
        [green] Le toca a { $name } (verde)
       *[yellow] Le toca a { $name } (amarillo)
    }
caminos-status-bar = { $name }: coloca una barra neutral
caminos-status-alone =
    { $other ->
        [green] { $name } sigue sin rival: ya no cabe ninguna pieza verde
       *[yellow] { $name } sigue sin rival: ya no cabe ninguna pieza amarilla
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Elige cómo va la barra y toca la casilla donde ponerla.
           *[keys] Elige cómo va la barra y sostenla sobre el tablero.
        }
       *[no] Une dos letras iguales: elige una pieza y su posición y { INPUT() ->
            [touch] toca una casilla.
           *[keys] sostenla sobre el tablero.
        }
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }La rueda o R gira la pieza.
    }
caminos-hint-wins = Así unes dos lados: ganarías.
caminos-refused-same = Girada así, la pieza queda como estaba.
caminos-hint-fit = Colocación { $number } de { $count } sobre { $square }, con la pieza { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } coloca la barra neutral: { $columns }.
       *[other] { $name } coloca una { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } a la altura { $from }
       *[other] { $square } a las alturas { $from } a { $to }
    }
caminos-said-out =
    { $side ->
        [green] Ya no cabe ninguna pieza verde: el verde queda fuera.
       *[yellow] Ya no cabe ninguna pieza amarilla: el amarillo queda fuera.
    }
caminos-hand =
    { $shape ->
        [I] En tu mano: la barra neutral, altura { $height }.
       *[other] En tu mano: { $shape }, altura { $height }.
    }
caminos-over =
    { $fits ->
        [yes] Quedaría en { $columns }.
       *[no] Está sobre { $columns }.
    }
caminos-move = { $move }

## Piezas y botones

caminos-group-tray = Piezas que quedan
caminos-group-ways = Posiciones
caminos-choice-piece =
    { $shape ->
        [I] Barra × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(no cabe)
    }
caminos-choice-piece-hint =
    Tómala en la mano{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-way =
    Posición { $number } de { $count }, puesta en a1: { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(aquí no cabe)
    }
caminos-fact-left = Aún { $count }
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = fuera de la partida

## Lo que no se puede colocar

caminos-illegal-not-the-shape = Estas casillas no forman la pieza { $shape }.
caminos-illegal-off-grid = Una parte de la pieza quedaría fuera del tablero.
caminos-illegal-bar-first = Primero cada bando coloca su barra neutral.
caminos-illegal-none-left =
    { $shape ->
        [I] Ahora no hay ninguna barra neutral que colocar.
       *[other] No te queda ninguna pieza { $shape }.
    }
caminos-illegal-gap = Quedaría un hueco debajo de la pieza en { $square }.
caminos-illegal-aloft = Ningún cubo de la pieza se apoyaría en el tablero.

## El final

caminos-ending-joined =
    { $side ->
        [green] El verde
       *[yellow] El amarillo
    } { $pair ->
        [exact] ha unido los dos lados { $from }.
       *[near] ha unido los lados { $from } y { $to }, casi opuestos.
    }
caminos-ending-path = El camino más corto tiene { $faces } caras: { $tops } de arriba y { $walls ->
        [0] ninguna
       *[other] { $walls }
    } de pared.{ $doubled ->
        [yes] { " " }Entre lados opuestos vale doble: { $points } puntos.
       *[no] { " " }Son { $points } puntos.
    }
caminos-ending-exhausted = Nadie puede colocar ya ninguna pieza y no hay lados unidos.
caminos-ending-border = Piezas en el borde: verdes, { $green }; amarillas, { $yellow }.{ $scorer ->
        [green] { " " }El verde tiene menos: pese a las tablas, se apunta { $points } en la serie.
        [yellow] { " " }El amarillo tiene menos: pese a las tablas, se apunta { $points } en la serie.
       *[nobody] { " " }Hay empate: ningún punto.
    }

## Casillas

caminos-square-bare = { $square }, vacía{ $border ->
        [0] { "" }
        [1] , en el lado { $sides }
       *[other] , en los lados { $sides }
    }
caminos-square-column = { $square }, altura { $height }, de abajo arriba: { $cubes }{ $border ->
        [0] { "" }
        [1] , en el lado { $sides }
       *[other] , en los lados { $sides }
    }
caminos-square-side = { $letter }
caminos-side =
    Lado { $letter }: quien lo une con el lado { $letter } opuesto gana.{ $near ->
        [yes] { " " }Aquí valen también los dos lados vecinos de aquel.
       *[no] { "" }
    }
caminos-cube-green = verde
caminos-cube-yellow = amarillo
caminos-cube-neutral = neutral
