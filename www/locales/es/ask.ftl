### What is asked before the game is ended, or a player gets another name.

ask-resign =
    { $name }, ¿te rindes? { $seats ->
        [3] { $side ->
            [saboteur] La partida termina y gana la puntuación más alta.
            [none] La partida termina sin que gane nadie.
           *[other] La partida termina y tu bando puntúa 0.
        }
       *[other] Gana el otro bando.
    }
ask-resign-you =
    ¿Te rindes? { $seats ->
        [3] { $side ->
            [saboteur] La partida termina y gana la puntuación más alta.
            [none] La partida termina sin que gane nadie.
           *[other] La partida termina y tu bando puntúa 0.
        }
       *[other] Gana el otro bando.
    }
ask-resign-yes = Rendirse
ask-draw = ¿Estáis de acuerdo en dejarlo en tablas? La partida termina sin ganador.
ask-draw-yes = De acuerdo
ask-name = Nombre del jugador { $seat }
ask-name-yes = Guardar
