### Lo que se dice en todos los juegos y en todas las páginas de Cauce.

## Quién juega

player-name = { $name }
player-default = Jugador { $seat }
player-you = Tú
player-computer = Ordenador { $level }
player-computer-of = Ordenador { $level } (jugador { $seat })
players = Jugadores
seat-active = le toca
seat-away = lejos
seat-won = ha ganado
seat-with = con { $name }
seat-points = Serie: { $points }
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
move-draw = tablas acordadas
said-resign = { $name } se rinde.
said-time = { $name } se queda sin tiempo.
said-draw = Los jugadores acuerdan tablas.
said-at = Jugada { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Toca otra vez la misma casilla para jugar.
       *[keys] Haz clic ahí, o pulsa Intro, para jugar.
    }
said-start = El comienzo de la partida.
status-away =
    { $named ->
        [no] Esperando la respuesta
       *[yes] Esperando a { $name }
    }
status-past = Inicio de una partida terminada: jugada 0 de { $all }
refusal-away = Le toca a { $name }, en otro dispositivo.
refusal-draw-away = Todos tienen que aceptar las tablas, y { $name } no está aquí.
refusal-not-allowed = Esta jugada no se ofrece aquí.
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
command-redo = Rehacer
command-last = Al final
command-note = Comentar esta jugada
command-more = Más sobre esta jugada
command-left = Girar a la izquierda
command-right = Girar a la derecha
command-above = Desde arriba
command-new = Partida nueva
command-invite = Invitar a alguien
command-rules = Reglas
command-share = Compartir
command-settings = Ajustes
command-hint = Pista
command-keys = Teclas
command-draw = Tablas
command-resign = Rendirse
command-rematch = Revancha
command-analyse = Análisis
command-learn = Errores
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

## Lo que no se puede jugar

illegal-unreadable = Eso no es una jugada de este juego.
illegal-spelling = Hay que escribirlo «{ $canonical }».
illegal-over = La partida ha terminado.
illegal-chance-due = Antes hay que hacer un sorteo.
illegal-decision-due = Ahora no se sortea nada: le toca a un jugador.
illegal-off-board = { $square } no está en el tablero.
illegal-occupied = La casilla { $square } ya está ocupada.

## Cargar y guardar

load-failed = No se ha podido cargar. ¿Tienes conexión? Si vuelve a fallar, recarga la página.
load-again = Volver a intentarlo
board-lost = Ahora no se puede dibujar el tablero: al navegador no le queda memoria para imágenes. Cierra otras pestañas y pulsa aquí.
browser-lacks = A este navegador le falta algo que Cauce necesita, o lo tiene desactivado. Actualízalo, permítelo en los ajustes o abre esta página en otro navegador.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = No hay memoria suficiente para Cauce. Cierra otras páginas o reinicia el navegador y vuelve a intentarlo.

## El sitio

home-link = Cauce, ir al inicio
site-menu = Menú
site-library = Biblioteca
language = Idioma
language-name = Español
theme = Aspecto
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
