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
computer-person = here

## While it plays

computer-to-move = { $name } is to move
computer-thinks = { $name } is thinking…
computer-refuses = { $name } is to move. Undo takes your last move back.
computer-refuses-draw = { $name } wants to play on.
computer-failed = The computer cannot move just now. Your game is as it was.
computer-blunder = That was a blunder. Do you want to take it back?
computer-take-back = Take it back

## After a game

computer-rating =
    Your rating: { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] after one game
       *[other] from the last { $games } games
    }
computer-rating-about = An Elo number from your last 30 games on this device: 0 is somebody who plays at random. Games with hints or moves taken back do not count.
computer-unrated = With hints or moves taken back, this game does not count for your rating.
computer-up = Now try level { $level }
computer-down = Play level { $level } next
computer-you-won = You have won
computer-won = The computer (level { $level }) has won
computer-you-resigned = You resigned.
