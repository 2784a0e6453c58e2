### The analysis of a game, and practice with its mistakes.

analysis-title = Analysis
analysis-close = Close the analysis
analysis-done = Move { $done } of { $all }
analysis-failed = The computer is not available just now.
analysis-stop = Stop
analysis-go-on = Continue the analysis
analysis-graph = Chances of winning, move by move
analysis-unknown = Not played in this game.
analysis-back = Back to the game
analysis-at = After { $number } { $move }: { $chances }
analysis-at-start = At the start: { $chances }
analysis-chance = { $name } { $percent }%
analysis-percent = { $percent }%
analysis-side = { $names }

## Move classes

analysis-read = Each number says how likely a player is to win from there, as far as the computer can tell.
analysis-better = Better:
analysis-name-inaccuracy = Inaccuracy
analysis-name-mistake = Mistake
analysis-name-blunder = Blunder

## The best moves

analysis-best = Best moves for { $name }
analysis-best-you = Your best moves
analysis-odds = Chance of winning
analysis-worst = The biggest mistakes
analysis-ahead = The game ended while { $name } was ahead: the chance of winning was { $percent }%.
analysis-ahead-you = The game ended while you were ahead: your chance of winning was { $percent }%.
analysis-lost = { $from }% → { $to }%
analysis-let = lets the other side win at once
analysis-worse = { $cost }, better:
analysis-wins =
    { $moves ->
        [1] wins at once
       *[other] wins in { $moves }
    }
analysis-loses =
    { $moves ->
        [1] loses at once
       *[other] loses in { $moves }
    }
analysis-draws =
    { $moves ->
        [1] a draw at once
       *[other] a draw in { $moves }
    }

## Table

## Explanations

analysis-help = What this means
analysis-help-chance = The computer tries out how the game could go on and estimates how likely each player is to win; a draw counts as a share of a win. Where it says in how many moves a player wins or loses, that is proved: each side makes at most that many moves. A position is worth as much as its best move.
analysis-help-inaccuracy = Inaccuracy: the move gives away at least { $percent } games in a hundred, or lets the opponent win at once.
analysis-help-mistake = Mistake: at least { $percent } in a hundred.
analysis-help-blunder = Blunder: at least { $percent } in a hundred.
analysis-help-rings = On the board, dashed gold rings mark the best moves, and blue ones moves that are nearly as good.
analysis-help-line = Each of the best moves is followed by the line that is expected after it. Press the move to step into that line. In the list of moves, ▸ marks the move with which a line continues.
analysis-help-kept = All of it is saved with the game and in its record. The better lines in the list of moves, in italics, are the computer’s.

## Practice with mistakes

analysis-learn-title = Learn from mistakes
analysis-learn-progress = { $number } of { $all }
analysis-learn-task = Move { $number }, { $name }: { $move }.
analysis-learn-task-you = Your move { $number }: { $move }.
analysis-learn-asked = Find a better move.
analysis-learn-cost = The chance of winning fell from { $from }% to { $to }%.
analysis-learn-let = It let the other side win at once.
analysis-learn-weighs = Let me see…
analysis-learn-best = That is the best move.
analysis-learn-good = Also good: with it you win about { $percent } games in a hundred.
analysis-learn-wins = Good: that wins, too.
analysis-learn-holds = Good: the game cannot be saved, but this holds out longer.
analysis-learn-top = Best: { $move }.
analysis-learn-worse = Not the best: your chance of winning falls from { $from }% to { $to }%. Try again.
analysis-learn-loses =
    { $moves ->
        [0] That loses at once. Try again.
        [1] That loses: your opponent wins at once. Try again.
       *[other] That loses: your opponent can win in { $moves } moves. Try again.
    }
analysis-learn-answer = Best play after it: { $move }.
analysis-learn-same = That is what was played. Try something else.
analysis-learn-shown = Better: { $move }.
analysis-learn-next = Next
analysis-learn-none =
    { $whose ->
        [own] You made no mistakes. Well played!
       *[all] No mistakes. Well played!
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] That was all: you did not find this one.
           *[other] That was all, and you found it.
        }
       *[other] That was all: you found { $found } of { $all }.
    }
