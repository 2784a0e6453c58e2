### What stands at the foot of every page of the site.

foot-embed = Para tus propias páginas
foot-embed-lead = Dos líneas de HTML ponen un tablero para jugar en cualquier página, y un script puede manejarlo.
foot-embed-link = Pon un tablero en tu web
foot-designers = Juegos de Niek Neuwahl (Tayü), Mark Engelberg (Snorkels), Stefan Kögl (Caminos) y de autor desconocido (Sendas). Los nombres pertenecen a sus dueños; Cauce no tiene relación con ninguno de ellos.
foot-private = Tus partidas se quedan en este dispositivo.
foot-licences = Licencias
