### El que es pot fer amb una jugada de la llista, i reproduir una partida.

moves-menu = { $number } { $move }
moves-menu-start = El començament de la partida
moves-note = Escriu un comentari
moves-note-change = Canvia el comentari
moves-note-title = Comentari sobre { $number } { $move }
moves-note-start = Comentari sobre el començament
moves-note-keep = Desa
moves-note-gone = Aquesta jugada s’ha esborrat en una altra finestra. Copia el text abans de tancar.
moves-promote = Promou aquesta variant
moves-computer = Continua des d’aquí contra l’ordinador
moves-delete = Esborra des d’aquí
moves-deleted = S’ha esborrat la jugada amb tot el que venia després.
moves-put-back = Recupera-la
moves-keys = Tecles
moves-pace = Velocitat
moves-pace-slow = Lenta
moves-pace-normal = Normal
moves-pace-fast = Ràpida
