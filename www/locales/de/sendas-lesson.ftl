### Die Lektion zu Sendas.

sendas-lesson-goal = Über den Rand
sendas-lesson-goal-text = Weiß geht das Brett hinauf, Schwarz hinunter. Wer zuerst eines seiner Plättchen über den gegenüberliegenden Rand führt, gewinnt.
sendas-lesson-goal-task = Der weiße Pfad endet auf e9. Führ einen Bogen, ein Plättchen mit Kurve, dort hinaus.
sendas-lesson-goal-done = Draußen, gewonnen. Wie man so weit kommt, ist als Nächstes dran.

sendas-lesson-move = Schritt für Schritt
sendas-lesson-move-text = Weiß beginnt. Leg eines deiner Plättchen auf ein leeres Feld, gedreht, wie du magst. Danach muss der Pfad alle sechs verbinden.
sendas-lesson-move-task = Nimm einen Bogen von hinten und leg ihn vorn an, oberhalb von e2.
sendas-lesson-move-done = Der Pfad ist eine Reihe weiter.

sendas-lesson-needed = Unentbehrliche Plättchen
sendas-lesson-needed-text = Ein Plättchen, das andere am Pfad hält, muss bleiben, außer es verbindet sie auch am neuen Platz. Solange c1 an d1 hing, war d1 fest. Jetzt ist es frei.
sendas-lesson-needed-task = Bring noch ein Plättchen von der ersten Reihe nach vorn.
sendas-lesson-needed-done = So kriecht der Pfad voran: Was hinten liegt, kommt nach vorn.

sendas-lesson-turn = Drehen
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] Du darfst ein Plättchen auch an seinem Platz drehen: Nimm es auf, dreh es mit „{ sendas-choice-turn }“ und tipp noch einmal auf sein Feld.
       *[keys] Du darfst ein Plättchen auch an seinem Platz drehen: Nimm es auf, dreh es (R, Mausrad oder Knopf) und drück noch einmal auf sein Feld.
    }
sendas-lesson-turn-task = Dreh einen der beiden Bögen, ohne ihn zu versetzen.
sendas-lesson-turn-done = Alles hängt noch zusammen, und ein offenes Ende zeigt jetzt woandershin.
sendas-lesson-turn-moved = Du hast das Plättchen versetzt. Lass es auf seinem Feld und dreh es nur.

sendas-lesson-join = Die Pfade treffen sich
sendas-lesson-join-text = Verbindungen fragen nicht nach der Farbe. Wo ein offenes Ende auf ein offenes Ende trifft, geht der Pfad weiter, und aus zwei Pfaden wird einer.
sendas-lesson-join-task = Leg auf e5 ein Plättchen, das deinen Pfad mit dem schwarzen verbindet.
sendas-lesson-join-done = Jetzt hängen alle zwölf Plättchen zusammen.

sendas-lesson-carry = Vom anderen getragen
sendas-lesson-carry-text = Auf einem gemeinsamen Pfad dürfen deine Plättchen über die des Gegners zusammenhängen. So kommt eines in einem einzigen Zug weit nach vorn.
sendas-lesson-carry-task = Bring einen weißen Bogen auf die achte Reihe.
sendas-lesson-carry-done = Vier Reihen in einem Zug: Die schwarze Säule verbindet ihn mit dem Rest.

sendas-lesson-held = Festgehalten
sendas-lesson-held-text = Aber auch den Pfad des Gegners darfst du nicht teilen. Das weiße Plättchen auf e9 hängt an der schwarzen Säule, also muss die Säule bleiben.
sendas-lesson-held-task = Du bist Schwarz. Nur eines deiner Plättchen ist frei: Finde es und zieh damit.
sendas-lesson-held-done = Das hielt niemanden fest. Die anderen bleiben, solange Weiß an ihnen hängt.

sendas-lesson-part = Wieder trennen
sendas-lesson-part-text = Du darfst den gemeinsamen Pfad verlassen, solange danach jede Farbe für sich zusammenhängt.
sendas-lesson-part-task = Du bist Schwarz. Dreh e5 weg, damit die Pfade sich trennen.
sendas-lesson-part-done = Wieder zwei Pfade: Weiß klettert nicht mehr an deinem hinauf.

sendas-lesson-wild = Joker
sendas-lesson-wild-text = Solange alle zwölf Plättchen zusammenhängen, darfst du eines von deinen wenden, statt zu ziehen. Die Rückseite ist ein Kreuz, offen nach allen Seiten.
sendas-lesson-wild-task = Nimm eines deiner Plättchen auf und wende es.
sendas-lesson-wild-done = Ein Joker: Der Stern zeigt es an. Ein Kreuz kann man nicht wenden. Vorsicht, seine neuen Enden dienen auch Schwarz.

sendas-lesson-stuck = Nichts geht mehr
sendas-lesson-stuck-text = Wenn keines deiner Plättchen ziehen kann, verlierst du nicht. Du darfst eines wenden, solange die Pfade verbunden sind, und passen darfst du jederzeit.
sendas-lesson-stuck-task = Du bist Schwarz, und alle deine Plättchen halten e9. Schenk nichts her: Pass.
sendas-lesson-stuck-done = Weiß ist wieder am Zug. Nach zweimal Passen hintereinander, oder wenn eine Stellung zum dritten Mal da ist, wird Remis vorgeschlagen.

sendas-lesson-through = Durch den anderen hinaus
sendas-lesson-through-text = Um hinauszugehen, braucht ein Plättchen ein anderes auf der letzten Reihe, das nach außen offen ist. Es darf auch dem Gegner gehören.
sendas-lesson-through-task = Geh durch das schwarze Plättchen auf e9 hinaus.
sendas-lesson-through-done = Draußen, gewonnen: Das Tor war ein schwarzes Plättchen.

sendas-lesson-finish = Die letzten zwei Züge
sendas-lesson-finish-text = Jetzt du allein: erst das Tor, dann hinaus. Was zurückbleibt, muss zusammenhängen.
sendas-lesson-finish-task = Bau das Tor: Leg auf e9 ein Plättchen, das nach oben offen ist.
sendas-lesson-finish-done = Das Tor ist offen. Was macht Schwarz?
sendas-lesson-finish-task-2 = Schwarz konnte es nicht schließen. Führ ein Plättchen hinaus.
sendas-lesson-finish-done-2 = Über den Rand, gewonnen.
