### Caminos: what the scene says, the options, the rules.

caminos-name = Caminos
caminos-credit = A game by Stefan Kögl, 2010.

## Status, hints, announcements

caminos-status-place =
    { $side ->
        [green] { $name } to move (green)
       *[yellow] { $name } to move (yellow)
    }
caminos-status-bar = { $name } to place a neutral bar
caminos-status-alone =
    { $other ->
        [green] { $name } plays on alone: no green piece fits any more
       *[yellow] { $name } plays on alone: no yellow piece fits any more
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Rotate the bar, and tap where it is to stand.
           *[keys] Rotate the bar, and hold it over the board.
        }
       *[no] { INPUT() ->
            [touch] Choose a piece, rotate it, and tap where it is to stand.
           *[keys] Choose a piece, rotate it, and hold it over the board.
        }
    }
caminos-hint-wins = That joins two sides: you would win.
caminos-refused-square = First choose a square on the board.
caminos-refused-fit = The piece does not fit there in any way.
caminos-refused-same = Rotated like that, the piece lies as before.
caminos-hint-fit = Placement { $number } of { $count } over { $square }, with piece { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } places the neutral bar: { $columns }.
       *[other] { $name } places { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } at height { $from }
       *[other] { $square } at heights { $from } to { $to }
    }
caminos-said-out =
    { $side ->
        [green] No green piece fits any more: green is out.
       *[yellow] No yellow piece fits any more: yellow is out.
    }
caminos-hand =
    { $shape ->
        [I] In your hand: the neutral bar, { $height } high.
       *[other] In your hand: { $shape }, { $height } high.
    }
caminos-over =
    { $fits ->
        [yes] It would stand on { $columns }.
       *[no] It is held over { $columns }.
    }
caminos-move = { $shape } { $squares }

## Pieces and buttons

caminos-group-tray = Pieces left
caminos-group-turn = Rotate the piece
caminos-group-ways = Positions
caminos-choice-piece =
    { $shape ->
        [I] Bar × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(fits nowhere)
    }
caminos-choice-piece-hint =
    Take it into your hand{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-turn = Rotate
caminos-choice-turn-hint =
    A quarter turn clockwise.{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }Key R, or the mouse wheel.
    }
caminos-choice-tip-away = Tip away
caminos-choice-tip-away-hint = Over the side away from you{ -key(of: "T") }.
caminos-choice-tip-right = Tip right
caminos-choice-tip-right-hint = Over its right side{ -key(of: "G") }.
caminos-choice-place =
    { $square ->
        [none] Place it
       *[other] Place it on { $square }
    }
caminos-choice-fit =
    { $square ->
        [none] What fits here?
       *[other] What fits on { $square }?
    }
caminos-choice-fit-hint = Shows, one after the other, all that you can place over this square{ -key(of: "F") }.
caminos-choice-ways = Other positions
caminos-choice-ways-hint = Shows the ways the piece can lie here{ -key(of: "W") }.
caminos-choice-way = Position { $number }
caminos-choice-way-hint = Position { $number } of { $count }, { $height } high
caminos-fact-left = { $count } left: T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = out of the game

## What cannot be placed

caminos-illegal-not-the-shape = These squares do not make the piece { $shape }, however it is rotated.
caminos-illegal-off-grid = A part of the piece would not be over the board.
caminos-illegal-bar-first = First each side places its neutral bar.
caminos-illegal-none-left =
    { $shape ->
        [I] There is no neutral bar to place now.
       *[other] You have no piece { $shape } left.
    }
caminos-illegal-gap = There would be empty space under the piece on { $square }.
caminos-illegal-aloft = No cube of the piece would rest on the board.

## The end

caminos-ending-joined =
    { $side ->
        [green] Green
       *[yellow] Yellow
    } { $pair ->
        [exact] has joined the two sides marked { $from }.
       *[near] has joined side { $from } to side { $to }, a neighbour of its opposite.
    }
caminos-ending-path = The shortest road has { $faces } faces: { $tops } tops and { $walls ->
        [0] no walls
        [one] { $walls } wall
       *[other] { $walls } walls
    }.{ $doubled ->
        [yes] { " " }Between opposite sides it counts twice: { $points } points.
       *[no] { " " }That makes { $points } points.
    }
caminos-ending-exhausted = Nobody can place a piece any more, and no road is joined.
caminos-ending-border = Pieces on the rim: { $green } green, { $yellow } yellow.{ $scorer ->
        [green] { " " }Green has fewer and scores { $points }.
        [yellow] { " " }Yellow has fewer and scores { $points }.
       *[nobody] { " " }That is equal: no points.
    }

## Squares

caminos-square-bare = { $square }, bare{ $border ->
        [0] { "" }
        [1] , on side { $sides }
       *[other] , on sides { $sides }
    }
caminos-square-column = { $square }, height { $height }, from below: { $cubes }{ $border ->
        [0] { "" }
        [1] , on side { $sides }
       *[other] , on sides { $sides }
    }
caminos-square-side = { $letter }
caminos-cube-green = green
caminos-cube-yellow = yellow
caminos-cube-neutral = neutral

## Options

caminos-option-board = Board
caminos-option-board-hint = The square is best for a first game.
caminos-option-board-square = Square
caminos-option-board-rhombus = Rhombus
caminos-option-board-octagon = Octagon
caminos-option-board-ring = Ring
caminos-option-players = Number of players
caminos-option-players-hint = With four, partners sit opposite each other, share a colour and take turns.
caminos-option-players-2 = Two
caminos-option-players-4 = Four, in two teams
caminos-option-neutrals = Neutral bars
caminos-option-neutrals-hint = Each side first places a blue bar that nobody owns.
caminos-option-neutrals-no = Without
caminos-option-neutrals-yes = One for each side

## Rules

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
caminos-rules-hands-1 = Hold it over the board: it shows where it would stand. A dashed outline tells you that it does not fit, and the line beside the board says why. Press the square again, or “Place it”, to place it.
caminos-rules-hands-2 = Drag to turn the board. From above, a number on each column says how high it is. “What fits here?” goes through everything that can be placed over the square, “{ caminos-choice-ways }” shows the piece from all sides.
caminos-rules-hands-3 = By keyboard: arrows walk, 1 to 4 choose a piece, R rotates it, T and G tip it, W shows its positions, F what fits, Enter places, and Shift with the arrows turns the board.
