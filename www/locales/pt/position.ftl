### Setting up a position piece by piece.

position-title = Montar uma posição de { $game }
position-tools = O que pôr no tabuleiro
position-take = Tirar
position-clear = Esvaziar o tabuleiro
position-from-game = Desta partida
position-draw = A próxima peça sorteada é a que está na mão
position-hint =
    { INPUT() ->
        [touch] Escolha o que pôr no tabuleiro e toque em uma casa.
       *[keys] Escolha o que pôr no tabuleiro e pressione uma casa.
    }
position-there =
    { INPUT() ->
        [touch] Toque ali para colocar.
       *[keys] Pressione para colocar.
    }
position-whole =
    { $count ->
        [0] O início. { $status }
        [one] Uma jogada leva até aqui. { $status }
       *[other] { $count } jogadas levam até aqui. { $status }
    }
position-play = Jogar a partir daqui
position-nothing = Não há nada em { $square }.
position-none-left = Não resta nenhuma, ou não cabe em lugar nenhum.
position-snorkels-piece =
    { $piece ->
        [purple] Roxo ({ $count })
        [green] Verde ({ $count })
       *[stone] Pedras ({ $count })
    }
position-snorkels-turns = O roxo tem { $purple } no tabuleiro; o verde, { $green }. Começa o roxo e as cores alternam: têm de ter o mesmo número, ou o roxo mais um.
position-caminos-piece =
    { $piece ->
        [green] Verde ({ $count })
        [yellow] Amarelo ({ $count })
       *[neutral] Neutro ({ $count })
    }
position-caminos-turns = O verde tem { $green } no tabuleiro; o amarelo, { $yellow }. Primeiro as barras neutras, depois começa o verde e as cores alternam, sem unir um caminho antes do tempo: não se encontrou uma ordem assim.
position-tayu-turns = Não se encontrou nenhuma ordem possível para colocar estas peças.
position-sendas-hint =
    { INPUT() ->
        [touch] Escolha uma peça e toque em uma casa para colocá-la ali; toque de novo para girá-la. Sem peças próprias, as pretas começam como as brancas, com o tabuleiro virado.
       *[keys] Escolha uma peça e pressione uma casa para colocá-la ali; pressione de novo para girá-la. Sem peças próprias, as pretas começam como as brancas, com o tabuleiro virado.
    }
position-sendas-turns = Cada trilha precisa de { $count } peças. Brancas: { $white }; pretas: { $black }.
position-not-found = Entre as primeiras { $count } posições examinadas não se encontrou uma partida que leve até aqui. Talvez exista.
