### Partides per enllaç: cadascú a casa seva, i la partida com a enllaç de l’un a l’altre.

## Qui juga per enllaç

links-title = Juga per enllaç
links-explained = Si jugueu per enllaç, cadascú fa servir el seu dispositiu: després de cada jugada envies la partida com a enllaç, i la resposta t’arriba de la mateixa manera.
links-by-link = per enllaç
links-plays = Per enllaç: { $name }

## Enviar

links-send = Envia a { $name }
links-again = Torna a enviar a { $name }
links-text =
    { $over ->
        [yes] { $game }: la nostra partida s’ha acabat, { $name }.
       *[no] { $game }: et toca, { $name }!
    }
links-copied = L’enllaç per a { $name } s’ha copiat: enganxa’l en un missatge.
links-by-hand = Copia aquest enllaç i envia’l

## El que arriba

links-older = Aquest enllaç és anterior a la teva partida: ja en tens les jugades i les següents. Així està la partida.
links-apart = Aquest enllaç continua d’una altra manera que la teva partida. Es mostra aquí, i les teves jugades continuen a la llista com a variant.
links-other = La partida d’aquest enllaç comença d’una altra manera que la teva. S’ha obert a part, i es conserven totes dues.
