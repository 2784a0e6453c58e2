### The computer as a player. Its levels run from 1 to 8.

computer-name = Ordinateur
computer-level =
    { computer-name } { $level } : { $level ->
        [1] première partie
        [2] débutant
        [3] un peu d’habitude
        [4] joueur averti
        [5] bon
        [6] fort
        [7] très fort
       *[8] pleine puissance
    }
computer-who = { $seat } : qui joue
computer-person = ici

## While it plays

computer-to-move = { $name } doit jouer
computer-thinks = { $name } réfléchit…
computer-refuses = { $name } doit jouer. « Annuler » reprend votre dernier coup.
computer-refuses-draw = { $name } préfère continuer.
computer-failed = L’ordinateur ne peut pas jouer pour l’instant. Votre partie est restée telle quelle.
computer-blunder = C’était une gaffe. Voulez-vous reprendre ce coup ?
computer-take-back = Reprendre

## After a game

computer-rating =
    Votre classement : { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] après une partie
       *[other] sur les { $games } dernières parties
    }
computer-rating-about = Un nombre Elo tiré de vos 30 dernières parties sur cet appareil : 0, c’est jouer au hasard. Les parties avec indices ou coups repris ne comptent pas.
computer-unrated = Avec des indices ou des coups repris, cette partie ne compte pas pour votre classement.
computer-up = Essayer maintenant le niveau { $level }
computer-down = Jouer maintenant au niveau { $level }
computer-you-won = Vous avez gagné
computer-won = L’ordinateur (niveau { $level }) a gagné
computer-you-resigned = Vous avez abandonné.
