### Fonctionner sans réseau.

offline-new-version = Une nouvelle version de Cauce est prête. Elle servira à la prochaine ouverture.
offline-restart = Recharger maintenant
