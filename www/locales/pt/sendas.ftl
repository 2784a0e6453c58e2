### Sendas: o que diz a cena.

sendas-name = Sendas
sendas-credit = Um jogo de autor desconhecido, 2020.

sendas-status-move =
    { $side ->
        [white] É a vez de { $name } (brancas)
       *[black] É a vez de { $name } (pretas)
    }
sendas-status-passed = { $done } { $status }
sendas-status-held =
    { $side ->
        [white] { $name }: coloque a peça branca
       *[black] { $name }: coloque a peça preta
    }
sendas-hint-start =
    { INPUT() ->
        [touch] Toque em uma peça contornada e depois em uma casa.
       *[keys] Pressione uma peça contornada e depois uma casa.
    } Vence quem leva uma peça para fora da borda oposta.
sendas-hint-edge =
    Leve a sua trilha à fila { $side ->
        [white] 9
       *[black] 1
    }: por uma ponta aberta na borda, uma peça sai e vence.
sendas-hint-pass =
    { INPUT() ->
        [touch] Toque de novo em “{ sendas-choice-pass }” para passar a vez.
       *[keys] Pressione de novo “{ sendas-choice-pass }”{ -key(of: "P") } para passar a vez.
    }
sendas-hint-stuck =
    { $side ->
        [white] A peça em { $square } não pode sair: sem ela, as brancas ficariam separadas de { $squares }.
       *[black] A peça em { $square } não pode sair: sem ela, as pretas ficariam separadas de { $squares }.
    }
sendas-hint-no-room = A peça em { $square } não cabe em nenhum outro lugar.
sendas-hint-all-stuck =
    { $joined ->
        [yes] Nenhuma das suas peças pode mover-se agora. Vire uma delas ou passe.
       *[no] Nenhuma das suas peças pode mover-se agora. Só é possível passar.
    }
sendas-hint-held =
    { $turns ->
        [0] Coloque-a em uma casa marcada. Ela gira sozinha para caber.
       *[other]
            { INPUT() ->
                [touch] Toque em uma casa marcada, ou gire a peça onde está com “{ sendas-choice-turn }”.
               *[keys] Coloque-a em uma casa marcada, ou gire-a onde está: R, a roda ou o botão.
            }
    }
sendas-hint-turns = Só pode ser girada onde está.
sendas-hint-turned = Está girada onde estava.
sendas-hint-fits =
    { INPUT() ->
        [touch] Aqui ela cabe de { $count } maneiras: “{ sendas-choice-turn }” mostra a próxima.
       *[keys] Aqui ela cabe de { $count } maneiras: R, a roda ou o botão mostra a próxima.
    }
sendas-hint-exit = Assim a peça sai pela borda: vitória!
sendas-hint-gate = Coloque-a além da borda: ela sai do tabuleiro e você vence.
sendas-hint-draw-passes = Os dois passaram. Os dois aceitam o empate?
sendas-hint-draw-repetition = Esta posição apareceu três vezes. Os dois aceitam o empate?
sendas-refused-no-piece = Primeiro pegue uma das suas peças.
sendas-refused-one-lie = Aqui ela só cabe de uma maneira.
sendas-said-move = { $name } move { $from } para { $to }.
sendas-said-move-turn = { $name } move { $from } para { $to }, lados abertos: { $ends }.
sendas-said-turn = { $name } gira { $from }, lados abertos: { $ends }.
sendas-said-flip = { $name } vira { $square }: um curinga.
sendas-said-exit = { $name } leva { $from } para fora da borda.
sendas-said-pass = { $name } passa.
sendas-hand = Na mão: { $piece }, lados abertos: { $ends }.
sendas-ending-exit =
    { $side ->
        [white] A peça de { $from } saiu pela borda norte, para além de { $gate }.
       *[black] A peça de { $from } saiu pela borda sul, para além de { $gate }.
    }
