### What is said where games cannot be kept.

store-damaged = Una partida guardada no se ha podido leer. Se ha dejado aparte; todo lo demás sigue en su sitio.
store-forbidden = Este navegador no permite guardar partidas. Puedes jugar igualmente, y el enlace de la barra de direcciones contiene la partida entera.
store-full = No queda sitio en este dispositivo para guardar esta partida. Puedes jugar igualmente, y el enlace de la barra de direcciones contiene la partida entera.
