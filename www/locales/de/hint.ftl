### Ein Tipp: wo man hinsehen soll, welcher Zug, und warum.

hint-look-among = Sieh dir die eingekreisten Felder an: { $places }.
hint-look-circled = Sieh dir die eingekreisten Felder an.
hint-look-within = Schau in den Kreis.
hint-look-at = Nimm das Plättchen auf { $place } auf.
hint-take-caminos-said-place =
    { $shape ->
        [I] Nimm den neutralen Balken.
       *[other] Nimm den Stein { $shape }.
    }
hint-look-buttons = Sieh dir die Knöpfe an.
hint-unrated = Damit zählt die Partie nicht mehr für deine Wertung.
hint-show-move = Den Zug zeigen
hint-show-why = Warum?
hint-play = Spielen
hint-move = Versuch das. { $move }
hint-move-shown = Versuch den Zug, der auf dem Brett zu sehen ist.
hint-shown-caminos-said-place =
    { $shape ->
        [I] Versuch das: den neutralen Balken auf { $squares }, wie auf dem Brett zu sehen.
       *[other] Versuch das: den Stein { $shape } auf { $squares }, wie auf dem Brett zu sehen.
    }
hint-shown-tayu-said-lay = Versuch das: das Plättchen, wie auf dem Brett zu sehen.
hint-none = Hier gibt es keinen Tipp.
hint-chance =
    { $percent ->
        [1] Damit gewinnst du fast nie.
        [99] Damit gewinnst du fast immer.
       *[other] Damit gewinnst du in etwa { $percent } % der Fälle.
    }
hint-drawn = So hältst du das Remis.
hint-lost = Gegen gutes Spiel verliert jeder Zug; dieser hält am längsten stand.
hint-next =
    { $percent ->
        [1] Der nächstbeste Zug, { $move }, gewinnt fast nie.
       *[other] Der nächstbeste Zug, { $move }, gewinnt in etwa { $percent } % der Fälle.
    }
hint-next-loses =
    { $moves ->
        [1] Der nächstbeste Zug, { $move }, würde sofort verlieren.
       *[other] Der nächstbeste Zug, { $move }, würde in höchstens { $moves } Zügen verlieren.
    }
hint-answer = Die beste Antwort darauf: { $move }.
hint-called-snorkels-move-swap = Wechsel zu Lila
hint-called-caminos-said-place =
    { $shape ->
        [I] der neutrale Balken auf { $squares }
       *[other] { $shape } auf { $squares }
    }
hint-called-sendas-said-move = { $from } nach { $to }
hint-called-sendas-said-move-turn = { $from } nach { $to }, offen nach { $ends }
hint-called-sendas-said-turn = { $from } drehen, offen nach { $ends }
hint-called-sendas-said-flip = { $square } wenden
hint-called-sendas-said-exit = { $from } über den Rand
hint-called-sendas-move-pass = Passen
hint-called-tayu-move-bid = { $bid } bieten
hint-called-tayu-move-pick =
    { $pool ->
        [ring] ein Plättchen mit Ring nehmen
       *[plain] ein Plättchen ohne Ring nehmen
    }
hint-called-tayu-move-lay = ein Plättchen auf { $square }
hint-called-tayu-move-end = die Partie beenden
hint-called-tayu-move-on = weiterspielen

hint-wins =
    { $plies ->
        [1] Er gewinnt sofort.
        [2] Er gewinnt: Jede Antwort verliert.
       *[other] Er gewinnt sicher, in höchstens { $moves } Zügen.
    }
hint-only = Jeder andere Zug verliert.
hint-captures =
    { $snorkels ->
        [one] Er fängt einen Schnorchel.
       *[other] Er fängt eine Gruppe von { $snorkels } Schnorcheln.
    }
hint-saves =
    { $snorkels ->
        [one] Er rettet einen deiner Schnorchel, der gleich gefangen werden könnte.
       *[other] Er rettet deine Gruppe von { $snorkels } Schnorcheln, die gleich gefangen werden könnte.
    }
hint-airs = Die Luft deiner Gruppe wächst von { $before } auf { $air } Felder.
hint-threatens =
    { $snorkels ->
        [one] Er lässt einem Schnorchel der anderen Farbe nur noch ein Feld Luft.
       *[other] Er lässt einer Gruppe von { $snorkels } Schnorcheln nur noch ein Feld Luft.
    }
