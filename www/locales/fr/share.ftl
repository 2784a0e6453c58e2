### Partager une partie et la garder dans un fichier.

share-title = Partager cette partie
share-explained = Qui ouvre le lien peut reprendre la partie à cet endroit.
share-opens = S’ouvre au début, avec tous les coups et toutes les notes.
share-reach = Que partager
share-reach-here = Jusqu’ici
share-reach-end = Avec les coups suivants
share-reach-all = Avec variantes et commentaires
share-left-out = Les commentaires et les dessins ne sont pas inclus.
share-begins = L’ouvrir au coup affiché
share-link = Lien
share-long = Ce lien aurait { $count } caractères. Beaucoup de programmes coupent les liens après { $most } : mieux vaut envoyer la partie dans un fichier.
share-code = Code QR
share-code-of = Code QR du lien
share-code-long = Ce lien est trop long pour un code QR qu’un téléphone puisse lire. Partagez une partie plus courte ou envoyez le lien.
share-more = Texte et fichiers
share-form = Format du texte
share-form-record = Feuille de partie
share-form-line = Ligne de partie
share-form-page = Lignes pour un site web
share-text = Texte
share-copy = Copier
share-copied = Copié.
share-by-hand = Le texte est sélectionné : copiez-le au clavier ou par un appui long.
share-send = Envoyer…
share-files = Enregistrer
share-save = Feuille de partie (fichier)
share-svg = Image (SVG)
share-png = Image
share-saved =
    { $what ->
        [record] La feuille de partie a été enregistrée.
       *[picture] L’image a été enregistrée.
    }
