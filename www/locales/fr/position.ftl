### Setting up a position piece by piece.

position-title = Composer une position de { $game }
position-tools = Que poser sur le plateau
position-take = Enlever
position-clear = Vider le plateau
position-from-game = Depuis cette partie
position-draw = La tuile en main est la prochaine piochée
position-hint =
    { INPUT() ->
        [touch] Choisissez quoi poser, puis touchez une case.
       *[keys] Choisissez quoi poser, puis appuyez sur une case.
    }
position-there =
    { INPUT() ->
        [touch] Touchez là pour poser.
       *[keys] Appuyez pour poser.
    }
position-whole =
    { $count ->
        [0] Le départ. { $status }
        [one] Un coup mène ici. { $status }
       *[other] { $count } coups mènent ici. { $status }
    }
position-play = Jouer à partir d’ici
position-nothing = Il n’y a rien en { $square }.
position-none-left = Il n’en reste aucune, ou elle ne se pose nulle part.
position-snorkels-piece =
    { $piece ->
        [purple] Violet ({ $count })
        [green] Vert ({ $count })
       *[stone] Pierres ({ $count })
    }
position-snorkels-turns = Violet en a { $purple } sur le plateau, Vert { $green }. Violet commence et les couleurs alternent : il en faut autant de chaque, ou un de plus à Violet.
position-caminos-piece =
    { $piece ->
        [green] Vert ({ $count })
        [yellow] Jaune ({ $count })
       *[neutral] Neutre ({ $count })
    }
position-caminos-turns = Vert en a { $green } sur le plateau, Jaune { $yellow }. Les barres neutres d’abord, puis Vert commence et les couleurs alternent, sans relier de chemin en route : aucun ordre de ce genre n’a été trouvé.
position-tayu-turns = Aucun ordre de pose possible n’a été trouvé pour ces tuiles.
position-sendas-hint =
    { INPUT() ->
        [touch] Choisissez une pièce et touchez une case pour l’y poser ; touchez-la encore pour la tourner. Sans pièces à lui, Noir part comme Blanc, le plateau tourné.
       *[keys] Choisissez une pièce et appuyez sur une case pour l’y poser ; appuyez encore pour la tourner. Sans pièces à lui, Noir part comme Blanc, le plateau tourné.
    }
position-sendas-turns = Il faut { $count } pièces par sentier. Blanc en a { $white }, Noir { $black }.
position-not-found = Parmi les { $count } premières positions examinées, aucune partie ne mène ici. Il en existe peut-être une.
