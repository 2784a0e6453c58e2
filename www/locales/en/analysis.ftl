### The analysis of a game, and learning from one’s mistakes.

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
analysis-start = Start

## What a move was

analysis-read = Each number says how likely a player is to win from there, as far as the computer can tell.
analysis-better = Better:
analysis-name-inaccuracy = Inaccuracy
analysis-name-mistake = Mistake
analysis-name-blunder = Blunder

## The best moves

analysis-best = Best moves for { $name }
analysis-best-you = Your best moves
analysis-odds = Chance of winning
analysis-worst = The gravest mistakes
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

## The table

analysis-table = All moves
analysis-column-move = Move
analysis-column-mark = Mark

## What it means

analysis-help = What this means
analysis-help-chance = The computer tries out how the game could go on, and tells from it how likely everybody is to win, a draw being a share of a win. That is an estimate, except where it says in how many moves somebody wins or loses: that is proved, and each side makes no more moves than that. A position is worth what its best move is worth.
analysis-help-inaccuracy = Inaccuracy: the move gives away at least { $percent } games in a hundred, or lets the opponent win at once.
analysis-help-mistake = Mistake: at least { $percent } in a hundred.
analysis-help-blunder = Blunder: at least { $percent } in a hundred.
analysis-help-rings = On the board, dashed gold rings mark the best moves, and blue ones moves that are nearly as good.
analysis-help-line = After each of the best moves stands how the game is expected to go on. Press the move to step into that line. ▸ stands before the move with which a line in the list of moves goes on.
analysis-help-kept = All of it is kept with the game, and stands in its record. The better lines in the list of moves, in italics, are the computer’s.

## Learning from one’s mistakes

analysis-learn-title = Learn from mistakes
analysis-learn-progress = { $number } of { $all }
analysis-learn-task = Move { $number }, { $name }: { $move }.
analysis-learn-task-you = Your move { $number }: { $move }.
analysis-learn-asked = Find a better move.
analysis-learn-cost = The chance of winning fell from { $from }% to { $to }%.
analysis-learn-let = After it the other side could win at once.
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
analysis-learn-again = Once more
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
