### Condividere una partita e conservarla in un file.

share-title = Condividi questa partita
share-explained = Chi apre il link può continuare a giocare da lì.
share-opens = Si apre dall’inizio, con tutte le mosse e le note.
share-reach = Che cosa condividere
share-reach-here = Fino a questo punto
share-reach-end = Con le mosse che seguono
share-reach-all = Con varianti e commenti
share-left-out = Commenti e disegni non sono inclusi.
share-begins = Aprila alla mossa mostrata
share-link = Link
share-long = Questo link avrebbe { $count } caratteri. Molti programmi tagliano i link dopo { $most }: meglio inviare la partita in un file.
share-code = Codice QR
share-code-of = Codice QR del link
share-code-long = Questo link è troppo lungo per un codice QR che un telefono possa leggere. Condividi meno partita o invia il link.
share-more = Testo e file
share-form = Formato
share-form-record = Formulario
share-form-line = Riga di partita
share-form-page = Righe per un sito web
share-text = Testo
share-copy = Copia
share-copied = Copiato.
share-by-hand = Il testo è selezionato: copialo con la tastiera o tenendo premuto.
share-send = Invia…
share-files = Salva
share-save = Formulario in un file
share-svg = Immagine (SVG)
share-png = Immagine
share-saved =
    { $what ->
        [record] Il formulario è stato salvato.
       *[picture] L’immagine è stata salvata.
    }
