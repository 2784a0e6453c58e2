### Sharing a game, and keeping it as a file or on paper.

share-title = Share this game
share-explained = Whoever opens the link can go on playing from there.
share-reach = How far the link goes
share-reach-here = Up to this point
share-reach-end = With the moves that follow
share-link = Link
share-form = Format
share-form-record = Record
share-form-line = Game line
share-text = Text
share-copy = Copy
share-copied = Copied.
share-by-hand = The text is selected: copy it with your keyboard or by a long press.
share-send = Send…
share-files = Save or print
share-save = Record as a file
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-print = Print the game
share-print-blocked = Your browser did not open a window for printing. Allow it for this page and try again.
share-print-start = The start
share-print-after = After move { $number }
share-print-unfinished = The game was not finished.
