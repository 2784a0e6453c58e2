### Was auf der Startseite steht.

home-title = Halt den Weg offen
home-lead = Vier Brettspiele für zwei bis vier Leute an einem Bildschirm oder für dich gegen den Computer. Keine Installation, kein Konto.
home-games = Spiele
home-continue = Weiterspielen
home-library = Alle gespeicherten Partien
home-kept =
    { $ply ->
        [one] { $players } · { $ply } Zug
       *[other] { $players } · { $ply } Züge
    }
home-due =
    { $named ->
        [no] Du bist am Zug
       *[yes] Du bist am Zug: { $name } wartet
    }
home-waiting =
    { $named ->
        [no] Geschickt: { $when }, noch keine Antwort
       *[yes] Warten auf { $name }, geschickt: { $when }
    }
home-unsent =
    { $named ->
        [no] Noch nicht geschickt
       *[yes] Noch nicht an { $name } geschickt
    }
home-facts = { $players } Spieler · { $least }–⁠{ $most } Min.
home-play = Zusammen spielen
home-computer = Gegen den Computer
home-level = Stufe { $level }
home-level-of = Stufe des Computers
home-lot = Wer anfängt, entscheidet das Los.
home-new = Neu hier? Lern Snorkels in zwei Minuten
home-more = Mehr
home-set-up = Optionen …
home-learn = Lernen
home-puzzles = Aufgaben
home-today = Heutige Aufgaben

home-players-snorkels = 2
home-tagline-snorkels = Kleine Taucher, die Luft brauchen. Setz sie so, dass deine atmen können, und nimm den anderen die Luft.
home-players-tayu = 2 bis 4
home-tagline-tayu = Ein Fluss, vier Ränder. Leg Kanäle, damit das Wasser dort ankommt, wo du es brauchst: auf deinen beiden Seiten.
home-players-caminos = 2 oder 4
home-tagline-caminos = Ein Weg in drei Dimensionen. Bau, kletter und überdeck, bis deine Farbe von einer Seite zur anderen reicht.
home-players-sendas = 2
home-tagline-sendas = Zwei Pfade queren das Brett, oft als ein einziger. Führ deinen bis zum anderen Rand und geh als Erster hinaus.
home-lesson-unknown = Eine Lektion mit diesem Namen gibt es nicht. Jedes Spiel hier hat seine eigene.
