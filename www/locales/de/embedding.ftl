### Die Seiten darüber, wie man ein Brett auf die eigene Website bringt.

embedding-title = Ein Brett auf deiner Website
embedding-lead = Zwei Zeilen HTML bringen eine Partie in dein Blog, auf die Seite deines Vereins oder in deinen Kurs. Ohne Konto, ohne Tracking.
embedding-contents = Auf dieser Seite

## Das Brett, das entsteht

embedding-make = Stell dein Brett zusammen
embedding-game = Spiel
embedding-own-game = Um eine eigene Stellung oder Partie einzubetten, öffne sie und wähle „{ command-share }“, dann „{ share-form-page }“.
embedding-controls = Um das Brett
embedding-controls-full = Alles
embedding-controls-compact = Status und Zurücknehmen
embedding-controls-moves = Zugliste
embedding-controls-none = Nichts
embedding-lang-page = Die der Seite
embedding-readonly = Nur ansehen
embedding-way = Einbetten als
embedding-way-script = Zwei Zeilen
embedding-way-frame = Ein iframe
embedding-way-script-hint = Das Brett wird Teil deiner Seite: Deine Styles können es färben, deine Skripte es steuern.
embedding-way-frame-hint = Für Websites, die ein Video zulassen, aber kein Skript. Der Rahmen bleibt für sich und spricht mit deiner Seite über Nachrichten.
embedding-code = Code zum Kopieren

## Beispiele

embedding-examples = Beispiele zum Ausprobieren
embedding-diagram = Ein Diagramm in einem Text
embedding-diagram-before = Eine Gruppe von Schnorcheln lebt, solange einer ihrer Taucher ein leeres Feld neben sich hat. Zähl hier die Luft jeder Gruppe, bevor du weiterliest.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = Das Diagramm nimmt die Breite seiner Spalte und die Darstellung an, die beim Lesen eingestellt ist, bleibt gedruckt und auf jedem Bildschirm scharf und lässt sich mit einem Screenreader Feld für Feld lesen.
embedding-playable = Ein Brett zum Spielen
embedding-playable-text = Maus, Finger, Tastatur und Screenreader: Was auf unseren Seiten geht, geht auch auf deinen.
embedding-study = Eine Studie zum Lesen
embedding-study-text = Eine ganze Partie mit Varianten und Kommentaren, in jedem Blog: Man geht mit den Knöpfen oder den Tasten „,“ und „.“ durch die Partie und liest mit.
embedding-study-first = In der Mitte hat dieser Taucher auf vier Seiten Luft.
embedding-study-corner = In der Ecke geben nur zwei Felder Luft.
embedding-script = Ein Brett, das dein Skript steuert
embedding-script-text = Diese Knöpfe gehören zur Seite um das Brett. Sie rufen seine Methoden auf, und die Liste hört seine Ereignisse.
embedding-script-random = Zufälliger Zug
embedding-script-restart = Von vorn
embedding-script-heard = Was das Brett gemeldet hat
embedding-script-quiet = Noch nichts: Mach einen Zug.
embedding-two = Eine Partie auf zwei Brettern
embedding-two-text = Bei jedem Brett sitzt ein Spieler hier, der andere woanders. Was auf dem einen gezogen oder ausgelost wird, ist ein kurzer Text, der zum anderen geschickt und dort nach derselben Zeile gespielt wird. Was auf dem einen zurückgenommen wird, nimmt auch das andere zurück.
embedding-two-windows = Zwischen zwei Fenstern einer Website:
embedding-two-sites = Zwischen zwei Websites, von denen eine in einem Rahmen der anderen steht:

## Referenz

embedding-reference = Referenz
embedding-reference-text = Aus cauce.d.ts, das bei den Dateien liegt. Auf Englisch.
embedding-element = Das Element
embedding-looks = Farben, Schriften und Teile
embedding-looks-text = Setz eigene Eigenschaften (custom properties) auf dem Element, und gestalte seinen Rahmen über die Teile (parts).
embedding-looks-frame = Farben des Rahmens
embedding-looks-boards = Farben der Bretter
embedding-looks-measures = Schriften und Maße
embedding-messages = Nachrichten des iframe
embedding-messages-text = Im Rahmen versteht die Seite die Methoden, Eigenschaften und Ereignisse des Elements als Nachrichten. Frag sie, sobald er geladen ist. Sie antwortet nur dem Ursprung der Seite um sich herum und ignoriert alles andere.
embedding-policy = Content-Security-Policy
embedding-policy-text = Es gibt keine Inline-Skripte und keine Inline-Styles. Liegen die Dateien bei dir, genügt das:
embedding-policy-elsewhere = Kommen sie von einer anderen Adresse, nenn sie in script-src, und in connect-src, falls du eines hast.
embedding-policy-computer = Computerspieler denken in einem Worker. Kommt er von einer anderen Adresse, braucht er worker-src mit blob: und dieser Adresse. Wo das nicht erlaubt ist, denken sie auf der Seite selbst und brauchen länger.
embedding-own = Eigene Dateien
embedding-own-text = Das npm-Paket „cauce“ enthält das Modul, die wasm-Datei, Typen und Texte. Es läuft mit Vite und anderen Bundlern und ganz ohne.
embedding-own-elsewhere = Auch eine Seite eines anderen Ursprungs kann deine Dateien verwenden, wenn dein Server sie mit Access-Control-Allow-Origin: * schickt.
embedding-manners = Gute Manieren
embedding-manners-text = Das Element fügt deiner Seite sonst nichts hinzu, lädt nur seine eigenen Dateien und speichert nichts. Mit dem Finger lässt sich auch über ihm scrollen, und wenn du es entfernst, bleibt nichts zurück.
