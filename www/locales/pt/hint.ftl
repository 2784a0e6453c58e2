### Uma dica: para onde olhar, que jogada, e por quê.

hint-look-among = Olhe para as casas circuladas: { $places }.
hint-look-circled = Olhe para as casas circuladas.
hint-look-within = Olhe dentro do círculo.
hint-look-at = Pegue a peça em { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Pegue a barra neutra.
       *[other] Pegue a peça { $shape }.
    }
hint-look-buttons = Olhe para os botões.
hint-show-move = Mostrar a jogada
hint-play = Jogar
hint-there = Aqui: { $move }.
hint-none = Aqui não há dica.
hint-chance =
    { $percent ->
        [1] Com ela você quase nunca vence.
        [99] Com ela você quase sempre vence.
       *[other] Com ela você vence cerca de { $percent }% das vezes.
    }
hint-drawn = Mantém o empate.
hint-lost = Contra um bom jogo toda jogada perde; esta resiste mais tempo.
hint-next =
    { $percent ->
        [1] A segunda melhor jogada, { $move }, quase nunca vence.
       *[other] A segunda melhor jogada, { $move }, vence cerca de { $percent }% das vezes.
    }
hint-next-loses =
    { $moves ->
        [1] A segunda melhor jogada, { $move }, perderia na hora.
       *[other] A segunda melhor jogada, { $move }, perderia em { $moves } jogadas no máximo.
    }
hint-answer = A melhor resposta: { $move }.
hint-called-snorkels-move-swap = mudar para o roxo
hint-called-caminos-said-place =
    { $shape ->
        [I] a barra neutra em { $squares }
       *[other] { $shape } em { $squares }
    }
hint-called-sendas-said-move = { $from } para { $to }
hint-called-sendas-said-move-turn = { $from } para { $to }, lados abertos: { $ends }
hint-called-sendas-said-turn = girar { $from }, lados abertos: { $ends }
hint-called-sendas-said-flip = virar { $square }
hint-called-sendas-said-exit = { $from } para fora da borda
hint-called-sendas-move-pass = passar
hint-called-tayu-move-bid = oferecer { $bid }
hint-called-tayu-said-hold = deixar { $bid } para { $saboteur }
hint-called-tayu-move-pick =
    { $pool ->
        [ring] escolher uma peça com anel
       *[plain] escolher uma peça sem anel
    }
hint-called-tayu-move-lay = uma peça em { $square }
hint-called-tayu-move-end = acabar a partida
hint-called-tayu-move-on = continuar

hint-wins =
    { $plies ->
        [1] Vence na hora.
        [2] Vence: qualquer resposta perde.
       *[other] Vence com certeza, em até { $moves } jogadas.
    }
hint-only = Qualquer outra jogada perde.
hint-captures =
    { $snorkels ->
        [one] Captura um snorkel.
       *[other] Captura um grupo de { $snorkels } snorkels.
    }
hint-saves =
    { $snorkels ->
        [one] Salva um snorkel que podia ser capturado em seguida.
       *[other] Salva um grupo de { $snorkels } snorkels que podia ser capturado em seguida.
    }
hint-airs = O ar do grupo passa de { $before } para { $air } casas.
hint-threatens =
    { $snorkels ->
        [one] Um snorkel adversário fica com uma só casa de ar.
       *[other] Um grupo adversário de { $snorkels } fica com uma só casa de ar.
    }
hint-joins = Junta { $groups } grupos.
hint-narrows =
    { $snorkels ->
        [one] Um snorkel adversário fica com apenas duas casas de ar.
       *[other] Um grupo adversário de { $snorkels } fica com apenas duas casas de ar.
    }
hint-presses = Um grupo adversário fica com { $air } casas de ar.
hint-robs =
    { $squares ->
        [one] O adversário tem uma casa segura a menos: agora { $left }.
       *[other] O adversário tem { $squares } casas seguras a menos: agora { $left }.
    }
hint-breathes = Mais casas seguras que o adversário: { $squares } contra { $left }.
hint-opens = Ali o snorkel tem { $air } casas de ar.
hint-shortens =
    { $left ->
        [0] Depois todas as casas do caminho para o lado oposto são suas, mas uma parede ainda o corta.
        [1] Só falta então uma casa para chegar ao lado oposto.
       *[other] { $squares ->
            [one] O caminho para o lado oposto fica uma casa mais curto: faltam { $left }.
           *[other] O caminho para o lado oposto fica { $squares } casas mais curto: faltam { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] O caminho mais curto do adversário fica uma casa mais longo.
       *[other] O caminho mais curto do adversário fica { $squares } casas mais longo.
    }
hint-shuts = O adversário ficou sem caminho.
hint-covers =
    { $squares ->
        [one] Cobre uma casa do adversário.
       *[other] Cobre { $squares } casas do adversário.
    }
hint-approaches =
    { $moves ->
        [one] Depois falta mais uma jogada para sair do tabuleiro.
       *[other] Depois faltam mais { $moves } jogadas para sair do tabuleiro.
    }
hint-delays =
    { $moves ->
        [one] O adversário precisa de uma jogada a mais para sair do tabuleiro.
       *[other] O adversário precisa de { $moves } jogadas a mais para sair do tabuleiro.
    }
hint-halts = Nenhuma ponta aberta da trilha do adversário leva mais à sua borda oposta.
hint-leads =
    { $moves ->
        [one] Depois falta mais uma jogada para sair do tabuleiro, e ao adversário { $left }.
       *[other] Depois faltam mais { $moves } jogadas para sair do tabuleiro, e ao adversário { $left }.
    }
hint-widens = Depois seguem { $ways } caminhos igualmente curtos: fica mais difícil deter a trilha.
hint-links = Une as trilhas: agora as peças do adversário também podem ser usadas.
hint-parts = Separa as trilhas de novo.
hint-gains = A pontuação sobe de { $before } para { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] norte
        [1] leste
        [2] sul
       *[3] oeste
    }
hint-others =
    { $others ->
        [1] do adversário
       *[other] dos outros
    }
hint-springs =
    { $mouths ->
        [one] A água chega a uma nascente da borda { hint-rim }.
       *[other] A água chega a { $mouths } nascentes da borda { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] A água chega à borda { hint-rim } em mais um lugar.
       *[other] A água chega à borda { hint-rim } em mais { $mouths } lugares.
    }
hint-diverts =
    { $mouths ->
        [one] Desvia uma boca das bordas { hint-others }.
       *[other] Desvia { $mouths } bocas das bordas { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] Uma boca aberta aponta direto para uma borda onde conta.
       *[other] { $mouths } bocas abertas apontam direto para bordas onde contam.
    }
hint-walls =
    { $edges ->
        [one] Fecha um lugar nas bordas { hint-others }.
       *[other] Fecha { $edges } lugares nas bordas { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] A água aberta fica agora a uma casa da borda { hint-rim }.
       *[other] A água aberta fica agora a { $squares } casas da borda { hint-rim }.
    }
hint-wards =
    { $others ->
        [1] A água fica a { $squares } casas da borda { hint-rim } do adversário, não mais a { $before }.
       *[other] A água fica a { $squares } casas da borda { hint-rim } de outro jogador, não mais a { $before }.
    }
hint-finishes =
    { $points ->
        [one] Acaba a partida com um ponto de vantagem.
       *[other] Acaba a partida com { $points } pontos de vantagem.
    }
