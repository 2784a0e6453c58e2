### El análisis de una partida, y aprender de los errores.

analysis-title = Análisis
analysis-close = Cerrar el análisis
analysis-done = Jugada { $done } de { $all }
analysis-failed = El ordenador no está disponible en este momento.
analysis-stop = Parar
analysis-go-on = Seguir analizando
analysis-graph = Probabilidad de ganar, jugada a jugada
analysis-unknown = No se jugó en esta partida.
analysis-back = Volver a la partida
analysis-at = Tras { $number } { $move }: { $chances }
analysis-at-start = Al principio: { $chances }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-side = { $names }

## Qué fue una jugada

analysis-read = Cada número indica la probabilidad de ganar desde ahí, según el ordenador.
analysis-better = Mejor:
analysis-name-inaccuracy = Imprecisión
analysis-name-mistake = Error
analysis-name-blunder = Error grave

## Las mejores jugadas

analysis-best = Mejores jugadas para { $name }
analysis-best-you = Tus mejores jugadas
analysis-odds = Probabilidad de ganar
analysis-worst = Los errores más graves
analysis-ahead = La partida terminó cuando { $name } llevaba ventaja: su probabilidad de ganar era del { $percent } %.
analysis-ahead-you = La partida terminó cuando llevabas ventaja: tu probabilidad de ganar era del { $percent } %.
analysis-lost = { $from } % → { $to } %
analysis-let = deja que el rival gane en el acto
analysis-worse = { $cost }, mejor:
analysis-wins =
    { $moves ->
        [1] gana en el acto
       *[other] gana en { $moves }
    }
analysis-loses =
    { $moves ->
        [1] pierde en el acto
       *[other] pierde en { $moves }
    }
analysis-draws =
    { $moves ->
        [1] tablas en el acto
       *[other] tablas en { $moves }
    }

## La tabla

## Qué significa

analysis-help = Qué significa esto
analysis-help-chance = El ordenador prueba cómo podría seguir la partida y estima la probabilidad de ganar de cada jugador; unas tablas cuentan como parte de una victoria. Cuando dice en cuántas jugadas se gana o se pierde, está demostrado: cada bando hace como mucho esas jugadas. Una posición vale lo que vale su mejor jugada.
analysis-help-inaccuracy = Imprecisión: la jugada regala al menos { $percent } partidas de cada cien, o deja que el rival gane en el acto.
analysis-help-mistake = Error: al menos { $percent } de cada cien.
analysis-help-blunder = Error grave: al menos { $percent } de cada cien.
analysis-help-rings = En el tablero, los aros a trazos dorados señalan las mejores jugadas, y los azules, las que son casi igual de buenas.
analysis-help-line = Detrás de cada una de las mejores jugadas está cómo seguiría la partida. Pulsa la jugada para entrar en esa variante. En la lista de jugadas, ▸ marca la jugada con la que sigue una variante.
analysis-help-kept = Todo se guarda con la partida y figura en su planilla. Las mejores variantes de la lista de jugadas, en cursiva, son del ordenador.

## Aprender de los errores

analysis-learn-title = Aprender de los errores
analysis-learn-progress = { $number } de { $all }
analysis-learn-task = Jugada { $number }, { $name }: { $move }.
analysis-learn-task-you = Tu jugada { $number }: { $move }.
analysis-learn-asked = Busca una jugada mejor.
analysis-learn-cost = La probabilidad de ganar bajó del { $from } % al { $to } %.
analysis-learn-let = Después, el rival podía ganar en el acto.
analysis-learn-weighs = Veamos…
analysis-learn-best = Es la mejor jugada.
analysis-learn-good = También es buena: así ganas unas { $percent } partidas de cada cien.
analysis-learn-wins = Bien: esta también gana.
analysis-learn-holds = Bien: la partida no se puede salvar, pero así resistes más.
analysis-learn-top = La mejor: { $move }.
analysis-learn-worse = No es la mejor: tu probabilidad de ganar baja del { $from } % al { $to } %. Prueba otra vez.
analysis-learn-loses =
    { $moves ->
        [0] Así pierdes en el acto. Prueba otra vez.
        [1] Así pierdes: tu rival gana en el acto. Prueba otra vez.
       *[other] Así pierdes: tu rival puede ganar en { $moves } jugadas. Prueba otra vez.
    }
analysis-learn-answer = Lo mejor después: { $move }.
analysis-learn-same = Es la que se jugó. Prueba otra.
analysis-learn-shown = Es mejor { $move }.
analysis-learn-next = Siguiente
analysis-learn-none =
    { $whose ->
        [own] No has cometido ningún error. ¡Bien jugado!
       *[all] Ningún error. ¡Bien jugado!
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] Eso era todo: esta no la encontraste.
           *[other] Eso era todo, y la encontraste.
        }
       *[other] Eso era todo: encontraste { $found } de { $all }.
    }
