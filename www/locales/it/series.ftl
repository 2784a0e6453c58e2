### La tabella dei punti di una serie: più partite tra le stesse persone.

series-title = Una serie di { $game }
series-game = Partita
series-before = prima
series-now = in corso
series-draw = patta
series-won = vittoria
series-began = ha iniziato
series-wins = Vittorie
series-total = Punti
series-next = { $name } comincia la prossima partita.
series-next-you = Cominci tu la prossima partita.
series-points-snorkels = Ogni vittoria vale un punto.
series-points-sendas = Ogni vittoria vale un punto.
series-points-caminos = Un collegamento vale le facce della sua strada più corta. Se non c’è, la parte con meno pezzi sul bordo fa tanti punti quanti pezzi vi ha l’altra. Una partita abbandonata o finita patta d’accordo non vale nulla.
series-points-tayu = Conta il totale di ogni parte, che vinca o perda. Un sabotatore che vince fa i punti dell’obiettivo che ha difeso. Chi abbandona non fa punti.
