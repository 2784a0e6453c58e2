### Lo que no se puede leer

line-error-setup = Esta partida no se puede preparar. El fallo está en «{ $text }». { $reason }
line-error-token = La jugada { $number }, «{ $text }», no se puede hacer. { $reason }
line-error-empty =
    { $number ->
        [0] Esta partida no se puede preparar. { $reason }
       *[other] La jugada { $number } no se puede hacer. { $reason }
    }
line-no-game = El enlace no dice de qué juego se trata. Debería empezar así: «game=snorkels». Juegos disponibles: { $known }.
line-unknown-game = No hay ningún juego con ese nombre. Juegos disponibles: { $known }.
line-spacing = Entre dos palabras tiene que haber exactamente un espacio.
line-too-long = Una partida puede ocupar como mucho { $max } bytes.
line-unreadable = Esto no se puede leer.
line-as-far = Mostrar la partida hasta ahí
options-not-a-pair = «{ $word }» debería tener la forma CLAVE=VALOR.
options-unknown-key = «{ $key }» no es una opción de este juego. Opciones: { $known }.
options-repeated-key = «{ $key }» aparece dos veces.
options-value = «{ $value }» no sirve para «{ $key }»: { $fault }
fault-one-of = tiene que ser una de estas palabras: { $words }.
fault-range = tiene que ser un número entero de { $min } a { $max }.
fault-not-a-square = «{ $text }» no es una casilla.
fault-off-board = { $square } no está en el tablero.
fault-repeated = { $square } aparece dos veces.
fault-only-with = solo va junto con { $word }.
fault-not-with = no va junto con { $word }.
fault-not-a-piece = «{ $text }» no es una pieza: una casilla y sus extremos abiertos en el orden NESW, como c1NE.
fault-pieces = tiene que haber exactamente { $count } piezas.
fault-apart =
    { $side ->
        [white] la senda blanca está partida: { $squares } sin unión con el resto.
       *[black] la senda negra está partida: { $squares } sin unión con el resto.
    }
fault-too-many =
    { $max ->
        [one] puede haber como mucho { $max } casilla.
       *[other] puede haber como mucho { $max } casillas.
    }
seats-unknown = «{ $word }» no vale para un asiento: debe ser «here», «away» o de «computer-1» a «computer-8».
seats-count = La partida tiene { $seats } asientos y se indican { $given }.
link-seats = El enlace no dice quién juega en cada sitio. { $reason }
link-id = «{ $text }» no puede identificar una partida.
link-cut = Falta el final de este enlace: se cortó por el camino. Pide que te lo envíen otra vez.
link-changed = Este enlace se alteró por el camino y ya no es válido. Pide que te lo envíen otra vez.
save-damaged = La partida guardada está dañada.
save-newer = La partida se guardó con una versión más nueva ({ $version }) de Cauce.
save-start = La partida guardada no se puede leer. { $reason }
save-token = La partida guardada contiene una jugada imposible, «{ $text }». { $reason }
save-unknown-game = La partida se guardó con una versión de Cauce que tiene un juego llamado «{ $name }». Esta no lo tiene.
