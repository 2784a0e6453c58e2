### O que se ajusta à mesa: sons, relógios.

## Os ajustes

table-moves = Ao jogar
table-direct = Jogar no primeiro toque
table-direct-hint = Com o dedo, o primeiro toque mostra a jogada e o segundo a faz.
table-keys = Teclas
table-anywhere = As teclas soltas valem em toda a página
table-anywhere-hint = Senão, teclas como U ou ? só contam depois de um clique na partida ou de chegar a ela com Tab.
table-sounds = Sons
table-sound = Um som suave a cada jogada

## Relógios

table-clock = Relógios
table-clock-use = Jogar com relógios
table-clock-minutes = Minutos por jogador
table-clock-minutes-range = Escreva um número de minutos de { $min } a { $max }, de meio em meio.
table-clock-increment = Segundos somados após cada turno
table-clock-hint = Os relógios começam com a primeira jogada. Ficar sem tempo equivale a desistir.
table-clock-of = Tempo de { $name }
table-clock-of-you = O seu tempo
table-clock-stop = Parar os relógios
table-clock-go = Retomar os relógios
table-clock-slept = Os relógios pararam enquanto o dispositivo estava em repouso.
table-clock-stopped =
    { INPUT() ->
        [touch] Os relógios estão parados. Toque para continuar.
       *[keys] Os relógios estão parados. Pressione para continuar.
    }
