### Tayü: was die Szene sagt.

tayu-name = Tayü
tayu-credit = Ein Spiel von Niek Neuwahl.

tayu-status-bid = { $name }: Welche Punktzahl würdest du als Saboteur verteidigen?
tayu-status-pick = { $name }: Wähl ein Plättchen vom Tisch
tayu-status-first = { $name }: Leg das erste Plättchen in die Mitte
tayu-status-lay =
    { $side ->
        [ns] { $name }: Leg das Plättchen (Nord und Süd)
        [ew] { $name }: Leg das Plättchen (Ost und West)
        [saboteur] { $name }: Leg das Plättchen (Saboteur)
       *[none] { $name }: Leg das Plättchen
    }
tayu-status-answer = { $name }: Das Plättchen von { $drawer } passt nirgends. Partie beenden?
tayu-status-draw = Für { $drawer } wird ein Plättchen gezogen
tayu-hint-bid-first = Die Gebote fallen: Saboteur wird, wer die niedrigste Punktzahl nennt, und gewinnt, wenn keiner der beiden anderen sie erreicht.
tayu-hint-bid = { $name } würde { $bid } verteidigen. Biete weniger, um selbst Saboteur zu werden, oder lass { $name } die { $bid } verteidigen.
tayu-hint-pick = Ring auf der Rückseite: Mündungen an drei Seiten. Übrig sind { $ring } mit Ring und { $plain } ohne.
tayu-hint-answer =
    { $left ->
        [one] Ein Plättchen ist übrig.
       *[other] { $left } Plättchen sind übrig.
    } { $fitting ->
        [0] Keines davon würde jetzt passen.
        [one] Eines davon würde jetzt passen.
       *[other] { $fitting } davon würden jetzt passen.
    }
tayu-hint-settled = Beim letzten Mal hieß die Antwort „{ tayu-choice-on }“. Jetzt kann sie anders lauten.
tayu-hint-again = Das letzte Plättchen passte nirgends; es geht weiter wie zuvor. „{ command-undo }“ fragt noch einmal.
tayu-hint-lay =
    { $first ->
        [yes] Leite Wasser an deine zwei Ränder.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] Es passt{ $rotated ->
            [yes] { " " }gedreht
           *[no] { "" }
        } an einer Stelle: „{ tayu-choice-next }“{ -key(of: "N") } zeigt sie.
       *[other] Mehrere Stellen{ $rotated ->
            [yes] { " " }(Striche: drehen)
           *[no] { "" }
        }: „{ tayu-choice-next }“{ -key(of: "N") } zeigt sie.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } auf { $square }: { $rims }.
tayu-rim-more =
    { $rim ->
        [north] Nord +{ $more }
        [east] Ost +{ $more }
        [south] Süd +{ $more }
       *[west] West +{ $more }
    }
tayu-hint-same = Beide Punktzahlen blieben gleich.
tayu-hint-rims = Mehr Wasser käme an die Ränder: Nord { $north } × Süd { $south }, Ost { $east } × West { $west }. Die Punktzahlen blieben gleich.
tayu-hint-score = Es stünde: Nord und Süd { $ns } (+{ $ns-more }), Ost und West { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Zum Ziehen das Plättchen oder „{ tayu-choice-lay }“ antippen.
       *[keys] Zum Spielen das Plättchen anklicken oder die Eingabetaste drücken.
    }
tayu-hint-bag =
    { $count ->
        [0] Alle Plättchen sind gezogen.
        [one] Ein Plättchen ist noch nicht gezogen.
       *[other] { $count } Plättchen sind noch nicht gezogen.
    }
tayu-refused-pick = Wähl zuerst ein Plättchen: mit Ring auf der Rückseite oder ohne.

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } zieht ein Plättchen. { $tile }
tayu-said-bid = { $name } bietet { $bid }.
tayu-said-hold = { $name } lässt { $saboteur } als Saboteur { $bid } verteidigen. { $sides }
tayu-sides = Saboteur: { $saboteur }, verteidigt { $target }. Nord und Süd: { $ns }. Ost und West: { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } wählt ein Plättchen mit Ring.
       *[plain] { $name } wählt ein Plättchen ohne Ring.
    }
tayu-said-lay = { $name } legt ein Plättchen auf { $square }. { $tile } Nord und Süd { $ns }, Ost und West { $ew }.
tayu-said-end = { $name } stimmt dem Ende der Partie zu.
tayu-said-on = { $name } will weiterspielen. Das Plättchen ist aus dem Spiel.
tayu-over = Es läge auf { $squares }.
tayu-tile =
    { $lie ->
        [across] Es liegt von West nach Ost, mit Mündungen { $mouths }.
       *[upright] Es liegt von Nord nach Süd, mit Mündungen { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] im Westen
        [east] im Osten
        [north] im Norden
        [south] im Süden
       *[middle] in der Mitte
    } { $direction ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    }

