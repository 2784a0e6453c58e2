### A lição de Tayü.

tayu-lesson-first = A primeira peça
tayu-lesson-first-text = Você leva a água ao norte e ao sul; o outro, ao leste e ao oeste. Ela sai de cada peça por três bocas. Comece no centro marcado.
tayu-lesson-first-task = Coloque-a no centro de modo que uma boca aponte para o norte e outra para o sul.
tayu-lesson-first-done = Daqui a água pode chegar às suas duas bordas. Na partida o jogador 1 começa, e a cada turno sai uma peça.

tayu-lesson-turn = Girar a peça
tayu-lesson-turn-text =
    { INPUT() ->
        [touch] “{ tayu-choice-turn }” gira a peça. As molduras azuis mostram onde ela cabe assim como está; as tracejadas, onde cabe girada. “{ tayu-choice-next }” mostra todas, uma a uma.
       *[keys] R, a roda ou o botão gira a peça. As molduras azuis mostram onde ela cabe assim como está; as tracejadas, onde cabe girada. “{ tayu-choice-next }” mostra todas, uma a uma.
    }
tayu-lesson-turn-task = Gire a peça e coloque-a de modo que mais uma boca leve ao norte.
tayu-lesson-turn-done = Mais um caminho para o norte.

tayu-lesson-join = Boca com boca
tayu-lesson-join-text = Onde duas peças se tocam, boca com boca e margem com margem. Margem é um lado sem boca. Pelo menos uma boca tem de encontrar outra.
tayu-lesson-join-task = Encontre o lugar onde a peça une duas bocas de uma vez.
tayu-lesson-join-done = Duas bocas encontraram outras duas: tudo isto é um só rio. A borda e as casas vazias não atrapalham.

tayu-lesson-rim = Até a borda
tayu-lesson-rim-text = Contam as bocas em uma borda. As que não chegam a ela não contam, e não importa quem colocou a peça.
tayu-lesson-rim-task = Leve a água à borda norte.
tayu-lesson-rim-done = Chegou: o número no canto conta a borda norte.

tayu-lesson-spring = As nascentes
tayu-lesson-spring-text = Cada borda tem quatro nascentes, marcadas por anéis dourados. Ali uma boca vale o dobro.
tayu-lesson-spring-task = Coloque a peça de modo que uma boca chegue a uma nascente.
tayu-lesson-spring-done = Uma boca, dois pontos.

tayu-lesson-product = Norte vezes sul
tayu-lesson-product-text = A sua pontuação são os pontos do norte vezes os do sul. Aqui são 4 × 0: toda a água no norte não vale nada enquanto o sul estiver seco.
tayu-lesson-product-task = Leve a água à borda sul.
tayu-lesson-product-done = 4 × 1 = 4. Cada boca a mais no sul vale outros quatro.

tayu-lesson-count = A contagem
tayu-lesson-count-text = Cinco bocas no norte, uma delas em uma nascente, e quatro no sul, uma delas em uma nascente: (5 + 1) × (4 + 1) = 30. Leste e oeste ainda não têm nada.

tayu-lesson-divert = Desviar a água
tayu-lesson-divert-text = Muitas vezes é melhor desviar a água do outro do que prolongar a própria. Duas bocas estão quase chegando à borda leste, uma delas a uma nascente.
tayu-lesson-divert-task = Apanhe as duas com uma só peça.
tayu-lesson-divert-done = Nada de água para o leste: agora ela vai para o norte, para o seu lado.

tayu-lesson-end = Uma peça que não cabe
tayu-lesson-end-text = A partida acaba quando todas as peças saíram, ou quando uma não cabe e os outros querem acabar. Quem preferir continua: a peça fica de lado.
tayu-lesson-end-task = Ninguém tem pontos ainda. Não acabe a partida: continue.
tayu-lesson-end-done = A peça fica fora do jogo, e a partida continua.

tayu-lesson-table = Escolher
tayu-lesson-table-text = Quem já tem prática pode tirar da mesa em vez do saco. As peças com anel no verso têm bocas em três lados; as outras, em dois ou em um.
tayu-lesson-table-task = Escolha uma peça com bocas em três lados.
tayu-lesson-table-done = Com anel: pode seguir em três direções.

tayu-lesson-auction = Três e quatro jogadores
tayu-lesson-auction-text = Com quatro, duas equipes. Com três, oferece-se uma pontuação, nunca maior que a última. Deixe a de outro: ele é o sabotador e vence se nenhum lado a atingir.
tayu-lesson-auction-task = O jogador 2 defenderia 25. Deixe: ele será o sabotador.
tayu-lesson-auction-done = Agora o jogador 2 tem de manter os dois abaixo de 25.
