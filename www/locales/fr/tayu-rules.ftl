### Les règles et options de Tayü.

tayu-rules-goal = Le but
tayu-rules-goal-1 = Ensemble, vous bâtissez un seul réseau de canaux, et chaque camp veut qu’il débouche sur ses deux bords : l’un au nord et au sud, l’autre à l’est et à l’ouest. On compte les embouchures d’un bord, multipliées par celles du bord d’en face.
tayu-rules-goal-figure = Nord et sud : 5 × 4 = 20. Est et ouest : 6 × 3 = 18.
tayu-rules-turn = Un tour
tayu-rules-turn-1 = Le joueur 1 commence. Vous piochez une tuile, et si elle se pose quelque part, vous devez la poser. Une tuile couvre trois cases. Son eau a trois embouchures, toutes reliées entre elles. Vous pouvez la tourner, mais pas la retourner.
tayu-rules-turn-2 = La première tuile couvre au moins une case du centre encadré. Chaque tuile suivante doit se joindre à l’eau qui est là.
tayu-rules-fit = Où poser
tayu-rules-fit-1 = Partout où des tuiles se touchent, il faut embouchure contre embouchure et berge contre berge, de chaque côté. Et au moins une embouchure doit en rencontrer une autre : se toucher ne suffit pas. Le bord et les cases vides ne gênent pas.
tayu-rules-fit-figure = Les cadres bleus montrent où la tuile se pose telle qu’elle est tournée, les pointillés où elle se pose si on la tourne.
tayu-rules-spots-figure = Pas ici : une embouchure buterait contre une berge.
tayu-rules-count = Le compte
tayu-rules-count-1 = Chaque embouchure sur un bord compte un point ; sur une source, marquée d’un anneau doré, elle en compte deux. Multipliez les points de vos deux bords. Peu importe qui a posé les tuiles, et les embouchures qui n’arrivent pas au bord ne comptent pas.
tayu-rules-count-2 = Un bord plein d’embouchures ne vaut donc rien tant que celui d’en face est à sec. Le meilleur score gagne ; à égalité, la partie est nulle.
tayu-rules-count-figure = Une source de chaque côté : (5 + 1) × (4 + 1) = 30.
tayu-rules-end = La fin
tayu-rules-end-1 = La partie s’arrête quand toutes les tuiles sont piochées, ou quand la tuile piochée ne se pose nulle part et que les autres veulent s’arrêter. Qui préfère peut continuer : la tuile est alors écartée. Si plus aucune tuile ne peut être posée, la partie s’arrête d’elle-même.
tayu-rules-end-figure = Déjà fermé : l’eau ne va pas plus loin, aucune tuile ne peut s’y joindre.
tayu-rules-four = À quatre
tayu-rules-four-1 = Ceux qui se font face forment une équipe : les joueurs 1 et 3 pour le nord et le sud, les joueurs 2 et 4 pour l’est et l’ouest.
tayu-rules-three = À trois
tayu-rules-three-1 = Deux jouent l’un contre l’autre, le troisième est le saboteur. Il gagne si aucun camp n’atteint l’objectif. Si l’un l’atteint, le meilleur score gagne.
tayu-rules-three-2 = Le saboteur peut être désigné aux enchères. Chacun à son tour annonce l’objectif qu’il défendrait, égal au précédent ou plus bas. Le premier qui répète le dernier nombre clôt l’enchère : le saboteur est celui qui l’a dit le premier.
tayu-rules-table = Les tuiles sur la table
tayu-rules-table-1 = Pour joueurs aguerris : les tuiles sont face cachée et vous choisissez. Celles qui ont un anneau au dos ont des embouchures sur trois côtés ; les autres sur deux, ou les trois sur un seul.
tayu-rules-advice = Un bon conseil
tayu-rules-advice-1 = Mieux vaut parfois détourner l’eau de l’autre que prolonger la sienne. Visez tôt les sources, et regardez ce qui reste dans le sac avant de laisser un trou qu’une seule tuile peut combler.

## Options

tayu-option-players = Nombre de joueurs
tayu-option-players-hint = À trois, l’un est le saboteur et joue contre les deux camps. À quatre, on joue deux contre deux.
tayu-option-saboteur = Saboteur
tayu-option-saboteur-1 = Joueur 1
tayu-option-saboteur-2 = Joueur 2
tayu-option-saboteur-3 = Joueur 3
tayu-option-saboteur-auction = Aux enchères
tayu-option-saboteur-hint = Le saboteur gagne si aucun des deux autres n’atteint l’objectif.
tayu-option-target = Objectif
tayu-option-target-hint = Le score que l’un des deux camps doit atteindre.
tayu-option-draw = Tuiles
tayu-option-draw-bag = À l’aveugle, dans le sac
tayu-option-draw-table = Face cachée sur la table
tayu-option-draw-hint = Sur la table, on choisit une tuile d’après son dos : s’il porte un anneau, ses canaux mènent à trois côtés.
tayu-option-end = Quand une tuile ne se pose nulle part
tayu-option-end-hint = Si les autres décident, la partie s’arrête là ou continue sans cette tuile.
tayu-option-end-agree = Les autres décident
tayu-option-end-stop = La partie s’arrête
