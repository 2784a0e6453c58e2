### Tayü: the texts of the board.

tayu-name = Tayü
tayu-credit = A game by Niek Neuwahl.

## Status and hints

tayu-status-bid = { $name }: which score would you defend as saboteur?
tayu-status-pick = { $name } to pick a tile from the table
tayu-status-first = { $name } to lay the first tile, on the centre
tayu-status-lay =
    { $side ->
        [ns] { $name } to lay the tile (north and south)
        [ew] { $name } to lay the tile (east and west)
        [saboteur] { $name } to lay the tile (saboteur)
       *[none] { $name } to lay the tile
    }
tayu-status-answer = { $name }: { $drawer }’s tile fits nowhere. End the game?
tayu-status-draw = A tile is drawn for { $drawer }
tayu-hint-bid-first = Bids go down: the saboteur is whoever names the lowest score, and wins if neither of the others reaches it.
tayu-hint-bid = { $name } would defend { $bid }. Bid lower to be the saboteur yourself, or let { $name } defend { $bid }.
tayu-hint-pick = With a ring on the back: mouths on three sides. { $ring } with a ring are left, { $plain } without.
tayu-hint-answer =
    { $left ->
        [one] One tile is left.
       *[other] { $left } tiles are left.
    } { $fitting ->
        [0] None of them could be laid now.
        [one] One of them could be laid now.
       *[other] { $fitting } of them could be laid now.
    }
tayu-hint-settled = Last time the answer was “{ tayu-choice-on }”. You may answer otherwise now.
tayu-hint-again = The last tile fitted nowhere: play goes on, as before. “{ command-undo }” asks again.
tayu-hint-lay =
    { $first ->
        [yes] Lead water to both your rims.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] The tile fits in one place{ $rotated ->
            [yes] , once rotated
           *[no] { "" }
        }: “{ tayu-choice-next }”{ -key(of: "N") } shows it.
       *[other] Several places{ $rotated ->
            [yes] { " " }(dashed: rotate it first)
           *[no] { "" }
        }: “{ tayu-choice-next }”{ -key(of: "N") } shows them.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } on { $square }: { $rims }.
tayu-rim-more =
    { $rim ->
        [north] north +{ $more }
        [east] east +{ $more }
        [south] south +{ $more }
       *[west] west +{ $more }
    }
tayu-hint-same = Both scores would stay as they are.
tayu-hint-rims = More water would reach the rims: north { $north } × south { $south }, east { $east } × west { $west }. The scores would stay as they are.
tayu-hint-score = The scores would be: north and south { $ns } (+{ $ns-more }), east and west { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Tap the tile or “{ tayu-choice-lay }” to play.
       *[keys] Click the tile to play, or press Enter.
    }
tayu-hint-bag =
    { $count ->
        [0] All tiles have been drawn.
        [one] One tile has not been drawn yet.
       *[other] { $count } tiles have not been drawn yet.
    }
tayu-refused-pick = First pick a tile: with a ring on its back, or without.

## Announcements

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } draws a tile. { $tile }
tayu-said-bid = { $name } bids { $bid }.
tayu-said-hold = { $name } lets { $saboteur } defend { $bid } as saboteur. { $sides }
tayu-sides = Saboteur: { $saboteur }, defending { $target }. North and south: { $ns }. East and west: { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } picks a tile with a ring.
       *[plain] { $name } picks a tile without a ring.
    }
tayu-said-lay = { $name } lays a tile on { $square }. { $tile } North and south { $ns }, east and west { $ew }.
tayu-said-end = { $name } agrees to end the game.
tayu-said-on = { $name } wants to play on. The tile is out of play.
tayu-over = It would lie on { $squares }.
tayu-tile =
    { $lie ->
        [across] It lies from west to east, with mouths { $mouths }.
       *[upright] It lies from north to south, with mouths { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] in the west
        [east] in the east
        [north] in the north
        [south] in the south
       *[middle] in the middle
    } { $direction ->
        [north] pointing north
        [east] pointing east
        [south] pointing south
       *[west] pointing west
    }

