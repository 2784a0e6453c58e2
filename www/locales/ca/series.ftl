### La taula de punts d’una sèrie: diverses partides entre les mateixes persones.

series-title = { $game }: la sèrie
series-game = Partida
series-before = abans
series-now = en joc
series-draw = taules
series-won = victòria
series-began = va començar
series-wins = Victòries
series-total = Punts
series-next = { $name } comença la pròxima partida.
series-next-you = Tu comences la pròxima partida.
series-points-snorkels = Cada victòria val un punt.
series-points-sendas = Cada victòria val un punt.
series-points-caminos = Una connexió val les cares del seu camí més curt. Si no n’hi ha cap, el bàndol amb menys peces a la vora s’apunta tants punts com peces hi té l’altre. Una partida abandonada o acabada en taules pactades no val res.
series-points-tayu = Compta el total de cada bàndol, guanyi o perdi. Si guanya el sabotejador, s’apunta la fita que ha defensat. Qui abandona no s’apunta res.
