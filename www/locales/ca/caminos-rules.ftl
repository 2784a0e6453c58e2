### Les regles i opcions de Caminos.

caminos-rules-goal = L’objectiu
caminos-rules-goal-1 = Verd i groc construeixen camins. Guanya a l’acte qui primer uneix dos costats oposats del tauler amb una sèrie ininterrompuda de cares del seu color.
caminos-rules-goal-figure = El verd ha unit els costats A: nou cares de dalt i quatre de paret.
caminos-rules-turn = El torn
caminos-rules-turn-1 = Comença el verd. Per torns, cadascú col·loca una de les seves peces: quatre T, quatre Z, quatre L i dues O. Es poden girar com es vulgui, també dretes. No es pot passar.
caminos-rules-stand = On pot anar una peça
caminos-rules-stand-1 = Tots els seus cubs queden damunt de caselles del tauler i almenys un reposa al tauler mateix. Per això res no passa mai de tres cubs d’alt.
caminos-rules-stand-2 = A sota no hi pot quedar cap buit. Pot reposar damunt d’altres peces, del color que siguin, i no cal que en toqui cap.
caminos-rules-stand-figure = Permès: el groc reposa al tauler i tapa el verd sense deixar cap buit.
caminos-rules-gap-figure = Prohibit: a sota hi quedaria un buit.
caminos-rules-aloft-figure = Prohibit: cap cub no reposaria al tauler.
caminos-rules-road = Els camins
caminos-rules-road-1 = Mira-ho des de dalt: compten les caselles que tenen el cub de dalt teu. Dues veïnes de la mateixa altura estan unides. Si l’altura és diferent, ho estan quan tota la paret que hi ha entre elles és teva.
caminos-rules-road-2 = Ni en diagonal, ni per una aresta vertical, ni pel tauler nu no hi ha unió. Una casella de cantonada és dels dos costats.
caminos-rules-road-figure = Sense unir: entre c4 i d4 el groc talla la paret.
caminos-rules-sides = Octàgon i anell
caminos-rules-sides-1 = Als taulers de vuit costats també pots unir un costat amb un dels dos veïns del seu oposat. El forat de l’anell no és cap costat, i res no hi pot passar per sobre.
caminos-rules-sides-figure = Del costat C a un veí de l’altre C: units.
caminos-rules-out = Sense lloc
caminos-rules-out-1 = Qui no pot col·locar cap peça quan li toca queda fora fins al final, i la seva parella també. L’altre bàndol continua sol. Si tots dos queden fora sense camí, la partida acaba en taules.
caminos-rules-neutral = Barres neutrals
caminos-rules-neutral-1 = Si voleu, cada bàndol col·loca primer una barra blava de tres cubs. No són de ningú; una barra ajaguda es pot tapar com qualsevol peça.
caminos-rules-neutral-figure = A una barra dreta no s’hi pot pujar.
caminos-rules-four = Quatre jugadors
caminos-rules-four-1 = Els jugadors 1 i 3 porten el verd; el 2 i el 4, el groc. Cadascú té la meitat de les peces del color. Cada parella guanya i perd plegada.
caminos-rules-points = Punts
caminos-rules-points-1 = En una sèrie de partides, qui guanya s’apunta les cares del camí més curt entre els costats units, les de dalt i les de paret. A l’octàgon i a l’anell, un camí entre costats exactament oposats val el doble.
caminos-rules-points-2 = Si no hi ha camí, es compten les peces de cada color que són a la vora del tauler. Qui en té menys s’apunta tants punts com peces hi té l’altre.
caminos-rules-hands = Amb la peça a la mà
caminos-rules-hands-1 = Aguanta-la damunt del tauler i veuràs on quedaria. Un contorn de ratlletes avisa que no hi cap, i la línia del costat del tauler diu per què. Un clic, o un segon toc a la mateixa casella, i queda posada.
caminos-rules-hands-2 = Arrossega per girar el tauler. Des de dalt, un número diu l’altura de les columnes de dos o tres cubs. La tira de dibuixos mostra les posicions de la teva peça; les que no caben damunt de la casella es veuen pàl·lides.
caminos-rules-hands-3 = Amb el teclat: les fletxes et mouen pel tauler; de l’1 al 4 tries la peça; R la gira, T i G la tomben, W en recorre les posicions, F el que hi cap i Retorn la col·loca; Maj i les fletxes giren el tauler.

## Opcions

caminos-option-board = Tauler
caminos-option-board-hint = Per a la primera partida, millor el quadrat.
caminos-option-board-square = Quadrat
caminos-option-board-rhombus = Rombe
caminos-option-board-octagon = Octàgon
caminos-option-board-ring = Anell
caminos-option-players = Nombre de jugadors
caminos-option-players-hint = Si són quatre, els qui seuen cara a cara juguen per torns amb el mateix color.
caminos-option-neutrals = Barres neutrals
caminos-option-neutrals-hint = Cada bàndol col·loca primer una barra blava que no és de ningú.
caminos-option-neutrals-no = Sense
caminos-option-neutrals-yes = Una per bàndol
