### Partidas en archivos y en la biblioteca.

## Lo que no se puede leer

record-error = Línea { $line }, columna { $column }, en «{ $text }»: { $reason }
record-damaged = Este enlace está dañado: quizá le falte el final. Pide que te lo envíen otra vez.
record-elsewhere = Una planilla solo se lee del sitio web al que pertenece esta página, y { $address } está en otro.
record-not-had = No se ha podido cargar la planilla de { $address }.
record-save = Guardar el texto entero
record-copy = Copiar el texto entero
record-not-text = Esto no es texto en UTF-8.
record-tag-expected = Una partida empieza con etiquetas como [Game "snorkels"], y aquí no hay ninguna.
record-bad-tag = Una etiqueta se escribe [Nombre "valor"], en una sola línea.
record-repeated-tag = Esta etiqueta aparece dos veces.
record-no-game = Ninguna etiqueta dice qué juego es. Debería haber una como [Game "snorkels"].
record-unclosed = Este comentario o esta variante no se cierra.
record-not-opened = Esto cierra algo que no se ha abierto.
record-nothing-to-replace = Una variante va detrás de la jugada que sustituye, y aquí no hay ninguna.
record-too-many-tags = Una partida puede tener como mucho { $max } etiquetas.
record-too-long = Una partida puede tener como mucho { $max } jugadas, contando variantes y sorteos.
record-too-deep = Puede haber como mucho { $max } variantes una dentro de otra.
record-too-much-text = Una partida puede tener como mucho { $max } bytes de texto.
