### Die Bibliothek: alle Partien dieses Geräts und die aus Dateien.

library-title = Bibliothek
library-lead = Alle Partien, die hier gespielt werden, bleiben auf diesem Gerät, bis du sie löschst.
library-open-file = Datei öffnen …
library-paste = Partie einfügen
library-paste-field = Text zum Einfügen
library-paste-hint = Eine Notation, eine Partiezeile oder ein Link. Auch mehrere Partien auf einmal.
library-paste-open = Öffnen
library-save-all = Alle in einer Datei speichern
library-drop = Datei loslassen, um ihre Partien zu öffnen
library-search = Suchen
library-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
library-found = { $found } von { $all }
library-empty = Noch keine Partien. Fang eine an, und sie erscheint hier von selbst; oder öffne eine Datei oder füg eine Partie ein.
library-none = Keine Partie passt zur Suche.
library-show-all = Alle Partien zeigen

## Eine Partie

library-players = { $players }
library-here =
    { $count ->
        [2] Zwei Spieler an einem Bildschirm
        [3] Drei Spieler an einem Bildschirm
       *[other] Vier Spieler an einem Bildschirm
    }
library-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
library-won-you =
    { $count ->
        [one] Du hast gewonnen
       *[other] { $names } habt gewonnen
    }
library-you-lost = Du hast verloren
library-you-resigned = Du hast aufgegeben
library-draw = Remis
library-over = Beendet
library-going-on = Nicht beendet
library-option = { $name }: { $value }
library-moves =
    { $ply ->
        [one] { $ply } Zug
       *[other] { $ply } Züge
    }
library-more =
    { $count ->
        [one] { $count } weitere zeigen
       *[other] { $count } weitere zeigen
    }
library-save = „{ $name }“ als Datei speichern
library-save-short = Speichern
library-delete = „{ $name }“ löschen
library-delete-short = Löschen
library-deleted = „{ $name }“ wurde gelöscht.
library-undo = Rückgängig
library-back = „{ $name }“ ist wieder da.
library-gone = Diese Partie wurde in einem anderen Fenster gelöscht.

## Eine Datei

library-file = Aus { $name }
library-pasted = Aus dem eingefügten Text
library-reading = Die Datei wird gelesen
library-file-games =
    { $count ->
        [one] { $count } Partie.
       *[other] { $count } Partien.
    }
library-file-wrong =
    { $count ->
        [one] Sie enthält einen Fehler und öffnet sich, soweit sie gelesen werden konnte.
       *[other]
            { $wrong ->
                [one] Eine davon enthält einen Fehler und öffnet sich, soweit sie gelesen werden konnte.
               *[other] { $wrong } davon enthalten Fehler und öffnen sich, soweit sie gelesen werden konnten.
            }
    }
library-keep-all = Alle in die Bibliothek aufnehmen
library-kept =
    { $kept ->
        [one] { $kept } Partie ist jetzt in der Bibliothek.
       *[other] { $kept } Partien sind jetzt in der Bibliothek.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] Sie war schon in der Bibliothek.
               *[other] Alle waren schon in der Bibliothek.
            }
        [one] { $kept } Partie ist jetzt in der Bibliothek.
       *[other] { $kept } Partien sind jetzt in der Bibliothek.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } war schon da.
               *[other] { " " }{ $known } waren schon da.
            }
    }
library-put-away = Schließen
library-line = Zeile { $line }: { $reason }
library-unread = Die Partie konnte nicht gelesen werden. { $problem }
library-unreadable = „{ $name }“ konnte nicht geöffnet werden.
library-nothing = Es ist keine Partie darin: Eine Notation beginnt mit Angaben wie [Game "snorkels"], eine Partiezeile mit einem Namen wie „snorkels“.

## Was schiefgeht

library-forbidden = Dieser Browser gibt der Bibliothek keinen Platz. Nur die zuletzt gespielten Partien sind hier.
library-full = Auf diesem Gerät ist kein Platz mehr für weitere Partien.
library-left-out =
    { $count ->
        [one] { $count } Partie konnte nicht gelesen werden und fehlt in der Datei.
       *[other] { $count } Partien konnten nicht gelesen werden und fehlen in der Datei.
    }
