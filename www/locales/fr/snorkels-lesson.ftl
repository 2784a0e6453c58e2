### La leçon de Snorkels.

snorkels-lesson-air = L’air
snorkels-lesson-air-text = Un snorkel a quatre tubes et respire par les cases vides à côté de lui. Le nombre dit combien il y en a.
snorkels-lesson-air-task = Posez un snorkel là où ses quatre tubes sont ouverts.
snorkels-lesson-air-done = Quatre tubes, quatre façons de respirer. Au bord, il y en a moins.

snorkels-lesson-block = Tubes bouchés
snorkels-lesson-block-text = Chacun à son tour pose un snorkel sur une case vide, et il y reste. Le bord, une pierre et l’autre couleur bouchent un tube : il reçoit un bouchon.
snorkels-lesson-block-task = Bouchez un des tubes du snorkel vert du milieu.
snorkels-lesson-block-done = Un tube de moins pour Vert. La pierre lui en avait déjà pris un.

snorkels-lesson-group = Un groupe, un souffle
snorkels-lesson-group-text = Des snorkels de même couleur côte à côte forment un groupe et partagent tout leur air. Même si ses propres tubes sont bouchés, un snorkel vit grâce à ses voisins.
snorkels-lesson-group-task = Réunissez vos deux snorkels en un seul groupe.
snorkels-lesson-group-done = Trois snorkels qui respirent ensemble.

snorkels-lesson-save = À bout de souffle
snorkels-lesson-save-text = Quand un groupe ne respire plus que par une seule case, son nombre devient rouge : un snorkel de l’autre couleur y prendrait son dernier air.
snorkels-lesson-save-task = Votre snorkel du coin est en danger. Donnez-lui de l’air.
snorkels-lesson-save-done = Sauvé : le groupe respire de nouveau par deux cases.
snorkels-lesson-save-open = Maintenant, Vert boucherait le dernier tube du coin et gagnerait. Le coin d’abord !

snorkels-lesson-capture = Le dernier tube
snorkels-lesson-capture-text = Si, après votre coup, un groupe de l’autre couleur n’a plus d’air, vous gagnez aussitôt.
snorkels-lesson-capture-task = Bouchez le dernier tube du snorkel vert du milieu.
snorkels-lesson-capture-done = Plus d’air : il est capturé, et vous avez gagné.

snorkels-lesson-shared = Jusqu’au dernier tube
snorkels-lesson-shared-text = Un groupe vit tant qu’un seul de ses snorkels respire. Il n’est capturé que lorsque tous leurs tubes sont bouchés.
snorkels-lesson-shared-task = Il reste un tube au groupe vert de trois. Trouvez-le et bouchez-le.
snorkels-lesson-shared-done = C’était le dernier. Tout le groupe est capturé.

snorkels-lesson-fork = Deux à la fois
snorkels-lesson-fork-text = On ne peut pas être partout. Si un seul coup met deux groupes en danger, l’autre ne peut en sauver qu’un.
snorkels-lesson-fork-task = Posez un snorkel de sorte que deux groupes verts n’aient plus qu’un tube chacun.
snorkels-lesson-fork-done = Vert ne peut plus en sauver qu’un.
snorkels-lesson-fork-task-2 = Vert a sauvé celui de gauche. Capturez l’autre.
snorkels-lesson-fork-done-2 = Deux menaces à la fois : il n’y avait pas d’issue.

snorkels-lesson-self = Gardez votre souffle
snorkels-lesson-self-text = Si, après votre coup, un de vos propres groupes n’a plus d’air, vous perdez. Et l’on ne peut pas passer : il faut bien poser quelque part.
snorkels-lesson-self-task = Ici, presque toutes les cases vides sont mortelles. Posez là où vous survivez.
snorkels-lesson-self-done = Là, rien à craindre, et c’est à Vert de poser.
snorkels-lesson-self-lost = Là, vos propres snorkels n’ont plus d’air, et vous perdez. Essayez une autre case.

snorkels-lesson-both = Les deux à la fois
snorkels-lesson-both-text = Si des groupes des deux couleurs se retrouvent sans air au même coup, celui qui a posé gagne.
snorkels-lesson-both-task = Le snorkel vert du coin ne respire que par une case. Entrez-y, même sans air pour vous.
snorkels-lesson-both-done = Aucun n’a d’air, mais c’était votre coup : vous gagnez.

snorkels-lesson-room = De la place jusqu’à la fin
snorkels-lesson-room-text = Le plateau se remplit. Qui n’a plus de case sûre doit se priver d’air. Clôturez donc tôt des endroits où vous seul pourrez poser.
snorkels-lesson-room-task = Il reste à Vert une seule case sûre. Prenez-la-lui.
snorkels-lesson-room-done = Vert doit poser quand même, se prive d’air, et vous gagnez.
snorkels-lesson-room-lost = Vous vous êtes privé d’air, et vous perdez. Cherchez la case dont Vert a besoin.

snorkels-lesson-colour = Qui a le violet ?
snorkels-lesson-colour-text = Le joueur 1 pose le premier snorkel violet. Puis le joueur 2 choisit : passer au violet, ou rester vert et poser. Trop bien commencer ne paie donc pas.
snorkels-lesson-colour-task = Vous êtes le joueur 2, et le milieu est fort. Passez au violet.
snorkels-lesson-colour-done = Le snorkel est à vous, et le joueur 1 continue en vert.
