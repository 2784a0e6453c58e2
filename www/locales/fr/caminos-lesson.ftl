### La leçon de Caminos.

caminos-lesson-look = Le but
caminos-lesson-look-text = Qui relie en premier deux côtés opposés par une suite de faces de sa couleur gagne : ici Vert, par monts et par vaux. Faites glisser le plateau pour le tourner.

caminos-lesson-lie = Poser une pièce
caminos-lesson-lie-text =
    Vert commence. Chacun à son tour pose une pièce de quatre cubes : T, Z, L ou O. Choisissez-en une et { INPUT() ->
        [touch] touchez une case
       *[keys] tenez-la au-dessus d’une case
    } : vous voyez où elle se poserait.
caminos-lesson-lie-task = Posez une pièce quelconque à plat sur le plateau.
caminos-lesson-lie-done = Un étage : le début d’un chemin.

caminos-lesson-stand = Debout
caminos-lesson-stand-text =
    On peut tourner une pièce en tous sens, même debout : la bande d’images montre ses positions{ INPUT() ->
        [touch] { "" }
       *[keys]  ; les touches R, T et G la tournent
    }.
caminos-lesson-stand-task = Posez une pièce haute de trois étages.
caminos-lesson-stand-done = Trois étages : rien ne monte plus haut dans ce jeu.

caminos-lesson-climb = Par-dessus l’autre
caminos-lesson-climb-text = Vous pouvez bâtir sur toute pièce, quelle que soit sa couleur. Mais un cube au moins doit reposer sur le plateau, sans aucun vide sous la pièce.
caminos-lesson-climb-task = Recouvrez au moins une des cases jaunes.
caminos-lesson-climb-done = C’est le cube du dessus qui compte : Jaune a perdu cette case.

caminos-lesson-storeys = Deux étages plus haut
caminos-lesson-storeys-text = La pièce jaune est debout, haute de deux étages. Seul un L passe par-dessus : trois cubes depuis le plateau, et le quatrième dessus.
caminos-lesson-storeys-task = Recouvrez une des deux cases jaunes.
caminos-lesson-storeys-done = Là-haut, plus personne ne peut la recouvrir.

caminos-lesson-road = Un chemin
caminos-lesson-road-text = Regardez les cases dont le cube du dessus est à vous. Les voisines de même hauteur sont reliées ; en diagonale, il n’y a pas de lien.
caminos-lesson-road-task = Menez votre chemin jusqu’à l’autre côté B et gagnez.
caminos-lesson-road-done = De B à B sans interruption : vous avez gagné.

caminos-lesson-wall = Par-dessus la paroi
caminos-lesson-wall-text = Des voisines de hauteurs inégales sont reliées elles aussi, si toute la paroi entre elles est à vous. Un chemin peut donc monter et descendre.
caminos-lesson-wall-task = Jaune vous barre la route. Grimpez par-dessus et gagnez.
caminos-lesson-wall-done = Le long de votre propre paroi, par-dessus Jaune, puis en bas : c’est relié.

caminos-lesson-broken = Une paroi rompue
caminos-lesson-broken-text = Vu d’en haut, le chemin vert paraît entier. Mais entre c4 et d4, un cube jaune interrompt la paroi : il n’y a pas de lien. Tournez le plateau pour le voir.
caminos-lesson-broken-task = Réparez votre chemin, ou contournez l’endroit, et gagnez.
caminos-lesson-broken-done = Maintenant, chaque pas du chemin est vert.

caminos-lesson-block = Barrer la route
caminos-lesson-block-text = Jaune va atteindre l’autre côté B et passe par-dessus ce qui est bas près de son chemin. Recouvrez une partie du chemin même, et bâtissez haut.
caminos-lesson-block-task = Posez une pièce de sorte que Jaune ne puisse pas gagner au prochain coup.
caminos-lesson-block-done = Jaune doit chercher un autre chemin.
caminos-lesson-block-open = Jaune passe encore avec la prochaine pièce. Recouvrez une case de son chemin par une pièce debout.

caminos-lesson-sides = D’autres côtés
caminos-lesson-sides-text = Une case d’angle appartient aux deux côtés. Sur les plateaux à huit côtés, octogone et anneau, on peut aussi relier un côté à un voisin de l’opposé.
caminos-lesson-sides-task = Votre chemin part du C de gauche. Menez-le au C de droite ou à l’un de ses voisins.
caminos-lesson-sides-done = Relié, même si ce n’est pas tout à fait en face.

caminos-lesson-points = La fin
caminos-lesson-points-text = Qui ne peut rien poser est hors jeu, l’autre continue. Tous deux hors jeu : nulle. Une série se joue aux points : le plus court chemin compte, ici 9 dessus et 4 parois, soit 13.
