### Funzionare senza rete.

offline-new-version = È pronta una nuova versione di Cauce. Sarà usata al prossimo avvio.
offline-restart = Ricarica ora
