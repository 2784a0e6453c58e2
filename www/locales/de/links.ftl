### Partien per Link: alle zu Hause, und die Partie geht als Link hin und her.

## Wer per Link spielt

links-title = Per Link spielen
links-explained = Wer per Link spielt, hat ein eigenes Gerät: Nach jedem deiner Züge schickst du die Partie als Link, und die Antwort kommt auf demselben Weg zurück.
links-by-link = per Link
links-plays = Per Link: { $name }

## Schicken

links-send = An { $name } schicken
links-again = Noch einmal an { $name } schicken
links-text =
    { $over ->
        [yes] { $game }: Unsere Partie ist zu Ende, { $name }.
       *[no] { $game }: Du bist am Zug, { $name }!
    }
links-copied = Der Link für { $name } ist kopiert: Füg ihn in eine Nachricht ein.
links-by-hand = Kopier diesen Link und schick ihn weiter

## Was ankommt

links-older = Dieser Link ist älter als deine Partie: Du hast seine Züge schon und auch die danach. So steht die Partie.
links-apart = Dieser Link geht anders weiter als deine Partie. Hier siehst du ihn, und deine eigenen Züge stehen weiter als Variante in der Liste.
links-other = Die Partie dieses Links fängt anders an als deine. Sie wurde als eigene Partie geöffnet, und beide bleiben erhalten.
