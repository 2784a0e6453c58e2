### Caminos : ce que dit la scène, les options, les règles.

caminos-name = Caminos
caminos-credit = Un jeu de Stefan Kögl, 2010.

## État, conseils, annonces

caminos-status-place =
    { $side ->
        [green] À { $name } de jouer (vert)
       *[yellow] À { $name } de jouer (jaune)
    }
caminos-status-bar = { $name } : posez une barre neutre
caminos-status-alone =
    { $other ->
        [green] { $name } continue sans adversaire : plus aucune pièce verte ne peut se poser
       *[yellow] { $name } continue sans adversaire : plus aucune pièce jaune ne peut se poser
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Tournez la barre et touchez la case où la poser.
           *[keys] Tournez la barre et tenez-la au-dessus du plateau.
        }
       *[no] { INPUT() ->
            [touch] Choisissez une pièce, tournez-la et touchez la case où la poser.
           *[keys] Choisissez une pièce, tournez-la et tenez-la au-dessus du plateau.
        }
    }
caminos-hint-wins = Deux côtés seraient reliés : vous gagneriez.
caminos-refused-square = Choisissez d’abord une case du plateau.
caminos-refused-fit = La pièce ne peut s’y poser d’aucune façon.
caminos-refused-same = Ainsi tournée, la pièce reste comme avant.
caminos-hint-fit = Pose { $number } sur { $count } en { $square }, avec la pièce { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } pose la barre neutre : { $columns }.
       *[other] { $name } pose { $shape } : { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } à la hauteur { $from }
       *[other] { $square } aux hauteurs { $from } à { $to }
    }
caminos-said-out =
    { $side ->
        [green] Plus aucune pièce verte ne peut se poser : Vert est hors jeu.
       *[yellow] Plus aucune pièce jaune ne peut se poser : Jaune est hors jeu.
    }
caminos-hand =
    { $shape ->
        [I] En main : la barre neutre, hauteur { $height }.
       *[other] En main : { $shape }, hauteur { $height }.
    }
caminos-over =
    { $fits ->
        [yes] Elle se poserait en { $columns }.
       *[no] Elle est au-dessus de { $columns }.
    }
caminos-move = { $shape } { $squares }

## Pièces et boutons

caminos-group-tray = Pièces restantes
caminos-group-turn = Tourner ou basculer la pièce
caminos-group-ways = Positions
caminos-choice-piece =
    { $shape ->
        [I] Barre × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(sans place)
    }
caminos-choice-piece-hint =
    La prendre en main{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-turn = Tourner
caminos-choice-turn-hint =
    Un quart de tour vers la droite.{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }Touche R ou molette.
    }
caminos-choice-tip-away = Basculer au fond
caminos-choice-tip-away-hint = Bascule la pièce par-dessus son côté le plus éloigné{ -key(of: "T") }.
caminos-choice-tip-right = Basculer à droite
caminos-choice-tip-right-hint = Bascule la pièce par-dessus son côté droit{ -key(of: "G") }.
caminos-choice-place =
    { $square ->
        [none] Poser
       *[other] Poser en { $square }
    }
caminos-choice-fit =
    { $square ->
        [none] Que poser ici ?
       *[other] Que poser en { $square } ?
    }
caminos-choice-fit-hint = Montre l’une après l’autre toutes les poses possibles sur cette case{ -key(of: "F") }.
caminos-choice-ways = Autres positions
caminos-choice-ways-hint = Montre de quelles façons la pièce peut se poser ici{ -key(of: "W") }.
caminos-choice-way = Position { $number }
caminos-choice-way-hint = Position { $number } sur { $count }, hauteur { $height }
caminos-fact-left = Il en reste { $count } : T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = hors jeu

## Ce qu’on ne peut pas poser

