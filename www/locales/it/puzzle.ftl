### Ciò che si dice nei problemi.

puzzle-title = Problemi
puzzle-lead = Posizioni tratte da partite vere, con una sola mossa giusta. In Snorkels, Caminos e Sendas è dimostrata mossa per mossa; in Tayü è il posto migliore, trovato contando tutto ciò che si può pescare.
puzzle-of = Problema: { $game }
puzzle-number = { $grade }: { $number } di { $count }
puzzle-today = Oggi
puzzle-all = Tutti i problemi
puzzle-of-today = I problemi di oggi: { $number } di { $count }
puzzle-set-done = Tutti i problemi di oggi sono risolti!
puzzle-grade =
    { $grade ->
        [1] Facile
        [2] Medio
       *[other] Difficile
    }
puzzle-state-new = Nuovo
puzzle-state-tried = Provato
puzzle-state-solved = Risolto
puzzle-games = Gioco
puzzle-themes = Per tema
puzzle-part = { $solved } su { $all } risolti
puzzle-link = Problema { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Serie: 1 giorno
       *[other] Serie: { $days } giorni
    }

puzzle-task-snorkels = Trova la mossa vincente, poi continua.
puzzle-task-tayu-chance = Posa la tessera dove vince più spesso, qualunque cosa si peschi dopo.
puzzle-task-tayu = Posa l’ultima tessera dove vince.
puzzle-task-caminos = Trova la mossa vincente, poi unisci due lati.
puzzle-task-sendas = Trova la mossa vincente, poi esci dal tabellone.
puzzle-about = Tema: { $themes }.
puzzle-side = Giochi con: { $side }
puzzle-hint = Suggerimento
puzzle-show = Soluzione
puzzle-again = Riprova
puzzle-from-start = Dall’inizio
puzzle-first = Primo problema
puzzle-next = Problema successivo
puzzle-to-list = Tutti i problemi
puzzle-then = Poi { $move }.
puzzle-right = Giusto!
puzzle-on = Tocca di nuovo a te.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] La soluzione: vince subito.
           *[other] La soluzione: vince entro { $moves } mosse, qualunque sia la risposta.
        }
        [wins] La soluzione: vince di sicuro, qualunque sia la risposta.
       *[best] La soluzione: in nessun altro punto vince più spesso.
    }
puzzle-weighs = Vediamo…
puzzle-loses =
    { $moves ->
        [0] Così perdi subito.
        [1] Così perdi: l’avversario vince subito.
       *[other] Così perdi: l’avversario può vincere in { $moves } mosse.
    }
puzzle-goes-on = Ecco come continuerebbe la partita.
puzzle-step = Scorri le mosse con le frecce o con i pulsanti accanto al tabellone.
puzzle-holds = Così la vittoria ti sfugge: dopo questa risposta non è più certa.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] Così non vince; nel posto migliore, sì.
           *[other] Così non vince mai; nel posto migliore, { $best } volte su cento.
        }
        [1] Così vince una volta su cento; nel posto migliore, { $best }.
        [draw] Così è patta; nel posto migliore, vince.
       *[other] { $best ->
            [100] Così vince { $own } volte su cento; nel posto migliore, sempre.
           *[other] Così vince { $own } volte su cento; nel posto migliore, { $best }.
        }
    }
puzzle-scores = Così finisce { $own } a { $against }; nel posto migliore, { $best } a { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Solo questo posto vince.
            [draw] Solo questo posto vince; nel secondo migliore è patta.
           *[other] Così vince sempre; nel secondo posto migliore, { $next } volte su cento.
        }
       *[other] Così vince { $own } volte su cento; nel secondo posto migliore, { $next }.
    }
puzzle-solved = Risolto!
puzzle-helped = Risolto con un aiuto
puzzle-none = Non c’è nessun problema con questo nome.

puzzle-theme-captures = catturare
puzzle-theme-saves = salvare un gruppo
puzzle-theme-threatens = togliere l’ultima aria
puzzle-theme-joins = unire gruppi
puzzle-theme-robs = caselle sicure
puzzle-theme-shortens = accorciare la strada
puzzle-theme-blocks = bloccare
puzzle-theme-shuts = chiudere la strada
puzzle-theme-covers = coprire
puzzle-theme-approaches = avvicinarsi al bordo
puzzle-theme-delays = ritardare
puzzle-theme-halts = fermare il sentiero
puzzle-theme-links = unire i sentieri
puzzle-theme-parts = separare i sentieri
puzzle-theme-gains = punti
puzzle-theme-springs = sorgenti
puzzle-theme-channels = canali aperti
puzzle-theme-walls = muri
puzzle-theme-quiet = una mossa tranquilla
