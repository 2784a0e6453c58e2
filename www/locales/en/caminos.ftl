### Caminos: the texts of the board.

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
        [yes] Pick how the bar lies,
       *[no] Join two equal letters: pick a piece and how it lies,
    } { INPUT() ->
        [touch] tap a square.
       *[keys] hold it over the board.
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }The wheel or R rotates it.
    }
caminos-hint-wins = That joins two sides: you would win.
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
caminos-move = { $move }

## Pieces and buttons

caminos-group-tray = Pieces left
caminos-group-ways = Rotations
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
caminos-choice-way =
    Rotation { $number } of { $count }, as it would lie at a1: { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(does not fit here)
    }
caminos-fact-left = { $count } left
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = out of the game

## Illegal placements

caminos-illegal-not-the-shape = These squares do not make the piece { $shape }.
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
        [green] { " " }Green has fewer: despite the draw, it scores { $points } in the series.
        [yellow] { " " }Yellow has fewer: despite the draw, it scores { $points } in the series.
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
caminos-side =
    Side { $letter }: whoever joins it to the opposite side { $letter } wins.{ $near ->
        [yes] { " " }Here its two neighbours over there count, too.
       *[no] { "" }
    }
caminos-cube-green = green
caminos-cube-yellow = yellow
caminos-cube-neutral = neutral
