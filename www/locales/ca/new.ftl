### Una partida nova.

new-title = { $game }: partida nova
new-seat-first = Jugador { $seat }, que comença
new-seat = Jugador { $seat }
new-refused = { $setting }: { $fault }
new-turn-seats = Canvia els llocs
new-draw-lots = Sorteja els llocs
new-start = Comença la partida
new-position = Munta una posició
new-squares-none = cap
new-squares-some = { $squares }
new-whole = Escriu un nombre enter de { $min } a { $max }.
