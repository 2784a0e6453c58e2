### La lezione di Sendas.

sendas-lesson-goal = Fuori dal bordo
sendas-lesson-goal-text = Il bianco sale lungo il tabellone, il nero scende. Vince chi per primo porta un suo pezzo fuori dal bordo opposto.
sendas-lesson-goal-task = Il sentiero bianco sbocca in e9. Porta fuori da lì una curva, un pezzo che piega.
sendas-lesson-goal-done = Fuori, e hai vinto. Come si arriva fin lì, lo vedi adesso.

sendas-lesson-move = Passo dopo passo
sendas-lesson-move-text = Comincia il bianco. Metti uno dei tuoi pezzi in una casella vuota qualsiasi, ruotato come vuoi. Poi il sentiero deve unire i tuoi sei pezzi.
sendas-lesson-move-task = Prendi una curva dal fondo e mettila davanti, sopra e2.
sendas-lesson-move-done = Il sentiero è avanzato di una riga.

sendas-lesson-needed = Pezzi indispensabili
sendas-lesson-needed-text = Un pezzo che unisce altri al sentiero resta, se non li unisce anche dal nuovo posto. Finché c1 dipendeva da d1, d1 non poteva muoversi. Ora può.
sendas-lesson-needed-task = Porta avanti un altro pezzo dalla prima riga.
sendas-lesson-needed-done = Così il sentiero avanza: ciò che resta dietro passa davanti.

sendas-lesson-turn = Ruotare
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] Puoi anche ruotare un pezzo dov’è: prendilo, ruotalo con «{ sendas-choice-turn }» e tocca di nuovo la sua casella.
       *[keys] Puoi anche ruotare un pezzo dov’è: prendilo, ruotalo (R, la rotella o il pulsante) e premi di nuovo la sua casella.
    }
sendas-lesson-turn-task = Ruota una delle due curve senza spostarla.
sendas-lesson-turn-done = Tutto è ancora unito, e ora un’estremità aperta guarda altrove.
sendas-lesson-turn-moved = Hai spostato il pezzo. Lascialo nella sua casella e ruotalo soltanto.

sendas-lesson-join = I sentieri si incontrano
sendas-lesson-join-text = Il colore non conta per i collegamenti. Dove un’estremità aperta ne incontra un’altra il sentiero continua, e due sentieri diventano uno.
sendas-lesson-join-task = Metti in e5 un pezzo che unisca il tuo sentiero a quello nero.
sendas-lesson-join-done = Ora tutti e dodici i pezzi sono uniti.

sendas-lesson-carry = Portati dall’altro
sendas-lesson-carry-text = Su un sentiero comune i tuoi pezzi possono restare uniti attraverso quelli dell’altro. Così un pezzo arriva molto lontano in un solo turno.
sendas-lesson-carry-task = Porta una curva bianca fino all’ottava riga.
sendas-lesson-carry-done = Quattro righe in un turno: la colonna nera la unisce al resto.

sendas-lesson-held = Legati all’altro
sendas-lesson-held-text = Ma non puoi spezzare neppure il sentiero dell’altro. Il pezzo bianco in e9 dipende dalla colonna nera, quindi la colonna deve restare.
sendas-lesson-held-task = Hai il nero. Solo uno dei tuoi pezzi è libero: trovalo e muovilo.
sendas-lesson-held-done = Quello non teneva nessuno. Gli altri restano finché il bianco dipende da loro.

sendas-lesson-part = Separarsi di nuovo
sendas-lesson-part-text = Puoi lasciare il sentiero comune, purché poi ogni colore resti unito da sé.
sendas-lesson-part-task = Hai il nero. Ruota e5 in modo che i sentieri si separino.
sendas-lesson-part-done = Di nuovo due sentieri: il bianco non sale più lungo il tuo.

sendas-lesson-wild = Jolly
sendas-lesson-wild-text = Finché tutti e dodici i pezzi sono uniti puoi capovolgerne uno tuo invece di muovere. Il retro è una croce, aperta da tutti i lati fino alla fine.
sendas-lesson-wild-task = Prendi uno dei tuoi pezzi e capovolgilo.
sendas-lesson-wild-done = Un jolly: lo segna la stella. Una croce non si può capovolgere. Attenzione, le sue nuove estremità servono anche al nero.

sendas-lesson-stuck = Niente si muove
sendas-lesson-stuck-text = Se nessuno dei tuoi pezzi può muoversi, non perdi. Puoi capovolgerne uno finché i sentieri sono uniti, e puoi passare in ogni momento.
sendas-lesson-stuck-task = Hai il nero, e tutti i tuoi pezzi tengono e9. Non regalare niente: passa.
sendas-lesson-stuck-done = Tocca di nuovo al bianco. Se si passa due volte di fila, o quando una posizione si presenta per la terza volta, si propone la patta.

sendas-lesson-through = Fuori attraverso l’altro
sendas-lesson-through-text = Per uscire, un pezzo ha bisogno di un altro sull’ultima riga, aperto verso l’esterno. Può essere anche dell’avversario.
sendas-lesson-through-task = Esci attraverso il pezzo nero in e9.
sendas-lesson-through-done = Fuori, e hai vinto: la porta era un pezzo nero.

sendas-lesson-finish = Le ultime due mosse
sendas-lesson-finish-text = Ora tocca a te: prima la porta, poi fuori. Ciò che resta indietro deve essere unito.
sendas-lesson-finish-task = Costruisci la porta: metti in e9 un pezzo aperto verso l’alto.
sendas-lesson-finish-done = La porta è aperta. Che cosa farà il nero?
sendas-lesson-finish-task-2 = Il nero non ha potuto chiuderla. Porta fuori un pezzo.
sendas-lesson-finish-done-2 = Fuori dal bordo, e hai vinto.
