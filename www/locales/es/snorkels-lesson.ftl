### La lección de Snorkels.

snorkels-lesson-air = El aire
snorkels-lesson-air-text = Un snorkel tiene cuatro tubos y respira por las casillas vacías que tiene al lado. El número dice cuántas son.
snorkels-lesson-air-task = Coloca un snorkel donde tenga abiertos los cuatro tubos.
snorkels-lesson-air-done = Cuatro tubos, cuatro maneras de respirar. Junto al borde hay menos.

snorkels-lesson-block = Tubos bloqueados
snorkels-lesson-block-text = Por turnos, cada cual coloca un snorkel en una casilla vacía, y ahí se queda. El borde, una piedra y el otro color bloquean un tubo: le sale un tapón.
snorkels-lesson-block-task = Bloquea un tubo del snorkel verde del centro.
snorkels-lesson-block-done = Un tubo menos para el verde. La piedra ya le había quitado otro.

snorkels-lesson-group = Un grupo, un aliento
snorkels-lesson-group-text = Los snorkels de un color que están lado a lado forman un grupo y comparten todo el aire. Aunque uno tenga sus tubos bloqueados, vive gracias a sus vecinos.
snorkels-lesson-group-task = Une tus dos snorkels en un solo grupo.
snorkels-lesson-group-done = Tres snorkels que respiran juntos.

snorkels-lesson-save = Casi sin aire
snorkels-lesson-save-text = Cuando a un grupo le queda una sola casilla para respirar, su número se pone rojo: un snorkel del otro color allí le quitaría el último aire.
snorkels-lesson-save-task = Tu snorkel de la esquina está en peligro. Dale más aire.
snorkels-lesson-save-done = Salvado: el grupo vuelve a respirar por dos casillas.
snorkels-lesson-save-open = Ahora el verde bloquearía el último tubo de la esquina y ganaría. ¡Primero la esquina!

snorkels-lesson-capture = El último tubo
snorkels-lesson-capture-text = Si después de tu jugada hay un grupo del otro color sin aire, ganas en el acto.
snorkels-lesson-capture-task = Bloquea el último tubo del snorkel verde del centro.
snorkels-lesson-capture-done = Sin aire: queda capturado y has ganado.

snorkels-lesson-shared = Hasta el último tubo
snorkels-lesson-shared-text = Un grupo vive mientras respire uno solo de sus snorkels. Solo queda capturado cuando están bloqueados los tubos de todos.
snorkels-lesson-shared-task = Al grupo verde de tres le queda un tubo. Encuéntralo y bloquéalo.
snorkels-lesson-shared-done = Era el último. Queda capturado el grupo entero.

snorkels-lesson-fork = Dos a la vez
snorkels-lesson-fork-text = Nadie puede estar en dos sitios. Si una jugada tuya pone en peligro dos grupos, solo se puede salvar uno.
snorkels-lesson-fork-task = Coloca un snorkel de modo que a dos grupos verdes les quede un solo tubo a cada uno.
snorkels-lesson-fork-done = Ahora el verde solo puede salvar uno.
snorkels-lesson-fork-task-2 = El verde ha salvado el de la izquierda. Captura el otro.
snorkels-lesson-fork-done-2 = Dos amenazas a la vez: no había salida.

snorkels-lesson-self = Cuida tu propio aire
snorkels-lesson-self-text = Si después de tu jugada un grupo tuyo se queda sin aire, pierdes. Y no se puede pasar: hay que colocar en algún sitio.
snorkels-lesson-self-task = Aquí casi todas las casillas vacías son mortales. Coloca tu snorkel donde sobreviva.
snorkels-lesson-self-done = Ahí no corres peligro, y ahora le toca colocar al verde.
snorkels-lesson-self-lost = Ahí tus propios snorkels se quedan sin aire y pierdes. Prueba otra casilla.

snorkels-lesson-both = Los dos a la vez
snorkels-lesson-both-text = Si grupos de los dos colores pierden su último aire en la misma jugada, gana quien ha colocado.
snorkels-lesson-both-task = El snorkel verde de la esquina respira por una casilla. Entra, aunque ahí tú no tengas aire.
snorkels-lesson-both-done = Ninguno tiene aire, pero la jugada era tuya: ganas.

snorkels-lesson-room = Sitio hasta el final
snorkels-lesson-room-text = El tablero se llena. Quien se queda sin casillas seguras tiene que quitarse su propio aire. Cerca pronto zonas donde solo puedas colocar tú.
snorkels-lesson-room-task = Al verde le queda una casilla segura. Quítasela.
snorkels-lesson-room-done = El verde tiene que colocar de todos modos: se quita su último aire y ganas tú.
snorkels-lesson-room-lost = Ese era tu último aire, y pierdes. Busca la casilla que necesita el verde.

snorkels-lesson-colour = ¿Quién lleva el morado?
snorkels-lesson-colour-text = El jugador 1 coloca el primer snorkel morado. El 2 elige: cambiar al morado, o seguir con el verde y colocar. No compensa empezar demasiado bien.
snorkels-lesson-colour-task = Eres el jugador 2, y el centro es fuerte. Cambia al morado.
snorkels-lesson-colour-done = El snorkel ahora es tuyo, y el jugador 1 sigue con el verde.
