### What is asked before the game is ended, or a player gets another name.

ask-resign =
    { $name }, vuoi abbandonare? { $seats ->
        [3] { $side ->
            [saboteur] La partita finisce e vince il punteggio più alto.
            [none] La partita finisce e non vince nessuno.
           *[other] La partita finisce e la tua parte fa 0 punti.
        }
       *[other] Vince l’altra parte.
    }
ask-resign-you =
    Vuoi abbandonare? { $seats ->
        [3] { $side ->
            [saboteur] La partita finisce e vince il punteggio più alto.
            [none] La partita finisce e non vince nessuno.
           *[other] La partita finisce e la tua parte fa 0 punti.
        }
       *[other] Vince l’altra parte.
    }
ask-resign-yes = Abbandona
ask-draw = Siete tutti d’accordo per la patta? La partita finisce senza vincitore.
ask-draw-yes = D’accordo
ask-name = Nome del giocatore { $seat }
ask-name-yes = Salva
