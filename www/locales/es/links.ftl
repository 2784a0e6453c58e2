### Partidas por enlace: cada cual en su casa, y la partida como enlace de uno a otro.

## Quién juega por enlace

links-title = Jugar por enlace
links-explained = Si jugáis por enlace, cada cual usa su propio dispositivo: después de cada jugada le envías la partida como enlace, y su respuesta te llega del mismo modo.
links-by-link = por enlace
links-plays = Por enlace: { $name }

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

links-older = Este enlace es anterior a tu partida: ya tienes sus jugadas y las siguientes. Así está la partida.
links-apart = Este enlace sigue de otro modo que tu partida. Se muestra aquí, y tus jugadas siguen en la lista como variante.
links-other = La partida de este enlace empieza de otro modo que la tuya. Se ha abierto aparte, y se conservan las dos.
