### La lliçó de Tayü.

tayu-lesson-first = La primera fitxa
tayu-lesson-first-text = Tu portes l’aigua al nord i al sud; l’altre, a l’est i a l’oest. Surt de cada fitxa per tres boques. Comença al centre marcat.
tayu-lesson-first-task = Col·loca-la al centre de manera que una boca miri al nord i una altra al sud.
tayu-lesson-first-done = Des d’aquí l’aigua pot arribar a les teves dues vores. A la partida comença el jugador 1, i a cada torn surt una fitxa.

tayu-lesson-turn = Girar la fitxa
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] «{ tayu-choice-turn }» gira la fitxa. Els marcs blaus ensenyen on cap tal com està girada; els de traços, on cap d’una altra manera. «{ tayu-choice-next }» els recorre tots.
       *[keys] R, la roda o el botó giren la fitxa. Els marcs blaus ensenyen on cap tal com està girada; els de traços, on cap d’una altra manera. «{ tayu-choice-next }» els recorre tots.
    }
tayu-lesson-turn-task = Gira la fitxa i col·loca-la de manera que una altra boca porti al nord.
tayu-lesson-turn-done = Un camí més cap al nord.

tayu-lesson-join = Boca amb boca
tayu-lesson-join-text = On dues fitxes es toquen, boca amb boca i riba amb riba. Una riba és un costat sense boca. Almenys una boca n’ha de trobar una altra.
tayu-lesson-join-task = Busca el lloc on la fitxa uneix dues boques alhora.
tayu-lesson-join-done = Dues boques n’han trobat dues més: tot això és un sol riu. La vora i les caselles buides no fan nosa.

tayu-lesson-rim = Fins a la vora
tayu-lesson-rim-text = Compten les boques que donen a una vora. Les que no hi arriben no compten, i tant és qui hagi col·locat la fitxa.
tayu-lesson-rim-task = Porta l’aigua fins a la vora nord.
tayu-lesson-rim-done = Ja hi ha arribat: el número de la cantonada compta la vora nord.

tayu-lesson-spring = Les fonts
tayu-lesson-spring-text = Cada vora té quatre fonts, marcades amb anelles daurades. Allà una boca val el doble.
tayu-lesson-spring-task = Col·loca la fitxa de manera que una boca arribi a una font.
tayu-lesson-spring-done = Una boca, dos punts.

tayu-lesson-product = Nord per sud
tayu-lesson-product-text = La teva puntuació són els punts del nord multiplicats pels del sud. Aquí són 4 × 0: tota l’aigua del nord no val res mentre el sud sigui sec.
tayu-lesson-product-task = Porta l’aigua fins a la vora sud.
tayu-lesson-product-done = 4 × 1 = 4. Cada boca més al sud en val quatre més.

tayu-lesson-count = El recompte
tayu-lesson-count-text = Cinc boques al nord, una en una font, i quatre al sud, una en una font: (5 + 1) × (4 + 1) = 30. L’est i l’oest encara no tenen res.

tayu-lesson-divert = Desviar l’aigua
tayu-lesson-divert-text = Sovint convé més desviar l’aigua de l’altre que no pas allargar la pròpia. Dues boques són a punt d’arribar a la vora est, una d’elles en una font.
tayu-lesson-divert-task = Atrapa-les totes dues amb una sola fitxa.
tayu-lesson-divert-done = Gens d’aigua per a l’est: ara va cap al nord, que és el teu.

tayu-lesson-end = Una fitxa que no cap enlloc
tayu-lesson-end-text = La partida s’acaba quan han sortit totes les fitxes, o quan una no cap enlloc i els altres volen acabar. Qui vol pot continuar: la fitxa s’aparta.
tayu-lesson-end-task = Encara ningú no té punts. No acabis la partida: continua jugant.
tayu-lesson-end-done = La fitxa queda fora de joc i la partida continua.

tayu-lesson-table = Triar
tayu-lesson-table-text = Qui ja té pràctica pot treure de la taula en comptes de la bossa. Les fitxes amb una anella al dors tenen boques a tres costats; les altres, a dos o a un.
tayu-lesson-table-task = Tria una fitxa amb boques a tres costats.
tayu-lesson-table-done = Amb anella: pot continuar en tres direccions.

tayu-lesson-auction = Tres i quatre jugadors
tayu-lesson-auction-text = Quatre són dos equips. Tres ofereixen una puntuació, mai més alta que l’anterior. Aquell a qui la deixen és el sabotejador: guanya si cap bàndol no hi arriba.
tayu-lesson-auction-task = El jugador 2 defensaria 25. Deixa que ho faci i que sigui el sabotejador.
tayu-lesson-auction-done = Ara el jugador 2 us ha de mantenir tots dos per sota de 25.
