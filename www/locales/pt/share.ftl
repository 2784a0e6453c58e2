### Compartilhar uma partida e guardá-la em um arquivo ou em papel.

share-title = Compartilhar esta partida
share-explained = Quem abrir o link pode continuar a jogar a partir dali.
share-reach = Até onde vai o link
share-reach-here = Até este ponto
share-reach-end = Com as jogadas seguintes
share-link = Link
share-form = Formato
share-form-record = Planilha
share-form-line = Linha de partida
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = O texto está selecionado: copie-o com o teclado ou com um toque longo.
share-send = Enviar…
share-files = Salvar ou imprimir
share-save = Planilha em arquivo
share-svg = Imagem (SVG)
share-png = Imagem (PNG)
share-print = Imprimir a partida
share-print-blocked = O navegador não abriu a janela de impressão. Permita-a nesta página e tente de novo.
share-print-start = O começo
share-print-after = Depois da jogada { $number }
share-print-unfinished = A partida não foi terminada.
