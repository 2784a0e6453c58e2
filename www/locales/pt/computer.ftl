### O computador como jogador. Os seus níveis vão de 1 a 8, em alguns jogos menos; $strength é o nível, ou «full» para o mais
### alto de um jogo.

computer-name = Computador
computer-level =
    { computer-name } { $level }: { $strength ->
        [1] primeira partida
        [2] iniciante
        [3] alguma prática
        [4] conhece o jogo
        [5] bom
        [6] forte
        [7] muito forte
       *[full] força total
    }
computer-who = { $seat }: quem joga
computer-person = nesta tela

computer-to-move = É a vez de { $name }
computer-free = É a vez de { $name }. A partida acabou: jogue no lugar dele.
computer-thinks = { $name } está pensando…
computer-refuses = É a vez de { $name }. Desfazer anula a sua última jogada.
computer-draw-sure = Se o computador aceitar, a partida acaba sem vencedor.
computer-draw-yes = Propor empate
computer-refuses-draw = { $name } quer continuar.
computer-failed = Agora o computador não consegue jogar. A sua partida está intacta.
computer-unfetched = O computador nunca foi baixado neste dispositivo, e sem rede não é possível. A sua partida está intacta.
computer-unfetched-keep = { computer-unfetched } Quando houver rede, jogue uma vez contra ele: depois ele joga também sem rede.

## O que faz a resposta a uma jogada ruim

computer-answer-wins =
    { $moves ->
        [1] O adversário pode então vencer na hora.
       *[other] O adversário pode então vencer com certeza, em até { $moves } jogadas.
    }
computer-answer-captures =
    { $snorkels ->
        [one] A resposta captura um snorkel seu.
       *[other] A resposta captura um grupo de { $snorkels } snorkels seus.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] A resposta deixa um snorkel seu com uma só casa de ar.
       *[other] A resposta deixa um grupo de { $snorkels } snorkels seus com uma só casa de ar.
    }
computer-answer-robs =
    { $squares ->
        [one] Você fica então com { $squares } casa segura a menos: agora { $left }.
       *[other] Você fica então com { $squares } casas seguras a menos: agora { $left }.
    }
computer-answer-blocks =
    { $squares ->
        [one] O seu caminho mais curto fica então uma casa mais longo.
       *[other] O seu caminho mais curto fica então { $squares } casas mais longo.
    }
computer-answer-shuts = Então você fica sem caminho.
computer-answer-covers =
    { $squares ->
        [one] A resposta cobre uma casa sua.
       *[other] A resposta cobre { $squares } casas suas.
    }
computer-answer-halts = Depois da resposta, nenhuma ponta aberta da sua trilha leva mais à sua borda oposta.
computer-answer-approaches =
    { $moves ->
        [one] Falta então { $moves } jogada para o adversário sair do tabuleiro.
       *[other] Faltam então { $moves } jogadas para o adversário sair do tabuleiro.
    }

said-resign-you = Você desiste.
said-time-you = O seu tempo acabou.
ending-won-you =
    { $you ->
        [loser] Você perdeu contra { $names }
       *[names]
            { $count ->
                [one] Você venceu
               *[other] { $names } venceram
            }
    }
ending-resignation-you = Você desistiu.
ending-time-you = O seu tempo acabou.
snorkels-status-place-you =
    { $side ->
        [purple] É a sua vez (roxo)
       *[green] É a sua vez (verde)
    }
snorkels-said-place-you =
    { $side ->
        [purple] Você coloca um snorkel roxo em { $square }.
       *[green] Você coloca um snorkel verde em { $square }.
    }
snorkels-said-swap-you = Você muda para o roxo.
snorkels-hint-swapped-you = O snorkel do tabuleiro agora é de { $by }. Você segue com o verde.
tayu-status-bid-you = Que pontuação defenderia como sabotador?
tayu-status-pick-you = Escolha uma peça da mesa
tayu-status-first-you = Coloque a primeira peça, no centro
tayu-status-lay-you =
    { $side ->
        [ns] Coloque a peça (norte e sul)
        [ew] Coloque a peça (leste e oeste)
        [saboteur] Coloque a peça (sabotador)
       *[none] Coloque a peça
    }
tayu-status-answer-you =
    { $you ->
        [drawer] A sua peça não cabe em lugar nenhum. Acabar a partida?
       *[name] A peça de { $drawer } não cabe em lugar nenhum. Acabar a partida?
    }
tayu-status-draw-you = Sorteia-se uma peça para você
tayu-said-drawn-you = Você tira uma peça. { $tile }
tayu-said-bid-you = Você oferece { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } deixa você defender { $bid } como sabotador.
       *[name] Você deixa { $saboteur } defender { $bid } como sabotador.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] Você escolhe uma peça com anel.
       *[plain] Você escolhe uma peça sem anel.
    }
tayu-said-lay-you = Você coloca uma peça em { $square }. Norte e sul { $ns }, leste e oeste { $ew }.
tayu-said-end-you = Você concorda em acabar a partida.
tayu-said-on-you = Você quer continuar. A peça fica fora do jogo.
caminos-status-place-you =
    { $side ->
        [green] É a sua vez (verde)
       *[yellow] É a sua vez (amarelo)
    }
caminos-status-bar-you = Coloque uma barra neutra
caminos-status-alone-you =
    { $other ->
        [green] Você continua só: nenhuma peça verde cabe mais
       *[yellow] Você continua só: nenhuma peça amarela cabe mais
    }
caminos-said-place-you =
    { $shape ->
        [I] Você coloca a barra neutra: { $columns }.
       *[other] Você coloca { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] É a sua vez (brancas)
       *[black] É a sua vez (pretas)
    }
sendas-status-held-you =
    { $side ->
        [white] Coloque a peça branca
       *[black] Coloque a peça preta
    }
sendas-hint-draw-passes-you = Os dois passaram. Aceita o empate?
sendas-hint-draw-repetition-you = Esta posição apareceu três vezes. Aceita o empate?
sendas-said-move-you = Você move { $from } para { $to }.
sendas-said-move-turn-you = Você move { $from } para { $to }, lados abertos: { $ends }.
sendas-said-turn-you = Você gira { $from }, lados abertos: { $ends }.
sendas-said-flip-you = Você vira { $square }: um curinga.
sendas-said-exit-you = Você leva { $from } para fora da borda.
sendas-said-pass-you = Você passa.
