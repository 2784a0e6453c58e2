### What stands at the foot of every page of the site.

foot-embed = Für deine eigenen Seiten
foot-embed-lead = Zwei Zeilen HTML bringen ein spielbares Brett auf jede Seite, und ein Skript kann es steuern.
foot-embed-link = Ein Brett auf deiner Website
foot-designers = Spiele von Niek Neuwahl (Tayü), Mark Engelberg (Snorkels), Stefan Kögl (Caminos) und einem unbekannten Autor (Sendas). Die Namen gehören ihren Inhabern; Cauce steht mit keinem von ihnen in Verbindung.
foot-private = Deine Partien bleiben auf diesem Gerät.
foot-licences = Lizenzen
