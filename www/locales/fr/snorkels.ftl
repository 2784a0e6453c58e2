### Snorkels : ce que dit la scène.

snorkels-name = Snorkels
snorkels-credit = Un jeu de Mark Engelberg, 2010.

## État, conseils, annonces

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] À { $name } de jouer (violet)
       *[green] À { $name } de jouer (vert)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Touchez une case pour poser un snorkel.
       *[keys] Appuyez sur une case pour poser un snorkel.
    } Qui prive d’air l’autre couleur gagne.
snorkels-hint-choice = Posez un snorkel vert ou changez : le violet devient le vôtre.
snorkels-hint-air = Le nombre dit par combien de cases vides un groupe respire.
snorkels-hint-swapped = Le snorkel du plateau est maintenant à { $by }. { $name } continue avec le vert.
snorkels-hint-capture = Cela prive l’autre d’air : vous gagneriez.
snorkels-hint-self-capture = Ici, vos propres snorkels n’auraient plus d’air : vous perdriez.
snorkels-said-place =
    { $side ->
        [purple] { $name } pose un snorkel violet en { $square }.
       *[green] { $name } pose un snorkel vert en { $square }.
    }
snorkels-said-swap = { $name } passe au violet.
snorkels-choice-swap = Passer au violet
snorkels-move-swap = passe au violet
snorkels-illegal-no-choice = La couleur ne se choisit qu’une fois, en réponse au premier snorkel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Un snorkel violet n’a plus d’air : il est capturé.
               *[other] { $count } snorkels violets n’ont plus d’air : ils sont capturés.
            }
       *[green]
            { $count ->
                [one] Un snorkel vert n’a plus d’air : il est capturé.
               *[other] { $count } snorkels verts n’ont plus d’air : ils sont capturés.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Violet a privé d’air un de ses propres snorkels.
               *[other] Violet a privé d’air { $count } de ses propres snorkels.
            }
       *[green]
            { $count ->
                [one] Vert a privé d’air un de ses propres snorkels.
               *[other] Vert a privé d’air { $count } de ses propres snorkels.
            }
    }

## Cases

snorkels-square-empty = { $square }, vide
snorkels-square-stone = { $square }, pierre
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, violet
       *[green] { $square }, vert
    }, groupe de { $group }, { $air ->
        [0] sans air
        [one] { $air } case d’air
       *[other] { $air } cases d’air
    }

snorkels-too-many-beside =
    { $max ->
        [0] il ne peut y avoir aucune case
        [one] il peut y avoir { $max } case au plus
       *[other] il peut y avoir { $max } cases au plus
    }, car les pierres au hasard comptent aussi : { $taken }.
snorkels-seat-1 = Joueur 1, qui pose le premier snorkel violet
snorkels-seat-2 = Joueur 2, qui choisit ensuite une couleur
