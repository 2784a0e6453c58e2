### Lo que se ajusta en la mesa: sonidos, relojes.

## La hoja de ajustes

table-settings = En esta mesa
table-sounds = Sonidos
table-sound = Un sonido suave en cada jugada
table-volume = Volumen
table-screen = Pantalla
table-awake = Mantener la pantalla encendida durante la partida

## Relojes

table-clock = Relojes
table-clock-use = Jugar con relojes
table-clock-minutes = Minutos por jugador
table-clock-minutes-of = Minutos, jugador { $seat }
table-clock-each = No los mismos para todos
table-clock-increment = Segundos que añade cada turno
table-clock-hint = Los relojes arrancan con la primera jugada. Quien agota su tiempo pierde la partida.
table-clock-of = Tiempo de { $name }
table-clock-stop = Parar los relojes
table-clock-go = Poner en marcha los relojes
table-clock-stopped = Los relojes están parados. Pulsa para seguir jugando.
table-clock-fell = A { $name } se le ha acabado el tiempo.
