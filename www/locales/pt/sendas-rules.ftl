### As regras e opções de Sendas.

sendas-rules-goal = O objetivo
sendas-rules-goal-1 = As brancas sobem o tabuleiro, as pretas descem. Vence quem primeiro levar uma das suas peças para fora da borda oposta.
sendas-rules-goal-figure = As brancas saíram para além de e9 e vencem.
sendas-rules-start = As trilhas
sendas-rules-start-1 = Cada um tem uma trilha de seis peças: duas retas, duas curvas, uma T e uma cruz. Duas vizinhas estão unidas quando a trilha passa de uma para a outra; se uma ponta aberta dá em um lado fechado, elas apenas se tocam.
sendas-rules-start-figure = Tudo pronto para a primeira partida. Outras posições estão em “{ command-new }”.
sendas-rules-turn = O turno
sendas-rules-turn-1 = As brancas começam. Pegue uma das suas peças, coloque-a em qualquer casa vazia, por mais longe que seja, e gire-a à vontade; ou apenas gire-a onde está. Ao soltá-la, todas as suas peças têm de ficar unidas, e todas as do outro também.
sendas-rules-turn-2 = Também se pode passar, sempre que se quiser.
sendas-rules-turn-figure = A curva de c1 pode ir para qualquer uma das casas marcadas.
sendas-rules-needed = Peças indispensáveis
sendas-rules-needed-1 = Uma peça que mantém outras unidas tem de ficar, a não ser que volte a uni-las a partir do novo lugar.
sendas-rules-needed-figure = A peça em d1 não pode sair: sem ela, c1 ficaria isolada.
sendas-rules-joined = Trilhas unidas
sendas-rules-joined-1 = A cor não conta para as ligações. Quando as trilhas se encontram, as suas peças podem ficar unidas através das do outro, e uma peça pode chegar muito longe.
sendas-rules-joined-figure = A curva branca vai para e8: a coluna preta a une ao resto das brancas.
sendas-rules-held = Presos um ao outro
sendas-rules-held-1 = A partir daí os dois têm de cuidar para não partir também a trilha do outro.
sendas-rules-held-figure = É a vez das pretas. A peça branca em e9 depende da coluna preta: de todas as pretas, só a de f6 está livre.
sendas-rules-part = Separar-se de novo
sendas-rules-part-1 = Pode-se deixar a trilha comum, desde que depois cada cor fique unida por si.
sendas-rules-part-figure = As pretas giraram e5: de novo duas trilhas.
sendas-rules-wild = Curingas
sendas-rules-wild-1 = Enquanto as doze peças estão unidas, pode-se, em vez de mover, virar uma das próprias. O verso é uma cruz, e continua assim até o fim. Uma cruz é igual dos dois lados, por isso não pode ser virada. Atenção: as novas pontas servem também ao outro, e a peça já não fecha a passagem.
sendas-rules-wild-figure = A curva em c4 virou um curinga. Uma estrela a marca.
sendas-rules-stuck = Sem jogadas
sendas-rules-stuck-1 = Ninguém perde por isso. Vire uma peça se as trilhas estiverem unidas, ou passe.
sendas-rules-stuck-figure = Cada peça preta une e9 ao resto das brancas. As pretas podem virar uma ou passar.
sendas-rules-exit = Fora da borda
sendas-rules-exit-1 = Uma peça sai de onde estiver, para além de outra peça da última fila que esteja aberta para fora. Fora, ela só está unida a essa, por isso não pode fazer falta onde estava.
sendas-rules-exit-2 = Essa outra peça pode até ser do adversário.
sendas-rules-exit-figure = A curva branca sai através da peça preta em e9.
sendas-rules-draw = Empates
sendas-rules-draw-1 = Uma partida pode travar sem que ninguém queira mover. Depois de dois passes seguidos, ou quando uma posição aparece pela terceira vez, propõe-se o empate; quem está na vez aceita ou continua.

## Options

sendas-option-setup = Posição inicial
sendas-option-setup-hint = Os diagramas que vinham com o jogo se perderam. Estas posições foram reconstruídas a partir das legendas; quem tem o jogo pode montar a sua.
sendas-option-setup-classic = Primeira partida
sendas-option-setup-edge = Junto à borda
sendas-option-setup-compact = Compacta
sendas-option-setup-choice = A escolha
sendas-option-setup-fortress = Fortaleza
sendas-option-setup-clash = Choque
sendas-option-setup-allin = Tudo ou nada
sendas-option-setup-own = Uma própria
