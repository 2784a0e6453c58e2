### Eine neue Partie.

new-title = Neue Partie { $game }
new-seat-first = Spieler { $seat } (beginnt)
new-seat = Spieler { $seat }
new-refused = { $setting }: { $fault }
new-turn-seats = Plätze tauschen
new-draw-lots = Plätze auslosen
new-start = Partie beginnen
new-position = Stellung aufbauen
new-squares-none = keine
new-squares-some = { $squares }
new-whole = Gib eine ganze Zahl von { $min } bis { $max } ein.
