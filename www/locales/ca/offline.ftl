### Funcionar sense xarxa.

offline-new-version = Hi ha una versió nova de Cauce a punt. Es farà servir la pròxima vegada que obris la pàgina.
offline-restart = Torna a carregar ara
offline-ready = A partir d’ara Cauce funciona sense connexió. L’ordinador i els problemes, quan els hagis fet servir un cop.
offline-install = Cauce es pot instal·lar en aquest dispositiu com una aplicació.
offline-install-yes = Instal·la
offline-keep-hint = Baixa també el que encara no ha fet falta, com els rivals per ordinador.
offline-keep = Desa-ho tot per jugar sense connexió
offline-keeping = S’està baixant…
offline-kept = Ho tens tot desat en aquest dispositiu.
offline-keep-failed = No s’ha pogut baixar tot. Torna-ho a provar més tard.
