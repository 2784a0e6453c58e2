### Was in den Lektionen aller Spiele gesagt wird.

lesson-title = { $game } lernen
lesson-step = Schritt { $number } von { $count }
lesson-extra = Extra { $number } von { $count }
lesson-side = Du spielst: { $side }
lesson-hint = Zeig es mir
lesson-skip = Überspringen
lesson-next = Weiter
lesson-again = Noch einmal
lesson-back = Einen Schritt zurück
lesson-look = Zum Beispiel: { $move }.
lesson-only-look = In diesem Schritt wird nichts gespielt: Schau dir das Brett an, dann geht es weiter.
lesson-missed = Das erlauben die Regeln, aber hier ist etwas anderes gefragt.
lesson-play-it = Zieh für mich
lesson-finished = Lektion geschafft
lesson-end = Mehr musst du nicht wissen
lesson-end-text = Du weißt, wie man { $game } spielt. Am besten spielst du jetzt eine Partie; die Regeln sind immer nur einen Klick entfernt.
lesson-play = Zusammen spielen
lesson-extras = Weitere Regeln: { $count } Schritte
lesson-waiting = Zurück zur Partie
lesson-computer = Gegen den Computer, Stufe 1
lesson-following = Nächste Lektion: { $game }
lesson-none = Diesen Schritt der Lektion gibt es nicht.
