### Lo que se dice en las lecciones de todos los juegos.

lesson-title = Aprende { $game }
lesson-step = Paso { $number } de { $count }
lesson-extra = Extra { $number } de { $count }
lesson-side = Juegas con: { $side }
lesson-hint = Muéstramelo
lesson-skip = Saltar
lesson-next = Siguiente
lesson-again = Otra vez
lesson-back = Un paso atrás
lesson-look = Por ejemplo: { $move }.
lesson-only-look = En este paso no se juega nada: mira el tablero y sigue adelante.
lesson-missed = Las reglas lo permiten, pero aquí se pide otra cosa.
lesson-play-it = Jugarlo por mí
lesson-finished = Lección completada
lesson-end = Eso es todo lo que hay que saber
lesson-end-text = Ya sabes jugar a { $game }. Lo mejor ahora es echar una partida; las reglas están siempre a mano.
lesson-play = Jugar juntos
lesson-extras = Más reglas: { $count } pasos
lesson-waiting = Volver a tu partida
lesson-computer = Jugar contra el ordenador, nivel 1
lesson-following = Siguiente lección: { $game }
lesson-none = Ese paso de la lección no existe.
