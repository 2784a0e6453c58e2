### The position editor.

position-title = Set up a position of { $game }
position-tools = What to put on the board
position-take = Remove
position-clear = Empty the board
position-from-game = From this game
position-draw = The tile in hand is drawn next
position-hint =
    { INPUT() ->
        [touch] Choose what to put on the board, then tap a square.
       *[keys] Choose what to put on the board, then press a square.
    }
position-there =
    { INPUT() ->
        [touch] Tap there to put it down.
       *[keys] Press to put it down.
    }
position-whole =
    { $count ->
        [0] The start. { $status }
        [one] One move leads here. { $status }
       *[other] { $count } moves lead here. { $status }
    }
position-play = Play from here
position-nothing = Nothing lies on { $square }.
position-none-left = None of these is left, or it fits nowhere.
position-snorkels-piece =
    { $piece ->
        [purple] Purple ({ $count })
        [green] Green ({ $count })
       *[stone] Stones ({ $count })
    }
position-snorkels-turns = Purple has { $purple } on the board, green { $green }. Purple begins and the colours take turns, so both must have as many, or purple one more.
position-caminos-piece =
    { $piece ->
        [green] Green ({ $count })
        [yellow] Yellow ({ $count })
       *[neutral] Neutral ({ $count })
    }
position-caminos-turns = Green has { $green } on the board, yellow { $yellow }. Neutral bars come first, then green begins and the colours take turns, without a path joined on the way: no such order was found.
position-tayu-turns = No order of turns was found in which these tiles are laid.
position-sendas-hint =
    { INPUT() ->
        [touch] Choose a piece and tap a square to put it there; tap it again to rotate it. Without pieces of its own, black starts like white, turned round.
       *[keys] Choose a piece and press a square to put it there; press it again to rotate it. Without pieces of its own, black starts like white, turned round.
    }
position-sendas-turns = Each trail needs { $count } pieces. White has { $white }, black has { $black }.
position-not-found = No game that leads here was found among the first { $count } positions looked at. There may be one all the same.
