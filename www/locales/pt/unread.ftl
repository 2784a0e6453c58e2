### O que não se pode ler

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
fault-off-board = { $square } não está no tabuleiro.
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
link-cut = Falta o final deste link: foi cortado no caminho. Peça que o enviem de novo.
link-changed = Este link foi alterado no caminho e já não diz o que dizia. Peça que o enviem de novo.
save-damaged = A partida guardada está danificada.
save-newer = A partida foi guardada por uma versão mais nova ({ $version }) do Cauce.
save-start = Não é possível ler a partida guardada. { $reason }
save-token = A partida guardada contém uma jogada impossível, “{ $text }”. { $reason }
save-unknown-game = A partida foi guardada por uma versão do Cauce que tem um jogo “{ $name }”. Esta não tem nenhum com esse nome.
