### Was am Tisch eingestellt wird: Töne, Uhren, das Tablet auf dem Tisch.

## Die Einstellungen

table-moves = Ziehen
table-direct = Beim ersten Tipp ziehen
table-direct-hint = Mit dem Finger zeigt der erste Tipp den Zug, und der zweite macht ihn.
table-keys = Tasten
table-anywhere = Einzelne Tasten gelten auf der ganzen Seite
table-anywhere-hint = Sonst gelten Tasten wie U oder ? erst, wenn die Partie angeklickt oder mit Tab erreicht wurde.
table-sounds = Töne
table-sound = Ein leiser Ton bei jedem Zug
table-volume = Lautstärke
table-computer = Der Computer als Gegner
table-teacher = Anbieten, einen groben Fehler zurückzunehmen
table-resigns = Er gibt auf, sobald seine Niederlage bewiesen ist
table-rating-about = Deine Wertung ist eine Elo-Zahl aus deinen letzten 30 Partien auf diesem Gerät: 0 ist, wer zufällig zieht. Partien mit Tipps oder zurückgenommenen Zügen zählen nicht.

## Das Tablet auf dem Tisch

table-flat = Tablet auf dem Tisch
table-flat-hint = Für zwei bis vier Leute um ein Tablet: Name, Uhr und Knöpfe sind jeweils zur eigenen Seite gedreht.
table-flat-lay = Auf den Tisch legen
table-flat-leave = Zurück zur normalen Ansicht
table-flat-normal = Normale Ansicht
table-flat-ask = Wollt ihr alle zurück? Die Partie geht weiter.
table-flat-name = Tablet auf dem Tisch
table-turned = Brett zu dem drehen, der am Zug ist
table-seat = { $name }, { $side }

## Uhren

table-clock = Uhren
table-clock-use = Mit Uhren spielen
table-clock-minutes = Minuten pro Spieler
table-clock-minutes-of = Minuten, Spieler { $seat }
table-clock-minutes-range = Gib die Minuten von { $min } bis { $max } in halben Schritten ein.
table-clock-each = Verschiedene Zeiten
table-clock-increment = Zusätzliche Sekunden pro Zug
table-clock-hint = Die Uhren laufen ab dem ersten Zug. Wer die Zeit überschreitet, gibt damit auf.
table-clock-of = Zeit von { $name }
table-clock-of-you = Deine Zeit
table-clock-stop = Uhren anhalten
table-clock-go = Uhren weiterlaufen lassen
table-clock-slept = Das Gerät hat geschlafen; währenddessen ist keine Zeit abgelaufen.
table-clock-stopped =
    { INPUT() ->
        [touch] Die Uhren stehen. Zum Weiterspielen tippen.
       *[keys] Die Uhren stehen. Zum Weiterspielen drücken.
    }
