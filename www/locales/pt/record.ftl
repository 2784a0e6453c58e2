### Planilhas: as partidas nos arquivos e na biblioteca.

## O que não se pode ler

record-error = Linha { $line }, coluna { $column }, em “{ $text }”: { $reason }
record-damaged = Este link está danificado: talvez falte o final. Peça que o enviem de novo.
record-elsewhere = Uma planilha só é lida do site ao qual esta página pertence, e { $address } fica em outro.
record-not-had = Não foi possível carregar a planilha de { $address }.
record-save = Guardar todo o texto
record-copy = Copiar todo o texto
record-not-text = Isto não é texto em UTF-8.
record-tag-expected = Uma partida começa com etiquetas como [Game "snorkels"], e aqui não há nenhuma.
record-bad-tag = Uma etiqueta escreve-se [Nome "valor"], em uma só linha.
record-repeated-tag = Esta etiqueta aparece duas vezes.
record-no-game = Nenhuma etiqueta diz qual é o jogo. Deveria haver uma como [Game "snorkels"].
record-unclosed = Este comentário ou esta variante não se fecha.
record-not-opened = Isto fecha algo que não foi aberto.
record-nothing-to-replace = Uma variante vem depois da jogada que substitui, e aqui não há nenhuma.
record-too-many-tags = Uma partida pode ter no máximo { $max } etiquetas.
record-too-long = Uma partida pode ter no máximo { $max } jogadas, contando variantes e sorteios.
record-too-deep = Pode haver no máximo { $max } variantes uma dentro da outra.
record-too-much-text = Uma partida pode ter no máximo { $max } bytes de texto.
