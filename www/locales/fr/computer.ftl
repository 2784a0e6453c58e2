### The computer as a player. Its levels run from 1 to 8, less far in some games; $strength is the level, or “full” for the
### highest of a game.

computer-name = Ordinateur
computer-level =
    { computer-name } { $level } : { $strength ->
        [1] première partie
        [2] débutant
        [3] un peu de pratique
        [4] à l’aise
        [5] bon
        [6] fort
        [7] très fort
       *[full] pleine puissance
    }
computer-who = { $seat } : qui joue
computer-person = sur cet écran

## While it plays

computer-to-move = À { $name } de jouer
computer-free = À { $name } de jouer. La partie est finie : jouez à sa place.
computer-thinks = { $name } réfléchit…
computer-refuses = À { $name } de jouer. « Annuler » reprend votre dernier coup.
computer-draw-sure = Si l’ordinateur accepte, la partie se termine sans vainqueur.
computer-draw-yes = Proposer la nulle
computer-refuses-draw = { $name } préfère continuer.
computer-failed = L’ordinateur ne peut pas jouer pour l’instant. Votre partie est intacte.
computer-unfetched = L’ordinateur n’a jamais été téléchargé sur cet appareil, et il ne peut pas l’être sans connexion. Votre partie est intacte.
computer-unfetched-keep = { computer-unfetched } Une fois en ligne, jouez une fois contre lui : il jouera ensuite aussi hors connexion.

## Ce que fait la réponse à un mauvais coup

computer-answer-wins =
    { $moves ->
        [1] Votre adversaire peut alors gagner tout de suite.
       *[other] Votre adversaire peut alors gagner à coup sûr, en { $moves } coups au plus.
    }
computer-answer-captures =
    { $snorkels ->
        [one] La réponse capture un de vos snorkels.
       *[other] La réponse capture un groupe de { $snorkels } de vos snorkels.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] La réponse ne laisse qu’une case d’air à un de vos snorkels.
       *[other] La réponse ne laisse qu’une case d’air à un groupe de { $snorkels } de vos snorkels.
    }
computer-answer-robs =
    { $squares ->
        [one] Vous avez alors { $squares } case sûre de moins : il en reste { $left }.
       *[other] Vous avez alors { $squares } cases sûres de moins : il en reste { $left }.
    }
computer-answer-blocks =
    { $squares ->
        [one] Votre chemin le plus court s’allonge alors de { $squares } case.
       *[other] Votre chemin le plus court s’allonge alors de { $squares } cases.
    }
computer-answer-shuts = Vous n’avez alors plus de chemin.
computer-answer-covers =
    { $squares ->
        [one] La réponse couvre { $squares } de vos cases.
       *[other] La réponse couvre { $squares } de vos cases.
    }
computer-answer-halts = Après la réponse, plus aucune ouverture de votre sentier ne mène au bord opposé.
computer-answer-approaches =
    { $moves ->
        [one] Il ne manque alors plus que { $moves } coup à votre adversaire pour sortir du plateau.
       *[other] Il ne manque alors plus que { $moves } coups à votre adversaire pour sortir du plateau.
    }

## After a game

said-resign-you = Vous abandonnez.
said-time-you = Vous perdez au temps.
ending-won-you =
    { $you ->
        [loser] Vous avez perdu contre { $names }
       *[names]
            { $count ->
                [one] Vous avez gagné
               *[other] { $names } avez gagné
            }
    }
ending-resignation-you = Vous avez abandonné.
ending-time-you = Vous avez perdu au temps.
snorkels-status-place-you =
    { $side ->
        [purple] À vous de jouer (violet)
       *[green] À vous de jouer (vert)
    }
snorkels-said-place-you =
    { $side ->
        [purple] Vous posez un snorkel violet en { $square }.
       *[green] Vous posez un snorkel vert en { $square }.
    }
snorkels-said-swap-you = Vous passez au violet.
snorkels-hint-swapped-you = Le snorkel du plateau est maintenant à { $by }. Vous continuez avec le vert.
tayu-status-bid-you = Quel score défendriez-vous comme saboteur ?
tayu-status-pick-you = Choisissez une tuile sur la table
tayu-status-first-you = Posez la première tuile, au centre
tayu-status-lay-you =
    { $side ->
        [ns] Posez la tuile (nord et sud)
        [ew] Posez la tuile (est et ouest)
        [saboteur] Posez la tuile (saboteur)
       *[none] Posez la tuile
    }
tayu-status-answer-you =
    { $you ->
        [drawer] Votre tuile ne se pose nulle part. Arrêter la partie ?
       *[name] La tuile de { $drawer } ne se pose nulle part. Arrêter la partie ?
    }
tayu-status-draw-you = On pioche une tuile pour vous
tayu-said-drawn-you = Vous piochez une tuile. { $tile }
tayu-said-bid-you = Vous annoncez { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } vous laisse défendre { $bid } comme saboteur.
       *[name] Vous laissez { $saboteur } défendre { $bid } comme saboteur.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] Vous choisissez une tuile avec anneau.
       *[plain] Vous choisissez une tuile sans anneau.
    }
tayu-said-lay-you = Vous posez une tuile en { $square }. Nord et sud { $ns }, est et ouest { $ew }.
tayu-said-end-you = Vous êtes d’accord pour arrêter la partie.
tayu-said-on-you = Vous voulez continuer. La tuile est hors jeu.
caminos-status-place-you =
    { $side ->
        [green] À vous de jouer (vert)
       *[yellow] À vous de jouer (jaune)
    }
caminos-status-bar-you = Posez une barre neutre
caminos-status-alone-you =
    { $other ->
        [green] Vous continuez sans adversaire : plus aucune pièce verte ne peut se poser
       *[yellow] Vous continuez sans adversaire : plus aucune pièce jaune ne peut se poser
    }
caminos-said-place-you =
    { $shape ->
        [I] Vous posez la barre neutre : { $columns }.
       *[other] Vous posez { $shape } : { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] À vous de jouer (blanc)
       *[black] À vous de jouer (noir)
    }
sendas-status-held-you =
    { $side ->
        [white] Posez la pièce blanche
       *[black] Posez la pièce noire
    }
sendas-hint-draw-passes-you = Les deux ont passé leur tour. Acceptez-vous la nulle ?
sendas-hint-draw-repetition-you = Cette position s’est présentée trois fois. Acceptez-vous la nulle ?
sendas-said-move-you = Vous déplacez { $from } en { $to }.
sendas-said-move-turn-you = Vous déplacez { $from } en { $to }, côtés ouverts : { $ends }.
sendas-said-turn-you = Vous tournez { $from }, côtés ouverts : { $ends }.
sendas-said-flip-you = Vous retournez { $square } : un joker.
sendas-said-exit-you = Vous faites sortir { $from } du plateau.
sendas-said-pass-you = Vous passez.
