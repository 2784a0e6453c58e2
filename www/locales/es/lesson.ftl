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
lesson-restart = Desde el principio
lesson-restart-sure = ¿Dejar este paso y empezar la lección de nuevo?
lesson-look = Por ejemplo: { $move }.
lesson-only-look = En este paso no se juega nada: mira el tablero y sigue adelante.
lesson-missed = Las reglas lo permiten, pero aquí se pide otra cosa.
lesson-play-it = Jugarlo por mí
lesson-finished = Lección completada
lesson-end = Eso es todo lo que hay que saber
lesson-end-text = Ya sabes jugar a { $game }. Lo mejor ahora es echar una partida; las reglas están siempre a mano.
lesson-end-skipped = Esta era la lección
lesson-end-skipped-text =
    { $count ->
        [one] Aún puedes hacer un paso más; las reglas están siempre a mano.
       *[other] Aún puedes hacer { $count } pasos más; las reglas están siempre a mano.
    }
lesson-go = Ir al paso { $step }
lesson-play = Jugar juntos
lesson-extras = Más reglas: { $count } pasos
lesson-waiting = Volver a tu partida
lesson-computer = Jugar contra el ordenador, nivel 1
lesson-following = Siguiente lección: { $game }
lesson-none = Ese paso de la lección no existe.
