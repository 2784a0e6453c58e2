### Condividere una partita e conservarla in un file o su carta.

share-title = Condividi questa partita
share-explained = Chi apre il link può continuare a giocare da lì.
share-reach = Fin dove arriva il link
share-reach-here = Fino a questo punto
share-reach-end = Con le mosse che seguono
share-link = Link
share-form = Formato
share-form-record = Formulario
share-form-line = Riga di partita
share-text = Testo
share-copy = Copia
share-copied = Copiato.
share-by-hand = Il testo è selezionato: copialo con la tastiera o tenendo premuto.
share-send = Invia…
share-files = Salva o stampa
share-save = Formulario in un file
share-svg = Immagine (SVG)
share-png = Immagine (PNG)
share-print = Stampa la partita
share-print-blocked = Il browser non ha aperto la finestra di stampa. Consentila per questa pagina e riprova.
share-print-start = L’inizio
share-print-after = Dopo la mossa { $number }
share-print-unfinished = La partita non è stata finita.
