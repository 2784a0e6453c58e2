### Was man mit einem Zug der Liste tun kann, und das Abspielen einer Partie.

moves-menu = { $number } { $move }
moves-menu-start = Der Anfang der Partie
moves-note = Kommentar schreiben
moves-note-change = Kommentar ändern
moves-note-title = Kommentar zu { $number } { $move }
moves-note-start = Kommentar zum Anfang
moves-note-keep = Speichern
moves-note-discard = Verwerfen
moves-note-gone = Dieser Zug wurde in einem anderen Fenster gelöscht. Kopier deinen Text, bevor du schließt.
moves-mark = Bewertung des Zuges
moves-mark-brilliant = Brillanter Zug
moves-mark-good = Guter Zug
moves-mark-interesting = Interessanter Zug
moves-mark-dubious = Zweifelhafter Zug
moves-mark-mistake = Fehler
moves-mark-blunder = Grober Fehler
moves-promote = Variante aufwerten
moves-computer = Von hier gegen den Computer weiterspielen
moves-delete = Ab hier löschen
moves-deleted = Der Zug wurde gelöscht, mit allem, was danach kam.
moves-put-back = Wiederherstellen
moves-turn = Das Brett umdrehen
