### Las reglas y opciones de Caminos.

caminos-rules-goal = El objetivo
caminos-rules-goal-1 = El verde y el amarillo construyen caminos. Gana en el acto quien primero une dos lados opuestos del tablero con una serie ininterrumpida de caras de su color.
caminos-rules-goal-figure = El verde ha unido los lados A: nueve caras de arriba y cuatro de pared.
caminos-rules-turn = El turno
caminos-rules-turn-1 = Empieza el verde. Por turnos, cada cual coloca una de sus piezas: cuatro T, cuatro Z, cuatro L y dos O. Puedes girarlas como quieras, también de pie. No se puede pasar.
caminos-rules-stand = Dónde puede ir una pieza
caminos-rules-stand-1 = Todos sus cubos quedan sobre casillas del tablero y al menos uno se apoya en el propio tablero. Por eso nada pasa nunca de tres cubos de alto.
caminos-rules-stand-2 = Debajo no puede quedar ningún hueco. Puede descansar sobre otras piezas, sean del color que sean, y no hace falta que toque ninguna.
caminos-rules-stand-figure = Permitido: el amarillo se apoya en el tablero y cubre al verde sin dejar hueco.
caminos-rules-gap-figure = Prohibido: debajo quedaría un hueco.
caminos-rules-aloft-figure = Prohibido: ningún cubo se apoyaría en el tablero.
caminos-rules-road = Los caminos
caminos-rules-road-1 = Mira desde arriba: cuentan las casillas cuyo cubo más alto es tuyo. Dos vecinas de la misma altura están unidas. Si la altura es distinta, lo están cuando toda la pared que las separa es tuya.
caminos-rules-road-2 = Ni en diagonal, ni por una arista vertical, ni por tablero vacío hay unión. Una casilla de esquina pertenece a los dos lados.
caminos-rules-road-figure = Sin unir: entre c4 y d4 el amarillo corta la pared.
caminos-rules-sides = Octógono y anillo
caminos-rules-sides-1 = En los tableros de ocho lados también puedes unir un lado con uno de los dos vecinos de su opuesto. El agujero del anillo no es un lado, y nada puede ir encima.
caminos-rules-sides-figure = Del lado C a un vecino del otro C: unido.
caminos-rules-out = Sin sitio
caminos-rules-out-1 = Quien no puede colocar una pieza cuando le toca queda fuera hasta el final, y su pareja también. El otro bando sigue solo. Si los dos quedan fuera sin camino, la partida queda en tablas.
caminos-rules-neutral = Barras neutrales
caminos-rules-neutral-1 = Si queréis, cada bando coloca primero una barra azul de tres cubos. No son de nadie; una barra tumbada se puede cubrir como cualquier pieza.
caminos-rules-neutral-figure = A una barra de pie no se puede subir.
caminos-rules-four = Cuatro jugadores
caminos-rules-four-1 = Los jugadores 1 y 3 llevan el verde; el 2 y el 4, el amarillo. Cada cual tiene la mitad de las piezas del color. La pareja gana y pierde junta.
caminos-rules-points = Puntos
caminos-rules-points-1 = Para varias partidas seguidas: quien gana se apunta las caras del camino más corto entre los lados unidos, las de arriba y las de pared. En el octógono y el anillo, un camino entre lados exactamente opuestos vale el doble.
caminos-rules-points-2 = Si no hay camino, se cuentan las piezas de cada color que pisan el borde del tablero. Quien tiene menos se apunta tantos puntos como piezas tiene allí el otro.
caminos-rules-hands = Con la pieza en la mano
caminos-rules-hands-1 = Sostenla sobre el tablero y verás dónde quedaría. Un contorno a trazos avisa de que no cabe, y la línea junto al tablero dice por qué. Un clic, o un segundo toque en la misma casilla, y queda puesta.
caminos-rules-hands-2 = Arrastra para girar el tablero. Desde arriba, un número dice qué columnas tienen dos o tres cubos de altura. La tira de dibujos muestra las posiciones de tu pieza; las que no caben sobre la casilla se ven tenues.
caminos-rules-hands-3 = Con el teclado: con las flechas te mueves y del 1 al 4 eliges pieza; R la gira, T y G la vuelcan, W recorre sus posiciones y F lo que cabe; Intro coloca, y Mayús con las flechas gira el tablero.

## Opciones

caminos-option-board = Tablero
caminos-option-board-hint = Para la primera partida, mejor el cuadrado.
caminos-option-board-square = Cuadrado
caminos-option-board-rhombus = Rombo
caminos-option-board-octagon = Octógono
caminos-option-board-ring = Anillo
caminos-option-players = Número de jugadores
caminos-option-players-hint = Si son cuatro, quienes se sientan frente a frente comparten color y se turnan.
caminos-option-neutrals = Barras neutrales
caminos-option-neutrals-hint = Cada bando coloca primero una barra azul que no es de nadie.
caminos-option-neutrals-no = Sin barras
caminos-option-neutrals-yes = Una por bando
