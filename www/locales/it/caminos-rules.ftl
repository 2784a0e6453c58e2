### Le regole e le opzioni di Caminos.

caminos-rules-goal = Lo scopo
caminos-rules-goal-1 = Verde e giallo costruiscono strade. Chi per primo unisce due lati opposti del tabellone con una serie ininterrotta di facce del proprio colore vince subito.
caminos-rules-goal-figure = Il verde ha unito i due lati A: nove facce superiori e quattro di parete.
caminos-rules-turn = Il turno
caminos-rules-turn-1 = Comincia il verde. A turno ognuno mette uno dei suoi pezzi: quattro T, quattro Z, quattro L e due O. Puoi ruotare un pezzo come vuoi, anche in piedi. Non si può passare.
caminos-rules-stand = Dove può stare un pezzo
caminos-rules-stand-1 = Ogni suo cubo sta sopra una casella del tabellone, e almeno uno poggia sul tabellone stesso. Perciò nulla supera mai i tre cubi d’altezza.
caminos-rules-stand-2 = Sotto non deve restare nessun vuoto. Può poggiare su altri pezzi, di qualsiasi colore, e non deve per forza toccarne.
caminos-rules-stand-figure = Permesso: il giallo poggia sul tabellone e copre il verde senza lasciare vuoti.
caminos-rules-gap-figure = Vietato: sotto ci sarebbe un vuoto.
caminos-rules-aloft-figure = Vietato: nessun cubo poggerebbe sul tabellone.
caminos-rules-road = Le strade
caminos-rules-road-1 = Guarda dall’alto: contano le caselle il cui cubo più alto è tuo. Due vicine della stessa altezza sono unite. Se l’altezza è diversa, lo sono quando tutta la parete tra loro è tua.
caminos-rules-road-2 = In diagonale, per uno spigolo verticale o sul tabellone vuoto non c’è collegamento. Una casella d’angolo appartiene a entrambi i lati.
caminos-rules-road-figure = Non unite: tra c4 e d4 il giallo interrompe la parete.
caminos-rules-sides = Ottagono e anello
caminos-rules-sides-1 = Sui tabelloni con otto lati puoi anche unire un lato a uno dei due vicini del suo opposto. Il buco dell’anello non è un lato, e niente può starci sopra.
caminos-rules-sides-figure = Dal lato C a un vicino dell’altro C: uniti.
caminos-rules-out = Niente più posto
caminos-rules-out-1 = Chi al suo turno non può mettere nessun pezzo è fuori per il resto della partita, e anche il suo compagno. L’altra parte continua da sola. Se sono fuori entrambe senza una strada, la partita è patta.
caminos-rules-neutral = Barre neutre
caminos-rules-neutral-1 = Se volete, ogni parte mette prima una barra blu di tre cubi. Le barre non sono di nessuno; una barra sdraiata si può coprire come ogni altro pezzo.
caminos-rules-neutral-figure = Su una barra in piedi non si sale.
caminos-rules-four = In quattro
caminos-rules-four-1 = I giocatori 1 e 3 sono verdi, 2 e 4 gialli. Ognuno ha metà dei pezzi del colore. I compagni vincono e perdono insieme.
caminos-rules-points = Punti
caminos-rules-points-1 = Per una serie di partite: chi vince fa tanti punti quante sono le facce della strada più corta tra i lati uniti, superiori e di parete. Su ottagono e anello, una strada tra lati esattamente opposti vale doppio.
caminos-rules-points-2 = In una partita senza strada si contano per ogni colore i pezzi che stanno sul bordo del tabellone. Chi ne ha di meno fa tanti punti quanti pezzi vi ha l’altro.
caminos-rules-hands = Con il pezzo in mano
caminos-rules-hands-1 = Tienilo sopra il tabellone: mostra dove starebbe. Un contorno tratteggiato dice che non ci sta, e la riga accanto al tabellone dice perché. Un clic, o un secondo tocco sulla stessa casella, lo mette.
caminos-rules-hands-2 = Trascina per girare il tabellone. Dall’alto, un numero dice quali colonne sono alte due o tre cubi. La striscia di figure mostra le posizioni del tuo pezzo; quelle che non stanno sopra la casella sono sbiadite.
caminos-rules-hands-3 = Con la tastiera: le frecce si spostano, da 1 a 4 si sceglie un pezzo, R lo ruota, T e G lo ribaltano, W scorre le sue posizioni, F ciò che ci sta, Invio mette, e Maiusc con le frecce gira il tabellone.

## Options

caminos-option-board = Tabellone
caminos-option-board-hint = Per la prima partita, meglio il quadrato.
caminos-option-board-square = Quadrato
caminos-option-board-rhombus = Rombo
caminos-option-board-octagon = Ottagono
caminos-option-board-ring = Anello
caminos-option-players = Numero di giocatori
caminos-option-players-hint = In quattro, chi siede di fronte condivide un colore e si alterna.
caminos-option-neutrals = Barre neutre
caminos-option-neutrals-hint = Ogni parte mette prima una barra blu che non è di nessuno.
caminos-option-neutrals-no = Senza
caminos-option-neutrals-yes = Una per parte
