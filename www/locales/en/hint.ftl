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
hint-show-move = Show the move
hint-play = Play it
hint-there = Here: { $move }.
hint-none = There is no hint here.
hint-chance =
    { $percent ->
        [1] This move almost never wins.
        [99] This move almost always wins.
       *[other] This move wins about { $percent }% of the time.
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
hint-called-tayu-said-hold = letting { $saboteur } defend { $bid }
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
        [one] It saves a snorkel that could be captured next.
       *[other] It saves a group of { $snorkels } snorkels that could be captured next.
    }
hint-airs = The group’s air grows from { $before } to { $air } squares.
hint-threatens =
    { $snorkels ->
        [one] An opponent’s snorkel has only one square of air left.
       *[other] An opponent’s group of { $snorkels } has only one square of air left.
    }
hint-joins = It joins { $groups } groups.
hint-narrows =
    { $snorkels ->
        [one] An opponent’s snorkel has only two squares of air left.
       *[other] An opponent’s group of { $snorkels } has only two squares of air left.
    }
hint-presses = An opponent’s group is down to { $air } squares of air.
hint-robs =
    { $squares ->
        [one] The opponent has one safe square fewer: { $left } left.
       *[other] The opponent has { $squares } safe squares fewer: { $left } left.
    }
hint-breathes = More safe squares than the opponent: { $squares } against { $left }.
hint-opens = The snorkel has { $air } squares of air there.
hint-shortens =
    { $left ->
        [0] Then every square on the way across is yours, but a wall still parts it.
        [1] Then only one square is missing on the way across.
       *[other] { $squares ->
            [one] The way across gets one square shorter: { $left } to go.
           *[other] The way across gets { $squares } squares shorter: { $left } to go.
        }
    }
hint-blocks =
    { $squares ->
        [one] The opponent’s shortest way becomes one square longer.
       *[other] The opponent’s shortest way becomes { $squares } squares longer.
    }
hint-shuts = The opponent has no way left.
hint-covers =
    { $squares ->
        [one] It covers one of the opponent’s squares.
       *[other] It covers { $squares } of the opponent’s squares.
    }
hint-approaches =
    { $moves ->
        [one] Then one more move leads off the board.
       *[other] Then { $moves } more moves lead off the board.
    }
hint-delays =
    { $moves ->
        [one] The opponent needs one more move to leave the board.
       *[other] The opponent needs { $moves } more moves to leave the board.
    }
hint-halts = None of the opponent’s open ends leads to its far edge any more.
hint-leads =
    { $moves ->
        [one] Then one more move leads off the board; the opponent needs { $left }.
       *[other] Then { $moves } more moves lead off the board; the opponent needs { $left }.
    }
hint-widens = { $ways } equally short ways then lead on: the trail is harder to stop.
hint-links = It joins the trails: the opponent’s pieces can be used, too.
hint-parts = It parts the trails again.
hint-gains = The score rises from { $before } to { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
hint-others =
    { $others ->
        [1] the opponent’s rims
       *[other] the others’ rims
    }
hint-springs =
    { $mouths ->
        [one] Water reaches a spring at the { hint-rim } rim.
       *[other] Water reaches { $mouths } springs at the { hint-rim } rim.
    }
hint-reaches =
    { $mouths ->
        [one] Water reaches the { hint-rim } rim at one more place.
       *[other] Water reaches the { hint-rim } rim at { $mouths } more places.
    }
hint-diverts =
    { $mouths ->
        [one] It turns one mouth away from { hint-others }.
       *[other] It turns { $mouths } mouths away from { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] One open mouth looks straight at a rim where it counts.
       *[other] { $mouths } open mouths look straight at rims where they count.
    }
hint-walls =
    { $edges ->
        [one] It walls off one place at { hint-others }.
       *[other] It walls off { $edges } places at { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] Open water is now one square from the { hint-rim } rim.
       *[other] Open water is now { $squares } squares from the { hint-rim } rim.
    }
hint-wards =
    { $others ->
        [1] The opponent’s { hint-rim } rim is { $squares } squares from water, no longer { $before }.
       *[other] Another player’s { hint-rim } rim is { $squares } squares from water, no longer { $before }.
    }
hint-finishes =
    { $points ->
        [one] It ends the game one point ahead.
       *[other] It ends the game { $points } points ahead.
    }
