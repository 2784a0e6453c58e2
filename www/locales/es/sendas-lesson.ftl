### La lección de Sendas.

sendas-lesson-goal = Por el borde
sendas-lesson-goal-text = Las blancas suben por el tablero, las negras bajan. Gana quien antes saca una de sus piezas por el borde opuesto.
sendas-lesson-goal-task = La senda blanca desemboca en e9. Saca por ahí una curva, una pieza que dobla.
sendas-lesson-goal-done = Fuera, y has ganado. Cómo se llega tan lejos viene ahora.

sendas-lesson-move = Paso a paso
sendas-lesson-move-text = Empiezan las blancas. Pon una de tus piezas en cualquier casilla vacía, girada como quieras. Después la senda tiene que unir tus seis piezas.
sendas-lesson-move-task = Toma una curva de atrás y ponla delante, encima de e2.
sendas-lesson-move-done = La senda ha avanzado una fila.

sendas-lesson-needed = Piezas imprescindibles
sendas-lesson-needed-text = Una pieza que une otras a la senda se queda, si no las une también desde su nuevo sitio. Mientras c1 colgaba de d1, d1 no podía moverse. Ahora sí.
sendas-lesson-needed-task = Sube otra pieza desde la primera fila.
sendas-lesson-needed-done = Así avanza la senda: lo que queda atrás pasa delante.

sendas-lesson-turn = Girar
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] También puedes girar una pieza donde está: tómala, gírala con «{ sendas-choice-turn }» y vuelve a tocar su casilla.
       *[keys] También puedes girar una pieza donde está: tómala, gírala (R, la rueda o el botón) y vuelve a pulsar su casilla.
    }
sendas-lesson-turn-task = Gira una de las dos curvas sin moverla de sitio.
sendas-lesson-turn-done = Todo sigue unido, y un extremo abierto mira ahora a otro lado.
sendas-lesson-turn-moved = Has movido la pieza. Déjala en su casilla y gírala solamente.

sendas-lesson-join = Las sendas se encuentran
sendas-lesson-join-text = A las uniones les da igual el color. Donde un extremo abierto da con otro, el camino sigue, y dos sendas se hacen una.
sendas-lesson-join-task = Pon en e5 una pieza que una tu senda con la negra.
sendas-lesson-join-done = Ahora las doce piezas están unidas.

sendas-lesson-carry = Por el camino del otro
sendas-lesson-carry-text = En una senda común tus piezas pueden seguir unidas a través de las del otro. Así una pieza llega muy lejos en un solo turno.
sendas-lesson-carry-task = Sube una curva blanca hasta la octava fila.
sendas-lesson-carry-done = Cuatro filas en un turno: la columna negra la une con el resto.

sendas-lesson-held = Atado al otro
sendas-lesson-held-text = Pero tampoco puedes partir la senda del otro. La pieza blanca de e9 cuelga de la columna negra, así que la columna tiene que quedarse.
sendas-lesson-held-task = Llevas las negras. Solo una de tus piezas está libre: encuéntrala y muévela.
sendas-lesson-held-done = Esa no sostenía a nadie. Las demás se quedan mientras las blancas cuelguen de ellas.

sendas-lesson-part = Volver a separarse
sendas-lesson-part-text = Puedes dejar la senda común, siempre que después cada color siga unido por sí mismo.
sendas-lesson-part-task = Llevas las negras. Gira e5 para que las sendas se separen.
sendas-lesson-part-done = Otra vez dos sendas: las blancas ya no suben por la tuya.

sendas-lesson-wild = Comodines
sendas-lesson-wild-text = Mientras las doce piezas estén unidas puedes voltear una tuya en vez de mover. El dorso es una cruz, abierta por todos los lados hasta el final.
sendas-lesson-wild-task = Toma una de tus piezas y voltéala.
sendas-lesson-wild-done = Un comodín: lo marca la estrella. Una cruz no se puede voltear. Cuidado, sus nuevos extremos sirven también a las negras.

sendas-lesson-stuck = Nada se mueve
sendas-lesson-stuck-text = Si ninguna de tus piezas puede moverse, no pierdes. Puedes voltear una mientras las sendas estén unidas, y pasar siempre.
sendas-lesson-stuck-task = Llevas las negras, y todas tus piezas sostienen e9. No regales nada: pasa.
sendas-lesson-stuck-done = Vuelven a jugar las blancas. Tras dos pases seguidos, o cuando una posición se da por tercera vez, se proponen tablas.

sendas-lesson-through = A través del otro
sendas-lesson-through-text = Para salir, una pieza necesita otra en la última fila que esté abierta hacia fuera. Puede ser del rival.
sendas-lesson-through-task = Sal a través de la pieza negra de e9.
sendas-lesson-through-done = Fuera, y has ganado: la puerta era una pieza negra.

sendas-lesson-finish = Las dos últimas jugadas
sendas-lesson-finish-text = Ahora por tu cuenta: primero la puerta, después fuera. Lo que se queda tiene que seguir unido.
sendas-lesson-finish-task = Haz la puerta: pon en e9 una pieza abierta hacia arriba.
sendas-lesson-finish-done = La puerta está abierta. ¿Qué harán las negras?
sendas-lesson-finish-task-2 = No han podido cerrarla. Saca una pieza.
sendas-lesson-finish-done-2 = Por el borde, y has ganado.
