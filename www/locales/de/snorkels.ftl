### Snorkels: was die Szene sagt.

snorkels-name = Snorkels
snorkels-credit = Ein Spiel von Mark Engelberg, 2010.

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] { $name } ist am Zug (Lila)
       *[green] { $name } ist am Zug (Grün)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Tipp auf ein Feld, um zu setzen.
       *[keys] Drück auf ein Feld, um zu setzen.
    } Wer der anderen Farbe die letzte Luft nimmt, gewinnt.
snorkels-hint-choice = Setz einen grünen Schnorchel oder wechsle: Lila wird deins.
snorkels-hint-air = Die Zahl sagt, durch wie viele leere Felder eine Gruppe atmen kann.
snorkels-hint-swapped = Der Schnorchel auf dem Brett gehört jetzt { $by }. { $name } spielt mit Grün weiter.
snorkels-hint-capture = Das nimmt dem Gegner die letzte Luft: Du würdest gewinnen.
snorkels-hint-self-capture = Dort hätten deine eigenen Schnorchel keine Luft: Du würdest verlieren.
snorkels-said-place =
    { $side ->
        [purple] { $name } setzt Lila auf { $square }.
       *[green] { $name } setzt Grün auf { $square }.
    }
snorkels-said-swap = { $name } wechselt zu Lila.
snorkels-choice-swap = Zu Lila wechseln
snorkels-move-swap = wechselt zu Lila
snorkels-illegal-no-choice = Die Farbe wird nur einmal gewählt, als Antwort auf den ersten Schnorchel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Ein lila Schnorchel hat keine Luft mehr und ist gefangen.
               *[other] { $count } lila Schnorchel haben keine Luft mehr und sind gefangen.
            }
       *[green]
            { $count ->
                [one] Ein grüner Schnorchel hat keine Luft mehr und ist gefangen.
               *[other] { $count } grüne Schnorchel haben keine Luft mehr und sind gefangen.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Lila hat einem eigenen Schnorchel die letzte Luft genommen.
               *[other] Lila hat { $count } eigenen Schnorcheln die letzte Luft genommen.
            }
       *[green]
            { $count ->
                [one] Grün hat einem eigenen Schnorchel die letzte Luft genommen.
               *[other] Grün hat { $count } eigenen Schnorcheln die letzte Luft genommen.
            }
    }

snorkels-square-empty = { $square }, leer
snorkels-square-stone = { $square }, Stein
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, lila, Gruppe von { $group }, Luft: { $air }
       *[green] { $square }, grün, Gruppe von { $group }, Luft: { $air }
    }

snorkels-too-many-beside =
    { $max ->
        [0] es darf kein Feld sein
        [one] es darf höchstens { $max } Feld sein
       *[other] es dürfen höchstens { $max } Felder sein
    }, denn die zufälligen Steine zählen mit: { $taken }.
snorkels-seat-1 = Spieler 1 (setzt den ersten lila Schnorchel)
snorkels-seat-2 = Spieler 2 (wählt dann eine Farbe)
