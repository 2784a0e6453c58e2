### La lliçó de Sendas.

sendas-lesson-goal = Per la vora
sendas-lesson-goal-text = Les blanques pugen pel tauler, les negres baixen. Guanya qui abans treu una de les seves peces per la vora oposada.
sendas-lesson-goal-task = El sender blanc desemboca a e9. Treu per allà un colze, una peça que tomba.
sendas-lesson-goal-done = Fora, i has guanyat. Com s’arriba tan lluny ve ara.

sendas-lesson-move = Pas a pas
sendas-lesson-move-text = Comencen les blanques. Posa una de les teves peces en qualsevol casella buida, girada com vulguis. Després el sender ha d’unir les teves sis peces.
sendas-lesson-move-task = Agafa un colze del darrere i posa’l al davant, damunt d’e2.
sendas-lesson-move-done = El sender ha avançat una fila.

sendas-lesson-needed = Peces imprescindibles
sendas-lesson-needed-text = Una peça que n’uneix d’altres al sender es queda, si no les uneix també des del nou lloc. Mentre c1 penjava de d1, d1 no es podia moure. Ara sí.
sendas-lesson-needed-task = Puja una altra peça des de la primera fila.
sendas-lesson-needed-done = Així avança el sender: el que queda enrere passa al davant.

sendas-lesson-turn = Girar
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] També pots girar una peça on és: agafa-la, gira-la amb «{ sendas-choice-turn }» i torna a tocar la seva casella.
       *[keys] També pots girar una peça on és: agafa-la, gira-la (R, la roda o el botó) i torna a prémer la seva casella.
    }
sendas-lesson-turn-task = Gira un dels dos colzes sense moure’l de lloc.
sendas-lesson-turn-done = Tot continua unit, i un extrem obert ara mira cap a una altra banda.
sendas-lesson-turn-moved = Has mogut la peça. Deixa-la a la seva casella i gira-la només.

sendas-lesson-join = Els senders es troben
sendas-lesson-join-text = Les unions no entenen de colors. On un extrem obert en troba un altre, el camí continua, i dos senders es fan un.
sendas-lesson-join-task = Posa a e5 una peça que uneixi el teu sender amb el negre.
sendas-lesson-join-done = Ara totes dotze peces estan unides.

sendas-lesson-carry = Pel camí de l’altre
sendas-lesson-carry-text = En un sender comú les teves peces es poden mantenir unides a través de les de l’altre. Així una peça arriba molt lluny en un sol torn.
sendas-lesson-carry-task = Puja un colze blanc fins a la vuitena fila.
sendas-lesson-carry-done = Quatre files en un torn: la columna negra l’uneix amb la resta.

sendas-lesson-held = Lligats l’un a l’altre
sendas-lesson-held-text = Però tampoc no pots partir el sender de l’altre. La peça blanca d’e9 penja de la columna negra, de manera que la columna s’ha de quedar.
sendas-lesson-held-task = Portes les negres. Només una de les teves peces és lliure: troba-la i mou-la.
sendas-lesson-held-done = Aquella no aguantava cap altra. Les altres es queden mentre les blanques en pengin.

sendas-lesson-part = Tornar-se a separar
sendas-lesson-part-text = Pots deixar el sender comú, sempre que després cada color continuï unit per ell mateix.
sendas-lesson-part-task = Portes les negres. Gira e5 perquè els senders se separin.
sendas-lesson-part-done = Altre cop dos senders: les blanques ja no pugen pel teu.

sendas-lesson-wild = Comodins
sendas-lesson-wild-text = Mentre les dotze peces estiguin unides pots capgirar-ne una de teva en comptes de moure. El dors és una creu, oberta per tots els costats fins al final.
sendas-lesson-wild-task = Agafa una de les teves peces i capgira-la.
sendas-lesson-wild-done = Un comodí: el marca l’estrella. Una creu no es pot capgirar. Compte, els seus extrems nous serveixen també a les negres.

sendas-lesson-stuck = Sense moviments
sendas-lesson-stuck-text = Si cap de les teves peces no es pot moure, no perds. En pots capgirar una mentre els senders estiguin units, i pots passar sempre.
sendas-lesson-stuck-task = Portes les negres, i totes les teves peces aguanten e9. No regalis res: passa.
sendas-lesson-stuck-done = Tornen a jugar les blanques. Després de dues passades seguides, o quan una posició es dona per tercera vegada, es proposen taules.

sendas-lesson-through = A través de l’altre
sendas-lesson-through-text = Per sortir, una peça en necessita una altra a l’última fila que sigui oberta cap enfora. Pot ser del rival.
sendas-lesson-through-task = Surt a través de la peça negra d’e9.
sendas-lesson-through-done = Fora, i has guanyat: la porta era una peça negra.

sendas-lesson-finish = Les dues últimes jugades
sendas-lesson-finish-text = Ara pel teu compte: primer la porta, després fora. El que es queda ha de continuar unit.
sendas-lesson-finish-task = Fes la porta: posa a e9 una peça oberta cap amunt.
sendas-lesson-finish-done = La porta és oberta. Què faran les negres?
sendas-lesson-finish-task-2 = No l’han poguda tancar. Treu una peça.
sendas-lesson-finish-done-2 = Per la vora, i has guanyat.
