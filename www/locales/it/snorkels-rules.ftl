### Le regole e le opzioni di Snorkels.

snorkels-rules-goal = Lo scopo
snorkels-rules-goal-1 = Ogni snorkel respira dalle caselle vuote che ha accanto. Perde il primo colore con un gruppo che non può più respirare.
snorkels-rules-turn = Il turno
snorkels-rules-turn-1 = Viola e verde si alternano. Nel tuo turno metti uno snorkel del tuo colore in una casella vuota qualsiasi. Non si muove più da lì, e non si può passare.
snorkels-rules-colour = Chi ha il viola?
snorkels-rules-colour-1 = Il giocatore 1 mette il primo snorkel viola. Il giocatore 2 lo guarda e sceglie: passare al viola, e allora il giocatore 1 continua con il verde, oppure restare verde e mettere uno snorkel.
snorkels-rules-air = L’aria
snorkels-rules-air-1 = Uno snorkel ha quattro tubi. Una bocca bianca prende aria da una casella vuota; un tubo con il tappo è chiuso dal bordo, da una pietra o dall’altro colore.
snorkels-rules-air-2 = Gli snorkel dello stesso colore che stanno fianco a fianco condividono l’aria. Il numero dice da quante caselle vuote può respirare il gruppo; quando ne resta una sola, diventa rosso.
snorkels-rules-air-figure = Gli snorkel viola formano un gruppo e condividono l’aria di tutti i loro tubi.
snorkels-rules-capture = La cattura
snorkels-rules-capture-1 = Se dopo la tua mossa un gruppo dell’altro colore è senz’aria, vinci subito. Dal tabellone non si toglie nulla.
snorkels-rules-capture-figure = Il verde ha chiuso l’ultimo tubo al centro e vince.
snorkels-rules-self = Bada alla tua aria
snorkels-rules-self-1 = Se dopo la tua mossa un tuo gruppo è senz’aria, perdi. Man mano che il tabellone si riempie, qualcuno dovrà giocare così.
snorkels-rules-self-figure = In quest’angolo il viola resterebbe senz’aria e perderebbe.
snorkels-rules-both = Tutti e due insieme
snorkels-rules-both-1 = Se gruppi di entrambi i colori perdono l’ultima aria nello stesso momento, vince chi ha messo l’ultimo snorkel.
snorkels-rules-both-figure = Qui il viola può entrare: lo snorkel verde nell’angolo perde l’aria nello stesso momento.
snorkels-rules-stones = Le pietre
snorkels-rules-stones-1 = Se volete, prima della partita mettete fino a tre pietre sul tabellone. Tolgono aria proprio come il bordo, quindi le caselle vicine sono pericolose.
snorkels-rules-stones-figure = Accanto a una pietra c’è meno aria.
snorkels-rules-advice = Un buon consiglio
snorkels-rules-advice-1 = Poiché nessuno può passare, lo spazio è tutto: recinta presto zone in cui solo tu possa ancora giocare senza rischi.

## Options

snorkels-option-seats-hint = Perché sia equo, il giocatore 2 sceglie il colore dopo la prima mossa.
snorkels-option-size = Caselle per lato
snorkels-option-size-hint = Il gioco in scatola ne ha sette. Su un tabellone piccolo si finisce presto.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Pietre a caso
snorkels-option-random-stones-hint = Le pietre tolgono aria come il bordo. Tutte le caselle libere sono ugualmente probabili.
snorkels-option-stones = Pietre a mano
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Tocca una casella per metterci una pietra o per toglierla.
       *[keys] Premi una casella per metterci una pietra o per toglierla.
    }
