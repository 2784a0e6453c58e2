### Sharing a game, and keeping it as a file.

share-title = Share this game
share-explained = Whoever opens the link can go on playing from there.
share-opens = It opens at the beginning, with all moves and notes.
share-reach = What to share
share-reach-here = Up to this point
share-reach-end = With the moves that follow
share-reach-all = With variations and notes
share-left-out = Notes and drawings are left out.
share-begins = Open it at the move shown
share-link = Link
share-long = This link would have { $count } characters. Many programs cut links after { $most }, so send the game as a file instead.
share-code = QR code
share-code-of = QR code of the link
share-code-long = This link is too long for a QR code that a phone can scan. Share less of the game, or send the link.
share-more = Text and files
share-form = Format
share-form-record = Record
share-form-line = Game line
share-form-page = Lines for a website
share-text = Text
share-copy = Copy
share-copied = Copied.
share-by-hand = The text is selected: copy it with your keyboard or by a long press.
share-send = Send…
share-files = Save
share-save = Record as a file
share-svg = Picture (SVG)
share-png = Picture
share-saved =
    { $what ->
        [record] The record was saved.
       *[picture] The picture was saved.
    }
