### The score table of a series of games between the same people.

series-title = A series of { $game }
series-game = Game
series-before = before
series-now = in play
series-draw = a draw
series-won = won
series-began = began
series-wins = Wins
series-total = Points
series-next = { $name } begins the next game.
series-next-you = You begin the next game.
series-points-snorkels = Each win is a point.
series-points-sendas = Each win is a point.
series-points-caminos = A connection is worth the faces of its shortest road. Without one, the side with fewer pieces on the rim scores as many points as the other has there. A game that is resigned, or drawn by agreement, is worth nothing.
series-points-tayu = Each side’s total counts, won or lost. A saboteur who wins scores the target that was defended. Whoever resigns scores nothing.
