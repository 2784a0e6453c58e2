### Un indice : où regarder, quel coup et pourquoi.

hint-look-among = Regardez les cases entourées : { $places }.
hint-look-circled = Regardez les cases entourées.
hint-look-within = Regardez dans le cercle.
hint-look-at = Prenez la pièce en { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Prenez la barre neutre.
       *[other] Prenez la pièce { $shape }.
    }
hint-look-buttons = Regardez les boutons.
hint-show-move = Montrer le coup
hint-play = Le jouer
hint-there = Ici : { $move }.
hint-none = Pas d’indice ici.
hint-chance =
    { $percent ->
        [1] Ce coup ne gagne presque jamais.
        [99] Ce coup gagne presque toujours.
       *[other] Ce coup gagne dans environ { $percent } % des cas.
    }
hint-drawn = Il assure la nulle.
hint-lost = Tous les coups perdent contre un bon jeu ; celui-ci résiste le plus longtemps.
hint-next =
    { $percent ->
        [1] Le deuxième meilleur coup, { $move }, ne gagne presque jamais.
       *[other] Le deuxième meilleur coup, { $move }, gagne dans environ { $percent } % des cas.
    }
hint-next-loses =
    { $moves ->
        [1] Le deuxième meilleur coup, { $move }, perdrait tout de suite.
       *[other] Le deuxième meilleur coup, { $move }, perdrait en { $moves } coups au plus.
    }
hint-answer = La meilleure réponse : { $move }.
hint-called-snorkels-move-swap = passer au violet
hint-called-caminos-said-place =
    { $shape ->
        [I] la barre neutre en { $squares }
       *[other] { $shape } en { $squares }
    }
hint-called-sendas-said-move = { $from } en { $to }
hint-called-sendas-said-move-turn = { $from } en { $to }, côtés ouverts : { $ends }
hint-called-sendas-said-turn = tourner { $from }, côtés ouverts : { $ends }
hint-called-sendas-said-flip = retourner { $square }
hint-called-sendas-said-exit = faire sortir { $from } du plateau
hint-called-sendas-move-pass = passer
hint-called-tayu-move-bid = annoncer { $bid }
hint-called-tayu-said-hold = laisser { $saboteur } défendre { $bid }
hint-called-tayu-move-pick =
    { $pool ->
        [ring] choisir une tuile avec anneau
       *[plain] choisir une tuile sans anneau
    }
hint-called-tayu-move-lay = une tuile en { $square }
hint-called-tayu-move-end = arrêter la partie
hint-called-tayu-move-on = continuer

## Pourquoi un coup est bon

hint-wins =
    { $plies ->
        [1] Il gagne tout de suite.
        [2] Il gagne : toute réponse perd.
       *[other] Il gagne à coup sûr, en { $moves } coups au plus.
    }
hint-only = Tous les autres coups perdent.
hint-captures =
    { $snorkels ->
        [one] Il capture un snorkel.
       *[other] Il capture un groupe de { $snorkels } snorkels.
    }
hint-saves =
    { $snorkels ->
        [one] Il sauve un snorkel qui pouvait être capturé au coup suivant.
       *[other] Il sauve un groupe de { $snorkels } snorkels qui pouvait être capturé au coup suivant.
    }
hint-airs = L’air du groupe passe de { $before } à { $air } cases.
hint-threatens =
    { $snorkels ->
        [one] Un snorkel adverse n’a plus qu’une case d’air.
       *[other] Un groupe adverse de { $snorkels } n’a plus qu’une case d’air.
    }
hint-joins = Il réunit { $groups } groupes.
hint-narrows =
    { $snorkels ->
        [one] Un snorkel adverse n’a plus que deux cases d’air.
       *[other] Un groupe adverse de { $snorkels } n’a plus que deux cases d’air.
    }
hint-presses = Un groupe adverse n’a plus que { $air } cases d’air.
hint-robs =
    { $squares ->
        [one] L’adversaire a { $squares } case sûre de moins : il en reste { $left }.
       *[other] L’adversaire a { $squares } cases sûres de moins : il en reste { $left }.
    }
