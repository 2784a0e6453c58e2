### The computer as a player. Its levels run from 1 to 8, or fewer in some games. $strength is the level, or “full” for
### the highest level of a game.

computer-name = Computer
computer-level =
    { computer-name } { $level }: { $strength ->
        [1] first game
        [2] beginner
        [3] some practice
        [4] at home in the game
        [5] good
        [6] strong
        [7] very strong
       *[full] full strength
    }
computer-who = { $seat }: who plays
computer-person = on this screen

## While it plays

computer-to-move = { $name } is to move
computer-free = { $name } is to move. The game is over: play for it.
computer-thinks = { $name } is thinking…
computer-refuses = { $name } is to move. Undo takes your last move back.
computer-draw-sure = If the computer accepts, the game ends without a winner.
computer-draw-yes = Offer a draw
computer-refuses-draw = { $name } wants to play on.
computer-failed = The computer cannot move just now. Your game is as it was.
computer-unfetched = The computer has not been downloaded to this device yet, and that needs a network. Your game is as it was.
computer-unfetched-keep = { computer-unfetched } Once you are online, play against it once: from then on it also plays offline.

## Effects of the answer to a bad move

computer-answer-wins =
    { $moves ->
        [1] Your opponent can then win at once.
       *[other] Your opponent can then win for certain, within { $moves } moves.
    }
computer-answer-captures =
    { $snorkels ->
        [one] The answer captures a snorkel of yours.
       *[other] The answer captures a group of { $snorkels } of your snorkels.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] The answer leaves a snorkel of yours with only one square of air.
       *[other] The answer leaves a group of { $snorkels } of your snorkels with only one square of air.
    }
computer-answer-robs =
    { $squares ->
        [one] You then have one safe square fewer: { $left } left.
       *[other] You then have { $squares } safe squares fewer: { $left } left.
    }
computer-answer-blocks =
    { $squares ->
        [one] Your shortest way is then one square longer.
       *[other] Your shortest way is then { $squares } squares longer.
    }
computer-answer-shuts = Then you have no way left.
computer-answer-covers =
    { $squares ->
        [one] The answer covers one of your squares.
       *[other] The answer covers { $squares } of your squares.
    }
computer-answer-halts = After the answer, none of your trail’s open ends leads to its far edge any more.
computer-answer-approaches =
    { $moves ->
        [one] Your opponent is then one move away from leaving the board.
       *[other] Your opponent is then { $moves } moves away from leaving the board.
    }

## After a game

## For a person who plays alone against the computer. $you names the argument that is this person.

said-resign-you = You resign.
said-time-you = You run out of time.
ending-won-you =
    { $you ->
        [loser] You lost to { $names }
       *[names]
            { $count ->
                [one] You won
               *[other] { $names } won
            }
    }
ending-resignation-you = You resigned.
ending-time-you = You ran out of time.
snorkels-status-place-you =
    { $side ->
        [purple] Your move (purple)
       *[green] Your move (green)
    }
snorkels-said-place-you =
    { $side ->
        [purple] You place purple on { $square }.
       *[green] You place green on { $square }.
    }
snorkels-said-swap-you = You switch to purple.
snorkels-hint-swapped-you = The snorkel on the board belongs to { $by } now. You go on with green.
tayu-status-bid-you = Which score would you defend as saboteur?
tayu-status-pick-you = Pick a tile from the table
tayu-status-first-you = Lay the first tile, on the centre
tayu-status-lay-you =
    { $side ->
        [ns] Lay the tile (north and south)
        [ew] Lay the tile (east and west)
        [saboteur] Lay the tile (saboteur)
       *[none] Lay the tile
    }
tayu-status-answer-you =
    { $you ->
        [drawer] Your tile fits nowhere. End the game?
       *[name] { $drawer }’s tile fits nowhere. End the game?
    }
tayu-status-draw-you = A tile is drawn for you
tayu-said-drawn-you = You draw a tile. { $tile }
tayu-said-bid-you = You bid { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } lets you defend { $bid } as saboteur.
       *[name] You let { $saboteur } defend { $bid } as saboteur.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] You pick a tile with a ring.
       *[plain] You pick a tile without a ring.
    }
tayu-said-lay-you = You lay a tile on { $square }. North and south { $ns }, east and west { $ew }.
tayu-said-end-you = You agree to end the game.
tayu-said-on-you = You want to play on. The tile is out of play.
caminos-status-place-you =
    { $side ->
        [green] Your move (green)
       *[yellow] Your move (yellow)
    }
caminos-status-bar-you = Place a neutral bar
caminos-status-alone-you =
    { $other ->
        [green] You play on alone: no green piece fits any more
       *[yellow] You play on alone: no yellow piece fits any more
    }
caminos-said-place-you =
    { $shape ->
        [I] You place the neutral bar: { $columns }.
       *[other] You place { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] Your move (white)
       *[black] Your move (black)
    }
sendas-status-held-you =
    { $side ->
        [white] Put the white piece down
       *[black] Put the black piece down
    }
sendas-hint-draw-passes-you = Both have passed. Do you agree to a draw?
sendas-hint-draw-repetition-you = This position has come up three times. Do you agree to a draw?
sendas-said-move-you = You move { $from } to { $to }.
sendas-said-move-turn-you = You move { $from } to { $to }, open to { $ends }.
sendas-said-turn-you = You rotate { $from }: it is open to { $ends } now.
sendas-said-flip-you = You flip { $square }: a wildcard.
sendas-said-exit-you = You take { $from } over the edge.
sendas-said-pass-you = You pass.
