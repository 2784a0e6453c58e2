### Une nouvelle partie.

new-title = Nouvelle partie de { $game }
new-seat-first = Joueur { $seat }, qui commence
new-seat = Joueur { $seat }
new-refused = { $setting } : { $fault }
new-turn-seats = Changer de place
new-draw-lots = Tirer au sort
new-start = Commencer la partie
new-position = Composer une position
new-squares-none = aucune
new-squares-some = { $squares }
new-whole = Indiquez un nombre entier de { $min } à { $max }.
