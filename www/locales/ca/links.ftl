### Partides per enllaç: cadascú a casa seva, i la partida com a enllaç de l’un a l’altre.

## Qui juga per enllaç

links-title = Juga per enllaç
links-explained = Qui juga per enllaç fa servir el seu dispositiu: després de cada jugada teva li envies la partida com a enllaç, i la resposta t’arriba de la mateixa manera.
links-by-link = per enllaç
links-plays = { $name } juga per enllaç

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

links-older = L’enllaç és anterior al que ja hi ha aquí: en tens les jugades i les següents. Així està la partida.
links-apart = L’enllaç continua d’una altra manera que la partida d’aquest dispositiu. Es mostra aquí, i la teva línia és a la llista de jugades.
links-other = La partida d’aquest enllaç comença d’una altra manera que la d’aquest dispositiu. S’ha obert a part, i es conserven totes dues.
