### Tayü : ce que dit la scène.

tayu-name = Tayü
tayu-credit = Un jeu de Niek Neuwahl.

## État et conseils

tayu-status-bid = { $name } : quel score défendriez-vous comme saboteur ?
tayu-status-pick = { $name } : choisissez une tuile sur la table
tayu-status-first = { $name } : posez la première tuile, au centre
tayu-status-lay =
    { $side ->
        [ns] { $name } : posez la tuile (nord et sud)
        [ew] { $name } : posez la tuile (est et ouest)
        [saboteur] { $name } : posez la tuile (saboteur)
       *[none] { $name } : posez la tuile
    }
tayu-status-answer = { $name } : la tuile de { $drawer } ne se pose nulle part. Arrêter la partie ?
tayu-status-draw = On pioche une tuile pour { $drawer }
tayu-hint-bid-first = Les enchères descendent : le saboteur est celui qui annonce le score le plus bas, et il gagne si aucun des deux autres ne l’atteint.
tayu-hint-bid = { $name } défendrait { $bid }. Descendez pour être vous-même le saboteur, ou laissez { $name } défendre { $bid }.
tayu-hint-pick = Un anneau au dos : des embouchures sur trois côtés. Il en reste { $ring } avec anneau, { $plain } sans.
tayu-hint-answer =
    { $left ->
        [0] Il ne reste plus de tuile.
        [one] Il reste une tuile.
       *[other] Il reste { $left } tuiles.
    } { $fitting ->
        [0] Aucune ne pourrait être posée maintenant.
        [one] Une pourrait être posée maintenant.
       *[other] { $fitting } pourraient être posées maintenant.
    }
tayu-hint-settled = La dernière fois, la réponse était « { tayu-choice-on } ». Vous pouvez répondre autrement.
tayu-hint-again = La dernière tuile ne se posait nulle part ; on continue, comme avant. « { command-undo } » repose la question.
tayu-hint-lay =
    { $first ->
        [yes] Menez l’eau à vos deux bords.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] Elle ne se pose{ $rotated ->
            [yes] , tournée,
           *[no] { "" }
        } qu’à un endroit : « { tayu-choice-next } »{ -key(of: "N") } le montre.
       *[other] Plusieurs places{ $rotated ->
            [yes] { " " }(pointillé : à tourner)
           *[no] { "" }
        } : « { tayu-choice-next } »{ -key(of: "N") } les montre.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } en { $square } : { $rims }.
tayu-rim-more =
    { $rim ->
        [north] nord +{ $more }
        [east] est +{ $more }
        [south] sud +{ $more }
       *[west] ouest +{ $more }
    }
tayu-hint-same = Les deux scores resteraient comme ils sont.
tayu-hint-rims = Plus d’eau atteindrait les bords : nord { $north } × sud { $south }, est { $east } × ouest { $west }. Les scores resteraient comme ils sont.
tayu-hint-score = Les scores seraient : nord et sud { $ns } (+{ $ns-more }), est et ouest { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Touchez la tuile ou « { tayu-choice-lay } » pour jouer.
       *[keys] Cliquez sur la tuile pour jouer, ou appuyez sur Entrée.
    }
tayu-hint-bag =
    { $count ->
        [0] Toutes les tuiles ont été piochées.
        [one] Une tuile n’a pas encore été piochée.
       *[other] { $count } tuiles n’ont pas encore été piochées.
    }
tayu-refused-pick = Choisissez d’abord une tuile : avec un anneau au dos, ou sans.

## Annonces

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } pioche une tuile. { $tile }
tayu-said-bid = { $name } annonce { $bid }.
tayu-said-hold = { $name } laisse { $saboteur } défendre { $bid } comme saboteur. { $sides }
tayu-sides = Saboteur : { $saboteur }, qui défend { $target }. Nord et sud : { $ns }. Est et ouest : { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } choisit une tuile avec anneau.
       *[plain] { $name } choisit une tuile sans anneau.
    }
tayu-said-lay = { $name } pose une tuile en { $square }. { $tile } Nord et sud { $ns }, est et ouest { $ew }.
tayu-said-end = { $name } est d’accord pour arrêter la partie.
tayu-said-on = { $name } veut continuer. La tuile est hors jeu.
tayu-over = Elle se poserait en { $squares }.
tayu-tile =
    { $lie ->
        [across] Elle va d’ouest en est, avec des embouchures { $mouths }.
       *[upright] Elle va du nord au sud, avec des embouchures { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] à l’ouest
        [east] à l’est
        [north] au nord
        [south] au sud
       *[middle] au milieu
    } { $direction ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }

