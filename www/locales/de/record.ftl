### Notationen: Partien in Dateien und in der Bibliothek.

## Was nicht gelesen werden kann

record-error = Zeile { $line }, Spalte { $column }, bei „{ $text }“: { $reason }
record-damaged = Dieser Link ist beschädigt: Vielleicht fehlt sein Ende. Lass ihn dir noch einmal schicken.
record-elsewhere = Eine Notation wird nur von der Website gelesen, zu der diese Seite gehört, und { $address } liegt woanders.
record-not-had = Die Notation unter { $address } konnte nicht geladen werden.
record-save = Den ganzen Text speichern
record-copy = Den ganzen Text kopieren
record-not-text = Das ist kein Text in UTF-8.
record-tag-expected = Eine Partie beginnt mit Angaben wie [Game "snorkels"], und hier stehen keine.
record-bad-tag = Eine Angabe schreibt man [Name "Wert"], in einer Zeile.
record-repeated-tag = Diese Angabe kommt zweimal vor.
record-no-game = Keine Angabe sagt, um welches Spiel es geht. Sie sollte so aussehen: [Game "snorkels"].
record-unclosed = Dieser Kommentar oder diese Variante wird nicht geschlossen.
record-not-opened = Hier wird etwas geschlossen, das nicht geöffnet wurde.
record-nothing-to-replace = Eine Variante steht nach dem Zug, den sie ersetzt, und hier ist keiner.
record-too-many-tags = Eine Partie darf höchstens { $max } Angaben haben.
record-too-long = Eine Partie darf höchstens { $max } Züge haben, Varianten und Auslosungen mitgezählt.
record-too-deep = Höchstens { $max } Varianten dürfen ineinander stehen.
record-too-much-text = Eine Partie darf höchstens { $max } Byte Text haben.
