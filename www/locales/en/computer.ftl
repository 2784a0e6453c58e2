### The computer as a player. Its levels run from 1 to 8.

computer-name = Computer
computer-level =
    { computer-name } { $level }: { $level ->
        [1] first game
        [2] beginner
        [3] some practice
        [4] at home in the game
        [5] good
        [6] strong
        [7] very strong
       *[8] full strength
    }
computer-who = { $seat }: who plays
computer-person = somebody here

## While it plays

status-computer = { $name } is to move
status-thinking = { $name } is thinking…
refusal-computer = { $name } is to move. Undo takes your last move back.
refusal-draw-computer = { $name } wants to play on.
computer-failed = The computer cannot move just now. Your game is as it was.

## After a game

computer-up = Now try level { $level }
computer-down = Play level { $level } next