hint-breathes = Plus de cases sûres que l’adversaire : { $squares } contre { $left }.
hint-opens = Le snorkel y a { $air } cases d’air.
hint-shortens =
    { $left ->
        [0] Ensuite, toutes les cases du chemin vers l’autre côté sont à vous, mais une paroi le coupe encore.
        [1] Il ne manque alors plus qu’une case pour atteindre l’autre côté.
       *[other] { $squares ->
            [one] Le chemin vers l’autre côté raccourcit de { $squares } case : encore { $left }.
           *[other] Le chemin vers l’autre côté raccourcit de { $squares } cases : encore { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] Le chemin le plus court de l’adversaire s’allonge de { $squares } case.
       *[other] Le chemin le plus court de l’adversaire s’allonge de { $squares } cases.
    }
hint-shuts = L’adversaire n’a plus de chemin.
hint-covers =
    { $squares ->
        [one] Il couvre { $squares } case de l’adversaire.
       *[other] Il couvre { $squares } cases de l’adversaire.
    }
hint-approaches =
    { $moves ->
        [one] Ensuite, il reste { $moves } coup pour sortir du plateau.
       *[other] Ensuite, il reste { $moves } coups pour sortir du plateau.
    }
hint-delays =
    { $moves ->
        [one] L’adversaire a besoin de { $moves } coup de plus pour sortir du plateau.
       *[other] L’adversaire a besoin de { $moves } coups de plus pour sortir du plateau.
    }
hint-halts = Plus aucune ouverture du sentier adverse ne mène au bord opposé.
hint-leads =
    { $moves ->
        [one] Ensuite, il reste { $moves } coup pour sortir du plateau, { $left } pour l’adversaire.
       *[other] Ensuite, il reste { $moves } coups pour sortir du plateau, { $left } pour l’adversaire.
    }
hint-widens = Ensuite, { $ways } chemins aussi courts restent ouverts : le sentier est plus difficile à arrêter.
hint-links = Il relie les sentiers : les pièces de l’adversaire peuvent servir aussi.
hint-parts = Il sépare de nouveau les sentiers.
hint-gains = Le score passe de { $before } à { $points } : { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] nord
        [1] est
        [2] sud
       *[3] ouest
    }
hint-others =
    { $others ->
        [1] de l’adversaire
       *[other] des autres
    }
hint-springs =
    { $mouths ->
        [one] L’eau atteint { $mouths } source au bord { hint-rim }.
       *[other] L’eau atteint { $mouths } sources au bord { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] L’eau atteint le bord { hint-rim } à { $mouths } endroit de plus.
       *[other] L’eau atteint le bord { hint-rim } à { $mouths } endroits de plus.
    }
hint-diverts =
    { $mouths ->
        [one] Il détourne { $mouths } embouchure des bords { hint-others }.
       *[other] Il détourne { $mouths } embouchures des bords { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] { $mouths } embouchure ouverte donne droit sur un bord où elle compte.
       *[other] { $mouths } embouchures ouvertes donnent droit sur des bords où elles comptent.
    }
hint-walls =
    { $edges ->
        [one] Il ferme { $edges } endroit aux bords { hint-others }.
       *[other] Il ferme { $edges } endroits aux bords { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] L’eau ouverte est maintenant à { $squares } case du bord { hint-rim }.
       *[other] L’eau ouverte est maintenant à { $squares } cases du bord { hint-rim }.
    }
hint-wards =
    { $others ->
        [1] L’eau est à { $squares } cases du bord { hint-rim } de l’adversaire, et non plus à { $before }.
       *[other] L’eau est à { $squares } cases du bord { hint-rim } d’un autre joueur, et non plus à { $before }.
    }
hint-finishes =
    { $points ->
        [one] Il termine la partie avec { $points } point d’avance.
       *[other] Il termine la partie avec { $points } points d’avance.
    }
