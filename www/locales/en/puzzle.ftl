### The puzzles.

puzzle-title = Puzzles
puzzle-lead = Positions from real play with one right move. In Snorkels, Caminos and Sendas it is proved move by move; in Tayü it is the best place, found by counting out every draw.
puzzle-of = Puzzle: { $game }
puzzle-number = { $grade }: { $number } of { $count }
puzzle-today = Today
puzzle-all = All puzzles
puzzle-of-today = Today’s puzzles: { $number } of { $count }
puzzle-set-done = All of today’s puzzles are solved!
puzzle-grade =
    { $grade ->
        [1] Easy
        [2] Medium
       *[other] Hard
    }
puzzle-state-new = New
puzzle-state-tried = Tried
puzzle-state-solved = Solved
puzzle-games = Game
puzzle-themes = By theme
puzzle-part = { $solved } of { $all } solved
puzzle-link = Puzzle { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Streak: 1 day
       *[other] Streak: { $days } days
    }

puzzle-task-snorkels = Find the winning move, then keep going.
puzzle-task-tayu-chance = Lay the tile where it wins most often, whatever is drawn after it.
puzzle-task-tayu = Lay the last tile where it wins.
puzzle-task-caminos = Find the winning move, then join two sides.
puzzle-task-sendas = Find the winning move, then walk off the board.
puzzle-about = About: { $themes }.
puzzle-side = You play: { $side }
puzzle-hint = Hint
puzzle-show = Solution
puzzle-again = Try again
puzzle-from-start = From the beginning
puzzle-first = First puzzle
puzzle-next = Next puzzle
puzzle-to-list = All puzzles
puzzle-then = Then { $move }.
puzzle-right = Right!
puzzle-on = It’s your move again.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] The solution: it wins at once.
           *[other] The solution: it wins within { $moves } moves, whatever the answer.
        }
        [wins] The solution: it wins for certain, whatever the answer.
       *[best] The solution: no other place wins more often.
    }
puzzle-weighs = Let me see…
puzzle-loses =
    { $moves ->
        [0] That loses at once.
        [1] That loses: your opponent wins at once.
       *[other] That loses: your opponent can win in { $moves } moves.
    }
puzzle-goes-on = This is how it would go on.
puzzle-step = Step through the moves with the arrow keys or the buttons beside the board.
puzzle-holds = That lets the win slip: after this answer it is not certain any more.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] It does not win there; in the best place it does.
           *[other] It never wins there; in the best place, { $best } times in a hundred.
        }
        [1] It wins once in a hundred; the best place, { $best }.
        [draw] It is a draw there; in the best place it wins.
       *[other] { $best ->
            [100] It wins { $own } times in a hundred; the best place always wins.
           *[other] It wins { $own } times in a hundred; the best place, { $best }.
        }
    }
puzzle-scores = It ends { $own } to { $against } there; in the best place, { $best } to { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Only this place wins.
            [draw] Only this place wins; the next best is a draw.
           *[other] It always wins; the next best place, { $next } times in a hundred.
        }
       *[other] It wins { $own } times in a hundred; the next best place, { $next }.
    }
puzzle-solved = Solved!
puzzle-helped = Solved with help
puzzle-none = There is no puzzle of that name.

puzzle-theme-captures = capturing
puzzle-theme-saves = saving a group
puzzle-theme-threatens = taking the last air
puzzle-theme-joins = joining groups
puzzle-theme-robs = safe squares
puzzle-theme-shortens = a shorter way
puzzle-theme-blocks = blocking
puzzle-theme-shuts = closing the way
puzzle-theme-covers = covering
puzzle-theme-approaches = nearing the edge
puzzle-theme-delays = holding up
puzzle-theme-halts = stopping the trail
puzzle-theme-links = joining the trails
puzzle-theme-parts = parting the trails
puzzle-theme-gains = points
puzzle-theme-springs = springs
puzzle-theme-channels = open channels
puzzle-theme-walls = walls
puzzle-theme-quiet = a quiet move
