### Sendas: the texts of the board.

sendas-name = Sendas
sendas-credit = A game by an unknown designer, 2020.

## Status, hints, announcements

sendas-status-move =
    { $side ->
        [white] { $name } to move (white)
       *[black] { $name } to move (black)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name }: put the white piece down
       *[black] { $name }: put the black piece down
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Tap an outlined piece, then a square.
       *[keys] Press an outlined piece, then a square.
    } Whoever takes a piece over the far edge wins.
sendas-hint-edge =
    Take your trail to rank { $side ->
        [white] 9
       *[black] 1
    }: past an open end at the edge, a piece leaves the board and wins.
sendas-hint-pass =
    { INPUT() ->
        [touch] Tap “{ sendas-choice-pass }” again to skip this turn.
       *[keys] Press “{ sendas-choice-pass }”{ -key(of: "P") } again to skip this turn.
    }
sendas-hint-stuck =
    { $side ->
        [white] The piece on { $square } cannot move: without it white would be cut off from { $squares }.
       *[black] The piece on { $square } cannot move: without it black would be cut off from { $squares }.
    }
sendas-hint-no-room = The piece on { $square } fits nowhere else.
sendas-hint-all-stuck =
    { $joined ->
        [yes] None of your pieces can move now. Flip one of them, or pass.
       *[no] None of your pieces can move now. You can only pass.
    }
sendas-hint-held =
    { $turns ->
        [0] Put it on a marked square. It rotates by itself to fit.
       *[other]
            { INPUT() ->
                [touch] Tap a marked square, or rotate the piece where it lies with “{ sendas-choice-turn }”.
               *[keys] Put it on a marked square, or rotate it where it lies: R, the wheel or the button.
            }
    }
sendas-hint-turns = It can only be rotated where it lies.
sendas-hint-turned = It lies rotated where it was.
sendas-hint-fits =
    { INPUT() ->
        [touch] It fits here in { $count } ways: “{ sendas-choice-turn }” shows the next.
       *[keys] It fits here in { $count } ways: R, the wheel or the button shows the next.
    }
sendas-hint-exit = That takes the piece over the edge: you win.
sendas-hint-gate = Take it beyond the edge: it leaves the board, and you win.
sendas-hint-draw-passes = Both have passed. Do you both agree to a draw?
sendas-hint-draw-repetition = This position has come up three times. Do you both agree to a draw?
sendas-refused-no-piece = Pick up one of your pieces first.
sendas-refused-one-lie = It fits here in one way only.
sendas-said-move = { $name } moves { $from } to { $to }.
sendas-said-move-turn = { $name } moves { $from } to { $to }, open to { $ends }.
sendas-said-turn = { $name } rotates { $from }: it is open to { $ends } now.
sendas-said-flip = { $name } flips { $square }: a wildcard.
sendas-said-exit = { $name } takes { $from } over the edge.
sendas-said-pass = { $name } passes.
sendas-hand = In your hand: { $piece }, open { $ends }.
sendas-ending-exit =
    { $side ->
        [white] The piece from { $from } left over the north edge, past { $gate }.
       *[black] The piece from { $from } left over the south edge, past { $gate }.
    }
sendas-ending-exit-through =
    { $side ->
        [white] The piece from { $from } left over the north edge, past black’s own piece on { $gate }.
       *[black] The piece from { $from } left over the south edge, past white’s own piece on { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] walks to rank 9
       *[black] walks to rank 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } wildcard
       *[other] { $count } wildcards
    }
sendas-fact-joined = trails joined
sendas-move-pass = passes

## Buttons

sendas-choice-turn = Rotate
sendas-choice-turn-hint = Rotates the piece in your hand to the next way in which it fits{ -key(of: "R") }
sendas-choice-flip = Flip
sendas-choice-flip-hint = Makes the piece in your hand a wildcard for good, while the trails are joined{ -key(of: "F") }
sendas-choice-back = Put back
sendas-choice-back-hint = Puts the piece back where it was{ -key(of: "Escape") }
sendas-choice-pass = Pass
sendas-choice-pass-sure = Pass?
sendas-choice-pass-hint = Skips this turn{ -key(of: "P") }
sendas-choice-draw = Agree to a draw
sendas-choice-draw-hint = The game ends without a winner
sendas-choice-decline = Play on
sendas-choice-decline-hint = No draw: the game goes on
sendas-group-piece = Your turn
sendas-group-answer = A draw?

## Illegal moves

sendas-illegal-no-piece = There is no piece on { $square }.
sendas-illegal-not-yours = The piece on { $square } is not yours.
sendas-illegal-no-change = The piece on { $square } lies like that already.
sendas-illegal-other-shape = The piece on { $square } has another shape and cannot lie like that.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] That would split white’s trail: { $squares } would be cut off.
               *[other] That would split white’s trail: { $squares } would be cut off from the rest.
            }
       *[black]
            { $count ->
                [one] That would split black’s trail: { $squares } would be cut off.
               *[other] That would split black’s trail: { $squares } would be cut off from the rest.
            }
    }
sendas-illegal-not-joined = A piece can be flipped only while the two trails are joined.
sendas-illegal-already-cross = The piece on { $square } is open on all sides already.
sendas-illegal-wrong-edge =
    { $side ->
        [white] White leaves the board over the north edge.
       *[black] Black leaves the board over the south edge.
    }
sendas-illegal-no-way-out = No other piece on { $square } is open to the outside.

## Squares

sendas-end =
    { $end ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
sendas-link =
    { $side ->
        [white] white on { $square }
       *[black] black on { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, in your hand: { $piece }, open { $ends }, linked with { $links }
       *[no] { $square }: { $piece }, open { $ends }, linked with { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] white straight piece
                [elbow] white elbow
                [tee] white T piece
                [cross] white cross
               *[wildcard] white wildcard
            }
       *[black]
            { $shape ->
                [straight] black straight piece
                [elbow] black elbow
                [tee] black T piece
                [cross] black cross
               *[wildcard] black wildcard
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, empty
        [one] { $square }, empty, the piece fits here
       *[other] { $square }, empty, the piece fits here in { $fits } ways
    }
sendas-square-beyond =
    { $side ->
        [white] leave past { $square }, over the north edge, and win
       *[black] leave past { $square }, over the south edge, and win
    }

sendas-seat-1 = Player 1, white, who walks north and begins
sendas-seat-2 = Player 2, black, who walks south
