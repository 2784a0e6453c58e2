### Lo que se puede hacer con una jugada de la lista, y reproducir una partida.

moves-menu = { $number } { $move }
moves-menu-start = El comienzo de la partida
moves-note = Escribir un comentario
moves-note-change = Cambiar el comentario
moves-note-title = Comentario de { $number } { $move }
moves-note-start = Comentario del comienzo
moves-note-keep = Guardar
moves-note-discard = Descartar
moves-note-gone = Esta jugada se ha borrado en otra ventana. Copia el texto antes de cerrar.
moves-mark = Valoración de la jugada
moves-mark-brilliant = Jugada brillante
moves-mark-good = Buena jugada
moves-mark-interesting = Jugada interesante
moves-mark-dubious = Jugada dudosa
moves-mark-mistake = Error
moves-mark-blunder = Error grave
moves-promote = Promover esta variante
moves-computer = Seguir desde aquí contra el ordenador
moves-delete = Borrar desde aquí
moves-deleted = Se ha borrado la jugada con todo lo que venía después.
moves-put-back = Recuperar
moves-turn = Girar el tablero
