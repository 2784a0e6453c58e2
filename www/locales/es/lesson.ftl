### Lo que se dice en las lecciones de todos los juegos.

lesson-title = Aprende { $game }
lesson-step = Paso { $number } de { $count }
lesson-side = Juegas con: { $side }
lesson-hint = Una pista
lesson-skip = Saltar
lesson-more = Seguir leyendo
lesson-less = Ver menos
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
lesson-end-skipped =
    { $count ->
        [one] Has saltado un paso
       *[other] Has saltado { $count } pasos
    }
lesson-end-skipped-text = Puedes volver a los pasos que has saltado, y las reglas están siempre a mano.
lesson-go = Ir al paso { $step }
lesson-play = Jugar a { $game }
lesson-computer = Jugar contra el ordenador, nivel 1
lesson-following = Siguiente lección: { $game }
lesson-home = Todos los juegos
