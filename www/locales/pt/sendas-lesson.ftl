### A lição de Sendas.

sendas-lesson-goal = Fora da borda
sendas-lesson-goal-text = As brancas sobem o tabuleiro, as pretas descem. Vence quem primeiro levar uma das suas peças para fora da borda oposta.
sendas-lesson-goal-task = A trilha branca desemboca em e9. Leve para fora por ali uma curva, uma peça que dobra.
sendas-lesson-goal-done = Fora: vitória! Como se chega até lá vem agora.

sendas-lesson-move = Passo a passo
sendas-lesson-move-text = As brancas começam. Coloque uma das suas peças em qualquer casa vazia, girada à vontade. Depois a trilha tem de unir as suas seis peças.
sendas-lesson-move-task = Pegue uma curva de trás e coloque-a na frente, acima de e2.
sendas-lesson-move-done = A trilha avançou uma fila.

sendas-lesson-needed = Peças indispensáveis
sendas-lesson-needed-text = Uma peça que une outras à trilha fica, se não as une também do novo lugar. Enquanto c1 dependia de d1, d1 não podia sair. Agora pode.
sendas-lesson-needed-task = Traga para a frente outra peça da primeira fila.
sendas-lesson-needed-done = Assim a trilha avança: o que fica atrás passa para a frente.

sendas-lesson-turn = Girar
sendas-lesson-turn-text =
    { INPUT() ->
        [touch] Também se pode girar uma peça onde está: pegue-a, gire-a com “{ sendas-choice-turn }” e toque de novo na casa dela.
       *[keys] Também se pode girar uma peça onde está: pegue-a, gire-a (R, a roda ou o botão) e pressione de novo a casa dela.
    }
sendas-lesson-turn-task = Gire uma das duas curvas sem movê-la.
sendas-lesson-turn-done = Tudo continua unido, e uma ponta aberta agora aponta para outro lado.
sendas-lesson-turn-moved = A peça foi movida. Deixe-a na casa dela e apenas gire-a.

sendas-lesson-join = As trilhas se encontram
sendas-lesson-join-text = A cor não conta para as ligações. Onde uma ponta aberta encontra outra a trilha continua, e duas trilhas viram uma.
sendas-lesson-join-task = Coloque em e5 uma peça que una a sua trilha à das pretas.
sendas-lesson-join-done = Agora as doze peças estão unidas.

sendas-lesson-carry = Levada pelo outro
sendas-lesson-carry-text = Em uma trilha comum, as suas peças podem ficar unidas através das do outro. Assim uma peça chega muito longe em um só turno.
sendas-lesson-carry-task = Leve uma curva branca até a oitava fila.
sendas-lesson-carry-done = Quatro filas em um turno: a coluna preta a une ao resto.

sendas-lesson-held = Presos um ao outro
sendas-lesson-held-text = Mas também não se pode partir a trilha do outro. A peça branca em e9 depende da coluna preta, por isso a coluna tem de ficar.
sendas-lesson-held-task = Você joga com as pretas. Só uma das suas peças está livre: encontre-a e mova-a.
sendas-lesson-held-done = Essa não segurava ninguém. As outras ficam enquanto as brancas dependerem delas.

sendas-lesson-part = Separar-se de novo
sendas-lesson-part-text = Pode-se deixar a trilha comum, desde que depois cada cor fique unida por si.
sendas-lesson-part-task = Você joga com as pretas. Gire e5 para que as trilhas se separem.
sendas-lesson-part-done = De novo duas trilhas: as brancas já não sobem pela sua.

sendas-lesson-wild = Curingas
sendas-lesson-wild-text = Enquanto as doze peças estão unidas, pode-se virar uma das suas em vez de mover. O verso é uma cruz, aberta para todos os lados até o fim.
sendas-lesson-wild-task = Pegue uma peça sua e vire-a.
sendas-lesson-wild-done = Um curinga: a estrela o marca. Uma cruz não pode ser virada. Atenção, as novas pontas servem também às pretas.

sendas-lesson-stuck = Nada se move
sendas-lesson-stuck-text = Se nenhuma das suas peças pode mover-se, você não perde. Pode-se virar uma enquanto as trilhas estão unidas, e passar a qualquer momento.
sendas-lesson-stuck-task = Você joga com as pretas, e todas as suas peças seguram e9. Não dê nada de graça: passe.
sendas-lesson-stuck-done = É de novo a vez das brancas. Depois de dois passes seguidos, ou quando uma posição aparece pela terceira vez, propõe-se o empate.

sendas-lesson-through = Para fora através do outro
sendas-lesson-through-text = Para sair, uma peça precisa de outra na última fila que esteja aberta para fora. Pode ser do adversário.
sendas-lesson-through-task = Saia através da peça preta em e9.
sendas-lesson-through-done = Fora: vitória! A porta era uma peça preta.

sendas-lesson-finish = As duas últimas jogadas
sendas-lesson-finish-text = Agora sem ajuda: primeiro a porta, depois para fora. O que fica para trás tem de estar unido.
sendas-lesson-finish-task = Faça a porta: coloque em e9 uma peça aberta para cima.
sendas-lesson-finish-done = A porta está aberta. O que farão as pretas?
sendas-lesson-finish-task-2 = As pretas não puderam fechá-la. Leve uma peça para fora.
sendas-lesson-finish-done-2 = Fora da borda: vitória!
