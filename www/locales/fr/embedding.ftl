### Les pages sur la façon de mettre un plateau sur son propre site.

embedding-title = Mettez un plateau sur votre site
embedding-lead = Deux lignes de HTML mettent une partie sur votre blog, la page de votre club ou votre cours. Personne n’a besoin d’un compte, et personne n’apprend qui joue.

## Le plateau à faire

embedding-make = Faites votre plateau
embedding-game = Jeu
embedding-position = Position
embedding-position-start = Le début
embedding-position-middle = En cours de partie
embedding-position-own = Ma propre ligne de partie
embedding-line = Ligne de partie
embedding-line-hint = Dans chaque partie, « { command-share } » montre sa ligne.
embedding-controls = Autour du plateau
embedding-controls-full = Tout
embedding-controls-compact = État et annulation
embedding-controls-none = Rien
embedding-lang-page = Celle de la page
embedding-readonly = Lecture seule
embedding-way = Insérer sous forme de
embedding-way-script = Deux lignes
embedding-way-frame = Une iframe
embedding-way-script-hint = Le plateau devient une partie de votre page : vos styles peuvent le colorer et vos scripts le piloter.
embedding-way-frame-hint = Pour les sites qui acceptent une vidéo mais pas de script. Le cadre reste chez lui et parle à votre page par messages.
embedding-code = Code à copier

## Exemples

embedding-examples = Exemples interactifs
embedding-diagram = Un diagramme dans un texte
embedding-diagram-before = Un groupe de snorkels vit tant qu’un de ses plongeurs a une case vide à côté de lui. Comptez ici l’air de chaque groupe avant de lire la suite.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = Le diagramme prend la largeur de sa colonne et le thème de qui le lit, reste net sur papier comme à l’écran, et se lit case par case avec un lecteur d’écran.
embedding-playable = Un plateau pour jouer
embedding-playable-text = Souris, doigt, clavier et lecteur d’écran : tout ce qui marche sur nos pages marche sur les vôtres.
embedding-script = Un plateau que votre script pilote
embedding-script-text = Ces boutons sont ceux de la page autour du plateau. Ils appellent ses méthodes, et la liste écoute ses événements.
embedding-script-random = Coup au hasard
embedding-script-restart = Recommencer
embedding-script-heard = Ce que le plateau a dit
embedding-script-quiet = Rien encore : jouez un coup.
embedding-pair = Deux plateaux côte à côte
embedding-pair-text = Deux réponses à la même position. Tous les plateaux d’une page partagent un seul module WebAssembly.
embedding-pair-first = Vert tient bon en d6
embedding-pair-second = Vert contourne par c4

## Référence