caminos-illegal-not-the-shape = Ces cases ne forment pas la pièce { $shape }, de quelque façon qu’on la tourne.
caminos-illegal-off-grid = Une partie de la pièce ne serait pas au-dessus du plateau.
caminos-illegal-bar-first = Chaque camp pose d’abord sa barre neutre.
caminos-illegal-none-left =
    { $shape ->
        [I] Il n’y a pas de barre neutre à poser maintenant.
       *[other] Il ne vous reste pas de pièce { $shape }.
    }
caminos-illegal-gap = Il y aurait un vide sous la pièce en { $square }.
caminos-illegal-aloft = Aucun cube de la pièce ne toucherait le plateau.

## La fin

caminos-ending-joined =
    { $side ->
        [green] Vert
       *[yellow] Jaune
    } { $pair ->
        [exact] a relié les deux côtés { $from }.
       *[near] a relié les côtés { $from } et { $to }, presque opposés.
    }
caminos-ending-path = Le plus court chemin compte { $faces } faces : { $tops } dessus et { $walls ->
        [0] aucune paroi
        [one] { $walls } paroi
       *[other] { $walls } parois
    }.{ $doubled ->
        [yes] { " " }Entre côtés opposés, il compte double : { $points } points.
       *[no] { " " }Cela fait { $points } points.
    }
caminos-ending-exhausted = Plus personne ne peut poser de pièce, et aucun chemin n’est relié.
caminos-ending-border = Au bord : { $green ->
        [one] { $green } pièce verte
       *[other] { $green } pièces vertes
    } et { $yellow ->
        [one] { $yellow } pièce jaune
       *[other] { $yellow } pièces jaunes
    }.{ $scorer ->
        [green] { " " }Vert en a moins et marque { $points }.
        [yellow] { " " }Jaune en a moins et marque { $points }.
       *[nobody] { " " }Égalité : aucun point.
    }

## Cases

caminos-square-bare = { $square }, nue{ $border ->
        [0] { "" }
        [1] , sur le côté { $sides }
       *[other] , sur les côtés { $sides }
    }
caminos-square-column = { $square }, hauteur { $height }, de bas en haut : { $cubes }{ $border ->
        [0] { "" }
        [1] , sur le côté { $sides }
       *[other] , sur les côtés { $sides }
    }
caminos-square-side = { $letter }
caminos-cube-green = vert
caminos-cube-yellow = jaune
caminos-cube-neutral = neutre

## Options

caminos-option-board = Plateau
caminos-option-board-hint = Le carré convient le mieux à une première partie.
caminos-option-board-square = Carré
caminos-option-board-rhombus = Losange
caminos-option-board-octagon = Octogone
caminos-option-board-ring = Anneau
caminos-option-players = Nombre de joueurs
caminos-option-players-hint = À quatre, ceux qui se font face jouent tour à tour la même couleur.
caminos-option-players-2 = Deux
caminos-option-players-4 = Quatre, en deux équipes
caminos-option-neutrals = Barres neutres
caminos-option-neutrals-hint = Chaque camp pose d’abord une barre bleue qui n’est à personne.
caminos-option-neutrals-no = Sans
caminos-option-neutrals-yes = Une par camp

## Règles

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
caminos-rules-hands-1 = Tenez-la au-dessus du plateau : elle montre où elle se poserait. Un contour en pointillé dit qu’elle ne peut pas s’y poser, et la ligne à côté du plateau dit pourquoi. Un second appui sur la case, ou « Poser », la pose.
caminos-rules-hands-2 = Faites glisser pour tourner le plateau. Dans la vue de dessus, un nombre donne la hauteur de chaque colonne. « Que poser ici ? » passe en revue tout ce qu’on peut poser sur la case ; « { caminos-choice-ways } » montre la pièce dans tous les sens.
caminos-rules-hands-3 = Au clavier : les flèches se déplacent, 1 à 4 choisissent une pièce, R la tourne, T et G la basculent, W montre ses positions, F ce qui se pose, Entrée pose, et Maj avec les flèches tourne le plateau.
