### Le regole e le opzioni di Tayü.

tayu-rules-goal = Lo scopo
tayu-rules-goal-1 = Insieme costruite un’unica rete di canali, e ogni parte vuole che sbocchi sui suoi due bordi: una a nord e a sud, l’altra a est e a ovest. Conta il numero di sbocchi su un bordo moltiplicato per quello del bordo opposto.
tayu-rules-goal-figure = Nord e sud: 5 × 4 = 20. Est e ovest: 6 × 3 = 18.
tayu-rules-turn = Il turno
tayu-rules-turn-1 = Comincia il giocatore 1. Peschi una tessera e, se ci sta da qualche parte, devi posarla. Una tessera copre tre caselle. La sua acqua ha tre sbocchi, tutti uniti tra loro. Puoi ruotarla, ma non capovolgerla.
tayu-rules-turn-2 = La prima tessera copre almeno una casella del centro segnato. Ogni altra deve unirsi all’acqua che c’è già.
tayu-rules-fit = Che cosa ci sta
tayu-rules-fit-1 = Dove due tessere si toccano, sbocco deve incontrare sbocco e riva deve incontrare riva, su ogni lato. E almeno uno sbocco deve incontrarne un altro: toccarsi non basta. Il bordo e le caselle vuote non danno fastidio.
tayu-rules-fit-figure = Le cornici blu mostrano dove la tessera ci sta così com’è, quelle tratteggiate dove ci sta ruotata.
tayu-rules-spots-figure = Qui no: uno sbocco finirebbe contro una riva.
tayu-rules-count = Il conteggio
tayu-rules-count-1 = Ogni sbocco su un bordo vale un punto; su una sorgente, segnata da un anello dorato, ne vale due. Moltiplica i punti dei tuoi due bordi. Non importa chi ha posato le tessere, e gli sbocchi che non arrivano al bordo non contano.
tayu-rules-count-2 = Perciò un bordo pieno di sbocchi non vale nulla finché quello opposto è asciutto. Vince il punteggio più alto; a parità di punti la partita è patta.
tayu-rules-count-figure = Una sorgente per lato: (5 + 1) × (4 + 1) = 30.
tayu-rules-end = La fine
tayu-rules-end-1 = La partita finisce quando sono state pescate tutte le tessere, o quando quella pescata non ci sta e gli altri vogliono finire. Chi preferisce può continuare: allora la tessera si mette da parte. Se non ce ne starebbe più nessuna, la partita finisce da sola.
tayu-rules-end-figure = Ormai chiuso: l’acqua non prosegue, quindi non si può unire nessuna tessera.
tayu-rules-four = In quattro
tayu-rules-four-1 = Chi siede di fronte fa squadra: i giocatori 1 e 3 per nord e sud, i giocatori 2 e 4 per est e ovest.
tayu-rules-three = In tre
tayu-rules-three-1 = Due giocano l’uno contro l’altro e il terzo è il sabotatore. Il sabotatore vince se nessuna parte raggiunge l’obiettivo. Se una ci riesce, vince il punteggio più alto.
tayu-rules-three-2 = Il sabotatore si può scegliere all’asta. A turno ognuno dice l’obiettivo che difenderebbe, uguale all’ultimo o più basso. Il primo che ripete l’ultimo numero chiude l’asta: il sabotatore è chi l’ha detto per primo.
tayu-rules-table = Tessere sul tavolo
tayu-rules-table-1 = Per giocatori esperti: le tessere sono coperte, e scegli tu. Quelle con un anello sul retro hanno sbocchi su tre lati; le altre su due, o tutti e tre su uno.
tayu-rules-advice = Un buon consiglio
tayu-rules-advice-1 = A volte è meglio deviare l’acqua dell’altro che prolungare la propria. Punta presto alle sorgenti, e guarda che cosa resta nel sacchetto prima di lasciare un buco che una sola tessera può riempire.

## Options

tayu-option-players = Numero di giocatori
tayu-option-players-hint = In tre, uno è il sabotatore e gioca contro le due parti. In quattro si gioca due contro due.
tayu-option-saboteur = Sabotatore
tayu-option-saboteur-1 = Giocatore 1
tayu-option-saboteur-2 = Giocatore 2
tayu-option-saboteur-3 = Giocatore 3
tayu-option-saboteur-auction = All’asta
tayu-option-saboteur-hint = Il sabotatore vince se nessuno degli altri raggiunge l’obiettivo.
tayu-option-target = Obiettivo
tayu-option-target-hint = Il punteggio che una delle due parti deve raggiungere.
tayu-option-draw = Tessere
tayu-option-draw-bag = Alla cieca, dal sacchetto
tayu-option-draw-table = Coperte sul tavolo
tayu-option-draw-hint = Sul tavolo si sceglie la tessera dal retro: se ha un anello, i suoi canali portano a tre lati.
tayu-option-end = Se una tessera non ci sta
tayu-option-end-hint = Se decidono gli altri, la partita finisce lì o continua senza quella tessera.
tayu-option-end-agree = Decidono gli altri
tayu-option-end-stop = La partita finisce
