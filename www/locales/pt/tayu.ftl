### Tayü: o que diz a cena, as opções, as regras.

tayu-name = Tayü
tayu-credit = Um jogo de Niek Neuwahl.

## Estado e dicas

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
tayu-hint-lay =
    { $places ->
        [one] Cabe em um só lugar: “{ tayu-choice-next }”{ -key(of: "N") } mostra qual.
       *[other] Cabe em { $places } lugares: “{ tayu-choice-next }”{ -key(of: "N") } mostra um a um.
    }
tayu-hint-same = As duas pontuações ficariam como estão.
tayu-hint-score = Ficaria assim: norte e sul { $ns } (+{ $ns-more }), leste e oeste { $ew } (+{ $ew-more }).
tayu-hint-turn =
    { INPUT() ->
        [touch] Girada, ela cabe aqui: toque de novo, e ela gira.
       *[keys] Girada, ela cabe aqui: pressione, e ela gira.
    }
tayu-hint-bag =
    { $count ->
        [0] Todas as peças já saíram.
        [one] Falta sair uma peça.
       *[other] Faltam sair { $count } peças.
    }
tayu-refused-pick = Primeiro escolha uma peça: com anel no verso ou sem.

## Avisos

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } tira uma peça. { $tile }
tayu-said-bid = { $name } oferece { $bid }.
tayu-said-hold = { $name } deixa { $saboteur } defender { $bid } como sabotador.
tayu-said-pick =
    { $pool ->
        [ring] { $name } escolhe uma peça com anel.
       *[plain] { $name } escolhe uma peça sem anel.
    }
tayu-said-lay = { $name } coloca uma peça em { $square }. Norte e sul { $ns }, leste e oeste { $ew }.
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

## Botões

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
tayu-choice-end = Acabar a partida
tayu-choice-on = Continuar
tayu-choice-bag = Peças que restam: { $count }
tayu-move-draw = sai uma peça. { $tile }
tayu-move-bid = oferece { $bid }
tayu-move-pick =
    { $pool ->
        [ring] com anel
       *[plain] sem anel
    }
tayu-move-end = fim?
tayu-move-on = continua

## Casas

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
tayu-tray = O suporte
tayu-tray-tile = A peça na mão. { $tile } Pressione para girá-la.
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Com anel. Restam: { $count }
       *[plain] { $tile } Sem anel. Restam: { $count }
    }

## O que não se pode colocar

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
        [north] A peça passaria da borda norte.
        [east] A peça passaria da borda leste.
        [south] A peça passaria da borda sul.
       *[west] A peça passaria da borda oeste.
    }
tayu-illegal-off-centre = A primeira peça tem de cobrir uma casa do centro marcado.
tayu-illegal-mouth-on-blank = Não: no lado { tayu-side } de { $square } uma boca daria em uma margem.
tayu-illegal-blank-on-mouth = Não: no lado { tayu-side } de { $square } a peça taparia uma boca.
tayu-illegal-no-join = Não: tocaria em outras peças, mas a água não passaria de uma à outra.
tayu-illegal-apart = Cada peça tem de se unir a uma que já está no tabuleiro.

## O fim

tayu-ending-empty = Todas as peças já saíram.
tayu-ending-nothing-fits = A última peça não cabe em lugar nenhum, e nenhuma outra caberia.
tayu-ending-stop = A última peça não cabe em lugar nenhum.
tayu-ending-agreed = A última peça não cabe em lugar nenhum, e todos quiseram acabar.
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

## Opções

tayu-option-players = Número de jogadores
tayu-option-players-hint = Com três, um é o sabotador e joga contra os dois lados. Com quatro, jogam dois contra dois.
tayu-option-players-2 = 2
tayu-option-players-3 = 3, um deles sabotador
tayu-option-players-4 = 4, em duas equipes
tayu-option-saboteur = Sabotador
tayu-option-saboteur-1 = Jogador 1
tayu-option-saboteur-2 = Jogador 2
tayu-option-saboteur-3 = Jogador 3
tayu-option-saboteur-auction = Por leilão
tayu-option-saboteur-hint = O sabotador vence se nenhum dos outros alcançar a meta.
tayu-option-target = Meta
tayu-option-target-hint = A pontuação que um dos dois lados tem de alcançar.
tayu-option-draw = Peças
tayu-option-draw-bag = Às cegas, do saco
tayu-option-draw-table = Viradas para baixo na mesa
tayu-option-draw-hint = Na mesa vê-se se uma peça tem um anel no verso: então ela tem bocas em três lados.
tayu-option-end = Se uma peça não couber
tayu-option-end-hint = Se forem consultados, os outros decidem se a partida acaba ou continua sem a peça.
tayu-option-end-agree = Perguntar aos outros
tayu-option-end-stop = A partida acaba

