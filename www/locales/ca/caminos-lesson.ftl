### La lliçó de Caminos.

caminos-lesson-look = L’objectiu
caminos-lesson-look-text = Guanya qui primer uneix dos costats oposats amb cares del seu color sense interrupció: aquí el verd, pujant i baixant. Arrossega el tauler per girar-lo.

caminos-lesson-lie = Col·locar una peça
caminos-lesson-lie-text =
    Comença el verd. Per torns, cadascú col·loca una de les seves peces de quatre cubs: T, Z, L o O. Tria’n una i { INPUT() ->
        [touch] toca una casella
       *[keys] aguanta-la damunt d’una casella
    }: veuràs on quedaria.
caminos-lesson-lie-task = Col·loca qualsevol peça plana damunt del tauler.
caminos-lesson-lie-done = Un pis d’alçada: el començament d’un camí.

caminos-lesson-stand = Posar-la dreta
caminos-lesson-stand-text =
    Pots girar les peces com vulguis, també dretes: la tira de dibuixos n’ensenya les posicions{ INPUT() ->
        [touch] { "" }
       *[keys] ; les tecles R, T i G la giren
    }.
caminos-lesson-stand-task = Col·loca una peça que faci tres pisos d’alçada.
caminos-lesson-stand-done = Tres pisos: en aquest joc res no arriba més amunt.

caminos-lesson-climb = Per damunt de l’altre
caminos-lesson-climb-text = Pots construir damunt de qualsevol peça, de qualsevol color. Però almenys un cub ha de reposar al tauler, i a sota no hi pot quedar cap buit.
caminos-lesson-climb-task = Tapa almenys una de les caselles grogues.
caminos-lesson-climb-done = Compta el cub de dalt: el groc ha perdut aquella casella.

caminos-lesson-storeys = Dos pisos
caminos-lesson-storeys-text = La peça groga està dreta i fa dos pisos. Només una L hi arriba per sobre: tres cubs des del tauler i el quart a dalt.
caminos-lesson-storeys-task = Tapa una de les dues caselles grogues.
caminos-lesson-storeys-done = Allà dalt ja ningú no la pot tapar.

caminos-lesson-road = Un camí
caminos-lesson-road-text = Fixa’t en les caselles que tenen el cub de dalt teu. Les veïnes de la mateixa altura estan unides; en diagonal no hi ha unió.
caminos-lesson-road-task = Porta el teu camí fins a l’altre costat B i guanya.
caminos-lesson-road-done = De B a B sense interrupció: has guanyat.

caminos-lesson-wall = Per damunt de la paret
caminos-lesson-wall-text = Les veïnes d’altura diferent també estan unides si tota la paret que hi ha entre elles és teva. Així que un camí pot pujar i baixar.
caminos-lesson-wall-task = El groc et barra el pas. Passa per damunt seu i guanya.
caminos-lesson-wall-done = Per la teva pròpia paret, damunt del groc i avall: unit.

caminos-lesson-broken = Una paret trencada
caminos-lesson-broken-text = Des de dalt, el camí verd sembla sencer. Però entre c4 i d4 un cub groc talla la paret i no hi ha unió. Gira el tauler per veure-ho.
caminos-lesson-broken-task = Adoba el teu camí o volta aquell lloc, i guanya.
caminos-lesson-broken-done = Ara cada pas del camí és verd.

caminos-lesson-block = Barrar el pas
caminos-lesson-block-text = El groc és a punt d’arribar a l’altre costat B i passa per sobre del que és baix. Tapa una part del camí mateix, i ben amunt.
caminos-lesson-block-task = Col·loca una peça de manera que el groc no pugui guanyar en la pròxima jugada.
caminos-lesson-block-done = El groc haurà de buscar un altre camí.
caminos-lesson-block-open = El groc encara arriba amb la pròxima peça. Tapa una casella del seu camí amb una peça dreta.

caminos-lesson-sides = Més costats
caminos-lesson-sides-text = Una casella de cantonada és dels dos costats. Als taulers de vuit costats, l’octàgon i l’anell, també pots unir un costat amb un dels dos veïns del seu oposat.
caminos-lesson-sides-task = Porta el teu camí de la C de l’esquerra a la C de la dreta o a un costat veí d’ella.
caminos-lesson-sides-done = Units, encara que no siguin exactament oposats.

caminos-lesson-points = El final
caminos-lesson-points-text = Qui no pot col·locar queda fora, i l’altre continua. Tots dos fora: taules. Una sèrie es juga a punts: compta el camí més curt, aquí 9 cares de dalt i 4 de paret, és a dir, 13.
