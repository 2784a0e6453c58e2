### Les parties dans les fichiers et dans la bibliothèque.

## Ce qui ne peut être lu

record-error = Ligne { $line }, colonne { $column }, à « { $text } » : { $reason }
record-damaged = Ce lien est endommagé : la fin a peut-être été coupée. Demandez qu’on vous le renvoie.
record-elsewhere = Une feuille de partie n’est lue que sur le site auquel cette page appartient, et { $address } est ailleurs.
record-not-had = La feuille de partie de { $address } n’a pas pu être chargée.
record-save = Enregistrer tout le texte
record-copy = Copier tout le texte
record-not-text = Ceci n’est pas du texte en UTF-8.
record-tag-expected = Une partie commence par des étiquettes comme [Game "snorkels"], et il n’y en a pas ici.
record-bad-tag = Une étiquette s’écrit [Nom "valeur"], sur une seule ligne.
record-repeated-tag = Cette étiquette figure deux fois.
record-no-game = Aucune étiquette ne dit de quel jeu il s’agit. Il en faut une comme [Game "snorkels"].
record-unclosed = Ce commentaire ou cette variante n’est pas refermé.
record-not-opened = Ceci ferme quelque chose qui n’a pas été ouvert.
record-nothing-to-replace = Une variante suit le coup qu’elle remplace, et il n’y en a pas ici.
record-too-many-tags = Une partie peut avoir { $max } étiquettes au plus.
record-too-long = Une partie peut avoir { $max } coups au plus, variantes et tirages au sort compris.
record-too-deep = On peut imbriquer { $max } variantes au plus.
record-too-much-text = Une partie peut avoir { $max } octets de texte au plus.
