### Les règles et options de Sendas.

sendas-rules-goal = Le but
sendas-rules-goal-1 = Blanc monte, Noir descend. Le premier qui fait passer une de ses pièces par-dessus le bord opposé gagne.
sendas-rules-goal-figure = Blanc est sorti au-delà de e9 et gagne.
sendas-rules-start = Les sentiers
sendas-rules-start-1 = Chacun a un sentier de six pièces : deux droites, deux coudes, un T et une croix. Deux voisines sont reliées quand le chemin passe de l’une à l’autre ; si une ouverture donne sur un côté fermé, elles ne font que se toucher.
sendas-rules-start-figure = Prêt pour la première partie. « { command-new } » propose d’autres départs.
sendas-rules-turn = Un tour
sendas-rules-turn-1 = Blanc commence. Prenez une de vos pièces, posez-la sur n’importe quelle case vide, aussi loin soit-elle, et tournez-la à votre gré ; ou tournez-la simplement sur place. Quand vous la lâchez, toutes vos pièces doivent tenir ensemble, et toutes celles de l’autre aussi.
sendas-rules-turn-2 = Vous pouvez aussi passer, quand vous voulez.
sendas-rules-turn-figure = Le coude de c1 peut aller sur chacune des cases marquées.
sendas-rules-needed = Pièces indispensables
sendas-rules-needed-1 = Une pièce qui en fait tenir d’autres doit rester, à moins de les relier de nouveau là où on la pose.
sendas-rules-needed-figure = La pièce en d1 ne peut pas bouger : sans elle, c1 serait isolée.
sendas-rules-joined = Sentiers reliés
sendas-rules-joined-1 = Peu importe la couleur des voisines. Dès que les sentiers se rencontrent, vos pièces peuvent tenir ensemble à travers celles de l’autre, et une pièce peut être portée très loin.
sendas-rules-joined-figure = Le coude blanc va en e8 : la colonne noire le relie au reste du sentier blanc.
sendas-rules-held = Tenu par l’autre
sendas-rules-held-1 = Dès lors, chacun doit prendre garde à ne pas couper non plus le sentier de l’autre.
sendas-rules-held-figure = À Noir de jouer. La pièce blanche en e9 tient à la colonne noire : de toutes les pièces noires, seule celle en f6 est libre.
sendas-rules-part = Se séparer
sendas-rules-part-1 = Vous pouvez quitter le sentier commun, pourvu qu’ensuite les pièces de chaque couleur tiennent ensemble toutes seules.
sendas-rules-part-figure = Noir a tourné e5 : il y a de nouveau deux sentiers.
sendas-rules-wild = Jokers
sendas-rules-wild-1 = Tant que les douze pièces tiennent ensemble, vous pouvez, au lieu de déplacer une pièce, retourner une des vôtres. Le dos est une croix, et le reste jusqu’à la fin. Une croix est la même des deux côtés : on ne peut pas la retourner. Attention : les nouvelles ouvertures servent aussi à l’autre, et la pièce ne barre plus la route.
sendas-rules-wild-figure = Le coude en c4 est devenu un joker. Une étoile le marque.
sendas-rules-stuck = Aucun coup possible
sendas-rules-stuck-1 = On ne perd pas pour autant. Retournez une pièce si les sentiers sont reliés, ou passez.
sendas-rules-stuck-figure = Chaque pièce noire relie e9 au reste du sentier blanc. Noir peut en retourner une, ou passer.
sendas-rules-exit = Par-dessus le bord
sendas-rules-exit-1 = D’où qu’elle soit, une pièce sort au-delà d’une autre pièce de la dernière rangée, ouverte vers l’extérieur. Dehors, elle n’est reliée qu’à celle-là : on doit donc pouvoir se passer d’elle là où elle était.
sendas-rules-exit-2 = Cette autre pièce peut même appartenir à l’adversaire.
sendas-rules-exit-figure = Le coude blanc sort à travers la pièce noire en e9.
sendas-rules-draw = Partie nulle
sendas-rules-draw-1 = Une partie peut se bloquer sans que personne ne veuille bouger. Après deux tours passés de suite, ou quand une position revient pour la troisième fois, la nulle est proposée ; celui dont c’est le tour accepte ou continue.

## Options

sendas-option-setup = Position de départ
sendas-option-setup-hint = Les schémas imprimés du jeu sont perdus. Ces positions sont des reconstitutions d’après leurs légendes ; si vous avez le jeu, disposez la vôtre.
sendas-option-setup-classic = Première partie
sendas-option-setup-edge = Près du bord
sendas-option-setup-compact = Compacte
sendas-option-setup-choice = Le choix
sendas-option-setup-fortress = Forteresse
sendas-option-setup-clash = Choc
sendas-option-setup-allin = Tout ou rien
sendas-option-setup-own = La vôtre
