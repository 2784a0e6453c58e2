### Partite tramite link: ognuno a casa sua, e la partita come link dall’uno all’altro.

## Chi gioca tramite link

links-title = Gioca tramite link
links-explained = Se giocate tramite link, ognuno usa il proprio dispositivo: dopo ogni tua mossa mandi la partita come link, e la risposta arriva allo stesso modo.
links-by-link = tramite link
links-plays = Tramite link: { $name }

## Inviare

links-send = Invia a { $name }
links-again = Invia di nuovo a { $name }
links-text =
    { $over ->
        [yes] { $game }: la nostra partita è finita, { $name }.
       *[no] { $game }: tocca a te, { $name }!
    }
links-copied = Il link per { $name } è copiato: incollalo in un messaggio.
links-by-hand = Copia questo link e invialo

## Ciò che arriva

links-older = Questo link è più vecchio della tua partita: hai già le sue mosse e quelle successive. La partita sta così.
links-apart = Questo link continua in modo diverso dalla tua partita. Lo vedi qui, e le tue mosse restano nella lista come variante.
links-other = La partita di questo link comincia in modo diverso dalla tua. È stata aperta a parte, e restano tutte e due.
