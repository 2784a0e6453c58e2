### El que s’ajusta a la taula: sons, rellotges.

## El full d’ajustos

table-moves = En jugar
table-direct = Juga al primer toc
table-direct-hint = Amb el dit, el primer toc mostra la jugada i el segon la fa.
table-keys = Tecles
table-anywhere = Les tecles soltes valen a tota la pàgina
table-anywhere-hint = Si no, tecles com U o ? només compten després de fer clic a la partida o d’arribar-hi amb el tabulador.
table-sounds = Sons
table-sound = Un so suau a cada jugada

## Rellotges

table-clock = Rellotges
table-clock-use = Juga amb rellotges
table-clock-minutes = Minuts per jugador
table-clock-minutes-range = Escriu un nombre de minuts de { $min } a { $max }, de mig en mig.
table-clock-increment = Segons afegits després de cada torn
table-clock-hint = Els rellotges arrenquen amb la primera jugada. Quedar-se sense temps equival a abandonar.
table-clock-of = Temps de { $name }
table-clock-of-you = El teu temps
table-clock-stop = Atura els rellotges
table-clock-go = Posa en marxa els rellotges
table-clock-slept = Els rellotges s’han aturat mentre el dispositiu estava en repòs.
table-clock-stopped =
    { INPUT() ->
        [touch] Els rellotges estan aturats. Toca per continuar jugant.
       *[keys] Els rellotges estan aturats. Prem per continuar jugant.
    }
