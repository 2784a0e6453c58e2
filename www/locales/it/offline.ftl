### Funzionare senza rete.

offline-new-version = È pronta una nuova versione di Cauce. Sarà usata al prossimo avvio.
offline-restart = Ricarica ora
offline-ready = Da ora Cauce funziona anche senza connessione. Per il computer e i problemi vale dopo il primo uso.
offline-install = Cauce si può installare su questo dispositivo come un’app.
offline-install-yes = Installa