sendas-ending-exit-through =
    { $side ->
        [white] A peça de { $from } saiu pela borda norte, através da peça preta em { $gate }.
       *[black] A peça de { $from } saiu pela borda sul, através da peça branca em { $gate }.
    }
sendas-fact-walks =
    { $side ->
        [white] vai à fila 9
       *[black] vai à fila 1
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } curinga
       *[other] { $count } curingas
    }
sendas-fact-joined = trilhas unidas
sendas-move-pass = passa

sendas-choice-turn = Girar
sendas-choice-turn-hint = Gira a peça da mão até a próxima maneira em que ela cabe{ -key(of: "R") }
sendas-choice-flip = Virar
sendas-choice-flip-hint = Faz da peça na mão um curinga para sempre, enquanto as trilhas estão unidas{ -key(of: "F") }
sendas-choice-back = Devolver
sendas-choice-back-hint = Devolve a peça ao lugar onde estava{ -key(of: "Esc") }
sendas-choice-pass = Passar
sendas-choice-pass-sure = Passar?
sendas-choice-pass-hint = Passa a vez{ -key(of: "P") }
sendas-choice-draw = Aceitar o empate
sendas-choice-draw-hint = A partida acaba sem vencedor
sendas-choice-decline = Continuar
sendas-choice-decline-hint = Sem empate: a partida continua
sendas-group-piece = A sua vez
sendas-group-answer = Empate?

sendas-illegal-no-piece = Não há nenhuma peça em { $square }.
sendas-illegal-not-yours = A peça em { $square } não é sua.
sendas-illegal-no-change = A peça em { $square } já está assim.
sendas-illegal-other-shape = A peça em { $square } tem outra forma e não pode ficar assim.
sendas-illegal-cut =
    { $side ->
        [white]
            { $count ->
                [one] Isso partiria a trilha branca: { $squares } ficaria isolada.
               *[other] Isso partiria a trilha branca: { $squares } ficariam separadas do resto.
            }
       *[black]
            { $count ->
                [one] Isso partiria a trilha preta: { $squares } ficaria isolada.
               *[other] Isso partiria a trilha preta: { $squares } ficariam separadas do resto.
            }
    }
sendas-illegal-not-joined = Só se pode virar uma peça enquanto as duas trilhas estão unidas.
sendas-illegal-already-cross = A peça em { $square } já está aberta para todos os lados.
sendas-illegal-wrong-edge =
    { $side ->
        [white] As brancas saem pela borda norte.
       *[black] As pretas saem pela borda sul.
    }
sendas-illegal-no-way-out = Nenhuma outra peça em { $square } está aberta para fora.

sendas-end =
    { $end ->
        [north] norte
        [east] leste
        [south] sul
       *[west] oeste
    }
sendas-link =
    { $side ->
        [white] a branca em { $square }
       *[black] a preta em { $square }
    }
sendas-square-piece =
    { $held ->
        [yes] { $square }, na mão: { $piece }, lados abertos: { $ends }, ligações: { $links }
       *[no] { $square }: { $piece }, lados abertos: { $ends }, ligações: { $links }
    }
sendas-piece =
    { $side ->
        [white]
            { $shape ->
                [straight] reta branca
                [elbow] curva branca
                [tee] peça em T branca
                [cross] cruz branca
               *[wildcard] curinga branco
            }
       *[black]
            { $shape ->
                [straight] reta preta
                [elbow] curva preta
                [tee] peça em T preta
                [cross] cruz preta
               *[wildcard] curinga preto
            }
    }
sendas-square-empty =
    { $fits ->
        [0] { $square }, vazia
        [one] { $square }, vazia, a peça cabe aqui
       *[other] { $square }, vazia, a peça cabe aqui de { $fits } maneiras
    }
sendas-square-beyond =
    { $side ->
        [white] saia pela borda norte, para além de { $square }, e vença
       *[black] saia pela borda sul, para além de { $square }, e vença
    }

sendas-seat-1 = Jogador 1, brancas, que vai para o norte e começa
sendas-seat-2 = Jogador 2, pretas, que vai para o sul
