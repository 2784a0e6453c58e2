### What is asked before the game is ended, or a player gets another name.

ask-resign =
    { $name }, quer mesmo desistir? { $seats ->
        [3] { $side ->
            [saboteur] A partida acaba e vence a pontuação mais alta.
            [none] A partida acaba e ninguém vence.
           *[other] A partida acaba e o seu lado faz 0 pontos.
        }
       *[other] O outro lado vence.
    }
ask-resign-you =
    Quer mesmo desistir? { $seats ->
        [3] { $side ->
            [saboteur] A partida acaba e vence a pontuação mais alta.
            [none] A partida acaba e ninguém vence.
           *[other] A partida acaba e o seu lado faz 0 pontos.
        }
       *[other] O outro lado vence.
    }
ask-resign-yes = Desistir
ask-draw = Todos concordam com o empate? A partida acaba sem vencedor.
ask-draw-yes = De acordo
ask-name = Nome do jogador { $seat }
ask-name-yes = Guardar
