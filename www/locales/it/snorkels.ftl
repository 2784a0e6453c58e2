### Snorkels: ciò che dice la scena.

snorkels-name = Snorkels
snorkels-credit = Un gioco di Mark Engelberg, 2010.

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] Tocca a { $name } (viola)
       *[green] Tocca a { $name } (verde)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Tocca una casella per mettere uno snorkel.
       *[keys] Premi una casella per mettere uno snorkel.
    } Vince chi toglie l’aria all’altro colore.
snorkels-hint-choice = Metti uno snorkel verde o cambia: il viola sarà tuo.
snorkels-hint-air = Il numero dice da quante caselle vuote può respirare il gruppo.
snorkels-hint-swapped = Lo snorkel sul tabellone ora è di { $by }. { $name } continua con il verde.
snorkels-hint-capture = Così togli all’altro l’ultima aria: vinceresti.
snorkels-hint-self-capture = Lì i tuoi stessi snorkel resterebbero senz’aria: perderesti.
snorkels-said-place =
    { $side ->
        [purple] { $name } mette uno snorkel viola in { $square }.
       *[green] { $name } mette uno snorkel verde in { $square }.
    }
snorkels-said-swap = { $name } passa al viola.
snorkels-choice-swap = Passa al viola
snorkels-move-swap = passa al viola
snorkels-illegal-no-choice = Il colore si sceglie una volta sola, in risposta al primo snorkel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Uno snorkel viola è rimasto senz’aria ed è catturato.
               *[other] { $count } snorkel viola sono rimasti senz’aria e sono catturati.
            }
       *[green]
            { $count ->
                [one] Uno snorkel verde è rimasto senz’aria ed è catturato.
               *[other] { $count } snorkel verdi sono rimasti senz’aria e sono catturati.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Il viola ha tolto l’ultima aria a un proprio snorkel.
               *[other] Il viola ha tolto l’ultima aria a { $count } propri snorkel.
            }
       *[green]
            { $count ->
                [one] Il verde ha tolto l’ultima aria a un proprio snorkel.
               *[other] Il verde ha tolto l’ultima aria a { $count } propri snorkel.
            }
    }

snorkels-square-empty = { $square }, vuota
snorkels-square-stone = { $square }, pietra
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, viola, gruppo di { $group }, aria: { $air }
       *[green] { $square }, verde, gruppo di { $group }, aria: { $air }
    }

snorkels-too-many-beside =
    { $max ->
        [0] non può esserci nessuna casella
        [one] può esserci al massimo { $max } casella
       *[other] possono esserci al massimo { $max } caselle
    }, perché contano anche le pietre a caso: { $taken }.
snorkels-seat-1 = Giocatore 1, che mette il primo snorkel viola
snorkels-seat-2 = Giocatore 2, che poi sceglie il colore
