### O que se pode fazer com uma jogada da lista, e reproduzir uma partida.

moves-menu = { $number } { $move }
moves-menu-start = O início da partida
moves-note = Escrever um comentário
moves-note-change = Mudar o comentário
moves-note-title = Comentário de { $number } { $move }
moves-note-start = Comentário do início
moves-note-keep = Guardar
moves-note-discard = Descartar
moves-note-gone = Esta jogada foi apagada em outra janela. Copie o seu texto antes de fechar.
moves-mark = Avaliação da jogada
moves-mark-brilliant = Jogada brilhante
moves-mark-good = Boa jogada
moves-mark-interesting = Jogada interessante
moves-mark-dubious = Jogada duvidosa
moves-mark-mistake = Erro
moves-mark-blunder = Erro grave
moves-promote = Promover esta variante
moves-computer = Continuar daqui contra o computador
moves-delete = Apagar daqui em diante
moves-deleted = A jogada foi apagada, com tudo o que vinha depois.
moves-put-back = Recuperar
moves-turn = Virar o tabuleiro
