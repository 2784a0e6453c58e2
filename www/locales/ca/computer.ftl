### The computer as a player. Its levels run from 1 to 8, less far in some games; $strength is the level, or “full” for the
### highest of a game.

computer-name = Ordinador
computer-level =
    { computer-name } { $level }: { $strength ->
        [1] primera partida
        [2] principiant
        [3] amb una mica de pràctica
        [4] amb experiència
        [5] bo
        [6] fort
        [7] molt fort
       *[full] a tota potència
    }
computer-who = { $seat }: qui juga
computer-person = en aquesta pantalla

## While it plays

computer-to-move = Li toca a { $name }
computer-free = Li toca a { $name }. La partida s’ha acabat: juga tu en lloc seu.
computer-thinks = { $name } està pensant…
computer-refuses = Li toca a { $name }. Amb «Desfés» desfàs la teva última jugada.
computer-draw-sure = Si l’ordinador accepta, la partida acaba sense guanyador.
computer-draw-yes = Ofereix taules
computer-refuses-draw = { $name } vol continuar jugant.
computer-failed = L’ordinador no pot jugar en aquest moment. La partida continua com estava.
computer-unfetched = L’ordinador encara no s’ha baixat en aquest dispositiu, i sense connexió no es pot fer. La partida continua com estava.
computer-unfetched-keep = { computer-unfetched } Quan tinguis connexió, juga-hi una vegada en contra: després també jugarà sense connexió.

## El que fa la resposta a una mala jugada

computer-answer-wins =
    { $moves ->
        [1] Llavors el teu rival pot guanyar a l’acte.
       *[other] Llavors el teu rival pot guanyar segur, en { $moves } jugades com a molt.
    }
computer-answer-captures =
    { $snorkels ->
        [one] La resposta captura un snorkel teu.
       *[other] La resposta captura un grup de { $snorkels } snorkels teus.
    }
computer-answer-threatens =
    { $snorkels ->
        [one] La resposta deixa un snorkel teu amb una sola casella d’aire.
       *[other] La resposta deixa un grup de { $snorkels } snorkels teus amb una sola casella d’aire.
    }
computer-answer-robs =
    { $squares ->
        [one] Llavors et queda una casella segura menys: { $left } en total.
       *[other] Llavors et queden { $squares } caselles segures menys: { $left } en total.
    }
computer-answer-blocks =
    { $squares ->
        [one] El teu camí més curt s’allarga llavors una casella.
       *[other] El teu camí més curt s’allarga llavors { $squares } caselles.
    }
computer-answer-shuts = Llavors no et queda cap camí.
computer-answer-covers =
    { $squares ->
        [one] La resposta tapa una casella teva.
       *[other] La resposta tapa { $squares } caselles teves.
    }
computer-answer-halts = Després de la resposta, cap extrem obert del teu sender ja no porta a la vora oposada.
computer-answer-approaches =
    { $moves ->
        [one] Al teu rival li falta llavors una jugada per sortir del tauler.
       *[other] Al teu rival li falten llavors { $moves } jugades per sortir del tauler.
    }

## After a game

said-resign-you = Abandones.
said-time-you = Et quedes sense temps.
ending-won-you =
    { $you ->
        [loser] Has perdut contra { $names }
       *[names]
            { $count ->
                [one] Has guanyat
               *[other] { $names } heu guanyat
            }
    }
ending-resignation-you = Has abandonat.
ending-time-you = Se t’ha acabat el temps.
snorkels-status-place-you =
    { $side ->
        [purple] Et toca (lila)
       *[green] Et toca (verd)
    }
snorkels-said-place-you =
    { $side ->
        [purple] Col·loques un snorkel lila a { $square }.
       *[green] Col·loques un snorkel verd a { $square }.
    }
snorkels-said-swap-you = Passes al lila.
snorkels-hint-swapped-you = L’snorkel del tauler ara és de { $by }. Tu continues amb el verd.
tayu-status-bid-you = Quina puntuació defensaries com a sabotejador?
tayu-status-pick-you = Tria una fitxa de la taula
tayu-status-first-you = Col·loca la primera fitxa, al centre
tayu-status-lay-you =
    { $side ->
        [ns] Col·loca la fitxa (nord i sud)
        [ew] Col·loca la fitxa (est i oest)
        [saboteur] Col·loca la fitxa (sabotejador)
       *[none] Col·loca la fitxa
    }
tayu-status-answer-you =
    { $you ->
        [drawer] La teva fitxa no cap enlloc. Acabar la partida?
       *[name] La fitxa de { $drawer } no cap enlloc. Acabar la partida?
    }
tayu-status-draw-you = Es treu una fitxa per a tu
tayu-said-drawn-you = Treus una fitxa. { $tile }
tayu-said-bid-you = Ofereixes { $bid }.
tayu-said-hold-you =
    { $you ->
        [saboteur] { $name } deixa que defensis { $bid } com a sabotejador.
       *[name] Deixes que { $saboteur } defensi { $bid } com a sabotejador.
    } { $sides }
tayu-said-pick-you =
    { $pool ->
        [ring] Tries una fitxa amb anella.
       *[plain] Tries una fitxa sense anella.
    }
tayu-said-lay-you = Col·loques una fitxa a { $square }. Nord i sud { $ns }, est i oest { $ew }.
tayu-said-end-you = Estàs d’acord a acabar la partida.
tayu-said-on-you = Vols continuar. La fitxa queda fora de joc.
caminos-status-place-you =
    { $side ->
        [green] Et toca (verd)
       *[yellow] Et toca (groc)
    }
caminos-status-bar-you = Col·loca una barra neutral
caminos-status-alone-you =
    { $other ->
        [green] Continues sense rival: ja no es pot col·locar cap peça verda
       *[yellow] Continues sense rival: ja no es pot col·locar cap peça groga
    }
caminos-said-place-you =
    { $shape ->
        [I] Col·loques la barra neutral: { $columns }.
       *[other] Col·loques la peça { $shape }: { $columns }.
    }{ $outs ->
        [0] { "" }
       *[other] { " " }{ $out }
    }
sendas-status-move-you =
    { $side ->
        [white] Et toca (blanques)
       *[black] Et toca (negres)
    }
sendas-status-held-you =
    { $side ->
        [white] Deixa la peça blanca
       *[black] Deixa la peça negra
    }
sendas-hint-draw-passes-you = Tots dos heu passat. Acceptes taules?
sendas-hint-draw-repetition-you = Aquesta posició s’ha donat tres vegades. Acceptes taules?
sendas-said-move-you = Mous { $from } a { $to }.
sendas-said-move-turn-you = Mous { $from } a { $to }, costats oberts: { $ends }.
sendas-said-turn-you = Gires { $from }, costats oberts: { $ends }.
sendas-said-flip-you = Capgires { $square }: un comodí.
sendas-said-exit-you = Treus { $from } per la vora.
sendas-said-pass-you = Passes.
