### The rules and options of Tayü.

tayu-rules-goal = The aim
tayu-rules-goal-1 = Together you build one system of channels, and each side wants it to come out at its own two rims: one side in the north and south, the other in the east and west. What counts is the number of mouths at one rim times the number at the opposite rim.
tayu-rules-goal-figure = North and south: 5 × 4 = 20. East and west: 6 × 3 = 18.
tayu-rules-turn = A turn
tayu-rules-turn-1 = Player 1 begins. You draw a tile and have to lay it if it fits anywhere. A tile covers three squares. The water on it has three mouths, all joined to each other. You may rotate the tile, but not flip it.
tayu-rules-turn-2 = The first tile covers at least one square of the outlined centre. Every tile after it must be joined to the water that is there.
tayu-rules-fit = What fits
tayu-rules-fit-1 = Wherever tiles touch, mouth must meet mouth and bank must meet bank, on every edge. And at least one mouth must meet a mouth: touching alone is not enough. The rim and empty squares do no harm.
tayu-rules-fit-figure = Blue frames show where the drawn tile fits as it lies now, dashed ones where it fits when rotated.
tayu-rules-spots-figure = Not here: a mouth would run against a bank.
tayu-rules-count = Counting
tayu-rules-count-1 = Every mouth at a rim counts one point; on a spring, marked by a golden ring, it counts two. Multiply the points of your two rims. Who laid the tiles does not matter, and mouths that stop short of the rim count nothing.
tayu-rules-count-2 = So a single rim full of mouths is worth nothing as long as the opposite one is dry. The higher score wins; equal scores are a draw.
tayu-rules-count-figure = A spring on either side: (5 + 1) × (4 + 1) = 30.
tayu-rules-end = The end
tayu-rules-end-1 = The game ends when all tiles are drawn, or when the drawn tile fits nowhere and the others agree to end it. Whoever wants to may play on: then the tile is put aside. If no tile at all would fit, the game ends by itself.
tayu-rules-end-figure = Closed up already: no water flows on, so no tile can be joined.
tayu-rules-four = Four players
tayu-rules-four-1 = Those who sit opposite each other are a team: players 1 and 3 for north and south, players 2 and 4 for east and west.
tayu-rules-three = Three players
tayu-rules-three-1 = Two play against each other, and the third is the saboteur. The saboteur wins if neither side reaches the target. If one does, the higher score wins.
tayu-rules-three-2 = Who is saboteur may be settled by auction. One after the other names the target that they would defend, each as high as the last or lower. The first to repeat the last number closes the auction: whoever named it first is the saboteur.
tayu-rules-table = Tiles on the table
tayu-rules-table-1 = For experienced players: the tiles lie face down, and you choose. Those with a ring on the back have mouths on three sides; the others on two, or all three on one side.
tayu-rules-advice = Good advice
tayu-rules-advice-1 = Sometimes it is better to turn the other side’s water away than to lead your own on. Make for the springs early, and look at what is left in the bag before you leave a gap that only one tile can fill.

## Options

tayu-option-players = Number of players
tayu-option-players-hint = With three, one is the saboteur and plays against both sides. With four, two play against two.
tayu-option-saboteur = Saboteur
tayu-option-saboteur-1 = Player 1
tayu-option-saboteur-2 = Player 2
tayu-option-saboteur-3 = Player 3
tayu-option-saboteur-auction = By auction
tayu-option-saboteur-hint = The saboteur wins if neither of the others reaches the target.
tayu-option-target = Target
tayu-option-target-hint = The score that one of the two sides has to reach.
tayu-option-draw = Tiles
tayu-option-draw-bag = Blind, from the bag
tayu-option-draw-table = Face down on the table
tayu-option-draw-hint = On the table you choose a tile by its back: one with a ring there has channels to three sides.
tayu-option-end = When a tile fits nowhere
tayu-option-end-hint = If the others decide, the game ends there or goes on without the tile.
tayu-option-end-agree = The others decide
tayu-option-end-stop = The game ends
