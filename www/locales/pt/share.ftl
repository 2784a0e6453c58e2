### Compartilhar uma partida e guardá-la em um arquivo.

share-title = Compartilhar esta partida
share-explained = Quem abrir o link pode continuar a jogar a partir dali.
share-opens = Abre no início, com todas as jogadas e notas.
share-reach = O que compartilhar
share-reach-here = Até este ponto
share-reach-end = Com as jogadas seguintes
share-reach-all = Com variantes e comentários
share-left-out = Os comentários e os desenhos não são incluídos.
share-begins = Abrir na jogada mostrada
share-link = Link
share-long = Este link teria { $count } caracteres. Muitos programas cortam links depois de { $most }: é melhor enviar a partida em um arquivo.
share-code = Código QR
share-code-of = Código QR do link
share-code-long = Este link é longo demais para um código QR que um celular possa ler. Compartilhe menos da partida ou envie o link.
share-more = Texto e arquivos
share-form = Formato
share-form-record = Planilha
share-form-line = Linha de partida
share-form-page = Linhas para um site
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = O texto está selecionado: copie-o com o teclado ou com um toque longo.
share-send = Enviar…
share-files = Salvar
share-save = Planilha em arquivo
share-svg = Imagem (SVG)
share-png = Imagem
share-saved =
    { $what ->
        [record] A planilha foi salva.
       *[picture] A imagem foi salva.
    }
