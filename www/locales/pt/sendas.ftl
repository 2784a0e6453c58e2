### Sendas: o que diz a cena, as opções, as regras.

sendas-name = Sendas
sendas-credit = Um jogo de autor desconhecido, 2020.

## Estado, dicas, avisos

sendas-status-move =
    { $side ->
        [white] É a vez de { $name } (brancas)
       *[black] É a vez de { $name } (pretas)
    }
sendas-status-held =
    { $side ->
        [white] { $name }: coloque a peça branca
       *[black] { $name }: coloque a peça preta
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
sendas-hint-fits =
    { INPUT() ->
        [touch] Aqui ela cabe de { $count } maneiras: “{ sendas-choice-turn }” mostra a próxima.
       *[keys] Aqui ela cabe de { $count } maneiras: R, a roda ou o botão mostra a próxima.
    }
sendas-hint-exit = Assim a peça sai pela borda: vitória!
sendas-hint-draw-passes = Os dois passaram. { $name }, aceita o empate?
sendas-hint-draw-repetition = Esta posição apareceu três vezes. { $name }, aceita o empate?
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
        [white] sobe
       *[black] desce
    }
sendas-fact-wildcards =
    { $count ->
        [one] { $count } curinga
       *[other] { $count } curingas
    }
sendas-fact-joined = unidas
sendas-move-pass = passa

## Botões

sendas-choice-turn = Girar
sendas-choice-turn-hint = Gira a peça da mão até a próxima maneira em que ela cabe{ -key(of: "R") }
sendas-choice-next = Próximo lugar
sendas-choice-next-hint = Mostra o próximo lugar onde a peça cabe{ -key(of: "N") }
sendas-choice-flip = Virar
sendas-choice-flip-hint = Faz da peça na mão um curinga para sempre, enquanto as trilhas estão unidas{ -key(of: "F") }
sendas-choice-back = Devolver
sendas-choice-back-hint = Devolve a peça ao lugar onde estava{ -key(of: "Esc") }
sendas-choice-pass = Passar
sendas-choice-pass-hint = Pula esta vez{ -key(of: "P") }
sendas-choice-draw = Aceitar o empate
sendas-choice-draw-hint = A partida acaba sem vencedor
sendas-choice-decline = Continuar
sendas-choice-decline-hint = Sem empate: a partida continua
sendas-group-piece = A sua vez
sendas-group-draw = Empate?

## O que não se pode jogar

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

## Casas

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
        [white] para além de { $square }, fora da borda norte: saia por aqui e vença
       *[black] para além de { $square }, fora da borda sul: saia por aqui e vença
    }

## Opções

sendas-option-setup = Posição inicial
sendas-option-setup-hint = Os diagramas que vinham com o jogo se perderam. Estas posições foram reconstruídas a partir das legendas; quem tem o jogo pode montar a sua.
sendas-option-setup-classic = Primeira partida
sendas-option-setup-edge = Junto à borda
sendas-option-setup-compact = Compacta
sendas-option-setup-choice = A escolha
sendas-option-setup-fortress = Fortaleza
sendas-option-setup-clash = Choque
sendas-option-setup-allin = Tudo ou nada
sendas-option-setup-own = Uma própria
sendas-seat-1 = Jogador 1, brancas, que vai para o norte e começa
sendas-seat-2 = Jogador 2, pretas, que vai para o sul

## O editor de um começo próprio

sendas-editor = O tabuleiro onde se monta o começo
sendas-editor-hint = Escolha uma peça e pressione uma casa para colocá-la ali; pressione de novo para girá-la.
sendas-editor-mirror = As pretas começam como as brancas, com o tabuleiro virado
sendas-editor-tools = Peças
sendas-editor-clear = Esvaziar o tabuleiro
sendas-editor-take = Tirar
sendas-editor-piece = { $square }: { $piece }, lados abertos: { $ends }
sendas-editor-whole = As duas trilhas estão inteiras: a partida pode começar.
sendas-editor-count = Cada trilha precisa de { $count } peças. Brancas: { $white }; pretas: { $black }.
sendas-editor-overlap = Com o tabuleiro virado, uma peça preta cairia também em { $square }. Mova a branca, ou deixe as pretas começarem do seu jeito.

