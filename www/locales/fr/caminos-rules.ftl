### Les règles et options de Caminos.

caminos-rules-goal = Le but
caminos-rules-goal-1 = Vert et Jaune bâtissent des chemins. Qui relie en premier deux côtés opposés du plateau par une suite continue de faces de sa couleur gagne aussitôt.
caminos-rules-goal-figure = Vert a relié les côtés A : neuf dessus et quatre parois.
caminos-rules-turn = Un tour
caminos-rules-turn-1 = Vert commence. Chacun pose à son tour une de ses pièces : quatre T, quatre Z, quatre L et deux O. On peut les tourner en tous sens, même debout. On ne passe pas.
caminos-rules-stand = Où poser une pièce
caminos-rules-stand-1 = Chacun de ses cubes est au-dessus d’une case du plateau, et l’un au moins repose sur le plateau même. Rien ne dépasse donc jamais trois cubes.
caminos-rules-stand-2 = Il ne doit rester aucun vide en dessous. Une pièce peut reposer sur d’autres, de n’importe quelle couleur, et n’a besoin d’en toucher aucune.
caminos-rules-stand-figure = Permis : Jaune repose sur le plateau et recouvre Vert sans laisser de vide.
caminos-rules-gap-figure = Interdit : il y aurait un vide en dessous.
caminos-rules-aloft-figure = Interdit : aucun cube ne toucherait le plateau.
caminos-rules-road = Les chemins
caminos-rules-road-1 = Regardez d’en haut : seules comptent les cases dont le cube du dessus est à vous. Deux voisines de même hauteur sont reliées. À hauteurs inégales, elles le sont si toute la paroi entre elles est à vous.
caminos-rules-road-2 = Il n’y a de lien ni en diagonale, ni par une arête verticale, ni par le plateau nu. Une case d’angle appartient aux deux côtés.
caminos-rules-road-figure = Pas relié : entre c4 et d4, Jaune interrompt la paroi.
caminos-rules-sides = Octogone et anneau
caminos-rules-sides-1 = Sur les plateaux à huit côtés, on peut aussi relier un côté à l’un des deux voisins du côté opposé. Le trou de l’anneau n’est pas un côté, et rien ne peut le surplomber.
caminos-rules-sides-figure = Du côté C à un voisin de l’autre C : relié.
caminos-rules-out = Plus de place
caminos-rules-out-1 = Qui ne peut poser aucune pièce à son tour est hors jeu jusqu’à la fin, et son partenaire aussi. L’autre camp continue seul. Si les deux sont hors jeu sans chemin, la partie est nulle.
caminos-rules-neutral = Barres neutres
caminos-rules-neutral-1 = Si vous voulez, chaque camp pose d’abord une barre bleue de trois cubes. Elles n’appartiennent à personne ; couchées, on peut les recouvrir comme toute autre pièce.
caminos-rules-neutral-figure = Sur une barre debout, on ne grimpe pas.
caminos-rules-four = À quatre
caminos-rules-four-1 = Les joueurs 1 et 3 sont verts, 2 et 4 sont jaunes. Chacun a la moitié des pièces de sa couleur. Les partenaires gagnent et perdent ensemble.
caminos-rules-points = Points
caminos-rules-points-1 = Pour une série de parties : le gagnant marque les faces du plus court chemin entre les côtés reliés, dessus et parois. Sur l’octogone et l’anneau, un chemin entre côtés exactement opposés compte double.
caminos-rules-points-2 = Sans chemin, on compte pour chaque couleur les pièces qui reposent au bord du plateau. Qui en a le moins marque autant de points que l’autre y a de pièces.
caminos-rules-hands = La pièce en main
caminos-rules-hands-1 = Tenez-la au-dessus du plateau : elle montre où elle se poserait. Un contour en pointillé dit qu’elle ne peut pas s’y poser, et la ligne à côté du plateau dit pourquoi. Un clic, ou la même case touchée une seconde fois, la pose.
caminos-rules-hands-2 = Faites glisser pour tourner le plateau. Dans la vue de dessus, un nombre indique les colonnes hautes de deux ou trois cubes. La bande d’images montre les positions de votre pièce ; celles qui ne vont pas sur la case sont pâles.
caminos-rules-hands-3 = Au clavier : les flèches se déplacent, 1 à 4 choisissent une pièce, R la tourne, T et G la basculent, W passe ses positions en revue, F ce qui se pose, Entrée pose, et Maj avec les flèches tourne le plateau.

## Options

caminos-option-board = Plateau
caminos-option-board-hint = Le carré convient le mieux à une première partie.
caminos-option-board-square = Carré
caminos-option-board-rhombus = Losange
caminos-option-board-octagon = Octogone
caminos-option-board-ring = Anneau
caminos-option-players = Nombre de joueurs
caminos-option-players-hint = À quatre, ceux qui se font face jouent tour à tour la même couleur.
caminos-option-neutrals = Barres neutres
caminos-option-neutrals-hint = Chaque camp pose d’abord une barre bleue qui n’est à personne.
caminos-option-neutrals-no = Sans
caminos-option-neutrals-yes = Une par camp
