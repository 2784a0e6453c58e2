### Texts of every game and every page.

## Players

player-name = { $name }
player-default = Player { $seat }
player-you = You
player-computer = Computer { $level }
player-computer-of = Computer { $level } (player { $seat })
players = Players
seat-active = to move
seat-away = remote
seat-won = won
seat-with = with { $name }
seat-points = Series: { $points }
side-open = no side yet
side-name =
    { $side ->
        [purple] Purple
        [green] Green
        [yellow] Yellow
        [ns] North and south
        [ew] East and west
        [saboteur] Saboteur
        [white] White
       *[black] Black
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, with player { $partner }

## Board and moves

board = { $game }, the board
moves = Moves
moves-none = No moves yet. Each one appears here: go back to any and play on from there.
move-named = { $number } { $move }, { $name }
moves-variation = Variation
move-resign = resigns
move-time = runs out of time
move-draw = draw agreed
said-resign = { $name } resigns.
said-time = { $name } runs out of time.
said-draw = The players agree to a draw.
said-at = Move { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Tap the same square again to play.
       *[keys] Click there to play, or press Enter.
    }
said-start = The beginning of the game.
status-away =
    { $named ->
        [no] Waiting for the answer
       *[yes] Waiting for { $name }
    }
status-past = Start of a finished game: move 0 of { $all }
refusal-away = It is { $name }’s turn, on another device.
refusal-draw-away = { $name } is not here to agree to a draw.
refusal-not-allowed = This move is not offered here.
refusal-elsewhere = This move was meant for another position.

# Follows a hint and names the key for its action. Touch devices show nothing.
-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## Commands

walk = Moves back and forth
camera = Turn the board
actions = This game
command-first = To the beginning
command-undo = Undo
command-redo = Redo
command-last = To the end
command-note = Comment on this move
command-more = More for this move
command-left = Turn left
command-right = Turn right
command-above = From above
command-new = New game
command-invite = Invite a friend
command-rules = Rules
command-share = Share
command-settings = Settings
command-hint = Hint
command-keys = Keys
command-draw = Draw
command-resign = Resign
command-rematch = Rematch
command-analyse = Analysis
command-learn = Mistakes
command-series = Series
close = Close
cancel = Cancel
dismiss = Dismiss this message
rename = Change the player

## The end

ending-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
ending-draw = The game is a draw
ending-agreement = The players agreed to it.
ending-resignation = { $name } resigned.
ending-time = { $name } ran out of time.

## Illegal moves

illegal-unreadable = That is not a move in this game.
illegal-spelling = It must be written “{ $canonical }”.
illegal-over = The game is over.
illegal-chance-due = Something has to be drawn by lot first.
illegal-decision-due = Nothing is drawn by lot now.
illegal-off-board = { $square } is not on the board.
illegal-occupied = Something already stands on { $square }.

## Loading and storing

load-failed = This could not be loaded. Are you online? If it fails again, reload the page.
load-again = Try again
board-lost = The board cannot be drawn just now: the browser has no memory left for pictures. Close other tabs, then press here.
browser-lacks = This browser lacks something that Cauce needs, or has it switched off. Update it, allow it in the settings, or open this page in another browser.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = There is not enough memory for Cauce. Close other pages, or start the browser anew, and try again.

## The site

home-link = Cauce, to the home page
site-menu = Menu
site-library = Library
language = Language
language-name = English
theme = Appearance
theme-auto = System
theme-light = Light
theme-dark = Dark
