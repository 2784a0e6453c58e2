### Una nuova partita.

new-title = Nuova partita di { $game }
new-seat-first = Giocatore { $seat }, che comincia
new-seat = Giocatore { $seat }
new-refused = { $setting }: { $fault }
new-turn-seats = Scambia i posti
new-draw-lots = Sorteggia i posti
new-start = Inizia la partita
new-position = Componi una posizione
new-squares-none = nessuna
new-squares-some = { $squares }
new-whole = Scrivi un numero intero da { $min } a { $max }.
