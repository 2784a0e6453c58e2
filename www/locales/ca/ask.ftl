### What is asked before the game is ended, or a player gets another name.

ask-resign =
    { $name }, vols abandonar? { $seats ->
        [3] { $side ->
            [saboteur] La partida s’acaba i guanya la puntuació més alta.
            [none] La partida s’acaba sense que guanyi ningú.
           *[other] La partida s’acaba i el teu bàndol puntua 0.
        }
       *[other] Guanyarà l’altre bàndol.
    }
ask-resign-you =
    Vols abandonar? { $seats ->
        [3] { $side ->
            [saboteur] La partida s’acaba i guanya la puntuació més alta.
            [none] La partida s’acaba sense que guanyi ningú.
           *[other] La partida s’acaba i el teu bàndol puntua 0.
        }
       *[other] Guanyarà l’altre bàndol.
    }
ask-resign-yes = Abandona
ask-draw = Esteu tots d’acord a fer taules? La partida s’acabarà sense guanyador.
ask-draw-yes = Acceptem
ask-name = Nom del jugador { $seat }
ask-name-yes = Desa
