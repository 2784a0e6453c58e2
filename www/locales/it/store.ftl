### What is said where games cannot be kept.

store-damaged = Una partita salvata non si è potuta leggere. È stata messa da parte, e tutto il resto c’è ancora.
store-forbidden = Questo browser non permette di salvare le partite. Puoi giocare lo stesso, e il link nella barra degli indirizzi contiene tutta la partita.
store-full = Su questo dispositivo non c’è più spazio per salvare questa partita. Puoi giocare lo stesso, e il link nella barra degli indirizzi contiene tutta la partita.
