### Las reglas y opciones de Snorkels.

snorkels-rules-goal = El objetivo
snorkels-rules-goal-1 = Cada snorkel respira por las casillas vacías que tiene al lado. Pierde el primer color con un grupo que ya no puede respirar.
snorkels-rules-turn = El turno
snorkels-rules-turn-1 = El morado y el verde se alternan. En tu turno colocas un snorkel de tu color en cualquier casilla vacía. Ya no se mueve de ahí, y no se puede pasar.
snorkels-rules-colour = ¿Quién lleva el morado?
snorkels-rules-colour-1 = El jugador 1 coloca el primer snorkel morado. El jugador 2 lo mira y elige: o cambia al morado, y el jugador 1 sigue con el verde, o se queda con el verde y coloca un snorkel.
snorkels-rules-air = El aire
snorkels-rules-air-1 = Un snorkel tiene cuatro tubos. Las bocas blancas toman aire de una casilla vacía; las que llevan un tapón están bloqueadas por el borde, una piedra o el otro color.
snorkels-rules-air-2 = Los snorkels de un mismo color que están lado a lado comparten el aire. El número indica por cuántas casillas vacías respira el grupo; cuando solo queda una, se pone rojo.
snorkels-rules-air-figure = Los snorkels morados forman un grupo y comparten el aire de todos sus tubos.
snorkels-rules-capture = La captura
snorkels-rules-capture-1 = Si después de colocar hay un grupo del otro color sin aire, ganas en el acto. No se retira nada del tablero.
snorkels-rules-capture-figure = El verde ha cerrado el último tubo del centro y gana.
snorkels-rules-self = Cuida tu propio aire
snorkels-rules-self-1 = Si después de colocar hay un grupo tuyo sin aire, pierdes. A medida que se llena el tablero, alguien tendrá que jugar así.
snorkels-rules-self-figure = En esta esquina el morado se quedaría sin aire y perdería.
snorkels-rules-both = Los dos a la vez
snorkels-rules-both-1 = Si grupos de los dos colores pierden su último aire al mismo tiempo, gana quien ha colocado el último.
snorkels-rules-both-figure = Aquí sí puede entrar el morado: el snorkel verde de la esquina pierde el aire en ese mismo momento.
snorkels-rules-stones = Las piedras
snorkels-rules-stones-1 = Si queréis, podéis poner hasta tres piedras en el tablero antes de empezar. Quitan aire igual que el borde, así que las casillas de al lado son peligrosas.
snorkels-rules-stones-figure = Junto a una piedra hay menos aire.
snorkels-rules-advice = Un buen consejo
snorkels-rules-advice-1 = Como nadie puede pasar, el espacio lo es todo: cerca pronto zonas en las que solo tú puedas colocar sin peligro.

## Opciones

snorkels-option-seats-hint = Para que sea justo, el jugador 2 elige color tras la primera jugada.
snorkels-option-size = Casillas por lado
snorkels-option-size-hint = El juego de la caja tiene siete. En un tablero pequeño se acaba enseguida.
snorkels-option-size-told = { $value } × { $value }
snorkels-option-random-stones = Piedras al azar
snorkels-option-random-stones-hint = Las piedras quitan aire como el borde. Todas las casillas libres son igual de probables.
snorkels-option-stones = Piedras a mano
snorkels-option-stones-hint =
    { INPUT() ->
        [touch] Toca una casilla para poner una piedra o para quitarla.
       *[keys] Pulsa una casilla para poner una piedra o para quitarla.
    }
