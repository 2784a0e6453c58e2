### Snorkels: o que diz a cena.

snorkels-name = Snorkels
snorkels-credit = Um jogo de Mark Engelberg, 2010.

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] É a vez de { $name } (roxo)
       *[green] É a vez de { $name } (verde)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Toque em uma casa para pôr um snorkel.
       *[keys] Pressione uma casa para pôr um snorkel.
    } Vence quem deixa a outra cor sem ar.
snorkels-hint-choice = Coloque um snorkel verde ou mude: o roxo será seu.
snorkels-hint-air = O número diz de quantas casas vazias o grupo pode respirar.
snorkels-hint-swapped = O snorkel do tabuleiro agora é de { $by }. { $name } segue com o verde.
snorkels-hint-capture = Isso tira o último ar do outro lado: você venceria.
snorkels-hint-self-capture = Ali os seus próprios snorkels ficariam sem ar: você perderia.
snorkels-said-place =
    { $side ->
        [purple] { $name } coloca um snorkel roxo em { $square }.
       *[green] { $name } coloca um snorkel verde em { $square }.
    }
snorkels-said-swap = { $name } muda para o roxo.
snorkels-choice-swap = Mudar para o roxo
snorkels-move-swap = muda para o roxo
snorkels-illegal-no-choice = A cor só se escolhe uma vez, em resposta ao primeiro snorkel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Um snorkel roxo ficou sem ar e foi capturado.
               *[other] { $count } snorkels roxos ficaram sem ar e foram capturados.
            }
       *[green]
            { $count ->
                [one] Um snorkel verde ficou sem ar e foi capturado.
               *[other] { $count } snorkels verdes ficaram sem ar e foram capturados.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] O roxo tirou o último ar de um snorkel próprio.
               *[other] O roxo tirou o último ar de { $count } snorkels próprios.
            }
       *[green]
            { $count ->
                [one] O verde tirou o último ar de um snorkel próprio.
               *[other] O verde tirou o último ar de { $count } snorkels próprios.
            }
    }

snorkels-square-empty = { $square }, vazia
snorkels-square-stone = { $square }, pedra
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, roxo, grupo de { $group }, ar: { $air }
       *[green] { $square }, verde, grupo de { $group }, ar: { $air }
    }

snorkels-too-many-beside =
    { $max ->
        [0] não pode haver nenhuma casa
        [one] pode haver no máximo { $max } casa
       *[other] pode haver no máximo { $max } casas
    }, porque as pedras ao acaso também contam: { $taken }.
snorkels-seat-1 = Jogador 1, que coloca o primeiro snorkel roxo
snorkels-seat-2 = Jogador 2, que depois escolhe a cor
