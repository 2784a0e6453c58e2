### La lliçó de Snorkels.

snorkels-lesson-air = L’aire
snorkels-lesson-air-text = Un snorkel té quatre tubs i respira per les caselles buides que té al costat. El número diu quantes n’hi ha.
snorkels-lesson-air-task = Col·loca un snorkel on tingui oberts els quatre tubs.
snorkels-lesson-air-done = Quatre tubs, quatre maneres de respirar. Al costat de la vora n’hi ha menys.

snorkels-lesson-block = Tubs bloquejats
snorkels-lesson-block-text = Per torns, cadascú col·loca un snorkel en una casella buida, i allà es queda. La vora, una pedra i l’altre color bloquegen un tub: li surt un tap.
snorkels-lesson-block-task = Bloqueja un tub de l’snorkel verd del mig.
snorkels-lesson-block-done = Un tub menys per al verd. La pedra ja n’hi havia pres un altre.

snorkels-lesson-group = Un grup, un alè
snorkels-lesson-group-text = Els snorkels d’un color que es toquen per un costat són un grup i comparteixen l’aire. Amb els tubs bloquejats, un snorkel encara viu pels veïns.
snorkels-lesson-group-task = Uneix els teus dos snorkels en un sol grup.
snorkels-lesson-group-done = Tres snorkels que respiren plegats.

snorkels-lesson-save = Gairebé sense aire
snorkels-lesson-save-text = Quan a un grup li queda una sola casella per respirar, el seu número es torna vermell: un snorkel de l’altre color allà li prendria l’últim aire.
snorkels-lesson-save-task = El teu snorkel del racó està en perill. Dona-li més aire.
snorkels-lesson-save-done = Salvat: el grup torna a respirar per dues caselles.
snorkels-lesson-save-open = Ara el verd bloquejaria l’últim tub del racó i guanyaria. Primer el racó!

snorkels-lesson-capture = L’últim tub
snorkels-lesson-capture-text = Si després de la teva jugada hi ha un grup de l’altre color sense aire, guanyes a l’acte.
snorkels-lesson-capture-task = Bloqueja l’últim tub de l’snorkel verd del mig.
snorkels-lesson-capture-done = Sense aire: queda capturat i has guanyat.

snorkels-lesson-shared = Fins a l’últim tub
snorkels-lesson-shared-text = Un grup viu mentre respiri un sol dels seus snorkels. Només queda capturat quan els tubs de tots estan bloquejats.
snorkels-lesson-shared-task = Al grup verd de tres li queda un tub. Troba’l i bloqueja’l.
snorkels-lesson-shared-done = Era l’últim. Queda capturat el grup sencer.

snorkels-lesson-fork = Dos alhora
snorkels-lesson-fork-text = Ningú no pot ser a dos llocs. Si una jugada teva posa en perill dos grups, només se’n pot salvar un.
snorkels-lesson-fork-task = Col·loca un snorkel de manera que a dos grups verds els quedi un sol tub a cadascun.
snorkels-lesson-fork-done = Ara el verd només en pot salvar un.
snorkels-lesson-fork-task-2 = El verd ha salvat el de l’esquerra. Captura l’altre.
snorkels-lesson-fork-done-2 = Dues amenaces alhora: no hi havia sortida.

snorkels-lesson-self = Vigila el teu propi aire
snorkels-lesson-self-text = Si després de la teva jugada un grup teu es queda sense aire, perds. I no es pot passar: s’ha de jugar en algun lloc.
snorkels-lesson-self-task = Aquí gairebé totes les caselles buides són mortals. Col·loca un snorkel on sobrevisqui.
snorkels-lesson-self-done = Allà no corres perill, i ara ha de jugar el verd.
snorkels-lesson-self-lost = Allà els teus propis snorkels es queden sense aire i perds. Prova una altra casella.

snorkels-lesson-both = Tots dos alhora
snorkels-lesson-both-text = Si grups dels dos colors perden l’últim aire en la mateixa jugada, guanya qui l’ha feta.
snorkels-lesson-both-task = L’snorkel verd del racó respira per una casella. Entra-hi, encara que no hi tinguis aire.
snorkels-lesson-both-done = Cap dels dos no té aire, però la jugada era teva: guanyes.

snorkels-lesson-room = Lloc fins al final
snorkels-lesson-room-text = El tauler s’omple. Qui es queda sense caselles segures s’ha de prendre el seu propi aire. Per això convé tancar aviat zones on només puguis jugar tu.
snorkels-lesson-room-task = Al verd només li queda una casella segura. Pren-la-hi.
snorkels-lesson-room-done = El verd ha de jugar igualment, es pren l’últim aire i guanyes tu.
snorkels-lesson-room-lost = Aquell era el teu últim aire, i perds. Busca la casella que necessita el verd.

snorkels-lesson-colour = Qui porta el lila?
snorkels-lesson-colour-text = El jugador 1 col·loca el primer snorkel lila. El 2 tria: passar al lila, o seguir amb el verd i col·locar. No surt a compte començar massa bé.
snorkels-lesson-colour-task = Ets el jugador 2, i el mig és fort. Passa al lila.
snorkels-lesson-colour-done = L’snorkel ara és teu, i el jugador 1 continua amb el verd.
