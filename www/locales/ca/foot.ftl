### What stands at the foot of every page of the site.

foot-embed = Per a les teves pàgines
foot-embed-lead = Dues línies d’HTML posen un tauler per jugar en qualsevol pàgina, i un script el pot controlar.
foot-embed-link = Posa un tauler al teu web
foot-designers = Jocs de Niek Neuwahl (Tayü), Mark Engelberg (Snorkels), Stefan Kögl (Caminos) i autor desconegut (Sendas). Els noms pertanyen als seus propietaris; Cauce no té relació amb cap d’ells.
foot-private = Les teves partides es queden en aquest dispositiu.
foot-licences = Llicències
