### Die Lektion zu Caminos.

caminos-lesson-look = Das Ziel
caminos-lesson-look-text = Wer zuerst zwei gegenüberliegende Seiten lückenlos mit Flächen seiner Farbe verbindet, gewinnt: hier Grün, auf und ab. Zieh am Brett, um es zu drehen.

caminos-lesson-lie = Einen Stein legen
caminos-lesson-lie-text =
    Grün beginnt. Reihum setzt jeder einen seiner Steine aus vier Würfeln: T, Z, L oder O. Wähl einen und { INPUT() ->
        [touch] tipp auf ein Feld
       *[keys] halt ihn über ein Feld
    }: Du siehst, wo er stünde.
caminos-lesson-lie-task = Setz irgendeinen Stein so, dass er flach auf dem Brett liegt.
caminos-lesson-lie-done = Ein Stockwerk hoch: der Anfang eines Weges.

caminos-lesson-stand = Aufstellen
caminos-lesson-stand-text =
    Ein Stein darf beliebig gedreht und auch aufgestellt werden: Der Streifen mit Bildern zeigt, wie er liegen kann{ INPUT() ->
        [touch] { "" }
       *[keys] , und die Tasten R, T und G drehen ihn
    }.
caminos-lesson-stand-task = Setz einen Stein, der drei Stockwerke hoch ist.
caminos-lesson-stand-done = Drei Stockwerke: Höher geht es in diesem Spiel nicht.

caminos-lesson-climb = Über den anderen
caminos-lesson-climb-text = Du darfst auf jedem Stein bauen, gleich welcher Farbe. Aber mindestens einer deiner Würfel muss auf dem Brett stehen, und darunter darf keine Lücke sein.
caminos-lesson-climb-task = Überdeck mindestens eines der gelben Felder.
caminos-lesson-climb-done = Es zählt der oberste Würfel: Gelb hat dieses Feld verloren.

caminos-lesson-storeys = Zwei Stockwerke hinauf
caminos-lesson-storeys-text = Der gelbe Stein steht aufrecht, zwei Stockwerke hoch. Nur ein L reicht darüber: drei Würfel vom Brett nach oben und der vierte obendrauf.
caminos-lesson-storeys-task = Überdeck eines der beiden gelben Felder.
caminos-lesson-storeys-done = Dort oben kann es niemand mehr überdecken.

caminos-lesson-road = Ein Weg
caminos-lesson-road-text = Sieh auf die Felder, deren oberster Würfel dir gehört. Nachbarn gleicher Höhe sind verbunden; über Eck gibt es keine Verbindung.
caminos-lesson-road-task = Führ deinen Weg zur anderen Seite B und gewinn.
caminos-lesson-road-done = Von B nach B ohne Lücke: Du hast gewonnen.

caminos-lesson-wall = Über die Wand
caminos-lesson-wall-text = Auch Nachbarn verschiedener Höhe sind verbunden, wenn die ganze Wand dazwischen dir gehört. Ein Weg kann also hinauf und hinunter führen.
caminos-lesson-wall-task = Gelb liegt dir im Weg. Steig darüber und gewinn.
caminos-lesson-wall-done = Die eigene Wand hinauf, über Gelb, wieder hinunter: verbunden.

caminos-lesson-broken = Eine unterbrochene Wand
caminos-lesson-broken-text = Von oben sieht der grüne Weg heil aus. Aber zwischen c4 und d4 unterbricht ein gelber Würfel die Wand: keine Verbindung. Dreh das Brett, um es zu sehen.
caminos-lesson-broken-task = Flick deinen Weg oder führ ihn um die Stelle herum, und gewinn.
caminos-lesson-broken-done = Jetzt ist jeder Schritt des Weges grün.

caminos-lesson-block = Im Weg
caminos-lesson-block-text = Gelb ist kurz vor der anderen Seite B und steigt über alles Niedrige neben dem Weg hinweg. Überdeck ein Stück des Weges selbst, und bau hoch.
caminos-lesson-block-task = Setz einen Stein so, dass Gelb im nächsten Zug nicht gewinnen kann.
caminos-lesson-block-done = Gelb muss sich einen anderen Weg suchen.
caminos-lesson-block-open = Gelb kommt mit dem nächsten Stein immer noch hinüber. Überdeck ein Feld seines Weges mit einem aufgestellten Stein.

caminos-lesson-sides = Mehr Seiten
caminos-lesson-sides-text = Ein Eckfeld gehört zu beiden Seiten. Auf Brettern mit acht Seiten, Achteck und Ring, darfst du eine Seite auch mit einer Nachbarin der anderen verbinden.
caminos-lesson-sides-task = Dein Weg beginnt links bei C. Führ ihn zum C rechts oder zu einer seiner Nachbarinnen.
caminos-lesson-sides-done = Verbunden, auch wenn nicht ganz gegenüber.

caminos-lesson-points = Das Ende
caminos-lesson-points-text = Wer nicht setzen kann, scheidet aus, der andere macht weiter; beide aus: remis. Eine Serie zählt den kürzesten Weg: hier 9 oben, 4 Wände, 13 Punkte.
