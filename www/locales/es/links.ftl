### Partidas por enlace: cada cual en su casa, y la partida como enlace de uno a otro.

## Quién juega por enlace

links-title = Jugar por enlace
links-explained = Quien juega por enlace usa su propio dispositivo: después de cada jugada tuya le envías la partida como enlace, y su respuesta te llega del mismo modo.
links-by-link = por enlace
links-plays = { $name } juega por enlace

## Enviar

links-send = Enviar a { $name }
links-again = Enviar otra vez a { $name }
links-text =
    { $over ->
        [yes] { $game }: nuestra partida ha terminado, { $name }.
       *[no] { $game }: te toca, { $name }.
    }
links-copied = El enlace para { $name } está copiado: pégalo en un mensaje.
links-by-hand = Copia este enlace y envíalo

## Lo que llega

links-older = El enlace es anterior a lo que ya hay aquí: tienes sus jugadas y las siguientes. Así está la partida.
links-apart = El enlace sigue de otro modo que la partida de este dispositivo. Se muestra aquí, y tu línea sigue en la lista de jugadas.
links-other = La partida de este enlace empieza de otro modo que la de este dispositivo. Se ha abierto aparte, y se conservan las dos.
