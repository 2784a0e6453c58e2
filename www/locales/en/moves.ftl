### The actions on a move of the list, and playback of a game.

moves-menu = { $number } { $move }
moves-menu-start = The start of the game
moves-note = Write a comment
moves-note-change = Change the comment
moves-note-title = Comment on { $number } { $move }
moves-note-start = Comment on the start
moves-note-keep = Save
moves-note-discard = Discard
moves-note-gone = This move has been deleted in another window. Copy your text before you close this.
moves-mark = How good the move was
moves-mark-brilliant = Brilliant move
moves-mark-good = Good move
moves-mark-interesting = Interesting move
moves-mark-dubious = Dubious move
moves-mark-mistake = Mistake
moves-mark-blunder = Blunder
moves-promote = Promote this variation
moves-computer = Play on from here against the computer
moves-delete = Delete from here on
moves-deleted = The move is deleted, and all that came after it.
moves-put-back = Restore
moves-turn = Turn the board round
