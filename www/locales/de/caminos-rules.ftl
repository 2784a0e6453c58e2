### Regeln und Optionen von Caminos.

caminos-rules-goal = Das Ziel
caminos-rules-goal-1 = Grün und Gelb bauen Wege. Wer zuerst zwei gegenüberliegende Seiten des Bretts durch eine lückenlose Folge von Flächen der eigenen Farbe verbindet, gewinnt sofort.
caminos-rules-goal-figure = Grün hat die beiden Seiten A verbunden: neun Flächen oben und vier Wände.
caminos-rules-turn = Ein Zug
caminos-rules-turn-1 = Grün beginnt. Reihum setzt jeder einen seiner Steine: vier T, vier Z, vier L und zwei O. Du darfst einen Stein beliebig drehen und ihn auch aufstellen. Passen darf man nicht.
caminos-rules-stand = Wo ein Stein stehen darf
caminos-rules-stand-1 = Alle seine Würfel liegen über Feldern des Bretts, und mindestens einer steht auf dem Brett selbst. Höher als drei Würfel wird es also nie.
caminos-rules-stand-2 = Nirgends darf unter ihm eine Lücke sein. Er darf auf anderen Steinen liegen, gleich welcher Farbe, und muss keinen berühren.
caminos-rules-stand-figure = Erlaubt: Gelb steht auf dem Brett und liegt ohne Lücke über Grün.
caminos-rules-gap-figure = Verboten: Darunter wäre eine Lücke.
caminos-rules-aloft-figure = Verboten: Kein Würfel stünde auf dem Brett.
caminos-rules-road = Wege
caminos-rules-road-1 = Sieh von oben: Es zählen die Felder, deren oberster Würfel dir gehört. Zwei Nachbarn gleicher Höhe sind verbunden. Bei verschiedener Höhe sind sie es, wenn die ganze Wand dazwischen dir gehört.
caminos-rules-road-2 = Über Eck, über eine senkrechte Kante oder über leeres Brett gibt es keine Verbindung. Ein Eckfeld des Bretts gehört zu beiden Seiten.
caminos-rules-road-figure = Nicht verbunden: Zwischen c4 und d4 unterbricht Gelb die Wand.
caminos-rules-sides = Achteck und Ring
caminos-rules-sides-1 = Auf den Brettern mit acht Seiten darfst du eine Seite auch mit einer der beiden Nachbarinnen der gegenüberliegenden verbinden. Das Loch im Ring ist keine Seite, und nichts darf darüber stehen.
caminos-rules-sides-figure = Von Seite C zu einer Nachbarin des anderen C: verbunden.
caminos-rules-out = Kein Platz mehr
caminos-rules-out-1 = Wer am Zug ist und keinen Stein setzen kann, scheidet für den Rest der Partie aus, und sein Partner auch. Die andere Seite macht allein weiter. Sind beide ausgeschieden und führt kein Weg hinüber, endet die Partie remis.
caminos-rules-neutral = Neutrale Balken
caminos-rules-neutral-1 = Wenn ihr mögt, setzt jede Seite zuerst einen blauen Balken aus drei Würfeln. Die Balken gehören niemandem; ein liegender kann überdeckt werden wie jeder Stein.
caminos-rules-neutral-figure = Auf einen stehenden Balken kommt man nicht hinauf.
caminos-rules-four = Zu viert
caminos-rules-four-1 = Spieler 1 und 3 sind Grün, 2 und 4 sind Gelb. Jeder hat die Hälfte der Steine seiner Farbe. Partner gewinnen und verlieren zusammen.
caminos-rules-points = Punkte
caminos-rules-points-1 = Für eine Serie von Partien: Wer gewinnt, bekommt die Flächen des kürzesten Weges zwischen den verbundenen Seiten, die oben und die Wände. Auf Achteck und Ring zählt ein Weg zwischen genau gegenüberliegenden Seiten doppelt.
caminos-rules-points-2 = In einer Partie ohne Weg zählt man für jede Farbe die Steine, die am Rand des Bretts stehen. Wer weniger hat, bekommt so viele Punkte, wie der andere dort Steine hat.
caminos-rules-hands = Mit dem Stein in der Hand
caminos-rules-hands-1 = Halt ihn über das Brett: Er zeigt, wo er stünde. Ein gestrichelter Umriss sagt, dass er nicht passt, und die Zeile neben dem Brett sagt, warum. Ein Klick oder zweimaliges Antippen desselben Felds setzt ihn.
caminos-rules-hands-2 = Zieh, um das Brett zu drehen. Von oben sagt eine Zahl, welche Säulen zwei oder drei Würfel hoch sind. Der Streifen mit Bildern zeigt, wie dein Stein liegen kann; was nicht über das Feld passt, ist blass.
caminos-rules-hands-3 = Mit der Tastatur: Pfeile wandern, 1 bis 4 wählen einen Stein, R dreht ihn, T und G kippen ihn, W geht seine Lagen durch, F das, was passt, Eingabe setzt, und Umschalt mit den Pfeilen dreht das Brett.

## Options

caminos-option-board = Brett
caminos-option-board-hint = Für die erste Partie am besten das Quadrat.
caminos-option-board-square = Quadrat
caminos-option-board-rhombus = Raute
caminos-option-board-octagon = Achteck
caminos-option-board-ring = Ring
caminos-option-players = Zahl der Spieler
caminos-option-players-hint = Zu viert sitzen sich Partner gegenüber, teilen sich eine Farbe und wechseln sich ab.
caminos-option-neutrals = Neutrale Balken
caminos-option-neutrals-hint = Jede Seite setzt zuerst einen blauen Balken, der niemandem gehört.
caminos-option-neutrals-no = Ohne
caminos-option-neutrals-yes = Einer pro Seite
