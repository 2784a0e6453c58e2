### Les regles i opcions de Snorkels.

snorkels-rules-goal = L’objectiu
snorkels-rules-goal-1 = Cada snorkel respira per les caselles buides que té al costat. Perd el primer color amb un grup que ja no pot respirar.
snorkels-rules-turn = El torn
snorkels-rules-turn-1 = Lila i verd s’alternen. En el teu torn col·loques un snorkel del teu color en qualsevol casella buida. Ja no es mou d’allà, i no es pot passar.
snorkels-rules-colour = Qui porta el lila?
snorkels-rules-colour-1 = El jugador 1 col·loca el primer snorkel lila. El jugador 2 se’l mira i tria: o passa al lila, i el jugador 1 continua amb el verd, o es queda amb el verd i col·loca un snorkel.
snorkels-rules-air = L’aire
snorkels-rules-air-1 = Un snorkel té quatre tubs. Les boques blanques prenen aire d’una casella buida; les que porten un tap estan bloquejades per la vora, una pedra o l’altre color.
snorkels-rules-air-2 = Els snorkels d’un mateix color que es toquen per un costat comparteixen l’aire. El número diu per quantes caselles buides respira el grup; quan només en queda una, es torna vermell.
snorkels-rules-air-figure = Els snorkels liles formen un grup i comparteixen l’aire de tots els seus tubs.
snorkels-rules-capture = La captura
snorkels-rules-capture-1 = Si després de la teva jugada hi ha un grup de l’altre color sense aire, guanyes a l’acte. No es treu res del tauler.
snorkels-rules-capture-figure = El verd ha tancat l’últim tub del mig i guanya.
snorkels-rules-self = Vigila el teu propi aire
snorkels-rules-self-1 = Si després de la teva jugada hi ha un grup teu sense aire, perds. A mesura que el tauler s’omple, algú haurà de jugar així.
snorkels-rules-self-figure = En aquest racó el lila es quedaria sense aire i perdria.
snorkels-rules-both = Tots dos alhora
snorkels-rules-both-1 = Si grups dels dos colors perden l’últim aire al mateix temps, guanya qui ha col·locat l’últim snorkel.
snorkels-rules-both-figure = Aquí sí que pot entrar el lila: l’snorkel verd del racó perd l’aire en aquell mateix moment.
snorkels-rules-stones = Les pedres
snorkels-rules-stones-1 = Si voleu, poseu fins a tres pedres al tauler abans de començar. Bloquegen l’aire igual que la vora, de manera que les caselles del costat són perilloses.
snorkels-rules-stones-figure = Al costat d’una pedra hi ha menys aire.
snorkels-rules-advice = Un bon consell
snorkels-rules-advice-1 = Com que ningú no pot passar, l’espai ho és tot: tanca aviat zones on només tu puguis jugar sense perill.

## Opcions

snorkels-option-seats-hint = Perquè sigui just, el jugador 2 tria el color després de la primera jugada.
snorkels-option-size = Caselles per costat
snorkels-option-size-hint = El joc de la capsa en té set. En un tauler petit s’acaba de seguida.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Pedres a l’atzar
snorkels-option-random-stones-hint = Les pedres bloquegen l’aire com la vora. Totes les caselles lliures són igual de probables.
snorkels-option-stones = Pedres a mà
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Toca una casella per posar-hi una pedra o per treure-la.
       *[keys] Prem una casella per posar-hi una pedra o per treure-la.
    }
