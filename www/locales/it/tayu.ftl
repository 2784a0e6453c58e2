### Tayü: ciò che dice la scena.

tayu-name = Tayü
tayu-credit = Un gioco di Niek Neuwahl.

tayu-status-bid = { $name }: quale punteggio difenderesti come sabotatore?
tayu-status-pick = { $name }: scegli una tessera dal tavolo
tayu-status-first = { $name }: posa la prima tessera, al centro
tayu-status-lay =
    { $side ->
        [ns] { $name }: posa la tessera (nord e sud)
        [ew] { $name }: posa la tessera (est e ovest)
        [saboteur] { $name }: posa la tessera (sabotatore)
       *[none] { $name }: posa la tessera
    }
tayu-status-answer = { $name }: la tessera di { $drawer } non ci sta da nessuna parte. Finire la partita?
tayu-status-draw = Si pesca una tessera per { $drawer }
tayu-hint-bid-first = Le offerte scendono: il sabotatore è chi dice il punteggio più basso, e vince se nessuno degli altri due ci arriva.
tayu-hint-bid = { $name } difenderebbe { $bid }. Scendi per essere tu il sabotatore, o lascia che { $name } difenda { $bid }.
tayu-hint-pick = Con l’anello sul retro: sbocchi su tre lati. Ne restano { $ring } con l’anello e { $plain } senza.
tayu-hint-answer =
    { $left ->
        [one] Resta una tessera.
       *[other] Restano { $left } tessere.
    } { $fitting ->
        [0] Ora non ce ne starebbe nessuna.
        [one] Ora ce ne starebbe una.
       *[other] Ora ce ne starebbero { $fitting }.
    }
tayu-hint-settled = L’ultima volta la risposta è stata «{ tayu-choice-on }». Ora si può rispondere diversamente.
tayu-hint-again = L’ultima tessera non ci stava; si continua, come prima. «{ command-undo }» lo chiede di nuovo.
tayu-hint-lay =
    { $first ->
        [yes] Porta l’acqua ai tuoi due bordi.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] Ci sta{ $rotated ->
            [yes] , ruotata,
           *[no] { "" }
        } in un solo posto: «{ tayu-choice-next }»{ -key(of: "N") } lo mostra.
       *[other] Ci sono più posti{ $rotated ->
            [yes] { " " }(tratteggiati: ruotala)
           *[no] { "" }
        }: «{ tayu-choice-next }»{ -key(of: "N") } li mostra.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } in { $square }: { $rims }.
tayu-rim-more =
    { $rim ->
        [north] nord +{ $more }
        [east] est +{ $more }
        [south] sud +{ $more }
       *[west] ovest +{ $more }
    }
tayu-hint-same = I due punteggi resterebbero come sono.
tayu-hint-rims = Più acqua arriverebbe ai bordi: nord { $north } × sud { $south }, est { $east } × ovest { $west }. I punteggi resterebbero come sono.
tayu-hint-score = Si avrebbe: nord e sud { $ns } (+{ $ns-more }), est e ovest { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Tocca la tessera o «{ tayu-choice-lay }» per giocare.
       *[keys] Fai clic sulla tessera, o premi Invio, per giocare.
    }
tayu-hint-bag =
    { $count ->
        [0] Tutte le tessere sono state pescate.
        [one] Una tessera non è ancora stata pescata.
       *[other] { $count } tessere non sono ancora state pescate.
    }
tayu-refused-pick = Prima scegli una tessera: con l’anello sul retro o senza.

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } pesca una tessera. { $tile }
tayu-said-bid = { $name } offre { $bid }.
tayu-said-hold = { $name } lascia che { $saboteur } difenda { $bid } come sabotatore. { $sides }
tayu-sides = Sabotatore: { $saboteur }, che difende { $target }. Nord e sud: { $ns }. Est e ovest: { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } sceglie una tessera con l’anello.
       *[plain] { $name } sceglie una tessera senza anello.
    }
tayu-said-lay = { $name } posa una tessera in { $square }. { $tile } Nord e sud { $ns }, est e ovest { $ew }.
tayu-said-end = { $name } è d’accordo per finire la partita.
tayu-said-on = { $name } vuole continuare. La tessera è fuori gioco.
tayu-over = Starebbe in { $squares }.
tayu-tile =
    { $lie ->
        [across] Va da ovest a est, con sbocchi { $mouths }.
       *[upright] Va da nord a sud, con sbocchi { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] a ovest
        [east] a est
        [north] a nord
        [south] a sud
       *[middle] al centro
    } { $direction ->
        [north] verso nord
        [east] verso est
        [south] verso sud
       *[west] verso ovest
    }

