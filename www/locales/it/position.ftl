### Setting up a position piece by piece.

position-title = Componi una posizione di { $game }
position-tools = Che cosa mettere sul tabellone
position-take = Togli
position-clear = Svuota il tabellone
position-from-game = Da questa partita
position-draw = La prossima tessera pescata è quella in mano
position-hint =
    { INPUT() ->
        [touch] Scegli che cosa mettere sul tabellone, poi tocca una casella.
       *[keys] Scegli che cosa mettere sul tabellone, poi premi una casella.
    }
position-there =
    { INPUT() ->
        [touch] Tocca lì per metterlo giù.
       *[keys] Premi per metterlo giù.
    }
position-whole =
    { $count ->
        [0] L’inizio. { $status }
        [one] Una mossa porta qui. { $status }
       *[other] { $count } mosse portano qui. { $status }
    }
position-play = Gioca da qui
position-nothing = Su { $square } non c’è nulla.
position-none-left = Non ne resta nessuna, o non ci sta da nessuna parte.
position-snorkels-piece =
    { $piece ->
        [purple] Viola ({ $count })
        [green] Verde ({ $count })
       *[stone] Pietre ({ $count })
    }
position-snorkels-turns = Il viola ne ha { $purple } sul tabellone, il verde { $green }. Comincia il viola e i colori si alternano: devono averne lo stesso numero, o il viola uno in più.
position-caminos-piece =
    { $piece ->
        [green] Verde ({ $count })
        [yellow] Giallo ({ $count })
       *[neutral] Neutro ({ $count })
    }
position-caminos-turns = Il verde ne ha { $green } sul tabellone, il giallo { $yellow }. Prima le barre neutre, poi comincia il verde e i colori si alternano, senza unire un percorso prima del tempo: non è stato trovato un ordine così.
position-tayu-turns = Non è stato trovato nessun ordine di posa possibile per queste tessere.
position-sendas-hint =
    { INPUT() ->
        [touch] Scegli un pezzo e tocca una casella per metterlo lì; toccalo ancora per ruotarlo. Senza pezzi suoi, il nero parte come il bianco, a tabellone girato.
       *[keys] Scegli un pezzo e premi una casella per metterlo lì; premi ancora per ruotarlo. Senza pezzi suoi, il nero parte come il bianco, a tabellone girato.
    }
position-sendas-turns = A ogni sentiero servono { $count } pezzi. Il bianco ne ha { $white }, il nero { $black }.
position-not-found = Tra le prime { $count } posizioni esaminate non c’è una partita che porti qui. Forse però ne esiste una.
