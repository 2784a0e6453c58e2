### Partite tramite link: ognuno a casa sua, e la partita come link dall’uno all’altro.

## Chi gioca tramite link

links-explained = Se giocate tramite link, ognuno usa il proprio dispositivo: dopo ogni tua mossa mandi la partita come link, e la risposta arriva allo stesso modo.
links-by-link = tramite link

## Invitare

links-invite = Continua
links-begin = Cominci tu: fai la tua mossa e poi inviala.
links-invites =
    { $named ->
        [no] Ti hanno invitato a una partita di { $game }
       *[yes] { $name } ti invita a una partita di { $game }
    }
links-name = Il tuo nome, come lo vedono gli altri
links-play = Gioca ora
links-learn = Prima impara (due minuti)

## Inviare

links-send =
    { $named ->
        [no] Invia la partita
       *[yes] Invia a { $name }
    }
links-again = Invia di nuovo (inviato: { $when })
links-text =
    { $what ->
        [first] Giochiamo a { $game }? Apri il link per cominciare: senza account, niente da installare.
        [over] { $game }: la nostra partita è finita.
       *[move] { $game }: tocca a te!
    }
links-copied = Il link è copiato: incollalo in un messaggio.
links-by-hand = Copia questo link e invialo

## Ciò che arriva

links-older = Questo link è più vecchio della tua partita: hai già le sue mosse e quelle successive. Ecco a che punto è la partita.
links-apart = Questo link continua in modo diverso dalla tua partita. Lo vedi qui, e le tue mosse restano nell’elenco come variante.
links-other = La partita di questo link comincia in modo diverso dalla tua. È stata aperta a parte, e restano tutte e due.
