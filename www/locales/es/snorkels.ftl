### Snorkels: lo que dice la escena.

snorkels-name = Snorkels
snorkels-credit = Un juego de Mark Engelberg, 2010.

## Estado, pistas, avisos

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] Le toca a { $name } (morado)
       *[green] Le toca a { $name } (verde)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Toca una casilla para poner un snorkel.
       *[keys] Pulsa una casilla para poner un snorkel.
    } Gana quien deja sin aire al otro color.
snorkels-hint-choice = Coloca un snorkel verde o cambia: el morado será tuyo.
snorkels-hint-air = El número indica por cuántas casillas vacías respira el grupo.
snorkels-hint-swapped = El snorkel del tablero es ahora de { $by }. { $name } sigue con el verde.
snorkels-hint-capture = Así le quitas al rival el último aire: ganarías.
snorkels-hint-self-capture = Ahí tus propios snorkels se quedarían sin aire: perderías.
snorkels-said-place =
    { $side ->
        [purple] { $name } coloca un snorkel morado en { $square }.
       *[green] { $name } coloca un snorkel verde en { $square }.
    }
snorkels-said-swap = { $name } cambia al morado.
snorkels-choice-swap = Cambiar al morado
snorkels-move-swap = cambia al morado
snorkels-illegal-no-choice = El color se elige una sola vez, como respuesta al primer snorkel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Un snorkel morado se ha quedado sin aire y queda capturado.
               *[other] { $count } snorkels morados se han quedado sin aire y quedan capturados.
            }
       *[green]
            { $count ->
                [one] Un snorkel verde se ha quedado sin aire y queda capturado.
               *[other] { $count } snorkels verdes se han quedado sin aire y quedan capturados.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] El morado le ha quitado el último aire a un snorkel propio.
               *[other] El morado les ha quitado el último aire a { $count } snorkels propios.
            }
       *[green]
            { $count ->
                [one] El verde le ha quitado el último aire a un snorkel propio.
               *[other] El verde les ha quitado el último aire a { $count } snorkels propios.
            }
    }

## Casillas

snorkels-square-empty = { $square }, vacía
snorkels-square-stone = { $square }, piedra
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, morado
       *[green] { $square }, verde
    }, grupo de { $group }, { $air ->
        [0] sin aire
       *[other] aire por { $air }
    }

snorkels-too-many-beside =
    { $max ->
        [0] no puede haber ninguna casilla
        [one] puede haber como mucho { $max } casilla
       *[other] puede haber como mucho { $max } casillas
    }, porque las piedras al azar también cuentan: { $taken }.
snorkels-seat-1 = Jugador 1, que coloca el primer snorkel morado
snorkels-seat-2 = Jugador 2, que después elige color
