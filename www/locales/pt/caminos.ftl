### Caminos: o que diz a cena.

caminos-name = Caminos
caminos-credit = Um jogo de Stefan Kögl, 2010.

caminos-status-place =
    { $side ->
        [green] É a vez de { $name } (verde)
       *[yellow] É a vez de { $name } (amarelo)
    }
caminos-status-bar = { $name }: coloque uma barra neutra
caminos-status-alone =
    { $other ->
        [green] { $name } continua só: nenhuma peça verde cabe mais
       *[yellow] { $name } continua só: nenhuma peça amarela cabe mais
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Escolha a posição da barra e toque na casa onde ela deve ficar.
           *[keys] Escolha a posição da barra e segure-a sobre o tabuleiro.
        }
       *[no] Una duas letras iguais: escolha uma peça e a posição dela e { INPUT() ->
            [touch] toque em uma casa.
           *[keys] segure-a sobre o tabuleiro.
        }
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }A roda ou R gira a peça.
    }
caminos-hint-wins = Isso une dois lados: você venceria.
caminos-refused-same = Girada assim, a peça fica como antes.
caminos-hint-fit = Opção { $number } de { $count } em { $square }, com a peça { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } coloca a barra neutra: { $columns }.
       *[other] { $name } coloca { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } na altura { $from }
       *[other] { $square } nas alturas { $from } a { $to }
    }
caminos-said-out =
    { $side ->
        [green] Nenhuma peça verde cabe mais: o verde está fora.
       *[yellow] Nenhuma peça amarela cabe mais: o amarelo está fora.
    }
caminos-hand =
    { $shape ->
        [I] Na mão: a barra neutra, altura { $height }.
       *[other] Na mão: { $shape }, altura { $height }.
    }
caminos-over =
    { $fits ->
        [yes] Ficaria em { $columns }.
       *[no] Está sobre { $columns }.
    }
caminos-move = { $move }

caminos-group-tray = Peças que restam
caminos-group-ways = Posições
caminos-choice-piece =
    { $shape ->
        [I] Barra × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(não cabe)
    }
caminos-choice-piece-hint =
    Pegar na mão{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-way =
    Posição { $number } de { $count }, colocada em a1: { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(não cabe aqui)
    }
caminos-fact-left = Ainda { $count }
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = fora da partida

caminos-illegal-not-the-shape = Estas casas não formam a peça { $shape }.
caminos-illegal-off-grid = Uma parte da peça não ficaria sobre o tabuleiro.
caminos-illegal-bar-first = Primeiro cada lado coloca a sua barra neutra.
caminos-illegal-none-left =
    { $shape ->
        [I] Agora não há nenhuma barra neutra para colocar.
       *[other] Não resta nenhuma peça { $shape }.
    }
caminos-illegal-gap = Em { $square } ficaria um vão embaixo da peça.
caminos-illegal-aloft = Nenhum cubo da peça se apoiaria no tabuleiro.

caminos-ending-joined =
    { $side ->
        [green] O verde
       *[yellow] O amarelo
    } { $pair ->
        [exact] uniu os dois lados { $from }.
       *[near] uniu o lado { $from } ao lado { $to }, vizinho do seu oposto.
    }
caminos-ending-path = O caminho mais curto tem { $faces } faces: { $tops } de cima e { $walls ->
        [0] nenhuma
       *[other] { $walls }
    } de parede.{ $doubled ->
        [yes] { " " }Entre lados opostos vale o dobro: { $points } pontos.
       *[no] { " " }São { $points } pontos.
    }
caminos-ending-exhausted = Ninguém pode colocar mais peças, e nenhum caminho está completo.
caminos-ending-border = Peças na borda: { $green } verdes, { $yellow } amarelas.{ $scorer ->
        [green] { " " }O verde tem menos: apesar do empate, faz { $points } na série.
        [yellow] { " " }O amarelo tem menos: apesar do empate, faz { $points } na série.
       *[nobody] { " " }Estão iguais: nenhum ponto.
    }

caminos-square-bare = { $square }, vazia{ $border ->
        [0] { "" }
        [1] , no lado { $sides }
       *[other] , nos lados { $sides }
    }
caminos-square-column = { $square }, altura { $height }, de baixo para cima: { $cubes }{ $border ->
        [0] { "" }
        [1] , no lado { $sides }
       *[other] , nos lados { $sides }
    }
caminos-square-side = { $letter }
caminos-side =
    Lado { $letter }: quem o une ao lado { $letter } oposto vence.{ $near ->
        [yes] { " " }Aqui valem também os dois lados vizinhos daquele.
       *[no] { "" }
    }
caminos-cube-green = verde
caminos-cube-yellow = amarelo
caminos-cube-neutral = neutro
