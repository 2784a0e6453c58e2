### Lo que se ajusta en la mesa: sonidos, relojes.

## La hoja de ajustes

table-moves = Al jugar
table-direct = Jugar al primer toque
table-direct-hint = Con el dedo, el primer toque muestra la jugada y el segundo la hace.
table-keys = Teclas
table-anywhere = Las teclas sueltas valen en toda la página
table-anywhere-hint = Si no, teclas como U o ? solo cuentan tras hacer clic en la partida o llegar a ella con el tabulador.
table-sounds = Sonidos
table-sound = Un sonido suave en cada jugada

## Relojes

table-clock = Relojes
table-clock-use = Jugar con relojes
table-clock-minutes = Minutos por jugador
table-clock-minutes-range = Escribe un número de minutos de { $min } a { $max }, de medio en medio.
table-clock-increment = Segundos añadidos tras cada turno
table-clock-hint = Los relojes arrancan con la primera jugada. Quedarse sin tiempo equivale a rendirse.
table-clock-of = Tiempo de { $name }
table-clock-of-you = Tu tiempo
table-clock-stop = Parar los relojes
table-clock-go = Poner en marcha los relojes
table-clock-slept = Los relojes se pararon mientras el dispositivo estaba en reposo.
table-clock-stopped =
    { INPUT() ->
        [touch] Los relojes están parados. Toca para seguir jugando.
       *[keys] Los relojes están parados. Pulsa para seguir jugando.
    }
