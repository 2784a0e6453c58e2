### Partien per Link: alle zu Hause, und die Partie geht als Link hin und her.

## Wer per Link spielt

links-explained = Wenn ihr per Link spielt, nutzt jeder sein eigenes Gerät: Nach jedem deiner Züge schickst du die Partie als Link, und die Antwort kommt auf demselben Weg zurück.
links-by-link = per Link

## Einladen

links-invite = Weiter
links-begin = Du beginnst: Mach deinen Zug und schick ihn dann ab.
links-invites =
    { $named ->
        [no] Du bist zu einer Partie { $game } eingeladen
       *[yes] { $name } lädt dich zu einer Partie { $game } ein
    }
links-name = Dein Name, wie andere ihn sehen
links-play = Jetzt spielen
links-learn = Erst lernen (zwei Minuten)

## Schicken

links-send =
    { $named ->
        [no] Partie schicken
       *[yes] An { $name } schicken
    }
links-again = Noch einmal schicken (geschickt: { $when })
links-text =
    { $what ->
        [first] Spielen wir { $game }? Öffne den Link, und es geht los: ohne Konto, ohne Installation.
        [over] { $game }: Unsere Partie ist zu Ende.
       *[move] { $game }: Du bist am Zug!
    }
links-copied = Der Link ist kopiert: Füg ihn in eine Nachricht ein.
links-by-hand = Kopier diesen Link und schick ihn weiter

## Was ankommt

links-older = Dieser Link ist älter als deine Partie: Du hast seine Züge schon und auch die danach. So steht die Partie.
links-apart = Dieser Link geht anders weiter als deine Partie. Hier siehst du ihn, und deine eigenen Züge stehen weiter als Variante in der Liste.
links-other = Die Partie dieses Links fängt anders an als deine. Sie wurde als eigene Partie geöffnet, und beide bleiben erhalten.
