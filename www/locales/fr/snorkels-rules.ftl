### Les règles et options de Snorkels.

snorkels-rules-goal = Le but
snorkels-rules-goal-1 = Chaque snorkel respire par les cases vides à côté de lui. La première couleur dont un groupe ne peut plus respirer perd la partie.
snorkels-rules-turn = Un tour
snorkels-rules-turn-1 = Violet et Vert jouent à tour de rôle. Vous posez un snorkel de votre couleur sur une case vide de votre choix. Il ne bouge plus jamais, et l’on ne peut pas passer.
snorkels-rules-colour = Qui a le violet ?
snorkels-rules-colour-1 = Le joueur 1 pose le premier snorkel violet. Le joueur 2 le regarde et choisit : passer au violet, et le joueur 1 continue en vert, ou rester vert et poser.
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

## Options

snorkels-option-seats-hint = Pour que ce soit équitable, le joueur 2 choisit sa couleur après le premier coup.
snorkels-option-size = Cases par côté
snorkels-option-size-hint = Le jeu en boîte en a sept. Sur un petit plateau, c’est vite fini.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Pierres au hasard
snorkels-option-random-stones-hint = Les pierres coupent l’air comme le bord. Toutes les cases libres ont la même chance.
snorkels-option-stones = Pierres à la main
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Touchez une case pour y mettre une pierre ou pour l’enlever.
       *[keys] Appuyez sur une case pour y mettre une pierre ou pour l’enlever.
    }
