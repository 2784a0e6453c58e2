### Sendas: lo que dice la escena.

sendas-name = Sendas
sendas-credit = Un juego de autor desconocido, 2020.

## Estado, pistas, avisos

sendas-status-move =
    { $side ->
        [white] Le toca a { $name } (blancas)
       *[black] Le toca a { $name } (negras)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name }: deja la pieza blanca
       *[black] { $name }: deja la pieza negra
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Toca una pieza con marco y luego una casilla.
       *[keys] Pulsa una pieza con marco y luego una casilla.
    } Gana quien saca una pieza por el borde opuesto.
sendas-hint-edge =
    Lleva tu senda a la fila { $side ->
        [white] 9
       *[black] 1
    }: por un extremo abierto en el borde, una pieza sale y gana.
sendas-hint-pass =
    { INPUT() ->
        [touch] Toca otra vez «{ sendas-choice-pass }» para saltarte este turno.
       *[keys] Pulsa otra vez «{ sendas-choice-pass }»{ -key(of: "P") } para saltarte este turno.
    }
sendas-hint-stuck =
    { $side ->
        [white] La pieza de { $square } no puede moverse: sin ella, las blancas quedarían separadas de { $squares }.
       *[black] La pieza de { $square } no puede moverse: sin ella, las negras quedarían separadas de { $squares }.
    }
sendas-hint-no-room = La pieza de { $square } no cabe en ningún otro sitio.
sendas-hint-all-stuck =
    { $joined ->
        [yes] Ahora no puedes mover ninguna pieza. Voltea una o pasa.
       *[no] Ahora no puedes mover ninguna pieza. Solo te queda pasar.
    }
sendas-hint-held =
    { $turns ->
        [0] Ponla en una casilla marcada. Se gira sola para encajar.
       *[other]
            { INPUT() ->
                [touch] Toca una casilla marcada o gira la pieza donde está con «{ sendas-choice-turn }».
               *[keys] Ponla en una casilla marcada o gírala donde está: R, la rueda o el botón.
            }
    }
sendas-hint-turns = Solo se puede girar donde está.
sendas-hint-turned = Queda girada en su sitio.
sendas-hint-fits =
    { INPUT() ->
        [touch] Aquí encaja de { $count } maneras: «{ sendas-choice-turn }» muestra la siguiente.
       *[keys] Aquí encaja de { $count } maneras: R, la rueda o el botón muestran la siguiente.
    }
sendas-hint-exit = Así la pieza sale por el borde: ganas.
sendas-hint-gate = Ponla más allá del borde: sale del tablero y ganas.
sendas-hint-draw-passes = Los dos habéis pasado. ¿Aceptáis los dos las tablas?
sendas-hint-draw-repetition = Esta posición se ha dado tres veces. ¿Aceptáis los dos las tablas?
sendas-refused-no-piece = Toma primero una de tus piezas.
sendas-refused-one-lie = Aquí solo encaja de una manera.
sendas-said-move = { $name } mueve { $from } a { $to }.
sendas-said-move-turn = { $name } mueve { $from } a { $to }, abierta { $ends }.
sendas-said-turn = { $name } gira { $from }: ahora está abierta { $ends }.
sendas-said-flip = { $name } voltea { $square }: un comodín.
sendas-said-exit = { $name } saca { $from } por el borde.
sendas-said-pass = { $name } pasa.
sendas-hand = En tu mano: { $piece }, abierta { $ends }.
sendas-ending-exit =
    { $side ->
        [white] La pieza de { $from } ha salido por el borde norte, pasando por { $gate }.
       *[black] La pieza de { $from } ha salido por el borde sur, pasando por { $gate }.
    }
sendas-ending-exit-through =
    { $side ->
        [white] La pieza de { $from } ha salido por el borde norte a través de la pieza negra de { $gate }.
       *[black] La pieza de { $from } ha salido por el borde sur a través de la pieza blanca de { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] va a la fila 9
       *[black] va a la fila 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
    }
sendas-fact-joined = sendas unidas
sendas-move-pass = pasa

## Botones

sendas-choice-turn = Girar
sendas-choice-turn-hint = Gira la pieza de la mano hasta la siguiente manera en que encaja{ -key(of: "R") }
sendas-choice-flip = Voltear
sendas-choice-flip-hint = Convierte la pieza de la mano en comodín para siempre, mientras las sendas estén unidas{ -key(of: "F") }
sendas-choice-back = Devolver
sendas-choice-back-hint = Deja la pieza donde estaba{ -key(of: "Esc") }
sendas-choice-pass = Pasar
sendas-choice-pass-sure = ¿Pasar?
sendas-choice-pass-hint = Se salta este turno{ -key(of: "P") }
sendas-choice-draw = Aceptar tablas
sendas-choice-draw-hint = La partida termina sin ganador
sendas-choice-decline = Seguir jugando
sendas-choice-decline-hint = Sin tablas: la partida sigue
sendas-group-piece = Tu turno
sendas-group-answer = ¿Tablas?

## Lo que no se puede jugar

sendas-illegal-no-piece = No hay ninguna pieza en { $square }.
sendas-illegal-not-yours = La pieza de { $square } no es tuya.
sendas-illegal-no-change = La pieza de { $square } ya está así.
sendas-illegal-other-shape = La pieza de { $square } tiene otra forma y no puede quedar así.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] Eso partiría la senda blanca: { $squares } se quedaría aislada.
               *[other] Eso partiría la senda blanca: { $squares } se quedarían aisladas del resto.
            }
       *[black]
            { $count ->
                [one] Eso partiría la senda negra: { $squares } se quedaría aislada.
               *[other] Eso partiría la senda negra: { $squares } se quedarían aisladas del resto.
            }
    }
sendas-illegal-not-joined = Solo se puede voltear una pieza mientras las dos sendas estén unidas.
sendas-illegal-already-cross = La pieza de { $square } ya está abierta por todos los lados.
sendas-illegal-wrong-edge =
    { $side ->
        [white] Las blancas salen por el borde norte.
       *[black] Las negras salen por el borde sur.
    }
sendas-illegal-no-way-out = Ninguna otra pieza de { $square } está abierta hacia fuera.

## Casillas

sendas-end =
    { $end ->
        [north] al norte
        [east] al este
        [south] al sur
       *[west] al oeste
    }
sendas-link =
    { $side ->
        [white] la blanca de { $square }
       *[black] la negra de { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, en tu mano: { $piece }, abierta { $ends }, unida a { $links }
       *[no] { $square }: { $piece }, abierta { $ends }, unida a { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] recta blanca
                [elbow] curva blanca
                [tee] pieza en T blanca
                [cross] cruz blanca
               *[wildcard] pieza comodín blanca
            }
       *[black]
            { $shape ->
                [straight] recta negra
                [elbow] curva negra
                [tee] pieza en T negra
                [cross] cruz negra
               *[wildcard] pieza comodín negra
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, vacía
        [one] { $square }, vacía, la pieza encaja aquí
       *[other] { $square }, vacía, la pieza encaja aquí de { $fits } maneras
    }
sendas-square-beyond =
    { $side ->
        [white] sal por el borde norte, tras { $square }, y gana
       *[black] sal por el borde sur, tras { $square }, y gana
    }

sendas-seat-1 = Jugador 1: blancas, camina al norte y empieza
sendas-seat-2 = Jugador 2: negras, camina al sur
