### Partager une partie et la garder dans un fichier ou sur papier.

share-title = Partager cette partie
share-explained = Qui ouvre le lien peut reprendre la partie à cet endroit.
share-reach = Jusqu’où va le lien
share-reach-here = Jusqu’ici
share-reach-end = Avec les coups suivants
share-link = Lien
share-form = Format du texte
share-form-record = Feuille de partie
share-form-line = Ligne de partie
share-text = Texte
share-copy = Copier
share-copied = Copié.
share-by-hand = Le texte est sélectionné : copiez-le au clavier ou par un appui long.
share-send = Envoyer…
share-files = Enregistrer ou imprimer
share-save = Feuille de partie (fichier)
share-svg = Image (SVG)
share-png = Image (PNG)
share-print = Imprimer la partie
share-print-blocked = Votre navigateur n’a pas ouvert la fenêtre d’impression. Autorisez-la pour cette page et réessayez.
share-print-start = Le début
share-print-after = Après le coup { $number }
share-print-unfinished = La partie n’a pas été terminée.
