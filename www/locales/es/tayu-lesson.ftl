### La lección de Tayü.

tayu-lesson-first = La primera ficha
tayu-lesson-first-text = Tú llevas el agua al norte y al sur; el otro, al este y al oeste. Sale de cada ficha por tres bocas. Empieza en el centro marcado.
tayu-lesson-first-task = Colócala en el centro de modo que una boca mire al norte y otra al sur.
tayu-lesson-first-done = Desde aquí el agua puede llegar a tus dos bordes. En la partida empieza el jugador 1, y cada turno sale una ficha.

tayu-lesson-turn = Girar la ficha
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] «{ tayu-choice-turn }» gira la ficha. Los marcos azules muestran dónde cabe así; los de trazos, dónde cabe girada. «{ tayu-choice-next }» los recorre todos.
       *[keys] R, la rueda o el botón giran la ficha. Los marcos azules muestran dónde cabe así; los de trazos, dónde cabe girada. «{ tayu-choice-next }» los recorre todos.
    }
tayu-lesson-turn-task = Gira la ficha y colócala de modo que otra boca lleve al norte.
tayu-lesson-turn-done = Un camino más hacia el norte.

tayu-lesson-join = Boca con boca
tayu-lesson-join-text = Donde dos fichas se tocan, boca con boca y orilla con orilla. Una orilla es un lado sin boca. Al menos una boca tiene que dar con otra.
tayu-lesson-join-task = Busca el sitio donde la ficha une dos bocas a la vez.
tayu-lesson-join-done = Dos bocas han dado con otras dos: todo esto es un solo río. El borde y las casillas vacías no estorban.

tayu-lesson-rim = Hasta el borde
tayu-lesson-rim-text = Cuentan las bocas que dan a un borde. Las que no llegan no cuentan, y da igual quién colocó la ficha.
tayu-lesson-rim-task = Lleva el agua hasta el borde norte.
tayu-lesson-rim-done = Ya ha llegado: el número de la esquina cuenta el borde norte.

tayu-lesson-spring = Manantiales
tayu-lesson-spring-text = Cada borde tiene cuatro manantiales, marcados con anillos dorados. Allí una boca vale el doble.
tayu-lesson-spring-task = Coloca la ficha de modo que una boca llegue a un manantial.
tayu-lesson-spring-done = Una boca, dos puntos.

tayu-lesson-product = Norte por sur
tayu-lesson-product-text = Tu puntuación son los puntos del norte por los del sur. Aquí son 4 × 0: toda el agua del norte no vale nada mientras el sur esté seco.
tayu-lesson-product-task = Lleva el agua hasta el borde sur.
tayu-lesson-product-done = 4 × 1 = 4. Cada boca más en el sur vale otros cuatro.

tayu-lesson-count = El recuento
tayu-lesson-count-text = Cinco bocas en el norte y cuatro en el sur, una de cada lado en un manantial: (5 + 1) × (4 + 1) = 30. El este y el oeste aún no tienen nada.

tayu-lesson-divert = Desviar el agua
tayu-lesson-divert-text = A menudo conviene más desviar el agua del otro que llevar la propia. Dos bocas están a punto de llegar al borde este, una de ellas a un manantial.
tayu-lesson-divert-task = Atrapa las dos con una sola ficha.
tayu-lesson-divert-done = Nada de agua para el este: ahora va hacia el norte, que es lo tuyo.

tayu-lesson-end = Una ficha que no cabe
tayu-lesson-end-text = La partida termina cuando no quedan fichas, o cuando una no cabe y los demás quieren terminar. Quien prefiera puede seguir: la ficha se aparta.
tayu-lesson-end-task = Nadie tiene puntos todavía. No termines la partida: sigue jugando.
tayu-lesson-end-done = La ficha queda fuera de juego y la partida sigue.

tayu-lesson-table = Elegir
tayu-lesson-table-text = Con práctica se puede sacar de la mesa en vez de la bolsa. Las fichas con un anillo detrás tienen bocas en tres lados; las demás, en dos o en uno.
tayu-lesson-table-task = Elige una ficha con bocas en tres lados.
tayu-lesson-table-done = Con anillo: puede seguir en tres direcciones.

tayu-lesson-auction = Tres y cuatro jugadores
tayu-lesson-auction-text = Cuatro son dos equipos. Tres pujan una puntuación, nunca más alta que la anterior. A quien se la dejan es el saboteador, y gana si ningún bando llega a ella.
tayu-lesson-auction-task = El jugador 2 defendería 25. Deja que lo haga y que sea el saboteador.
tayu-lesson-auction-done = Ahora el jugador 2 tiene que manteneros a los dos por debajo de 25.
