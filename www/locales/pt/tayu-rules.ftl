### As regras e opções de Tayü.

tayu-rules-goal = O objetivo
tayu-rules-goal-1 = Juntos, os jogadores constroem uma só rede de canais, e cada lado quer que ela desemboque nas suas duas bordas: um no norte e no sul, o outro no leste e no oeste. Conta o número de bocas em uma borda vezes o número na borda oposta.
tayu-rules-goal-figure = Norte e sul: 5 × 4 = 20. Leste e oeste: 6 × 3 = 18.
tayu-rules-turn = O turno
tayu-rules-turn-1 = O jogador 1 começa. Tira-se uma peça e, se ela couber em algum lugar, é preciso colocá-la. Uma peça cobre três casas. A água dela tem três bocas, todas ligadas entre si. A peça pode ser girada, mas não virada.
tayu-rules-turn-2 = A primeira peça cobre pelo menos uma casa do centro marcado. Cada uma das outras tem de se unir à água que já está lá.
tayu-rules-fit = O que cabe
tayu-rules-fit-1 = Onde duas peças se tocam, boca tem de encontrar boca e margem tem de encontrar margem, em todos os lados. E pelo menos uma boca tem de encontrar outra: só tocar não basta. A borda e as casas vazias não atrapalham.
tayu-rules-fit-figure = As molduras azuis mostram onde a peça cabe assim como está; as tracejadas, onde cabe girada.
tayu-rules-spots-figure = Aqui não: uma boca daria em uma margem.
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
tayu-rules-table = Peças na mesa
tayu-rules-table-1 = Para quem já tem prática: as peças ficam viradas para baixo, e escolhe-se uma. As que têm anel no verso têm bocas em três lados; as outras, em dois, ou todas as três em um.
tayu-rules-advice = Um bom conselho
tayu-rules-advice-1 = Às vezes é melhor desviar a água do outro do que prolongar a própria. Procure cedo as nascentes, e veja o que resta no saco antes de deixar um buraco que só uma peça pode preencher.

## Options

tayu-option-players = Número de jogadores
tayu-option-players-hint = Com três, um é o sabotador e joga contra os dois lados. Com quatro, jogam dois contra dois.
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
tayu-option-draw-hint = Na mesa escolhe-se a peça pelo verso: se tem um anel, os seus canais levam a três lados.
tayu-option-end = Se uma peça não couber
tayu-option-end-hint = Se os outros decidirem, a partida acaba ali ou continua sem a peça.
tayu-option-end-agree = Os outros decidem
tayu-option-end-stop = A partida acaba
