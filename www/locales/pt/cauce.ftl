### O que se diz em todos os jogos e em todas as páginas do Cauce.

## Quem joga

player-name = { $name }
player-default = Jogador { $seat }
player-you = Você
player-computer = Computador { $level }
player-computer-of = Computador { $level } (jogador { $seat })
players = Jogadores
seat-active = na vez
seat-away = à distância
seat-won = venceu
seat-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
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
        [touch] Toque de novo para jogar.
       *[keys] Pressione para jogar.
    }
said-start = O começo da partida.
status-away = Aguardando { $name }
refusal-away = É a vez de { $name }, em outro dispositivo.
refusal-draw-away = Todos precisam aceitar o empate, e { $name } não está aqui.
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
command-first = Para o começo
command-undo = Desfazer
command-play = Reproduzir
command-pause = Pausa
command-redo = Refazer
command-last = Para o fim
command-note = Comentar esta jogada
command-more = Mais sobre esta jogada
command-left = Girar para a esquerda
command-right = Girar para a direita
command-above = De cima
command-new = Nova partida
command-rules = Regras
command-share = Compartilhar
command-settings = Ajustes
command-hint = Dica
command-keys = Teclas
command-draw = Empate
command-resign = Desistir
command-rematch = Revanche
command-analyse = Análise
command-learn = Meus erros
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

## As regras


## O que não se pode jogar

illegal-unreadable = Isso não é uma jogada deste jogo.
illegal-spelling = Deve-se escrever “{ $canonical }”.
illegal-over = A partida acabou.
illegal-chance-due = Antes é preciso fazer um sorteio.
illegal-decision-due = Agora não se sorteia nada: é a vez de um jogador.
illegal-off-board = { $square } não fica no tabuleiro.
illegal-occupied = A casa { $square } já está ocupada.

## O que não se pode ler

line-error-setup = Não é possível preparar esta partida. O problema: “{ $text }”. { $reason }
line-error-token = A jogada { $number }, “{ $text }”, não é possível. { $reason }
line-error-empty =
    { $number ->
        [0] Não é possível preparar esta partida. { $reason }
       *[other] A jogada { $number } não é possível. { $reason }
    }
line-no-game = O link não diz qual é o jogo. Deveria começar assim: “game=snorkels”. Os jogos são: { $known }.
line-unknown-game = Não há nenhum jogo com esse nome. Os jogos são: { $known }.
line-spacing = Entre duas palavras deve haver exatamente um espaço.
line-too-long = Uma linha de partida pode ter no máximo { $max } bytes.
line-unreadable = Não é possível ler isto.
line-as-far = Mostrar a partida até ali
options-not-a-pair = “{ $word }” deveria ter a forma NOME=VALOR.
options-unknown-key = “{ $key }” não é uma opção deste jogo. As opções são: { $known }.
options-repeated-key = “{ $key }” aparece duas vezes.
options-value = “{ $value }” não serve para “{ $key }”: { $fault }
fault-one-of = os valores possíveis são { $words }.
fault-range = deve ser um número inteiro de { $min } a { $max }.
fault-not-a-square = “{ $text }” não é uma casa.
fault-off-board = { $square } não fica no tabuleiro.
fault-repeated = { $square } aparece duas vezes.
fault-only-with = só vale junto com { $word }.
fault-not-with = não vale junto com { $word }.
fault-not-a-piece = “{ $text }” não é uma peça: uma casa e as pontas abertas na ordem NESW, como c1NE.
fault-pieces = deve haver exatamente { $count } peças.
fault-apart =
    { $side ->
        [white] a trilha branca está partida. Separadas do resto: { $squares }.
       *[black] a trilha preta está partida. Separadas do resto: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] pode haver no máximo { $max } casa.
       *[other] pode haver no máximo { $max } casas.
    }
seats-unknown = “{ $word }” não serve para um lugar: use “here”, “away” ou de “computer-1” a “computer-8”.
seats-count = A partida tem { $seats } lugares, e foram indicados { $given }.
link-seats = O link não diz bem quem joga de onde. { $reason }
link-id = “{ $text }” não pode identificar uma partida.
save-damaged = A partida guardada está danificada.
save-newer = A partida foi guardada por uma versão mais nova ({ $version }) do Cauce.
save-start = Não é possível ler a partida guardada. { $reason }
save-token = A partida guardada contém uma jogada impossível, “{ $text }”. { $reason }
save-unknown-game = A partida foi guardada por uma versão do Cauce que tem um jogo “{ $name }”. Esta não tem nenhum com esse nome.

## Carregar e guardar

load-failed = Não foi possível carregar. Há conexão?
load-again = Tentar de novo

## O site

home-link = Cauce, para a página inicial
site-library = Biblioteca
language = Idioma
language-name = Português
theme = Aparência
theme-auto = Sistema
theme-light = Claro
theme-dark = Escuro
