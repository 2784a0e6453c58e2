### A lição de Snorkels.

snorkels-lesson-air = O ar
snorkels-lesson-air-text = Um snorkel tem quatro tubos e respira pelas casas vazias ao seu lado. O número diz quantas são.
snorkels-lesson-air-task = Coloque um snorkel onde os quatro tubos fiquem abertos.
snorkels-lesson-air-done = Quatro tubos, quatro maneiras de respirar. Junto à borda há menos.

snorkels-lesson-block = Tubos bloqueados
snorkels-lesson-block-text = Cada um, na sua vez, coloca um snorkel em uma casa vazia, e ali ele fica. A borda, uma pedra e a outra cor bloqueiam um tubo: ele ganha uma tampa.
snorkels-lesson-block-task = Bloqueie um dos tubos do snorkel verde do centro.
snorkels-lesson-block-done = Um tubo a menos para o verde. A pedra já tinha tirado outro.

snorkels-lesson-group = Um grupo, um fôlego
snorkels-lesson-group-text = Os snorkels de uma cor lado a lado formam um grupo e compartilham todo o ar. Mesmo com os tubos bloqueados, um snorkel vive graças aos vizinhos.
snorkels-lesson-group-task = Junte os seus dois snorkels em um só grupo.
snorkels-lesson-group-done = Três snorkels que respiram juntos.

snorkels-lesson-save = Quase sem ar
snorkels-lesson-save-text = Quando um grupo só pode respirar de uma casa, o número fica vermelho: um snorkel da outra cor ali tiraria o seu último ar.
snorkels-lesson-save-task = O seu snorkel do canto está em perigo. Dê-lhe mais ar.
snorkels-lesson-save-done = Salvo: o grupo respira de novo por duas casas.
snorkels-lesson-save-open = Agora o verde bloquearia o último tubo do canto e venceria. O canto vem primeiro!

snorkels-lesson-capture = O último tubo
snorkels-lesson-capture-text = Se depois da sua jogada um grupo da outra cor ficar sem ar, você vence na hora.
snorkels-lesson-capture-task = Bloqueie o último tubo do snorkel verde do centro.
snorkels-lesson-capture-done = Sem ar: foi capturado, e você venceu.

snorkels-lesson-shared = Até o último tubo
snorkels-lesson-shared-text = Um grupo vive enquanto um só dos seus snorkels respirar. Só é capturado quando os tubos de todos estão bloqueados.
snorkels-lesson-shared-task = O grupo verde de três ainda tem um tubo. Encontre-o e bloqueie-o.
snorkels-lesson-shared-done = Era o último. O grupo inteiro foi capturado.

snorkels-lesson-fork = Dois de uma vez
snorkels-lesson-fork-text = Ninguém pode estar em dois lugares. Se uma jogada sua põe em perigo dois grupos, só um deles pode ser salvo.
snorkels-lesson-fork-task = Coloque um snorkel de modo que a dois grupos verdes reste um só tubo cada.
snorkels-lesson-fork-done = Agora o verde só pode salvar um.
snorkels-lesson-fork-task-2 = O verde salvou o da esquerda. Capture o outro.
snorkels-lesson-fork-done-2 = Duas ameaças de uma vez: não havia saída.

snorkels-lesson-self = Cuide do seu ar
snorkels-lesson-self-text = Se depois da sua jogada um grupo seu ficar sem ar, você perde. E não se pode passar: é preciso jogar em algum lugar.
snorkels-lesson-self-task = Aqui quase todas as casas vazias são mortais. Coloque um snorkel onde ele sobreviva.
snorkels-lesson-self-done = Ali não havia perigo, e agora o verde tem de jogar.
snorkels-lesson-self-lost = Ali os seus próprios snorkels ficam sem ar, e você perde. Tente outra casa.

snorkels-lesson-both = Os dois ao mesmo tempo
snorkels-lesson-both-text = Se grupos das duas cores perdem o último ar na mesma jogada, vence quem a fez.
snorkels-lesson-both-task = O snorkel verde do canto só respira por uma casa. Entre ali, mesmo sem ter ar.
snorkels-lesson-both-done = Nenhum tem ar, mas a jogada era sua: vitória!

snorkels-lesson-room = Espaço até o fim
snorkels-lesson-room-text = O tabuleiro enche. Quem fica sem casas seguras tem de tirar o próprio ar. Por isso, cerque cedo zonas em que só você possa jogar.
snorkels-lesson-room-task = Ao verde resta uma casa segura. Tire-a.
snorkels-lesson-room-done = O verde tem de jogar mesmo assim, tira o próprio ar, e você vence.
snorkels-lesson-room-lost = Era o seu último ar, e você perde. Procure a casa de que o verde precisa.

snorkels-lesson-colour = Quem fica com o roxo?
snorkels-lesson-colour-text = O jogador 1 coloca o primeiro snorkel roxo. O 2 escolhe: mudar para o roxo, ou seguir com o verde e colocar o seu. Não compensa começar bem demais.
snorkels-lesson-colour-task = Você é o jogador 2, e o centro é forte. Mude para o roxo.
snorkels-lesson-colour-done = O snorkel agora é seu, e o jogador 1 continua com o verde.