tayu-group-bid = Das Gebot
tayu-choice-bid = { $bid } bieten
tayu-choice-hold = { $name } soll { $bid } verteidigen
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] Mit Ring ({ $count })
       *[plain] Ohne Ring ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Die Mündungen liegen an drei Seiten.
       *[plain] Die Mündungen liegen an zwei Seiten oder alle an einer.
    }
tayu-choice-turn = Drehen
tayu-choice-next = Nächste Stelle
tayu-choice-lay = Legen
tayu-choice-end = Partie beenden
tayu-choice-on = Weiterspielen
tayu-choice-bag = Übrige Plättchen: { $count }
tayu-move-lay = ein Plättchen auf { $square }. { $tile }
tayu-move-draw = ein Plättchen wird gezogen. { $tile }
tayu-move-bid = bietet { $bid }
tayu-move-pick =
    { $pool ->
        [ring] mit Ring
       *[plain] ohne Ring
    }
tayu-move-end = beendet
tayu-move-on = spielt weiter

tayu-square-empty = { $square }, leer
tayu-square-fits = { $square }, leer, das Plättchen passt
tayu-square-turned = { $square }, leer, das Plättchen passt gedreht
tayu-square-tile = { $square }, Plättchen mit Mündungen: { $mouths }
tayu-mouth-joined = { tayu-side }seite von { $square }, verbunden mit { $to }
tayu-mouth-open = { tayu-side }seite von { $square }, offen
tayu-mouth-rim =
    { $points ->
        [one] { tayu-side }seite von { $square }, am Rand
       *[other] { tayu-side }seite von { $square }, am Rand, auf einer Quelle
    }
tayu-side =
    { $direction ->
        [north] Nord
        [east] Ost
        [south] Süd
       *[west] West
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Mit Ring. Übrig: { $count }
       *[plain] { $tile } Ohne Ring. Übrig: { $count }
    }

tayu-illegal-due =
    { $step ->
        [bid] Zuerst muss jemand bieten.
        [pick] Zuerst muss ein Plättchen vom Tisch gewählt werden.
        [lay] Zuerst muss das gezogene Plättchen gelegt werden.
       *[answer] Zuerst muss gesagt werden, ob die Partie endet.
    }
tayu-illegal-bid-too-high = Mehr als { $most } darf jetzt nicht geboten werden.
tayu-illegal-bid-too-low = Das niedrigste Gebot ist 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] Es ist kein Plättchen mit Ring mehr übrig.
       *[plain] Es ist kein Plättchen ohne Ring mehr übrig.
    }
tayu-illegal-none-left = Es ist kein Plättchen { $kind } mehr übrig.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] Gewählt wurde ein Plättchen mit Ring.
       *[plain] Gewählt wurde ein Plättchen ohne Ring.
    }
tayu-illegal-not-drawn = Das gezogene Plättchen ist { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] Das Plättchen würde über den Nordrand ragen.
        [east] Das Plättchen würde über den Ostrand ragen.
        [south] Das Plättchen würde über den Südrand ragen.
       *[west] Das Plättchen würde über den Westrand ragen.
    }
tayu-illegal-off-centre = Das erste Plättchen muss ein Feld der umrandeten Mitte bedecken.
tayu-illegal-mouth-on-blank = Nein: An der { tayu-side }seite von { $square } träfe eine Mündung auf ein Ufer.
tayu-illegal-blank-on-mouth = Nein: An der { tayu-side }seite von { $square } würde das Plättchen eine Mündung zuschütten.
tayu-illegal-no-join = Nein: Es würde andere Plättchen berühren, aber das Wasser flösse nicht vom einen zum anderen.
tayu-illegal-apart = Jedes Plättchen muss an eines anschließen, das schon liegt.

tayu-ending-empty = Alle Plättchen sind gezogen.
tayu-ending-nothing-fits = Das letzte Plättchen passt nirgends, und auch kein anderes würde passen.
tayu-ending-stop = Das letzte Plättchen passt nirgends.
tayu-ending-agreed = Das letzte Plättchen passt nirgends, und niemand wollte weiterspielen.
tayu-ending-side =
    { $side ->
        [ns] Nord und Süd: { $rims }. { $one } × { $other } = { $product }.
       *[ew] Ost und West: { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] keine Mündung
        [one] 1 Mündung
       *[other] { $mouths } Mündungen
    } { $rim ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }{ $springs ->
        [0] {""}
        [one] {" "}(1 auf einer Quelle: { $total })
       *[other] {" "}({ $springs } auf Quellen: { $total })
    }
tayu-ending-missed = { $target } nicht erreicht: Der Saboteur gewinnt.
tayu-ending-reached = Der Zielwert { $target } des Saboteurs wurde erreicht.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = verteidigt { $target }
tayu-fact-bid = bietet { $bid }
