### A hint: where to look, which move, and why.

hint-look-among = Look at the circled squares: { $places }.
hint-look-circled = Look at the circled squares.
hint-look-within = Look inside the circle.
hint-look-at = Pick up the piece on { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Take the neutral bar.
       *[other] Take the { $shape }.
    }
hint-look-buttons = Look at the buttons.
hint-unrated = With this hint, the game no longer counts for your rating.
hint-show-move = Show the move
hint-show-why = Why?
hint-play = Play it
hint-move = Try this. { $move }
hint-move-shown = Try the move shown on the board.
hint-shown-caminos-said-place =
    { $shape ->
        [I] Try this: the neutral bar on { $squares }, as shown on the board.
       *[other] Try this: the { $shape } on { $squares }, as shown on the board.
    }
hint-shown-tayu-said-lay = Try this: the tile, as shown on the board.
hint-none = There is no hint here.
hint-chance =
    { $percent ->
        [1] It almost never wins.
        [99] It almost always wins.
       *[other] It wins about { $percent }% of the time.
    }
hint-drawn = It keeps a draw.
hint-lost = Every move loses against good play; this one holds out longest.
hint-next =
    { $percent ->
        [1] The next best move, { $move }, almost never wins.
       *[other] The next best move, { $move }, wins about { $percent }% of the time.
    }
hint-next-loses =
    { $moves ->
        [1] The next best move, { $move }, would lose at once.
       *[other] The next best move, { $move }, would lose within { $moves } moves.
    }
hint-answer = The best answer to it: { $move }.
hint-called-snorkels-move-swap = switching to purple
hint-called-caminos-said-place =
    { $shape ->
        [I] the neutral bar on { $squares }
       *[other] { $shape } on { $squares }
    }
hint-called-sendas-said-move = { $from } to { $to }
hint-called-sendas-said-move-turn = { $from } to { $to }, open to { $ends }
hint-called-sendas-said-turn = rotating { $from } to be open to { $ends }
hint-called-sendas-said-flip = flipping { $square }
hint-called-sendas-said-exit = { $from } over the edge
hint-called-sendas-move-pass = passing
hint-called-tayu-move-bid = bidding { $bid }
hint-called-tayu-move-pick =
    { $pool ->
        [ring] picking a tile with a ring
       *[plain] picking a tile without a ring
    }
hint-called-tayu-move-lay = a tile on { $square }
hint-called-tayu-move-end = agreeing to end the game
hint-called-tayu-move-on = playing on

## Why a move is good

hint-wins =
    { $plies ->
        [1] It wins at once.
        [2] It wins: every answer loses.
       *[other] It wins for certain, within { $moves } moves.
    }
hint-only = Every other move loses.
hint-captures =
    { $snorkels ->
        [one] It captures a snorkel.
       *[other] It captures a group of { $snorkels } snorkels.
    }
hint-saves =
    { $snorkels ->
        [one] It saves a snorkel of yours that could be captured next.
       *[other] It saves your group of { $snorkels } snorkels, which could be captured next.
    }
hint-airs = Your group’s air grows from { $before } to { $air } squares.
hint-threatens =
    { $snorkels ->
        [one] It leaves a snorkel of the other colour with only one square of air.
       *[other] It leaves a group of { $snorkels } snorkels with only one square of air.
    }
hint-joins = It joins { $groups } groups of yours.
hint-narrows =
    { $snorkels ->
        [one] It leaves a snorkel of the other colour with only two squares of air.
       *[other] It leaves a group of { $snorkels } snorkels with only two squares of air.
    }
hint-presses = It takes air from a group of the other colour: { $air } squares are left.
hint-robs =
    { $squares ->
        [one] Your opponent has one safe square fewer: { $left } left.
       *[other] Your opponent has { $squares } safe squares fewer: { $left } left.
    }
hint-breathes = Then you have more safe squares: { $squares }, your opponent { $left }.
hint-opens = Your snorkel has { $air } squares of air there.
hint-shortens =
    { $left ->
        [1] Your shortest way then needs only one more square.
       *[other] { $squares ->
            [one] Your shortest way needs one square fewer: { $left } to go.
           *[other] Your shortest way needs { $squares } squares fewer: { $left } to go.
        }
    }
hint-blocks =
    { $squares ->
        [one] Your opponent’s shortest way becomes one square longer.
       *[other] Your opponent’s shortest way becomes { $squares } squares longer.
    }
hint-shuts = Your opponent has no way left.
hint-covers =
    { $squares ->
        [one] It covers one of your opponent’s squares.
       *[other] It covers { $squares } of your opponent’s squares.
    }
hint-approaches =
    { $moves ->
        [one] Then you are one move away from leaving the board.
       *[other] Then you are { $moves } moves away from leaving the board.
    }
hint-delays =
    { $moves ->
        [one] Your opponent needs one more move to leave the board.
       *[other] Your opponent needs { $moves } more moves to leave the board.
    }
hint-halts = No open end of your opponent’s trail leads to its far edge any more.
hint-leads =
    { $moves ->
        [one] Then you are one move away from leaving the board, your opponent { $left }.
       *[other] Then you are { $moves } moves away from leaving the board, your opponent { $left }.
    }
hint-links = It joins the trails: your opponent’s pieces are yours to use, too.
hint-parts = It parts the trails again.
hint-gains = Your score rises from { $before } to { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
hint-others =
    { $others ->
        [1] your opponent’s rims
       *[other] the others’ rims
    }
hint-springs =
    { $mouths ->
        [one] Water reaches a spring at your { hint-rim } rim.
       *[other] Water reaches { $mouths } springs at your { hint-rim } rim.
    }
hint-reaches =
    { $mouths ->
        [one] Water reaches your { hint-rim } rim at one more place.
       *[other] Water reaches your { hint-rim } rim at { $mouths } more places.
    }
hint-diverts =
    { $mouths ->
        [one] It turns one mouth away from { hint-others }.
       *[other] It turns { $mouths } mouths away from { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] One open mouth looks straight at a rim of yours.
       *[other] { $mouths } open mouths look straight at your rims.
    }
hint-walls =
    { $edges ->
        [one] It walls off one place at { hint-others }.
       *[other] It walls off { $edges } places at { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] Open water is now one square from your { hint-rim } rim.
       *[other] Open water is now { $squares } squares from your { hint-rim } rim.
    }
hint-wards = The shortest way for water to the { hint-rim } rim, which is not yours, grows from { $before } to { $squares } squares.
hint-finishes =
    { $points ->
        [one] It ends the game while you are one point ahead.
       *[other] It ends the game while you are { $points } points ahead.
    }
