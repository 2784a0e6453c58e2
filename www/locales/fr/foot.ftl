### What stands at the foot of every page of the site.

foot-embed = Pour vos propres pages
foot-embed-lead = Deux lignes de HTML mettent un plateau jouable sur n’importe quelle page, et un script peut le piloter.
foot-embed-link = Mettez un plateau sur votre site
foot-designers = Jeux de Niek Neuwahl (Tayü), de Mark Engelberg (Snorkels), de Stefan Kögl (Caminos) et d’auteur inconnu (Sendas). Les noms appartiennent à leurs propriétaires ; Cauce n’est lié à aucun d’eux.
foot-private = Vos parties restent sur cet appareil.
foot-licences = Licences
