### What is said in the lessons of all games.

lesson-title = Learn { $game }
lesson-step = Step { $number } of { $count }
lesson-side = You play: { $side }
lesson-hint = Show me
lesson-skip = Skip
lesson-next = Next
lesson-again = Try again
lesson-back = One step back
lesson-restart = From the beginning
lesson-look = For example here: { $place }.
lesson-missed = The rules allow that, but it is not what you were after. Have another look.
lesson-finished = All done
lesson-end = That is all you need
lesson-end-text = You know how { $game } is played. The best you can do now is play; the rules are always one press away.
lesson-play = Play { $game }
lesson-computer = Play level 1 of the computer
lesson-following = Next lesson: { $game }
lesson-home = All games
