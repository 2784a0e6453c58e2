### Records: games in files and in the library.

## What cannot be read

record-error = Line { $line }, column { $column }, at “{ $text }”: { $reason }
record-not-text = This is not text in UTF-8.
record-tag-expected = A game begins with tags such as [Game "snorkels"], and here is none.
record-bad-tag = A tag is written [Name "value"], on one line.
record-repeated-tag = This tag stands twice.
record-no-game = No tag says which game it is, such as [Game "snorkels"].
record-unclosed = This comment or variation does not end.
record-not-opened = This closes what was not opened.
record-nothing-to-replace = A variation stands after the move that it replaces, and here is none.
record-too-many-tags = A game has { $max } tags at most.
record-too-long = A game has { $max } moves at most, variations and draws by lot counted.
record-too-deep = At most { $max } variations stand in each other.
record-too-much-text = A game has { $max } bytes of text at most.
