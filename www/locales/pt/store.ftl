### What is said where games cannot be kept.

store-damaged = Não foi possível ler uma partida guardada. Ela ficou de lado, e todo o resto continua aqui.
store-forbidden = Este navegador não deixa guardar partidas. Mesmo assim é possível jogar, e o link na barra de endereços contém a partida inteira.
store-full = Não há mais espaço neste dispositivo para guardar esta partida. Mesmo assim é possível jogar, e o link na barra de endereços contém a partida inteira.
