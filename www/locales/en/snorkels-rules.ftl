### The rules and options of Snorkels.

snorkels-rules-goal = The aim
snorkels-rules-goal-1 = Every snorkel breathes through the empty squares next to it. The first colour with a group that can no longer breathe loses.
snorkels-rules-turn = A turn
snorkels-rules-turn-1 = Purple and green take turns. You place one snorkel of your colour on any empty square. It never moves again, and you may not pass.
snorkels-rules-colour = Who is purple?
snorkels-rules-colour-1 = Player 1 places the first purple snorkel. Player 2 looks at it and chooses: switch to purple, and player 1 goes on as green, or stay green and place a snorkel.
snorkels-rules-air = Air
snorkels-rules-air-1 = A snorkel has four tubes. A white opening takes in air from an empty square; a tube with a cap is blocked by the rim, a stone or the other colour.
snorkels-rules-air-2 = Snorkels of one colour that stand side by side share their air. The number says how many empty squares a group can breathe from; when only one is left, it turns red.
snorkels-rules-air-figure = The purple snorkels form one group and share the air of all its tubes.
snorkels-rules-capture = Capture
snorkels-rules-capture-1 = If a group of the other colour has no air after you place, you win at once. Nothing is taken off the board.
snorkels-rules-capture-figure = Green has closed the last tube in the middle and wins.
snorkels-rules-self = Mind your own breath
snorkels-rules-self-1 = If a group of your own has no air after you place, you lose. As the board fills up, somebody will have to place like that.
snorkels-rules-self-figure = In this corner purple would have no air and lose.
snorkels-rules-both = Both at once
snorkels-rules-both-1 = If groups of both colours lose their last air at the same time, whoever placed the last snorkel wins.
snorkels-rules-both-figure = Purple may go in here: the green snorkel in the corner loses its air in the same moment.
snorkels-rules-stones = Stones
snorkels-rules-stones-1 = If you like, put up to three stones on the board before the game. They block air just as the rim does, so the squares beside them are dangerous.
snorkels-rules-stones-figure = Beside a stone there is less air.
snorkels-rules-advice = Good advice
snorkels-rules-advice-1 = Since nobody may pass, room is everything: fence off places early in which only you can still place safely.

## Options

snorkels-option-seats-hint = So that it is fair, player 2 chooses a colour after the first move.
snorkels-option-size = Squares along a side
snorkels-option-size-hint = The boxed game has seven. On a small board it is over quickly.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Stones at random
snorkels-option-random-stones-hint = Stones block air as the rim does. Every free square is equally likely.
snorkels-option-stones = Stones by hand
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Tap a square to put a stone there or to take it away.
       *[keys] Press a square to put a stone there or to take it away.
    }
