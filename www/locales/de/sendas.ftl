### Sendas: was die Szene sagt.

sendas-name = Sendas
sendas-credit = Ein Spiel eines unbekannten Autors, 2020.

sendas-status-move =
    { $side ->
        [white] { $name } ist am Zug (Weiß)
       *[black] { $name } ist am Zug (Schwarz)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name }: Leg das weiße Plättchen ab
       *[black] { $name }: Leg das schwarze Plättchen ab
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Tipp erst ein umrandetes Plättchen an, dann ein Feld.
       *[keys] Drück erst auf ein umrandetes Plättchen, dann auf ein Feld.
    } Wer ein Plättchen über den Rand gegenüber führt, gewinnt.
sendas-hint-edge =
    Führ deinen Pfad zu Reihe { $side ->
        [white] 9
       *[black] 1
    }: Durch ein offenes Ende am Rand geht ein Plättchen hinaus und gewinnt.
sendas-hint-pass =
    { INPUT() ->
        [touch] Tipp noch einmal auf „{ sendas-choice-pass }“, um diesen Zug auszulassen.
       *[keys] Drück noch einmal „{ sendas-choice-pass }“{ -key(of: "P") }, um diesen Zug auszulassen.
    }
sendas-hint-stuck =
    { $side ->
        [white] Das Plättchen auf { $square } kann nicht weg: Ohne es wäre Weiß von { $squares } abgeschnitten.
       *[black] Das Plättchen auf { $square } kann nicht weg: Ohne es wäre Schwarz von { $squares } abgeschnitten.
    }
sendas-hint-no-room = Das Plättchen auf { $square } passt nirgendwo sonst.
sendas-hint-all-stuck =
    { $joined ->
        [yes] Keines deiner Plättchen kann jetzt ziehen. Wende eines oder pass.
       *[no] Keines deiner Plättchen kann jetzt ziehen. Du kannst nur passen.
    }
sendas-hint-held =
    { $turns ->
        [0] Leg es auf ein markiertes Feld. Es dreht sich von selbst passend.
       *[other]
            { INPUT() ->
                [touch] Tipp auf ein markiertes Feld oder dreh das Plättchen an seinem Platz mit „{ sendas-choice-turn }“.
               *[keys] Leg es auf ein markiertes Feld oder dreh es an seinem Platz: R, Mausrad oder Knopf.
            }
    }
sendas-hint-turns = Es lässt sich nur an seinem Platz drehen.
sendas-hint-turned = Es liegt gedreht an seinem Platz.
sendas-hint-fits =
    { INPUT() ->
        [touch] Es passt hier auf { $count } Arten: „{ sendas-choice-turn }“ zeigt die nächste.
       *[keys] Es passt hier auf { $count } Arten: R, Mausrad oder Knopf zeigt die nächste.
    }
sendas-hint-exit = Damit geht das Plättchen über den Rand: Du gewinnst.
sendas-hint-gate = Leg es über den Rand hinaus: Damit verlässt es das Brett, und du gewinnst.
sendas-hint-draw-passes = Beide haben gepasst. Seid ihr beide mit Remis einverstanden?
sendas-hint-draw-repetition = Diese Stellung ist zum dritten Mal da. Seid ihr beide mit Remis einverstanden?
sendas-refused-no-piece = Nimm zuerst eines deiner Plättchen auf.
sendas-refused-one-lie = Es passt hier nur auf eine Art.
sendas-said-move = { $name } zieht von { $from } nach { $to }.
sendas-said-move-turn = { $name } zieht von { $from } nach { $to }, offen nach { $ends }.
sendas-said-turn = { $name } dreht { $from }: jetzt offen nach { $ends }.
sendas-said-flip = { $name } wendet { $square }: ein Joker.
sendas-said-exit = { $name } führt { $from } über den Rand.
sendas-said-pass = { $name } passt.
sendas-hand = In deiner Hand: { $piece }, offen nach { $ends }.
sendas-ending-exit =
    { $side ->
        [white] Das Plättchen von { $from } ging bei { $gate } über den Nordrand.
       *[black] Das Plättchen von { $from } ging bei { $gate } über den Südrand.
    }
