### A lição de Caminos.

caminos-lesson-look = O objetivo
caminos-lesson-look-text = Vence quem primeiro unir dois lados opostos por faces da sua cor sem interrupção: aqui o verde, subindo e descendo. Arraste o tabuleiro para girá-lo.

caminos-lesson-lie = Colocar uma peça
caminos-lesson-lie-text =
    O verde começa. Cada um, na sua vez, coloca uma das suas peças de quatro cubos: T, Z, L ou O. Escolha uma e { INPUT() ->
        [touch] toque em uma casa
       *[keys] segure-a sobre uma casa
    }: ela mostra onde ficaria.
caminos-lesson-lie-task = Coloque qualquer peça deitada no tabuleiro.
caminos-lesson-lie-done = Um andar de altura: o começo de um caminho.

caminos-lesson-stand = Em pé
caminos-lesson-stand-text =
    Uma peça pode ser girada à vontade, mesmo em pé: a faixa de figuras mostra as posições dela{ INPUT() ->
        [touch] { "" }
       *[keys] ; as teclas R, T e G a giram
    }.
caminos-lesson-stand-task = Coloque uma peça com três andares de altura.
caminos-lesson-stand-done = Três andares: neste jogo nada fica mais alto.

caminos-lesson-climb = Por cima do outro
caminos-lesson-climb-text = Pode-se construir sobre qualquer peça, de qualquer cor. Mas pelo menos um cubo tem de se apoiar no tabuleiro, sem vão embaixo da peça.
caminos-lesson-climb-task = Cubra pelo menos uma das casas amarelas.
caminos-lesson-climb-done = Conta o cubo de cima: o amarelo perdeu essa casa.

caminos-lesson-storeys = Dois andares acima
caminos-lesson-storeys-text = A peça amarela está em pé, com dois andares de altura. Só um L passa por cima: três cubos a partir do tabuleiro e o quarto no alto.
caminos-lesson-storeys-task = Cubra uma das duas casas amarelas.
caminos-lesson-storeys-done = Lá em cima ninguém mais pode cobri-la.

caminos-lesson-road = Um caminho
caminos-lesson-road-text = Olhe as casas cujo cubo mais alto é seu. As vizinhas da mesma altura estão unidas; na diagonal não há ligação.
caminos-lesson-road-task = Leve o seu caminho até o outro lado B e vença.
caminos-lesson-road-done = De B a B sem interrupção: vitória!

caminos-lesson-wall = Por cima da parede
caminos-lesson-wall-text = As vizinhas de alturas diferentes também estão unidas, se toda a parede entre elas for sua. Assim um caminho pode subir e descer.
caminos-lesson-wall-task = O amarelo está no seu caminho. Passe por cima e vença.
caminos-lesson-wall-done = Pela própria parede, por cima do amarelo e de novo para baixo: unido.

caminos-lesson-broken = Uma parede interrompida
caminos-lesson-broken-text = De cima, o caminho verde parece inteiro. Mas entre c4 e d4 um cubo amarelo interrompe a parede, e não há ligação. Gire o tabuleiro para ver.
caminos-lesson-broken-task = Conserte o seu caminho, ou contorne esse lugar, e vença.
caminos-lesson-broken-done = Agora cada passo do caminho é verde.

caminos-lesson-block = Fechar a passagem
caminos-lesson-block-text = O amarelo está quase chegando ao outro lado B e passa por cima do que é baixo. Cubra uma parte do próprio caminho, e construa alto.
caminos-lesson-block-task = Coloque uma peça de modo que o amarelo não possa vencer na próxima jogada.
caminos-lesson-block-done = O amarelo tem de procurar outro caminho.
caminos-lesson-block-open = Com a próxima peça o amarelo ainda chega lá. Cubra uma casa do caminho dele com uma peça em pé.

caminos-lesson-sides = Mais lados
caminos-lesson-sides-text = Uma casa de canto pertence aos dois lados. Nos tabuleiros de oito lados, octógono e anel, também vale unir um lado a um vizinho do seu oposto.
caminos-lesson-sides-task = O seu caminho começa no C da esquerda. Leve-o ao C da direita ou a um dos seus vizinhos.
caminos-lesson-sides-done = Unidos, mesmo que não bem em frente.

caminos-lesson-points = O fim
caminos-lesson-points-text = Quem não pode jogar fica fora, e o outro continua. Os dois fora: empate. Uma série vale pontos: conta o caminho mais curto, aqui 9 faces de cima e 4 de parede: 13.
