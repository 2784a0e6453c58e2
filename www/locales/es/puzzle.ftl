### Lo que se dice en los problemas.

puzzle-title = Problemas
puzzle-lead = Posiciones de partidas reales con una sola jugada buena. En Snorkels, Caminos y Sendas está demostrada jugada a jugada; en Tayü es el mejor sitio, hallado contando todo lo que puede salir.
puzzle-of = Problema: { $game }
puzzle-number = { $grade }: { $number } de { $count }
puzzle-today = Hoy
puzzle-all = Todos los problemas
puzzle-of-today = Los problemas de hoy: { $number } de { $count }
puzzle-set-done = ¡Todos los problemas de hoy están resueltos!
puzzle-grade =
    { $grade ->
        [1] Fácil
        [2] Medio
       *[other] Difícil
    }
puzzle-state-new = Nuevo
puzzle-state-tried = Intentado
puzzle-state-solved = Resuelto
puzzle-games = Juego
puzzle-themes = Por tema
puzzle-part = { $solved } de { $all } resueltos
puzzle-link = Problema { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Racha: 1 día
       *[other] Racha: { $days } días
    }

puzzle-task-snorkels = Encuentra la jugada ganadora y sigue así.
puzzle-task-tayu-chance = Coloca la ficha donde más veces gana, salga lo que salga después.
puzzle-task-tayu = Coloca la última ficha donde gana.
puzzle-task-caminos = Encuentra la jugada ganadora y sigue hasta unir dos lados.
puzzle-task-sendas = Encuentra la jugada ganadora y luego sal del tablero.
puzzle-about = Trata de: { $themes }.
puzzle-side = Juegas con: { $side }
puzzle-hint = Pista
puzzle-show = Solución
puzzle-again = Intentarlo de nuevo
puzzle-from-start = Desde el principio
puzzle-first = Primer problema
puzzle-next = Siguiente problema
puzzle-to-list = Todos los problemas
puzzle-then = Después, { $move }.
puzzle-right = ¡Bien!
puzzle-on = Te toca otra vez.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] La solución: gana en el acto.
           *[other] La solución: gana en { $moves } jugadas como mucho, sea cual sea la respuesta.
        }
        [wins] La solución: gana seguro, sea cual sea la respuesta.
       *[best] La solución: en ningún otro sitio gana más veces.
    }
puzzle-weighs = Veamos…
puzzle-loses =
    { $moves ->
        [0] Así pierdes en el acto.
        [1] Así pierdes: tu rival gana en el acto.
       *[other] Así pierdes: tu rival puede ganar en { $moves } jugadas.
    }
puzzle-goes-on = Así seguiría la partida.
puzzle-step = Recorre las jugadas con las flechas o con los botones junto al tablero.
puzzle-holds = Así se te escapa la victoria: tras esta respuesta ya no es segura.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] Así no gana; en el mejor sitio, sí.
           *[other] Así no gana nunca; en el mejor sitio, { $best } de cada cien veces.
        }
        [1] Así gana una de cada cien veces; en el mejor sitio, { $best }.
        [draw] Así son tablas; en el mejor sitio, gana.
       *[other] { $best ->
            [100] Así gana { $own } de cada cien veces; en el mejor sitio, siempre.
           *[other] Así gana { $own } de cada cien veces; en el mejor sitio, { $best }.
        }
    }
puzzle-scores = Así acaba { $own } a { $against }; en el mejor sitio, { $best } a { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Solo se gana en este sitio.
            [draw] Solo se gana en este sitio; en el segundo mejor son tablas.
           *[other] Así gana siempre; en el segundo mejor sitio, { $next } de cada cien veces.
        }
       *[other] Así gana { $own } de cada cien veces; en el segundo mejor sitio, { $next }.
    }
puzzle-solved = ¡Resuelto!
puzzle-helped = Resuelto con ayuda
puzzle-none = No hay ningún problema con ese nombre.

puzzle-theme-captures = capturar
puzzle-theme-saves = salvar un grupo
puzzle-theme-threatens = quitar el último aire
puzzle-theme-joins = unir grupos
puzzle-theme-robs = casillas seguras
puzzle-theme-shortens = acortar el camino
puzzle-theme-blocks = bloquear
puzzle-theme-shuts = cerrar el camino
puzzle-theme-covers = cubrir
puzzle-theme-approaches = acercarse al borde
puzzle-theme-delays = retrasar
puzzle-theme-halts = detener la senda
puzzle-theme-links = unir las sendas
puzzle-theme-parts = separar las sendas
puzzle-theme-gains = puntos
puzzle-theme-springs = manantiales
puzzle-theme-channels = canales abiertos
puzzle-theme-walls = cerrar bordes
puzzle-theme-quiet = una jugada tranquila
