### El que es pot fer amb una jugada de la llista, i reproduir una partida.

moves-menu = { $number } { $move }
moves-menu-start = El començament de la partida
moves-note = Escriu un comentari
moves-note-change = Canvia el comentari
moves-note-title = Comentari sobre { $number } { $move }
moves-note-start = Comentari sobre el començament
moves-note-keep = Desa
moves-note-discard = Descarta
moves-note-gone = Aquesta jugada s’ha esborrat en una altra finestra. Copia el text abans de tancar.
moves-mark = Valoració de la jugada
moves-mark-brilliant = Jugada brillant
moves-mark-good = Bona jugada
moves-mark-interesting = Jugada interessant
moves-mark-dubious = Jugada dubtosa
moves-mark-mistake = Error
moves-mark-blunder = Error greu
moves-promote = Promou aquesta variant
moves-computer = Continua des d’aquí contra l’ordinador
moves-delete = Esborra des d’aquí
moves-deleted = S’ha esborrat la jugada amb tot el que venia després.
moves-put-back = Recupera-la
moves-turn = Gira el tauler
