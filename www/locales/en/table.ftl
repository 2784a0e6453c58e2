### What is set at the table: sounds, clocks, the table lying flat.

## The settings

table-moves = Making moves
table-direct = Play at the first tap
table-direct-hint = With a finger, the first tap shows a move and the second one plays it.
table-keys = Keys
table-anywhere = Single keys work all over the page
table-anywhere-hint = Otherwise keys such as U or ? count only once the game has been clicked or tabbed to.
table-sounds = Sounds
table-sound = A quiet sound for each move
table-volume = Volume
table-computer = The computer as an opponent
table-teacher = Offer to take back a blunder
table-resigns = It resigns when its loss is proved
table-rating-about = Your rating is an Elo number from your last 30 games on this device: 0 is somebody who plays at random. Games with hints or moves taken back do not count.

## The flat table

table-flat = Tablet on the table
table-flat-hint = For two to four people around one tablet: everybody’s name, clock and buttons face their own side.
table-flat-lay = Lay it flat
table-flat-leave = Back to the normal view
table-flat-normal = Normal view
table-flat-ask = Do all of you want to leave the flat table? The game goes on.
table-flat-name = The flat table
table-turned = Turn the board towards whoever is to move
table-seat = { $name }, { $side }

## Clocks

table-clock = Clocks
table-clock-use = Play with clocks
table-clock-minutes = Minutes for each player
table-clock-minutes-of = Minutes, player { $seat }
table-clock-minutes-range = Enter a number of minutes from { $min } to { $max }, in steps of a half.
table-clock-each = Different times for the players
table-clock-increment = Seconds added after each turn
table-clock-hint = The clocks start with the first move. Running out of time counts as resigning.
table-clock-of = Time of { $name }
table-clock-of-you = Your time
table-clock-stop = Stop the clocks
table-clock-go = Start the clocks again
table-clock-slept = The device was asleep, and no time has run meanwhile.
table-clock-stopped =
    { INPUT() ->
        [touch] The clocks are stopped. Tap to play on.
       *[keys] The clocks are stopped. Press to play on.
    }
