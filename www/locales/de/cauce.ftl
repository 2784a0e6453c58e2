### Was in allen Spielen und auf allen Seiten von Cauce gesagt wird.

## Wer spielt

player-name = { $name }
player-default = Spieler { $seat }
player-you = Du
player-computer = Computer { $level }
player-computer-of = Computer { $level } (Spieler { $seat })
players = Spieler
seat-active = am Zug
seat-away = woanders
seat-won = hat gewonnen
seat-with = mit { $name }
seat-points = Serie: { $points }
side-open = noch ohne Seite
side-name =
    { $side ->
        [purple] Lila
        [green] Grün
        [yellow] Gelb
        [ns] Nord und Süd
        [ew] Ost und West
        [saboteur] Saboteur
        [white] Weiß
       *[black] Schwarz
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, mit Spieler { $partner }

## Das Brett und die Züge

board = { $game }, das Spielbrett
moves = Züge
moves-none = Noch keine Züge. Hier erscheint jeder Zug: Geh zu einem beliebigen zurück und spiel von dort weiter.
move-named = { $number } { $move }, { $name }
moves-variation = Variante
move-resign = gibt auf
move-time = überschreitet die Zeit
move-draw = Remis vereinbart
said-resign = { $name } gibt auf.
said-time = { $name } hat die Zeit überschritten.
said-draw = Alle einigen sich auf Remis.
said-at = Zug { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Zum Ziehen dasselbe Feld noch einmal antippen.
       *[keys] Zum Ziehen dort klicken oder die Eingabetaste drücken.
    }
said-start = Der Anfang der Partie.
status-away =
    { $named ->
        [no] Warten auf die Antwort
       *[yes] Warten auf { $name }
    }
status-past = Anfang einer beendeten Partie: Zug 0 von { $all }
refusal-away = { $name } ist am Zug, auf einem anderen Gerät.
refusal-draw-away = Einem Remis müssen alle zustimmen, und { $name } ist nicht hier.
refusal-not-allowed = Dieser Zug steht hier nicht zur Wahl.
refusal-elsewhere = Dieser Zug war für eine andere Stellung gedacht.

-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## Was man tun kann

walk = Züge vor und zurück
camera = Brett drehen
actions = Diese Partie
command-first = Zum Anfang
command-undo = Zurücknehmen
command-redo = Wiederholen
command-last = Zum Ende
command-note = Diesen Zug kommentieren
command-more = Mehr zu diesem Zug
command-left = Nach links drehen
command-right = Nach rechts drehen
command-above = Von oben
command-new = Neue Partie
command-invite = Jemanden einladen
command-rules = Regeln
command-share = Teilen
command-settings = Einstellungen
command-hint = Tipp
command-keys = Tasten
command-draw = Remis
command-resign = Aufgeben
command-rematch = Revanche
command-analyse = Analyse
command-learn = Fehler
command-series = Serie
close = Schließen
cancel = Abbrechen
dismiss = Diese Meldung schließen
rename = Spieler ändern

## Das Ende

ending-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
ending-draw = Die Partie endet remis
ending-agreement = Alle waren einverstanden.
ending-resignation = { $name } hat aufgegeben.
ending-time = { $name } hat die Zeit überschritten.

## Was nicht gespielt werden kann

illegal-unreadable = Das ist kein Zug in diesem Spiel.
illegal-spelling = Es muss „{ $canonical }“ geschrieben werden.
illegal-over = Die Partie ist zu Ende.
illegal-chance-due = Vorher muss etwas ausgelost werden.
illegal-decision-due = Jetzt wird nichts ausgelost: Jemand ist am Zug.
illegal-off-board = { $square } liegt nicht auf dem Brett.
illegal-occupied = Das Feld { $square } ist schon besetzt.

## Laden und Behalten

load-failed = Das Laden hat nicht geklappt. Bist du online? Hilft das nicht, lade die Seite neu.
load-again = Noch einmal versuchen
board-lost = Das Brett kann gerade nicht gezeichnet werden: Der Browser hat keinen Speicher mehr für Bilder. Schließ andere Tabs und drück dann hier.
browser-lacks = Diesem Browser fehlt etwas, was Cauce braucht, oder es ist ausgeschaltet. Aktualisiere ihn, erlaube es in den Einstellungen oder öffne diese Seite in einem anderen Browser.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = Für Cauce reicht der Speicher nicht. Schließ andere Seiten oder starte den Browser neu, und versuch es noch einmal.

## Die Website

home-link = Cauce, zur Startseite
site-menu = Menü
site-library = Bibliothek
language = Sprache
language-name = Deutsch
theme = Darstellung
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
