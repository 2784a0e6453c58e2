### Les regles i opcions de Tayü.

tayu-rules-goal = L’objectiu
tayu-rules-goal-1 = Entre tots construïu una sola xarxa de canals, i cada bàndol vol que surti per les seves dues vores: l’un pel nord i el sud, l’altre per l’est i l’oest. Compta el nombre de boques d’una vora multiplicat pel de la vora oposada.
tayu-rules-goal-figure = Nord i sud: 5 × 4 = 20. Est i oest: 6 × 3 = 18.
tayu-rules-turn = El torn
tayu-rules-turn-1 = Comença el jugador 1. Treus una fitxa i, si cap en algun lloc, l’has de col·locar. Una fitxa cobreix tres caselles. La seva aigua té tres boques, unides entre si. La pots girar, però no capgirar.
tayu-rules-turn-2 = La primera fitxa cobreix almenys una casella del centre marcat. Totes les altres s’han d’unir a l’aigua que ja hi ha.
tayu-rules-fit = Què hi cap
tayu-rules-fit-1 = Allà on dues fitxes es toquen, una boca ha de trobar una boca i una riba, una riba, a tots els costats. I almenys una boca n’ha de trobar una altra: amb tocar-se no n’hi ha prou. La vora i les caselles buides no fan nosa.
tayu-rules-fit-figure = Els marcs blaus ensenyen on cap la fitxa tal com està girada; els de traços, on cap d’una altra manera.
tayu-rules-spots-figure = Aquí no: una boca toparia amb una riba.
tayu-rules-count = El recompte
tayu-rules-count-1 = Cada boca en una vora val un punt; en una font, marcada amb una anella daurada, en val dos. Multiplica els punts de les teves dues vores. Tant és qui hagi col·locat les fitxes, i les boques que no arriben a la vora no compten.
tayu-rules-count-2 = Així doncs, una vora plena de boques no val res mentre la d’enfront sigui seca. Guanya la puntuació més alta; si són iguals, són taules.
tayu-rules-count-figure = Una font a cada costat: (5 + 1) × (4 + 1) = 30.
tayu-rules-end = El final
tayu-rules-end-1 = La partida s’acaba quan han sortit totes les fitxes, o quan la que ha sortit no cap enlloc i els altres volen acabar. Qui s’ho estimi més pot continuar: aleshores la fitxa s’aparta. Si ja no se’n pot col·locar cap, la partida s’acaba sola.
tayu-rules-end-figure = Ja s’ha tancat: l’aigua no continua i no s’hi pot unir cap fitxa.
tayu-rules-four = Quatre jugadors
tayu-rules-four-1 = Els qui seuen cara a cara fan equip: els jugadors 1 i 3, nord i sud; el 2 i el 4, est i oest.
tayu-rules-three = Tres jugadors
tayu-rules-three-1 = Dos juguen l’un contra l’altre i el tercer és el sabotejador. El sabotejador guanya si cap bàndol no arriba a la fita. Si algun hi arriba, guanya la puntuació més alta.
tayu-rules-three-2 = Qui és el sabotejador es pot decidir per subhasta. Per torns, cadascú diu la fita que defensaria, igual o més baixa que l’anterior. El primer que repeteix l’últim nombre tanca la subhasta: el sabotejador és qui l’ha dit primer.
tayu-rules-table = Fitxes sobre la taula
tayu-rules-table-1 = Per a qui ja té pràctica: les fitxes són de cara avall i tries tu. Les que duen una anella al dors tenen boques a tres costats; les altres, a dos o totes tres en un de sol.
tayu-rules-advice = Un bon consell
tayu-rules-advice-1 = De vegades convé més desviar l’aigua de l’altre que no pas allargar la pròpia. Busca aviat les fonts i mira què queda a la bossa abans de deixar un forat que només una fitxa pot omplir.

## Opcions

tayu-option-players = Nombre de jugadors
tayu-option-players-hint = Si són tres, un és el sabotejador i juga contra tots dos bàndols. Si són quatre, juguen dos contra dos.
tayu-option-saboteur = Sabotejador
tayu-option-saboteur-1 = Jugador 1
tayu-option-saboteur-2 = Jugador 2
tayu-option-saboteur-3 = Jugador 3
tayu-option-saboteur-auction = Per subhasta
tayu-option-saboteur-hint = El sabotejador guanya si cap dels altres no arriba a la fita.
tayu-option-target = Fita
tayu-option-target-hint = La puntuació a què ha d’arribar un dels dos bàndols.
tayu-option-draw = Fitxes
tayu-option-draw-bag = A cegues, de la bossa
tayu-option-draw-table = De cara avall a la taula
tayu-option-draw-hint = A la taula es tria la fitxa pel dors: si hi ha una anella, els seus canals porten a tres costats.
tayu-option-end = Si una fitxa no cap enlloc
tayu-option-end-hint = Si decideixen els altres, la partida s’acaba allà o continua sense aquella fitxa.
tayu-option-end-agree = Decideixen els altres
tayu-option-end-stop = S’acaba la partida
