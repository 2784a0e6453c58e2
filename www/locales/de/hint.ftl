### Ein Tipp: wo man hinsehen soll, welcher Zug, und warum.

hint-look-among = Sieh dir die eingekreisten Felder an: { $places }.
hint-look-circled = Sieh dir die eingekreisten Felder an.
hint-look-within = Sieh in den Kreis.
hint-look-at = Nimm das Plättchen von { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Nimm den neutralen Balken.
       *[other] Nimm den Stein { $shape }.
    }
hint-look-buttons = Sieh dir die Knöpfe an.
hint-show-move = Den Zug zeigen
hint-play = Spielen
hint-there = Hier: { $move }.
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
        [1] Der zweitbeste Zug, { $move }, gewinnt fast nie.
       *[other] Der zweitbeste Zug, { $move }, gewinnt in etwa { $percent } % der Fälle.
    }
hint-next-loses =
    { $moves ->
        [1] Der zweitbeste Zug, { $move }, würde sofort verlieren.
       *[other] Der zweitbeste Zug, { $move }, würde in höchstens { $moves } Zügen verlieren.
    }
hint-answer = Die beste Antwort darauf: { $move }.
hint-called-snorkels-move-swap = zu Lila wechseln
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
hint-called-sendas-move-pass = passen
hint-called-tayu-move-bid = { $bid } bieten
hint-called-tayu-said-hold = { $saboteur } { $bid } verteidigen lassen
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
        [1] Das gewinnt sofort.
        [2] Das gewinnt: Jede Antwort verliert.
       *[other] Das gewinnt sicher, in höchstens { $moves } Zügen.
    }
hint-only = Jeder andere Zug verliert.
hint-captures =
    { $snorkels ->
        [one] Das fängt einen Schnorchel.
       *[other] Das fängt eine Gruppe von { $snorkels } Schnorcheln.
    }
hint-saves =
    { $snorkels ->
        [one] Das rettet einen Schnorchel, der gleich gefangen werden könnte.
       *[other] Das rettet eine Gruppe von { $snorkels } Schnorcheln, die gleich gefangen werden könnte.
    }
hint-airs = Die Luft der Gruppe wächst von { $before } auf { $air } Felder.
hint-threatens =
    { $snorkels ->
        [one] Ein gegnerischer Schnorchel hat nur noch ein Feld Luft.
       *[other] Eine gegnerische Gruppe von { $snorkels } hat nur noch ein Feld Luft.
    }
hint-joins = Das verbindet { $groups } Gruppen.
hint-narrows =
    { $snorkels ->
        [one] Ein gegnerischer Schnorchel hat nur noch zwei Felder Luft.
       *[other] Eine gegnerische Gruppe von { $snorkels } hat nur noch zwei Felder Luft.
    }
hint-presses = Eine gegnerische Gruppe hat nur noch { $air } Felder Luft.
hint-robs =
    { $squares ->
        [one] Der Gegner hat ein sicheres Feld weniger: noch { $left }.
       *[other] Der Gegner hat { $squares } sichere Felder weniger: noch { $left }.
    }
hint-breathes = Mehr sichere Felder als der Gegner: { $squares } gegen { $left }.
hint-opens = Der Schnorchel hat dort { $air } Felder Luft.
hint-shortens =
    { $left ->
        [0] Danach gehören alle Felder auf dem Weg hinüber dir; noch versperrt ihn eine Wand.
        [1] Auf dem Weg hinüber fehlt dann nur noch ein Feld.
       *[other] { $squares ->
            [one] Der Weg hinüber wird ein Feld kürzer: noch { $left }.
           *[other] Der Weg hinüber wird { $squares } Felder kürzer: noch { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] Der kürzeste Weg des Gegners wird um ein Feld länger.
       *[other] Der kürzeste Weg des Gegners wird um { $squares } Felder länger.
    }
hint-shuts = Der Gegner hat keinen Weg mehr.
hint-covers =
    { $squares ->
        [one] Das überdeckt ein Feld des Gegners.
       *[other] Das überdeckt { $squares } Felder des Gegners.
    }
hint-approaches =
    { $moves ->
        [one] Danach fehlt noch ein Zug, um das Brett zu verlassen.
       *[other] Danach fehlen noch { $moves } Züge, um das Brett zu verlassen.
    }
hint-delays =
    { $moves ->
        [one] Der Gegner braucht einen Zug mehr, um das Brett zu verlassen.
       *[other] Der Gegner braucht { $moves } Züge mehr, um das Brett zu verlassen.
    }
hint-halts = Kein offenes Ende des gegnerischen Pfades führt mehr zu seinem Zielrand.
hint-leads =
    { $moves ->
        [one] Danach fehlt noch ein Zug, um das Brett zu verlassen; der Gegner braucht { $left }.
       *[other] Danach fehlen noch { $moves } Züge, um das Brett zu verlassen; der Gegner braucht { $left }.
    }
hint-widens = Danach führen { $ways } gleich kurze Wege weiter: Der Pfad ist schwerer aufzuhalten.
hint-links = Das verbindet die Pfade: Auch die Plättchen des Gegners lassen sich jetzt nutzen.
hint-parts = Das trennt die Pfade wieder.
hint-gains = Die Punktzahl steigt von { $before } auf { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[3] Westen
    }
hint-others =
    { $others ->
        [1] des Gegners
       *[other] der anderen
    }
hint-springs =
    { $mouths ->
        [one] Wasser erreicht eine Quelle am Rand im { hint-rim }.
       *[other] Wasser erreicht { $mouths } Quellen am Rand im { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] Wasser erreicht den Rand im { hint-rim } an einer Stelle mehr.
       *[other] Wasser erreicht den Rand im { hint-rim } an { $mouths } Stellen mehr.
    }
hint-diverts =
    { $mouths ->
        [one] Das lenkt eine Mündung von den Rändern { hint-others } ab.
       *[other] Das lenkt { $mouths } Mündungen von den Rändern { hint-others } ab.
    }
hint-channels =
    { $mouths ->
        [one] Eine offene Mündung zeigt geradewegs auf einen Rand, an dem sie zählt.
       *[other] { $mouths } offene Mündungen zeigen geradewegs auf Ränder, an denen sie zählen.
    }
hint-walls =
    { $edges ->
        [one] Das sperrt eine Stelle an den Rändern { hint-others }.
       *[other] Das sperrt { $edges } Stellen an den Rändern { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] Offenes Wasser ist jetzt ein Feld vom Rand im { hint-rim } entfernt.
       *[other] Offenes Wasser ist jetzt { $squares } Felder vom Rand im { hint-rim } entfernt.
    }
hint-wards =
    { $others ->
        [1] Zum Rand des Gegners im { hint-rim } braucht das Wasser { $squares } Felder statt { $before }.
       *[other] Zu einem fremden Rand im { hint-rim } braucht das Wasser { $squares } Felder statt { $before }.
    }
hint-finishes =
    { $points ->
        [one] Das beendet die Partie mit einem Punkt Vorsprung.
       *[other] Das beendet die Partie mit { $points } Punkten Vorsprung.
    }
