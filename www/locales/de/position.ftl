### Setting up a position piece by piece.

position-title = Stellung aufbauen: { $game }
position-tools = Was aufs Brett kommt
position-take = Weg­nehmen
position-clear = Brett leeren
position-from-game = Aus dieser Partie
position-draw = Das Plättchen in der Hand wird als Nächstes gezogen
position-hint =
    { INPUT() ->
        [touch] Wähl, was aufs Brett kommt, und tipp dann auf ein Feld.
       *[keys] Wähl, was aufs Brett kommt, und drück dann auf ein Feld.
    }
position-there =
    { INPUT() ->
        [touch] Dort antippen, um es hinzulegen.
       *[keys] Drücken, um es hinzulegen.
    }
position-whole =
    { $count ->
        [0] Der Anfang. { $status }
        [one] Ein Zug führt hierher. { $status }
       *[other] { $count } Züge führen hierher. { $status }
    }
position-play = Von hier aus spielen
position-nothing = Auf { $square } liegt nichts.
position-none-left = Davon ist nichts mehr da, oder es passt nirgends.
position-snorkels-piece =
    { $piece ->
        [purple] Lila ({ $count })
        [green] Grün ({ $count })
       *[stone] Steine ({ $count })
    }
position-snorkels-turns = Lila hat { $purple } auf dem Brett, Grün { $green }. Lila beginnt, und die Farben wechseln sich ab: Beide müssen gleich viele haben, oder Lila einen mehr.
position-caminos-piece =
    { $piece ->
        [green] Grün ({ $count })
        [yellow] Gelb ({ $count })
       *[neutral] Neutral ({ $count })
    }
position-caminos-turns = Grün hat { $green } auf dem Brett, Gelb { $yellow }. Neutrale Balken kommen zuerst, dann beginnt Grün und die Farben wechseln sich ab, ohne dass unterwegs ein Weg verbunden ist: Eine solche Reihenfolge wurde nicht gefunden.
position-tayu-turns = Es wurde keine Zugfolge gefunden, die diese Plättchen so legt.
position-sendas-hint =
    { INPUT() ->
        [touch] Wähl ein Plättchen und tipp auf ein Feld, um es dort abzulegen; tipp noch einmal, um es zu drehen. Ohne eigene Plättchen beginnt Schwarz wie Weiß, nur umgedreht.
       *[keys] Wähl ein Plättchen und drück auf ein Feld, um es dort abzulegen; drück noch einmal, um es zu drehen. Ohne eigene Plättchen beginnt Schwarz wie Weiß, nur umgedreht.
    }
position-sendas-turns = Jeder Pfad braucht { $count } Plättchen. Weiß hat { $white }, Schwarz hat { $black }.
position-not-found = Unter den ersten { $count } geprüften Stellungen fand sich keine Partie, die hierher führt. Vielleicht gibt es trotzdem eine.
