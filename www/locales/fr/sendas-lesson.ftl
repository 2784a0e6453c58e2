### La leçon de Sendas.

sendas-lesson-goal = Par-dessus le bord
sendas-lesson-goal-text = Blanc monte, Noir descend. Le premier qui fait passer une de ses pièces par-dessus le bord opposé gagne.
sendas-lesson-goal-task = Le sentier blanc débouche en e9. Sortez par là un coude, une pièce à angle.
sendas-lesson-goal-done = La pièce est sortie : vous avez gagné. Comment arriver jusque-là, c’est la suite.

sendas-lesson-move = Pas à pas
sendas-lesson-move-text = Blanc commence. Posez une de vos pièces sur n’importe quelle case vide, tournée à votre gré. Ensuite, le sentier doit relier vos six pièces.
sendas-lesson-move-task = Prenez un coude à l’arrière et posez-le à l’avant, au-dessus de e2.
sendas-lesson-move-done = Le sentier a avancé d’une rangée.

sendas-lesson-needed = Pièces indispensables
sendas-lesson-needed-text = Une pièce qui en relie d’autres au sentier reste, sauf si elle les relie aussi de sa nouvelle place. Tant que c1 tenait à d1, d1 restait. Maintenant, d1 est libre.
sendas-lesson-needed-task = Faites monter une autre pièce de la première rangée.
sendas-lesson-needed-done = C’est ainsi que le sentier avance : ce qui reste à l’arrière passe à l’avant.

sendas-lesson-turn = Tourner
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] Vous pouvez aussi tourner une pièce sur place : prenez-la, tournez-la avec « { sendas-choice-turn } » et touchez de nouveau sa case.
       *[keys] Vous pouvez aussi tourner une pièce sur place : prenez-la, tournez-la (R, la molette ou le bouton) et appuyez de nouveau sur sa case.
    }
sendas-lesson-turn-task = Tournez un des deux coudes sans le déplacer.
sendas-lesson-turn-done = Tout tient encore ensemble, et une ouverture regarde maintenant ailleurs.
sendas-lesson-turn-moved = Vous avez déplacé la pièce. Laissez-la sur sa case et tournez-la seulement.

sendas-lesson-join = Les sentiers se rencontrent
sendas-lesson-join-text = Peu importe la couleur des voisines. Là où une ouverture en rencontre une autre, le chemin continue, et deux sentiers n’en font qu’un.
sendas-lesson-join-task = Posez en e5 une pièce qui relie votre sentier à celui de Noir.
sendas-lesson-join-done = Les douze pièces tiennent maintenant ensemble.

sendas-lesson-carry = Portée par l’autre
sendas-lesson-carry-text = Sur un sentier commun, vos pièces peuvent tenir ensemble à travers celles de l’autre. Une pièce peut ainsi aller très loin en un seul tour.
sendas-lesson-carry-task = Faites monter un coude blanc jusqu’à la huitième rangée.
sendas-lesson-carry-done = Quatre rangées en un tour : la colonne noire le relie au reste.

sendas-lesson-held = Tenu par l’autre
sendas-lesson-held-text = Mais vous ne devez pas non plus couper le sentier de l’autre. La pièce blanche en e9 tient à la colonne noire : la colonne doit donc rester.
sendas-lesson-held-task = Vous jouez les noirs. Une seule de vos pièces est libre : trouvez-la et déplacez-la.
sendas-lesson-held-done = Celle-là ne retenait personne. Les autres restent tant que Blanc tient à elles.

sendas-lesson-part = Se séparer
sendas-lesson-part-text = Vous pouvez quitter le sentier commun, pourvu qu’ensuite les pièces de chaque couleur tiennent ensemble toutes seules.
sendas-lesson-part-task = Vous jouez les noirs. Tournez e5 pour que les sentiers se séparent.
sendas-lesson-part-done = De nouveau deux sentiers : Blanc ne grimpe plus par le vôtre.

sendas-lesson-wild = Jokers
sendas-lesson-wild-text = Tant que les douze pièces tiennent ensemble, vous pouvez en retourner une à vous au lieu de jouer. Le dos est une croix, ouverte de tous côtés jusqu’à la fin.
sendas-lesson-wild-task = Prenez une de vos pièces et retournez-la.
sendas-lesson-wild-done = Un joker : l’étoile le marque. Une croix ne se retourne pas. Attention, ses nouvelles ouvertures servent aussi à Noir.

sendas-lesson-stuck = Rien ne bouge
sendas-lesson-stuck-text = Si aucune de vos pièces ne peut bouger, vous ne perdez pas. Vous pouvez en retourner une tant que les sentiers sont reliés, et passer à tout moment.
sendas-lesson-stuck-task = Vous jouez les noirs, et toutes vos pièces tiennent e9. Ne donnez rien : passez.
sendas-lesson-stuck-done = C’est de nouveau à Blanc de jouer. Après deux tours passés de suite, ou quand une position revient pour la troisième fois, la nulle est proposée.

sendas-lesson-through = Sortir à travers l’autre
sendas-lesson-through-text = Pour sortir, une pièce a besoin d’une autre, sur la dernière rangée, ouverte vers l’extérieur. Elle peut être à l’adversaire.
sendas-lesson-through-task = Sortez à travers la pièce noire en e9.
sendas-lesson-through-done = La pièce est sortie : vous avez gagné, et la porte était une pièce noire.

sendas-lesson-finish = Les deux derniers coups
sendas-lesson-finish-text = À vous maintenant : d’abord la porte, puis dehors. Les pièces qui restent doivent tenir ensemble.
sendas-lesson-finish-task = Faites la porte : posez en e9 une pièce ouverte vers le haut.
sendas-lesson-finish-done = La porte est ouverte. Que fait Noir ?
sendas-lesson-finish-task-2 = Noir n’a pas pu la fermer. Sortez une pièce.
sendas-lesson-finish-done-2 = Par-dessus le bord : vous avez gagné.
