### La leçon de Tayü.

tayu-lesson-first = La première tuile
tayu-lesson-first-text = Vous menez l’eau au nord et au sud, l’autre camp à l’est et à l’ouest. Elle sort d’une tuile par trois embouchures. Commencez au centre encadré.
tayu-lesson-first-task = Posez-la au centre, une embouchure vers le nord et une vers le sud.
tayu-lesson-first-done = D’ici, l’eau peut couler jusqu’à vos deux bords. Dans une partie, le joueur 1 commence, et à chaque tour on pioche une tuile.

tayu-lesson-turn = Tourner la tuile
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] « { tayu-choice-turn } » tourne la tuile. Les cadres bleus montrent où elle se pose ainsi, les pointillés où elle se pose tournée. « { tayu-choice-next } » les montre tous.
       *[keys] R, la molette ou le bouton tourne la tuile. Les cadres bleus montrent où elle se pose ainsi, les pointillés où elle se pose tournée. « { tayu-choice-next } » les montre tous.
    }
tayu-lesson-turn-task = Tournez la tuile et posez-la de sorte qu’une embouchure de plus mène au nord.
tayu-lesson-turn-done = Un chemin de plus vers le nord.

tayu-lesson-join = Embouchures face à face
tayu-lesson-join-text = Entre tuiles : embouchure contre embouchure, berge (côté sans embouchure) contre berge. Au moins une embouchure doit en toucher une autre.
tayu-lesson-join-task = Trouvez l’endroit où la tuile relie deux embouchures à la fois.
tayu-lesson-join-done = Deux embouchures en ont rencontré deux autres : tout cela est une seule rivière. Le bord et les cases vides ne gênent pas.

tayu-lesson-rim = Jusqu’au bord
tayu-lesson-rim-text = On compte les embouchures sur un bord. Celles qui n’y arrivent pas ne comptent pas, et peu importe qui a posé la tuile.
tayu-lesson-rim-task = Menez l’eau jusqu’au bord nord.
tayu-lesson-rim-done = Elle est arrivée : le nombre dans le coin compte les points du bord nord.

tayu-lesson-spring = Les sources
tayu-lesson-spring-text = Chaque bord a quatre sources, marquées d’anneaux dorés. Une embouchure y compte double.
tayu-lesson-spring-task = Posez la tuile de sorte qu’une embouchure atteigne une source.
tayu-lesson-spring-done = Une embouchure, deux points.

tayu-lesson-product = Nord fois sud
tayu-lesson-product-text = Votre score, ce sont les points du nord multipliés par ceux du sud. Ici, 4 × 0 : toute l’eau du nord ne vaut rien tant que le sud est à sec.
tayu-lesson-product-task = Menez l’eau jusqu’au bord sud.
tayu-lesson-product-done = 4 × 1 = 4. Chaque embouchure de plus au sud en vaut quatre autres.

tayu-lesson-count = Le compte
tayu-lesson-count-text = Cinq embouchures au nord, dont une sur une source, et quatre au sud, dont une sur une source : (5 + 1) × (4 + 1) = 30. L’est et l’ouest n’ont encore rien.

tayu-lesson-divert = Détourner l’eau
tayu-lesson-divert-text = Mieux vaut souvent détourner l’eau de l’autre que prolonger la sienne. Deux embouchures vont atteindre le bord est, l’une d’elles sur une source.
tayu-lesson-divert-task = Captez les deux avec une seule tuile.
tayu-lesson-divert-done = Pas d’eau pour l’est : elle coule maintenant au nord, chez vous.

tayu-lesson-end = Une tuile sans place
tayu-lesson-end-text = La partie s’arrête quand tout est pioché, ou quand une tuile ne se pose nulle part et que les autres veulent s’arrêter. On peut préférer continuer : elle est écartée.
tayu-lesson-end-task = Personne n’a encore de points. N’arrêtez pas la partie : continuez.
tayu-lesson-end-done = La tuile est hors jeu, et la partie continue.

tayu-lesson-table = Choisir
tayu-lesson-table-text = Les joueurs aguerris peuvent piocher sur la table. Les tuiles avec un anneau au dos ont des embouchures sur trois côtés, les autres sur deux ou un seul.
tayu-lesson-table-task = Choisissez une tuile avec des embouchures sur trois côtés.
tayu-lesson-table-done = Avec un anneau : elle peut continuer dans trois directions.

tayu-lesson-auction = À trois et à quatre
tayu-lesson-auction-text = À quatre, deux équipes. À trois, on annonce un score, jamais plus haut que le dernier. Laissez le sien à un autre : il est le saboteur et gagne si aucun camp ne l’atteint.
tayu-lesson-auction-task = Le joueur 2 défendrait 25. Laissez-le faire : il sera le saboteur.
tayu-lesson-auction-done = Le joueur 2 doit maintenant vous maintenir tous deux sous 25.
