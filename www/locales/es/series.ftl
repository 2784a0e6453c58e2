### La tabla de puntos de una serie: varias partidas entre las mismas personas.

series-title = Una serie de { $game }
series-game = Partida
series-before = antes
series-now = en juego
series-draw = tablas
series-won = victoria
series-began = empezó
series-wins = Victorias
series-total = Puntos
series-next = { $name } empieza la próxima partida.
series-next-you = Tú empiezas la próxima partida.
series-points-snorkels = Cada victoria vale un punto.
series-points-sendas = Cada victoria vale un punto.
series-points-caminos = Una conexión vale las caras de su camino más corto. Si no la hay, el bando con menos piezas en el borde se anota tantos puntos como piezas tiene allí el otro. Una rendición o unas tablas acordadas no valen nada.
series-points-tayu = Cuenta el total de cada bando, gane o pierda. Si gana el saboteador, se anota la meta que defendió. Quien se rinde no se anota nada.
