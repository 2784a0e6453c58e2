### Die Lektion zu Tayü.

tayu-lesson-first = Das erste Plättchen
tayu-lesson-first-text = Du leitest das Wasser nach Nord und Süd, die andere Seite nach Ost und West. An drei Mündungen fließt es aus dem Plättchen. Beginn in der Mitte.
tayu-lesson-first-task = Leg es so in die Mitte, dass eine Mündung nach Norden zeigt und eine nach Süden.
tayu-lesson-first-done = Von hier kann das Wasser zu deinen beiden Rändern laufen. In der Partie beginnt Spieler 1, und in jedem Zug wird ein Plättchen gezogen.

tayu-lesson-turn = Das Plättchen drehen
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] „{ tayu-choice-turn }“ dreht das Plättchen. Blaue Rahmen zeigen, wo es so passt, gestrichelte, wo es gedreht passt. „{ tayu-choice-next }“ zeigt alle nacheinander.
       *[keys] R, das Mausrad oder der Knopf dreht das Plättchen. Blaue Rahmen zeigen, wo es so passt, gestrichelte, wo es gedreht passt. „{ tayu-choice-next }“ zeigt alle nacheinander.
    }
tayu-lesson-turn-task = Dreh das Plättchen und leg es so, dass eine weitere Mündung nach Norden führt.
tayu-lesson-turn-done = Ein Weg mehr nach Norden.

tayu-lesson-join = Mündung an Mündung
tayu-lesson-join-text = Wo Plättchen sich berühren, trifft Mündung auf Mündung, Ufer auf Ufer. Ein Ufer ist eine Kante ohne Mündung. Mindestens eine Mündung muss anschließen.
tayu-lesson-join-task = Finde die Stelle, an der das Plättchen zwei Mündungen auf einmal verbindet.
tayu-lesson-join-done = Zwei Mündungen sind auf zwei andere getroffen: All das ist ein Fluss. Rand und leere Felder stören nicht.

tayu-lesson-rim = Bis zum Rand
tayu-lesson-rim-text = Es zählen die Mündungen an einem Rand. Die ihn nicht erreichen, zählen nichts, und wer ein Plättchen gelegt hat, ist egal.
tayu-lesson-rim-task = Führ das Wasser zum Nordrand.
tayu-lesson-rim-done = Es ist angekommen: Die Zahl in der Ecke zählt den Nordrand.

tayu-lesson-spring = Quellen
tayu-lesson-spring-text = Jeder Rand hat vier Quellen mit goldenen Ringen. Dort zählt eine Mündung doppelt.
tayu-lesson-spring-task = Leg das Plättchen so, dass eine Mündung eine Quelle erreicht.
tayu-lesson-spring-done = Eine Mündung, zwei Punkte.

tayu-lesson-product = Nord mal Süd
tayu-lesson-product-text = Deine Punktzahl sind die Punkte im Norden mal die im Süden. Hier ist das 4 × 0: Alles Wasser im Norden ist nichts wert, solange der Süden trocken ist.
tayu-lesson-product-task = Führ das Wasser zum Südrand.
tayu-lesson-product-done = 4 × 1 = 4. Jede weitere Mündung im Süden bringt noch einmal vier.

tayu-lesson-count = Die Wertung
tayu-lesson-count-text = Fünf Mündungen im Norden, vier im Süden, je eine davon auf einer Quelle: (5 + 1) × (4 + 1) = 30. Ost und West haben noch nichts.

tayu-lesson-divert = Das Wasser abgraben
tayu-lesson-divert-text = Oft ist es besser, der anderen Seite das Wasser abzugraben, als eigenes zu leiten. Zwei Mündungen sind kurz vor dem Ostrand, eine vor einer Quelle.
tayu-lesson-divert-task = Fang beide mit einem Plättchen ab.
tayu-lesson-divert-done = Kein Wasser für den Osten: Es läuft jetzt nach Norden, zu dir.

tayu-lesson-end = Ein Plättchen ohne Platz
tayu-lesson-end-text = Die Partie endet, wenn alle Plättchen gezogen sind, oder eines nirgends passt und die anderen aufhören wollen. Wer will, spielt ohne es weiter.
tayu-lesson-end-task = Noch hat niemand Punkte. Beende die Partie nicht: Spiel weiter.
tayu-lesson-end-done = Das Plättchen ist aus dem Spiel, und die Partie geht weiter.

tayu-lesson-table = Aussuchen
tayu-lesson-table-text = Geübte können vom Tisch ziehen statt aus dem Beutel. Plättchen mit Ring hinten haben Mündungen an drei Seiten, die anderen an zwei oder einer.
tayu-lesson-table-task = Wähl ein Plättchen mit Mündungen an drei Seiten.
tayu-lesson-table-done = Mit Ring: Es kann in drei Richtungen weiterführen.

tayu-lesson-auction = Zu dritt und zu viert
tayu-lesson-auction-text = Zu viert seid ihr zwei Teams. Zu dritt nennt ihr Punktzahlen, nie höhere. Wem ihr seine lasst, der ist Saboteur und gewinnt, wenn keine Seite sie erreicht.
tayu-lesson-auction-task = Spieler 2 würde 25 verteidigen. Lass ihn, und mach ihn zum Saboteur.
tayu-lesson-auction-done = Spieler 2 muss euch jetzt beide unter 25 halten.
