### Lo que se dice en todos los juegos y en todas las páginas de Cauce.

## Quién juega

player-name = { $name }
player-default = Jugador { $seat }
player-you = Tú
player-computer = Ordenador { $level }
player-computer-of = Ordenador { $level } (jugador { $seat })
players = Jugadores
seat-active = le toca
seat-away = a distancia
seat-won = ha ganado
seat-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
side-open = sin bando
side-name =
    { $side ->
        [purple] Morado
        [green] Verde
        [yellow] Amarillo
        [ns] Norte y sur
        [ew] Este y oeste
        [saboteur] Saboteador
        [white] Blancas
       *[black] Negras
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, con el jugador { $partner }

## El tablero y las jugadas

board = { $game }, el tablero
moves = Jugadas
moves-none = Aún no hay jugadas. Aquí aparecerá cada una: vuelve a cualquiera y sigue desde ahí.
move-named = { $number } { $move }, { $name }
moves-variation = Variante
move-resign = se rinde
move-time = se queda sin tiempo
move-draw = tablas de acuerdo
said-resign = { $name } se rinde.
said-time = { $name } se queda sin tiempo.
said-draw = Los jugadores acuerdan tablas.
said-at = Jugada { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Toca otra vez para jugar.
       *[keys] Pulsa para jugar.
    }
said-start = El comienzo de la partida.
status-away = { $name }: se espera su jugada
refusal-away = Le toca a { $name }, en otro dispositivo.
refusal-draw-away = Todos tienen que aceptar las tablas, y { $name } no está aquí.
refusal-elsewhere = Esta jugada era para otra posición.

-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## Qué se puede hacer

walk = Jugadas atrás y adelante
camera = Girar el tablero
actions = Esta partida
command-first = Al principio
command-undo = Deshacer
command-play = Reproducir
command-pause = Pausa
command-redo = Rehacer
command-last = Al final
command-note = Comentar esta jugada
command-more = Más sobre esta jugada
command-left = Girar a la izquierda
command-right = Girar a la derecha
command-above = Desde arriba
command-new = Partida nueva
command-rules = Reglas
command-share = Compartir
command-settings = Ajustes
command-hint = Pista
command-keys = Teclas
command-draw = Tablas
command-resign = Rendirse
command-rematch = Revancha
command-analyse = Análisis
command-learn = Mis errores
command-series = Serie
close = Cerrar
cancel = Cancelar
dismiss = Quitar este mensaje
rename = Cambiar el jugador

## El final

ending-won =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
ending-draw = La partida queda en tablas
ending-agreement = Así lo acordaron los jugadores.
ending-resignation = { $name } se ha rendido.
ending-time = A { $name } se le ha acabado el tiempo.

## Las reglas


## Lo que no se puede jugar

illegal-unreadable = Eso no es una jugada de este juego.
illegal-spelling = Hay que escribirlo «{ $canonical }».
illegal-over = La partida ha terminado.
illegal-chance-due = Antes hay que hacer un sorteo.
illegal-decision-due = Ahora no se sortea nada: le toca a un jugador.
illegal-off-board = { $square } no está en el tablero.
illegal-occupied = La casilla { $square } ya está ocupada.

## Lo que no se puede leer

line-error-setup = Esta partida no se puede preparar. El fallo está en «{ $text }». { $reason }
line-error-token = La jugada { $number }, «{ $text }», no se puede hacer. { $reason }
line-error-empty =
    { $number ->
        [0] Esta partida no se puede preparar. { $reason }
       *[other] La jugada { $number } no se puede hacer. { $reason }
    }
line-no-game = El enlace no dice de qué juego se trata. Debería empezar así: «game=snorkels». Los juegos que hay: { $known }.
line-unknown-game = No hay ningún juego con ese nombre. Los que hay: { $known }.
line-spacing = Entre dos palabras tiene que haber exactamente un espacio.
line-too-long = Una partida puede ocupar como mucho { $max } bytes.
line-unreadable = Esto no se puede leer.
line-as-far = Mostrar la partida hasta ahí
options-not-a-pair = «{ $word }» debería tener la forma CLAVE=VALOR.
options-unknown-key = «{ $key }» no es una opción de este juego. Las que hay: { $known }.
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
link-seats = El enlace no dice bien quién juega desde dónde. { $reason }
link-id = «{ $text }» no puede identificar una partida.
save-damaged = La partida guardada está dañada.
save-newer = La partida se guardó con una versión más nueva ({ $version }) de Cauce.
save-start = La partida guardada no se puede leer. { $reason }
save-token = La partida guardada contiene una jugada imposible, «{ $text }». { $reason }
save-unknown-game = La partida se guardó con una versión de Cauce que tiene un juego llamado «{ $name }». Esta no lo tiene.

## Cargar y guardar

load-failed = No se ha podido cargar. ¿Hay conexión?
load-again = Volver a intentarlo

## El sitio

home-link = Cauce, ir al inicio
site-library = Biblioteca
language = Idioma
language-name = Español
theme = Aspecto
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
