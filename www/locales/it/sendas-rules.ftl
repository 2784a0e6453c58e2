### Le regole e le opzioni di Sendas.

sendas-rules-goal = Lo scopo
sendas-rules-goal-1 = Il bianco sale lungo il tabellone, il nero scende. Vince chi per primo porta un suo pezzo fuori dal bordo opposto.
sendas-rules-goal-figure = Il bianco è uscito oltre e9 e vince.
sendas-rules-start = I sentieri
sendas-rules-start-1 = Ognuno ha un sentiero di sei pezzi: due dritti, due curve, una T e una croce. Due vicini sono uniti quando il sentiero passa dall’uno all’altro; se un’estremità aperta dà su un lato chiuso, si toccano soltanto.
sendas-rules-start-figure = Pronti per la prima partita. Altre posizioni si trovano in «{ command-new }».
sendas-rules-turn = Il turno
sendas-rules-turn-1 = Comincia il bianco. Prendi uno dei tuoi pezzi, mettilo in una casella vuota qualsiasi, per lontana che sia, e ruotalo come vuoi; oppure ruotalo soltanto, dov’è. Quando lo lasci, tutti i tuoi pezzi devono essere uniti tra loro, e così tutti quelli dell’altro.
sendas-rules-turn-2 = Puoi anche passare, quando vuoi.
sendas-rules-turn-figure = La curva in c1 può andare in una qualsiasi delle caselle segnate.
sendas-rules-needed = Pezzi indispensabili
sendas-rules-needed-1 = Un pezzo che ne tiene uniti altri deve restare, a meno che non li unisca di nuovo dal suo nuovo posto.
sendas-rules-needed-figure = Il pezzo in d1 non può muoversi: senza di esso c1 resterebbe isolato.
sendas-rules-joined = Sentieri uniti
sendas-rules-joined-1 = Il colore non conta per i collegamenti. Quando i sentieri si incontrano, i tuoi pezzi possono restare uniti attraverso quelli dell’altro, e un pezzo può arrivare molto lontano.
sendas-rules-joined-figure = La curva bianca va in e8: la colonna nera la unisce al resto del bianco.
sendas-rules-held = Legati all’altro
sendas-rules-held-1 = Da quel momento entrambi dovete badare a non spezzare neppure il sentiero dell’altro.
sendas-rules-held-figure = Tocca al nero. Il pezzo bianco in e9 dipende dalla colonna nera: di tutti i neri è libero solo quello in f6.
sendas-rules-part = Separarsi di nuovo
sendas-rules-part-1 = Puoi lasciare il sentiero comune, purché poi ogni colore resti unito da sé.
sendas-rules-part-figure = Il nero ha ruotato e5: di nuovo due sentieri.
sendas-rules-wild = Jolly
sendas-rules-wild-1 = Finché tutti e dodici i pezzi sono uniti puoi, invece di muovere, capovolgere uno dei tuoi. Il retro è una croce, e lo resta fino alla fine. Una croce è uguale da entrambi i lati, quindi non si può capovolgere. Attenzione: le nuove estremità servono anche all’altro, e il pezzo non sbarra più la strada.
sendas-rules-wild-figure = La curva in c4 è diventata un jolly. La segna una stella.
sendas-rules-stuck = Nessuna mossa
sendas-rules-stuck-1 = Non si perde per questo. Capovolgi un pezzo se i sentieri sono uniti, o passa.
sendas-rules-stuck-figure = Ogni pezzo nero tiene e9 unito al resto del bianco. Il nero può capovolgerne uno o passare.
sendas-rules-exit = Fuori dal bordo
sendas-rules-exit-1 = Un pezzo esce da dove si trova, oltre un altro pezzo dell’ultima riga aperto verso l’esterno. Fuori è unito solo a quello, quindi non deve servire dov’era.
sendas-rules-exit-2 = Quell’altro pezzo può essere anche dell’avversario.
sendas-rules-exit-figure = La curva bianca esce attraverso il pezzo nero in e9.
sendas-rules-draw = Patta
sendas-rules-draw-1 = Una partita può bloccarsi perché nessuno vuole muovere. Se si passa due volte di fila, o quando una posizione si presenta per la terza volta, si propone la patta; chi è di turno accetta o continua.

## Options

sendas-option-setup = Posizione di partenza
sendas-option-setup-hint = I diagrammi allegati al gioco sono andati perduti. Queste posizioni sono ricostruite dalle loro didascalie; se hai il gioco, disponi la tua.
sendas-option-setup-classic = Prima partita
sendas-option-setup-edge = Presso il bordo
sendas-option-setup-compact = Compatta
sendas-option-setup-choice = La scelta
sendas-option-setup-fortress = Fortezza
sendas-option-setup-clash = Scontro
sendas-option-setup-allin = Tutto o niente
sendas-option-setup-own = Una tua
