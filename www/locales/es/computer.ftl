### The computer as a player. Its levels run from 1 to 8, less far in some games; $strength is the level, or “full” for the
### highest of a game.

computer-name = Ordenador
computer-level =
    { computer-name } { $level }: { $strength ->
        [1] primera partida
        [2] principiante
        [3] con algo de práctica
        [4] con experiencia
        [5] bueno
        [6] fuerte
        [7] muy fuerte
       *[full] a plena potencia
    }
computer-who = { $seat }: quién juega
computer-person = en esta pantalla

## While it plays

computer-to-move = Le toca a { $name }
computer-free = Le toca a { $name }. La partida ha terminado: juega tú en su lugar.
computer-thinks = { $name } está pensando…
computer-refuses = Le toca a { $name }. Con «Deshacer» retiras tu última jugada.
computer-draw-sure = Si el ordenador acepta, la partida termina sin ganador.
computer-draw-yes = Ofrecer tablas
computer-refuses-draw = { $name } prefiere seguir jugando.
computer-failed = El ordenador no puede jugar en este momento. La partida sigue como estaba.
computer-unfetched = El ordenador aún no se ha descargado en este dispositivo, y sin conexión no se puede. La partida sigue como estaba.
computer-unfetched-keep = { computer-unfetched } Cuando tengas conexión, juega una vez contra él: después jugará también sin conexión.

## Lo que hace la respuesta a una mala jugada

computer-answer-wins =
    { $moves ->
        [1] Tu rival puede entonces ganar en el acto.
       *[other] Tu rival puede entonces ganar seguro, en { $moves } jugadas como mucho.
    }
computer-answer-captures =
    { $snorkels ->
        [one] La respuesta captura un snorkel tuyo.
       *[other] La respuesta captura un grupo de { $snorkels } snorkels tuyos.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] La respuesta deja un snorkel tuyo con una sola casilla de aire.
       *[other] La respuesta deja un grupo de { $snorkels } snorkels tuyos con una sola casilla de aire.
    }
computer-answer-robs =
    { $squares ->
        [one] Te queda entonces una casilla segura menos: { $left } en total.
       *[other] Te quedan entonces { $squares } casillas seguras menos: { $left } en total.
    }
computer-answer-blocks =
    { $squares ->
        [one] Tu camino más corto se alarga entonces una casilla.
       *[other] Tu camino más corto se alarga entonces { $squares } casillas.
    }
computer-answer-shuts = Entonces no te queda ningún camino.
computer-answer-covers =
    { $squares ->
        [one] La respuesta cubre una casilla tuya.
       *[other] La respuesta cubre { $squares } casillas tuyas.
    }
computer-answer-halts = Tras la respuesta, ningún extremo abierto de tu senda lleva ya al borde opuesto.
computer-answer-approaches =
    { $moves ->
        [one] A tu rival le falta entonces una jugada para salir del tablero.
       *[other] A tu rival le faltan entonces { $moves } jugadas para salir del tablero.
    }

## After a game

said-resign-you = Te rindes.
said-time-you = Te quedas sin tiempo.
ending-won-you =
    { $you ->
        [loser] Has perdido contra { $names }
       *[names]
            { $count ->
                [one] Has ganado
               *[other] { $names } habéis ganado
            }
    }
ending-resignation-you = Te has rendido.
ending-time-you = Se te ha acabado el tiempo.
snorkels-status-place-you =
    { $side ->
        [purple] Te toca (morado)
       *[green] Te toca (verde)
    }
snorkels-said-place-you =
    { $side ->
        [purple] Colocas un snorkel morado en { $square }.
       *[green] Colocas un snorkel verde en { $square }.
    }
snorkels-said-swap-you = Cambias al morado.
snorkels-hint-swapped-you = El snorkel del tablero es ahora de { $by }. Tú sigues con el verde.
tayu-status-bid-you = ¿Qué puntuación defenderías como saboteador?
tayu-status-pick-you = Elige una ficha de la mesa
tayu-status-first-you = Coloca la primera ficha, en el centro
tayu-status-lay-you =
    { $side ->
        [ns] Coloca la ficha (norte y sur)
        [ew] Coloca la ficha (este y oeste)
        [saboteur] Coloca la ficha (saboteador)
       *[none] Coloca la ficha
    }
tayu-status-answer-you =
    { $you ->
        [drawer] Tu ficha no cabe en ningún sitio. ¿Terminar la partida?
       *[name] La ficha de { $drawer } no cabe en ningún sitio. ¿Terminar la partida?
    }
tayu-status-draw-you = Se saca una ficha para ti
tayu-said-drawn-you = Sacas una ficha. { $tile }
tayu-said-bid-you = Pujas { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } deja que defiendas { $bid } como saboteador.
       *[name] Dejas que { $saboteur } defienda { $bid } como saboteador.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] Eliges una ficha con anillo.
       *[plain] Eliges una ficha sin anillo.
    }
tayu-said-lay-you = Colocas una ficha en { $square }. Norte y sur { $ns }, este y oeste { $ew }.
tayu-said-end-you = Estás de acuerdo en terminar.
tayu-said-on-you = Quieres seguir. La ficha queda fuera de juego.
caminos-status-place-you =
    { $side ->
        [green] Te toca (verde)
       *[yellow] Te toca (amarillo)
    }
caminos-status-bar-you = Coloca una barra neutral
caminos-status-alone-you =
    { $other ->
        [green] Sigues sin rival: ya no cabe ninguna pieza verde
       *[yellow] Sigues sin rival: ya no cabe ninguna pieza amarilla
    }
caminos-said-place-you =
    { $shape ->
        [I] Colocas la barra neutral: { $columns }.
       *[other] Colocas una { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] Te toca (blancas)
       *[black] Te toca (negras)
    }
sendas-status-held-you =
    { $side ->
        [white] Deja la pieza blanca
       *[black] Deja la pieza negra
    }
sendas-hint-draw-passes-you = Los dos habéis pasado. ¿Aceptas tablas?
sendas-hint-draw-repetition-you = Esta posición se ha dado tres veces. ¿Aceptas tablas?
sendas-said-move-you = Mueves { $from } a { $to }.
sendas-said-move-turn-you = Mueves { $from } a { $to }, abierta { $ends }.
sendas-said-turn-you = Giras { $from }: ahora está abierta { $ends }.
sendas-said-flip-you = Volteas { $square }: un comodín.
sendas-said-exit-you = Sacas { $from } por el borde.
sendas-said-pass-you = Pasas.
