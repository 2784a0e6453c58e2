### Die Punktetabelle einer Serie: mehrere Partien zwischen denselben Leuten.

series-title = Eine Serie { $game }
series-game = Partie
series-before = vorher
series-now = läuft
series-draw = remis
series-won = Sieg
series-began = begann
series-wins = Siege
series-total = Punkte
series-next = { $name } beginnt die nächste Partie.
series-next-you = Du beginnst die nächste Partie.
series-points-snorkels = Jeder Sieg ist einen Punkt wert.
series-points-sendas = Jeder Sieg ist einen Punkt wert.
series-points-caminos = Eine Verbindung ist so viele Punkte wert, wie ihr kürzester Weg Flächen hat. Ohne Verbindung bekommt die Seite mit weniger Steinen am Rand so viele Punkte, wie die andere dort Steine hat. Eine aufgegebene oder remis vereinbarte Partie bringt nichts.
series-points-tayu = Das Ergebnis jeder Seite zählt, ob gewonnen oder verloren. Ein Saboteur, der gewinnt, bekommt den Zielwert, den er verteidigt hat. Wer aufgibt, bekommt nichts.
