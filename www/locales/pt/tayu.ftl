### Tayü: o que diz a cena.

tayu-name = Tayü
tayu-credit = Um jogo de Niek Neuwahl.

tayu-status-bid = { $name }: que pontuação defenderia como sabotador?
tayu-status-pick = { $name }: escolha uma peça da mesa
tayu-status-first = { $name }: coloque a primeira peça, no centro
tayu-status-lay =
    { $side ->
        [ns] { $name }: coloque a peça (norte e sul)
        [ew] { $name }: coloque a peça (leste e oeste)
        [saboteur] { $name }: coloque a peça (sabotador)
       *[none] { $name }: coloque a peça
    }
tayu-status-answer = { $name }: a peça de { $drawer } não cabe em lugar nenhum. Acabar a partida?
tayu-status-draw = Sorteia-se uma peça para { $drawer }
tayu-hint-bid-first = Os lances descem: o sabotador é quem disser a pontuação mais baixa, e vence se nenhum dos outros dois chegar a ela.
tayu-hint-bid = { $name } defenderia { $bid }. Dê um lance mais baixo para ser o sabotador, ou deixe { $name } defender { $bid }.
tayu-hint-pick = Com anel no verso: bocas em três lados. Restam { $ring } com anel e { $plain } sem.
tayu-hint-answer =
    { $left ->
        [0] Não resta nenhuma peça.
        [one] Resta uma peça.
       *[other] Restam { $left } peças.
    } { $fitting ->
        [0] Nenhuma caberia agora.
        [one] Uma caberia agora.
       *[other] { $fitting } caberiam agora.
    }
tayu-hint-settled = Da última vez a resposta foi “{ tayu-choice-on }”. Agora é possível responder outra coisa.
tayu-hint-again = A última peça não cabia; o jogo continua, como antes. “{ command-undo }” pergunta de novo.
tayu-hint-lay =
    { $first ->
        [yes] Leve água às suas duas bordas.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] Cabe{ $rotated ->
            [yes] , girada,
           *[no] { "" }
        } em um só lugar: “{ tayu-choice-next }”{ -key(of: "N") } mostra qual.
       *[other] Vários lugares{ $rotated ->
            [yes] { " " }(tracejado: gire-a)
           *[no] { "" }
        }: “{ tayu-choice-next }”{ -key(of: "N") } mostra quais.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } em { $square }: { $rims }.
tayu-rim-more =
    { $rim ->
        [north] norte +{ $more }
        [east] leste +{ $more }
        [south] sul +{ $more }
       *[west] oeste +{ $more }
    }
tayu-hint-same = As duas pontuações ficariam como estão.
tayu-hint-rims = Mais água chegaria às bordas: norte { $north } × sul { $south }, leste { $east } × oeste { $west }. As pontuações ficariam como estão.
tayu-hint-score = Ficaria assim: norte e sul { $ns } (+{ $ns-more }), leste e oeste { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Toque na peça ou em “{ tayu-choice-lay }” para jogar.
       *[keys] Clique na peça, ou pressione Enter, para jogar.
    }
tayu-hint-bag =
    { $count ->
        [0] Todas as peças já saíram.
        [one] Falta sair uma peça.
       *[other] Faltam sair { $count } peças.
    }
tayu-refused-pick = Primeiro escolha uma peça: com anel no verso ou sem.

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } tira uma peça. { $tile }
tayu-said-bid = { $name } oferece { $bid }.
tayu-said-hold = { $name } deixa { $saboteur } defender { $bid } como sabotador. { $sides }
tayu-sides = Sabotador: { $saboteur }, que defende { $target }. Norte e sul: { $ns }. Leste e oeste: { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } escolhe uma peça com anel.
       *[plain] { $name } escolhe uma peça sem anel.
    }
tayu-said-lay = { $name } coloca uma peça em { $square }. { $tile } Norte e sul { $ns }, leste e oeste { $ew }.
tayu-said-end = { $name } concorda em acabar a partida.
tayu-said-on = { $name } quer continuar. A peça fica fora do jogo.
tayu-over = Ficaria em { $squares }.
tayu-tile =
    { $lie ->
        [across] Vai de oeste a leste, com bocas { $mouths }.
       *[upright] Vai de norte a sul, com bocas { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] a oeste
        [east] a leste
        [north] a norte
        [south] a sul
       *[middle] no meio
    } { $direction ->
        [north] para o norte
        [east] para o leste
        [south] para o sul
       *[west] para o oeste
    }

