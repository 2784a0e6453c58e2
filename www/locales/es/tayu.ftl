### Tayü: lo que dice la escena.

tayu-name = Tayü
tayu-credit = Un juego de Niek Neuwahl.

## Estado y pistas

tayu-status-bid = { $name }: ¿qué puntuación defenderías como saboteador?
tayu-status-pick = { $name }: elige una ficha de la mesa
tayu-status-first = { $name }: coloca la primera ficha, en el centro
tayu-status-lay =
    { $side ->
        [ns] { $name }: coloca la ficha (norte y sur)
        [ew] { $name }: coloca la ficha (este y oeste)
        [saboteur] { $name }: coloca la ficha (saboteador)
       *[none] { $name }: coloca la ficha
    }
tayu-status-answer = { $name }: la ficha de { $drawer } no cabe en ningún sitio. ¿Terminar la partida?
tayu-status-draw = Se saca una ficha para { $drawer }
tayu-hint-bid-first = Las pujas bajan: el saboteador es quien dice la puntuación más baja, y gana si ninguno de los otros dos llega a ella.
tayu-hint-bid = { $name } defendería { $bid }. Baja más para ser tú el saboteador, o deja que { $name } defienda { $bid }.
tayu-hint-pick = Con anillo en el dorso: bocas en tres lados. Quedan { $ring } con anillo y { $plain } sin él.
tayu-hint-answer =
    { $left ->
        [one] Queda una ficha.
       *[other] Quedan { $left } fichas.
    } { $fitting ->
        [0] Ahora mismo no cabría ninguna.
        [one] Ahora mismo cabría una.
       *[other] Ahora mismo cabrían { $fitting }.
    }
tayu-hint-settled = La última vez se respondió «{ tayu-choice-on }». Ahora se puede responder otra cosa.
tayu-hint-again = La última ficha no cabía; se sigue jugando, como antes. «{ command-undo }» vuelve a preguntar.
tayu-hint-lay =
    { $first ->
        [yes] Lleva agua a tus dos bordes.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] Cabe{ $rotated ->
            [yes] , girada,
           *[no] { "" }
        } en un solo sitio: «{ tayu-choice-next }»{ -key(of: "N") } lo muestra.
       *[other] Hay varios sitios{ $rotated ->
            [yes] { " " }(a rayas: gírala)
           *[no] { "" }
        }: «{ tayu-choice-next }»{ -key(of: "N") } los muestra.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } en { $square }: { $rims }.
tayu-rim-more =
    { $rim ->
        [north] norte +{ $more }
        [east] este +{ $more }
        [south] sur +{ $more }
       *[west] oeste +{ $more }
    }
tayu-hint-same = Las dos puntuaciones se quedarían como están.
tayu-hint-rims = Llegaría más agua a los bordes: norte { $north } × sur { $south }, este { $east } × oeste { $west }. Las puntuaciones se quedarían como están.
tayu-hint-score = Quedaría así: norte y sur { $ns } (+{ $ns-more }), este y oeste { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Toca la ficha o «{ tayu-choice-lay }» para jugar.
       *[keys] Haz clic en la ficha, o pulsa Intro, para jugar.
    }
tayu-hint-bag =
    { $count ->
        [0] Ya han salido todas las fichas.
        [one] Falta por salir una ficha.
       *[other] Faltan por salir { $count } fichas.
    }
tayu-refused-pick = Primero elige una ficha: con anillo en el dorso o sin él.

## Avisos

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } saca una ficha. { $tile }
tayu-said-bid = { $name } puja { $bid }.
tayu-said-hold = { $name } deja que { $saboteur } defienda { $bid } como saboteador. { $sides }
tayu-sides = Saboteador: { $saboteur }, que defiende { $target }. Norte y sur: { $ns }. Este y oeste: { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } elige una ficha con anillo.
       *[plain] { $name } elige una ficha sin anillo.
    }
tayu-said-lay = { $name } coloca una ficha en { $square }. { $tile } Norte y sur { $ns }, este y oeste { $ew }.
tayu-said-end = { $name } está de acuerdo en terminar.
tayu-said-on = { $name } quiere seguir. La ficha queda fuera de juego.
tayu-over = Quedaría en { $squares }.
tayu-tile =
    { $lie ->
        [across] Va de oeste a este, con bocas { $mouths }.
       *[upright] Va de norte a sur, con bocas { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] al oeste
        [east] al este
        [north] al norte
        [south] al sur
       *[middle] en medio
    } { $direction ->
        [north] hacia el norte
        [east] hacia el este
        [south] hacia el sur
       *[west] hacia el oeste
    }

