### Games by link: each player is at home and sends the game to the other as a link.

## Players by link

links-explained = If you play by link, each of you uses your own device: after each of your moves you send them the game as a link, and their answer comes back the same way.
links-by-link = by link

## Inviting a friend

links-invite = Continue
links-begin = You begin: make your move, then send it to your friend.
links-invites =
    { $named ->
        [no] You are invited to a game of { $game }
       *[yes] { $name } invites you to a game of { $game }
    }
links-name = Your name, as your friends see it
links-play = Play now
links-learn = Learn it first (two minutes)

## Sending

links-send =
    { $named ->
        [no] Send the game
       *[yes] Send to { $name }
    }
links-again = Send again (sent { $when })
links-text =
    { $what ->
        [first] Shall we play { $game }? Open the link to begin: no account, nothing to install.
        [over] { $game }: our game is over.
       *[move] { $game }: your move!
    }
links-copied = The link has been copied: paste it into a message.
links-by-hand = Copy this link and send it

## Receiving

links-older = This link is older than your game: you already have its moves and the ones after them. This is the game as it stands.
links-apart = This link goes on differently from your game. It is shown here, and your own moves are still in the list as a variation.
links-other = The game of this link starts differently from yours. It has been opened as a separate game, and both are kept.
