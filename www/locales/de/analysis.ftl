### Die Analyse einer Partie, und aus Fehlern lernen.

analysis-title = Analyse
analysis-close = Analyse schließen
analysis-done = Zug { $done } von { $all }
analysis-failed = Der Computer ist gerade nicht verfügbar.
analysis-stop = Anhalten
analysis-go-on = Weiter analysieren
analysis-graph = Gewinnchancen, Zug für Zug
analysis-unknown = In dieser Partie nicht gespielt.
analysis-back = Zurück zur Partie
analysis-at = Nach { $number } { $move }: { $chances }
analysis-at-start = Am Anfang: { $chances }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-side = { $names }

## Was ein Zug war

analysis-read = Jede Zahl zeigt die Gewinnchance von dort an, wie der Computer sie schätzt.
analysis-better = Besser:
analysis-name-inaccuracy = Ungenauigkeit
analysis-name-mistake = Fehler
analysis-name-blunder = Grober Fehler

## Die besten Züge

analysis-best = Beste Züge für { $name }
analysis-best-you = Deine besten Züge
analysis-odds = Gewinnchance
analysis-worst = Die gröbsten Fehler
analysis-ahead = Die Partie endete, als { $name } im Vorteil war: Die Gewinnchance lag bei { $percent } %.
analysis-ahead-you = Die Partie endete, als du im Vorteil warst: Deine Gewinnchance lag bei { $percent } %.
analysis-lost = { $from } % → { $to } %
analysis-let = lässt den Gegner sofort gewinnen
analysis-worse = { $cost }, besser:
analysis-wins =
    { $moves ->
        [1] gewinnt sofort
       *[other] gewinnt in { $moves }
    }
analysis-loses =
    { $moves ->
        [1] verliert sofort
       *[other] verliert in { $moves }
    }
analysis-draws =
    { $moves ->
        [1] sofort remis
       *[other] remis in { $moves }
    }

## Die Tabelle

## Was es bedeutet

analysis-help = Was das bedeutet
analysis-help-chance = Der Computer probiert aus, wie die Partie weitergehen könnte, und schätzt danach, wie wahrscheinlich jeder gewinnt; ein Remis zählt als Teil eines Siegs. Steht dort, in wie vielen Zügen jemand gewinnt oder verliert, ist das bewiesen: Jede Seite macht höchstens noch so viele Züge. Eine Stellung ist so viel wert wie ihr bester Zug.
analysis-help-inaccuracy = Ungenauigkeit: Der Zug verschenkt mindestens { $percent } von hundert Partien, oder er lässt den Gegner sofort gewinnen.
analysis-help-mistake = Fehler: mindestens { $percent } von hundert.
analysis-help-blunder = Grober Fehler: mindestens { $percent } von hundert.
analysis-help-rings = Auf dem Brett zeigen gestrichelte goldene Ringe die besten Züge und blaue fast ebenso gute.
analysis-help-line = Nach jedem der besten Züge steht, wie die Partie wohl weiterginge. Ein Klick auf den Zug führt in diese Variante. In der Zugliste steht ▸ vor dem Zug, mit dem eine Variante weitergeht.
analysis-help-kept = Alles wird mit der Partie gespeichert und steht in ihrer Notation. Die besseren Varianten in der Zugliste, kursiv, sind vom Computer.

## Aus Fehlern lernen

analysis-learn-title = Aus Fehlern lernen
analysis-learn-progress = { $number } von { $all }
analysis-learn-task = Zug { $number }, { $name }: { $move }.
analysis-learn-task-you = Dein Zug { $number }: { $move }.
analysis-learn-asked = Finde einen besseren Zug.
analysis-learn-cost = Die Gewinnchance sank von { $from } % auf { $to } %.
analysis-learn-let = Danach konnte der Gegner sofort gewinnen.
analysis-learn-weighs = Mal sehen …
analysis-learn-best = Das ist der beste Zug.
analysis-learn-good = Auch gut: Damit gewinnst du etwa { $percent } von hundert Partien.
analysis-learn-wins = Gut: Das gewinnt auch.
analysis-learn-holds = Gut: Die Partie ist nicht zu retten, aber so hältst du länger durch.
analysis-learn-top = Am besten: { $move }.
analysis-learn-worse = Nicht der beste Zug: Deine Gewinnchance sinkt von { $from } % auf { $to } %. Versuch es noch einmal.
analysis-learn-loses =
    { $moves ->
        [0] Das verliert sofort. Versuch es noch einmal.
        [1] Das verliert: Dein Gegner gewinnt sofort. Versuch es noch einmal.
       *[other] Das verliert: Dein Gegner kann in { $moves } Zügen gewinnen. Versuch es noch einmal.
    }
analysis-learn-answer = Am besten geht es danach so weiter: { $move }.
analysis-learn-same = Das wurde gespielt. Versuch etwas anderes.
analysis-learn-shown = Besser: { $move }.
analysis-learn-next = Weiter
analysis-learn-none =
    { $whose ->
        [own] Du hast keine Fehler gemacht. Gut gespielt!
       *[all] Keine Fehler. Gut gespielt!
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] Das war alles: Diesen hast du nicht gefunden.
           *[other] Das war alles, und du hast ihn gefunden.
        }
       *[other] Das war alles: Du hast { $found } von { $all } gefunden.
    }
