### La lezione di Snorkels.

snorkels-lesson-air = L’aria
snorkels-lesson-air-text = Uno snorkel ha quattro tubi e respira dalle caselle vuote che ha accanto. Il numero dice quante sono.
snorkels-lesson-air-task = Metti uno snorkel dove ha aperti tutti e quattro i tubi.
snorkels-lesson-air-done = Quattro tubi, quattro modi di respirare. Sul bordo sono di meno.

snorkels-lesson-block = Tubi chiusi
snorkels-lesson-block-text = A turno, ognuno mette uno snorkel in una casella vuota, e lì rimane. Il bordo, una pietra e l’altro colore chiudono un tubo: ci si mette un tappo.
snorkels-lesson-block-task = Chiudi uno dei tubi dello snorkel verde al centro.
snorkels-lesson-block-done = Un tubo in meno per il verde. Uno gliel’aveva già tolto la pietra.

snorkels-lesson-group = Un gruppo, un respiro
snorkels-lesson-group-text = Gli snorkel di un colore che stanno fianco a fianco formano un gruppo e condividono tutta l’aria. Anche chi ha i tubi chiusi vive grazie ai vicini.
snorkels-lesson-group-task = Unisci i tuoi due snorkel in un solo gruppo.
snorkels-lesson-group-done = Tre snorkel che respirano insieme.

snorkels-lesson-save = A corto d’aria
snorkels-lesson-save-text = Quando un gruppo può respirare da una sola casella, il suo numero diventa rosso: uno snorkel dell’altro colore lì gli toglierebbe l’ultima aria.
snorkels-lesson-save-task = Il tuo snorkel nell’angolo è in pericolo. Dagli più aria.
snorkels-lesson-save-done = Salvo: il gruppo respira di nuovo da due caselle.
snorkels-lesson-save-open = Ora il verde chiuderebbe l’ultimo tubo nell’angolo e vincerebbe. Prima l’angolo!

snorkels-lesson-capture = L’ultimo tubo
snorkels-lesson-capture-text = Se dopo la tua mossa un gruppo dell’altro colore è senz’aria, vinci subito.
snorkels-lesson-capture-task = Chiudi l’ultimo tubo dello snorkel verde al centro.
snorkels-lesson-capture-done = Niente più aria: è catturato e hai vinto.

snorkels-lesson-shared = Fino all’ultimo tubo
snorkels-lesson-shared-text = Un gruppo vive finché anche uno solo dei suoi snorkel respira. È catturato solo quando i tubi di tutti sono chiusi.
snorkels-lesson-shared-task = Al gruppo verde di tre resta un tubo. Trovalo e chiudilo.
snorkels-lesson-shared-done = Era l’ultimo. L’intero gruppo è catturato.

snorkels-lesson-fork = Due in una volta
snorkels-lesson-fork-text = Nessuno può essere in due posti. Se una tua mossa mette in pericolo due gruppi, se ne può salvare solo uno.
snorkels-lesson-fork-task = Metti uno snorkel in modo che a due gruppi verdi resti un solo tubo ciascuno.
snorkels-lesson-fork-done = Ora il verde può salvarne solo uno.
snorkels-lesson-fork-task-2 = Il verde ha salvato quello a sinistra. Cattura l’altro.
snorkels-lesson-fork-done-2 = Due minacce in una volta: non c’era scampo.

snorkels-lesson-self = Bada alla tua aria
snorkels-lesson-self-text = Se dopo la tua mossa un tuo gruppo è senz’aria, perdi. E non si può passare: da qualche parte bisogna giocare.
snorkels-lesson-self-task = Qui quasi tutte le caselle vuote sono mortali. Metti uno snorkel dove sopravvivi.
snorkels-lesson-self-done = Lì non c’era pericolo, e ora deve giocare il verde.
snorkels-lesson-self-lost = Lì i tuoi stessi snorkel restano senz’aria, e perdi. Prova un’altra casella.

snorkels-lesson-both = Tutti e due insieme
snorkels-lesson-both-text = Se gruppi di entrambi i colori perdono l’ultima aria nella stessa mossa, vince chi l’ha fatta.
snorkels-lesson-both-task = Lo snorkel verde nell’angolo respira da una sola casella. Entra lì, anche se neppure tu vi hai aria.
snorkels-lesson-both-done = Nessuno dei due ha aria, ma la mossa era tua: vinci.

snorkels-lesson-room = Spazio fino alla fine
snorkels-lesson-room-text = Il tabellone si riempie. Chi non ha più caselle sicure deve togliersi l’aria da solo. Perciò recinta presto zone in cui solo tu possa giocare.
snorkels-lesson-room-task = Al verde resta una casella sicura. Toglila.
snorkels-lesson-room-done = Il verde deve giocare lo stesso, si toglie l’ultima aria, e vinci tu.
snorkels-lesson-room-lost = Era la tua ultima aria, e perdi. Cerca la casella che serve al verde.

snorkels-lesson-colour = Chi ha il viola?
snorkels-lesson-colour-text = Il giocatore 1 mette il primo snorkel viola. Il 2 sceglie: passare al viola, o restare verde e mettere il suo. Non conviene cominciare troppo bene.
snorkels-lesson-colour-task = Sei il giocatore 2, e il centro è forte. Passa al viola.
snorkels-lesson-colour-done = Ora lo snorkel è tuo, e il giocatore 1 continua con il verde.
