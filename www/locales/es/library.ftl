### La biblioteca: todas las partidas de este dispositivo, y las de los archivos.

library-title = Biblioteca
library-lead = Todas las partidas que se juegan aquí se quedan en este dispositivo hasta que las borres.
library-open-file = Abrir un archivo…
library-paste = Pegar una partida
library-paste-field = Texto para pegar
library-paste-hint = Una planilla, una línea de partida o un enlace. Pueden ser varias partidas.
library-paste-open = Abrir
library-save-all = Guardar todas en un archivo
library-drop = Suelta el archivo para abrir sus partidas
library-search = Buscar
library-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
library-found = { $found } de { $all }
library-empty = Todavía no hay partidas. Empieza una y aparecerá aquí por sí sola; o abre un archivo o pega una partida.
library-none = Ninguna partida se ajusta a la búsqueda.
library-show-all = Mostrar todas las partidas

## Una partida

library-players = { $players }
library-here =
    { $count ->
        [2] Dos jugadores en una misma pantalla
        [3] Tres jugadores en una misma pantalla
       *[other] Cuatro jugadores en una misma pantalla
    }
library-won =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
library-won-you =
    { $count ->
        [one] Has ganado
       *[other] { $names } habéis ganado
    }
library-you-lost = Has perdido
library-you-resigned = Te has rendido
library-draw = Tablas
library-over = Terminada
library-going-on = Sin terminar
library-option = { $name }: { $value }
library-moves =
    { $ply ->
        [one] { $ply } jugada
       *[other] { $ply } jugadas
    }
library-more =
    { $count ->
        [one] Mostrar { $count } más
       *[other] Mostrar { $count } más
    }
library-save = Guardar «{ $name }» en un archivo
library-save-short = Guardar
library-delete = Borrar «{ $name }»
library-delete-short = Borrar
library-deleted = Se ha borrado «{ $name }».
library-undo = Deshacer
library-back = Se ha recuperado «{ $name }».
library-gone = Esta partida se ha borrado en otra ventana.

## Un archivo

library-file = De { $name }
library-pasted = De lo que has pegado
library-reading = Leyendo el archivo
library-file-games =
    { $count ->
        [one] { $count } partida.
       *[other] { $count } partidas.
    }
library-file-wrong =
    { $count ->
        [one] Hay un error en ella; se abre hasta donde se ha podido leer.
       *[other]
            { $wrong ->
                [one] En una de ellas hay un error; se abre hasta donde se ha podido leer.
               *[other] En { $wrong } de ellas hay un error; se abren hasta donde se ha podido leer.
            }
    }
library-keep-all = Guardar todas en la biblioteca
library-kept =
    { $kept ->
        [one] { $kept } partida está ahora en la biblioteca.
       *[other] { $kept } partidas están ahora en la biblioteca.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] Ya estaba en la biblioteca.
               *[other] Todas estaban ya en la biblioteca.
            }
        [one] { $kept } partida está ahora en la biblioteca.
       *[other] { $kept } partidas están ahora en la biblioteca.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } ya estaba.
               *[other] { " " }{ $known } ya estaban.
            }
    }
library-put-away = Cerrar
library-line = Línea { $line }: { $reason }
library-unread = La partida no se ha podido leer. { $problem }
library-unreadable = No se ha podido abrir «{ $name }».
library-nothing = No contiene ninguna partida: una planilla empieza con etiquetas como [Game "snorkels"], y una línea de partida con un nombre como «snorkels».

## Lo que falla

library-forbidden = Este navegador no da sitio a la biblioteca. Solo están las últimas partidas jugadas.
library-full = En este dispositivo no queda sitio para más partidas.
library-left-out =
    { $count ->
        [one] { $count } partida no se ha podido leer y no está en el archivo.
       *[other] { $count } partidas no se han podido leer y no están en el archivo.
    }
