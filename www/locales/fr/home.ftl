### Ce qui est dit sur la page d’accueil.

home-title = Gardez la voie ouverte
home-lead = Quatre jeux de plateau pour deux à quatre personnes autour d’un écran, ou seul contre l’ordinateur. Rien à installer, pas d’inscription.
home-games = Jeux
home-continue = Reprendre
home-library = Toutes les parties enregistrées
home-kept =
    { $ply ->
        [one] { $players } · { $ply } coup
       *[other] { $players } · { $ply } coups
    }
home-due =
    { $named ->
        [no] À vous de jouer
       *[yes] À vous de jouer : { $name } attend
    }
home-waiting =
    { $named ->
        [no] Envoyé : { $when }, pas encore de réponse
       *[yes] On attend { $name }, envoyé : { $when }
    }
home-unsent =
    { $named ->
        [no] Pas encore envoyé
       *[yes] Pas encore envoyé à { $name }
    }
home-facts = { $players } joueurs · { $least }–⁠{ $most } min
home-play = À plusieurs
home-computer = Contre l’ordinateur
home-level = Niveau { $level }
home-level-of = Niveau de l’ordinateur
home-lot = Le sort décide qui commence.
home-new = Première visite ? Apprenez Snorkels en deux minutes
home-more = Plus
home-set-up = Options…
home-learn = Apprendre
home-puzzles = Problèmes
home-today = Problèmes du jour

home-players-snorkels = 2
home-tagline-snorkels = De petits plongeurs qui ont besoin d’air. Placez les vôtres pour qu’ils respirent et coupez le souffle à ceux d’en face.
home-players-tayu = 2 à 4
home-tagline-tayu = Une rivière, quatre bords. Tracez des canaux pour que l’eau sorte là où il vous la faut, de vos deux côtés.
home-players-caminos = 2 ou 4
home-tagline-caminos = Un chemin en trois dimensions. Bâtissez, grimpez, recouvrez, jusqu’à ce que votre couleur aille d’un bord à l’autre.
home-players-sendas = 2
home-tagline-sendas = Deux sentiers traversent le plateau et souvent n’en font qu’un. Menez le vôtre jusqu’au bord opposé et sortez avant l’autre.
home-lesson-unknown = Aucune leçon ne porte ce nom. Chaque jeu de cette page a la sienne.
