### Caminos: was die Szene sagt.

caminos-name = Caminos
caminos-credit = Ein Spiel von Stefan Kögl, 2010.

caminos-status-place =
    { $side ->
        [green] { $name } ist am Zug (Grün)
       *[yellow] { $name } ist am Zug (Gelb)
    }
caminos-status-bar = { $name }: Setz einen neutralen Balken
caminos-status-alone =
    { $other ->
        [green] { $name } spielt allein weiter: Kein grüner Stein passt mehr
       *[yellow] { $name } spielt allein weiter: Kein gelber Stein passt mehr
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Wähl die Lage des Balkens und tipp auf das Feld, auf dem er stehen soll.
           *[keys] Wähl die Lage des Balkens und halt ihn über das Brett.
        }
       *[no] Verbinde zwei gleiche Buchstaben: Stein und Lage wählen, { INPUT() ->
            [touch] Feld antippen.
           *[keys] übers Brett halten.
        }
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }Mausrad oder R dreht den Stein.
    }
caminos-hint-wins = Das verbindet zwei Seiten: Du würdest gewinnen.
caminos-refused-same = So gedreht liegt der Stein wie vorher.
caminos-hint-fit = Möglichkeit { $number } von { $count } über { $square }, mit Stein { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } setzt den neutralen Balken: { $columns }.
       *[other] { $name } setzt Stein { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } in Höhe { $from }
       *[other] { $square } in Höhe { $from } bis { $to }
    }
caminos-said-out =
    { $side ->
        [green] Kein grüner Stein passt mehr: Grün ist ausgeschieden.
       *[yellow] Kein gelber Stein passt mehr: Gelb ist ausgeschieden.
    }
caminos-hand =
    { $shape ->
        [I] In deiner Hand: der neutrale Balken, Höhe { $height }.
       *[other] In deiner Hand: { $shape }, Höhe { $height }.
    }
caminos-over =
    { $fits ->
        [yes] Er stünde auf { $columns }.
       *[no] Er schwebt über { $columns }.
    }
caminos-move = { $move }

caminos-group-tray = Übrige Steine
caminos-group-ways = Lagen
caminos-choice-piece =
    { $shape ->
        [I] Balken × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(passt nirgends)
    }
caminos-choice-piece-hint =
    In die Hand nehmen{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-way =
    Lage { $number } von { $count }, von a1 aus: { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(passt hier nicht)
    }
caminos-fact-left = Noch { $count }
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = ausgeschieden

caminos-illegal-not-the-shape = Diese Felder ergeben keinen Stein { $shape }.
caminos-illegal-off-grid = Ein Teil des Steins läge außerhalb des Bretts.
caminos-illegal-bar-first = Zuerst setzt jede Seite ihren neutralen Balken.
caminos-illegal-none-left =
    { $shape ->
        [I] Jetzt ist kein neutraler Balken zu setzen.
       *[other] Du hast keinen Stein { $shape } mehr.
    }
caminos-illegal-gap = Unter dem Stein wäre auf { $square } eine Lücke.
caminos-illegal-aloft = Kein Würfel des Steins stünde auf dem Brett.

caminos-ending-joined =
    { $side ->
        [green] Grün
       *[yellow] Gelb
    } { $pair ->
        [exact] hat die beiden Seiten { $from } verbunden.
       *[near] hat Seite { $from } mit Seite { $to } verbunden, einer Nachbarin der gegenüberliegenden.
    }
caminos-ending-path = Der kürzeste Weg hat { $faces } Flächen: { $tops } oben und { $walls ->
        [0] keine Wand
        [one] { $walls } Wand
       *[other] { $walls } Wände
    }.{ $doubled ->
        [yes] { " " }Zwischen gegenüberliegenden Seiten zählt er doppelt: { $points } Punkte.
       *[no] { " " }Das sind { $points } Punkte.
    }
caminos-ending-exhausted = Niemand kann mehr einen Stein setzen, und kein Weg führt hinüber.
caminos-ending-border = Steine am Rand: { $green } grün, { $yellow } gelb.{ $scorer ->
        [green] { " " }Grün hat weniger und bekommt trotz Remis { $points } in der Serie.
        [yellow] { " " }Gelb hat weniger und bekommt trotz Remis { $points } in der Serie.
       *[nobody] { " " }Das ist gleich viel: keine Punkte.
    }

caminos-square-bare = { $square }, leer{ $border ->
        [0] { "" }
        [1] , an Seite { $sides }
       *[other] , an den Seiten { $sides }
    }
caminos-square-column = { $square }, Höhe { $height }, von unten: { $cubes }{ $border ->
        [0] { "" }
        [1] , an Seite { $sides }
       *[other] , an den Seiten { $sides }
    }
caminos-square-side = { $letter }
caminos-side =
    Seite { $letter }: Wer sie mit der Seite { $letter } gegenüber verbindet, gewinnt.{ $near ->
        [yes] { " " }Hier zählen auch deren beide Nachbarn.
       *[no] { "" }
    }
caminos-cube-green = grün
caminos-cube-yellow = gelb
caminos-cube-neutral = neutral
