### The lessons of all games.

lesson-title = Learn { $game }
lesson-step = Step { $number } of { $count }
lesson-extra = Extra { $number } of { $count }
lesson-side = You play: { $side }
lesson-hint = Show me
lesson-skip = Skip
lesson-next = Next
lesson-again = Try again
lesson-back = One step back
lesson-look = For example: { $move }.
lesson-only-look = Nothing is played in this step: look at the board, then go on.
lesson-missed = That is a legal move, but this step asks for something else.
lesson-play-it = Play it for me
lesson-finished = Lesson complete
lesson-end = That is all you need to know
lesson-end-text = You know how to play { $game }. The best thing now is a real game; the rules are always one press away.
lesson-play = Play together
lesson-extras = More of the rules: { $count } steps
lesson-waiting = Back to your game
lesson-computer = Play the computer, level 1
lesson-following = Next lesson: { $game }
lesson-none = There is no such step of a lesson.
