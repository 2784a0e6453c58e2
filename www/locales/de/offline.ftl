### Ohne Netz.

offline-new-version = Eine neue Version von Cauce ist bereit. Sie wird beim nächsten Start verwendet.
offline-restart = Jetzt neu laden
