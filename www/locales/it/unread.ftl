### Ciò che non si può leggere

line-error-setup = Questa partita non si può preparare. L’errore è in «{ $text }». { $reason }
line-error-token = La mossa { $number }, «{ $text }», non si può fare. { $reason }
line-error-empty =
    { $number ->
        [0] Questa partita non si può preparare. { $reason }
       *[other] La mossa { $number } non si può fare. { $reason }
    }
line-no-game = Il link non dice di quale gioco si tratta. Dovrebbe cominciare così: «game=snorkels». I giochi sono: { $known }.
line-unknown-game = Non c’è nessun gioco con questo nome. I giochi sono: { $known }.
line-spacing = Tra due parole ci vuole esattamente uno spazio.
line-too-long = Una riga di partita può avere al massimo { $max } byte.
line-unreadable = Questo non si può leggere.
line-as-far = Mostra la partita fin lì
options-not-a-pair = «{ $word }» dovrebbe avere la forma NOME=VALORE.
options-unknown-key = «{ $key }» non è un’opzione di questo gioco. Le opzioni sono: { $known }.
options-repeated-key = «{ $key }» compare due volte.
options-value = «{ $value }» non va bene per «{ $key }»: { $fault }
fault-one-of = i valori possibili sono { $words }.
fault-range = ci vuole un numero intero da { $min } a { $max }.
fault-not-a-square = «{ $text }» non è una casella.
fault-off-board = { $square } non è sul tabellone.
fault-repeated = { $square } compare due volte.
fault-only-with = vale solo insieme a { $word }.
fault-not-with = non vale insieme a { $word }.
fault-not-a-piece = «{ $text }» non è un pezzo: una casella e le estremità aperte nell’ordine NESW, come c1NE.
fault-pieces = ci vogliono esattamente { $count } pezzi.
fault-apart =
    { $side ->
        [white] il sentiero bianco è spezzato. Staccati dal resto: { $squares }.
       *[black] il sentiero nero è spezzato. Staccati dal resto: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] può esserci al massimo { $max } casella.
       *[other] possono esserci al massimo { $max } caselle.
    }
seats-unknown = «{ $word }» non va bene per un posto: usa «here», «away» o da «computer-1» a «computer-8».
seats-count = La partita ha { $seats } posti, e ne sono indicati { $given }.
link-seats = Il link non dice bene chi gioca da dove. { $reason }
link-id = «{ $text }» non può indicare una partita.
link-cut = Manca la fine di questo link: è andata persa durante l’invio. Chiedi che te lo rimandino.
link-changed = Questo link è stato alterato durante l’invio e non dice più quello che diceva. Chiedi che te lo rimandino.
save-damaged = La partita salvata è danneggiata.
save-newer = La partita è stata salvata da una versione più recente ({ $version }) di Cauce.
save-start = La partita salvata non si può leggere. { $reason }
save-token = La partita salvata contiene una mossa impossibile, «{ $text }». { $reason }
save-unknown-game = La partita è stata salvata da una versione di Cauce che ha un gioco «{ $name }». Questa non ne ha nessuno con quel nome.
