### Tayü: what the scene says, the options.

tayu-name = Tayü
tayu-credit = A game by Niek Neuwahl.

## Status and hints

tayu-status-bid = { $name }: which score would you defend as saboteur?
tayu-status-pick = { $name } picks a tile from the table
tayu-status-first = { $name } lays the first tile, on the centre
tayu-status-lay =
    { $side ->
        [ns] { $name } lays the tile, for north and south
        [ew] { $name } lays the tile, for east and west
        [saboteur] { $name } lays the tile, against both
       *[none] { $name } lays the tile
    }
tayu-status-answer = { $name }: { $drawer }’s tile fits nowhere. Shall the game end?
tayu-status-draw = A tile is drawn for { $drawer }
tayu-hint-bid-first = As saboteur you win if neither of the others reaches the score you name.
tayu-hint-bid = { $name } would defend { $bid }. Go lower, or hold { $bid }: then { $name } is the saboteur.
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
tayu-hint-lay =
    { $places ->
        [one] It fits in one place: “{ tayu-choice-next }”{ -key(of: "N") } shows it.
       *[other] It fits in { $places } places: “{ tayu-choice-next }”{ -key(of: "N") } shows them one by one.
    }
tayu-hint-same = Both scores would stay as they are.
tayu-hint-score = The scores would be: north and south { $ns } (+{ $ns-more }), east and west { $ew } (+{ $ew-more }).
tayu-hint-turn =
    { INPUT() ->
        [touch] Turned another way it fits here: tap again, and it turns.
       *[keys] Turned another way it fits here: press, and it turns.
    }
tayu-hint-bag =
    { $count ->
        [one] One tile has not been drawn yet.
       *[other] { $count } tiles have not been drawn yet.
    }
tayu-refused-pick = First pick a tile: with a ring on its back, or without.

## Announcements

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } draws a tile. { $tile }
tayu-said-bid = { $name } bids { $bid }.
tayu-said-hold = { $name } holds { $bid }: { $saboteur } is the saboteur.
tayu-said-pick =
    { $pool ->
        [ring] { $name } picks a tile with a ring.
       *[plain] { $name } picks a tile without a ring.
    }
tayu-said-lay = { $name } lays a tile on { $square }. North and south { $ns }, east and west { $ew }.
tayu-said-end = { $name } agrees to end the game.
tayu-said-on = { $name } wants to play on. The tile is out of play.
tayu-over = It would lie on { $squares }.
tayu-tile =
    { $lie ->
        [across] It lies from west to east, with mouths { $mouths }.
       *[upright] It stands from north to south, with mouths { $mouths }.
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
tayu-choice-hold = Hold { $bid }
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
tayu-choice-turn = Turn
tayu-choice-next = Next place
tayu-choice-end = End the game
tayu-choice-on = Play on
tayu-choice-bag = Tiles left: { $count }
tayu-move-draw = a tile is drawn. { $tile }
tayu-move-bid = bids { $bid }
tayu-move-pick =
    { $pool ->
        [ring] with a ring
       *[plain] without a ring
    }
tayu-move-end = end?
tayu-move-on = play on

## Squares

tayu-square-empty = { $square }, empty
tayu-square-fits = { $square }, empty, the tile fits
tayu-square-turned = { $square }, empty, the tile fits when turned
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
tayu-tray = The tray
tayu-tray-tile = The tile in hand. { $tile } Press to turn it.
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } With a ring. Left: { $count }
       *[plain] { $tile } Without a ring. Left: { $count }
    }

## What may not be laid

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
tayu-ending-agreed = The last tile fits nowhere, and all agreed to end the game.
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

## Options

tayu-option-players = Number of players
tayu-option-players-hint = With three, one is the saboteur and plays against both sides. With four, two play against two.
tayu-option-players-2 = 2
tayu-option-players-3 = 3, one of them the saboteur
tayu-option-players-4 = 4, in two teams
tayu-option-saboteur = Saboteur
tayu-option-saboteur-1 = Player 1
tayu-option-saboteur-2 = Player 2
tayu-option-saboteur-3 = Player 3
tayu-option-saboteur-auction = By auction
tayu-option-saboteur-hint = The saboteur wins if neither of the others reaches the target.
tayu-option-target = Target
tayu-option-target-hint = The score that one of the two sides has to reach.
tayu-option-draw = Tiles
tayu-option-draw-bag = Blind, from the bag
tayu-option-draw-table = Face down on the table
tayu-option-draw-hint = On the table you see whether a tile has a ring on its back: then its mouths are on three sides.
tayu-option-end = When a tile fits nowhere
tayu-option-end-hint = When asked, the others decide whether the game ends there or goes on without the tile.
tayu-option-end-agree = Ask the others
tayu-option-end-stop = The game ends
