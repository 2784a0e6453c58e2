### The footer of the site.

foot-embed = For your own pages
foot-embed-lead = Two lines of HTML put a playable board on any page, and a script can steer it.
foot-embed-link = Put a board on your site
foot-designers = Games by Niek Neuwahl (Tayü), Mark Engelberg (Snorkels), Stefan Kögl (Caminos) and an unknown designer (Sendas). Names belong to their owners; Cauce is not connected with any of them.
foot-private = Your games stay on this device.
foot-licences = Licences
