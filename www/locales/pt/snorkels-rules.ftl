### As regras e opções de Snorkels.

snorkels-rules-goal = O objetivo
snorkels-rules-goal-1 = Cada snorkel respira pelas casas vazias ao seu lado. Perde a primeira cor com um grupo que já não consegue respirar.
snorkels-rules-turn = O turno
snorkels-rules-turn-1 = Roxo e verde jogam alternadamente. Na sua vez, coloque um snorkel da sua cor em qualquer casa vazia. Ele nunca mais se move, e não se pode passar.
snorkels-rules-colour = Quem fica com o roxo?
snorkels-rules-colour-1 = O jogador 1 coloca o primeiro snorkel roxo. O jogador 2 olha e escolhe: ou muda para o roxo, e o jogador 1 continua com o verde, ou joga com o verde e coloca um snorkel.
snorkels-rules-air = O ar
snorkels-rules-air-1 = Um snorkel tem quatro tubos. Uma boca branca recebe ar de uma casa vazia; um tubo com tampa está bloqueado pela borda, por uma pedra ou pela outra cor.
snorkels-rules-air-2 = Os snorkels de uma cor que estão lado a lado compartilham o ar. O número diz de quantas casas vazias o grupo pode respirar; quando resta só uma, fica vermelho.
snorkels-rules-air-figure = Os snorkels roxos formam um grupo e compartilham o ar de todos os seus tubos.
snorkels-rules-capture = A captura
snorkels-rules-capture-1 = Se depois da sua jogada um grupo da outra cor ficar sem ar, você vence na hora. Não se tira nada do tabuleiro.
snorkels-rules-capture-figure = O verde fechou o último tubo no centro e vence.
snorkels-rules-self = Cuide do seu ar
snorkels-rules-self-1 = Se depois da sua jogada um grupo seu ficar sem ar, você perde. À medida que o tabuleiro enche, alguém terá de jogar assim.
snorkels-rules-self-figure = Neste canto o roxo ficaria sem ar e perderia.
snorkels-rules-both = Os dois ao mesmo tempo
snorkels-rules-both-1 = Se grupos das duas cores perdem o último ar ao mesmo tempo, vence quem colocou o último snorkel.
snorkels-rules-both-figure = Aqui o roxo pode entrar: o snorkel verde do canto perde o ar no mesmo instante.
snorkels-rules-stones = As pedras
snorkels-rules-stones-1 = Antes da partida podem-se pôr até três pedras no tabuleiro. Elas tiram o ar tal como a borda, por isso as casas ao lado são perigosas.
snorkels-rules-stones-figure = Ao lado de uma pedra há menos ar.
snorkels-rules-advice = Um bom conselho
snorkels-rules-advice-1 = Como ninguém pode passar, o espaço é tudo: cerque cedo zonas em que só você ainda possa jogar sem perigo.

## Options

snorkels-option-seats-hint = Para que seja justo, o jogador 2 escolhe a cor depois da primeira jogada.
snorkels-option-size = Casas por lado
snorkels-option-size-hint = O jogo em caixa tem sete. Em um tabuleiro pequeno, acaba depressa.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Pedras ao acaso
snorkels-option-random-stones-hint = As pedras tiram o ar como a borda. Todas as casas livres são igualmente prováveis.
snorkels-option-stones = Pedras à mão
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Toque em uma casa para pôr ou tirar uma pedra.
       *[keys] Pressione uma casa para pôr ou tirar uma pedra.
    }
