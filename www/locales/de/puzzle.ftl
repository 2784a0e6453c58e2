### Was bei den Aufgaben gesagt wird.

puzzle-title = Aufgaben
puzzle-lead = Stellungen aus echten Partien mit einem einzigen richtigen Zug. In Snorkels, Caminos und Sendas ist er Zug für Zug bewiesen; in Tayü ist es die beste Stelle, berechnet aus allen möglichen Ziehungen.
puzzle-of = Aufgabe: { $game }
puzzle-number = { $grade }: { $number } von { $count }
puzzle-today = Heute
puzzle-all = Alle Aufgaben
puzzle-of-today = Die Aufgaben von heute: { $number } von { $count }
puzzle-set-done = Alle Aufgaben von heute sind gelöst!
puzzle-grade =
    { $grade ->
        [1] Leicht
        [2] Mittel
       *[other] Schwer
    }
puzzle-state-new = Neu
puzzle-state-tried = Versucht
puzzle-state-solved = Gelöst
puzzle-games = Spiel
puzzle-themes = Nach Thema
puzzle-part = { $solved } von { $all } gelöst
puzzle-link = Aufgabe { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Streak: 1 Tag
       *[other] Streak: { $days } Tage
    }

puzzle-task-snorkels = Finde den Gewinnzug und mach so weiter.
puzzle-task-tayu-chance = Leg das Plättchen dorthin, wo es am häufigsten gewinnt, was auch immer danach gezogen wird.
puzzle-task-tayu = Leg das letzte Plättchen dorthin, wo es gewinnt.
puzzle-task-caminos = Finde den Gewinnzug und verbinde dann zwei Seiten.
puzzle-task-sendas = Finde den Gewinnzug und verlass dann das Brett.
puzzle-about = Darum geht es: { $themes }.
puzzle-side = Du spielst: { $side }
puzzle-hint = Tipp
puzzle-show = Lösung
puzzle-again = Noch einmal
puzzle-from-start = Von vorn
puzzle-first = Erste Aufgabe
puzzle-next = Nächste Aufgabe
puzzle-to-list = Alle Aufgaben
puzzle-then = Danach { $move }.
puzzle-right = Richtig!
puzzle-on = Du bist wieder am Zug.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] Die Lösung: Sie gewinnt sofort.
           *[other] Die Lösung: Sie gewinnt in höchstens { $moves } Zügen, was auch immer der Gegner antwortet.
        }
        [wins] Die Lösung: Sie gewinnt sicher, was auch immer der Gegner antwortet.
       *[best] Die Lösung: Nirgends gewinnt das Plättchen öfter.
    }
puzzle-weighs = Mal sehen …
puzzle-loses =
    { $moves ->
        [0] Das verliert sofort.
        [1] Das verliert: Dein Gegner gewinnt sofort.
       *[other] Das verliert: Dein Gegner kann in { $moves } Zügen gewinnen.
    }
puzzle-goes-on = So ginge es weiter.
puzzle-step = Geh die Züge mit den Pfeiltasten oder den Knöpfen am Brett durch.
puzzle-holds = So verschenkst du den Sieg: Nach dieser Antwort ist er nicht mehr sicher.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] So gewinnst du nicht, an der besten Stelle schon.
           *[other] So gewinnst du nie, an der besten Stelle in { $best } von hundert Fällen.
        }
        [1] So gewinnst du in einem von hundert Fällen, an der besten Stelle in { $best }.
        [draw] So ist es remis, an der besten Stelle gewinnst du.
       *[other] { $best ->
            [100] So gewinnst du in { $own } von hundert Fällen, an der besten Stelle immer.
           *[other] So gewinnst du in { $own } von hundert Fällen, an der besten Stelle in { $best }.
        }
    }
puzzle-scores = So endet es { $own } zu { $against }, an der besten Stelle { $best } zu { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Nur diese Stelle gewinnt.
            [draw] Nur diese Stelle gewinnt; an der zweitbesten ist es remis.
           *[other] So gewinnst du immer, an der zweitbesten Stelle in { $next } von hundert Fällen.
        }
       *[other] So gewinnst du in { $own } von hundert Fällen, an der zweitbesten Stelle in { $next }.
    }
puzzle-solved = Gelöst!
puzzle-helped = Mit Hilfe gelöst
puzzle-none = Eine Aufgabe mit diesem Namen gibt es nicht.

puzzle-theme-captures = fangen
puzzle-theme-saves = eine Gruppe retten
puzzle-theme-threatens = die letzte Luft nehmen
puzzle-theme-joins = Gruppen verbinden
puzzle-theme-robs = sichere Felder
puzzle-theme-shortens = den Weg verkürzen
puzzle-theme-blocks = sperren
puzzle-theme-shuts = den Weg schließen
puzzle-theme-covers = überdecken
puzzle-theme-approaches = näher an den Rand
puzzle-theme-delays = aufhalten
puzzle-theme-halts = den Pfad stoppen
puzzle-theme-links = die Pfade verbinden
puzzle-theme-parts = die Pfade trennen
puzzle-theme-gains = Punkte
puzzle-theme-springs = Quellen
puzzle-theme-channels = offene Kanäle
puzzle-theme-walls = Ränder sperren
puzzle-theme-quiet = ein stiller Zug
