### Records of games, in files and in the library.

## Errors

record-error = Line { $line }, column { $column }, at “{ $text }”: { $reason }
record-damaged = This link is damaged: perhaps its end was cut off. Ask for it again.
record-elsewhere = A record is only read from the website that this page belongs to, and { $address } is elsewhere.
record-not-had = The record at { $address } could not be loaded.
record-save = Save the whole text
record-copy = Copy the whole text
record-not-text = This is not text in UTF-8.
record-tag-expected = A game begins with tags such as [Game "snorkels"], and there are none here.
record-bad-tag = A tag is written [Name "value"], on one line.
record-repeated-tag = This tag appears twice.
record-no-game = No tag says which game it is. It should look like [Game "snorkels"].
record-unclosed = This comment or variation is never closed.
record-not-opened = This closes something that was never opened.
record-nothing-to-replace = A variation comes after the move that it replaces, and there is none here.
record-too-many-tags = A game can have { $max } tags at most.
record-too-long = A game can have { $max } moves at most, including variations and draws by lot.
record-too-deep = Variations can be nested { $max } deep at most.
record-too-much-text = A game can have { $max } bytes of text at most.
