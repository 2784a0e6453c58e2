### Snorkels: el que diu l’escena.

snorkels-name = Snorkels
snorkels-credit = Un joc de Mark Engelberg, 2010.

## Estat, pistes, avisos

snorkels-status-swapped = { $done } { $status }
snorkels-status-place =
    { $side ->
        [purple] Li toca a { $name } (lila)
       *[green] Li toca a { $name } (verd)
    }
snorkels-hint-start =
    { INPUT() ->
        [touch] Toca una casella per posar-hi un snorkel.
       *[keys] Prem una casella per posar-hi un snorkel.
    } Guanya qui deixa sense aire l’altre color.
snorkels-hint-choice = Col·loca un snorkel verd o canvia: el lila serà teu.
snorkels-hint-air = El número diu per quantes caselles buides respira el grup.
snorkels-hint-swapped = L’snorkel del tauler ara és de { $by }. { $name } continua amb el verd.
snorkels-hint-capture = Així prens l’últim aire al rival: guanyaries.
snorkels-hint-self-capture = Allà els teus propis snorkels es quedarien sense aire: perdries.
snorkels-said-place =
    { $side ->
        [purple] { $name } col·loca un snorkel lila a { $square }.
       *[green] { $name } col·loca un snorkel verd a { $square }.
    }
snorkels-said-swap = { $name } passa al lila.
snorkels-choice-swap = Passa al lila
snorkels-move-swap = passa al lila
snorkels-illegal-no-choice = El color només es tria un cop, com a resposta al primer snorkel.
snorkels-ending-capture =
    { $side ->
        [purple]
            { $count ->
                [one] Un snorkel lila s’ha quedat sense aire i queda capturat.
               *[other] { $count } snorkels liles s’han quedat sense aire i queden capturats.
            }
       *[green]
            { $count ->
                [one] Un snorkel verd s’ha quedat sense aire i queda capturat.
               *[other] { $count } snorkels verds s’han quedat sense aire i queden capturats.
            }
    }
snorkels-ending-self-capture =
    { $side ->
        [purple]
            { $count ->
                [one] El lila ha pres l’últim aire a un snorkel propi.
               *[other] El lila ha pres l’últim aire a { $count } snorkels propis.
            }
       *[green]
            { $count ->
                [one] El verd ha pres l’últim aire a un snorkel propi.
               *[other] El verd ha pres l’últim aire a { $count } snorkels propis.
            }
    }

## Caselles

snorkels-square-empty = { $square }, buida
snorkels-square-stone = { $square }, pedra
snorkels-square-snorkel =
    { $side ->
        [purple] { $square }, lila, grup: { $group }, aire: { $air }
       *[green] { $square }, verd, grup: { $group }, aire: { $air }
    }

snorkels-too-many-beside =
    { $max ->
        [0] no hi pot haver cap casella
        [one] hi pot haver com a màxim { $max } casella
       *[other] hi pot haver com a màxim { $max } caselles
    }, perquè les pedres a l’atzar també compten: { $taken }.
snorkels-seat-1 = Jugador 1, que col·loca el primer snorkel lila
snorkels-seat-2 = Jugador 2, que després tria color
