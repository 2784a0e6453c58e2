### Regeln und Optionen von Snorkels.

snorkels-rules-goal = Das Ziel
snorkels-rules-goal-1 = Jeder Schnorchel atmet durch die leeren Felder neben sich. Die erste Farbe mit einer Gruppe, die nicht mehr atmen kann, verliert.
snorkels-rules-turn = Ein Zug
snorkels-rules-turn-1 = Lila und Grün ziehen abwechselnd. Du setzt einen Schnorchel deiner Farbe auf ein beliebiges leeres Feld. Dort bleibt er, und passen darf man nicht.
snorkels-rules-colour = Wer ist Lila?
snorkels-rules-colour-1 = Spieler 1 setzt den ersten lila Schnorchel. Spieler 2 sieht ihn sich an und wählt: zu Lila wechseln, dann macht Spieler 1 mit Grün weiter, oder bei Grün bleiben und einen Schnorchel setzen.
snorkels-rules-air = Luft
snorkels-rules-air-1 = Ein Schnorchel hat vier Rohre. Eine weiße Öffnung holt Luft aus einem leeren Feld; ein Rohr mit Kappe ist vom Rand, von einem Stein oder von der anderen Farbe versperrt.
snorkels-rules-air-2 = Schnorchel einer Farbe, die Seite an Seite stehen, teilen sich die Luft. Die Zahl sagt, durch wie viele leere Felder eine Gruppe atmen kann; ist nur noch eines übrig, wird sie rot.
snorkels-rules-air-figure = Die lila Schnorchel bilden eine Gruppe und teilen sich die Luft aller ihrer Rohre.
snorkels-rules-capture = Gefangen
snorkels-rules-capture-1 = Hat nach deinem Zug eine Gruppe der anderen Farbe keine Luft mehr, gewinnst du sofort. Vom Brett wird nichts genommen.
snorkels-rules-capture-figure = Grün hat das letzte Rohr in der Mitte verschlossen und gewinnt.
snorkels-rules-self = Achte auf die eigene Luft
snorkels-rules-self-1 = Hat nach deinem Zug eine eigene Gruppe keine Luft mehr, verlierst du. Je voller das Brett, desto eher muss jemand so setzen.
snorkels-rules-self-figure = In dieser Ecke hätte Lila keine Luft und würde verlieren.
snorkels-rules-both = Beide zugleich
snorkels-rules-both-1 = Verlieren Gruppen beider Farben im selben Augenblick die letzte Luft, gewinnt, wer zuletzt gesetzt hat.
snorkels-rules-both-figure = Hier darf Lila hinein: Der grüne Schnorchel in der Ecke verliert im selben Augenblick seine Luft.
snorkels-rules-stones = Steine
snorkels-rules-stones-1 = Wenn ihr mögt, legt vor der Partie bis zu drei Steine aufs Brett. Sie sperren die Luft genau wie der Rand; die Felder daneben sind also gefährlich.
snorkels-rules-stones-figure = Neben einem Stein gibt es weniger Luft.
snorkels-rules-advice = Ein guter Rat
snorkels-rules-advice-1 = Da niemand passen darf, ist Platz alles: Zäun früh Gebiete ein, in denen nur du noch gefahrlos setzen kannst.

## Options

snorkels-option-seats-hint = Damit es gerecht ist, wählt Spieler 2 nach dem ersten Zug die Farbe.
snorkels-option-size = Felder pro Seite
snorkels-option-size-hint = Das Spiel in der Schachtel hat sieben. Auf einem kleinen Brett ist es schnell vorbei.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Zufällige Steine
snorkels-option-random-stones-hint = Steine sperren die Luft wie der Rand. Alle freien Felder sind gleich wahrscheinlich.
snorkels-option-stones = Steine von Hand
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Tipp auf ein Feld, um einen Stein zu setzen oder wegzunehmen.
       *[keys] Drück auf ein Feld, um einen Stein zu setzen oder wegzunehmen.
    }