embedding-reference = Référence
embedding-reference-text = La même chose se trouve dans cauce.d.ts, avec les types.
embedding-attributes = Attributs, qui sont aussi des propriétés
embedding-attribute-game = Le nom d’un jeu : une nouvelle partie avec les options habituelles.
embedding-attribute-line = Une ligne de partie entière ; elle l’emporte sur « game ». Si elle est illisible, on dit pourquoi et une nouvelle partie s’ouvre.
embedding-attribute-lang = en, es, fr ou ca. Sinon, c’est le « lang » le plus proche de votre page qui compte, puis le navigateur de qui la lit.
embedding-attribute-controls = full ; compact : plateau, état et annuler ; none : le plateau seul.
embedding-attribute-readonly = La partie est montrée et peut être rejouée, mais n’accepte aucun coup. Rien n’est tiré au sort.
embedding-attribute-theme = auto, light ou dark.
embedding-members = Propriétés et méthodes
embedding-members-text = Une case se nomme comme dans une ligne de partie, par exemple d4 ; les coups aussi, qu’on appelle ici tokens.
embedding-member-ready = Une promesse, tenue quand on peut jouer.
embedding-member-line = La ligne de partie jusqu’à la position montrée. La changer ouvre une autre partie.
embedding-member-turn = À qui de jouer : kind (move, chance ou over), seat et side.
embedding-member-legal = Les tokens jouables maintenant.
embedding-member-outcome = Qui a gagné et pourquoi, une fois la partie finie ; null avant cela.
embedding-member-score = Le score par camp ; null tant qu’il n’y en a pas.
embedding-member-ply = Combien de coups ont été joués.
embedding-member-play = Joue un token, ou lève une CauceError avec token et reason, et alors rien ne change.
embedding-member-undo = De décision en décision. Rétablir ramène les mêmes tirages.
embedding-member-goto = Va à la position après tant de coups.
embedding-member-restart = Recommence la même partie.
embedding-member-svg = L’image en texte SVG.
embedding-member-rect = Où se trouve une case, un DOMRect en pixels de la fenêtre ; null s’il n’y en a pas.
embedding-member-classes = Ce que le module exporte en plus : la classe de l’élément et l’erreur que lève « play ».
embedding-events = Événements
embedding-events-text = Tous remontent le document (bubbles) et traversent le shadow DOM (composed).
embedding-event-ready = On peut jouer.
embedding-event-move = Un token a été joué ou tiré au sort.
embedding-event-turn = C’est à un autre de jouer, ou la partie est finie.
embedding-event-end = Un coup a terminé la partie.
embedding-event-error = Une ligne n’a pas pu être lue, ou les fichiers n’ont pas pu être chargés.
embedding-looks = Couleurs, polices et composants
embedding-looks-text = Donnez des valeurs aux propriétés personnalisées sur l’élément, et du style aux composants du cadre par leur part.
embedding-looks-frame = Couleurs du cadre
embedding-looks-boards = Couleurs des plateaux
embedding-looks-measures = Polices et mesures
embedding-parts = Composants
embedding-parts-text = Les composants du cadre, chacun avec ceux qu’il contient.
embedding-messages = Messages de l’iframe
embedding-messages-text = Envoyez-les à la fenêtre du cadre dès qu’elle a dit « ready ». Elle ne répond qu’à l’origine de la page qui l’entoure et ignore tout le reste.
embedding-messages-ask = Vers le cadre
embedding-messages-told = Du cadre
embedding-ask-play = Joue un token ; réponse : « move », ou « error » avec token et reason.
embedding-ask-set = Ouvre une ligne de partie.
embedding-ask-get = Demande l’état.
embedding-ask-undo = Comme les méthodes ; réponse : « state ».
embedding-told-ready = On peut jouer ; avec tout ce que dit « state ».
embedding-told-state = Où en est la partie : en réponse à une demande, et après chaque changement.
embedding-told-move = Un token a été joué ou tiré au sort.
embedding-told-end = Un coup a terminé la partie.
embedding-told-error = Un token ou une ligne ont été refusés.
embedding-told-resize = La taille qu’il faut au cadre pour que tout se voie.
embedding-policy = Content-Security-Policy
embedding-policy-text = Il n’y a ni script ni style en ligne. Si les fichiers sont les vôtres, ceci suffit :
embedding-policy-elsewhere = S’ils viennent d’une autre adresse, nommez-la dans script-src, et dans connect-src si vous en avez un.
embedding-own = Vos propres fichiers
embedding-own-text = Le paquet npm « cauce » contient le module, le fichier wasm, les types et les mots. Il marche avec Vite et d’autres outils, et sans aucun.
embedding-own-elsewhere = Une page d’une autre origine peut aussi se servir de vos fichiers si votre serveur les envoie avec Access-Control-Allow-Origin: *.
embedding-manners = Savoir-vivre
embedding-manners-text = L’élément n’ajoute rien d’autre à votre page, ne demande au réseau que ses propres fichiers et n’enregistre rien. On fait défiler la page du doigt par-dessus lui, et quand vous le retirez, il libère tout.
