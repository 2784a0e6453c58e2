### La taula de punts d’una sèrie: diverses partides entre les mateixes persones.

series-title = Una sèrie de { $game }
series-game = Partida
series-before = abans
series-now = en joc
series-draw = taules
series-won = victòria
series-began = sortia
series-wins = Victòries
series-total = Punts
series-next = { $name } comença la pròxima partida.
series-points-snorkels = Cada victòria val un punt.
series-points-sendas = Cada victòria val un punt.
series-points-caminos = Una connexió val les cares del seu camí més curt. Si no n’hi ha cap, el bàndol amb menys peces a la vora s’apunta tants punts com peces hi té l’altre. Una rendició o unes taules pactades no valen res.
series-points-tayu = Compta el total de cada bàndol, guanyi o perdi. Si guanya el sabotejador, s’apunta la fita que ha defensat. Qui es rendeix no s’apunta res.
