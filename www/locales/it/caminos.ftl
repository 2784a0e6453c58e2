### Caminos: ciò che dice la scena.

caminos-name = Caminos
caminos-credit = Un gioco di Stefan Kögl, 2010.

caminos-status-place =
    { $side ->
        [green] Tocca a { $name } (verde)
       *[yellow] Tocca a { $name } (giallo)
    }
caminos-status-bar = { $name }: metti una barra neutra
caminos-status-alone =
    { $other ->
        [green] { $name } continua da solo: nessun pezzo verde ci sta più
       *[yellow] { $name } continua da solo: nessun pezzo giallo ci sta più
    }
caminos-hint-start =
    { $bar ->
        [yes] { INPUT() ->
            [touch] Scegli come disporre la barra e tocca la casella dove metterla.
           *[keys] Scegli come disporre la barra e tienila sopra il tabellone.
        }
       *[no] Unisci due lettere uguali: scegli un pezzo e la sua posizione e { INPUT() ->
            [touch] tocca una casella.
           *[keys] tienilo sopra il tabellone.
        }
    }
caminos-hint-tap =
    { hint-tap }{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }La rotella o R ruota il pezzo.
    }
caminos-hint-wins = Così unisci due lati: vinceresti.
caminos-refused-same = Ruotato così, il pezzo resta com’era.
caminos-hint-fit = Opzione { $number } di { $count } in { $square }, con il pezzo { $shape }.
caminos-said-place =
    { $shape ->
        [I] { $name } mette la barra neutra: { $columns }.
       *[other] { $name } mette { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
caminos-said-column =
    { $cubes ->
        [one] { $square } all’altezza { $from }
       *[other] { $square } dall’altezza { $from } alla { $to }
    }
caminos-said-out =
    { $side ->
        [green] Nessun pezzo verde ci sta più: il verde è fuori.
       *[yellow] Nessun pezzo giallo ci sta più: il giallo è fuori.
    }
caminos-hand =
    { $shape ->
        [I] In mano: la barra neutra, altezza { $height }.
       *[other] In mano: { $shape }, altezza { $height }.
    }
caminos-over =
    { $fits ->
        [yes] Starebbe in { $columns }.
       *[no] È sopra { $columns }.
    }
caminos-move = { $move }

caminos-group-tray = Pezzi rimasti
caminos-group-ways = Posizioni
caminos-choice-piece =
    { $shape ->
        [I] Barra × { $count }
       *[other] { $shape } × { $count }
    }{ $fits ->
        [yes] { "" }
       *[no] { " " }(non ci sta)
    }
caminos-choice-piece-hint =
    Prendilo in mano{ INPUT() ->
        [touch] { "" }
       *[keys] { " " }({ $key })
    }.
caminos-choice-way =
    Posizione { $number } di { $count }, messa in a1: { $columns }{ $fits ->
        [yes] { "" }
       *[no] { " " }(qui non ci sta)
    }
caminos-fact-left = Ancora { $count }
caminos-fact-pieces = T { $t }, Z { $z }, L { $l }, O { $o }
caminos-fact-out = fuori dalla partita

caminos-illegal-not-the-shape = Queste caselle non formano il pezzo { $shape }.
caminos-illegal-off-grid = Una parte del pezzo non sarebbe sopra il tabellone.
caminos-illegal-bar-first = Prima ogni parte mette la sua barra neutra.
caminos-illegal-none-left =
    { $shape ->
        [I] Ora non c’è nessuna barra neutra da mettere.
       *[other] Non ti resta nessun pezzo { $shape }.
    }
caminos-illegal-gap = In { $square } ci sarebbe un vuoto sotto il pezzo.
caminos-illegal-aloft = Nessun cubo del pezzo poggerebbe sul tabellone.

caminos-ending-joined =
    { $side ->
        [green] Il verde
       *[yellow] Il giallo
    } { $pair ->
        [exact] ha unito i due lati { $from }.
       *[near] ha unito il lato { $from } al lato { $to }, vicino del suo opposto.
    }
caminos-ending-path = La strada più corta ha { $faces } facce: { $tops } superiori e { $walls ->
        [0] nessuna
       *[other] { $walls }
    } di parete.{ $doubled ->
        [yes] { " " }Tra lati opposti vale doppio: { $points } punti.
       *[no] { " " }Fanno { $points } punti.
    }
caminos-ending-exhausted = Nessuno può più mettere pezzi, e nessuna strada è completa.
caminos-ending-border = Pezzi sul bordo: { $green } verdi, { $yellow } gialli.{ $scorer ->
        [green] { " " }Il verde ne ha di meno: nonostante la patta, fa { $points } nella serie.
        [yellow] { " " }Il giallo ne ha di meno: nonostante la patta, fa { $points } nella serie.
       *[nobody] { " " }Sono pari: nessun punto.
    }

caminos-square-bare = { $square }, vuota{ $border ->
        [0] { "" }
        [1] , sul lato { $sides }
       *[other] , sui lati { $sides }
    }
caminos-square-column = { $square }, altezza { $height }, dal basso: { $cubes }{ $border ->
        [0] { "" }
        [1] , sul lato { $sides }
       *[other] , sui lati { $sides }
    }
caminos-square-side = { $letter }
caminos-side =
    Lato { $letter }: chi lo unisce al lato { $letter } opposto vince.{ $near ->
        [yes] { " " }Qui valgono anche i due lati vicini a quello.
       *[no] { "" }
    }
caminos-cube-green = verde
caminos-cube-yellow = giallo
caminos-cube-neutral = neutro
