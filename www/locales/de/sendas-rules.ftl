### Regeln und Optionen von Sendas.

sendas-rules-goal = Das Ziel
sendas-rules-goal-1 = Weiß geht das Brett hinauf, Schwarz hinunter. Wer zuerst eines seiner Plättchen über den gegenüberliegenden Rand führt, gewinnt.
sendas-rules-goal-figure = Weiß ist bei e9 hinausgegangen und gewinnt.
sendas-rules-start = Die Pfade
sendas-rules-start-1 = Jeder hat einen Pfad aus sechs Plättchen: zwei Geraden, zwei Bögen, ein T und ein Kreuz. Zwei Nachbarn sind verbunden, wenn der Pfad vom einen in den anderen läuft; trifft ein offenes Ende auf eine geschlossene Seite, berühren sie sich nur.
sendas-rules-start-figure = Bereit für die erste Partie. Andere Aufstellungen findest du unter „{ command-new }“.
sendas-rules-turn = Ein Zug
sendas-rules-turn-1 = Weiß beginnt. Nimm eines deiner Plättchen auf, leg es auf ein beliebiges leeres Feld, egal wie weit weg, und dreh es, wie du magst; oder dreh es nur an seinem Platz. Wenn du es loslässt, müssen alle deine Plättchen zusammenhängen und alle des Gegners auch.
sendas-rules-turn-2 = Du darfst auch passen, wann immer du willst.
sendas-rules-turn-figure = Der Bogen von c1 kann auf jedes der markierten Felder.
sendas-rules-needed = Unentbehrliche Plättchen
sendas-rules-needed-1 = Ein Plättchen, das andere zusammenhält, muss bleiben, außer es verbindet sie an seinem neuen Platz wieder.
sendas-rules-needed-figure = Das Plättchen auf d1 kann nicht weg: Ohne es wäre c1 abgeschnitten.
sendas-rules-joined = Verbundene Pfade
sendas-rules-joined-1 = Verbindungen fragen nicht nach der Farbe. Sobald die Pfade sich treffen, dürfen deine Plättchen über die des Gegners zusammenhängen, und ein Plättchen kann weit nach vorn getragen werden.
sendas-rules-joined-figure = Der weiße Bogen geht nach e8: Die schwarze Säule verbindet ihn mit dem Rest von Weiß.
sendas-rules-held = Festgehalten
sendas-rules-held-1 = Von da an müsst ihr beide aufpassen, auch den Pfad des anderen nicht zu teilen.
sendas-rules-held-figure = Schwarz ist am Zug. Das weiße Plättchen auf e9 hängt an der schwarzen Säule, sodass von allen schwarzen nur das auf f6 frei ist.
sendas-rules-part = Wieder trennen
sendas-rules-part-1 = Du darfst den gemeinsamen Pfad verlassen, solange danach jede Farbe für sich zusammenhängt.
sendas-rules-part-figure = Schwarz hat e5 weggedreht: wieder zwei Pfade.
sendas-rules-wild = Joker
sendas-rules-wild-1 = Solange alle zwölf Plättchen zusammenhängen, darfst du, statt zu ziehen, eines von deinen wenden. Die Rückseite ist ein Kreuz und bleibt es für den Rest der Partie. Ein Kreuz ist auf beiden Seiten gleich und kann deshalb nicht gewendet werden. Vorsicht: Die neuen Enden dienen auch dem Gegner, und das Plättchen versperrt den Weg nicht mehr.
sendas-rules-wild-figure = Der Bogen auf c4 ist ein Joker geworden. Ein Stern zeigt es an.
sendas-rules-stuck = Kein Zug möglich
sendas-rules-stuck-1 = Deshalb verliert niemand. Wende ein Plättchen, wenn die Pfade verbunden sind, oder pass.
sendas-rules-stuck-figure = Jedes schwarze Plättchen hält e9 am Rest von Weiß. Schwarz kann eines wenden oder passen.
sendas-rules-exit = Über den Rand
sendas-rules-exit-1 = Ein Plättchen kann von überall hinausgehen, durch ein anderes auf der letzten Reihe, das nach außen offen ist. Draußen ist es nur mit diesem verbunden; es darf also dort, wo es war, nicht gebraucht werden.
sendas-rules-exit-2 = Dieses andere darf sogar dem Gegner gehören.
sendas-rules-exit-figure = Der weiße Bogen geht durch das schwarze Plättchen auf e9 hinaus.
sendas-rules-draw = Remis
sendas-rules-draw-1 = Eine Partie kann feststecken, wenn niemand ziehen mag. Nach zweimal Passen hintereinander, oder wenn eine Stellung zum dritten Mal da ist, wird Remis vorgeschlagen; wer am Zug ist, nimmt an oder spielt weiter.

## Options

sendas-option-setup = Startaufstellung
sendas-option-setup-hint = Die Abbildungen, die dem Spiel beilagen, sind verloren. Diese Aufstellungen sind nach ihren Bildunterschriften rekonstruiert; wenn du das Spiel hast, leg deine eigene.
sendas-option-setup-classic = Erste Partie
sendas-option-setup-edge = Am Rand
sendas-option-setup-compact = Kompakt
sendas-option-setup-choice = Die Wahl
sendas-option-setup-fortress = Festung
sendas-option-setup-clash = Gefecht
sendas-option-setup-allin = Alles oder nichts
sendas-option-setup-own = Eine eigene
