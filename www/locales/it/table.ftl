### Ciò che si regola al tavolo: suoni, orologi.

## Le impostazioni

table-moves = Muovere
table-direct = Gioca al primo tocco
table-direct-hint = Con il dito, il primo tocco mostra la mossa e il secondo la gioca.
table-keys = Tasti
table-anywhere = I tasti singoli valgono in tutta la pagina
table-anywhere-hint = Altrimenti tasti come U o ? contano solo dopo un clic sulla partita o dopo averla raggiunta con Tab.
table-sounds = Suoni
table-sound = Un suono leggero a ogni mossa

## Orologi

table-clock = Orologi
table-clock-use = Gioca con gli orologi
table-clock-minutes = Minuti per giocatore
table-clock-minutes-range = Scrivi un numero di minuti da { $min } a { $max }, di mezzo in mezzo.
table-clock-increment = Secondi aggiunti dopo ogni turno
table-clock-hint = Gli orologi partono con la prima mossa. Esaurire il tempo equivale ad abbandonare.
table-clock-of = Tempo di { $name }
table-clock-of-you = Il tuo tempo
table-clock-stop = Ferma gli orologi
table-clock-go = Fai ripartire gli orologi
table-clock-slept = Gli orologi si sono fermati mentre il dispositivo era in pausa.
table-clock-stopped =
    { INPUT() ->
        [touch] Gli orologi sono fermi. Tocca per continuare.
       *[keys] Gli orologi sono fermi. Premi per continuare.
    }