## Buttons

tayu-group-bid = The bid
tayu-choice-bid = Bid { $bid }
tayu-choice-hold = Let { $name } defend { $bid }
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] With a ring ({ $count })
       *[plain] Without a ring ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Its mouths are on three sides.
       *[plain] Its mouths are on two sides, or all on one.
    }
tayu-choice-turn = Rotate
tayu-choice-next = Next place
tayu-choice-lay = Lay it
tayu-choice-end = End the game
tayu-choice-on = Play on
tayu-choice-bag = Tiles left: { $count }
tayu-move-lay = a tile on { $square }. { $tile }
tayu-move-draw = a tile is drawn. { $tile }
tayu-move-bid = bids { $bid }
tayu-move-pick =
    { $pool ->
        [ring] with a ring
       *[plain] without a ring
    }
tayu-move-end = ends
tayu-move-on = plays on

## Squares

tayu-square-empty = { $square }, empty
tayu-square-fits = { $square }, empty, the tile fits
tayu-square-turned = { $square }, empty, the tile fits when rotated
tayu-square-tile = { $square }, tile with mouths: { $mouths }
tayu-mouth-joined = { tayu-side } of { $square } joined to { $to }
tayu-mouth-open = { tayu-side } of { $square } open
tayu-mouth-rim =
    { $points ->
        [one] { tayu-side } of { $square } at the rim
       *[other] { tayu-side } of { $square } at the rim, on a spring
    }
tayu-side =
    { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } With a ring. Left: { $count }
       *[plain] { $tile } Without a ring. Left: { $count }
    }

## Illegal moves

tayu-illegal-due =
    { $step ->
        [bid] First somebody has to bid.
        [pick] First a tile has to be picked from the table.
        [lay] First the drawn tile has to be laid.
       *[answer] First it has to be said whether the game ends.
    }
tayu-illegal-bid-too-high = No bid may be higher than { $most } now.
tayu-illegal-bid-too-low = The lowest bid is 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] No tile with a ring is left.
       *[plain] No tile without a ring is left.
    }
tayu-illegal-none-left = No tile { $kind } is left.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] A tile with a ring was picked.
       *[plain] A tile without a ring was picked.
    }
tayu-illegal-not-drawn = The drawn tile is { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] The tile would stick out over the north rim.
        [east] The tile would stick out over the east rim.
        [south] The tile would stick out over the south rim.
       *[west] The tile would stick out over the west rim.
    }
tayu-illegal-off-centre = The first tile has to cover a square of the outlined centre.
tayu-illegal-mouth-on-blank = No: on the { tayu-side } side of { $square } a mouth would run against a bank.
tayu-illegal-blank-on-mouth = No: on the { tayu-side } side of { $square } the tile would dam up a mouth.
tayu-illegal-no-join = No: it would touch other tiles, but no water would flow from one to the other.
tayu-illegal-apart = Every tile has to be joined to one that lies there already.

## The end

tayu-ending-empty = All tiles have been drawn.
tayu-ending-nothing-fits = The last tile fits nowhere, and no other tile would.
tayu-ending-stop = The last tile fits nowhere.
tayu-ending-agreed = The last tile fits nowhere, and nobody wanted to play on.
tayu-ending-side =
    { $side ->
        [ns] North and south: { $rims }. { $one } × { $other } = { $product }.
       *[ew] East and west: { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] no mouth
        [one] 1 mouth
       *[other] { $mouths } mouths
    } { $rim ->
        [north] in the north
        [east] in the east
        [south] in the south
       *[west] in the west
    }{ $springs ->
        [0] {""}
        [one] {" "}(1 on a spring: { $total })
       *[other] {" "}({ $springs } on springs: { $total })
    }
tayu-ending-missed = Neither side reached { $target }: the saboteur wins.
tayu-ending-reached = The saboteur’s target of { $target } has been reached.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = defends { $target }
tayu-fact-bid = bids { $bid }
