### Snorkels : ce que dit la scène, les options, les règles.

snorkels-name = Snorkels
snorkels-credit = Un jeu de Mark Engelberg, 2010.

## État, conseils, annonces

snorkels-status-choice = { $name } : posez un snorkel vert ou prenez le violet
snorkels-status-place =
    { $side ->
        [purple] À { $name } de jouer (violet)
       *[green] À { $name } de jouer (vert)
    }
snorkels-hint-capture = Cela prive l’autre d’air : vous gagneriez.
snorkels-hint-self-capture = Ici, vos propres snorkels n’auraient plus d’air : vous perdriez.
snorkels-said-place =
    { $side ->
        [purple] { $name } pose un snorkel violet en { $square }.
       *[green] { $name } pose un snorkel vert en { $square }.
    }
snorkels-said-swap = { $name } prend le violet.
snorkels-choice-swap = Prendre le violet
snorkels-choice-swap-hint = Le snorkel du plateau devient le vôtre, et l’autre joueur continue avec le vert.
snorkels-move-swap = prend le violet
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

## Options

snorkels-option-size = Cases par côté
snorkels-option-size-hint = Le jeu en boîte en a sept. Sur un petit plateau, c’est vite fini.
snorkels-option-random-stones = Pierres au hasard
snorkels-option-random-stones-hint = Les pierres coupent l’air comme le bord. Toutes les cases libres ont la même chance.
snorkels-option-stones = Pierres à la main
snorkels-option-stones-hint = Appuyez sur une case pour y mettre une pierre ou pour l’enlever.
snorkels-too-many-beside =
    { $max ->
        [0] il ne peut y avoir aucune case
        [one] il peut y avoir { $max } case au plus
       *[other] il peut y avoir { $max } cases au plus
    }, car les pierres au hasard comptent aussi : { $taken }.
snorkels-seat-1 = Joueur 1, qui pose le premier snorkel violet
snorkels-seat-2 = Joueur 2, qui choisit ensuite une couleur

## Règles

snorkels-rules-goal = Le but
snorkels-rules-goal-1 = Chaque snorkel respire par les cases vides à côté de lui. La première couleur dont un groupe ne peut plus respirer perd la partie.
snorkels-rules-turn = Un tour
snorkels-rules-turn-1 = Violet et Vert jouent à tour de rôle. Vous posez un snorkel de votre couleur sur une case vide de votre choix. Il ne bouge plus jamais, et l’on ne peut pas passer.
snorkels-rules-colour = Qui a le violet ?
snorkels-rules-colour-1 = Le joueur 1 pose le premier snorkel violet. Le joueur 2 le regarde et choisit : prendre le violet, et le joueur 1 continue en vert, ou rester vert et poser.
snorkels-rules-air = L’air
snorkels-rules-air-1 = Un snorkel a quatre tubes. Une bouche blanche prend l’air d’une case vide ; un bouchon marque un tube bouché par le bord, une pierre ou l’autre couleur.
snorkels-rules-air-2 = Des snorkels de même couleur côte à côte partagent leur air. Le nombre dit par combien de cases vides un groupe respire ; à la dernière, il devient rouge.
snorkels-rules-air-figure = Les snorkels violets forment un groupe et partagent l’air de tous ses tubes.
snorkels-rules-capture = La capture
snorkels-rules-capture-1 = Si, après votre pose, un groupe de l’autre couleur n’a plus d’air, vous gagnez aussitôt. Rien n’est retiré du plateau.
snorkels-rules-capture-figure = Vert a bouché le dernier tube du milieu et gagne.
snorkels-rules-self = Gardez votre souffle
snorkels-rules-self-1 = Si, après votre pose, un de vos propres groupes n’a plus d’air, vous perdez. Le plateau se remplit, et il faudra bien que quelqu’un en arrive là.
snorkels-rules-self-figure = Dans ce coin, Violet n’aurait pas d’air et perdrait.
snorkels-rules-both = Les deux à la fois
snorkels-rules-both-1 = Si des groupes des deux couleurs se retrouvent sans air en même temps, celui qui a posé gagne.
snorkels-rules-both-figure = Violet peut entrer ici : le snorkel vert du coin se retrouve sans air au même instant.
snorkels-rules-stones = Les pierres
snorkels-rules-stones-1 = Si vous voulez, mettez jusqu’à trois pierres sur le plateau avant la partie. Elles coupent l’air tout comme le bord : les cases voisines sont dangereuses.
snorkels-rules-stones-figure = À côté d’une pierre, il y a moins d’air.
snorkels-rules-advice = Un bon conseil
snorkels-rules-advice-1 = Comme personne ne peut passer, la place est tout : clôturez tôt des endroits où vous seul pourrez encore poser sans danger.
