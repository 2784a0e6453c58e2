### Formulari: le partite nei file e nella biblioteca.

## Ciò che non si può leggere

record-error = Riga { $line }, colonna { $column }, a «{ $text }»: { $reason }
record-damaged = Questo link è danneggiato: forse ne manca la fine. Chiedi che te lo rimandino.
record-elsewhere = Un formulario si legge solo dal sito web a cui appartiene questa pagina, e { $address } è altrove.
record-not-had = Non è stato possibile caricare il formulario di { $address }.
record-save = Salva tutto il testo
record-copy = Copia tutto il testo
record-not-text = Questo non è testo in UTF-8.
record-tag-expected = Una partita comincia con etichette come [Game "snorkels"], e qui non ce ne sono.
record-bad-tag = Un’etichetta si scrive [Nome "valore"], su una sola riga.
record-repeated-tag = Questa etichetta compare due volte.
record-no-game = Nessuna etichetta dice di quale gioco si tratta. Ce ne vuole una come [Game "snorkels"].
record-unclosed = Questo commento o questa variante non si chiude.
record-not-opened = Questo chiude qualcosa che non è stato aperto.
record-nothing-to-replace = Una variante sta dopo la mossa che sostituisce, e qui non ce n’è nessuna.
record-too-many-tags = Una partita può avere al massimo { $max } etichette.
record-too-long = Una partita può avere al massimo { $max } mosse, comprese varianti e sorteggi.
record-too-deep = Possono esserci al massimo { $max } varianti una dentro l’altra.
record-too-much-text = Una partita può avere al massimo { $max } byte di testo.
