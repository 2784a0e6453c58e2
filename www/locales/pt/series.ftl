### A tabela de pontos de uma série: várias partidas entre as mesmas pessoas.

series-title = Uma série de { $game }
series-game = Partida
series-before = antes
series-now = em jogo
series-draw = empate
series-won = vitória
series-began = começou
series-wins = Vitórias
series-total = Pontos
series-next = { $name } começa a próxima partida.
series-next-you = Você começa a próxima partida.
series-points-snorkels = Cada vitória vale um ponto.
series-points-sendas = Cada vitória vale um ponto.
series-points-caminos = Uma ligação vale as faces do seu caminho mais curto. Sem ligação, o lado com menos peças na borda faz tantos pontos quantas peças o outro tem ali. Uma desistência ou um empate de comum acordo não vale nada.
series-points-tayu = Conta o total de cada lado, vença ou perca. Um sabotador que vence faz os pontos da meta que defendeu. Quem desiste não faz pontos.