## Boutons

tayu-group-bid = L’enchère
tayu-choice-bid = Annoncer { $bid }
tayu-choice-hold = Laisser { $name } défendre { $bid }
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] Avec anneau ({ $count })
       *[plain] Sans anneau ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Elle a des embouchures sur trois côtés.
       *[plain] Elle a ses embouchures sur deux côtés, ou toutes sur un seul.
    }
tayu-choice-turn = Tourner
tayu-choice-next = Où la poser ?
tayu-choice-lay = Poser
tayu-choice-end = Arrêter la partie
tayu-choice-on = Continuer
tayu-choice-bag = Tuiles restantes : { $count }
tayu-move-lay = une tuile en { $square }. { $tile }
tayu-move-draw = une tuile est piochée. { $tile }
tayu-move-bid = annonce { $bid }
tayu-move-pick =
    { $pool ->
        [ring] avec anneau
       *[plain] sans anneau
    }
tayu-move-end = arrête
tayu-move-on = continue

## Cases

tayu-square-empty = { $square }, vide
tayu-square-fits = { $square }, vide, la tuile s’y pose
tayu-square-turned = { $square }, vide, la tuile s’y pose si on la tourne
tayu-square-tile = { $square }, tuile, embouchures : { $mouths }
tayu-mouth-joined = côté { tayu-side } de { $square }, reliée à { $to }
tayu-mouth-open = côté { tayu-side } de { $square }, ouverte
tayu-mouth-rim =
    { $points ->
        [one] côté { tayu-side } de { $square }, au bord
       *[other] côté { tayu-side } de { $square }, au bord, sur une source
    }
tayu-side =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Avec anneau. Reste : { $count }
       *[plain] { $tile } Sans anneau. Reste : { $count }
    }

## Ce qui ne peut être posé

tayu-illegal-due =
    { $step ->
        [bid] Il faut d’abord une annonce.
        [pick] Il faut d’abord choisir une tuile sur la table.
        [lay] Il faut d’abord poser la tuile piochée.
       *[answer] Il faut d’abord dire si la partie s’arrête.
    }
tayu-illegal-bid-too-high = On ne peut plus annoncer plus de { $most }.
tayu-illegal-bid-too-low = L’annonce la plus basse est 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] Il ne reste pas de tuile avec anneau.
       *[plain] Il ne reste pas de tuile sans anneau.
    }
tayu-illegal-none-left = Il ne reste pas de tuile { $kind }.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] C’est une tuile avec anneau qui a été choisie.
       *[plain] C’est une tuile sans anneau qui a été choisie.
    }
tayu-illegal-not-drawn = La tuile piochée est { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] La tuile dépasserait du bord nord.
        [east] La tuile dépasserait du bord est.
        [south] La tuile dépasserait du bord sud.
       *[west] La tuile dépasserait du bord ouest.
    }
tayu-illegal-off-centre = La première tuile doit couvrir une case du centre encadré.
tayu-illegal-mouth-on-blank = Non : du côté { tayu-side } de { $square }, une embouchure buterait contre une berge.
tayu-illegal-blank-on-mouth = Non : du côté { tayu-side } de { $square }, la tuile boucherait une embouchure.
tayu-illegal-no-join = Non : elle toucherait d’autres tuiles, mais l’eau ne passerait pas de l’une à l’autre.
tayu-illegal-apart = Chaque tuile doit se joindre à une tuile déjà posée.

## La fin

tayu-ending-empty = Toutes les tuiles ont été piochées.
tayu-ending-nothing-fits = La dernière tuile ne se pose nulle part, et aucune autre ne se poserait.
tayu-ending-stop = La dernière tuile ne se pose nulle part.
tayu-ending-agreed = La dernière tuile ne se pose nulle part, et personne n’a voulu continuer.
tayu-ending-side =
    { $side ->
        [ns] Nord et sud : { $rims }. { $one } × { $other } = { $product }.
       *[ew] Est et ouest : { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] aucune embouchure
        [one] 1 embouchure
       *[other] { $mouths } embouchures
    } { $rim ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }{ $springs ->
        [0] {""}
        [one] {" "}(dont 1 sur une source : { $total })
       *[other] {" "}(dont { $springs } sur des sources : { $total })
    }
tayu-ending-missed = Aucun camp n’a atteint { $target } : le saboteur gagne.
tayu-ending-reached = L’objectif de { $target } que défendait le saboteur a été atteint.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = défend { $target }
tayu-fact-bid = annonce { $bid }