sendas-ending-exit-through =
    { $side ->
        [white] Das Plättchen von { $from } ging über den Nordrand, durch das schwarze Plättchen auf { $gate }.
       *[black] Das Plättchen von { $from } ging über den Südrand, durch das weiße Plättchen auf { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] geht zu Reihe 9
       *[black] geht zu Reihe 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Joker
    }
sendas-fact-joined = Pfade verbunden
sendas-move-pass = passt

sendas-choice-turn = Drehen
sendas-choice-turn-hint = Dreht das Plättchen in deiner Hand, bis es wieder passt{ -key(of: "R") }
sendas-choice-flip = Wenden
sendas-choice-flip-hint = Macht das Plättchen in deiner Hand auf Dauer zum Joker, solange die Pfade verbunden sind{ -key(of: "F") }
sendas-choice-back = Zurücklegen
sendas-choice-back-hint = Legt das Plättchen dorthin zurück, wo es war{ -key(of: "Esc") }
sendas-choice-pass = Passen
sendas-choice-pass-sure = Passen?
sendas-choice-pass-hint = Lässt diesen Zug aus{ -key(of: "P") }
sendas-choice-draw = Remis annehmen
sendas-choice-draw-hint = Die Partie endet ohne Sieger
sendas-choice-decline = Weiterspielen
sendas-choice-decline-hint = Kein Remis: Die Partie geht weiter
sendas-group-piece = Dein Zug
sendas-group-answer = Remis?

sendas-illegal-no-piece = Auf { $square } liegt kein Plättchen.
sendas-illegal-not-yours = Das Plättchen auf { $square } gehört dir nicht.
sendas-illegal-no-change = Das Plättchen auf { $square } liegt schon so.
sendas-illegal-other-shape = Das Plättchen auf { $square } hat eine andere Form und kann nicht so liegen.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] Das würde den weißen Pfad teilen: { $squares } wäre abgeschnitten.
               *[other] Das würde den weißen Pfad teilen: { $squares } wären vom Rest abgeschnitten.
            }
       *[black]
            { $count ->
                [one] Das würde den schwarzen Pfad teilen: { $squares } wäre abgeschnitten.
               *[other] Das würde den schwarzen Pfad teilen: { $squares } wären vom Rest abgeschnitten.
            }
    }
sendas-illegal-not-joined = Ein Plättchen kann nur gewendet werden, solange die beiden Pfade verbunden sind.
sendas-illegal-already-cross = Das Plättchen auf { $square } ist schon nach allen Seiten offen.
sendas-illegal-wrong-edge =
    { $side ->
        [white] Weiß verlässt das Brett über den Nordrand.
       *[black] Schwarz verlässt das Brett über den Südrand.
    }
sendas-illegal-no-way-out = Kein anderes Plättchen auf { $square } ist nach außen offen.

sendas-end =
    { $end ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
sendas-link =
    { $side ->
        [white] Weiß auf { $square }
       *[black] Schwarz auf { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, in deiner Hand: { $piece }, offen nach { $ends }, verbunden mit { $links }
       *[no] { $square }: { $piece }, offen nach { $ends }, verbunden mit { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] weiße Gerade
                [elbow] weißer Bogen
                [tee] weißes T-Stück
                [cross] weißes Kreuz
               *[wildcard] weißer Joker
            }
       *[black]
            { $shape ->
                [straight] schwarze Gerade
                [elbow] schwarzer Bogen
                [tee] schwarzes T-Stück
                [cross] schwarzes Kreuz
               *[wildcard] schwarzer Joker
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, leer
        [one] { $square }, leer, das Plättchen passt hier
       *[other] { $square }, leer, das Plättchen passt hier auf { $fits } Arten
    }
sendas-square-beyond =
    { $side ->
        [white] hinter { $square } über den Nordrand hinausgehen und gewinnen
       *[black] hinter { $square } über den Südrand hinausgehen und gewinnen
    }

sendas-seat-1 = Spieler 1 (Weiß, geht nach Norden, beginnt)
sendas-seat-2 = Spieler 2 (Schwarz, geht nach Süden)
