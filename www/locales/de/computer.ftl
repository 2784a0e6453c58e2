### Der Computer als Spieler. Seine Stufen gehen von 1 bis 8.

computer-name = Computer
computer-level =
    { computer-name } { $level }: { $level ->
        [1] erste Partie
        [2] Anfänger
        [3] etwas Übung
        [4] mit dem Spiel vertraut
        [5] gut
        [6] stark
        [7] sehr stark
       *[8] volle Stärke
    }
computer-who = { $seat }: wer spielt
computer-person = jemand hier

computer-to-move = { $name } ist am Zug
computer-thinks = { $name } denkt nach …
computer-refuses = { $name } ist am Zug. Mit Zurücknehmen holst du deinen letzten Zug zurück.
computer-refuses-draw = { $name } möchte weiterspielen.
computer-failed = Der Computer kann gerade nicht ziehen. Deine Partie ist unverändert.
computer-blunder = Das war ein grober Fehler. Willst du ihn zurücknehmen?
computer-take-back = Zurücknehmen

computer-rating =
    Deine Wertung: { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] nach einer Partie
       *[other] aus den letzten { $games } Partien
    }
computer-rating-about = Eine Elo-Zahl aus deinen letzten 30 Partien auf diesem Gerät: 0 ist, wer zufällig zieht. Partien mit Tipps oder zurückgenommenen Zügen zählen nicht.
computer-unrated = Mit Tipps oder zurückgenommenen Zügen zählt diese Partie nicht für deine Wertung.
computer-up = Jetzt Stufe { $level } probieren
computer-down = Als Nächstes Stufe { $level }
computer-you-won = Du hast gewonnen
computer-won = Der Computer (Stufe { $level }) hat gewonnen
computer-you-resigned = Du hast aufgegeben.
