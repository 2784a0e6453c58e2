### O computador como jogador. Os seus níveis vão de 1 a 8.

computer-name = Computador
computer-level =
    { computer-name } { $level }: { $level ->
        [1] primeira partida
        [2] iniciante
        [3] alguma prática
        [4] conhece o jogo
        [5] bom
        [6] forte
        [7] muito forte
       *[8] força total
    }
computer-who = { $seat }: quem joga
computer-person = alguém aqui

computer-to-move = É a vez de { $name }
computer-thinks = { $name } está pensando…
computer-refuses = É a vez de { $name }. Com Desfazer, a sua última jogada volta atrás.
computer-refuses-draw = { $name } quer continuar.
computer-failed = Agora o computador não consegue jogar. A sua partida está como estava.
computer-blunder = Foi um erro grave. Quer desfazê-lo?
computer-take-back = Desfazer

computer-rating =
    A sua pontuação: { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] após um jogo
       *[other] nos últimos { $games } jogos
    }
computer-rating-about = Um número Elo dos seus últimos 30 jogos neste aparelho: 0 é quem joga ao acaso. Jogos com dicas ou jogadas desfeitas não contam.
computer-unrated = Com dicas ou jogadas desfeitas, este jogo não conta para a sua pontuação.
computer-up = Agora o nível { $level }
computer-down = A próxima no nível { $level }
computer-you-won = Você venceu
computer-won = O computador (nível { $level }) venceu
computer-you-resigned = Você desistiu.
