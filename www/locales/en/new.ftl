### The dialog for a new game.

new-title = New game of { $game }
new-seat-first = Player { $seat }, who begins
new-seat = Player { $seat }
new-refused = { $setting }: { $fault }
new-turn-seats = Swap places
new-draw-lots = Draw lots
new-start = Start the game
new-position = Set up a position
new-squares-none = none
new-squares-some = { $squares }
new-whole = Enter a whole number from { $min } to { $max }.
