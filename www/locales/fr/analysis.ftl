### L’analyse d’une partie, et apprendre de ses erreurs.

analysis-title = Analyse
analysis-close = Fermer l’analyse
analysis-done = Coup { $done } sur { $all }
analysis-failed = L’ordinateur n’est pas disponible pour l’instant.
analysis-stop = Arrêter
analysis-go-on = Continuer l’analyse
analysis-graph = Chances de gagner, coup par coup
analysis-unknown = Pas joué dans cette partie.
analysis-back = Revenir à la partie
analysis-at = Après { $number } { $move } : { $chances }
analysis-at-start = Au début : { $chances }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-side = { $names }

## Ce qu’était un coup

analysis-read = Chaque nombre donne les chances de gagner à partir de là, selon l’ordinateur.
analysis-better = Mieux :
analysis-name-inaccuracy = Imprécision
analysis-name-mistake = Erreur
analysis-name-blunder = Gaffe

## Les meilleurs coups

analysis-best = Meilleurs coups pour { $name }
analysis-best-you = Vos meilleurs coups
analysis-odds = Chances de gagner
analysis-worst = Les plus grosses erreurs
analysis-ahead = La partie s’est arrêtée alors que { $name } avait l’avantage : { $percent } % de chances de gagner.
analysis-ahead-you = La partie s’est arrêtée alors que vous aviez l’avantage : { $percent } % de chances de gagner.
analysis-lost = { $from } % → { $to } %
analysis-let = laisse l’adversaire gagner tout de suite
analysis-worse = { $cost }, mieux :
analysis-wins =
    { $moves ->
        [1] gagne tout de suite
       *[other] gagne en { $moves }
    }
analysis-loses =
    { $moves ->
        [1] perd tout de suite
       *[other] perd en { $moves }
    }
analysis-draws =
    { $moves ->
        [1] nulle tout de suite
       *[other] nulle en { $moves }
    }

## Le tableau

## Ce que cela veut dire

analysis-help = Ce que cela veut dire
analysis-help-chance = L’ordinateur essaie des suites possibles de la partie et estime les chances de gagner de chaque joueur ; une nulle compte comme une fraction de victoire. Là où il indique en combien de coups un joueur gagne ou perd, c’est prouvé : chaque camp joue au plus ce nombre de coups. Une position vaut ce que vaut son meilleur coup.
analysis-help-inaccuracy = Imprécision : le coup fait perdre au moins { $percent } parties sur cent, ou laisse l’adversaire gagner tout de suite.
analysis-help-mistake = Erreur : au moins { $percent } sur cent.
analysis-help-blunder = Gaffe : au moins { $percent } sur cent.
analysis-help-rings = Sur le plateau, les anneaux dorés en pointillé marquent les meilleurs coups, et les bleus des coups presque aussi bons.
analysis-help-line = Chacun des meilleurs coups est suivi de la suite attendue. Appuyez sur le coup pour la parcourir. Dans la liste des coups, ▸ marque le coup par lequel une ligne continue.
analysis-help-kept = Tout est enregistré avec la partie et dans sa feuille. Dans la liste des coups, les meilleures lignes, en italique, sont de l’ordinateur.

## Apprendre de ses erreurs

analysis-learn-title = Apprendre des erreurs
analysis-learn-progress = { $number } sur { $all }
analysis-learn-task = Coup { $number }, { $name } : { $move }.
analysis-learn-task-you = Votre coup { $number } : { $move }.
analysis-learn-asked = Trouvez un meilleur coup.
analysis-learn-cost = Les chances de gagner sont passées de { $from } % à { $to } %.
analysis-learn-let = Ce coup laissait l’adversaire gagner tout de suite.
analysis-learn-weighs = Voyons…
analysis-learn-best = C’est le meilleur coup.
analysis-learn-good = Bon aussi : avec ce coup, vous gagnez environ { $percent } parties sur cent.
analysis-learn-wins = Bien : ce coup gagne aussi.
analysis-learn-holds = Bien : la partie est perdue, mais vous résistez plus longtemps.
analysis-learn-top = Le meilleur : { $move }.
analysis-learn-worse = Ce n’est pas le meilleur : vos chances de gagner passent de { $from } % à { $to } %. Essayez encore.
analysis-learn-loses =
    { $moves ->
        [0] Ce coup perd tout de suite. Essayez encore.
        [1] Ce coup perd : votre adversaire gagne tout de suite. Essayez encore.
       *[other] Ce coup perd : votre adversaire peut gagner en { $moves } coups. Essayez encore.
    }
analysis-learn-answer = La meilleure suite : { $move }.
analysis-learn-same = C’est le coup joué. Essayez autre chose.
analysis-learn-shown = Mieux vaut { $move }.
analysis-learn-next = Suivant
analysis-learn-none =
    { $whose ->
        [own] Vous n’avez fait aucune erreur. Bien joué !
       *[all] Aucune erreur. Bien joué !
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] C’est tout : vous n’avez pas trouvé celui-ci.
           *[other] C’est tout, et vous l’avez trouvé.
        }
       *[other] C’est tout : vous en avez trouvé { $found } sur { $all }.
    }
