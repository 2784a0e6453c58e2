### The rules and options of Caminos.

caminos-rules-goal = The aim
caminos-rules-goal-1 = Green and yellow build roads. Whoever first joins two opposite sides of the board by an unbroken run of faces of their own colour wins at once.
caminos-rules-goal-figure = Green has joined the two sides marked A, over nine tops and four walls.
caminos-rules-turn = A turn
caminos-rules-turn-1 = Green begins. In turn, each places one of their pieces: four T, four Z, four L and two O. You may rotate a piece any way you like, even on end. You may not pass.
caminos-rules-stand = Where a piece may stand
caminos-rules-stand-1 = Every cube of it lies over a square of the board, and at least one cube rests on the board itself. So nothing is ever higher than three cubes.
caminos-rules-stand-2 = Nowhere may there be empty space beneath it. It may lie on other pieces, whatever their colour, and it need not touch any.
caminos-rules-stand-figure = Allowed: yellow stands on the board and lies over green, without a gap.
caminos-rules-gap-figure = Forbidden: there would be empty space underneath.
caminos-rules-aloft-figure = Forbidden: no cube would rest on the board.
caminos-rules-road = Roads
caminos-rules-road-1 = Look from above: what counts are the squares whose top cube is yours. Two neighbours at the same height are linked. At different heights they are linked if the whole wall between them is yours.
caminos-rules-road-2 = Corner to corner, over an upright edge or across bare board there is no link. A square in the corner of the board belongs to both sides.
caminos-rules-road-figure = Not joined: between c4 and d4 yellow interrupts the wall.
caminos-rules-sides = Octagon and ring
caminos-rules-sides-1 = On the boards with eight sides you may also join a side to one of the two neighbours of its opposite. The hole in the ring is no side, and nothing may stand over it.
caminos-rules-sides-figure = From side C to a neighbour of the other C: joined.
caminos-rules-out = No place left
caminos-rules-out-1 = Whoever cannot place a piece when their turn comes is out for the rest of the game, and so is their partner. The other side goes on alone. If both are out and no road is joined, the game is a draw.
caminos-rules-neutral = Neutral bars
caminos-rules-neutral-1 = If you like, each side first places a blue bar of three cubes. The bars belong to nobody; a flat one can be covered like any other piece.
caminos-rules-neutral-figure = A bar on end cannot be climbed.
caminos-rules-four = Four players
caminos-rules-four-1 = Players 1 and 3 are green, 2 and 4 are yellow. Each has half the pieces of the colour. Partners win and lose together.
caminos-rules-points = Points
caminos-rules-points-1 = For a series of games: the winner scores the faces of the shortest road between the joined sides, tops and walls alike. On octagon and ring a road between exactly opposite sides counts twice.
caminos-rules-points-2 = In a game without a road, count for each colour the pieces that stand on the rim of the board. Whoever has fewer scores as many points as the other has pieces there.
caminos-rules-hands = With the piece in your hand
caminos-rules-hands-1 = Hold it over the board: it shows where it would stand. A dashed outline tells you that it does not fit, and the line beside the board says why. A click, or the second tap on a square, places it.
caminos-rules-hands-2 = Drag to turn the board. From above, a number says which columns are two or three cubes high. The strip of pictures shows the ways your piece can lie; those that do not fit over the square are faint.
caminos-rules-hands-3 = By keyboard: arrows walk, 1 to 4 choose a piece, R rotates it, T and G tip it, W goes through the ways it can lie, F what fits, Enter places, and Shift with the arrows turns the board.

## Options

caminos-option-board = Board
caminos-option-board-hint = The square is best for a first game.
caminos-option-board-square = Square
caminos-option-board-rhombus = Rhombus
caminos-option-board-octagon = Octagon
caminos-option-board-ring = Ring
caminos-option-players = Number of players
caminos-option-players-hint = With four, partners sit opposite each other, share a colour and take turns.
caminos-option-neutrals = Neutral bars
caminos-option-neutrals-hint = Each side first places a blue bar that nobody owns.
caminos-option-neutrals-no = Without
caminos-option-neutrals-yes = One for each side
