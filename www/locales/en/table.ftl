### What is set at the table: sounds, clocks.

## The sheet of settings

table-settings = At this table
table-sounds = Sounds
table-sound = A quiet sound for each move
table-volume = Volume
table-screen = Screen
table-awake = Keep the screen on during a game

## Clocks

table-clock = Clocks
table-clock-use = Play with clocks
table-clock-minutes = Minutes for each player
table-clock-minutes-of = Minutes, player { $seat }
table-clock-each = Not the same for everybody
table-clock-increment = Seconds added after each turn
table-clock-hint = The clocks start with the first move. Whoever runs out of time loses the game.
table-clock-of = Time of { $name }
table-clock-stop = Stop the clocks
table-clock-go = Let the clocks go on
table-clock-stopped = The clocks stand still. Press to play on.
table-clock-fell = { $name } has run out of time.
