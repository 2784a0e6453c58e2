### Uma nova partida.

new-title = Nova partida de { $game }
new-seat-first = Jogador { $seat }, que começa
new-seat = Jogador { $seat }
new-refused = { $setting }: { $fault }
new-turn-seats = Trocar de lugar
new-draw-lots = Sortear os lugares
new-start = Começar a partida
new-position = Montar uma posição
new-squares-none = nenhuma
new-squares-some = { $squares }
new-whole = Escreva um número inteiro de { $min } a { $max }.
