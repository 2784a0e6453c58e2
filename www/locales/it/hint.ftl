### Un consiglio: dove guardare, quale mossa, e perché.

hint-look-among = Guarda le caselle cerchiate: { $places }.
hint-look-circled = Guarda le caselle cerchiate.
hint-look-within = Guarda dentro il cerchio.
hint-look-at = Prendi il pezzo in { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Prendi la barra neutra.
       *[other] Prendi il pezzo { $shape }.
    }
hint-look-buttons = Guarda i pulsanti.
hint-show-move = Mostra la mossa
hint-play = Giocala
hint-there = Qui: { $move }.
hint-none = Qui non c’è nessun suggerimento.
hint-chance =
    { $percent ->
        [1] Con questa non vinci quasi mai.
        [99] Con questa vinci quasi sempre.
       *[other] Con questa vinci circa il { $percent }% delle volte.
    }
hint-drawn = Mantiene la patta.
hint-lost = Contro un buon gioco ogni mossa perde; questa resiste più a lungo.
hint-next =
    { $percent ->
        [1] La seconda mossa migliore, { $move }, non vince quasi mai.
       *[other] La seconda mossa migliore, { $move }, vince circa il { $percent }% delle volte.
    }
hint-next-loses =
    { $moves ->
        [1] La seconda mossa migliore, { $move }, perderebbe subito.
       *[other] La seconda mossa migliore, { $move }, perderebbe in { $moves } mosse al massimo.
    }
hint-answer = La risposta migliore: { $move }.
hint-called-snorkels-move-swap = passare al viola
hint-called-caminos-said-place =
    { $shape ->
        [I] la barra neutra in { $squares }
       *[other] { $shape } in { $squares }
    }
hint-called-sendas-said-move = { $from } in { $to }
hint-called-sendas-said-move-turn = { $from } in { $to }, lati aperti: { $ends }
hint-called-sendas-said-turn = ruotare { $from }, lati aperti: { $ends }
hint-called-sendas-said-flip = capovolgere { $square }
hint-called-sendas-said-exit = { $from } fuori dal bordo
hint-called-sendas-move-pass = passare
hint-called-tayu-move-bid = offrire { $bid }
hint-called-tayu-said-hold = lasciare { $bid } a { $saboteur }
hint-called-tayu-move-pick =
    { $pool ->
        [ring] scegliere una tessera con l’anello
       *[plain] scegliere una tessera senza anello
    }
hint-called-tayu-move-lay = una tessera in { $square }
hint-called-tayu-move-end = finire la partita
hint-called-tayu-move-on = continuare

hint-wins =
    { $plies ->
        [1] Vince subito.
        [2] Vince: ogni risposta perde.
       *[other] Vince di sicuro, entro { $moves } mosse.
    }
hint-only = Ogni altra mossa perde.
hint-captures =
    { $snorkels ->
        [one] Cattura uno snorkel.
       *[other] Cattura un gruppo di { $snorkels } snorkel.
    }
hint-saves =
    { $snorkels ->
        [one] Salva uno snorkel che poteva essere catturato subito.
       *[other] Salva un gruppo di { $snorkels } snorkel che poteva essere catturato subito.
    }
hint-airs = L’aria del gruppo passa da { $before } a { $air } caselle.
hint-threatens =
    { $snorkels ->
        [one] A uno snorkel avversario resta una sola casella d’aria.
       *[other] A un gruppo avversario di { $snorkels } resta una sola casella d’aria.
    }
hint-joins = Unisce { $groups } gruppi.
hint-narrows =
    { $snorkels ->
        [one] A uno snorkel avversario restano solo due caselle d’aria.
       *[other] A un gruppo avversario di { $snorkels } restano solo due caselle d’aria.
    }
hint-presses = A un gruppo avversario restano { $air } caselle d’aria.
hint-robs =
    { $squares ->
        [one] L’avversario ha una casella sicura in meno: ora { $left }.
       *[other] L’avversario ha { $squares } caselle sicure in meno: ora { $left }.
    }
hint-breathes = Più caselle sicure dell’avversario: { $squares } contro { $left }.
hint-opens = Lì lo snorkel ha { $air } caselle d’aria.
hint-shortens =
    { $left ->
        [0] Poi tutte le caselle della strada verso il lato opposto sono tue, ma una parete la interrompe ancora.
        [1] Manca così una sola casella per arrivare al lato opposto.
       *[other] { $squares ->
            [one] La strada verso il lato opposto si accorcia di una casella: ne mancano { $left }.
           *[other] La strada verso il lato opposto si accorcia di { $squares } caselle: ne mancano { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] La strada più corta dell’avversario si allunga di una casella.
       *[other] La strada più corta dell’avversario si allunga di { $squares } caselle.
    }
hint-shuts = All’avversario non resta nessuna strada.
hint-covers =
    { $squares ->
        [one] Copre una casella dell’avversario.
       *[other] Copre { $squares } caselle dell’avversario.
    }
hint-approaches =
    { $moves ->
        [one] Poi manca ancora una mossa per uscire dal tabellone.
       *[other] Poi mancano ancora { $moves } mosse per uscire dal tabellone.
    }
hint-delays =
    { $moves ->
        [one] All’avversario serve una mossa in più per uscire dal tabellone.
       *[other] All’avversario servono { $moves } mosse in più per uscire dal tabellone.
    }
hint-halts = Nessuna estremità aperta del sentiero dell’avversario porta più al suo bordo opposto.
hint-leads =
    { $moves ->
        [one] Poi manca ancora una mossa per uscire dal tabellone, all’avversario { $left }.
       *[other] Poi mancano ancora { $moves } mosse per uscire dal tabellone, all’avversario { $left }.
    }
hint-widens = Poi restano { $ways } vie ugualmente corte: il sentiero è più difficile da fermare.
hint-links = Unisce i sentieri: ora servono anche i pezzi dell’avversario.
hint-parts = Separa di nuovo i sentieri.
hint-gains = Il punteggio sale da { $before } a { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] nord
        [1] est
        [2] sud
       *[3] ovest
    }
hint-others =
    { $others ->
        [1] dell’avversario
       *[other] degli altri
    }
hint-springs =
    { $mouths ->
        [one] L’acqua arriva a una sorgente sul bordo { hint-rim }.
       *[other] L’acqua arriva a { $mouths } sorgenti sul bordo { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] L’acqua arriva al bordo { hint-rim } in un punto in più.
       *[other] L’acqua arriva al bordo { hint-rim } in { $mouths } punti in più.
    }
hint-diverts =
    { $mouths ->
        [one] Devia uno sbocco dai bordi { hint-others }.
       *[other] Devia { $mouths } sbocchi dai bordi { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] Uno sbocco aperto guarda dritto verso un bordo dove conta.
       *[other] { $mouths } sbocchi aperti guardano dritto verso bordi dove contano.
    }
hint-walls =
    { $edges ->
        [one] Chiude un punto sui bordi { hint-others }.
       *[other] Chiude { $edges } punti sui bordi { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] L’acqua aperta ora è a una casella dal bordo { hint-rim }.
       *[other] L’acqua aperta ora è a { $squares } caselle dal bordo { hint-rim }.
    }
hint-wards =
    { $others ->
        [1] L’acqua è a { $squares } caselle dal bordo { hint-rim } dell’avversario, non più a { $before }.
       *[other] L’acqua è a { $squares } caselle dal bordo { hint-rim } di un altro giocatore, non più a { $before }.
    }
hint-finishes =
    { $points ->
        [one] Chiude la partita con un punto di vantaggio.
       *[other] Chiude la partita con { $points } punti di vantaggio.
    }
