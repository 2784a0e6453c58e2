### Partides en fitxers i a la biblioteca.

## El que no es pot llegir

record-error = Línia { $line }, columna { $column }, a «{ $text }»: { $reason }
record-damaged = Aquest enllaç està malmès: potser n’hi falta el final. Demana que te’l tornin a enviar.
record-elsewhere = Una planella només es llegeix del lloc web al qual pertany aquesta pàgina, i { $address } és en un altre.
record-not-had = No s’ha pogut carregar la planella de { $address }.
record-save = Desa tot el text
record-copy = Copia tot el text
record-not-text = Això no és text en UTF-8.
record-tag-expected = Una partida comença amb etiquetes com [Game "snorkels"], i aquí no n’hi ha cap.
record-bad-tag = Una etiqueta s’escriu [Nom "valor"], en una sola línia.
record-repeated-tag = Aquesta etiqueta apareix dues vegades.
record-no-game = Cap etiqueta no diu quin joc és. N’hi hauria d’haver una com [Game "snorkels"].
record-unclosed = Aquest comentari o aquesta variant no es tanca.
record-not-opened = Això tanca una cosa que no s’ha obert.
record-nothing-to-replace = Una variant va darrere de la jugada que substitueix, i aquí no n’hi ha cap.
record-too-many-tags = Una partida pot tenir com a molt { $max } etiquetes.
record-too-long = Una partida pot tenir com a molt { $max } jugades, comptant-hi variants i sortejos.
record-too-deep = Hi pot haver com a molt { $max } variants l’una dins l’altra.
record-too-much-text = Una partida pot tenir com a molt { $max } bytes de text.