## Regras

sendas-rules-goal = O objetivo
sendas-rules-goal-1 = As brancas sobem o tabuleiro, as pretas descem. Vence quem primeiro levar uma das suas peças para fora da borda oposta.
sendas-rules-goal-figure = As brancas saíram para além de e9 e vencem.
sendas-rules-start = As trilhas
sendas-rules-start-1 = Cada um tem uma trilha de seis peças: duas retas, duas curvas, uma T e uma cruz. Duas vizinhas estão unidas quando a trilha passa de uma para a outra; se uma ponta aberta dá em um lado fechado, elas apenas se tocam.
sendas-rules-start-figure = Tudo pronto para a primeira partida. Outras posições estão em “{ command-new }”.
sendas-rules-turn = A vez
sendas-rules-turn-1 = As brancas começam. Pegue uma das suas peças, coloque-a em qualquer casa vazia, por mais longe que seja, e gire-a à vontade; ou apenas gire-a onde está. Ao soltá-la, todas as suas peças têm de ficar unidas, e todas as do outro também.
sendas-rules-turn-2 = Também se pode passar, sempre que se quiser.
sendas-rules-turn-figure = A curva de c1 pode ir para qualquer uma das casas marcadas.
sendas-rules-needed = Peças indispensáveis
sendas-rules-needed-1 = Uma peça que mantém outras unidas tem de ficar, a não ser que volte a uni-las a partir do novo lugar.
sendas-rules-needed-figure = A peça em d1 não pode sair: sem ela, c1 ficaria isolada.
sendas-rules-joined = Trilhas unidas
sendas-rules-joined-1 = As uniões não olham a cor. Quando as trilhas se encontram, as suas peças podem ficar unidas através das do outro, e uma peça pode chegar muito longe.
sendas-rules-joined-figure = A curva branca vai para e8: a coluna preta a une ao resto das brancas.
sendas-rules-held = Presos um ao outro
sendas-rules-held-1 = A partir daí os dois têm de cuidar para não partir também a trilha do outro.
sendas-rules-held-figure = É a vez das pretas. A peça branca em e9 depende da coluna preta: de todas as pretas, só a de f6 está livre.
sendas-rules-part = Separar-se de novo
sendas-rules-part-1 = Pode-se deixar a trilha comum, desde que depois cada cor fique unida por si.
sendas-rules-part-figure = As pretas giraram e5: de novo duas trilhas.
sendas-rules-wild = Curingas
sendas-rules-wild-1 = Enquanto as doze peças estão unidas, pode-se, em vez de mover, virar uma das próprias. O verso é uma cruz, e continua assim até o fim. Uma cruz é igual dos dois lados, por isso não pode ser virada. Atenção: as novas pontas servem também ao outro, e a peça já não fecha a passagem.
sendas-rules-wild-figure = A curva em c4 virou um curinga. Uma estrela a marca.
sendas-rules-stuck = Sem jogadas
sendas-rules-stuck-1 = Ninguém perde por isso. Vire uma peça se as trilhas estiverem unidas, ou passe.
sendas-rules-stuck-figure = Cada peça preta une e9 ao resto das brancas. As pretas podem virar uma ou passar.
sendas-rules-exit = Fora da borda
sendas-rules-exit-1 = Uma peça sai de onde estiver, para além de outra peça da última fila que esteja aberta para fora. Fora, ela só está unida a essa, por isso não pode fazer falta onde estava.
sendas-rules-exit-2 = Essa outra peça pode até ser do adversário.
sendas-rules-exit-figure = A curva branca sai através da peça preta em e9.
sendas-rules-draw = Empates
sendas-rules-draw-1 = Uma partida pode travar sem que ninguém queira mover. Depois de dois passes seguidos, ou quando uma posição aparece pela terceira vez, propõe-se o empate; quem está na vez aceita ou continua.
