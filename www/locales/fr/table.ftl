### Ce qui se règle à la table : sons, pendules.

## La feuille des réglages

table-moves = Jouer un coup
table-direct = Jouer dès le premier appui
table-direct-hint = Avec le doigt, le premier appui montre le coup et le second le joue.
table-keys = Touches
table-anywhere = Les touches seules agissent sur toute la page
table-anywhere-hint = Sinon, des touches comme U ou H n’agissent qu’une fois la partie cliquée ou atteinte avec Tab.
table-sounds = Sons
table-sound = Un son discret à chaque coup

## Pendules

table-clock = Pendules
table-clock-use = Jouer à la pendule
table-clock-minutes = Minutes par joueur
table-clock-minutes-range = Indiquez un nombre de minutes de { $min } à { $max }, par pas d’une demi-minute.
table-clock-increment = Secondes ajoutées après chaque tour
table-clock-hint = Les pendules démarrent au premier coup. Perdre au temps équivaut à abandonner.
table-clock-of = Temps de { $name }
table-clock-of-you = Votre temps
table-clock-stop = Arrêter les pendules
table-clock-go = Relancer les pendules
table-clock-slept = Les pendules se sont arrêtées pendant la veille de l’appareil.
table-clock-stopped =
    { INPUT() ->
        [touch] Les pendules sont arrêtées. Touchez pour continuer.
       *[keys] Les pendules sont arrêtées. Appuyez pour continuer.
    }
