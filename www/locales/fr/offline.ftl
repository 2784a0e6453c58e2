### Fonctionner sans réseau.

offline-new-version = Une nouvelle version de Cauce est prête. Elle servira à la prochaine ouverture.
offline-restart = Recharger maintenant
offline-ready = Cauce fonctionne désormais sans connexion. Pour l’ordinateur et les problèmes, c’est le cas dès que vous les avez utilisés une fois.
offline-install = Cauce peut être installé sur cet appareil comme une application.
offline-install-yes = Installer
offline-keep-hint = Télécharge aussi ce qui n’a pas encore servi, comme les adversaires gérés par l’ordinateur.
offline-keep = Tout garder pour jouer hors connexion
offline-keeping = Téléchargement…
offline-kept = Tout est gardé sur cet appareil.
offline-keep-failed = Tout n’a pas pu être téléchargé. Réessayez plus tard.
