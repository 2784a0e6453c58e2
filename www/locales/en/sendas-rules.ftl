### The rules and options of Sendas.

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
