### A biblioteca: todas as partidas deste dispositivo e as dos arquivos.

library-title = Biblioteca
library-lead = Todas as partidas jogadas aqui ficam neste dispositivo até serem apagadas.
library-open-file = Abrir um arquivo…
library-paste = Colar uma partida
library-paste-field = Texto para colar
library-paste-hint = Uma planilha, uma linha de partida ou um link. Também várias partidas de uma vez.
library-paste-open = Abrir
library-save-all = Guardar todas em um arquivo
library-drop = Solte o arquivo para abrir as partidas
library-search = Buscar
library-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
library-found = { $found } de { $all }
library-empty = Ainda não há partidas. Comece uma e ela aparece aqui sozinha; ou abra um arquivo ou cole uma partida.
library-none = Nenhuma partida corresponde à busca.
library-show-all = Mostrar todas as partidas

## Uma partida

library-players = { $players }
library-here =
    { $count ->
        [2] Dois jogadores na mesma tela
        [3] Três jogadores na mesma tela
       *[other] Quatro jogadores na mesma tela
    }
library-won =
    { $count ->
        [one] { $names } venceu
       *[other] { $names } venceram
    }
library-won-you =
    { $count ->
        [one] Você venceu
       *[other] { $names } venceram
    }
library-you-lost = Você perdeu
library-you-resigned = Você desistiu
library-draw = Empate
library-over = Terminada
library-going-on = Em andamento
library-option = { $name }: { $value }
library-moves =
    { $ply ->
        [one] { $ply } jogada
       *[other] { $ply } jogadas
    }
library-more =
    { $count ->
        [one] Mostrar mais { $count }
       *[other] Mostrar mais { $count }
    }
library-save = Guardar “{ $name }” em um arquivo
library-save-short = Guardar
library-delete = Apagar “{ $name }”
library-delete-short = Apagar
library-deleted = “{ $name }” foi apagada.
library-undo = Desfazer
library-back = “{ $name }” foi recuperada.
library-gone = Esta partida foi apagada em outra janela.

## Um arquivo

library-file = De { $name }
library-pasted = Do texto colado
library-reading = Lendo o arquivo
library-file-games =
    { $count ->
        [one] { $count } partida.
       *[other] { $count } partidas.
    }
library-file-wrong =
    { $count ->
        [one] Ela contém um erro; abre até onde foi possível ler.
       *[other]
            { $wrong ->
                [one] Uma delas contém um erro; abre até onde foi possível ler.
               *[other] { $wrong } delas contêm erros; abrem até onde foi possível ler.
            }
    }
library-keep-all = Guardar todas na biblioteca
library-kept =
    { $kept ->
        [one] { $kept } partida está agora na biblioteca.
       *[other] { $kept } partidas estão agora na biblioteca.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] Ela já estava na biblioteca.
               *[other] Todas já estavam na biblioteca.
            }
        [one] { $kept } partida está agora na biblioteca.
       *[other] { $kept } partidas estão agora na biblioteca.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } já estava lá.
               *[other] { " " }{ $known } já estavam lá.
            }
    }
library-put-away = Fechar
library-line = Linha { $line }: { $reason }
library-unread = Não foi possível ler a partida. { $problem }
library-unreadable = Não foi possível abrir “{ $name }”.
library-nothing = Não contém nenhuma partida: uma planilha começa com etiquetas como [Game "snorkels"], e uma linha de partida com um nome como “snorkels”.

## O que dá errado

library-forbidden = Este navegador não dá espaço à biblioteca. Aqui estão só as últimas partidas jogadas.
library-full = Não há mais espaço neste dispositivo para outras partidas.
library-left-out =
    { $count ->
        [one] Não foi possível ler { $count } partida, e ela não está no arquivo.
       *[other] Não foi possível ler { $count } partidas, e elas não estão no arquivo.
    }
