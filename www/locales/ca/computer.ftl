### The computer as a player. Its levels run from 1 to 8.

computer-name = Ordinador
computer-level =
    { computer-name } { $level }: { $level ->
        [1] primera partida
        [2] principiant
        [3] amb una mica de pràctica
        [4] amb experiència
        [5] bo
        [6] fort
        [7] molt fort
       *[8] a tota potència
    }
computer-who = { $seat }: qui juga
computer-person = aquí

## While it plays

computer-to-move = { $name } ha de jugar
computer-thinks = { $name } està pensant…
computer-refuses = { $name } ha de jugar. Amb «Desfés» desfàs la teva última jugada.
computer-refuses-draw = { $name } s’estima més continuar jugant.
computer-failed = L’ordinador no pot jugar en aquest moment. La partida continua com estava.
computer-blunder = Això ha estat un error greu. Vols desfer-lo?
computer-take-back = Desfés-lo

## After a game

computer-rating =
    La teva puntuació: { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] després d’una partida
       *[other] en les darreres { $games } partides
    }
computer-rating-about = Un nombre Elo de les teves darreres 30 partides en aquest dispositiu: 0 és qui juga a l’atzar. Les partides amb pistes o jugades desfetes no compten.
computer-unrated = Amb pistes o jugades desfetes, aquesta partida no compta per a la teva puntuació.
computer-up = Prova ara el nivell { $level }
computer-down = Juga ara al nivell { $level }
computer-you-won = Has guanyat
computer-won = Ha guanyat l’ordinador (nivell { $level })
computer-you-resigned = Has abandonat.
