### La biblioteca: tutte le partite di questo dispositivo e quelle dei file.

library-title = Biblioteca
library-lead = Tutte le partite giocate qui restano su questo dispositivo finché non le elimini.
library-open-file = Apri un file…
library-paste = Incolla una partita
library-paste-field = Testo da incollare
library-paste-hint = Un formulario, una riga di partita o un link. Anche più partite insieme.
library-paste-open = Apri
library-save-all = Salva tutte in un file
library-drop = Rilascia il file per aprirne le partite
library-search = Cerca
library-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
library-found = { $found } di { $all }
library-empty = Ancora nessuna partita. Cominciane una e apparirà qui da sola; oppure apri un file o incolla una partita.
library-none = Nessuna partita corrisponde alla ricerca.
library-show-all = Mostra tutte le partite

## Una partita

library-players = { $players }
library-here =
    { $count ->
        [2] Due giocatori su un solo schermo
        [3] Tre giocatori su un solo schermo
       *[other] Quattro giocatori su un solo schermo
    }
library-won =
    { $count ->
        [one] ha vinto { $names }
       *[other] hanno vinto { $names }
    }
library-won-you =
    { $count ->
        [one] Hai vinto
       *[other] { $names } avete vinto
    }
library-you-lost = Hai perso
library-you-resigned = Hai abbandonato
library-draw = Patta
library-over = Finita
library-going-on = Non finita
library-option = { $name }: { $value }
library-moves =
    { $ply ->
        [one] { $ply } mossa
       *[other] { $ply } mosse
    }
library-more =
    { $count ->
        [one] Mostrane ancora { $count }
       *[other] Mostrane altre { $count }
    }
library-save = Salva «{ $name }» in un file
library-save-short = Salva
library-delete = Elimina «{ $name }»
library-delete-short = Elimina
library-deleted = «{ $name }» è stata eliminata.
library-undo = Annulla
library-back = «{ $name }» è stata ripristinata.
library-gone = Questa partita è stata eliminata in un’altra finestra.

## Un file

library-file = Da { $name }
library-pasted = Dal testo incollato
library-reading = Lettura del file
library-file-games =
    { $count ->
        [one] { $count } partita.
       *[other] { $count } partite.
    }
library-file-wrong =
    { $count ->
        [one] Contiene un errore; si apre fin dove si è potuta leggere.
       *[other]
            { $wrong ->
                [one] Una di esse contiene un errore; si apre fin dove si è potuta leggere.
               *[other] { $wrong } di esse contengono errori; si aprono fin dove si sono potute leggere.
            }
    }
library-keep-all = Conserva tutte nella biblioteca
library-kept =
    { $kept ->
        [one] { $kept } partita è ora nella biblioteca.
       *[other] { $kept } partite sono ora nella biblioteca.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] Era già nella biblioteca.
               *[other] Erano già tutte nella biblioteca.
            }
        [one] { $kept } partita è ora nella biblioteca.
       *[other] { $kept } partite sono ora nella biblioteca.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } c’era già.
               *[other] { " " }{ $known } c’erano già.
            }
    }
library-put-away = Chiudi
library-line = Riga { $line }: { $reason }
library-unread = La partita non si è potuta leggere. { $problem }
library-unreadable = Non è stato possibile aprire «{ $name }».
library-nothing = Non contiene nessuna partita: un formulario comincia con etichette come [Game "snorkels"], una riga di partita con un nome come «snorkels».

## Che cosa va storto

library-forbidden = Questo browser non dà spazio alla biblioteca. Qui ci sono solo le ultime partite giocate.
library-full = Su questo dispositivo non c’è più spazio per altre partite.
library-left-out =
    { $count ->
        [one] { $count } partita non si è potuta leggere e non è nel file.
       *[other] { $count } partite non si sono potute leggere e non sono nel file.
    }
