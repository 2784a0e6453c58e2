### Las reglas y opciones de Tayü.

tayu-rules-goal = El objetivo
tayu-rules-goal-1 = Entre todos construís una sola red de canales, y cada bando quiere que salga por sus dos bordes: uno por el norte y el sur, el otro por el este y el oeste. Cuenta el número de bocas en un borde multiplicado por el número en el borde opuesto.
tayu-rules-goal-figure = Norte y sur: 5 × 4 = 20. Este y oeste: 6 × 3 = 18.
tayu-rules-turn = El turno
tayu-rules-turn-1 = Empieza el jugador 1. Sacas una ficha y, si cabe en algún sitio, tienes que colocarla. Una ficha cubre tres casillas. Su agua tiene tres bocas, unidas entre sí. Puedes girarla, pero no voltearla.
tayu-rules-turn-2 = La primera ficha cubre al menos una casilla del centro marcado. Todas las demás tienen que unirse al agua que ya hay.
tayu-rules-fit = Qué cabe
tayu-rules-fit-1 = Allí donde dos fichas se tocan, una boca tiene que dar con una boca y una orilla con una orilla, en todos los lados. Y al menos una boca tiene que dar con otra: con tocarse no basta. El borde y las casillas vacías no estorban.
tayu-rules-fit-figure = Los marcos azules muestran dónde cabe la ficha tal como está girada; los de trazos, dónde cabe de otra manera.
tayu-rules-spots-figure = Aquí no: una boca daría contra una orilla.
tayu-rules-count = El recuento
tayu-rules-count-1 = Cada boca en un borde vale un punto; en un manantial, marcado con un anillo dorado, vale dos. Multiplica los puntos de tus dos bordes. Da igual quién colocó las fichas, y las bocas que no llegan al borde no cuentan.
tayu-rules-count-2 = Así que un borde lleno de bocas no vale nada mientras el de enfrente esté seco. Gana la puntuación más alta; con puntuaciones iguales, son tablas.
tayu-rules-count-figure = Un manantial en cada lado: (5 + 1) × (4 + 1) = 30.
tayu-rules-end = El final
tayu-rules-end-1 = La partida termina cuando han salido todas las fichas, o cuando la que ha salido no cabe y los demás quieren terminar. Quien prefiera puede seguir: entonces la ficha se aparta. Si ya no cabe ninguna, la partida termina sola.
tayu-rules-end-figure = Ya se ha cerrado: el agua no sigue y no se puede unir ninguna ficha.
tayu-rules-four = Cuatro jugadores
tayu-rules-four-1 = Quienes están frente a frente forman equipo: los jugadores 1 y 3 por el norte y el sur, el 2 y el 4 por el este y el oeste.
tayu-rules-three = Tres jugadores
tayu-rules-three-1 = Dos juegan el uno contra el otro y el tercero es el saboteador. El saboteador gana si ningún bando llega a la meta. Si alguno llega, gana la puntuación más alta.
tayu-rules-three-2 = Quién es el saboteador se puede decidir por subasta. Por turnos, cada uno dice la meta que defendería, igual o más baja que la anterior. El primero que repite el último número cierra la subasta: el saboteador es quien lo dijo primero.
tayu-rules-table = Fichas sobre la mesa
tayu-rules-table-1 = Para quien ya tiene práctica: las fichas están boca abajo y eliges tú. Las que llevan un anillo en el dorso tienen bocas en tres lados; las demás, en dos o las tres en uno solo.
tayu-rules-advice = Un buen consejo
tayu-rules-advice-1 = A veces conviene más desviar el agua del otro que llevar la propia. Busca pronto los manantiales, y mira qué queda en la bolsa antes de dejar un hueco que solo una ficha puede llenar.

## Opciones

tayu-option-players = Número de jugadores
tayu-option-players-hint = Si son tres, uno es el saboteador y juega contra los dos bandos. Si son cuatro, juegan dos contra dos.
tayu-option-saboteur = Saboteador
tayu-option-saboteur-1 = Jugador 1
tayu-option-saboteur-2 = Jugador 2
tayu-option-saboteur-3 = Jugador 3
tayu-option-saboteur-auction = Por subasta
tayu-option-saboteur-hint = El saboteador gana si ninguno de los otros llega a la meta.
tayu-option-target = Meta
tayu-option-target-hint = La puntuación a la que tiene que llegar uno de los dos bandos.
tayu-option-draw = Fichas
tayu-option-draw-bag = A ciegas, de la bolsa
tayu-option-draw-table = Boca abajo en la mesa
tayu-option-draw-hint = En la mesa se elige la ficha por el dorso: si tiene un anillo, sus canales llevan a tres lados.
tayu-option-end = Si una ficha no cabe
tayu-option-end-hint = Si deciden los demás, la partida termina ahí o sigue sin esa ficha.
tayu-option-end-agree = Deciden los demás
tayu-option-end-stop = Termina la partida
