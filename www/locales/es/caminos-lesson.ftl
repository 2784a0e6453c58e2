### La lección de Caminos.

caminos-lesson-look = El objetivo
caminos-lesson-look-text = Gana quien primero une dos lados opuestos con caras de su color sin interrupción: aquí el verde, subiendo y bajando. Arrastra el tablero para girarlo.

caminos-lesson-lie = Colocar una pieza
caminos-lesson-lie-text =
    Empieza el verde. Por turnos, cada cual coloca una de sus piezas de cuatro cubos: T, Z, L u O. Elige una y { INPUT() ->
        [touch] toca una casilla
       *[keys] sostenla sobre una casilla
    }: verás dónde quedaría.
caminos-lesson-lie-task = Coloca cualquier pieza tumbada sobre el tablero.
caminos-lesson-lie-done = Un piso de altura: el comienzo de un camino.

caminos-lesson-stand = De pie
caminos-lesson-stand-text =
    Puedes girar las piezas como quieras, también de pie: la tira de dibujos muestra sus posiciones{ INPUT() ->
        [touch] { "" }
       *[keys] ; las teclas R, T y G la giran
    }.
caminos-lesson-stand-task = Coloca una pieza que tenga tres pisos de altura.
caminos-lesson-stand-done = Tres pisos: nada en este juego llega más alto.

caminos-lesson-climb = Por encima del otro
caminos-lesson-climb-text = Puedes construir sobre cualquier pieza de cualquier color. Pero al menos un cubo tiene que apoyarse en el tablero, y debajo no puede quedar hueco.
caminos-lesson-climb-task = Cubre al menos una de las casillas amarillas.
caminos-lesson-climb-done = Cuenta el cubo de arriba: el amarillo ha perdido esa casilla.

caminos-lesson-storeys = Dos pisos
caminos-lesson-storeys-text = La pieza amarilla está de pie y tiene dos pisos. Solo una L llega por encima: tres cubos desde el tablero y el cuarto arriba.
caminos-lesson-storeys-task = Cubre una de las dos casillas amarillas.
caminos-lesson-storeys-done = Allí arriba ya nadie puede cubrirla.

caminos-lesson-road = Un camino
caminos-lesson-road-text = Fíjate en las casillas cuyo cubo más alto es tuyo. Las vecinas de la misma altura están unidas; en diagonal no hay unión.
caminos-lesson-road-task = Lleva tu camino hasta el otro lado B y gana.
caminos-lesson-road-done = De B a B sin interrupción: has ganado.

caminos-lesson-wall = Por encima de la pared
caminos-lesson-wall-text = Las vecinas de distinta altura también están unidas si toda la pared que las separa es tuya. Así que un camino puede subir y bajar.
caminos-lesson-wall-task = El amarillo se cruza en tu camino. Súbete encima y gana.
caminos-lesson-wall-done = Por tu propia pared, sobre el amarillo y otra vez abajo: unido.

caminos-lesson-broken = Una pared rota
caminos-lesson-broken-text = Desde arriba, el camino verde parece entero. Pero entre c4 y d4 un cubo amarillo corta la pared y no hay unión. Gira el tablero para verlo.
caminos-lesson-broken-task = Arregla tu camino o rodea ese sitio, y gana.
caminos-lesson-broken-done = Ahora cada paso del camino es verde.

caminos-lesson-block = Cerrar el paso
caminos-lesson-block-text = El amarillo está a punto de llegar al otro lado B y pasa por encima de lo que es bajo. Cubre una parte del propio camino, y a buena altura.
caminos-lesson-block-task = Coloca una pieza de modo que el amarillo no pueda ganar en la próxima jugada.
caminos-lesson-block-done = El amarillo tendrá que buscar otro camino.
caminos-lesson-block-open = El amarillo aún llega con la próxima pieza. Cubre una casilla de su camino con una pieza de pie.

caminos-lesson-sides = Más lados
caminos-lesson-sides-text = Una casilla de esquina es de los dos lados. En los tableros de ocho lados, octógono y anillo, también vale unir un lado con un vecino de su opuesto.
caminos-lesson-sides-task = Lleva tu camino de la C de la izquierda a la C de la derecha o a un lado vecino de ella.
caminos-lesson-sides-done = Unidos, aunque no estén justo enfrente.

caminos-lesson-points = El final
caminos-lesson-points-text = Quien no puede colocar queda fuera, y el otro sigue. Los dos fuera: tablas. Una serie se juega por puntos: cuenta el camino más corto, aquí 9 caras arriba y 4 paredes, o sea 13.
