### L’analisi di una partita, e imparare dagli errori.

analysis-title = Analisi
analysis-close = Chiudi l’analisi
analysis-done = Mossa { $done } su { $all }
analysis-failed = Il computer non è disponibile in questo momento.
analysis-stop = Ferma
analysis-go-on = Continua l’analisi
analysis-graph = Probabilità di vincere, mossa per mossa
analysis-unknown = Non giocata in questa partita.
analysis-back = Torna alla partita
analysis-at = Dopo { $number } { $move }: { $chances }
analysis-at-start = All’inizio: { $chances }
analysis-chance = { $name } { $percent }%
analysis-percent = { $percent }%
analysis-side = { $names }

## Che cos’era una mossa

analysis-read = Ogni numero indica la probabilità di vincere da lì, secondo il computer.
analysis-better = Meglio:
analysis-name-inaccuracy = Imprecisione
analysis-name-mistake = Errore
analysis-name-blunder = Errore grave

## Le mosse migliori

analysis-best = Mosse migliori per { $name }
analysis-best-you = Le tue mosse migliori
analysis-odds = Probabilità di vincere
analysis-worst = Gli errori più gravi
analysis-ahead = La partita è finita mentre { $name } era in vantaggio: la probabilità di vincere era del { $percent }%.
analysis-ahead-you = La partita è finita mentre eri in vantaggio: la tua probabilità di vincere era del { $percent }%.
analysis-lost = { $from }% → { $to }%
analysis-let = lascia vincere subito l’avversario
analysis-worse = { $cost }, meglio:
analysis-wins =
    { $moves ->
        [1] vince subito
       *[other] vince in { $moves }
    }
analysis-loses =
    { $moves ->
        [1] perde subito
       *[other] perde in { $moves }
    }
analysis-draws =
    { $moves ->
        [1] subito patta
       *[other] patta in { $moves }
    }

## La tabella

## Che cosa significa

analysis-help = Che cosa significa
analysis-help-chance = Il computer prova come potrebbe continuare la partita e stima la probabilità di vincere di ciascun giocatore; una patta conta come una frazione di vittoria. Dove indica in quante mosse un giocatore vince o perde, è dimostrato: ogni parte fa al massimo quel numero di mosse. Una posizione vale quanto la sua mossa migliore.
analysis-help-inaccuracy = Imprecisione: la mossa regala almeno { $percent } partite su cento, o lascia vincere subito l’avversario.
analysis-help-mistake = Errore: almeno { $percent } su cento.
analysis-help-blunder = Errore grave: almeno { $percent } su cento.
analysis-help-rings = Sul tabellone, gli anelli tratteggiati dorati indicano le mosse migliori, e quelli blu le mosse quasi altrettanto buone.
analysis-help-line = Ciascuna delle mosse migliori è seguita dalla continuazione prevista. Premi la mossa per entrare in quella linea. Nell’elenco delle mosse, ▸ indica la mossa con cui prosegue una linea.
analysis-help-kept = Tutto è salvato con la partita e nel suo formulario. Le linee migliori nell’elenco delle mosse, in corsivo, sono del computer.

## Imparare dagli errori

analysis-learn-title = Imparare dagli errori
analysis-learn-progress = { $number } di { $all }
analysis-learn-task = Mossa { $number }, { $name }: { $move }.
analysis-learn-task-you = La tua mossa { $number }: { $move }.
analysis-learn-asked = Trova una mossa migliore.
analysis-learn-cost = La probabilità di vincere è scesa dal { $from }% al { $to }%.
analysis-learn-let = Così l’avversario poteva vincere subito.
analysis-learn-weighs = Vediamo…
analysis-learn-best = È la mossa migliore.
analysis-learn-good = Buona anche questa: così vinci circa { $percent } partite su cento.
analysis-learn-wins = Bene: vince anche questa.
analysis-learn-holds = Bene: la partita non si può salvare, ma così resisti più a lungo.
analysis-learn-top = La migliore: { $move }.
analysis-learn-worse = Non è la migliore: la tua probabilità di vincere scende dal { $from }% al { $to }%. Riprova.
analysis-learn-loses =
    { $moves ->
        [0] Così perdi subito. Riprova.
        [1] Così perdi: l’avversario vince subito. Riprova.
       *[other] Così perdi: l’avversario può vincere in { $moves } mosse. Riprova.
    }
analysis-learn-answer = Il seguito migliore: { $move }.
analysis-learn-same = È la mossa giocata. Provane un’altra.
analysis-learn-shown = Meglio { $move }.
analysis-learn-next = Avanti
analysis-learn-none =
    { $whose ->
        [own] Non hai fatto errori. Ben giocato!
       *[all] Nessun errore. Ben giocato!
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] È tutto: questa non l’hai trovata.
           *[other] È tutto, e l’hai trovata.
        }
       *[other] È tutto: ne hai trovate { $found } su { $all }.
    }
