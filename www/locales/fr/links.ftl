### Parties par lien : chacun chez soi, et la partie qui passe de l’un à l’autre.

## Qui joue par lien

links-explained = Pour jouer par lien, chacun utilise son appareil : après chacun de vos coups, vous envoyez la partie sous forme de lien, et la réponse revient de la même façon.
links-by-link = par lien

## Inviter

links-invite = Continuer
links-begin = Vous commencez : jouez votre coup, puis envoyez-le.
links-invites =
    { $named ->
        [no] On vous invite à une partie de { $game }
       *[yes] { $name } vous invite à une partie de { $game }
    }
links-name = Votre nom, tel que les autres le voient
links-play = Jouer maintenant
links-learn = Apprendre d’abord (deux minutes)

## Envoyer

links-send =
    { $named ->
        [no] Envoyer la partie
       *[yes] Envoyer à { $name }
    }
links-again = Renvoyer (envoyé : { $when })
links-text =
    { $what ->
        [first] On joue à { $game } ? Ouvrez le lien pour commencer : sans compte, rien à installer.
        [over] { $game } : notre partie est finie.
       *[move] { $game } : à vous de jouer !
    }
links-copied = Le lien est copié : collez-le dans un message.
links-by-hand = Copiez ce lien et envoyez-le

## Ce qui arrive

links-older = Ce lien est plus ancien que votre partie : vous avez déjà ses coups et les suivants. Voici où en est la partie.
links-apart = Ce lien continue autrement que votre partie. Il est affiché ici, et vos coups restent dans la liste comme variante.
links-other = La partie de ce lien commence autrement que la vôtre. Elle est ouverte à part, et les deux sont gardées.
