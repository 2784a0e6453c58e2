### As páginas sobre como pôr um tabuleiro em um site próprio.

embedding-title = Ponha um tabuleiro no seu site
embedding-lead = Duas linhas de HTML põem uma partida no seu blog, na página do clube ou no curso. Sem contas e sem rastreamento.
embedding-contents = Nesta página

## O tabuleiro a fazer

embedding-make = Prepare o seu tabuleiro
embedding-game = Jogo
embedding-own-game = Para incorporar uma posição ou uma partida sua, abra-a e escolha “{ command-share }” e depois “{ share-form-page }”.
embedding-controls = Em volta do tabuleiro
embedding-controls-full = Tudo
embedding-controls-compact = Estado e desfazer
embedding-controls-moves = Lista de jogadas
embedding-controls-none = Nada
embedding-lang-page = O da página
embedding-readonly = Só para ver
embedding-way = Incorporar como
embedding-way-script = Duas linhas
embedding-way-frame = Um iframe
embedding-way-script-hint = O tabuleiro passa a fazer parte da página: os seus estilos podem dar-lhe cor e os seus scripts podem controlá-lo.
embedding-way-frame-hint = Para sites que deixam incorporar um vídeo mas não um script. O quadro fica à parte da página e fala com ela por mensagens.
embedding-code = Código para copiar

## Exemplos

embedding-examples = Exemplos interativos
embedding-diagram = Um diagrama em um texto
embedding-diagram-before = Um grupo de snorkels vive enquanto um dos seus mergulhadores tiver ao lado uma casa vazia. Conte aqui o ar de cada grupo antes de continuar a ler.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = O diagrama ocupa a largura da coluna e usa o tema de quem lê, fica nítido no papel e em qualquer tela, e pode ser lido casa a casa com um leitor de tela.
embedding-playable = Um tabuleiro para jogar
embedding-playable-text = Mouse, dedo, teclado e leitor de tela: tudo o que funciona nas nossas páginas funciona nas suas.
embedding-study = Um estudo para ler
embedding-study-text = Uma partida inteira com variantes e comentários, em qualquer blog: quem lê a percorre com os botões ou as teclas “,” e “.” e vai lendo.
embedding-study-first = No meio, este mergulhador tem ar dos quatro lados.
embedding-study-corner = No canto, só duas casas dão ar.
embedding-script = Um tabuleiro controlado pelo seu script
embedding-script-text = Estes botões são da página em volta do tabuleiro. Chamam os métodos dele, e a lista escuta os seus eventos.
embedding-script-random = Jogada ao acaso
embedding-script-restart = Recomeçar
embedding-script-heard = O que o tabuleiro comunicou
embedding-script-quiet = Nada ainda: faça uma jogada.
embedding-two = Uma partida em dois tabuleiros
embedding-two-text = Cada tabuleiro tem um jogador aqui e o outro em outro lugar. O que se joga ou se sorteia em um deles é um texto curto, enviado ao outro e jogado ali depois da mesma linha. Desfazer em um desfaz também no outro.
embedding-two-windows = Entre duas janelas do mesmo site:
embedding-two-sites = Entre dois sites, um em um quadro do outro:

## Referência

embedding-reference = Referência
embedding-reference-text = De cauce.d.ts, que acompanha os arquivos. Está em inglês.
embedding-element = O elemento
embedding-looks = Cores, fontes e partes
embedding-looks-text = Defina as propriedades personalizadas no elemento, e o estilo das peças do quadro pelas suas partes.
embedding-looks-frame = Cores do quadro
embedding-looks-boards = Cores dos tabuleiros
embedding-looks-measures = Fontes e medidas
embedding-messages = Mensagens do iframe
embedding-messages-text = A página no quadro recebe os métodos, as propriedades e os eventos do elemento como mensagens. Consulte-a depois que o quadro carregar. Ela só responde à origem da página em volta e ignora todo o resto.
embedding-policy = Content-Security-Policy
embedding-policy-text = Não há scripts nem estilos embutidos no HTML. Se os arquivos estão no seu site, isto basta:
embedding-policy-elsewhere = Se vêm de outro endereço, indique-o em script-src, e em connect-src, se houver.
embedding-policy-computer = O computador pensa em um worker. De outro endereço, ele precisa de worker-src, com blob: e esse endereço. Onde não for permitido, pensa na própria página e demora mais.
embedding-own = Arquivos próprios
embedding-own-text = O pacote npm “cauce” contém o módulo, o arquivo wasm, os tipos e os textos. Funciona com Vite e outros empacotadores, e sem nenhum.
embedding-own-elsewhere = Uma página de outra origem também pode usar os seus arquivos, se o servidor os enviar com Access-Control-Allow-Origin: *.
embedding-manners = Boas maneiras
embedding-manners-text = O elemento não acrescenta mais nada à página, só pede à rede os próprios arquivos e não guarda nada. A página rola com o dedo também por cima dele e, ao ser retirado, não deixa nada para trás.
