### Ce qu’on peut faire d’un coup de la liste, et dérouler une partie.

moves-menu = { $number } { $move }
moves-menu-start = Le début de la partie
moves-note = Écrire un commentaire
moves-note-change = Modifier le commentaire
moves-note-title = Commentaire sur { $number } { $move }
moves-note-start = Commentaire sur le début
moves-note-keep = Valider
moves-note-discard = Ne pas garder
moves-note-gone = Ce coup a été supprimé dans une autre fenêtre. Copiez votre texte avant de fermer.
moves-mark = Évaluation du coup
moves-mark-brilliant = Coup brillant
moves-mark-good = Bon coup
moves-mark-interesting = Coup intéressant
moves-mark-dubious = Coup douteux
moves-mark-mistake = Erreur
moves-mark-blunder = Gaffe
moves-promote = Promouvoir cette variante
moves-computer = Continuer d’ici contre l’ordinateur
moves-delete = Supprimer à partir d’ici
moves-deleted = Le coup est supprimé, avec tout ce qui suivait.
moves-put-back = Rétablir
moves-draw = Dessiner des flèches et des cercles
moves-draw-hint =
    { INPUT() ->
        [touch] Glissez d’une case à l’autre pour une flèche ; touchez une case pour un cercle. Recommencez pour effacer.
       *[keys] Glissez d’une case à l’autre pour une flèche ; cliquez sur une case pour un cercle. Recommencez pour effacer.
    }
moves-draw-from = Depuis { $square } : choisissez où mène la flèche, ou la même case pour un cercle.
moves-draw-blue = Bleu
moves-draw-red = Rouge
moves-draw-gold = Or
moves-draw-clear = Effacer
moves-draw-done = Terminer
moves-turn = Retourner le plateau
