### Les parties dans les fichiers et dans la bibliothèque.

## Ce qui ne peut être lu

record-error = Ligne { $line }, colonne { $column }, à « { $text } » : { $reason }
record-not-text = Ceci n’est pas du texte en UTF-8.
record-tag-expected = Une partie commence par des étiquettes comme [Game "snorkels"], et il n’y en a pas ici.
record-bad-tag = Une étiquette s’écrit [Nom "valeur"], sur une seule ligne.
record-repeated-tag = Cette étiquette figure deux fois.
record-no-game = Aucune étiquette ne dit de quel jeu il s’agit, comme [Game "snorkels"].
record-unclosed = Ce commentaire ou cette variante ne se termine pas.
record-not-opened = Ceci ferme ce qui n’a pas été ouvert.
record-nothing-to-replace = Une variante suit le coup qu’elle remplace, et il n’y en a pas ici.
record-too-many-tags = Une partie a { $max } étiquettes au plus.
record-too-long = Une partie a { $max } coups au plus, variantes et tirages au sort compris.
record-too-deep = Au plus { $max } variantes sont imbriquées.
record-too-much-text = Une partie a { $max } octets de texte au plus.
