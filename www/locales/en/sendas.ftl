### Sendas: what the scene says, the options, the rules.

sendas-name = Sendas
sendas-credit = A game by an unknown designer, 2020.

## Status, hints, announcements

sendas-status-move =
    { $side ->
        [white] { $name } to move (white)
       *[black] { $name } to move (black)
    }
sendas-status-held =
    { $side ->
        [white] { $name }: put the white piece down
       *[black] { $name }: put the black piece down
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
sendas-hint-fits =
    { INPUT() ->
        [touch] It fits here in { $count } ways: “{ sendas-choice-turn }” shows the next.
       *[keys] It fits here in { $count } ways: R, the wheel or the button shows the next.
    }
sendas-hint-exit = That takes the piece over the edge: you win.
sendas-hint-draw-passes = Both have passed. { $name }, do you agree to a draw?
sendas-hint-draw-repetition = This position has come up three times. { $name }, do you agree to a draw?
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
        [white] walks up
       *[black] walks down
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } wildcard
       *[other] { $count } wildcards
    }
sendas-fact-joined = joined
sendas-move-pass = passes

## Buttons

sendas-choice-turn = Rotate
sendas-choice-turn-hint = Rotates the piece in your hand to the next way in which it fits{ -key(of: "R") }
sendas-choice-next = Next place
sendas-choice-next-hint = Shows the next place where the piece fits{ -key(of: "N") }
sendas-choice-flip = Flip
sendas-choice-flip-hint = Makes the piece in your hand a wildcard for good, while the trails are joined{ -key(of: "F") }
sendas-choice-back = Put back
sendas-choice-back-hint = Puts the piece back where it was{ -key(of: "Escape") }
sendas-choice-pass = Pass
sendas-choice-pass-hint = Skips this turn{ -key(of: "P") }
sendas-choice-draw = Agree to a draw
sendas-choice-draw-hint = The game ends without a winner
sendas-choice-decline = Play on
sendas-choice-decline-hint = No draw: the game goes on
sendas-group-piece = Your turn
sendas-group-draw = A draw?

## What cannot be played

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
        [white] beyond { $square }, over the north edge: leave here and win
       *[black] beyond { $square }, over the south edge: leave here and win
    }

## Options

sendas-option-setup = Starting position
sendas-option-setup-hint = The diagrams that came with the game are lost. These positions are reconstructed from their captions; if you have the game, lay out your own.
sendas-option-setup-classic = First game
sendas-option-setup-edge = By the edge
sendas-option-setup-compact = Compact
sendas-option-setup-choice = The choice
sendas-option-setup-fortress = Fortress
sendas-option-setup-clash = Clash
sendas-option-setup-allin = All or nothing
sendas-option-setup-own = Your own
sendas-seat-1 = Player 1, white, who walks north and begins
sendas-seat-2 = Player 2, black, who walks south

## The editor for a start of one’s own

sendas-editor = The board on which you lay out the start
sendas-editor-hint = Choose a piece and press a square to put it there; press it again to rotate it.
sendas-editor-mirror = Black starts like white, turned round
sendas-editor-tools = Pieces
sendas-editor-clear = Empty the board
sendas-editor-take = Remove
sendas-editor-piece = { $square }: { $piece }, open { $ends }
sendas-editor-whole = Both trails are whole: you can start.
sendas-editor-count = Each trail needs { $count } pieces. White has { $white }, black has { $black }.
sendas-editor-overlap = Turned round, a black piece would lie on { $square } too. Move white’s, or let black start by itself.

## Rules

sendas-rules-goal = The aim
sendas-rules-goal-1 = White walks up the board, black walks down. Whoever is first to take one of their pieces over the far edge wins.
sendas-rules-goal-figure = White has left past e9, and wins.
sendas-rules-start = The trails
sendas-rules-start-1 = Each player has a trail of six pieces: two straight ones, two elbows, a T and a cross. Two neighbours are linked when the trail runs from one into the other; where an open end meets a closed side they merely touch.
sendas-rules-start-figure = Ready for the first game. Other starts wait under “{ command-new }”.
sendas-rules-turn = A turn
sendas-rules-turn-1 = White begins. Pick up one of your pieces, put it on any empty square, however far away, and rotate it as you like; or just rotate it where it lies. When you let go, all your pieces must hang together, and so must all of the other player’s.
sendas-rules-turn-2 = You may also pass, whenever you want.
sendas-rules-turn-figure = The elbow from c1 can go to any of the marked squares.
sendas-rules-needed = Pieces that are needed
sendas-rules-needed-1 = A piece that holds others together has to stay, unless it links them again where it is put.
sendas-rules-needed-figure = The piece on d1 cannot move: without it c1 would be cut off.
sendas-rules-joined = Joined trails
sendas-rules-joined-1 = Links do not care about colours. Once the trails meet, your pieces may hang together through the other’s, and a piece can be carried far ahead.
sendas-rules-joined-figure = White’s elbow goes to e8: black’s column links it with the rest of white.
sendas-rules-held = Held by the other
sendas-rules-held-1 = From then on both of you must take care not to split the other’s trail either.
sendas-rules-held-figure = Black to move. White’s piece on e9 hangs on the black column, so that of all black pieces only the one on f6 is free.
sendas-rules-part = Splitting up again
sendas-rules-part-1 = You may leave the common trail, as long as each colour hangs together by itself afterwards.
sendas-rules-part-figure = Black has rotated e5 away: two trails again.
sendas-rules-wild = Wildcards
sendas-rules-wild-1 = While all twelve pieces hang together you may, instead of moving, flip one of your pieces. The back is a cross, and it stays one for the rest of the game. A cross is the same on both sides, so it cannot be flipped. Take care: the new ends serve the other player too, and the piece no longer blocks the way.
sendas-rules-wild-figure = The elbow on c4 has become a wildcard. A star marks it.
sendas-rules-stuck = No way to move
sendas-rules-stuck-1 = Nobody loses for that. Flip a piece if the trails are joined, or pass.
sendas-rules-stuck-figure = Every black piece holds e9 to the rest of white. Black can flip one, or pass.
sendas-rules-exit = Over the edge
sendas-rules-exit-1 = A piece leaves from wherever it is, past another piece on the last rank that is open to the outside. Outside it is linked with that piece only, so it must not be needed where it was.
sendas-rules-exit-2 = That piece may even be the other player’s.
sendas-rules-exit-figure = White’s elbow leaves past black’s piece on e9.
sendas-rules-draw = Draws
sendas-rules-draw-1 = A game can get stuck with nobody willing to move. After two passes in a row, or when a position comes up for the third time, a draw is proposed; the player to move accepts or plays on.