hint-joins = Er verbindet { $groups } deiner Gruppen.
hint-narrows =
    { $snorkels ->
        [one] Er lässt einem Schnorchel der anderen Farbe nur noch zwei Felder Luft.
       *[other] Er lässt einer Gruppe von { $snorkels } Schnorcheln nur noch zwei Felder Luft.
    }
hint-presses = Er nimmt einer Gruppe der anderen Farbe Luft: noch { $air } Felder.
hint-robs =
    { $squares ->
        [one] Die andere Seite hat ein sicheres Feld weniger: noch { $left }.
       *[other] Die andere Seite hat { $squares } sichere Felder weniger: noch { $left }.
    }
hint-breathes = Danach hast du mehr sichere Felder: { $squares }, die andere Seite { $left }.
hint-opens = Dein Schnorchel hat dort { $air } Felder Luft.
hint-shortens =
    { $left ->
        [1] Deinem kürzesten Weg fehlt dann nur noch ein Feld.
       *[other] { $squares ->
            [one] Dein kürzester Weg braucht ein Feld weniger: noch { $left }.
           *[other] Dein kürzester Weg braucht { $squares } Felder weniger: noch { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] Der kürzeste Weg der anderen Seite wird um ein Feld länger.
       *[other] Der kürzeste Weg der anderen Seite wird um { $squares } Felder länger.
    }
hint-shuts = Die andere Seite hat keinen Weg mehr.
hint-covers =
    { $squares ->
        [one] Er überdeckt ein Feld der anderen Seite.
       *[other] Er überdeckt { $squares } Felder der anderen Seite.
    }
hint-approaches =
    { $moves ->
        [one] Dann fehlt dir noch ein Zug, um das Brett zu verlassen.
       *[other] Dann fehlen dir noch { $moves } Züge, um das Brett zu verlassen.
    }
hint-delays =
    { $moves ->
        [one] Die andere Seite braucht einen Zug mehr, um das Brett zu verlassen.
       *[other] Die andere Seite braucht { $moves } Züge mehr, um das Brett zu verlassen.
    }
hint-halts = Kein offenes Ende des anderen Pfades führt mehr zu seinem Zielrand.
hint-leads =
    { $moves ->
        [one] Dann fehlt dir noch ein Zug, um das Brett zu verlassen, der anderen Seite { $left }.
       *[other] Dann fehlen dir noch { $moves } Züge, um das Brett zu verlassen, der anderen Seite { $left }.
    }
hint-links = Er verbindet die Pfade: Auch die Plättchen der anderen Seite nützen jetzt dir.
hint-parts = Er trennt die Pfade wieder.
hint-gains = Deine Punktzahl steigt von { $before } auf { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[3] Westen
    }
hint-others =
    { $others ->
        [1] der anderen Seite
       *[other] der anderen
    }
hint-springs =
    { $mouths ->
        [one] Wasser erreicht eine Quelle an deinem Rand im { hint-rim }.
       *[other] Wasser erreicht { $mouths } Quellen an deinem Rand im { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] Wasser erreicht deinen Rand im { hint-rim } an einer Stelle mehr.
       *[other] Wasser erreicht deinen Rand im { hint-rim } an { $mouths } Stellen mehr.
    }
hint-diverts =
    { $mouths ->
        [one] Er lenkt eine Mündung von den Rändern { hint-others } ab.
       *[other] Er lenkt { $mouths } Mündungen von den Rändern { hint-others } ab.
    }
hint-channels =
    { $mouths ->
        [one] Eine offene Mündung zeigt geradewegs auf deinen Rand.
       *[other] { $mouths } offene Mündungen zeigen geradewegs auf deine Ränder.
    }
hint-walls =
    { $edges ->
        [one] Er sperrt eine Stelle an den Rändern { hint-others }.
       *[other] Er sperrt { $edges } Stellen an den Rändern { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] Offenes Wasser ist jetzt ein Feld von deinem Rand im { hint-rim } entfernt.
       *[other] Offenes Wasser ist jetzt { $squares } Felder von deinem Rand im { hint-rim } entfernt.
    }
hint-wards = Der kürzeste Weg des Wassers zum Rand im { hint-rim }, der nicht deiner ist, wächst von { $before } auf { $squares } Felder.
hint-finishes =
    { $points ->
        [one] Er beendet die Partie, solange du einen Punkt vorn liegst.
       *[other] Er beendet die Partie, solange du { $points } Punkte vorn liegst.
    }
