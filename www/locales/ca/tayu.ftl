### Tayü: el que diu l’escena.

tayu-name = Tayü
tayu-credit = Un joc de Niek Neuwahl.

## Estat i pistes

tayu-status-bid = { $name }: quina puntuació defensaries com a sabotejador?
tayu-status-pick = { $name }: tria una fitxa de la taula
tayu-status-first = { $name }: col·loca la primera fitxa, al centre
tayu-status-lay =
    { $side ->
        [ns] { $name }: col·loca la fitxa (nord i sud)
        [ew] { $name }: col·loca la fitxa (est i oest)
        [saboteur] { $name }: col·loca la fitxa (sabotejador)
       *[none] { $name }: col·loca la fitxa
    }
tayu-status-answer = { $name }: la fitxa de { $drawer } no cap enlloc. Acabar la partida?
tayu-status-draw = Es treu una fitxa per a { $drawer }
tayu-hint-bid-first = Les ofertes baixen: el sabotejador és qui diu la puntuació més baixa, i guanya si cap dels altres dos no hi arriba.
tayu-hint-bid = { $name } defensaria { $bid }. Baixa més per ser tu el sabotejador, o deixa que { $name } defensi { $bid }.
tayu-hint-pick = Amb anella al dors: boques a tres costats. En queden { $ring } amb anella i { $plain } sense.
tayu-hint-answer =
    { $left ->
        [one] Queda una fitxa.
       *[other] Queden { $left } fitxes.
    } { $fitting ->
        [0] Ara mateix no n’hi cabria cap.
        [one] Ara mateix n’hi cabria una.
       *[other] Ara mateix n’hi cabrien { $fitting }.
    }
tayu-hint-settled = L’última vegada es va respondre «{ tayu-choice-on }». Ara es pot respondre una altra cosa.
tayu-hint-again = L’última fitxa no cabia enlloc; la partida continua, com abans. «{ command-undo }» ho torna a preguntar.
tayu-hint-lay =
    { $first ->
        [yes] Porta aigua a les teves dues vores.{ " " }
       *[no] { "" }
    }{ tayu-hint-fits }
tayu-hint-fits =
    { $places ->
        [one] Cap{ $rotated ->
            [yes] , girada,
           *[no] { "" }
        } en un sol lloc: «{ tayu-choice-next }»{ -key(of: "N") } l’ensenya.
       *[other] Hi ha llocs{ $rotated ->
            [yes] { " " }(ratlles: cal girar)
           *[no] { "" }
        }: «{ tayu-choice-next }»{ -key(of: "N") } els ensenya.
    }
tayu-hint-lay-on = { $after } { tayu-hint-fits }
tayu-hint-after = { $name } a { $square }: { $rims }.
tayu-rim-more =
    { $rim ->
        [north] nord +{ $more }
        [east] est +{ $more }
        [south] sud +{ $more }
       *[west] oest +{ $more }
    }
tayu-hint-same = Les dues puntuacions es quedarien com estan.
tayu-hint-rims = Arribaria més aigua a les vores: nord { $north } × sud { $south }, est { $east } × oest { $west }. Les puntuacions es quedarien com estan.
tayu-hint-score = Quedaria així: nord i sud { $ns } (+{ $ns-more }), est i oest { $ew } (+{ $ew-more }).
tayu-hint-tap =
    { INPUT() ->
        [touch] Toca la fitxa o «{ tayu-choice-lay }» per jugar.
       *[keys] Fes clic a la fitxa, o prem Retorn, per jugar.
    }
tayu-hint-bag =
    { $count ->
        [0] Ja han sortit totes les fitxes.
        [one] Falta per sortir una fitxa.
       *[other] Falten per sortir { $count } fitxes.
    }
tayu-refused-pick = Primer tria una fitxa: amb anella al dors o sense.

## Avisos

tayu-said-both = { $done } { $drawn }
tayu-said-drawn = { $name } treu una fitxa. { $tile }
tayu-said-bid = { $name } ofereix { $bid }.
tayu-said-hold = { $name } deixa que { $saboteur } defensi { $bid } com a sabotejador. { $sides }
tayu-sides = Sabotejador: { $saboteur }, que defensa { $target }. Nord i sud: { $ns }. Est i oest: { $ew }.
tayu-said-pick =
    { $pool ->
        [ring] { $name } tria una fitxa amb anella.
       *[plain] { $name } tria una fitxa sense anella.
    }
tayu-said-lay = { $name } col·loca una fitxa a { $square }. { $tile } Nord i sud { $ns }, est i oest { $ew }.
tayu-said-end = { $name } està d’acord a acabar la partida.
tayu-said-on = { $name } vol continuar. La fitxa queda fora de joc.
tayu-over = Quedaria a { $squares }.
tayu-tile =
    { $lie ->
        [across] Va d’oest a est, amb boques { $mouths }.
       *[upright] Va de nord a sud, amb boques { $mouths }.
    }
tayu-mouth =
    { $part ->
        [west] a l’oest
        [east] a l’est
        [north] al nord
        [south] al sud
       *[middle] al mig
    } { $direction ->
        [north] cap al nord
        [east] cap a l’est
        [south] cap al sud
       *[west] cap a l’oest
    }

