### Partidas por link: cada um em sua casa, e a partida vai como link de um para o outro.

## Quem joga por link

links-explained = Para jogar por link, cada um usa o próprio dispositivo: depois de cada jogada sua, envie a partida como link, e a resposta volta do mesmo modo.
links-by-link = por link

## Convidar

links-invite = Continuar
links-begin = Você começa: faça a sua jogada e envie-a.
links-invites =
    { $named ->
        [no] Você recebeu um convite para uma partida de { $game }
       *[yes] { $name } convida você para uma partida de { $game }
    }
links-name = O seu nome, como os outros o veem
links-play = Jogar agora
links-learn = Aprender primeiro (dois minutos)

## Enviar

links-send =
    { $named ->
        [no] Enviar a partida
       *[yes] Enviar para { $name }
    }
links-again = Enviar de novo (enviado: { $when })
links-text =
    { $what ->
        [first] Vamos jogar { $game }? Abra o link para começar: sem conta, sem instalar nada.
        [over] { $game }: a nossa partida acabou.
       *[move] { $game }: é a sua vez!
    }
links-copied = O link foi copiado: cole-o em uma mensagem.
links-by-hand = Copie este link e envie-o

## O que chega

links-older = Este link é mais antigo que a sua partida: as jogadas dele e as seguintes já estão aqui. A partida está assim.
links-apart = Este link continua de modo diferente da sua partida. Ele é mostrado aqui, e as suas jogadas continuam na lista como variante.
links-other = A partida deste link começa de modo diferente da sua. Ela foi aberta à parte, e as duas ficam guardadas.