## Regras

tayu-rules-goal = O objetivo
tayu-rules-goal-1 = Juntos, os jogadores constroem uma só rede de canais, e cada lado quer que ela saia nas suas duas bordas: um no norte e no sul, o outro no leste e no oeste. Conta o número de bocas em uma borda vezes o número na borda oposta.
tayu-rules-goal-figure = Norte e sul: 5 × 4 = 20. Leste e oeste: 6 × 3 = 18.
tayu-rules-turn = A vez
tayu-rules-turn-1 = O jogador 1 começa. Tira-se uma peça e, se ela couber em algum lugar, é preciso colocá-la. Uma peça cobre três casas. A água dela tem três bocas, todas ligadas entre si. A peça pode ser girada, mas não virada.
tayu-rules-turn-2 = A primeira peça cobre pelo menos uma casa do centro marcado. Cada uma das outras tem de se unir à água que já está lá.
tayu-rules-fit = O que cabe
tayu-rules-fit-1 = Onde duas peças se tocam, boca tem de encontrar boca e margem tem de encontrar margem, em todos os lados. E pelo menos uma boca tem de encontrar outra: só tocar não basta. A borda e as casas vazias não atrapalham.
tayu-rules-fit-figure-1 = As molduras azuis mostram onde a peça cabe assim como está; as tracejadas, onde cabe girada.
tayu-rules-fit-figure-2 = Aqui não: uma boca daria em uma margem.
tayu-rules-count = A contagem
tayu-rules-count-1 = Cada boca em uma borda vale um ponto; em uma nascente, marcada por um anel dourado, vale dois. Multiplique os pontos das suas duas bordas. Não importa quem colocou as peças, e as bocas que não chegam à borda não contam.
tayu-rules-count-2 = Assim, uma borda cheia de bocas não vale nada enquanto a oposta estiver seca. Vence a pontuação mais alta; com pontuações iguais, é empate.
tayu-rules-count-figure = Uma nascente de cada lado: (5 + 1) × (4 + 1) = 30.
tayu-rules-end = O fim
tayu-rules-end-1 = A partida acaba quando todas as peças saíram, ou quando a que saiu não cabe e os outros querem acabar. Quem preferir pode continuar: então a peça fica de lado. Se nenhuma peça couber mais, a partida acaba sozinha.
tayu-rules-end-figure = Já fechou: a água não segue, por isso nenhuma peça pode se unir.
tayu-rules-four = Quatro jogadores
tayu-rules-four-1 = Quem se senta frente a frente forma equipe: os jogadores 1 e 3 para norte e sul, os jogadores 2 e 4 para leste e oeste.
tayu-rules-three = Três jogadores
tayu-rules-three-1 = Dois jogam um contra o outro, e o terceiro é o sabotador. O sabotador vence se nenhum lado alcançar a meta. Se um alcançar, vence a pontuação mais alta.
tayu-rules-three-2 = O sabotador pode ser escolhido por leilão. Um após o outro, cada um diz a meta que defenderia, igual à última ou mais baixa. O primeiro que repete o último número fecha o leilão: o sabotador é quem o disse primeiro.
tayu-rules-three-figure = As barras mostram quanto falta aos lados para a meta.
tayu-rules-table = Peças na mesa
tayu-rules-table-1 = Para quem já tem prática: as peças ficam viradas para baixo, e escolhe-se uma. As que têm anel no verso têm bocas em três lados; as outras, em dois, ou todas as três em um.
tayu-rules-table-figure = No suporte: um monte com anel, outro sem.
tayu-rules-advice = Um bom conselho
tayu-rules-advice-1 = Às vezes é melhor desviar a água do outro do que prolongar a própria. Procure cedo as nascentes, e veja o que resta no saco antes de deixar um buraco que só uma peça pode preencher.