tayu-group-bid = L’offerta
tayu-choice-bid = Offri { $bid }
tayu-choice-hold = Lascia { $bid } a { $name }
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] Con l’anello ({ $count })
       *[plain] Senza anello ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Ha sbocchi su tre lati.
       *[plain] Ha gli sbocchi su due lati, o tutti su uno.
    }
tayu-choice-turn = Ruota
tayu-choice-next = Prossimo posto
tayu-choice-lay = Posa
tayu-choice-end = Finisci la partita
tayu-choice-on = Continua
tayu-choice-bag = Tessere rimaste: { $count }
tayu-move-lay = una tessera in { $square }. { $tile }
tayu-move-draw = si pesca una tessera. { $tile }
tayu-move-bid = offre { $bid }
tayu-move-pick =
    { $pool ->
        [ring] con l’anello
       *[plain] senza anello
    }
tayu-move-end = finisce
tayu-move-on = continua

tayu-square-empty = { $square }, vuota
tayu-square-fits = { $square }, vuota, la tessera ci sta
tayu-square-turned = { $square }, vuota, la tessera ci sta ruotata
tayu-square-tile = { $square }, tessera con sbocchi: { $mouths }
tayu-mouth-joined = { tayu-side } di { $square } unito a { $to }
tayu-mouth-open = { tayu-side } di { $square } aperto
tayu-mouth-rim =
    { $points ->
        [one] { tayu-side } di { $square } sul bordo
       *[other] { tayu-side } di { $square } sul bordo, su una sorgente
    }
tayu-side =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Con l’anello. Rimaste: { $count }
       *[plain] { $tile } Senza anello. Rimaste: { $count }
    }

tayu-illegal-due =
    { $step ->
        [bid] Prima qualcuno deve fare un’offerta.
        [pick] Prima bisogna scegliere una tessera dal tavolo.
        [lay] Prima bisogna posare la tessera pescata.
       *[answer] Prima bisogna dire se la partita finisce.
    }
tayu-illegal-bid-too-high = Ora non si può offrire più di { $most }.
tayu-illegal-bid-too-low = L’offerta più bassa è 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] Non restano tessere con l’anello.
       *[plain] Non restano tessere senza anello.
    }
tayu-illegal-none-left = Non resta nessuna tessera { $kind }.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] È stata scelta una tessera con l’anello.
       *[plain] È stata scelta una tessera senza anello.
    }
tayu-illegal-not-drawn = La tessera pescata è { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] La tessera sporgerebbe dal bordo nord.
        [east] La tessera sporgerebbe dal bordo est.
        [south] La tessera sporgerebbe dal bordo sud.
       *[west] La tessera sporgerebbe dal bordo ovest.
    }
tayu-illegal-off-centre = La prima tessera deve coprire una casella del centro segnato.
tayu-illegal-mouth-on-blank = No: sul lato { tayu-side } di { $square } uno sbocco finirebbe contro una riva.
tayu-illegal-blank-on-mouth = No: sul lato { tayu-side } di { $square } la tessera chiuderebbe uno sbocco.
tayu-illegal-no-join = No: toccherebbe altre tessere, ma l’acqua non passerebbe dall’una all’altra.
tayu-illegal-apart = Ogni tessera deve unirsi a una che è già sul tabellone.

tayu-ending-empty = Sono state pescate tutte le tessere.
tayu-ending-nothing-fits = L’ultima tessera non ci sta da nessuna parte, e nessun’altra ci starebbe.
tayu-ending-stop = L’ultima tessera non ci sta da nessuna parte.
tayu-ending-agreed = L’ultima tessera non ci sta da nessuna parte, e nessuno ha voluto continuare.
tayu-ending-side =
    { $side ->
        [ns] Nord e sud: { $rims }. { $one } × { $other } = { $product }.
       *[ew] Est e ovest: { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] nessuno sbocco
        [one] 1 sbocco
       *[other] { $mouths } sbocchi
    } { $rim ->
        [north] a nord
        [east] a est
        [south] a sud
       *[west] a ovest
    }{ $springs ->
        [0] {""}
        [one] {" "}(1 su una sorgente: { $total })
       *[other] {" "}({ $springs } su sorgenti: { $total })
    }
tayu-ending-missed = Nessuno è arrivato a { $target }: vince il sabotatore.
tayu-ending-reached = È stato raggiunto l’obiettivo di { $target } difeso dal sabotatore.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = difende { $target }
tayu-fact-bid = offre { $bid }
