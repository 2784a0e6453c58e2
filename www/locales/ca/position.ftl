### Setting up a position piece by piece.

position-title = Munta una posició de { $game }
position-tools = Què cal posar al tauler
position-take = Treu
position-clear = Buida el tauler
position-from-game = Des d’aquesta partida
position-draw = La pròxima fitxa que surt és la de la mà
position-hint =
    { INPUT() ->
        [touch] Tria què vols posar al tauler i toca una casella.
       *[keys] Tria què vols posar al tauler i prem una casella.
    }
position-there =
    { INPUT() ->
        [touch] Toca-hi per posar-ho.
       *[keys] Prem per posar-ho.
    }
position-whole =
    { $count ->
        [0] La posició inicial. { $status }
        [one] Una jugada porta fins aquí. { $status }
       *[other] { $count } jugades porten fins aquí. { $status }
    }
position-play = Juga des d’aquí
position-nothing = No hi ha res a { $square }.
position-none-left = No en queda cap, o no cap enlloc.
position-snorkels-piece =
    { $piece ->
        [purple] Lila ({ $count })
        [green] Verd ({ $count })
       *[stone] Pedres ({ $count })
    }
position-snorkels-turns = El lila en té { $purple } al tauler; el verd, { $green }. Comença el lila i els colors s’alternen: n’han de tenir tants l’un com l’altre, o el lila un més.
position-caminos-piece =
    { $piece ->
        [green] Verd ({ $count })
        [yellow] Groc ({ $count })
       *[neutral] Neutral ({ $count })
    }
position-caminos-turns = El verd en té { $green } al tauler; el groc, { $yellow }. Primer van les barres neutrals; després comença el verd i els colors s’alternen, sense unir cap camí abans d’hora: no s’ha trobat cap ordre així.
position-tayu-turns = No s’ha trobat cap ordre de torns en què es col·loquin aquestes fitxes.
position-sendas-hint =
    { INPUT() ->
        [touch] Tria una peça i toca una casella per posar-l’hi; toca-la un altre cop per girar-la. Sense peces pròpies, les negres comencen com les blanques, amb el tauler girat.
       *[keys] Tria una peça i prem una casella per posar-l’hi; prem-la un altre cop per girar-la. Sense peces pròpies, les negres comencen com les blanques, amb el tauler girat.
    }
position-sendas-turns = Cada sender necessita { $count } peces. Blanques: { $white }; negres: { $black }.
position-not-found = Entre les primeres { $count } posicions examinades no s’ha trobat cap partida que porti aquí. Potser n’hi ha alguna.
