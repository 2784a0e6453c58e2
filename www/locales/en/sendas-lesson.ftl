### The lesson of Sendas.

sendas-lesson-goal = Over the edge
sendas-lesson-goal-text = White walks up the board, black walks down. Whoever is first to take one of their pieces over the far edge wins.
sendas-lesson-goal-task = White’s trail runs out on e9. Take an elbow, a piece with a bend, out there.
sendas-lesson-goal-done = Out, and won. How to get that far comes next.

sendas-lesson-move = Step by step
sendas-lesson-move-text = White begins. Put one of your pieces on any empty square, rotated as you like. Afterwards the trail must run on through all six of your pieces.
sendas-lesson-move-task = Take an elbow from the rear and put it at the front, above e2.
sendas-lesson-move-done = The trail has come one rank further.

sendas-lesson-needed = Pieces that are needed
sendas-lesson-needed-text = A piece that holds others to the trail has to stay, unless it links them again where it goes. While c1 hung on d1, d1 could not move. Now it can.
sendas-lesson-needed-task = Bring another piece up from the first rank.
sendas-lesson-needed-done = So the trail creeps on: what is left at the rear comes to the front.

sendas-lesson-turn = Rotating
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] You may also rotate a piece where it lies: pick it up, rotate it with “{ sendas-choice-turn }” and tap its square again.
       *[keys] You may also rotate a piece where it lies: pick it up, rotate it (R, the wheel or the button) and press its square again.
    }
sendas-lesson-turn-task = Rotate one of the two elbows without moving it.
sendas-lesson-turn-done = Everything still hangs together, and an open end points elsewhere now.
sendas-lesson-turn-moved = You have moved the piece. Leave it on its square and only rotate it.

sendas-lesson-join = The trails meet
sendas-lesson-join-text = Links do not care about colours. Where an open end meets an open end the trail goes on, and two trails become one.
sendas-lesson-join-task = Put a piece on e5 that links your trail with black’s.
sendas-lesson-join-done = All twelve pieces hang together now.

sendas-lesson-carry = Carried by the other
sendas-lesson-carry-text = On a joined trail your pieces may hang together through the other’s. So a piece can get far ahead in a single turn.
sendas-lesson-carry-task = Take a white elbow up to the eighth rank.
sendas-lesson-carry-done = Four ranks in one turn: black’s column links it with the rest.

sendas-lesson-held = Held by the other
sendas-lesson-held-text = But you may not split the other’s trail either. White’s piece on e9 hangs on the black column, so the column has to stay.
sendas-lesson-held-task = You are black. Only one of your pieces is free: find it and move it.
sendas-lesson-held-done = That one held nobody. The others stay as long as white hangs on them.

sendas-lesson-part = Splitting up again
sendas-lesson-part-text = You may leave the joined trail, as long as each colour hangs together by itself afterwards.
sendas-lesson-part-task = You are black. Rotate e5 away, so that the trails split.
sendas-lesson-part-done = Two trails again: white no longer climbs up yours.

sendas-lesson-wild = Wildcards
sendas-lesson-wild-text = While all twelve pieces hang together you may flip one of yours instead of moving. Its back is a cross, open on all sides for the rest of the game.
sendas-lesson-wild-task = Pick up a piece of yours and flip it.
sendas-lesson-wild-done = A wildcard: the star marks it. A cross cannot be flipped. Take care, its new ends serve black as well.

sendas-lesson-stuck = Nothing can move
sendas-lesson-stuck-text = If none of your pieces can move you do not lose. You may flip one while the trails are joined, and you may pass at any time.
sendas-lesson-stuck-task = You are black, and all your pieces hold e9. Give nothing away: pass.
sendas-lesson-stuck-done = White is to move again. After two passes in a row, or when a position comes up for the third time, a draw is proposed.

sendas-lesson-through = Out through the other
sendas-lesson-through-text = To leave, a piece needs another one on the last rank that is open to the outside. It may be the other player’s.
sendas-lesson-through-task = Leave past black’s piece on e9.
sendas-lesson-through-done = Out, and won: black’s own piece was the gate.

sendas-lesson-finish = The last two moves
sendas-lesson-finish-text = Now by yourself: first the gate, then out. Whatever stays behind must hang together.
sendas-lesson-finish-task = Build the gate: put a piece on e9, open to the top.
sendas-lesson-finish-done = The gate is open. What does black do?
sendas-lesson-finish-task-2 = Black could not close it. Take a piece out.
sendas-lesson-finish-done-2 = Over the edge, and won.
