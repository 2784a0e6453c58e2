### Fonctionner sans réseau.

offline-new-version = Une nouvelle version de Cauce est prête. Elle servira au prochain démarrage.
offline-restart = Recharger maintenant
offline-ready = Cauce fonctionne désormais sans connexion. L’ordinateur et les problèmes aussi, une fois que vous les avez utilisés.
offline-install = Cauce peut être installé sur cet appareil comme une application.
offline-install-yes = Installer
