### What is asked before the game is ended, or a player gets another name.

ask-resign =
    { $name }, vous abandonnez ? { $seats ->
        [3] { $side ->
            [saboteur] La partie s’arrête, et le score le plus haut l’emporte.
            [none] La partie s’arrête, et personne ne gagne.
           *[other] La partie s’arrête, et votre camp marque 0.
        }
       *[other] L’autre camp gagne.
    }
ask-resign-you =
    Vous abandonnez ? { $seats ->
        [3] { $side ->
            [saboteur] La partie s’arrête, et le score le plus haut l’emporte.
            [none] La partie s’arrête, et personne ne gagne.
           *[other] La partie s’arrête, et votre camp marque 0.
        }
       *[other] L’autre camp gagne.
    }
ask-resign-yes = Abandonner
ask-draw = Êtes-vous tous d’accord pour la nulle ? La partie se termine sans vainqueur.
ask-draw-yes = Tous d’accord
ask-name = Nom du joueur { $seat }
ask-name-yes = Enregistrer
