### La bibliothèque : toutes les parties de cet appareil, et celles des fichiers.

library-title = Bibliothèque
library-lead = Toutes les parties jouées ici restent sur cet appareil jusqu’à ce que vous les supprimiez.
library-open-file = Ouvrir un fichier…
library-paste = Coller une partie
library-paste-field = Texte à coller
library-paste-hint = Une feuille de partie, une ligne de partie ou un lien. Plusieurs parties à la fois sont possibles.
library-paste-open = Ouvrir
library-save-all = Tout enregistrer dans un fichier
library-drop = Déposez le fichier pour ouvrir ses parties
library-search = Rechercher
library-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
library-found = { $found } sur { $all }
library-empty = Aucune partie pour l’instant. Commencez-en une, et elle apparaîtra ici d’elle-même ; ou bien ouvrez un fichier ou collez une partie.
library-none = Aucune partie ne correspond à la recherche.
library-show-all = Afficher toutes les parties

## Une partie

library-players = { $players }
library-here =
    { $count ->
        [2] Deux joueurs sur un même écran
        [3] Trois joueurs sur un même écran
       *[other] Quatre joueurs sur un même écran
    }
library-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
library-won-you =
    { $count ->
        [one] Vous avez gagné
       *[other] { $names } avez gagné
    }
library-you-lost = Vous avez perdu
library-you-resigned = Vous avez abandonné
library-draw = Nulle
library-over = Terminée
library-going-on = Inachevée
library-option = { $name } : { $value }
library-moves =
    { $ply ->
        [one] { $ply } coup
       *[other] { $ply } coups
    }
library-more =
    { $count ->
        [one] Afficher { $count } de plus
       *[other] Afficher { $count } de plus
    }
library-save = Enregistrer « { $name } » dans un fichier
library-save-short = Enregistrer
library-delete = Supprimer « { $name } »
library-delete-short = Supprimer
library-deleted = « { $name } » est supprimée.
library-undo = Annuler
library-back = « { $name } » est rétablie.
library-gone = Cette partie a été supprimée dans une autre fenêtre.

## Un fichier

library-file = Contenu de { $name }
library-pasted = Contenu collé
library-reading = Lecture du fichier
library-file-games =
    { $count ->
        [one] { $count } partie.
       *[other] { $count } parties.
    }
library-file-wrong =
    { $count ->
        [one] Elle contient une erreur ; elle s’ouvre jusqu’où elle a pu être lue.
       *[other]
            { $wrong ->
                [one] L’une d’elles contient une erreur ; elle s’ouvre jusqu’où elle a pu être lue.
               *[other] { $wrong } d’entre elles contiennent une erreur ; elles s’ouvrent jusqu’où elles ont pu être lues.
            }
    }
library-keep-all = Tout garder dans la bibliothèque
library-kept =
    { $kept ->
        [one] { $kept } partie est maintenant dans la bibliothèque.
       *[other] { $kept } parties sont maintenant dans la bibliothèque.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] Elle était déjà dans la bibliothèque.
               *[other] Elles étaient déjà toutes dans la bibliothèque.
            }
        [one] { $kept } partie est maintenant dans la bibliothèque.
       *[other] { $kept } parties sont maintenant dans la bibliothèque.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } y était déjà.
               *[other] { " " }{ $known } y étaient déjà.
            }
    }
library-put-away = Fermer
library-line = Ligne { $line } : { $reason }
library-unread = La partie n’a pas pu être lue. { $problem }
library-unreadable = « { $name } » n’a pas pu être ouvert.
library-nothing = Il ne contient aucune partie : une feuille de partie commence par des étiquettes comme [Game "snorkels"], une ligne de partie par un nom comme « snorkels ».

## Ce qui échoue

library-forbidden = Ce navigateur ne donne pas de place à la bibliothèque. Seules les dernières parties jouées sont ici.
library-full = Il n’y a plus de place sur cet appareil pour d’autres parties.
library-left-out =
    { $count ->
        [one] { $count } partie n’a pas pu être lue et n’est pas dans le fichier.
       *[other] { $count } parties n’ont pas pu être lues et ne sont pas dans le fichier.
    }
