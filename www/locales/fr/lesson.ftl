### Ce qui se dit dans les leçons de tous les jeux.

lesson-title = Apprendre { $game }
lesson-step = Étape { $number } sur { $count }
lesson-extra = Supplément { $number } sur { $count }
lesson-side = Vous jouez : { $side }
lesson-hint = Montrez-moi
lesson-skip = Sauter
lesson-next = Suivant
lesson-again = Réessayer
lesson-back = Une étape en arrière
lesson-look = Par exemple : { $move }.
lesson-only-look = Rien à jouer à cette étape : regardez le plateau, puis continuez.
lesson-missed = Les règles le permettent, mais cette étape demande autre chose.
lesson-play-it = Jouer à ma place
lesson-finished = Leçon terminée
lesson-end = Voilà tout ce qu’il faut savoir
lesson-end-text = Vous savez jouer à { $game }. Il ne reste plus qu’à jouer ; les règles sont toujours à portée de main.
lesson-play = À plusieurs
lesson-extras = Autres règles : { $count } étapes
lesson-waiting = Revenir à votre partie
lesson-computer = Jouer contre l’ordinateur, niveau 1
lesson-following = Leçon suivante : { $game }
lesson-none = Cette étape de leçon n’existe pas.
