### Les pages sur la façon de mettre un plateau sur son propre site.

embedding-title = Mettez un plateau sur votre site
embedding-lead = Deux lignes de HTML mettent une partie sur votre blog, la page de votre club ou votre cours. Ni compte, ni pistage.
embedding-contents = Sur cette page

## Le plateau à faire

embedding-make = Préparez votre plateau
embedding-game = Jeu
embedding-own-game = Pour intégrer une position ou une partie, ouvrez-la et choisissez « { command-share } », puis « { share-form-page } ».
embedding-controls = Autour du plateau
embedding-controls-full = Tout
embedding-controls-compact = État et annulation
embedding-controls-moves = Liste des coups
embedding-controls-none = Rien
embedding-lang-page = Celle de la page
embedding-readonly = Lecture seule
embedding-way = Intégrer sous forme de
embedding-way-script = Deux lignes
embedding-way-frame = Une iframe
embedding-way-script-hint = Le plateau devient une partie de votre page : vos styles peuvent le colorer et vos scripts le piloter.
embedding-way-frame-hint = Pour les sites qui acceptent une vidéo mais pas de script. Le cadre reste à part de votre page et communique avec elle par messages.
embedding-code = Code à copier

## Exemples

embedding-examples = Exemples interactifs
embedding-diagram = Un diagramme dans un texte
embedding-diagram-before = Un groupe de snorkels vit tant qu’un de ses plongeurs a une case vide à côté de lui. Comptez ici l’air de chaque groupe avant de lire la suite.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = Le diagramme prend la largeur de sa colonne et le thème de qui le lit, reste net sur papier comme à l’écran, et se lit case par case avec un lecteur d’écran.
embedding-playable = Un plateau pour jouer
embedding-playable-text = Souris, doigt, clavier et lecteur d’écran : tout ce qui marche sur nos pages marche sur les vôtres.
embedding-study = Une étude à lire
embedding-study-text = Une partie entière avec variantes et commentaires, sur n’importe quel blog : on la parcourt avec les boutons ou les touches « , » et « . » en lisant.
embedding-study-first = Au milieu, ce plongeur a de l’air des quatre côtés.
embedding-study-corner = Dans le coin, deux cases seulement donnent de l’air.
embedding-script = Un plateau que votre script pilote
embedding-script-text = Ces boutons sont ceux de la page autour du plateau. Ils appellent ses méthodes, et la liste écoute ses événements.
embedding-script-random = Coup au hasard
embedding-script-restart = Recommencer
embedding-script-heard = Ce que le plateau a signalé
embedding-script-quiet = Rien encore : jouez un coup.
embedding-two = Une partie sur deux plateaux
embedding-two-text = Chaque plateau a un joueur ici et l’autre ailleurs. Ce qui est joué ou tiré au sort sur l’un est un coup écrit, envoyé à l’autre et joué là-bas après la même ligne. Annuler sur l’un annule aussi sur l’autre.
embedding-two-windows = Entre deux fenêtres d’un même site :
embedding-two-sites = Entre deux sites, l’un dans un cadre de l’autre :

## Référence

embedding-reference = Référence
embedding-reference-text = Tiré de cauce.d.ts, fourni avec les fichiers. En anglais.
embedding-element = L’élément
embedding-looks = Couleurs, polices et composants
embedding-looks-text = Réglez les propriétés personnalisées de l’élément, et donnez du style aux composants de son cadre par leur part.
embedding-looks-frame = Couleurs du cadre
embedding-looks-boards = Couleurs des plateaux
embedding-looks-measures = Polices et mesures
embedding-messages = Messages de l’iframe
embedding-messages-text = La page du cadre reçoit les méthodes, propriétés et événements de l’élément sous forme de messages. Interrogez-la une fois le cadre chargé. Elle ne répond qu’à l’origine de la page qui l’entoure et ignore tout le reste.
embedding-policy = Content-Security-Policy
embedding-policy-text = Il n’y a ni script ni style en ligne. Si les fichiers sont les vôtres, ceci suffit :
embedding-policy-elsewhere = S’ils viennent d’une autre adresse, nommez-la dans script-src, et dans connect-src si vous en avez un.
embedding-policy-computer = L’ordinateur réfléchit dans un « worker ». Si les fichiers viennent d’une autre adresse, il faut worker-src avec blob: et cette adresse. Si ce n’est pas autorisé, il réfléchit dans la page même, plus lentement.
embedding-own = Vos propres fichiers
embedding-own-text = Le paquet npm « cauce » contient le module, le fichier wasm, les types et les textes. Il marche avec Vite et d’autres outils, et sans aucun.
embedding-own-elsewhere = Une page d’une autre origine peut aussi se servir de vos fichiers si votre serveur les envoie avec Access-Control-Allow-Origin: *.
embedding-manners = Savoir-vivre
embedding-manners-text = L’élément n’ajoute rien d’autre à votre page, ne demande au réseau que ses propres fichiers et n’enregistre rien. La page défile du doigt même par-dessus lui, et quand vous le retirez, il ne laisse rien derrière lui.
