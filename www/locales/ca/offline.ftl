### Funcionar sense xarxa.

offline-new-version = Hi ha una versió nova de Cauce a punt. Es farà servir la pròxima vegada que obris la pàgina.
offline-restart = Torna a carregar ara
