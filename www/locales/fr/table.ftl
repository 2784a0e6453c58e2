### Ce qui se règle à la table : sons, pendules, tablette posée à plat.

## La feuille des réglages

table-moves = Jouer un coup
table-direct = Jouer dès la première touche
table-direct-hint = Avec le doigt, la première touche montre le coup et la seconde le joue.
table-keys = Touches
table-anywhere = Les touches seules agissent sur toute la page
table-anywhere-hint = Sinon, des touches comme U ou H ne comptent qu’après un clic sur la partie ou l’avoir atteinte avec Tab.
table-sounds = Sons
table-sound = Un son discret à chaque coup
table-volume = Volume
table-computer = L’ordinateur comme adversaire
table-teacher = Proposer de reprendre une gaffe
table-resigns = Il abandonne quand il est prouvé qu’il perd
table-rating-about = Votre classement est un nombre Elo tiré de vos 30 dernières parties sur cet appareil : 0, c’est jouer au hasard. Les parties avec indices ou coups repris ne comptent pas.

## La tablette à plat

table-flat = Tablette sur la table
table-flat-hint = Pour deux à quatre personnes autour d’une tablette : le nom, la pendule et les boutons de chacun sont tournés vers son côté.
table-flat-lay = Poser à plat
table-flat-leave = Revenir à la vue normale
table-flat-normal = Vue normale
table-flat-ask = Tout le monde veut-il y revenir ? La partie continue.
table-flat-name = Tablette sur la table
table-turned = Tourner le plateau vers celui dont c’est le tour
table-seat = { $name }, { $side }

## Pendules

table-clock = Pendules
table-clock-use = Jouer à la pendule
table-clock-minutes = Minutes par joueur
table-clock-minutes-of = Minutes, joueur { $seat }
table-clock-minutes-range = Indiquez un nombre de minutes de { $min } à { $max }, par pas d’une demi-minute.
table-clock-each = Un temps différent pour chacun
table-clock-increment = Secondes ajoutées après chaque tour
table-clock-hint = Les pendules démarrent au premier coup. Perdre au temps équivaut à abandonner.
table-clock-of = Temps de { $name }
table-clock-of-you = Votre temps
table-clock-stop = Arrêter les pendules
table-clock-go = Relancer les pendules
table-clock-slept = L’appareil était en veille, et le temps n’a pas couru entre-temps.
table-clock-stopped =
    { INPUT() ->
        [touch] Les pendules sont arrêtées. Touchez pour continuer.
       *[keys] Les pendules sont arrêtées. Appuyez pour continuer.
    }
