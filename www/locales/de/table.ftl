### Was am Tisch eingestellt wird: Töne, Uhren.

## Die Einstellungen

table-moves = Ziehen
table-direct = Beim ersten Antippen ziehen
table-direct-hint = Mit dem Finger zeigt das erste Antippen den Zug, das zweite macht ihn.
table-keys = Tasten
table-anywhere = Einzelne Tasten gelten auf der ganzen Seite
table-anywhere-hint = Sonst gelten Tasten wie U oder ? erst, wenn die Partie angeklickt oder mit Tab erreicht wurde.
table-sounds = Töne
table-sound = Ein leiser Ton bei jedem Zug

## Uhren

table-clock = Uhren
table-clock-use = Mit Uhren spielen
table-clock-minutes = Minuten pro Spieler
table-clock-minutes-range = Gib die Minuten von { $min } bis { $max } in halben Schritten ein.
table-clock-increment = Zusätzliche Sekunden pro Zug
table-clock-hint = Die Uhren laufen ab dem ersten Zug. Zeitüberschreitung gilt als Aufgabe.
table-clock-of = Zeit von { $name }
table-clock-of-you = Deine Zeit
table-clock-stop = Uhren anhalten
table-clock-go = Uhren weiterlaufen lassen
table-clock-slept = Die Uhren standen still, während das Gerät schlief.
table-clock-stopped =
    { INPUT() ->
        [touch] Die Uhren stehen. Zum Weiterspielen tippen.
       *[keys] Die Uhren stehen. Zum Weiterspielen drücken.
    }
