### Errors of games that cannot be read.

line-error-setup = This game cannot be set up. The problem: “{ $text }”. { $reason }
line-error-token = Move { $number }, “{ $text }”, cannot be played. { $reason }
line-error-empty =
    { $number ->
        [0] This game cannot be set up. { $reason }
       *[other] Move { $number } cannot be played. { $reason }
    }
line-no-game = The link does not say which game it is. It begins like this: “game=snorkels”. The games are: { $known }.
line-unknown-game = There is no game of that name. The games are: { $known }.
line-spacing = There must be exactly one space between two words.
line-too-long = A game line may have { $max } bytes at most.
line-unreadable = This cannot be read.
line-as-far = Show it up to there
options-not-a-pair = “{ $word }” should read KEY=VALUE.
options-unknown-key = “{ $key }” is not an option of this game. The options are: { $known }.
options-repeated-key = “{ $key }” appears twice.
options-value = “{ $value }” is not possible for “{ $key }”: { $fault }
fault-one-of = it must be one of { $words }.
fault-range = it must be a whole number from { $min } to { $max }.
fault-not-a-square = “{ $text }” is not a square.
fault-off-board = { $square } is not on the board.
fault-repeated = { $square } appears twice.
fault-only-with = it goes only together with { $word }.
fault-not-with = it does not go together with { $word }.
fault-not-a-piece = “{ $text }” is not a piece: a square and its open ends in the order NESW, such as c1NE.
fault-pieces = there must be exactly { $count } pieces.
fault-apart =
    { $side ->
        [white] the white trail is in pieces. Cut off: { $squares }.
       *[black] the black trail is in pieces. Cut off: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] there may be { $max } square at most.
       *[other] there may be { $max } squares at most.
    }
seats-unknown = “{ $word }” is not possible for a seat: use “here”, “away”, or “computer-1” to “computer-8”.
seats-count = The game has { $seats } seats, and { $given } are given.
link-seats = The link does not say who plays where. { $reason }
link-id = “{ $text }” cannot be the id of a game.
link-cut = The end of this link is missing: it was cut off on its way. Ask for it again.
link-changed = This link was changed on its way, and is no longer valid. Ask for it again.
save-damaged = The saved game is damaged.
save-newer = The game was saved by a newer version ({ $version }) of Cauce.
save-start = The saved game cannot be read. { $reason }
save-token = The saved game holds a move that cannot be played, “{ $text }”. { $reason }
save-unknown-game = The game was saved by a version of Cauce that has a game “{ $name }”. This one has none of that name.
