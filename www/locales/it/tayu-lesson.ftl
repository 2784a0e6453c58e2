### La lezione di Tayü.

tayu-lesson-first = La prima tessera
tayu-lesson-first-text = Tu porti l’acqua a nord e a sud, l’altro a est e a ovest. Esce da ogni tessera per tre sbocchi. Comincia dal centro segnato.
tayu-lesson-first-task = Posala al centro in modo che uno sbocco guardi a nord e uno a sud.
tayu-lesson-first-done = Da qui l’acqua può arrivare ai tuoi due bordi. In partita comincia il giocatore 1, e a ogni turno si pesca una tessera.

tayu-lesson-turn = Ruotare la tessera
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] «{ tayu-choice-turn }» ruota la tessera. Le cornici blu mostrano dove ci sta così, quelle tratteggiate dove ci sta ruotata. «{ tayu-choice-next }» le mostra tutte.
       *[keys] R, la rotella o il pulsante ruota la tessera. Le cornici blu mostrano dove ci sta così, quelle tratteggiate dove ci sta ruotata. «{ tayu-choice-next }» le mostra tutte.
    }
tayu-lesson-turn-task = Ruota la tessera e posala in modo che un altro sbocco porti a nord.
tayu-lesson-turn-done = Una via in più verso nord.

tayu-lesson-join = Sbocco contro sbocco
tayu-lesson-join-text = Dove due tessere si toccano, sbocco con sbocco e riva con riva. Una riva è un lato senza sbocco. Almeno uno sbocco deve incontrarne un altro.
tayu-lesson-join-task = Trova il posto dove la tessera unisce due sbocchi in una volta.
tayu-lesson-join-done = Due sbocchi ne hanno incontrati altri due: tutto questo è un solo fiume. Il bordo e le caselle vuote non danno fastidio.

tayu-lesson-rim = Fino al bordo
tayu-lesson-rim-text = Contano gli sbocchi su un bordo. Quelli che non ci arrivano non contano, e non importa chi ha posato la tessera.
tayu-lesson-rim-task = Porta l’acqua al bordo nord.
tayu-lesson-rim-done = È arrivata: il numero nell’angolo conta il bordo nord.

tayu-lesson-spring = Le sorgenti
tayu-lesson-spring-text = Ogni bordo ha quattro sorgenti, segnate da anelli dorati. Lì uno sbocco vale doppio.
tayu-lesson-spring-task = Posa la tessera in modo che uno sbocco raggiunga una sorgente.
tayu-lesson-spring-done = Uno sbocco, due punti.

tayu-lesson-product = Nord per sud
tayu-lesson-product-text = Il tuo punteggio sono i punti a nord per quelli a sud. Qui fa 4 × 0: tutta l’acqua a nord non vale nulla finché il sud è asciutto.
tayu-lesson-product-task = Porta l’acqua al bordo sud.
tayu-lesson-product-done = 4 × 1 = 4. Ogni altro sbocco a sud ne vale altri quattro.

tayu-lesson-count = Il conteggio
tayu-lesson-count-text = Cinque sbocchi a nord, uno su una sorgente, e quattro a sud, uno su una sorgente: (5 + 1) × (4 + 1) = 30. Est e ovest non hanno ancora nulla.

tayu-lesson-divert = Deviare l’acqua
tayu-lesson-divert-text = Spesso è meglio deviare l’acqua dell’altro che prolungare la propria. Due sbocchi stanno per raggiungere il bordo est, uno di essi su una sorgente.
tayu-lesson-divert-task = Intercettali tutti e due con una sola tessera.
tayu-lesson-divert-done = Niente acqua per l’est: ora va a nord, dove serve a te.

tayu-lesson-end = Una tessera che non ci sta
tayu-lesson-end-text = La partita finisce quando le tessere sono finite, o quando una non ci sta e gli altri vogliono finire. Chi preferisce continua: la tessera si mette da parte.
tayu-lesson-end-task = Nessuno ha ancora punti. Non finire la partita: continua.
tayu-lesson-end-done = La tessera è fuori gioco, e la partita continua.

tayu-lesson-table = Scegliere
tayu-lesson-table-text = I giocatori esperti possono pescare dal tavolo invece che dal sacchetto. Le tessere con un anello sul retro hanno sbocchi su tre lati, le altre su due o su uno.
tayu-lesson-table-task = Scegli una tessera con sbocchi su tre lati.
tayu-lesson-table-done = Con l’anello: può proseguire in tre direzioni.

tayu-lesson-auction = In tre e in quattro
tayu-lesson-auction-text = In quattro, due squadre. In tre si offre un punteggio, mai più alto dell’ultimo. Se a un altro lasci il suo, è lui il sabotatore: vince se nessuna parte lo raggiunge.
tayu-lesson-auction-task = Il giocatore 2 difenderebbe 25. Lasciaglielo fare: sarà lui il sabotatore.
tayu-lesson-auction-done = Ora il giocatore 2 deve tenervi tutti e due sotto 25.
