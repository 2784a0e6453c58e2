### Setting up a position piece by piece.

position-title = Montar una posición de { $game }
position-tools = Qué poner en el tablero
position-take = Quitar
position-clear = Vaciar el tablero
position-from-game = Desde esta partida
position-draw = La siguiente ficha que sale es la que tienes en la mano
position-hint =
    { INPUT() ->
        [touch] Elige qué poner en el tablero y toca una casilla.
       *[keys] Elige qué poner en el tablero y pulsa una casilla.
    }
position-there =
    { INPUT() ->
        [touch] Toca ahí para colocarla.
       *[keys] Pulsa para colocarla.
    }
position-whole =
    { $count ->
        [0] La posición inicial. { $status }
        [one] Una jugada lleva hasta aquí. { $status }
       *[other] { $count } jugadas llevan hasta aquí. { $status }
    }
position-play = Jugar desde aquí
position-nothing = No hay nada en { $square }.
position-none-left = No queda ninguna, o no cabe en ningún sitio.
position-snorkels-piece =
    { $piece ->
        [purple] Morado ({ $count })
        [green] Verde ({ $count })
       *[stone] Piedras ({ $count })
    }
position-snorkels-turns = El morado tiene { $purple } en el tablero; el verde, { $green }. Empieza el morado y los colores se alternan: ambos deben tener los mismos, o el morado uno más.
position-caminos-piece =
    { $piece ->
        [green] Verde ({ $count })
        [yellow] Amarillo ({ $count })
       *[neutral] Neutral ({ $count })
    }
position-caminos-turns = El verde tiene { $green } en el tablero; el amarillo, { $yellow }. Primero van las barras neutrales; luego empieza el verde y los colores se alternan, sin unir un camino antes de tiempo: no se ha encontrado un orden así.
position-tayu-turns = No se ha encontrado un orden de turnos en el que se coloquen estas fichas.
position-sendas-hint =
    { INPUT() ->
        [touch] Elige una pieza y toca una casilla para ponerla; tócala otra vez para girarla. Sin piezas propias, las negras empiezan como las blancas, con el tablero girado.
       *[keys] Elige una pieza y pulsa una casilla para ponerla; púlsala otra vez para girarla. Sin piezas propias, las negras empiezan como las blancas, con el tablero girado.
    }
position-sendas-turns = Cada senda necesita { $count } piezas. Blancas: { $white }; negras: { $black }.
position-not-found = Entre las primeras { $count } posiciones examinadas no se ha encontrado ninguna partida que lleve aquí. Puede que la haya.
