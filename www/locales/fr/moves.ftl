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
moves-turn = Retourner le plateau
