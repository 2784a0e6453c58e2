### Funzionare senza rete.

offline-new-version = È pronta una nuova versione di Cauce. Sarà usata al prossimo avvio.
offline-restart = Ricarica ora
offline-ready = Da ora Cauce funziona anche senza connessione. Per il computer e i problemi vale dopo il primo uso.
offline-install = Cauce si può installare su questo dispositivo come un’app.
offline-install-yes = Installa
offline-keep-hint = Scarica anche ciò che finora non è servito, come i giocatori computer.
offline-keep = Conserva tutto per l’uso offline
offline-keeping = Scaricamento…
offline-kept = È tutto su questo dispositivo.
offline-keep-failed = Non è stato possibile scaricare tutto. Riprova più tardi.
