### Le pagine su come mettere un tabellone sul proprio sito.

embedding-title = Metti un tabellone sul tuo sito
embedding-lead = Due righe di HTML mettono una partita sul tuo blog, sulla pagina del tuo circolo o nel tuo corso. Senza account e senza tracciamento.
embedding-contents = In questa pagina

## Il tabellone da fare

embedding-make = Prepara il tuo tabellone
embedding-game = Gioco
embedding-own-game = Per inserire una tua posizione o una tua partita, aprila e scegli «{ command-share }», poi «{ share-form-page }».
embedding-controls = Attorno al tabellone
embedding-controls-full = Tutto
embedding-controls-compact = Stato e annulla
embedding-controls-moves = Elenco delle mosse
embedding-controls-none = Niente
embedding-lang-page = Quella della pagina
embedding-readonly = Solo da guardare
embedding-way = Incorpora come
embedding-way-script = Due righe
embedding-way-frame = Un iframe
embedding-way-script-hint = Il tabellone diventa parte della tua pagina: i tuoi stili possono colorarlo e i tuoi script guidarlo.
embedding-way-frame-hint = Per i siti che permettono di incorporare un video ma non uno script. Il riquadro resta separato dalla tua pagina e le parla con messaggi.
embedding-code = Codice da copiare

## Esempi

embedding-examples = Esempi interattivi
embedding-diagram = Un diagramma in un testo
embedding-diagram-before = Un gruppo di snorkel vive finché uno dei suoi sub ha accanto una casella vuota. Conta qui l’aria di ogni gruppo prima di continuare a leggere.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = Il diagramma prende la larghezza della sua colonna e il tema di chi legge, resta nitido in stampa e su ogni schermo, e si può leggere casella per casella con un lettore di schermo.
embedding-playable = Un tabellone per giocare
embedding-playable-text = Mouse, dito, tastiera e lettore di schermo: tutto ciò che funziona sulle nostre pagine funziona sulle tue.
embedding-study = Uno studio da leggere
embedding-study-text = Una partita intera con varianti e commenti, in qualsiasi blog: chi legge la scorre con i pulsanti o con i tasti «,» e «.» e intanto legge.
embedding-study-first = Al centro questo sub ha aria da quattro lati.
embedding-study-corner = Nell’angolo solo due caselle danno aria.
embedding-script = Un tabellone guidato dal tuo script
embedding-script-text = Questi pulsanti sono della pagina attorno al tabellone. Chiamano i suoi metodi, e l’elenco ascolta i suoi eventi.
embedding-script-random = Mossa a caso
embedding-script-restart = Ricomincia
embedding-script-heard = Che cosa ha comunicato il tabellone
embedding-script-quiet = Ancora niente: fai una mossa.
embedding-two = Una partita su due tabelloni
embedding-two-text = Ogni tabellone ha un giocatore qui e l’altro altrove. Ciò che si gioca o si sorteggia su uno è un breve testo, che viene inviato all’altro e giocato lì dopo la stessa riga. Annullare su uno annulla anche sull’altro.
embedding-two-windows = Tra due finestre dello stesso sito:
embedding-two-sites = Tra due siti, uno in un riquadro dell’altro:

## Riferimento

embedding-reference = Riferimento
embedding-reference-text = Da cauce.d.ts, che accompagna i file. È in inglese.
embedding-element = L’elemento
embedding-looks = Colori, caratteri e parti
embedding-looks-text = Imposta le proprietà personalizzate sull’elemento, e lo stile dei pezzi del suo riquadro tramite le loro parti.
embedding-looks-frame = Colori del riquadro
embedding-looks-boards = Colori dei tabelloni
embedding-looks-measures = Caratteri e misure
embedding-messages = Messaggi dell’iframe
embedding-messages-text = La pagina nel riquadro riceve i metodi, le proprietà e gli eventi dell’elemento come messaggi. Interrogala quando il riquadro è caricato. Risponde solo all’origine della pagina che la contiene e ignora tutto il resto.
embedding-policy = Content-Security-Policy
embedding-policy-text = Non ci sono script né stili in linea. Se i file sono tuoi, basta questo:
embedding-policy-elsewhere = Se vengono da un altro indirizzo, indicalo in script-src, e in connect-src se ne hai uno.
embedding-policy-computer = Il computer pensa in un worker. Se i file vengono da un altro indirizzo serve worker-src, con blob: e quell’indirizzo. Dove non è permesso pensa nella pagina stessa, e ci mette di più.
embedding-own = File propri
embedding-own-text = Il pacchetto npm «cauce» contiene il modulo, il file wasm, i tipi e i testi. Funziona con Vite e altri bundler, e anche senza.
embedding-own-elsewhere = Anche una pagina di un’altra origine può usare i tuoi file, se il tuo server li invia con Access-Control-Allow-Origin: *.
embedding-manners = Buone maniere
embedding-manners-text = L’elemento non aggiunge altro alla tua pagina, non chiede alla rete altro che i propri file e non salva nulla. La pagina scorre con il dito anche sopra di lui, e quando lo togli non lascia niente dietro di sé.
