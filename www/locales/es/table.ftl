### Lo que se ajusta en la mesa: sonidos, relojes, la tableta sobre la mesa.

## La hoja de ajustes

table-moves = Al mover
table-direct = Jugar al primer toque
table-direct-hint = Con el dedo, el primer toque muestra la jugada y el segundo la hace.
table-keys = Teclas
table-anywhere = Las teclas sueltas valen en toda la página
table-anywhere-hint = Si no, teclas como U o ? solo cuentan tras hacer clic en la partida o llegar a ella con el tabulador.
table-sounds = Sonidos
table-sound = Un sonido suave en cada jugada
table-volume = Volumen
table-computer = El ordenador como rival
table-teacher = Ofrecer deshacer un error grave
table-resigns = Se rinde cuando está demostrado que pierde
table-rating-about = Tu puntuación es un número Elo de tus últimas 30 partidas en este dispositivo: 0 es quien juega al azar. Las partidas con pistas o jugadas deshechas no cuentan.

## La tableta sobre la mesa

table-flat = Tableta sobre la mesa
table-flat-hint = Para dos a cuatro personas alrededor de una tableta: el nombre, el reloj y los botones de cada cual miran hacia su lado.
table-flat-lay = Ponerla sobre la mesa
table-flat-leave = Volver a la vista normal
table-flat-normal = Vista normal
table-flat-ask = ¿Queréis volver todos? La partida sigue.
table-flat-name = Tableta sobre la mesa
table-turned = Girar el tablero hacia quien tiene el turno
table-seat = { $name }, { $side }

## Relojes

table-clock = Relojes
table-clock-use = Jugar con relojes
table-clock-minutes = Minutos por jugador
table-clock-minutes-of = Minutos, jugador { $seat }
table-clock-minutes-range = Escribe un número de minutos de { $min } a { $max }, de medio en medio.
table-clock-each = Tiempos distintos para cada jugador
table-clock-increment = Segundos añadidos tras cada turno
table-clock-hint = Los relojes arrancan con la primera jugada. Quedarse sin tiempo equivale a rendirse.
table-clock-of = Tiempo de { $name }
table-clock-of-you = Tu tiempo
table-clock-stop = Parar los relojes
table-clock-go = Poner en marcha los relojes
table-clock-slept = El dispositivo estaba en reposo, y mientras tanto no ha corrido el tiempo.
table-clock-stopped =
    { INPUT() ->
        [touch] Los relojes están parados. Toca para seguir jugando.
       *[keys] Los relojes están parados. Pulsa para seguir jugando.
    }
