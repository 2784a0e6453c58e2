### Regeln und Optionen von Tayü.

tayu-rules-goal = Das Ziel
tayu-rules-goal-1 = Gemeinsam baut ihr ein Netz von Kanälen, und jede Seite will, dass es an ihren zwei Rändern mündet: die eine im Norden und Süden, die andere im Osten und Westen. Es zählt die Zahl der Mündungen an einem Rand mal die Zahl am Rand gegenüber.
tayu-rules-goal-figure = Nord und Süd: 5 × 4 = 20. Ost und West: 6 × 3 = 18.
tayu-rules-turn = Ein Zug
tayu-rules-turn-1 = Spieler 1 beginnt. Du ziehst ein Plättchen und musst es legen, wenn es irgendwo passt. Ein Plättchen bedeckt drei Felder. Das Wasser darauf hat drei Mündungen, die alle miteinander verbunden sind. Du darfst das Plättchen drehen, aber nicht wenden.
tayu-rules-turn-2 = Das erste Plättchen bedeckt mindestens ein Feld der umrandeten Mitte. Jedes weitere muss an das Wasser anschließen, das schon da ist.
tayu-rules-fit = Was passt
tayu-rules-fit-1 = Wo Plättchen sich berühren, muss Mündung auf Mündung treffen und Ufer auf Ufer, an jeder Kante. Und mindestens eine Mündung muss auf eine Mündung treffen: Berühren allein genügt nicht. Der Rand und leere Felder stören nicht.
tayu-rules-fit-figure = Blaue Rahmen zeigen, wo das gezogene Plättchen passt, so wie es liegt; gestrichelte, wo es gedreht passt.
tayu-rules-spots-figure = Hier nicht: Eine Mündung träfe auf ein Ufer.
tayu-rules-count = Die Wertung
tayu-rules-count-1 = Jede Mündung an einem Rand zählt einen Punkt, auf einer Quelle mit goldenem Ring zwei. Multiplizier die Punkte deiner beiden Ränder. Wer die Plättchen gelegt hat, ist egal, und Mündungen, die den Rand nicht erreichen, zählen nichts.
tayu-rules-count-2 = Ein Rand voller Mündungen ist also nichts wert, solange der gegenüber trocken ist. Die höhere Punktzahl gewinnt; bei Gleichstand ist es remis.
tayu-rules-count-figure = Auf jeder Seite eine Quelle: (5 + 1) × (4 + 1) = 30.
tayu-rules-end = Das Ende
tayu-rules-end-1 = Die Partie endet, wenn alle Plättchen gezogen sind, oder wenn das gezogene nirgends passt und die anderen sie beenden wollen. Wer will, darf weiterspielen: Dann kommt das Plättchen beiseite. Würde gar keines mehr passen, endet die Partie von selbst.
tayu-rules-end-figure = Schon zu: Kein Wasser fließt weiter, also kann kein Plättchen anschließen.
tayu-rules-four = Zu viert
tayu-rules-four-1 = Wer sich gegenübersitzt, ist ein Team: Spieler 1 und 3 für Nord und Süd, Spieler 2 und 4 für Ost und West.
tayu-rules-three = Zu dritt
tayu-rules-three-1 = Zwei spielen gegeneinander, der dritte ist der Saboteur. Er gewinnt, wenn keine Seite den Zielwert erreicht. Schafft es eine, gewinnt die höhere Punktzahl.
tayu-rules-three-2 = Wer Saboteur wird, kann eine Versteigerung entscheiden. Reihum nennt jeder den Zielwert, den er verteidigen würde, so hoch wie der letzte oder niedriger. Wer die letzte Zahl als Erster wiederholt, beendet die Versteigerung: Saboteur ist, wer sie zuerst genannt hat.
tayu-rules-table = Plättchen auf dem Tisch
tayu-rules-table-1 = Für Geübte: Die Plättchen liegen verdeckt, und du suchst aus. Die mit Ring auf der Rückseite haben Mündungen an drei Seiten, die anderen an zwei oder alle drei an einer.
tayu-rules-advice = Ein guter Rat
tayu-rules-advice-1 = Manchmal ist es besser, der anderen Seite das Wasser abzugraben, als das eigene weiterzuführen. Such früh die Quellen, und sieh nach, was noch im Beutel ist, bevor du eine Lücke lässt, die nur ein einziges Plättchen füllen kann.

## Options

tayu-option-players = Zahl der Spieler
tayu-option-players-hint = Zu dritt ist einer der Saboteur und spielt gegen beide Seiten. Zu viert spielen zwei gegen zwei.
tayu-option-saboteur = Saboteur
tayu-option-saboteur-1 = Spieler 1
tayu-option-saboteur-2 = Spieler 2
tayu-option-saboteur-3 = Spieler 3
tayu-option-saboteur-auction = Durch Versteigerung
tayu-option-saboteur-hint = Der Saboteur gewinnt, wenn keiner der anderen den Zielwert erreicht.
tayu-option-target = Zielwert
tayu-option-target-hint = Die Punktzahl, die eine der beiden Seiten erreichen muss.
tayu-option-draw = Plättchen
tayu-option-draw-bag = Blind aus dem Beutel
tayu-option-draw-table = Verdeckt auf dem Tisch
tayu-option-draw-hint = Auf dem Tisch wählst du ein Plättchen nach der Rückseite: Hat sie einen Ring, führen seine Kanäle an drei Seiten.
tayu-option-end = Wenn ein Plättchen nirgends passt
tayu-option-end-hint = Entscheiden die anderen, endet die Partie dort oder geht ohne das Plättchen weiter.
tayu-option-end-agree = Die anderen entscheiden
tayu-option-end-stop = Die Partie endet
