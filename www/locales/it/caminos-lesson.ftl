### La lezione di Caminos.

caminos-lesson-look = Lo scopo
caminos-lesson-look-text = Vince chi per primo unisce due lati opposti con facce del suo colore senza interruzione: qui il verde, su e giù. Trascina il tabellone per girarlo.

caminos-lesson-lie = Mettere un pezzo
caminos-lesson-lie-text =
    Comincia il verde. A turno ognuno mette uno dei suoi pezzi di quattro cubi: T, Z, L o O. Scegline uno e { INPUT() ->
        [touch] tocca una casella
       *[keys] tienilo sopra una casella
    }: vedrai dove starebbe.
caminos-lesson-lie-task = Metti un pezzo qualsiasi in modo che stia sdraiato sul tabellone.
caminos-lesson-lie-done = Alto un piano: l’inizio di una strada.

caminos-lesson-stand = In piedi
caminos-lesson-stand-text =
    Un pezzo si può ruotare come si vuole, anche in piedi: la striscia di figure mostra le sue posizioni{ INPUT() ->
        [touch] { "" }
       *[keys] ; i tasti R, T e G lo ruotano
    }.
caminos-lesson-stand-task = Metti un pezzo alto tre piani.
caminos-lesson-stand-done = Tre piani: in questo gioco niente arriva più in alto.

caminos-lesson-climb = Sopra l’altro
caminos-lesson-climb-text = Puoi costruire sopra qualsiasi pezzo, di qualunque colore. Ma almeno un cubo deve poggiare sul tabellone, e sotto non deve restare alcun vuoto.
caminos-lesson-climb-task = Copri almeno una delle caselle gialle.
caminos-lesson-climb-done = Conta il cubo più alto: il giallo ha perso quella casella.

caminos-lesson-storeys = Su di due piani
caminos-lesson-storeys-text = Il pezzo giallo è in piedi, alto due piani. Solo una L ci arriva sopra: tre cubi dal tabellone in su, e il quarto in cima.
caminos-lesson-storeys-task = Copri una delle due caselle gialle.
caminos-lesson-storeys-done = Lassù nessuno può più coprirla.

caminos-lesson-road = Una strada
caminos-lesson-road-text = Guarda le caselle il cui cubo più alto è tuo. Le vicine della stessa altezza sono unite; in diagonale non c’è collegamento.
caminos-lesson-road-task = Porta la tua strada all’altro lato B e vinci.
caminos-lesson-road-done = Da B a B senza interruzioni: hai vinto.

caminos-lesson-wall = Oltre la parete
caminos-lesson-wall-text = Anche le vicine di altezza diversa sono unite, se tutta la parete tra loro è tua. Così una strada può salire e scendere.
caminos-lesson-wall-task = Il giallo ti sbarra la strada. Scavalcalo e vinci.
caminos-lesson-wall-done = Su per la tua parete, sopra il giallo, e di nuovo giù: uniti.

caminos-lesson-broken = Una parete interrotta
caminos-lesson-broken-text = Dall’alto la strada verde sembra intera. Ma tra c4 e d4 un cubo giallo interrompe la parete: non c’è collegamento. Gira il tabellone per vederlo.
caminos-lesson-broken-task = Ripara la tua strada, o falla passare attorno a quel punto, e vinci.
caminos-lesson-broken-done = Ora ogni passo della strada è verde.

caminos-lesson-block = Sbarrare la strada
caminos-lesson-block-text = Il giallo sta per raggiungere l’altro lato B e scavalca ciò che è basso accanto alla strada. Copri un pezzo della strada stessa, e costruisci in alto.
caminos-lesson-block-task = Metti un pezzo in modo che il giallo non possa vincere con la prossima mossa.
caminos-lesson-block-done = Il giallo deve cercare un’altra strada.
caminos-lesson-block-open = Con il prossimo pezzo il giallo arriva ancora dall’altra parte. Copri una casella della sua strada con un pezzo in piedi.

caminos-lesson-sides = Più lati
caminos-lesson-sides-text = Una casella d’angolo appartiene a entrambi i lati. Sui tabelloni con otto lati, ottagono e anello, puoi anche unire un lato a uno dei due vicini del suo opposto.
caminos-lesson-sides-task = La tua strada comincia dalla C a sinistra. Portala alla C a destra o a uno dei suoi vicini.
caminos-lesson-sides-done = Uniti, anche se non proprio di fronte.

caminos-lesson-points = La fine
caminos-lesson-points-text = Chi non può più giocare è fuori, e l’altro continua. Fuori entrambi: patta. Una serie si gioca a punti: conta la strada più corta, qui 9 facce superiori e 4 di parete: 13.
