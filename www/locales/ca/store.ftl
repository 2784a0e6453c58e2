### What is said where games cannot be kept.

store-damaged = Una partida desada no s’ha pogut llegir. S’ha deixat a part, i tota la resta encara hi és.
store-forbidden = Aquest navegador no deixa desar partides. Pots jugar igualment, i l’enllaç de la barra d’adreces conté tota la partida.
store-full = No queda lloc en aquest dispositiu per desar aquesta partida. Pots jugar igualment, i l’enllaç de la barra d’adreces conté tota la partida.