## Botons

tayu-group-bid = L’oferta
tayu-choice-bid = Ofereix { $bid }
tayu-choice-hold = Que { $name } defensi { $bid }
tayu-choice-more = { $more }
tayu-choice-pick =
    { $pool ->
        [ring] Amb anella ({ $count })
       *[plain] Sense anella ({ $count })
    }
tayu-choice-pick-hint =
    { $pool ->
        [ring] Té boques a tres costats.
       *[plain] Té les boques a dos costats, o totes en un.
    }
tayu-choice-turn = Gira
tayu-choice-next = Lloc següent
tayu-choice-lay = Col·loca-la
tayu-choice-end = Acaba la partida
tayu-choice-on = Continua
tayu-choice-bag = Fitxes per sortir: { $count }
tayu-move-lay = una fitxa a { $square }. { $tile }
tayu-move-draw = surt una fitxa. { $tile }
tayu-move-bid = ofereix { $bid }
tayu-move-pick =
    { $pool ->
        [ring] amb anella
       *[plain] sense anella
    }
tayu-move-end = acaba
tayu-move-on = continua

## Caselles

tayu-square-empty = { $square }, buida
tayu-square-fits = { $square }, buida, la fitxa hi cap
tayu-square-turned = { $square }, buida, la fitxa hi cap girada
tayu-square-tile = { $square }, fitxa amb boques: { $mouths }
tayu-mouth-joined = { tayu-side } a { $square } unida a { $to }
tayu-mouth-open = { tayu-side } a { $square } oberta
tayu-mouth-rim =
    { $points ->
        [one] { tayu-side } a { $square } que dona a la vora
       *[other] { tayu-side } a { $square } que dona a la vora, en una font
    }
tayu-side =
    { $direction ->
        [north] nord
        [east] est
        [south] sud
       *[west] oest
    }
tayu-bag-kind =
    { $pool ->
        [ring] { $tile } Amb anella. En queden: { $count }
       *[plain] { $tile } Sense anella. En queden: { $count }
    }

## El que no es pot col·locar

tayu-illegal-due =
    { $step ->
        [bid] Primer cal fer una oferta.
        [pick] Primer cal triar una fitxa de la taula.
        [lay] Primer cal col·locar la fitxa que ha sortit.
       *[answer] Primer cal dir si la partida s’acaba.
    }
tayu-illegal-bid-too-high = Ara no es pot oferir més de { $most }.
tayu-illegal-bid-too-low = L’oferta més baixa és 1.
tayu-illegal-empty-pool =
    { $pool ->
        [ring] No queden fitxes amb anella.
       *[plain] No queden fitxes sense anella.
    }
tayu-illegal-none-left = No queda cap fitxa { $kind }.
tayu-illegal-wrong-pool =
    { $pool ->
        [ring] S’ha triat una fitxa amb anella.
       *[plain] S’ha triat una fitxa sense anella.
    }
tayu-illegal-not-drawn = La fitxa que ha sortit és { $drawn }.
tayu-illegal-over-rim =
    { $direction ->
        [north] La fitxa sortiria per la vora nord.
        [east] La fitxa sortiria per la vora est.
        [south] La fitxa sortiria per la vora sud.
       *[west] La fitxa sortiria per la vora oest.
    }
tayu-illegal-off-centre = La primera fitxa ha de cobrir una casella del centre marcat.
tayu-illegal-mouth-on-blank = No: a { $square }, pel costat { tayu-side }, una boca toparia amb una riba.
tayu-illegal-blank-on-mouth = No: a { $square }, pel costat { tayu-side }, la fitxa taparia una boca.
tayu-illegal-no-join = No: tocaria altres fitxes, però l’aigua no passaria de l’una a l’altra.
tayu-illegal-apart = Tota fitxa s’ha d’unir a una que ja sigui al tauler.

## El final

tayu-ending-empty = Ja han sortit totes les fitxes.
tayu-ending-nothing-fits = L’última fitxa no cap enlloc, i cap altra no hi cabria.
tayu-ending-stop = L’última fitxa no cap enlloc.
tayu-ending-agreed = L’última fitxa no cap enlloc, i ningú no ha volgut continuar.
tayu-ending-side =
    { $side ->
        [ns] Nord i sud: { $rims }. { $one } × { $other } = { $product }.
       *[ew] Est i oest: { $rims }. { $one } × { $other } = { $product }.
    }
tayu-ending-rim =
    { $mouths ->
        [0] cap boca
        [one] 1 boca
       *[other] { $mouths } boques
    } { $rim ->
        [north] al nord
        [east] a l’est
        [south] al sud
       *[west] a l’oest
    }{ $springs ->
        [0] {""}
        [one] {" "}(1 en una font: { $total })
       *[other] {" "}({ $springs } en fonts: { $total })
    }
tayu-ending-missed = Cap bàndol no ha arribat a { $target }: guanya el sabotejador.
tayu-ending-reached = S’ha assolit la fita de { $target } que defensava el sabotejador.
tayu-fact-score = { $one } × { $other } = { $product }
tayu-fact-saboteur = defensa { $target }
tayu-fact-bid = ofereix { $bid }
