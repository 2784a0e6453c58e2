### The computer as a player. Its levels run from 1 to 8.

computer-name = Ordenador
computer-level =
    { computer-name } { $level }: { $level ->
        [1] primera partida
        [2] principiante
        [3] con algo de práctica
        [4] con experiencia
        [5] bueno
        [6] fuerte
        [7] muy fuerte
       *[8] a plena potencia
    }
computer-who = { $seat }: quién juega
computer-person = aquí

## While it plays

computer-to-move = { $name } debe jugar
computer-thinks = { $name } está pensando…
computer-refuses = { $name } debe jugar. Con «Deshacer» retiras tu última jugada.
computer-refuses-draw = { $name } prefiere seguir jugando.
computer-failed = El ordenador no puede jugar en este momento. La partida sigue como estaba.
computer-blunder = Eso fue un error grave. ¿Quieres deshacerlo?
computer-take-back = Deshacerlo

## After a game

computer-rating =
    Tu puntuación: { $rating } { $by ->
        [none] {""}
       *[other] ({ $by })
    } { $games ->
        [one] tras una partida
       *[other] en las últimas { $games } partidas
    }
computer-rating-about = Un número Elo de tus últimas 30 partidas en este dispositivo: 0 es quien juega al azar. Las partidas con pistas o jugadas deshechas no cuentan.
computer-unrated = Con pistas o jugadas deshechas, esta partida no cuenta para tu puntuación.
computer-up = Prueba ahora el nivel { $level }
computer-down = Jugar ahora en el nivel { $level }
computer-you-won = Has ganado
computer-won = Ha ganado el ordenador (nivel { $level })
computer-you-resigned = Te has rendido.
