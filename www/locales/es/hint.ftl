### Una pista: dónde mirar, qué jugada y por qué.

hint-look-among = Mira las casillas con círculo: { $places }.
hint-look-circled = Mira las casillas con círculo.
hint-look-within = Mira dentro del círculo.
hint-look-at = Toma la pieza de { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Toma la barra neutral.
       *[other] Toma una { $shape }.
    }
hint-look-buttons = Mira los botones.
hint-show-move = Ver la jugada
hint-play = Jugarla
hint-there = Aquí: { $move }.
hint-none = Aquí no hay ninguna pista.
hint-chance =
    { $percent ->
        [1] Así no ganas casi nunca.
        [99] Así ganas casi siempre.
       *[other] Así ganas cerca del { $percent } % de las veces.
    }
hint-drawn = Mantiene las tablas.
hint-lost = Todas las jugadas pierden si el rival juega bien; esta es la que más aguanta.
hint-next =
    { $percent ->
        [1] La segunda mejor jugada, { $move }, no gana casi nunca.
       *[other] La segunda mejor jugada, { $move }, gana cerca del { $percent } % de las veces.
    }
hint-next-loses =
    { $moves ->
        [1] La segunda mejor jugada, { $move }, perdería en el acto.
       *[other] La segunda mejor jugada, { $move }, perdería en { $moves } jugadas como mucho.
    }
hint-answer = La mejor respuesta: { $move }.
hint-called-snorkels-move-swap = cambiar al morado
hint-called-caminos-said-place =
    { $shape ->
        [I] la barra neutral en { $squares }
       *[other] { $shape } en { $squares }
    }
hint-called-sendas-said-move = { $from } a { $to }
hint-called-sendas-said-move-turn = { $from } a { $to }, abierta { $ends }
hint-called-sendas-said-turn = girar { $from }, abierta { $ends }
hint-called-sendas-said-flip = voltear { $square }
hint-called-sendas-said-exit = sacar { $from } por el borde
hint-called-sendas-move-pass = pasar
hint-called-tayu-move-bid = pujar { $bid }
hint-called-tayu-said-hold = dejar que { $saboteur } defienda { $bid }
hint-called-tayu-move-pick =
    { $pool ->
        [ring] elegir una ficha con anillo
       *[plain] elegir una ficha sin anillo
    }
hint-called-tayu-move-lay = una ficha en { $square }
hint-called-tayu-move-end = terminar la partida
hint-called-tayu-move-on = seguir jugando

## Por qué es buena una jugada

hint-wins =
    { $plies ->
        [1] Gana en el acto.
        [2] Gana: cualquier respuesta pierde.
       *[other] Gana seguro, en { $moves } jugadas como mucho.
    }
hint-only = Cualquier otra jugada pierde.
hint-captures =
    { $snorkels ->
        [one] Captura un snorkel.
       *[other] Captura un grupo de { $snorkels } snorkels.
    }
hint-saves =
    { $snorkels ->
        [one] Salva un snorkel a punto de ser capturado.
       *[other] Salva un grupo de { $snorkels } snorkels a punto de ser capturado.
    }
hint-airs = El aire del grupo pasa de { $before } a { $air } casillas.
hint-threatens =
    { $snorkels ->
        [one] A un snorkel rival le queda una sola casilla de aire.
       *[other] A un grupo rival de { $snorkels } le queda una sola casilla de aire.
    }
hint-joins = Une { $groups } grupos.
hint-narrows =
    { $snorkels ->
        [one] A un snorkel rival le quedan solo dos casillas de aire.
       *[other] A un grupo rival de { $snorkels } le quedan solo dos casillas de aire.
    }
hint-presses = A un grupo rival le quedan { $air } casillas de aire.
hint-robs =
    { $squares ->
        [one] El rival tiene una casilla segura menos: { $left } en total.
       *[other] El rival tiene { $squares } casillas seguras menos: { $left } en total.
    }
hint-breathes = Más casillas seguras que el rival: { $squares } contra { $left }.
hint-opens = El snorkel tiene ahí { $air } casillas de aire.
hint-shortens =
    { $left ->
        [0] Después todas las casillas del camino al otro lado son tuyas, pero aún lo corta una pared.
        [1] Entonces solo falta una casilla para llegar al otro lado.
       *[other] { $squares ->
            [one] El camino al otro lado se acorta una casilla: faltan { $left }.
           *[other] El camino al otro lado se acorta { $squares } casillas: faltan { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] El camino más corto del rival se alarga una casilla.
       *[other] El camino más corto del rival se alarga { $squares } casillas.
    }
hint-shuts = Al rival no le queda ningún camino.
hint-covers =
    { $squares ->
        [one] Cubre una casilla del rival.
       *[other] Cubre { $squares } casillas del rival.
    }
hint-approaches =
    { $moves ->
        [one] Después falta una jugada para salir del tablero.
       *[other] Después faltan { $moves } jugadas para salir del tablero.
    }
hint-delays =
    { $moves ->
        [one] El rival necesita una jugada más para salir del tablero.
       *[other] El rival necesita { $moves } jugadas más para salir del tablero.
    }
hint-halts = Ningún extremo abierto de la senda rival lleva ya al borde opuesto.
hint-leads =
    { $moves ->
        [one] Después te falta una jugada para salir del tablero; al rival, { $left }.
       *[other] Después te faltan { $moves } jugadas para salir del tablero; al rival, { $left }.
    }
hint-widens = Después quedan { $ways } caminos igual de cortos: es más difícil detener la senda.
hint-links = Une las sendas: también se pueden usar las piezas del rival.
hint-parts = Vuelve a separar las sendas.
hint-gains = La puntuación sube de { $before } a { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] norte
        [1] este
        [2] sur
       *[3] oeste
    }
hint-others =
    { $others ->
        [1] del rival
       *[other] de los demás
    }
hint-springs =
    { $mouths ->
        [one] El agua llega a un manantial del borde { hint-rim }.
       *[other] El agua llega a { $mouths } manantiales del borde { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] El agua llega al borde { hint-rim } por un sitio más.
       *[other] El agua llega al borde { hint-rim } por { $mouths } sitios más.
    }
hint-diverts =
    { $mouths ->
        [one] Desvía una boca de los bordes { hint-others }.
       *[other] Desvía { $mouths } bocas de los bordes { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] Una boca abierta apunta directamente a un borde donde cuenta.
       *[other] { $mouths } bocas abiertas apuntan directamente a bordes donde cuentan.
    }
hint-walls =
    { $edges ->
        [one] Cierra un sitio en los bordes { hint-others }.
       *[other] Cierra { $edges } sitios en los bordes { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] El agua abierta queda ahora a una casilla del borde { hint-rim }.
       *[other] El agua abierta queda ahora a { $squares } casillas del borde { hint-rim }.
    }
hint-wards =
    { $others ->
        [1] El agua queda a { $squares } casillas del borde { hint-rim } del rival, y no a { $before }.
       *[other] El agua queda a { $squares } casillas del borde { hint-rim } de otro jugador, y no a { $before }.
    }
hint-finishes =
    { $points ->
        [one] Termina la partida con un punto de ventaja.
       *[other] Termina la partida con { $points } puntos de ventaja.
    }
