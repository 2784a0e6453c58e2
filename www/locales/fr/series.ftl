### Le tableau des points d’une série : plusieurs parties entre les mêmes personnes.

series-title = Une série de { $game }
series-game = Partie
series-before = avant
series-now = en cours
series-draw = nulle
series-won = victoire
series-began = a commencé
series-wins = Victoires
series-total = Points
series-next = { $name } commence la prochaine partie.
series-next-you = Vous commencez la prochaine partie.
series-points-snorkels = Chaque victoire vaut un point.
series-points-sendas = Chaque victoire vaut un point.
series-points-caminos = Une liaison vaut autant de points que son plus court chemin compte de faces. Sans liaison, le camp qui a le moins de pièces au bord marque autant de points que l’autre y a de pièces. Un abandon ou une nulle par accord ne vaut rien.
series-points-tayu = Le total de chaque camp compte, victoire ou défaite. Un saboteur qui gagne marque l’objectif qu’il a défendu. Qui abandonne ne marque rien.
