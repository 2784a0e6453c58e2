### Caminos: was die Szene sagt, die Optionen, die Regeln.

caminos-name = Caminos
caminos-credit = Ein Spiel von Stefan Kögl, 2010.

## Status, Hinweise, Ansagen

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
            [touch] Dreh den Balken und tipp auf das Feld, auf dem er stehen soll.
           *[keys] Dreh den Balken und halt ihn über das Brett.
        }
       *[no] { INPUT() ->
            [touch] Wähl einen Stein, dreh ihn und tipp auf das Feld, auf dem er stehen soll.
           *[keys] Wähl einen Stein, dreh ihn und halt ihn über das Brett.
        }
    }
caminos-hint-wins = Das verbindet zwei Seiten: Du würdest gewinnen.
caminos-refused-square = Wähl zuerst ein Feld auf dem Brett.
caminos-refused-fit = Der Stein passt dort auf keine Weise.
caminos-refused-same = So gedreht liegt der Stein wie vorher.
caminos-hint-fit = Möglichkeit { $number } von { $count } über { $square }, mit Stein { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } setzt den neutralen Balken: { $columns }.
       *[other] { $name } setzt { $shape }: { $columns }.
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
caminos-move = { $shape } { $squares }

## Steine und Knöpfe

caminos-group-tray = Übrige Steine
caminos-group-turn = Stein drehen oder kippen
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
caminos-choice-turn = Drehen
caminos-choice-turn-hint =
    Eine Vierteldrehung im Uhrzeigersinn.{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }Taste R oder Mausrad.
    }
caminos-choice-tip-away = Wegkippen
caminos-choice-tip-away-hint = Über die Seite, die von dir weg zeigt{ -key(of: "T") }.
caminos-choice-tip-right = Rechts kippen
caminos-choice-tip-right-hint = Über die rechte Seite{ -key(of: "G") }.
caminos-choice-place =
    { $square ->
        [none] Setzen
       *[other] Auf { $square } setzen
    }
caminos-choice-fit =
    { $square ->
        [none] Was passt hier?
       *[other] Was passt auf { $square }?
    }
caminos-choice-fit-hint = Zeigt nacheinander alles, was du über diesem Feld setzen kannst{ -key(of: "F") }.
caminos-choice-ways = Andere Lagen
caminos-choice-ways-hint = Zeigt, wie der Stein hier liegen kann{ -key(of: "W") }.
caminos-choice-way = Lage { $number }
caminos-choice-way-hint = Lage { $number } von { $count }, Höhe { $height }
caminos-fact-left = Noch { $count }: T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = ausgeschieden

## Was nicht gesetzt werden darf

caminos-illegal-not-the-shape = Diese Felder ergeben keinen Stein { $shape }, wie man ihn auch dreht.
caminos-illegal-off-grid = Ein Teil des Steins läge nicht über dem Brett.
caminos-illegal-bar-first = Zuerst setzt jede Seite ihren neutralen Balken.
caminos-illegal-none-left =
    { $shape ->
        [I] Jetzt ist kein neutraler Balken zu setzen.
       *[other] Du hast keinen Stein { $shape } mehr.
    }
caminos-illegal-gap = Unter dem Stein wäre auf { $square } eine Lücke.
caminos-illegal-aloft = Kein Würfel des Steins stünde auf dem Brett.

## Das Ende

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
caminos-ending-exhausted = Niemand kann mehr einen Stein setzen, und kein Weg ist geschlossen.
caminos-ending-border = Steine am Rand: { $green } grün, { $yellow } gelb.{ $scorer ->
        [green] { " " }Grün hat weniger und bekommt { $points }.
        [yellow] { " " }Gelb hat weniger und bekommt { $points }.
       *[nobody] { " " }Das ist gleich viel: keine Punkte.
    }

## Felder

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
caminos-cube-green = grün
caminos-cube-yellow = gelb
caminos-cube-neutral = neutral

## Optionen

caminos-option-board = Brett
caminos-option-board-hint = Für die erste Partie am besten das Quadrat.
caminos-option-board-square = Quadrat
caminos-option-board-rhombus = Raute
caminos-option-board-octagon = Achteck
caminos-option-board-ring = Ring
caminos-option-players = Zahl der Spieler
caminos-option-players-hint = Zu viert sitzen sich Partner gegenüber, teilen sich eine Farbe und wechseln sich ab.
caminos-option-players-2 = Zwei
caminos-option-players-4 = Vier, in zwei Teams
caminos-option-neutrals = Neutrale Balken
caminos-option-neutrals-hint = Jede Seite setzt zuerst einen blauen Balken, der niemandem gehört.
caminos-option-neutrals-no = Ohne
caminos-option-neutrals-yes = Einer pro Seite

## Regeln

