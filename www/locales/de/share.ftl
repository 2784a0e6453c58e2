### Eine Partie teilen und als Datei behalten.

share-title = Diese Partie teilen
share-explained = Wer den Link öffnet, kann von dort weiterspielen.
share-opens = Geöffnet wird am Anfang, mit allen Zügen und Notizen.
share-reach = Was geteilt wird
share-reach-here = Bis hierher
share-reach-end = Mit den folgenden Zügen
share-reach-all = Mit Varianten und Kommentaren
share-left-out = Kommentare und Zeichnungen sind nicht dabei.
share-begins = Beim gezeigten Zug öffnen
share-link = Link
share-long = Dieser Link hätte { $count } Zeichen. Viele Programme schneiden Links nach { $most } ab: Verschicke die Partie lieber als Datei.
share-code = QR-Code
share-code-of = QR-Code des Links
share-code-long = Dieser Link ist zu lang für einen QR-Code, den ein Handy lesen kann. Teile weniger von der Partie oder verschicke den Link.
share-more = Text und Dateien
share-form = Format
share-form-record = Notation
share-form-line = Partiezeile
share-form-page = Zeilen für eine Website
share-text = Text
share-copy = Kopieren
share-copied = Kopiert.
share-by-hand = Der Text ist markiert: Kopier ihn mit der Tastatur oder durch langes Drücken.
share-send = Senden …
share-files = Speichern
share-save = Notation als Datei
share-svg = Bild (SVG)
share-png = Bild
share-saved =
    { $what ->
        [record] Die Notation wurde gespeichert.
       *[picture] Das Bild wurde gespeichert.
    }
