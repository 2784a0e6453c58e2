### O que se diz em todos os jogos e em todas as páginas do Cauce.

## Quem joga

player-name = { $name }
player-default = Jogador { $seat }
player-you = Você
player-computer = Computador { $level }
player-computer-of = Computador { $level } (jogador { $seat })
players = Jogadores
seat-active = na vez
seat-away = longe
seat-won = venceu
seat-with = com { $name }
seat-points = Série: { $points }
side-open = ainda sem lado
side-name =
    { $side ->
        [purple] Roxo
        [green] Verde
        [yellow] Amarelo
        [ns] Norte e sul
        [ew] Leste e oeste
        [saboteur] Sabotador
        [white] Brancas
       *[black] Pretas
    }
seat-side = { $title } · { side-name }
seat-partner = { $title } · { side-name }, com o jogador { $partner }

## O tabuleiro e as jogadas

board = { $game }, o tabuleiro
moves = Jogadas
moves-none = Ainda não há jogadas. Todas aparecem aqui: volte a qualquer uma e continue a partir dela.
move-named = { $number } { $move }, { $name }
moves-variation = Variante
move-resign = desiste
move-time = perde por tempo
move-draw = empate de comum acordo
said-resign = { $name } desiste.
said-time = O tempo de { $name } acabou.
said-draw = Os jogadores concordam com o empate.
said-at = Jogada { $number }: { $said }
hint-tap =
    { INPUT() ->
        [touch] Toque de novo na mesma casa para jogar.
       *[keys] Clique ali, ou pressione Enter, para jogar.
    }
said-start = O início da partida.
status-away =
    { $named ->
        [no] Aguardando a resposta
       *[yes] Aguardando { $name }
    }
status-past = Início de uma partida terminada: jogada 0 de { $all }
refusal-away = É a vez de { $name }, em outro dispositivo.
refusal-draw-away = { $name } não está aqui para aceitar o empate.
refusal-not-allowed = Esta jogada não é oferecida aqui.
refusal-elsewhere = Esta jogada era para outra posição.

-key =
    { INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $of })
    }

## O que se pode fazer

walk = Jogadas para trás e para a frente
camera = Girar o tabuleiro
actions = Esta partida
command-first = Para o início
command-undo = Desfazer
command-redo = Refazer
command-last = Para o fim
command-note = Comentar esta jogada
command-more = Mais sobre esta jogada
command-left = Girar para a esquerda
command-right = Girar para a direita
command-above = De cima
command-new = Nova partida
command-invite = Convidar amigo
command-rules = Regras
command-share = Compartilhar
command-settings = Ajustes
command-hint = Dica
command-keys = Teclas
command-draw = Empate
command-resign = Desistir
command-rematch = Revanche
command-analyse = Análise
command-learn = Erros
command-series = Série
close = Fechar
cancel = Cancelar
dismiss = Fechar esta mensagem
rename = Mudar o jogador

## O fim

ending-won =
    { $count ->
        [one] { $names } vence
       *[other] { $names } vencem
    }
ending-draw = A partida termina empatada
ending-agreement = Os jogadores concordaram.
ending-resignation = { $name } desistiu.
ending-time = O tempo de { $name } acabou.

## O que não se pode jogar

illegal-unreadable = Isso não é uma jogada deste jogo.
illegal-spelling = Deve-se escrever “{ $canonical }”.
illegal-over = A partida acabou.
illegal-chance-due = Antes é preciso fazer um sorteio.
illegal-decision-due = Agora não se sorteia nada.
illegal-off-board = { $square } não está no tabuleiro.
illegal-occupied = A casa { $square } já está ocupada.

## Carregar e guardar

load-failed = Não foi possível carregar. Há conexão? Se falhar de novo, recarregue a página.
load-again = Tentar de novo
board-lost = Agora não se pode desenhar o tabuleiro: o navegador não tem mais memória para imagens. Feche outras abas e depois pressione aqui.
browser-lacks = Falta a este navegador algo de que o Cauce precisa, ou está desativado. Atualize-o, permita-o nos ajustes ou abra esta página em outro navegador.
browser-lacks-what = { browser-lacks } ({ $what })
browser-memory = Não há memória suficiente para o Cauce. Feche outras páginas ou reinicie o navegador e tente de novo.

## O site

home-link = Cauce, para a página inicial
site-menu = Menu
site-library = Biblioteca
language = Idioma
language-name = Português
theme = Aparência
theme-auto = Sistema
theme-light = Claro
theme-dark = Escuro
