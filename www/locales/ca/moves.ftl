### El que es pot fer amb una jugada de la llista, i reproduir una partida.

moves-menu = { $number } { $move }
moves-menu-start = El començament de la partida
moves-note = Escriure un comentari
moves-note-change = Canviar el comentari
moves-note-title = Comentari a { $number } { $move }
moves-note-start = Comentari al començament
moves-note-keep = Desar
moves-promote = Ascendir aquesta variant
moves-delete = Esborrar des d’aquí
moves-deleted = S’ha esborrat la jugada amb tot el que venia després.
moves-put-back = Recuperar
moves-keys = Tecles
moves-pace = Velocitat
moves-pace-slow = Lenta
moves-pace-normal = Normal
moves-pace-fast = Ràpida
