### Una partida nueva.

new-title = Partida nueva de { $game }
new-seat-first = Jugador { $seat }, que empieza
new-seat = Jugador { $seat }
new-refused = { $setting }: { $fault }
new-turn-seats = Cambiar de sitio
new-draw-lots = Echar a suertes
new-start = Empezar la partida
new-position = Montar una posición
new-squares-none = ninguna
new-squares-some = { $squares }
new-whole = Escribe un número entero de { $min } a { $max }.
