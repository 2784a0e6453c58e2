### Funcionar sense xarxa.

offline-new-version = Hi ha una versió nova de Cauce a punt. Es farà servir la pròxima vegada que obris la pàgina.
offline-restart = Torna a carregar ara
offline-ready = A partir d’ara Cauce funciona sense connexió. També l’ordinador i els problemes, un cop els hagis fet servir.
offline-install = Cauce es pot instal·lar en aquest dispositiu com una aplicació.
offline-install-yes = Instal·la
