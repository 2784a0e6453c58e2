### Ce qui ne se lit pas

line-error-setup = Cette partie ne peut pas être préparée. En cause : « { $text } ». { $reason }
line-error-token = Le coup { $number }, « { $text } », ne peut pas être joué. { $reason }
line-error-empty =
    { $number ->
        [0] Cette partie ne peut pas être préparée. { $reason }
       *[other] Le coup { $number } ne peut pas être joué. { $reason }
    }
line-no-game = Le lien ne dit pas de quel jeu il s’agit. Il devrait commencer ainsi : « game=snorkels ». Jeux possibles : { $known }.
line-unknown-game = Aucun jeu ne porte ce nom. Jeux possibles : { $known }.
line-spacing = Il faut exactement un espace entre deux mots.
line-too-long = Une partie peut compter { $max } octets au plus.
line-unreadable = Ceci ne peut pas être lu.
line-as-far = Montrer la partie jusque-là
options-not-a-pair = « { $word } » devrait avoir la forme CLÉ=VALEUR.
options-unknown-key = « { $key } » n’est pas une option de ce jeu. Options possibles : { $known }.
options-repeated-key = « { $key } » figure deux fois.
options-value = « { $value } » ne convient pas pour « { $key } » : { $fault }
fault-one-of = valeurs possibles : { $words }.
fault-range = il faut un nombre entier de { $min } à { $max }.
fault-not-a-square = « { $text } » n’est pas une case.
fault-off-board = la case { $square } n’est pas sur le plateau.
fault-repeated = la case { $square } figure deux fois.
fault-only-with = cela ne va qu’avec { $word }.
fault-not-with = cela ne va pas avec { $word }.
fault-not-a-piece = « { $text } » n’est pas une pièce : une case et ses côtés ouverts dans l’ordre NESW, comme c1NE.
fault-pieces = il doit y avoir exactement { $count } pièces.
fault-apart =
    { $side ->
        [white] le sentier blanc n’est pas d’un seul tenant : { $squares } sans lien avec le reste.
       *[black] le sentier noir n’est pas d’un seul tenant : { $squares } sans lien avec le reste.
    }
fault-too-many =
    { $max ->
        [one] il peut y avoir { $max } case au plus.
       *[other] il peut y avoir { $max } cases au plus.
    }
seats-unknown = « { $word } » ne convient pas à une place : il faut « here », « away », ou de « computer-1 » à « computer-8 ».
seats-count = La partie compte { $seats } places, et { $given } sont indiquées.
link-seats = Le lien n’indique pas correctement qui joue d’où. { $reason }
link-id = « { $text } » ne peut pas désigner une partie.
link-cut = La fin de ce lien manque : il a été coupé en chemin. Demandez qu’on vous le renvoie.
link-changed = Ce lien a été modifié en chemin et ne dit plus ce qu’il disait. Demandez qu’on vous le renvoie.
save-damaged = La partie enregistrée est endommagée.
save-newer = La partie a été enregistrée par une version plus récente ({ $version }) de Cauce.
save-start = La partie enregistrée ne peut pas être lue. { $reason }
save-token = La partie enregistrée contient un coup impossible, « { $text } ». { $reason }
save-unknown-game = La partie a été enregistrée par une version de Cauce qui connaît un jeu nommé « { $name } ». Celle-ci ne le connaît pas.
