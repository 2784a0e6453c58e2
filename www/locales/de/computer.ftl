### Der Computer als Spieler. Seine Stufen gehen von 1 bis 8, in manchen Spielen weniger weit; $strength ist die Stufe, für die
### höchste eines Spiels „full“.

computer-name = Computer
computer-level =
    { computer-name } { $level }: { $strength ->
        [1] erste Partie
        [2] Anfänger
        [3] etwas Übung
        [4] mit dem Spiel vertraut
        [5] gut
        [6] stark
        [7] sehr stark
       *[full] volle Stärke
    }
computer-who = { $seat }: wer spielt
computer-person = an diesem Gerät

computer-to-move = { $name } ist am Zug
computer-free = { $name } ist am Zug. Die Partie ist vorbei: Zieh du für ihn.
computer-thinks = { $name } denkt nach …
computer-refuses = { $name } ist am Zug. „Zurücknehmen“ macht deinen letzten Zug rückgängig.
computer-draw-sure = Nimmt der Computer an, endet die Partie ohne Sieger.
computer-draw-yes = Remis anbieten
computer-refuses-draw = { $name } möchte weiterspielen.
computer-failed = Der Computer kann gerade nicht ziehen. Deine Partie ist unverändert.
computer-unfetched = Der Computer ist noch nicht auf dieses Gerät geladen, und ohne Netz geht das nicht. Deine Partie ist unverändert.
computer-unfetched-keep = { computer-unfetched } Spiel einmal gegen ihn, sobald du online bist: Danach spielt er auch ohne Netz.

## Was die Antwort auf einen schlechten Zug macht

computer-answer-wins =
    { $moves ->
        [1] Dein Gegner kann dann sofort gewinnen.
       *[other] Dein Gegner kann dann sicher gewinnen, in höchstens { $moves } Zügen.
    }
computer-answer-captures =
    { $snorkels ->
        [one] Die Antwort fängt einen deiner Schnorchel.
       *[other] Die Antwort fängt eine Gruppe von { $snorkels } deiner Schnorchel.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] Die Antwort lässt einem deiner Schnorchel nur noch ein Feld Luft.
       *[other] Die Antwort lässt einer Gruppe von { $snorkels } deiner Schnorchel nur noch ein Feld Luft.
    }
computer-answer-robs =
    { $squares ->
        [one] Du hast dann ein sicheres Feld weniger: noch { $left }.
       *[other] Du hast dann { $squares } sichere Felder weniger: noch { $left }.
    }
computer-answer-blocks =
    { $squares ->
        [one] Dein kürzester Weg wird dann um ein Feld länger.
       *[other] Dein kürzester Weg wird dann um { $squares } Felder länger.
    }
computer-answer-shuts = Dann hast du keinen Weg mehr.
computer-answer-covers =
    { $squares ->
        [one] Die Antwort überdeckt eines deiner Felder.
       *[other] Die Antwort überdeckt { $squares } deiner Felder.
    }
computer-answer-halts = Nach der Antwort führt kein offenes Ende deines Pfades mehr zu seinem Zielrand.
computer-answer-approaches =
    { $moves ->
        [one] Deinem Gegner fehlt dann noch ein Zug, um das Brett zu verlassen.
       *[other] Deinem Gegner fehlen dann noch { $moves } Züge, um das Brett zu verlassen.
    }

said-resign-you = Du gibst auf.
said-time-you = Du hast die Zeit überschritten.
ending-won-you =
    { $you ->
        [loser] Du hast gegen { $names } verloren
       *[names]
            { $count ->
                [one] Du hast gewonnen
               *[other] { $names } habt gewonnen
            }
    }
ending-resignation-you = Du hast aufgegeben.
ending-time-you = Du hast die Zeit überschritten.
snorkels-status-place-you =
    { $side ->
        [purple] Du bist am Zug (Lila)
       *[green] Du bist am Zug (Grün)
    }
snorkels-said-place-you =
    { $side ->
        [purple] Du setzt Lila auf { $square }.
       *[green] Du setzt Grün auf { $square }.
    }
snorkels-said-swap-you = Du wechselst zu Lila.
snorkels-hint-swapped-you = Der Schnorchel auf dem Brett gehört jetzt { $by }. Du spielst mit Grün weiter.
tayu-status-bid-you = Welche Punktzahl würdest du als Saboteur verteidigen?
tayu-status-pick-you = Wähl ein Plättchen vom Tisch
tayu-status-first-you = Leg das erste Plättchen in die Mitte
tayu-status-lay-you =
    { $side ->
        [ns] Leg das Plättchen (Nord und Süd)
        [ew] Leg das Plättchen (Ost und West)
        [saboteur] Leg das Plättchen (Saboteur)
       *[none] Leg das Plättchen
    }
tayu-status-answer-you =
    { $you ->
        [drawer] Dein Plättchen passt nirgends. Partie beenden?
       *[name] Das Plättchen von { $drawer } passt nirgends. Partie beenden?
    }
tayu-status-draw-you = Für dich wird ein Plättchen gezogen
tayu-said-drawn-you = Du ziehst ein Plättchen. { $tile }
tayu-said-bid-you = Du bietest { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } lässt dich als Saboteur { $bid } verteidigen.
       *[name] Du lässt { $saboteur } als Saboteur { $bid } verteidigen.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] Du wählst ein Plättchen mit Ring.
       *[plain] Du wählst ein Plättchen ohne Ring.
    }
tayu-said-lay-you = Du legst ein Plättchen auf { $square }. Nord und Süd { $ns }, Ost und West { $ew }.
tayu-said-end-you = Du stimmst dem Ende der Partie zu.
tayu-said-on-you = Du willst weiterspielen. Das Plättchen ist aus dem Spiel.
caminos-status-place-you =
    { $side ->
        [green] Du bist am Zug (Grün)
       *[yellow] Du bist am Zug (Gelb)
    }
caminos-status-bar-you = Setz einen neutralen Balken
caminos-status-alone-you =
    { $other ->
        [green] Du spielst allein weiter: Kein grüner Stein passt mehr
       *[yellow] Du spielst allein weiter: Kein gelber Stein passt mehr
    }
caminos-said-place-you =
    { $shape ->
        [I] Du setzt den neutralen Balken: { $columns }.
       *[other] Du setzt Stein { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] Du bist am Zug (Weiß)
       *[black] Du bist am Zug (Schwarz)
    }
sendas-status-held-you =
    { $side ->
        [white] Leg das weiße Plättchen ab
       *[black] Leg das schwarze Plättchen ab
    }
sendas-hint-draw-passes-you = Beide haben gepasst. Bist du mit Remis einverstanden?
sendas-hint-draw-repetition-you = Diese Stellung ist zum dritten Mal da. Bist du mit Remis einverstanden?
sendas-said-move-you = Du ziehst von { $from } nach { $to }.
sendas-said-move-turn-you = Du ziehst von { $from } nach { $to }, offen nach { $ends }.
sendas-said-turn-you = Du drehst { $from }: jetzt offen nach { $ends }.
sendas-said-flip-you = Du wendest { $square }: ein Joker.
sendas-said-exit-you = Du führst { $from } über den Rand.
sendas-said-pass-you = Du passt.
