### Fonctionner sans réseau.

offline-new-version = Une nouvelle version de Cauce est prête. Elle servira à la prochaine ouverture.
offline-restart = Recharger maintenant
offline-ready = Cauce fonctionne désormais sans connexion. Pour l’ordinateur et les problèmes, c’est le cas dès que vous les avez utilisés une fois.
offline-install = Cauce peut être installé sur cet appareil comme une application.
offline-install-yes = Installer