## Botones

tayu-group-bid = La puja
tayu-choice-bid = Pujar { $bid }
tayu-choice-hold = Que { $name } defienda { $bid }
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] Con anillo ({ $count })
       *[plain] Sin anillo ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Tiene bocas en tres lados.
       *[plain] Tiene las bocas en dos lados, o todas en uno.
    }
tayu-choice-turn = Girar
tayu-choice-next = Sitio siguiente
tayu-choice-lay = Colocar
tayu-choice-end = Terminar la partida
tayu-choice-on = Seguir jugando
tayu-choice-bag = Fichas por salir: { $count }
tayu-move-lay = una ficha en { $square }. { $tile }
tayu-move-draw = sale una ficha. { $tile }
tayu-move-bid = puja { $bid }
tayu-move-pick =
    { $pool ->
        [ring] con anillo
       *[plain] sin anillo
    }
tayu-move-end = termina
tayu-move-on = sigue

## Casillas

tayu-square-empty = { $square }, vacía
tayu-square-fits = { $square }, vacía, la ficha cabe
tayu-square-turned = { $square }, vacía, la ficha cabe girada
tayu-square-tile = { $square }, ficha con bocas: { $mouths }
tayu-mouth-joined = { tayu-side } de { $square } unida a { $to }
tayu-mouth-open = { tayu-side } de { $square } abierta
tayu-mouth-rim =
    { $points ->
        [one] { tayu-side } de { $square } en el borde
       *[other] { tayu-side } de { $square } en el borde, sobre un manantial
    }
tayu-side =
    { $direction ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Con anillo. Quedan: { $count }
       *[plain] { $tile } Sin anillo. Quedan: { $count }
    }

## Lo que no se puede colocar

tayu-illegal-due =
    { $step ->
        [bid] Primero hay que pujar.
        [pick] Primero hay que elegir una ficha de la mesa.
        [lay] Primero hay que colocar la ficha que ha salido.
       *[answer] Primero hay que decir si la partida termina.
    }
tayu-illegal-bid-too-high = Ahora no se puede pujar más de { $most }.
tayu-illegal-bid-too-low = La puja más baja es 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] No quedan fichas con anillo.
       *[plain] No quedan fichas sin anillo.
    }
tayu-illegal-none-left = No queda ninguna ficha { $kind }.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] Se ha elegido una ficha con anillo.
       *[plain] Se ha elegido una ficha sin anillo.
    }
tayu-illegal-not-drawn = La ficha que ha salido es { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] La ficha se saldría por el borde norte.
        [east] La ficha se saldría por el borde este.
        [south] La ficha se saldría por el borde sur.
       *[west] La ficha se saldría por el borde oeste.
    }
tayu-illegal-off-centre = La primera ficha tiene que cubrir una casilla del centro marcado.
tayu-illegal-mouth-on-blank = No: en el lado { tayu-side } de { $square } una boca daría contra una orilla.
tayu-illegal-blank-on-mouth = No: en el lado { tayu-side } de { $square } la ficha taparía una boca.
tayu-illegal-no-join = No: tocaría otras fichas, pero el agua no pasaría de una a otra.
tayu-illegal-apart = Toda ficha tiene que unirse a una que ya esté en el tablero.

## El final

tayu-ending-empty = Ya han salido todas las fichas.
tayu-ending-nothing-fits = La última ficha no cabe en ningún sitio, y ninguna otra cabría.
tayu-ending-stop = La última ficha no cabe en ningún sitio.
tayu-ending-agreed = La última ficha no cabe en ningún sitio, y nadie quiso seguir jugando.
tayu-ending-side =
    { $side ->
        [ns] Norte y sur: { $rims }. { $one } × { $other } = { $product }.
       *[ew] Este y oeste: { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] ninguna boca
        [one] 1 boca
       *[other] { $mouths } bocas
    } { $rim ->
        [north] al norte
        [east] al este
        [south] al sur
       *[west] al oeste
    }{ $springs ->
        [0] {""}
        [one] {" "}(1 en un manantial: { $total })
       *[other] {" "}({ $springs } en manantiales: { $total })
    }
tayu-ending-missed = Ninguno ha llegado a { $target }: gana el saboteador.
tayu-ending-reached = Se ha alcanzado la meta de { $target } que defendía el saboteador.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = defiende { $target }
tayu-fact-bid = puja { $bid }
