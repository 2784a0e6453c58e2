### Parties par lien : chacun chez soi, et la partie qui passe de l’un à l’autre.

## Qui joue par lien

links-title = Jouer par lien
links-explained = Qui joue par lien a son propre appareil : après chacun de vos coups, vous lui envoyez la partie sous forme de lien, et sa réponse arrive de la même façon.
links-by-link = par lien
links-plays = { $name } joue par lien

## Envoyer

links-send = Envoyer à { $name }
links-again = Renvoyer à { $name }
links-text =
    { $over ->
        [yes] { $game } : notre partie est finie, { $name }.
       *[no] { $game } : à vous de jouer, { $name } !
    }
links-copied = Le lien pour { $name } est copié : collez-le dans un message.
links-by-hand = Copiez ce lien et envoyez-le

## Ce qui arrive

links-older = Le lien est plus ancien que ce qui est connu ici : vous avez déjà ses coups et les suivants. Voici où en est la partie.
links-apart = Le lien continue autrement que la partie de cet appareil. Il est affiché ici, et votre suite reste dans la liste des coups.
links-other = La partie de ce lien commence autrement que celle de cet appareil. Elle est ouverte à part, et les deux sont gardées.
