### Partides per enllaç: cadascú a casa seva, i la partida com a enllaç de l’un a l’altre.

## Qui juga per enllaç

links-explained = Si jugueu per enllaç, cadascú fa servir el seu dispositiu: després de cada jugada envies la partida com a enllaç, i la resposta t’arriba de la mateixa manera.
links-by-link = per enllaç

## Convidar

links-invite = Continua
links-begin = Comences tu: fes la teva jugada i després envia-la.
links-invites =
    { $named ->
        [no] Et conviden a una partida de { $game }
       *[yes] { $name } et convida a una partida de { $game }
    }
links-name = El teu nom, tal com el veuen els altres
links-play = Juga ara
links-learn = Aprèn-ne primer (dos minuts)

## Enviar

links-send =
    { $named ->
        [no] Envia la partida
       *[yes] Envia a { $name }
    }
links-again = Torna a enviar (enviat: { $when })
links-text =
    { $what ->
        [first] Juguem a { $game }? Obre l’enllaç per començar: sense compte i sense instal·lar res.
        [over] { $game }: la nostra partida s’ha acabat.
       *[move] { $game }: et toca!
    }
links-copied = L’enllaç s’ha copiat: enganxa’l en un missatge.
links-by-hand = Copia aquest enllaç i envia’l

## El que arriba

links-older = Aquest enllaç és anterior a la teva partida: ja en tens les jugades i les següents. Així està la partida.
links-apart = La partida d’aquest enllaç continua d’una altra manera que la teva. Es mostra aquí, i les teves jugades continuen a la llista com a variant.
links-other = La partida d’aquest enllaç comença d’una altra manera que la teva. S’ha obert a part, i es conserven totes dues.
