### What is asked before the game is ended, or a player gets another name.

ask-resign =
    { $name }, gibst du auf? { $seats ->
        [3] { $side ->
            [saboteur] Die Partie endet, und die höhere Punktzahl gewinnt.
            [none] Die Partie endet, und niemand gewinnt.
           *[other] Die Partie endet, und deine Seite bekommt 0 Punkte.
        }
       *[other] Die andere Seite gewinnt.
    }
ask-resign-you =
    Gibst du auf? { $seats ->
        [3] { $side ->
            [saboteur] Die Partie endet, und die höhere Punktzahl gewinnt.
            [none] Die Partie endet, und niemand gewinnt.
           *[other] Die Partie endet, und deine Seite bekommt 0 Punkte.
        }
       *[other] Die andere Seite gewinnt.
    }
ask-resign-yes = Aufgeben
ask-draw = Seid ihr alle mit Remis einverstanden? Die Partie endet ohne Sieger.
ask-draw-yes = Einverstanden
ask-name = Name von Spieler { $seat }
ask-name-yes = Speichern
