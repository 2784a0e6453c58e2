### As regras e opções de Caminos.

caminos-rules-goal = O objetivo
caminos-rules-goal-1 = Verde e amarelo constroem caminhos. Quem primeiro unir dois lados opostos do tabuleiro por uma série ininterrupta de faces da sua cor vence na hora.
caminos-rules-goal-figure = O verde uniu os dois lados A: nove faces de cima e quatro de parede.
caminos-rules-turn = O turno
caminos-rules-turn-1 = O verde começa. Cada um, na sua vez, coloca uma das suas peças: quatro T, quatro Z, quatro L e duas O. Uma peça pode ser girada à vontade, mesmo em pé. Não se pode passar.
caminos-rules-stand = Onde uma peça pode ficar
caminos-rules-stand-1 = Todos os seus cubos ficam sobre casas do tabuleiro, e pelo menos um se apoia no próprio tabuleiro. Por isso nada passa de três cubos de altura.
caminos-rules-stand-2 = Em lugar nenhum pode ficar um vão embaixo dela. Pode apoiar-se em outras peças, de qualquer cor, e não precisa tocar em nenhuma.
caminos-rules-stand-figure = Permitido: o amarelo se apoia no tabuleiro e cobre o verde sem deixar vão.
caminos-rules-gap-figure = Proibido: ficaria um vão embaixo.
caminos-rules-aloft-figure = Proibido: nenhum cubo se apoiaria no tabuleiro.
caminos-rules-road = Os caminhos
caminos-rules-road-1 = Olhe de cima: contam as casas cujo cubo mais alto é seu. Duas vizinhas da mesma altura estão unidas. Com alturas diferentes, estão unidas se toda a parede entre elas for sua.
caminos-rules-road-2 = Na diagonal, por uma aresta vertical ou pelo tabuleiro vazio não há ligação. Uma casa de canto pertence aos dois lados.
caminos-rules-road-figure = Não unidas: entre c4 e d4 o amarelo interrompe a parede.
caminos-rules-sides = Octógono e anel
caminos-rules-sides-1 = Nos tabuleiros de oito lados também se pode unir um lado a um dos dois vizinhos do seu oposto. O buraco do anel não é um lado, e nada pode ficar sobre ele.
caminos-rules-sides-figure = Do lado C a um vizinho do outro C: unidos.
caminos-rules-out = Sem lugar
caminos-rules-out-1 = Quem não pode colocar uma peça na sua vez fica fora até o fim, e o seu parceiro também. O outro lado continua só. Se os dois ficam fora sem caminho, a partida termina empatada.
caminos-rules-neutral = Barras neutras
caminos-rules-neutral-1 = Se quiserem, cada lado coloca primeiro uma barra azul de três cubos. As barras não são de ninguém; uma barra deitada pode ser coberta como qualquer peça.
caminos-rules-neutral-figure = Em uma barra em pé não se pode subir.
caminos-rules-four = Quatro jogadores
caminos-rules-four-1 = Os jogadores 1 e 3 são verdes; 2 e 4, amarelos. Cada um tem metade das peças da cor. Os parceiros vencem e perdem juntos.
caminos-rules-points = Pontos
caminos-rules-points-1 = Para uma série de partidas: quem vence faz tantos pontos quantas são as faces do caminho mais curto entre os lados unidos, as de cima e as de parede. No octógono e no anel, um caminho entre lados exatamente opostos vale o dobro.
caminos-rules-points-2 = Em uma partida sem caminho, contam-se para cada cor as peças que ficam na borda do tabuleiro. Quem tem menos faz tantos pontos quantas peças o outro tem ali.
caminos-rules-hands = Com a peça na mão
caminos-rules-hands-1 = Segure-a sobre o tabuleiro: ela mostra onde ficaria. Um contorno tracejado diz que ela não cabe, e a linha ao lado do tabuleiro diz por quê. Um clique, ou um segundo toque na mesma casa, coloca a peça.
caminos-rules-hands-2 = Arraste para girar o tabuleiro. De cima, um número diz quais colunas têm dois ou três cubos de altura. A faixa de figuras mostra as posições da sua peça; as que não cabem sobre a casa aparecem apagadas.
caminos-rules-hands-3 = Com o teclado: as setas andam, de 1 a 4 escolhe-se uma peça, R gira, T e G tombam, W percorre as posições, F o que cabe, Enter coloca, e Shift com as setas gira o tabuleiro.

## Options

caminos-option-board = Tabuleiro
caminos-option-board-hint = Para a primeira partida, melhor o quadrado.
caminos-option-board-square = Quadrado
caminos-option-board-rhombus = Losango
caminos-option-board-octagon = Octógono
caminos-option-board-ring = Anel
caminos-option-players = Número de jogadores
caminos-option-players-hint = Com quatro, os parceiros sentam-se frente a frente, têm a mesma cor e jogam alternadamente.
caminos-option-neutrals = Barras neutras
caminos-option-neutrals-hint = Cada lado coloca primeiro uma barra azul que não é de ninguém.
caminos-option-neutrals-no = Sem
caminos-option-neutrals-yes = Uma para cada lado
