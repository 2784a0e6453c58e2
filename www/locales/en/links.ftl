### Games by link: each player at home, and the game as a link from one to the other.

## Who plays by link

links-title = Play by link
links-explained = Whoever plays by link uses a device of their own: after each of your moves you send them the game as a link, and their answer comes back the same way.
links-by-link = by link
links-plays = { $name } plays by link

## Sending

links-send = Send to { $name }
links-again = Send to { $name } again
links-text =
    { $over ->
        [yes] { $game }: our game is over, { $name }.
       *[no] { $game }: your move, { $name }!
    }
links-copied = The link for { $name } has been copied: paste it into a message.
links-by-hand = Copy this link and send it

## What has come

links-older = The link is older than what is known here: you already have its moves and those after them. This is the game as it stands.
links-apart = The link goes on differently from the game on this device. It is shown here, and your own line is still in the list of moves.
links-other = The game of this link starts differently from the one on this device. It has been opened as a game of its own, and both are kept.