tayu-group-bid = O lance
tayu-choice-bid = Oferecer { $bid }
tayu-choice-hold = Deixar { $bid } para { $name }
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] Com anel ({ $count })
       *[plain] Sem anel ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Tem bocas em três lados.
       *[plain] Tem as bocas em dois lados, ou todas em um.
    }
tayu-choice-turn = Girar
tayu-choice-next = Próximo lugar
tayu-choice-lay = Colocar
tayu-choice-end = Acabar a partida
tayu-choice-on = Continuar
tayu-choice-bag = Peças que restam: { $count }
tayu-move-lay = uma peça em { $square }. { $tile }
tayu-move-draw = sai uma peça. { $tile }
tayu-move-bid = oferece { $bid }
tayu-move-pick =
    { $pool ->
        [ring] com anel
       *[plain] sem anel
    }
tayu-move-end = acaba
tayu-move-on = continua

tayu-square-empty = { $square }, vazia
tayu-square-fits = { $square }, vazia, a peça cabe
tayu-square-turned = { $square }, vazia, a peça cabe girada
tayu-square-tile = { $square }, peça com bocas: { $mouths }
tayu-mouth-joined = { tayu-side } de { $square } unida a { $to }
tayu-mouth-open = { tayu-side } de { $square } aberta
tayu-mouth-rim =
    { $points ->
        [one] { tayu-side } de { $square } na borda
       *[other] { tayu-side } de { $square } na borda, sobre uma nascente
    }
tayu-side =
    { $direction ->
        [north] norte
        [east] leste
        [south] sul
       *[west] oeste
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Com anel. Restam: { $count }
       *[plain] { $tile } Sem anel. Restam: { $count }
    }

tayu-illegal-due =
    { $step ->
        [bid] Primeiro alguém tem de dar um lance.
        [pick] Primeiro é preciso escolher uma peça da mesa.
        [lay] Primeiro é preciso colocar a peça que saiu.
       *[answer] Primeiro é preciso dizer se a partida acaba.
    }
tayu-illegal-bid-too-high = Agora não se pode oferecer mais que { $most }.
tayu-illegal-bid-too-low = O lance mais baixo é 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] Não restam peças com anel.
       *[plain] Não restam peças sem anel.
    }
tayu-illegal-none-left = Não resta nenhuma peça { $kind }.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] Foi escolhida uma peça com anel.
       *[plain] Foi escolhida uma peça sem anel.
    }
tayu-illegal-not-drawn = A peça que saiu é { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] A peça ultrapassaria a borda norte.
        [east] A peça ultrapassaria a borda leste.
        [south] A peça ultrapassaria a borda sul.
       *[west] A peça ultrapassaria a borda oeste.
    }
tayu-illegal-off-centre = A primeira peça tem de cobrir uma casa do centro marcado.
tayu-illegal-mouth-on-blank = Não: no lado { tayu-side } de { $square } uma boca daria em uma margem.
tayu-illegal-blank-on-mouth = Não: no lado { tayu-side } de { $square } a peça taparia uma boca.
tayu-illegal-no-join = Não: tocaria em outras peças, mas a água não passaria de uma à outra.
tayu-illegal-apart = Cada peça tem de se unir a uma que já está no tabuleiro.

tayu-ending-empty = Todas as peças já saíram.
tayu-ending-nothing-fits = A última peça não cabe em lugar nenhum, e nenhuma outra caberia.
tayu-ending-stop = A última peça não cabe em lugar nenhum.
tayu-ending-agreed = A última peça não cabe em lugar nenhum, e ninguém quis continuar.
tayu-ending-side =
    { $side ->
        [ns] Norte e sul: { $rims }. { $one } × { $other } = { $product }.
       *[ew] Leste e oeste: { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] nenhuma boca
        [one] 1 boca
       *[other] { $mouths } bocas
    } { $rim ->
        [north] a norte
        [east] a leste
        [south] a sul
       *[west] a oeste
    }{ $springs ->
        [0] {""}
        [one] {" "}(1 em uma nascente: { $total })
       *[other] {" "}({ $springs } em nascentes: { $total })
    }
tayu-ending-missed = Nenhum lado chegou a { $target }: o sabotador vence.
tayu-ending-reached = A meta de { $target } que o sabotador defendia foi alcançada.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = defende { $target }
tayu-fact-bid = oferece { $bid }
