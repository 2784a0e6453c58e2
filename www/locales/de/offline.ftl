### Ohne Netz.

offline-new-version = Eine neue Version von Cauce ist bereit. Sie wird beim nächsten Start verwendet.
offline-restart = Jetzt neu laden
offline-ready = Cauce funktioniert ab jetzt auch offline. Für den Computer und die Aufgaben gilt das, sobald du sie einmal benutzt hast.
offline-install = Cauce lässt sich auf diesem Gerät wie eine App installieren.
offline-install-yes = Installieren
