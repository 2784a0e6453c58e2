### Snorkels: the texts of the board.

snorkels-name = Snorkels
snorkels-credit = A game by Mark Engelberg, 2010.

## Status, hints, announcements

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] { $name } to move (purple)
       *[green] { $name } to move (green)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Tap a square to place a snorkel.
       *[keys] Press a square to place a snorkel.
    } Whoever takes the other colour’s last air wins.
snorkels-hint-choice = Place a green snorkel, or switch: purple becomes yours.
snorkels-hint-air = The number says how many empty squares a group can breathe from.
snorkels-hint-swapped = The snorkel on the board belongs to { $by } now. { $name } goes on with green.
snorkels-hint-capture = That takes the other side’s last air: you would win.
snorkels-hint-self-capture = Your own snorkels would have no air there: you would lose.
snorkels-said-place =
    { $side ->
        [purple] { $name } places purple on { $square }.
       *[green] { $name } places green on { $square }.
    }
snorkels-said-swap = { $name } switches to purple.
snorkels-choice-swap = Switch to purple
snorkels-move-swap = switches to purple
snorkels-illegal-no-choice = The colour can be chosen only once, in answer to the first snorkel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] A purple snorkel has no air left and is captured.
               *[other] { $count } purple snorkels have no air left and are captured.
            }
       *[green]
            { $count ->
                [one] A green snorkel has no air left and is captured.
               *[other] { $count } green snorkels have no air left and are captured.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Purple took the last air of a snorkel of its own.
               *[other] Purple took the last air of { $count } snorkels of its own.
            }
       *[green]
            { $count ->
                [one] Green took the last air of a snorkel of its own.
               *[other] Green took the last air of { $count } snorkels of its own.
            }
    }

## Squares

snorkels-square-empty = { $square }, empty
snorkels-square-stone = { $square }, stone
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, purple, group of { $group }, air on { $air }
       *[green] { $square }, green, group of { $group }, air on { $air }
    }

snorkels-too-many-beside =
    { $max ->
        [0] there may be none
        [one] there may be { $max } square at most
       *[other] there may be { $max } squares at most
    }, because the stones at random count too: { $taken }.
snorkels-seat-1 = Player 1, who places the first purple snorkel
snorkels-seat-2 = Player 2, who then chooses a colour
