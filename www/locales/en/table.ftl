### The settings of the table: moves, keys, sounds, clocks.

## Settings

table-moves = Making moves
table-direct = Play at the first tap
table-direct-hint = With a finger, the first tap shows a move and the second one plays it.
table-keys = Keys
table-anywhere = Single keys work all over the page
table-anywhere-hint = Otherwise keys such as U or ? count only once the game has been clicked or tabbed to.
table-sounds = Sounds
table-sound = A quiet sound for each move

## Clocks

table-clock = Clocks
table-clock-use = Play with clocks
table-clock-minutes = Minutes for each player
table-clock-minutes-range = Enter a number of minutes from { $min } to { $max }, in steps of a half.
table-clock-increment = Seconds added after each turn
table-clock-hint = The clocks start with the first move. Running out of time counts as resigning.
table-clock-of = Time of { $name }
table-clock-of-you = Your time
table-clock-stop = Stop the clocks
table-clock-go = Start the clocks again
table-clock-slept = The clocks stopped while the device was asleep.
table-clock-stopped =
    { INPUT() ->
        [touch] The clocks are stopped. Tap to play on.
       *[keys] The clocks are stopped. Press to play on.
    }