caminos-rules-goal = Das Ziel
caminos-rules-goal-1 = Grün und Gelb bauen Wege. Wer zuerst zwei gegenüberliegende Seiten des Bretts durch eine lückenlose Folge von Flächen der eigenen Farbe verbindet, gewinnt sofort.
caminos-rules-goal-figure = Grün hat die beiden Seiten A verbunden: neun Flächen oben und vier Wände.
caminos-rules-turn = Ein Zug
caminos-rules-turn-1 = Grün beginnt. Reihum setzt jeder einen seiner Steine: vier T, vier Z, vier L und zwei O. Du darfst einen Stein beliebig drehen und ihn auch aufstellen. Passen darf man nicht.
caminos-rules-stand = Wo ein Stein stehen darf
caminos-rules-stand-1 = Alle seine Würfel liegen über Feldern des Bretts, und mindestens einer steht auf dem Brett selbst. Höher als drei Würfel wird es also nie.
caminos-rules-stand-2 = Nirgends darf unter ihm eine Lücke sein. Er darf auf anderen Steinen liegen, gleich welcher Farbe, und muss keinen berühren.
caminos-rules-stand-figure = Erlaubt: Gelb steht auf dem Brett und liegt ohne Lücke über Grün.
caminos-rules-gap-figure = Verboten: Darunter wäre eine Lücke.
caminos-rules-aloft-figure = Verboten: Kein Würfel stünde auf dem Brett.
caminos-rules-road = Wege
caminos-rules-road-1 = Sieh von oben: Es zählen die Felder, deren oberster Würfel dir gehört. Zwei Nachbarn gleicher Höhe sind verbunden. Bei verschiedener Höhe sind sie es, wenn die ganze Wand dazwischen dir gehört.
caminos-rules-road-2 = Über Eck, über eine senkrechte Kante oder über leeres Brett gibt es keine Verbindung. Ein Eckfeld des Bretts gehört zu beiden Seiten.
caminos-rules-road-figure = Nicht verbunden: Zwischen c4 und d4 unterbricht Gelb die Wand.
caminos-rules-sides = Achteck und Ring
caminos-rules-sides-1 = Auf den Brettern mit acht Seiten darfst du eine Seite auch mit einer der beiden Nachbarinnen der gegenüberliegenden verbinden. Das Loch im Ring ist keine Seite, und nichts darf darüber stehen.
caminos-rules-sides-figure = Von Seite C zu einer Nachbarin des anderen C: verbunden.
caminos-rules-out = Kein Platz mehr
caminos-rules-out-1 = Wer am Zug ist und keinen Stein setzen kann, scheidet für den Rest der Partie aus, und sein Partner auch. Die andere Seite macht allein weiter. Sind beide ausgeschieden und ist kein Weg geschlossen, endet die Partie remis.
caminos-rules-neutral = Neutrale Balken
caminos-rules-neutral-1 = Wenn ihr mögt, setzt jede Seite zuerst einen blauen Balken aus drei Würfeln. Die Balken gehören niemandem; ein liegender kann überdeckt werden wie jeder Stein.
caminos-rules-neutral-figure = Auf einen stehenden Balken kommt man nicht hinauf.
caminos-rules-four = Zu viert
caminos-rules-four-1 = Spieler 1 und 3 sind Grün, 2 und 4 sind Gelb. Jeder hat die Hälfte der Steine seiner Farbe. Partner gewinnen und verlieren zusammen.
caminos-rules-points = Punkte
caminos-rules-points-1 = Für eine Serie von Partien: Wer gewinnt, bekommt die Flächen des kürzesten Weges zwischen den verbundenen Seiten, die oben und die Wände. Auf Achteck und Ring zählt ein Weg zwischen genau gegenüberliegenden Seiten doppelt.
caminos-rules-points-2 = In einer Partie ohne Weg zählt man für jede Farbe die Steine, die am Rand des Bretts stehen. Wer weniger hat, bekommt so viele Punkte, wie der andere dort Steine hat.
caminos-rules-hands = Mit dem Stein in der Hand
caminos-rules-hands-1 = Halt ihn über das Brett: Er zeigt, wo er stünde. Ein gestrichelter Umriss sagt, dass er nicht passt, und die Zeile neben dem Brett sagt, warum. Drück noch einmal auf das Feld oder auf „Setzen“, um ihn zu setzen.
caminos-rules-hands-2 = Zieh, um das Brett zu drehen. Von oben sagt eine Zahl, wie hoch jede Säule ist. „Was passt hier?“ geht alles durch, was über dem Feld gesetzt werden kann, „{ caminos-choice-ways }“ zeigt den Stein von allen Seiten.
caminos-rules-hands-3 = Mit der Tastatur: Pfeile wandern, 1 bis 4 wählen einen Stein, R dreht ihn, T und G kippen ihn, W zeigt seine Lagen, F, was passt, Eingabe setzt, und Umschalt mit den Pfeilen dreht das Brett.
