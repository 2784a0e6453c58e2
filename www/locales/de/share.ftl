### Eine Partie teilen und als Datei oder auf Papier behalten.

share-title = Diese Partie teilen
share-explained = Wer den Link öffnet, kann von dort weiterspielen.
share-reach = Wie weit der Link reicht
share-reach-here = Bis hierher
share-reach-end = Mit den folgenden Zügen
share-link = Link
share-form = Format
share-form-record = Notation
share-form-line = Partiezeile
share-text = Text
share-copy = Kopieren
share-copied = Kopiert.
share-by-hand = Der Text ist markiert: Kopier ihn mit der Tastatur oder durch langes Drücken.
share-send = Senden …
share-files = Speichern oder drucken
share-save = Notation als Datei
share-svg = Bild (SVG)
share-png = Bild (PNG)
share-print = Partie drucken
share-print-blocked = Dein Browser hat kein Fenster zum Drucken geöffnet. Erlaub es für diese Seite und versuch es noch einmal.
share-print-start = Der Anfang
share-print-after = Nach Zug { $number }
share-print-unfinished = Die Partie wurde nicht beendet.
