### Die Lektion zu Snorkels.

snorkels-lesson-air = Luft
snorkels-lesson-air-text = Ein Schnorchel hat vier Rohre und atmet durch die leeren Felder neben sich. Die Zahl sagt, wie viele es sind.
snorkels-lesson-air-task = Setz einen Schnorchel dorthin, wo alle vier Rohre offen sind.
snorkels-lesson-air-done = Vier Rohre, vier Wege zur Luft. Am Rand sind es weniger.

snorkels-lesson-block = Versperrte Rohre
snorkels-lesson-block-text = Ihr setzt abwechselnd einen Schnorchel auf ein leeres Feld, und dort bleibt er. Rand, Stein und die andere Farbe versperren ein Rohr: Es bekommt eine Kappe.
snorkels-lesson-block-task = Versperr eines der Rohre des grünen Schnorchels in der Mitte.
snorkels-lesson-block-done = Ein Rohr weniger für Grün. Eines hatte ihm schon der Stein genommen.

snorkels-lesson-group = Eine Gruppe, ein Atem
snorkels-lesson-group-text = Schnorchel einer Farbe, die Seite an Seite stehen, sind eine Gruppe und teilen ihre Luft. Wer selbst keine freien Rohre hat, lebt durch seine Nachbarn.
snorkels-lesson-group-task = Verbinde deine zwei Schnorchel zu einer Gruppe.
snorkels-lesson-group-done = Drei Schnorchel, die zusammen atmen.

snorkels-lesson-save = Die Luft wird knapp
snorkels-lesson-save-text = Kann eine Gruppe nur noch durch ein einziges Feld atmen, wird ihre Zahl rot: Ein Schnorchel der anderen Farbe dort nähme ihr die letzte Luft.
snorkels-lesson-save-task = Dein Schnorchel in der Ecke ist in Gefahr. Gib ihm mehr Luft.
snorkels-lesson-save-done = Gerettet: Die Gruppe atmet wieder durch zwei Felder.
snorkels-lesson-save-open = Jetzt würde Grün das letzte Rohr in der Ecke versperren und gewinnen. Die Ecke geht vor!

snorkels-lesson-capture = Das letzte Rohr
snorkels-lesson-capture-text = Hat nach deinem Zug eine Gruppe der anderen Farbe keine Luft mehr, gewinnst du sofort.
snorkels-lesson-capture-task = Versperr das letzte Rohr des grünen Schnorchels in der Mitte.
snorkels-lesson-capture-done = Keine Luft mehr: Er ist gefangen, und du hast gewonnen.

snorkels-lesson-shared = Bis zum letzten Rohr
snorkels-lesson-shared-text = Eine Gruppe lebt, solange auch nur einer ihrer Schnorchel atmen kann. Gefangen ist sie erst, wenn alle ihre Rohre versperrt sind.
snorkels-lesson-shared-task = Die grüne Dreiergruppe hat noch ein Rohr. Finde und versperr es.
snorkels-lesson-shared-done = Das war das letzte. Die ganze Gruppe ist gefangen.

snorkels-lesson-fork = Zwei auf einmal
snorkels-lesson-fork-text = Niemand kann an zwei Orten sein. Bringt ein Zug von dir zwei Gruppen in Gefahr, ist nur eine davon zu retten.
snorkels-lesson-fork-task = Setz einen Schnorchel so, dass zwei grüne Gruppen nur noch je ein Rohr haben.
snorkels-lesson-fork-done = Jetzt kann Grün nur eine davon retten.
snorkels-lesson-fork-task-2 = Grün hat die linke gerettet. Fang die andere.
snorkels-lesson-fork-done-2 = Zwei Drohungen auf einmal: Da gab es keinen Ausweg.

snorkels-lesson-self = Achte auf die eigene Luft
snorkels-lesson-self-text = Hat nach deinem Zug eine eigene Gruppe keine Luft mehr, verlierst du. Und passen darf man nicht: Irgendwo musst du setzen.
snorkels-lesson-self-task = Die meisten leeren Felder sind hier tödlich. Setz einen Schnorchel, wo du überlebst.
snorkels-lesson-self-done = Das war sicher, und jetzt muss Grün setzen.
snorkels-lesson-self-lost = Dort haben deine eigenen Schnorchel keine Luft, und du verlierst. Versuch ein anderes Feld.

snorkels-lesson-both = Beide zugleich
snorkels-lesson-both-text = Verlieren Gruppen beider Farben im selben Zug die letzte Luft, gewinnt, wer gezogen hat.
snorkels-lesson-both-task = Der grüne Schnorchel in der Ecke atmet durch ein Feld. Geh hinein, auch ohne Luft.
snorkels-lesson-both-done = Keiner hat Luft, aber es war dein Zug: Du gewinnst.

snorkels-lesson-room = Platz bis zum Schluss
snorkels-lesson-room-text = Das Brett füllt sich. Wer keine sicheren Felder mehr hat, muss sich selbst die Luft nehmen. Zäun also früh Gebiete ein, in denen nur du setzen kannst.
snorkels-lesson-room-task = Grün hat noch ein sicheres Feld. Nimm es ihm weg.
snorkels-lesson-room-done = Grün muss trotzdem setzen, nimmt sich selbst die letzte Luft, und du gewinnst.
snorkels-lesson-room-lost = Das war deine eigene letzte Luft, und du verlierst. Such das Feld, das Grün braucht.

snorkels-lesson-colour = Wer ist Lila?
snorkels-lesson-colour-text = Spieler 1 setzt den ersten lila Schnorchel. Dann wählt Spieler 2: zu Lila wechseln, oder bei Grün bleiben und setzen. Ein zu guter erster Zug lohnt sich also nicht.
snorkels-lesson-colour-task = Du bist Spieler 2, und die Mitte ist stark. Wechsle zu Lila.
snorkels-lesson-colour-done = Der Schnorchel gehört jetzt dir, und Spieler 1 macht mit Grün weiter.
