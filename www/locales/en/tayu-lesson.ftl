### The lesson of Tayü.

tayu-lesson-first = The first tile
tayu-lesson-first-text = You lead the water north and south, the other side east and west. It flows out of a tile at three mouths. Begin on the outlined centre.
tayu-lesson-first-task = Lay it on the centre so that one mouth points north and one south.
tayu-lesson-first-done = From here the water can run to both of your rims. In a game player 1 begins, and each turn a tile is drawn.

tayu-lesson-turn = Rotating the tile
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] “{ tayu-choice-turn }” rotates the tile. Blue frames show where it fits as it lies now, dashed ones where it fits when rotated. “{ tayu-choice-next }” shows all of them in turn.
       *[keys] R, the wheel or the button rotates the tile. Blue frames show where it fits as it lies now, dashed ones where it fits when rotated. “{ tayu-choice-next }” shows all of them in turn.
    }
tayu-lesson-turn-task = Rotate the tile, and lay it so that one more mouth leads north.
tayu-lesson-turn-done = One more way north.

tayu-lesson-join = Mouth to mouth
tayu-lesson-join-text = Where tiles touch, mouth must meet mouth and bank must meet bank. A bank is an edge without a mouth. At least one mouth must meet another.
tayu-lesson-join-task = Find the place where the tile joins two mouths at once.
tayu-lesson-join-done = Two mouths have met two others: all of this is one river. The rim and empty squares do no harm.

tayu-lesson-rim = To the rim
tayu-lesson-rim-text = What counts are the mouths at a rim. Those that stop short of it count nothing, and who laid a tile does not matter.
tayu-lesson-rim-task = Lead the water to the north rim.
tayu-lesson-rim-done = It has arrived: the number in the corner counts the north rim.

tayu-lesson-spring = Springs
tayu-lesson-spring-text = Every rim has four springs, marked by golden rings. A mouth there counts double.
tayu-lesson-spring-task = Lay the tile so that a mouth reaches a spring.
tayu-lesson-spring-done = One mouth, two points.

tayu-lesson-product = North times south
tayu-lesson-product-text = Your score is the points in the north times those in the south. Here that is 4 × 0: all the water in the north is worth nothing as long as the south is dry.
tayu-lesson-product-task = Lead the water to the south rim.
tayu-lesson-product-done = 4 × 1 = 4. Each further mouth in the south is worth another four.

tayu-lesson-count = Counting
tayu-lesson-count-text = Five mouths in the north, one of them on a spring, and four in the south, one of them on a spring: (5 + 1) × (4 + 1) = 30. East and west have nothing yet.

tayu-lesson-divert = Turning water away
tayu-lesson-divert-text = Often it is better to turn the other side’s water away than to lead your own on. Two mouths are about to reach the east rim, one of them on a spring.
tayu-lesson-divert-task = Catch both of them with one tile.
tayu-lesson-divert-done = No water for the east: it runs north now, your way.

tayu-lesson-end = A tile that fits nowhere
tayu-lesson-end-text = The game ends when all tiles are drawn, or when one fits nowhere and the others agree to end it. Whoever wants to may play on: the tile is put aside.
tayu-lesson-end-task = Nobody has any points yet. Do not end the game: play on.
tayu-lesson-end-done = The tile is out of play, and the game goes on.

tayu-lesson-table = Choosing
tayu-lesson-table-text = Experienced players may draw from the table instead of the bag. Tiles with a ring on the back have mouths on three sides, the others on two or on one.
tayu-lesson-table-task = Pick a tile with mouths on three sides.
tayu-lesson-table-done = With a ring: it can lead on in three directions.

tayu-lesson-auction = Three and four players
tayu-lesson-auction-text = Four play in two teams. Three bid a score, never higher than the last. Let another have theirs, and they are the saboteur, who wins if neither side reaches it.
tayu-lesson-auction-task = Player 2 would defend 25. Let them, and make player 2 the saboteur.
tayu-lesson-auction-done = Player 2 now has to keep both of you below 25.
