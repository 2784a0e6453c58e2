### What stands at the foot of every page of the site.

foot-embed = Per le tue pagine
foot-embed-lead = Due righe di HTML mettono in qualsiasi pagina un tabellone su cui giocare, e uno script può guidarlo.
foot-embed-link = Metti un tabellone sul tuo sito
foot-designers = Giochi di Niek Neuwahl (Tayü), Mark Engelberg (Snorkels), Stefan Kögl (Caminos) e di autore sconosciuto (Sendas). I nomi appartengono ai rispettivi proprietari; Cauce non è legato a nessuno di loro.
foot-private = Le tue partite restano su questo dispositivo.
foot-licences = Licenze
