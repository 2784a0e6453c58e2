### Ciò che si può fare con una mossa della lista, e la riproduzione di una partita.

moves-menu = { $number } { $move }
moves-menu-start = L’inizio della partita
moves-note = Scrivi un commento
moves-note-change = Modifica il commento
moves-note-title = Commento a { $number } { $move }
moves-note-start = Commento all’inizio
moves-note-keep = Salva
moves-note-discard = Scarta
moves-note-gone = Questa mossa è stata eliminata in un’altra finestra. Copia il tuo testo prima di chiudere.
moves-mark = Valutazione della mossa
moves-mark-brilliant = Mossa geniale
moves-mark-good = Buona mossa
moves-mark-interesting = Mossa interessante
moves-mark-dubious = Mossa dubbia
moves-mark-mistake = Errore
moves-mark-blunder = Errore grave
moves-promote = Promuovi questa variante
moves-computer = Continua da qui contro il computer
moves-delete = Elimina da qui in poi
moves-deleted = La mossa è stata eliminata con tutto ciò che seguiva.
moves-put-back = Ripristina
moves-turn = Gira il tabellone
