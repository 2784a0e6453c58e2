### Ce qui se dit dans tous les jeux et sur toutes les pages de Cauce.

## Qui joue

player-name = { $name }
player-default = Joueur { $seat }
player-you = Vous
player-computer = Ordinateur { $level }
player-computer-of = Ordinateur { $level } (joueur { $seat })
players = Joueurs
seat-active = son tour
seat-away = à distance
seat-won = a gagné
seat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
side-open = pas encore de camp
side-name =
    { $side ->
        [purple] Violet
        [green] Vert
        [yellow] Jaune
        [ns] Nord et sud
        [ew] Est et ouest
        [saboteur] Saboteur
        [white] Blanc
       *[black] Noir
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, avec le joueur { $partner }

## Le plateau et les coups

board = { $game }, le plateau
moves = Coups
moves-none = Aucun coup pour l’instant. Chaque coup apparaîtra ici : revenez à n’importe lequel et reprenez à partir de là.
move-named = { $number } { $move }, { $name }
moves-variation = Variante
move-resign = abandonne
move-time = perd au temps
move-draw = nulle convenue
said-resign = { $name } abandonne.
said-time = { $name } perd au temps.
said-draw = Les joueurs conviennent d’une partie nulle.
said-at = Coup { $number } : { $said }
hint-tap =
    { INPUT() ->
        [touch] Touchez encore pour jouer.
       *[keys] Appuyez pour jouer.
    }
said-start = Le début de la partie.
status-away = { $name } : on attend son coup
refusal-away = C’est à { $name } de jouer, sur un autre appareil.
refusal-draw-away = Tout le monde doit accepter la nulle, et { $name } n’est pas ici.
refusal-elsewhere = Ce coup était destiné à une autre position.

-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## Ce que l’on peut faire

walk = Coups précédents et suivants
camera = Tourner le plateau
actions = Cette partie
command-first = Au début
command-undo = Annuler
command-play = Lecture
command-pause = Pause
command-redo = Rétablir
command-last = À la fin
command-note = Commenter ce coup
command-more = Autres actions sur ce coup
command-left = Tourner à gauche
command-right = Tourner à droite
command-above = Vue de dessus
command-new = Nouvelle partie
command-rules = Règles
command-share = Partager
command-settings = Réglages
command-hint = Indice
command-keys = Raccourcis clavier
command-draw = Nulle
command-resign = Abandonner
command-rematch = Revanche
command-analyse = Analyse
command-learn = Mes erreurs
command-series = Série
close = Fermer
cancel = Annuler
dismiss = Masquer ce message
rename = Changer de joueur

## La fin

ending-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
ending-draw = La partie est nulle
ending-agreement = Les joueurs en sont convenus.
ending-resignation = { $name } a abandonné.
ending-time = { $name } a épuisé son temps.

## Les règles


## Ce qui ne se joue pas

illegal-unreadable = Ce n’est pas un coup de ce jeu.
illegal-spelling = Cela doit s’écrire « { $canonical } ».
illegal-over = La partie est terminée.
illegal-chance-due = Il faut d’abord un tirage au sort.
illegal-decision-due = Rien n’est tiré au sort maintenant : c’est à un joueur de jouer.
illegal-off-board = La case { $square } n’est pas sur le plateau.
illegal-occupied = La case { $square } est déjà occupée.

## Ce qui ne se lit pas

line-error-setup = Cette partie ne peut pas être préparée. En cause : « { $text } ». { $reason }
line-error-token = Le coup { $number }, « { $text } », ne peut pas être joué. { $reason }
line-error-empty =
    { $number ->
        [0] Cette partie ne peut pas être préparée. { $reason }
       *[other] Le coup { $number } ne peut pas être joué. { $reason }
    }
line-no-game = Le lien ne dit pas de quel jeu il s’agit. Il devrait commencer ainsi : « game=snorkels ». Jeux possibles : { $known }.
line-unknown-game = Aucun jeu ne porte ce nom. Jeux possibles : { $known }.
line-spacing = Il faut exactement un espace entre deux mots.
line-too-long = Une partie peut compter { $max } octets au plus.
line-unreadable = Ceci ne peut pas être lu.
line-as-far = Montrer la partie jusque-là
options-not-a-pair = « { $word } » devrait avoir la forme CLÉ=VALEUR.
options-unknown-key = « { $key } » n’est pas une option de ce jeu. Options possibles : { $known }.
options-repeated-key = « { $key } » figure deux fois.
options-value = « { $value } » ne convient pas pour « { $key } » : { $fault }
fault-one-of = valeurs possibles : { $words }.
fault-range = il faut un nombre entier de { $min } à { $max }.
fault-not-a-square = « { $text } » n’est pas une case.
fault-off-board = la case { $square } n’est pas sur le plateau.
fault-repeated = la case { $square } figure deux fois.
fault-only-with = cela ne va qu’avec { $word }.
fault-not-with = cela ne va pas avec { $word }.
fault-not-a-piece = « { $text } » n’est pas une pièce : une case et ses côtés ouverts dans l’ordre NESW, comme c1NE.
fault-pieces = il doit y avoir exactement { $count } pièces.
fault-apart =
    { $side ->
        [white] le sentier blanc n’est pas d’un seul tenant : { $squares } sans lien avec le reste.
       *[black] le sentier noir n’est pas d’un seul tenant : { $squares } sans lien avec le reste.
    }
fault-too-many =
    { $max ->
        [one] il peut y avoir { $max } case au plus.
       *[other] il peut y avoir { $max } cases au plus.
    }
seats-unknown = « { $word } » ne convient pas à un siège : il faut « here », « away », ou de « computer-1 » à « computer-8 ».
seats-count = La partie compte { $seats } sièges, et { $given } sont indiqués.
link-seats = Le lien n’indique pas correctement qui joue d’où. { $reason }
link-id = « { $text } » ne peut pas désigner une partie.
save-damaged = La partie enregistrée est endommagée.
save-newer = La partie a été enregistrée par une version plus récente ({ $version }) de Cauce.
save-start = La partie enregistrée ne peut pas être lue. { $reason }
save-token = La partie enregistrée contient un coup impossible, « { $text } ». { $reason }
save-unknown-game = La partie a été enregistrée par une version de Cauce qui connaît un jeu nommé « { $name } ». Celle-ci ne le connaît pas.

## Charger et garder

load-failed = Le chargement a échoué. La connexion fonctionne-t-elle ?
load-again = Réessayer

## Le site

home-link = Cauce, retour à l’accueil
site-library = Bibliothèque
language = Langue
language-name = Français
theme = Apparence
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
