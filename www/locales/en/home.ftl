### The home page.

home-title = Keep the way open
home-lead = Four board games for two to four people around one screen, or for you against the computer. Nothing to install, no account.
home-games = Games
home-continue = Continue playing
home-library = All saved games
home-kept =
    { $ply ->
        [one] { $players } · { $ply } move
       *[other] { $players } · { $ply } moves
    }
home-due =
    { $named ->
        [no] Your move
       *[yes] Your move: { $name } is waiting
    }
home-waiting =
    { $named ->
        [no] Sent { $when }, no answer yet
       *[yes] Waiting for { $name }, sent { $when }
    }
home-unsent =
    { $named ->
        [no] Not sent yet
       *[yes] Not sent to { $name } yet
    }
home-facts = { $players } players · { $least }–⁠{ $most } min
home-play = Play together
home-computer = Play the computer
home-level = Level { $level }
home-level-of = Level of the computer
home-lot = The starting player is drawn by lot.
home-new = New here? Learn Snorkels in two minutes
home-more = More
home-set-up = Set up…
home-learn = Learn
home-puzzles = Puzzles
home-today = Today’s puzzles

home-players-snorkels = 2
home-tagline-snorkels = Little divers who need air. Place them so that yours can breathe, and take the other’s breath away.
home-players-tayu = 2 to 4
home-tagline-tayu = One river, four rims. Lay channels so that the water comes out where you need it, on both of your sides.
home-players-caminos = 2 or 4
home-tagline-caminos = A road in three dimensions. Build, climb and cover until your colour runs from one side to the other.
home-players-sendas = 2
home-tagline-sendas = Two trails cross the board, often as one. Walk yours to the far edge and step off before the other does.
home-lesson-unknown = There is no lesson of that name. Each game here has one of its own.
