### The lesson of Caminos.

caminos-lesson-look = The aim
caminos-lesson-look-text = Whoever first joins two opposite sides by an unbroken run of faces of their colour wins: here green, uphill and downhill. Drag the board to turn it.

caminos-lesson-lie = Laying a piece
caminos-lesson-lie-text =
    Green begins. In turn, each of you places one of your pieces of four cubes: T, Z, L or O. Choose one and { INPUT() ->
        [touch] tap a square
       *[keys] hold it over a square
    }: you see where it would stand.
caminos-lesson-lie-task = Place any piece so that it lies flat on the board.
caminos-lesson-lie-done = One storey high: the beginning of a road.

caminos-lesson-stand = Setting it on end
caminos-lesson-stand-text =
    A piece may be rotated any way you like, even on end: the strip of pictures shows the ways it can lie{ INPUT() ->
        [touch] { "" }
       *[keys] , and the keys R, T and G rotate it
    }.
caminos-lesson-stand-task = Place a piece that stands three storeys high.
caminos-lesson-stand-done = Three storeys: nothing in this game gets higher.

caminos-lesson-climb = Over the other
caminos-lesson-climb-text = You may build over any piece of either colour. But at least one of your cubes must rest on the board itself, and there may be no empty space underneath.
caminos-lesson-climb-task = Cover at least one of the yellow squares.
caminos-lesson-climb-done = What counts is the top cube: yellow has lost that square.

caminos-lesson-storeys = Up two storeys
caminos-lesson-storeys-text = The yellow piece stands on end, two storeys high. Only an L reaches over it: three cubes up from the board, and the fourth on top.
caminos-lesson-storeys-task = Cover one of the two yellow squares.
caminos-lesson-storeys-done = Up there nobody can cover it any more.

caminos-lesson-road = A road
caminos-lesson-road-text = Look at the squares whose top cube is yours. Neighbours at the same height are linked; corner to corner there is no link.
caminos-lesson-road-task = Lead your road to the other side marked B and win.
caminos-lesson-road-done = From B to B without a break: you have won.

caminos-lesson-wall = Over the wall
caminos-lesson-wall-text = Neighbours at different heights are linked, too, if the whole wall between them is yours. So a road may climb up and down.
caminos-lesson-wall-task = Yellow lies across your way. Climb over it and win.
caminos-lesson-wall-done = Up your own wall, over yellow, down again: joined.

caminos-lesson-broken = A broken wall
caminos-lesson-broken-text = From above, green’s road looks whole. But between c4 and d4 a yellow cube interrupts the wall, so that there is no link. Turn the board to see it.
caminos-lesson-broken-task = Mend your road, or lead it round that place, and win.
caminos-lesson-broken-done = Now every step of the way is green.

caminos-lesson-block = In the way
caminos-lesson-block-text = Yellow is about to reach the other side B and climbs over whatever is low beside its road. Cover part of the road itself, and build high.
caminos-lesson-block-task = Place a piece so that yellow cannot win with the next move.
caminos-lesson-block-done = Yellow has to look for another way.
caminos-lesson-block-open = Yellow still gets across with the next piece. Cover a square of its road with a piece on end.

caminos-lesson-sides = More sides
caminos-lesson-sides-text = A corner square belongs to both sides. On the boards with eight sides, octagon and ring, you may also join a side to a neighbour of its opposite.
caminos-lesson-sides-task = Your road begins on C at the left. Lead it to the C at the right or to one of its neighbours.
caminos-lesson-sides-done = Joined, even if not quite opposite.

caminos-lesson-points = The end
caminos-lesson-points-text = Whoever cannot place is out, and the other goes on. Both out: a draw. A series is played for points: the shortest road counts, here 9 tops and 4 walls, so 13.
