### Una pista: on mirar, quina jugada i per què.

hint-look-among = Mira les caselles encerclades: { $places }.
hint-look-circled = Mira les caselles encerclades.
hint-look-within = Mira dins del cercle.
hint-look-at = Agafa la peça de { $place }.
hint-take-caminos-said-place =
    { $shape ->
        [I] Agafa la barra neutral.
       *[other] Agafa la peça { $shape }.
    }
hint-look-buttons = Mira els botons.
hint-show-move = Mostra la jugada
hint-play = Juga-la
hint-there = Aquí: { $move }.
hint-none = Aquí no hi ha cap pista.
hint-chance =
    { $percent ->
        [1] Així no guanyes gairebé mai.
        [99] Així guanyes gairebé sempre.
       *[other] Així guanyes prop del { $percent } % de les vegades.
    }
hint-drawn = Manté les taules.
hint-lost = Totes les jugades perden si el rival juga bé; aquesta és la que aguanta més.
hint-next =
    { $percent ->
        [1] La segona millor jugada, { $move }, no guanya gairebé mai.
       *[other] La segona millor jugada, { $move }, guanya prop del { $percent } % de les vegades.
    }
hint-next-loses =
    { $moves ->
        [1] La segona millor jugada, { $move }, perdria a l’acte.
       *[other] La segona millor jugada, { $move }, perdria en { $moves } jugades com a molt.
    }
hint-answer = La millor resposta: { $move }.
hint-called-snorkels-move-swap = passar al lila
hint-called-caminos-said-place =
    { $shape ->
        [I] la barra neutral a { $squares }
       *[other] { $shape } a { $squares }
    }
hint-called-sendas-said-move = { $from } a { $to }
hint-called-sendas-said-move-turn = { $from } a { $to }, costats oberts: { $ends }
hint-called-sendas-said-turn = girar { $from }, costats oberts: { $ends }
hint-called-sendas-said-flip = capgirar { $square }
hint-called-sendas-said-exit = treure { $from } per la vora
hint-called-sendas-move-pass = passar
hint-called-tayu-move-bid = oferir { $bid }
hint-called-tayu-said-hold = deixar que { $saboteur } defensi { $bid }
hint-called-tayu-move-pick =
    { $pool ->
        [ring] triar una fitxa amb anella
       *[plain] triar una fitxa sense anella
    }
hint-called-tayu-move-lay = una fitxa a { $square }
hint-called-tayu-move-end = acabar la partida
hint-called-tayu-move-on = continuar

## Per què una jugada és bona

hint-wins =
    { $plies ->
        [1] Guanya a l’acte.
        [2] Guanya: qualsevol resposta perd.
       *[other] Guanya segur, en { $moves } jugades com a molt.
    }
hint-only = Qualsevol altra jugada perd.
hint-captures =
    { $snorkels ->
        [one] Captura un snorkel.
       *[other] Captura un grup de { $snorkels } snorkels.
    }
hint-saves =
    { $snorkels ->
        [one] Salva un snorkel a punt de ser capturat.
       *[other] Salva un grup de { $snorkels } snorkels a punt de ser capturat.
    }
hint-airs = L’aire del grup passa de { $before } a { $air } caselles.
hint-threatens =
    { $snorkels ->
        [one] A un snorkel rival li queda una sola casella d’aire.
       *[other] A un grup rival de { $snorkels } li queda una sola casella d’aire.
    }
hint-joins = Uneix { $groups } grups.
hint-narrows =
    { $snorkels ->
        [one] A un snorkel rival li queden només dues caselles d’aire.
       *[other] A un grup rival de { $snorkels } li queden només dues caselles d’aire.
    }
hint-presses = A un grup rival li queden { $air } caselles d’aire.
hint-robs =
    { $squares ->
        [one] El rival té una casella segura menys: { $left } en total.
       *[other] El rival té { $squares } caselles segures menys: { $left } en total.
    }
hint-breathes = Més caselles segures que el rival: { $squares } contra { $left }.
hint-opens = Allà l’snorkel té { $air } caselles d’aire.
hint-shortens =
    { $left ->
        [0] Després totes les caselles del camí cap a l’altra banda són teves, però encara el talla una paret.
        [1] Llavors només falta una casella per arribar a l’altra banda.
       *[other] { $squares ->
            [one] El camí cap a l’altra banda s’escurça una casella: en falten { $left }.
           *[other] El camí cap a l’altra banda s’escurça { $squares } caselles: en falten { $left }.
        }
    }
hint-blocks =
    { $squares ->
        [one] El camí més curt del rival s’allarga una casella.
       *[other] El camí més curt del rival s’allarga { $squares } caselles.
    }
hint-shuts = Al rival no li queda cap camí.
hint-covers =
    { $squares ->
        [one] Tapa una casella del rival.
       *[other] Tapa { $squares } caselles del rival.
    }
hint-approaches =
    { $moves ->
        [one] Després falta una jugada per sortir del tauler.
       *[other] Després falten { $moves } jugades per sortir del tauler.
    }
hint-delays =
    { $moves ->
        [one] El rival necessita una jugada més per sortir del tauler.
       *[other] El rival necessita { $moves } jugades més per sortir del tauler.
    }
hint-halts = Cap extrem obert del sender del rival ja no porta a la vora oposada.
hint-leads =
    { $moves ->
        [one] Després et falta una jugada per sortir del tauler; al rival, { $left }.
       *[other] Després et falten { $moves } jugades per sortir del tauler; al rival, { $left }.
    }
hint-widens = Després queden { $ways } camins igual de curts: costa més d’aturar el sender.
hint-links = Uneix els senders: també es poden fer servir les peces del rival.
hint-parts = Torna a separar els senders.
hint-gains = La puntuació puja de { $before } a { $points }: { $one } × { $other }.
hint-rim =
    { $rim ->
        [0] nord
        [1] est
        [2] sud
       *[3] oest
    }
hint-others =
    { $others ->
        [1] del rival
       *[other] dels altres
    }
hint-springs =
    { $mouths ->
        [one] L’aigua arriba a una font de la vora { hint-rim }.
       *[other] L’aigua arriba a { $mouths } fonts de la vora { hint-rim }.
    }
hint-reaches =
    { $mouths ->
        [one] L’aigua arriba a la vora { hint-rim } per un lloc més.
       *[other] L’aigua arriba a la vora { hint-rim } per { $mouths } llocs més.
    }
hint-diverts =
    { $mouths ->
        [one] Desvia una boca de les vores { hint-others }.
       *[other] Desvia { $mouths } boques de les vores { hint-others }.
    }
hint-channels =
    { $mouths ->
        [one] Una boca oberta apunta directament a una vora on compta.
       *[other] { $mouths } boques obertes apunten directament a vores on compten.
    }
hint-walls =
    { $edges ->
        [one] Tanca un lloc a les vores { hint-others }.
       *[other] Tanca { $edges } llocs a les vores { hint-others }.
    }
hint-nears =
    { $squares ->
        [one] L’aigua oberta queda ara a una casella de la vora { hint-rim }.
       *[other] L’aigua oberta queda ara a { $squares } caselles de la vora { hint-rim }.
    }
hint-wards =
    { $others ->
        [1] L’aigua queda a { $squares } caselles de la vora { hint-rim } del rival, i no a { $before }.
       *[other] L’aigua queda a { $squares } caselles de la vora { hint-rim } d’un altre jugador, i no a { $before }.
    }
hint-finishes =
    { $points ->
        [one] Acaba la partida amb un punt d’avantatge.
       *[other] Acaba la partida amb { $points } punts d’avantatge.
    }
