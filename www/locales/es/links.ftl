### Partidas por enlace: cada cual en su casa, y la partida como enlace de uno a otro.

## Quién juega por enlace

links-explained = Si jugáis por enlace, cada cual usa su propio dispositivo: después de cada jugada le envías la partida como enlace, y su respuesta te llega del mismo modo.
links-by-link = por enlace

## Invitar

links-invite = Continuar
links-begin = Empiezas tú: haz tu jugada y envíala.
links-invites =
    { $named ->
        [no] Te invitan a una partida de { $game }
       *[yes] { $name } te invita a una partida de { $game }
    }
links-name = Tu nombre, como lo ven los demás
links-play = Jugar ahora
links-learn = Aprender primero (dos minutos)

## Enviar

links-send =
    { $named ->
        [no] Enviar la partida
       *[yes] Enviar a { $name }
    }
links-again = Enviar otra vez (enviado: { $when })
links-text =
    { $what ->
        [first] ¿Jugamos a { $game }? Abre el enlace para empezar: sin cuenta y sin instalar nada.
        [over] { $game }: nuestra partida ha terminado.
       *[move] { $game }: te toca.
    }
links-copied = El enlace está copiado: pégalo en un mensaje.
links-by-hand = Copia este enlace y envíalo

## Lo que llega

links-older = Este enlace es anterior a tu partida: ya tienes sus jugadas y las siguientes. Así está la partida.
links-apart = La partida de este enlace sigue de otro modo que la tuya. Se muestra aquí, y tus jugadas siguen en la lista como variante.
links-other = La partida de este enlace empieza de otro modo que la tuya. Se ha abierto aparte, y se conservan las dos.
