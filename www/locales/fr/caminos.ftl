### Caminos : ce que dit la scène.

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
            [touch] Choisissez la position de la barre et touchez la case où la poser.
           *[keys] Choisissez la position de la barre et tenez-la au-dessus du plateau.
        }
       *[no] Reliez deux lettres identiques : choisissez une pièce et sa position, { INPUT() ->
            [touch] touchez une case.
           *[keys] tenez-la au-dessus du plateau.
        }
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }La molette ou R tourne la pièce.
    }
caminos-hint-wins = Deux côtés seraient reliés : vous gagneriez.
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
caminos-move = { $move }

## Pièces et boutons

caminos-group-tray = Pièces restantes
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
caminos-choice-way =
    Position { $number } sur { $count }, posée en a1 : { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(pas possible ici)
    }
caminos-fact-left = Reste { $count }
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = hors jeu

## Ce qu’on ne peut pas poser

caminos-illegal-not-the-shape = Ces cases ne forment pas la pièce { $shape }.
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
caminos-ending-exhausted = Plus personne ne peut poser de pièce, et aucun chemin n’est complet.
caminos-ending-border = Au bord : { $green ->
        [one] { $green } pièce verte
       *[other] { $green } pièces vertes
    } et { $yellow ->
        [one] { $yellow } pièce jaune
       *[other] { $yellow } pièces jaunes
    }.{ $scorer ->
        [green] { " " }Vert en a moins : malgré la nulle, il marque { $points } dans la série.
        [yellow] { " " }Jaune en a moins : malgré la nulle, il marque { $points } dans la série.
       *[nobody] { " " }Égalité : aucun point.
    }

## Cases

caminos-square-bare = { $square }, vide{ $border ->
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
caminos-side =
    Côté { $letter } : qui le relie au côté { $letter } opposé gagne.{ $near ->
        [yes] { " " }Ici, les deux voisins de ce dernier comptent aussi.
       *[no] { "" }
    }
caminos-cube-green = vert
caminos-cube-yellow = jaune
caminos-cube-neutral = neutre
