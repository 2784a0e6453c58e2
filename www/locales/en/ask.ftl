### Questions before a game ends, and the dialog for renaming a player.

ask-resign =
    { $name }, do you resign? { $seats ->
        [3] { $side ->
            [saboteur] The game ends, and the higher score wins.
            [none] The game ends, and nobody wins.
           *[other] The game ends, and your side scores 0.
        }
       *[other] The other side wins.
    }
ask-resign-you =
    Do you resign? { $seats ->
        [3] { $side ->
            [saboteur] The game ends, and the higher score wins.
            [none] The game ends, and nobody wins.
           *[other] The game ends, and your side scores 0.
        }
       *[other] The other side wins.
    }
ask-resign-yes = Resign
ask-draw = Do all of you agree to a draw? The game ends without a winner.
ask-draw-yes = We agree
ask-name = Name of player { $seat }
ask-name-yes = Save
