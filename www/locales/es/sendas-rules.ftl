### Las reglas y opciones de Sendas.

sendas-rules-goal = El objetivo
sendas-rules-goal-1 = Las blancas suben por el tablero, las negras bajan. Gana quien antes saca una de sus piezas por el borde opuesto.
sendas-rules-goal-figure = Las blancas han salido por e9 y ganan.
sendas-rules-start = Las sendas
sendas-rules-start-1 = Cada cual tiene una senda de seis piezas: dos rectas, dos curvas, una T y una cruz. Dos vecinas están unidas cuando el camino pasa de una a otra; si un extremo abierto da contra un lado cerrado, solo se tocan.
sendas-rules-start-figure = Todo listo para la primera partida. En «{ command-new }» hay otras posiciones.
sendas-rules-turn = El turno
sendas-rules-turn-1 = Empiezan las blancas. Toma una de tus piezas, ponla en cualquier casilla vacía, por lejos que esté, y gírala como quieras; o gírala sin más donde está. Al soltarla, todas tus piezas tienen que seguir unidas entre sí, y también todas las del otro.
sendas-rules-turn-2 = También puedes pasar siempre que quieras.
sendas-rules-turn-figure = La curva de c1 puede ir a cualquiera de las casillas marcadas.
sendas-rules-needed = Piezas imprescindibles
sendas-rules-needed-1 = Una pieza que mantiene unidas a otras tiene que quedarse, a no ser que vuelva a unirlas desde su nuevo sitio.
sendas-rules-needed-figure = La pieza de d1 no puede moverse: sin ella c1 quedaría aislada.
sendas-rules-joined = Sendas unidas
sendas-rules-joined-1 = A las uniones les da igual el color. Cuando las sendas se encuentran, tus piezas pueden seguir unidas a través de las del otro, y una pieza puede llegar muy lejos.
sendas-rules-joined-figure = La curva blanca va a e8: la columna negra la une con el resto de las blancas.
sendas-rules-held = Atado al otro
sendas-rules-held-1 = Desde ese momento los dos tenéis que procurar no partir tampoco la senda del rival.
sendas-rules-held-figure = Juegan las negras. La pieza blanca de e9 cuelga de la columna negra: de todas las negras solo está libre la de f6.
sendas-rules-part = Volver a separarse
sendas-rules-part-1 = Puedes dejar la senda común, siempre que después cada color siga unido por sí mismo.
sendas-rules-part-figure = Las negras han girado e5: vuelve a haber dos sendas.
sendas-rules-wild = Comodines
sendas-rules-wild-1 = Mientras las doce piezas estén unidas puedes, en vez de mover, voltear una de las tuyas. El dorso es una cruz, y lo será hasta el final. Una cruz es igual por los dos lados, así que no se puede voltear. Cuidado: los nuevos extremos sirven también al otro, y la pieza ya no cierra el paso.
sendas-rules-wild-figure = La curva de c4 es ahora un comodín. La marca una estrella.
sendas-rules-stuck = Sin movimientos
sendas-rules-stuck-1 = Nadie pierde por eso. Voltea una pieza si las sendas están unidas, o pasa.
sendas-rules-stuck-figure = Cada pieza negra une e9 con el resto de las blancas. Las negras pueden voltear una o pasar.
sendas-rules-exit = Por el borde
sendas-rules-exit-1 = Una pieza sale desde donde esté, a través de otra de la última fila que esté abierta hacia fuera. Fuera solo está unida con esa, así que no puede ser imprescindible donde estaba.
sendas-rules-exit-2 = Esa otra pieza puede ser incluso del rival.
sendas-rules-exit-figure = La curva blanca sale a través de la pieza negra de e9.
sendas-rules-draw = Tablas
sendas-rules-draw-1 = Una partida puede trabarse sin que nadie quiera mover. Tras dos pases seguidos, o cuando una posición se da por tercera vez, se proponen tablas; quien tiene el turno acepta o sigue jugando.

## Opciones

sendas-option-setup = Posición inicial
sendas-option-setup-hint = Los diagramas que venían con el juego se han perdido. Estas posiciones son reconstrucciones a partir de los textos que los acompañaban; si tienes el juego, coloca las tuyas.
sendas-option-setup-classic = Primera partida
sendas-option-setup-edge = Junto al borde
sendas-option-setup-compact = Compacta
sendas-option-setup-choice = La elección
sendas-option-setup-fortress = Fortaleza
sendas-option-setup-clash = Choque
sendas-option-setup-allin = Todo o nada
sendas-option-setup-own = Una propia
