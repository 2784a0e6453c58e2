### Ce qui se dit dans les problèmes.

puzzle-title = Problèmes
puzzle-lead = Des positions tirées de vraies parties, avec un seul bon coup. À Snorkels, Caminos et Sendas, il est prouvé coup par coup ; à Tayü, c’est le meilleur endroit, trouvé en comptant tous les tirages possibles.
puzzle-of = Problème : { $game }
puzzle-number = { $grade } : { $number } sur { $count }
puzzle-today = Aujourd’hui
puzzle-all = Tous les problèmes
puzzle-of-today = Les problèmes du jour : { $number } sur { $count }
puzzle-set-done = Tous les problèmes du jour sont résolus !
puzzle-grade =
    { $grade ->
        [1] Facile
        [2] Moyen
       *[other] Difficile
    }
puzzle-state-new = Nouveau
puzzle-state-tried = Essayé
puzzle-state-solved = Résolu
puzzle-games = Jeu
puzzle-themes = Par thème
puzzle-part = { $solved } sur { $all } résolus
puzzle-link = Problème { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }

puzzle-task-snorkels = Trouvez le coup gagnant, puis continuez.
puzzle-task-tayu-chance = Posez la tuile là où elle gagne le plus souvent, quels que soient les tirages suivants.
puzzle-task-tayu = Posez la dernière tuile là où elle gagne.
puzzle-task-caminos = Trouvez le coup gagnant, puis reliez deux côtés.
puzzle-task-sendas = Trouvez le coup gagnant, puis quittez le plateau.
puzzle-about = Thème : { $themes }.
puzzle-side = Vous jouez : { $side }
puzzle-hint = Indice
puzzle-show = Solution
puzzle-again = Réessayer
puzzle-from-start = Depuis le début
puzzle-first = Premier problème
puzzle-next = Problème suivant
puzzle-to-list = Tous les problèmes
puzzle-then = Ensuite { $move }.
puzzle-right = Bien vu !
puzzle-on = De nouveau à vous de jouer.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] La solution : elle gagne tout de suite.
           *[other] La solution : elle gagne en { $moves } coups au plus, quelle que soit la réponse.
        }
        [wins] La solution : elle gagne à coup sûr, quelle que soit la réponse.
       *[best] La solution : nulle part ailleurs la tuile ne gagne plus souvent.
    }
puzzle-weighs = Voyons…
puzzle-loses =
    { $moves ->
        [0] Ce coup perd tout de suite.
        [1] Ce coup perd : votre adversaire gagne tout de suite.
       *[other] Ce coup perd : votre adversaire peut gagner en { $moves } coups.
    }
puzzle-goes-on = Voici comment la partie continuerait.
puzzle-step = Parcourez les coups avec les flèches ou les boutons près du plateau.
puzzle-holds = Ce coup laisse échapper le gain : après cette réponse, il n’est plus certain.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] Ici, elle ne gagne pas ; au meilleur endroit, si.
           *[other] Ici, elle ne gagne jamais ; au meilleur endroit, { $best } fois sur cent.
        }
        [1] Ici, elle gagne une fois sur cent ; au meilleur endroit, { $best }.
        [draw] Ici, la partie est nulle ; au meilleur endroit, elle gagne.
       *[other] { $best ->
            [100] Ici, elle gagne { $own } fois sur cent ; au meilleur endroit, toujours.
           *[other] Ici, elle gagne { $own } fois sur cent ; au meilleur endroit, { $best }.
        }
    }
puzzle-scores = Ici, la partie finit à { $own } contre { $against } ; au meilleur endroit, à { $best } contre { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Seul cet endroit gagne.
            [draw] Seul cet endroit gagne ; au deuxième meilleur, la partie est nulle.
           *[other] Ici, elle gagne toujours ; au deuxième meilleur endroit, { $next } fois sur cent.
        }
       *[other] Ici, elle gagne { $own } fois sur cent ; au deuxième meilleur endroit, { $next }.
    }
puzzle-solved = Résolu !
puzzle-helped = Résolu avec de l’aide
puzzle-none = Il n’y a pas de problème de ce nom.

puzzle-theme-captures = capturer
puzzle-theme-saves = sauver un groupe
puzzle-theme-threatens = prendre le dernier air
puzzle-theme-joins = réunir des groupes
puzzle-theme-robs = cases sûres
puzzle-theme-shortens = raccourcir le chemin
puzzle-theme-blocks = bloquer
puzzle-theme-shuts = fermer le chemin
puzzle-theme-covers = recouvrir
puzzle-theme-approaches = approcher du bord
puzzle-theme-delays = retarder
puzzle-theme-halts = arrêter le sentier
puzzle-theme-links = relier les sentiers
puzzle-theme-parts = séparer les sentiers
puzzle-theme-gains = points
puzzle-theme-springs = sources
puzzle-theme-channels = canaux ouverts
puzzle-theme-walls = murs
puzzle-theme-quiet = un coup calme
