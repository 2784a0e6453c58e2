### Sendas : ce que dit la scène.

sendas-name = Sendas
sendas-credit = Un jeu d’auteur inconnu, 2020.

## État, conseils, annonces

sendas-status-move =
    { $side ->
        [white] À { $name } de jouer (blanc)
       *[black] À { $name } de jouer (noir)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name } : posez la pièce blanche
       *[black] { $name } : posez la pièce noire
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Touchez une pièce encadrée, puis une case.
       *[keys] Appuyez sur une pièce encadrée, puis sur une case.
    } Qui fait sortir une pièce par le bord opposé gagne.
sendas-hint-edge =
    Menez votre sentier à la rangée { $side ->
        [white] 9
       *[black] 1
    } : par une ouverture au bord, une pièce sort et gagne.
sendas-hint-pass =
    { INPUT() ->
        [touch] Touchez encore « { sendas-choice-pass } » pour sauter ce tour.
       *[keys] Appuyez encore sur « { sendas-choice-pass } »{ -key(of: "P") } pour sauter ce tour.
    }
sendas-hint-stuck =
    { $side ->
        [white] La pièce en { $square } ne peut pas bouger : sans elle, Blanc serait coupé de { $squares }.
       *[black] La pièce en { $square } ne peut pas bouger : sans elle, Noir serait coupé de { $squares }.
    }
sendas-hint-no-room = La pièce en { $square } ne peut se poser nulle part ailleurs.
sendas-hint-all-stuck =
    { $joined ->
        [yes] Aucune de vos pièces ne peut bouger. Retournez-en une, ou passez.
       *[no] Aucune de vos pièces ne peut bouger. Il ne reste qu’à passer.
    }
sendas-hint-held =
    { $turns ->
        [0] Posez-la sur une case marquée. Elle se tourne toute seule comme il faut.
       *[other]
            { INPUT() ->
                [touch] Touchez une case marquée, ou tournez la pièce sur place avec « { sendas-choice-turn } ».
               *[keys] Posez-la sur une case marquée, ou tournez-la sur place : R, la molette ou le bouton.
            }
    }
sendas-hint-turns = Elle ne peut que tourner sur place.
sendas-hint-turned = Elle est tournée sur place.
sendas-hint-fits =
    { INPUT() ->
        [touch] Ici, elle se pose de { $count } façons : « { sendas-choice-turn } » montre la suivante.
       *[keys] Ici, elle se pose de { $count } façons : R, la molette ou le bouton montrent la suivante.
    }
sendas-hint-exit = La pièce passe le bord : vous gagnez.
sendas-hint-gate = Posez-la au-delà du bord : elle quitte le plateau et vous gagnez.
sendas-hint-draw-passes = Les deux ont passé leur tour. Acceptez-vous tous deux la nulle ?
sendas-hint-draw-repetition = Cette position s’est présentée trois fois. Acceptez-vous tous deux la nulle ?
sendas-refused-no-piece = Prenez d’abord une de vos pièces.
sendas-refused-one-lie = Ici, elle ne se pose que d’une façon.
sendas-said-move = { $name } déplace { $from } en { $to }.
sendas-said-move-turn = { $name } déplace { $from } en { $to }, côtés ouverts : { $ends }.
sendas-said-turn = { $name } tourne { $from }, côtés ouverts : { $ends }.
sendas-said-flip = { $name } retourne { $square } : un joker.
sendas-said-exit = { $name } fait sortir { $from } du plateau.
sendas-said-pass = { $name } passe.
sendas-hand = En main : { $piece }, ouvertures { $ends }.
sendas-ending-exit =
    { $side ->
        [white] La pièce de { $from } est sortie par le bord nord, au-delà de { $gate }.
       *[black] La pièce de { $from } est sortie par le bord sud, au-delà de { $gate }.
    }
sendas-ending-exit-through =
    { $side ->
        [white] La pièce de { $from } est sortie par le bord nord, à travers la pièce noire en { $gate }.
       *[black] La pièce de { $from } est sortie par le bord sud, à travers la pièce blanche en { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] va à la rangée 9
       *[black] va à la rangée 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
sendas-fact-joined = sentiers reliés
sendas-move-pass = passe

## Boutons

sendas-choice-turn = Tourner
sendas-choice-turn-hint = Tourne la pièce en main vers la prochaine position possible{ -key(of: "R") }
sendas-choice-flip = Retourner
sendas-choice-flip-hint = Fait de la pièce en main un joker pour de bon, tant que les sentiers sont reliés{ -key(of: "F") }
sendas-choice-back = Remettre
sendas-choice-back-hint = Remet la pièce où elle était{ -key(of: "Échap") }
sendas-choice-pass = Passer
sendas-choice-pass-sure = Passer ?
sendas-choice-pass-hint = Passe ce tour{ -key(of: "P") }
sendas-choice-draw = Accepter la nulle
sendas-choice-draw-hint = La partie se termine sans vainqueur
sendas-choice-decline = Continuer
sendas-choice-decline-hint = Pas de nulle : la partie continue
sendas-group-piece = À vous
sendas-group-answer = Partie nulle ?

## Ce qui ne peut pas se jouer

sendas-illegal-no-piece = Il n’y a pas de pièce en { $square }.
sendas-illegal-not-yours = La pièce en { $square } n’est pas à vous.
sendas-illegal-no-change = La pièce en { $square } est déjà ainsi.
sendas-illegal-other-shape = La pièce en { $square } a une autre forme et ne peut pas se poser ainsi.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] Cela couperait le sentier blanc : { $squares } serait isolée.
               *[other] Cela couperait le sentier blanc : { $squares } seraient isolées du reste.
            }
       *[black]
            { $count ->
                [one] Cela couperait le sentier noir : { $squares } serait isolée.
               *[other] Cela couperait le sentier noir : { $squares } seraient isolées du reste.
            }
    }
sendas-illegal-not-joined = On ne peut retourner une pièce que tant que les deux sentiers sont reliés.
sendas-illegal-already-cross = La pièce en { $square } est déjà ouverte de tous les côtés.
sendas-illegal-wrong-edge =
    { $side ->
        [white] Blanc sort par le bord nord.
       *[black] Noir sort par le bord sud.
    }
sendas-illegal-no-way-out = Aucune autre pièce en { $square } n’est ouverte vers l’extérieur.

## Cases

sendas-end =
    { $end ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
sendas-link =
    { $side ->
        [white] à la blanche en { $square }
       *[black] à la noire en { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, en main : { $piece }, ouvertures { $ends }, reliée { $links }
       *[no] { $square } : { $piece }, ouvertures { $ends }, reliée { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] pièce droite blanche
                [elbow] pièce coudée blanche
                [tee] pièce en T blanche
                [cross] croix blanche
               *[wildcard] pièce joker blanche
            }
       *[black]
            { $shape ->
                [straight] pièce droite noire
                [elbow] pièce coudée noire
                [tee] pièce en T noire
                [cross] croix noire
               *[wildcard] pièce joker noire
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, vide
        [one] { $square }, vide, la pièce s’y pose
       *[other] { $square }, vide, la pièce s’y pose de { $fits } façons
    }
sendas-square-beyond =
    { $side ->
        [white] sortir par le bord nord, derrière { $square }, et gagner
       *[black] sortir par le bord sud, derrière { $square }, et gagner
    }

sendas-seat-1 = Joueur 1, blanc, qui va vers le nord et commence
sendas-seat-2 = Joueur 2, noir, qui va vers le sud
