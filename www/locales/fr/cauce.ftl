### Ce qui se dit dans tous les jeux et sur toutes les pages de Cauce.

## Qui joue

player-name = { $name }
player-default = Joueur { $seat }
player-you = Vous
player-computer = Ordinateur { $level }
player-computer-of = Ordinateur { $level } (joueur { $seat })
players = Joueurs
seat-active = joue
seat-away = ailleurs
seat-won = a gagné
seat-with = avec { $name }
seat-points = Série : { $points }
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
move-draw = nulle par accord
said-resign = { $name } abandonne.
said-time = { $name } perd au temps.
said-draw = Les joueurs s’accordent sur la nulle.
said-at = Coup { $number } : { $said }
hint-tap =
    { INPUT() ->
        [touch] Touchez encore la même case pour jouer.
       *[keys] Cliquez-y pour jouer, ou appuyez sur Entrée.
    }
said-start = Le début de la partie.
status-away =
    { $named ->
        [no] On attend la réponse
       *[yes] On attend { $name }
    }
status-past = Début d’une partie terminée : coup 0 sur { $all }
refusal-away = C’est à { $name } de jouer, sur un autre appareil.
refusal-draw-away = { $name } n’est pas ici pour accepter la nulle.
refusal-not-allowed = Ce coup n’est pas proposé ici.
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
command-redo = Rétablir
command-last = À la fin
command-note = Commenter ce coup
command-more = Autres actions sur ce coup
command-left = Tourner à gauche
command-right = Tourner à droite
command-above = Vue de dessus
command-new = Nouvelle partie
command-invite = Inviter un ami
command-rules = Règles
command-share = Partager
command-settings = Réglages
command-hint = Indice
command-keys = Raccourcis clavier
command-draw = Nulle
command-resign = Abandonner
command-rematch = Revanche
command-analyse = Analyse
command-learn = Erreurs
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
ending-agreement = Les joueurs se sont mis d’accord.
ending-resignation = { $name } a abandonné.
ending-time = { $name } a perdu au temps.

## Ce qui ne se joue pas

illegal-unreadable = Ce n’est pas un coup de ce jeu.
illegal-spelling = Cela doit s’écrire « { $canonical } ».
illegal-over = La partie est terminée.
illegal-chance-due = Il faut d’abord un tirage au sort.
illegal-decision-due = Rien n’est tiré au sort maintenant.
illegal-off-board = La case { $square } n’est pas sur le plateau.
illegal-occupied = La case { $square } est déjà occupée.

## Charger et garder

load-failed = Le chargement a échoué. Êtes-vous en ligne ? Si l’échec se répète, rechargez la page.
load-again = Réessayer
board-lost = Le plateau ne peut pas être dessiné pour l’instant : le navigateur n’a plus de mémoire pour les images. Fermez d’autres onglets, puis appuyez ici.
browser-lacks = Il manque à ce navigateur quelque chose dont Cauce a besoin, ou c’est désactivé. Mettez-le à jour, autorisez-le dans les réglages ou ouvrez cette page dans un autre navigateur.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = Il n’y a pas assez de mémoire pour Cauce. Fermez d’autres pages ou redémarrez le navigateur, puis réessayez.

## Le site

home-link = Cauce, retour à l’accueil
site-menu = Menu
site-library = Bibliothèque
language = Langue
language-name = Français
theme = Apparence
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
