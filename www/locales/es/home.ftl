### Lo que se dice en la portada.

home-title = Mantén abierto el camino
home-lead = Cuatro juegos de mesa para dos a cuatro personas alrededor de una pantalla, o para ti contra el ordenador. Sin instalar nada y sin cuenta.
home-games = Juegos
home-continue = Seguir jugando
home-library = Todas las partidas guardadas
home-kept =
    { $ply ->
        [one] { $players } · { $ply } jugada
       *[other] { $players } · { $ply } jugadas
    }
home-due =
    { $named ->
        [no] Te toca
       *[yes] Te toca: { $name } espera
    }
home-waiting =
    { $named ->
        [no] Enviado: { $when }, aún sin respuesta
       *[yes] Esperando a { $name }, enviado: { $when }
    }
home-unsent =
    { $named ->
        [no] Todavía sin enviar
       *[yes] Todavía sin enviar a { $name }
    }
home-facts = { $players } jugadores · { $least }–⁠{ $most } min
home-play = Jugar juntos
home-computer = Contra el ordenador
home-level = Nivel { $level }
home-level-of = Nivel del ordenador
home-lot = El sorteo decide quién empieza.
home-new = ¿Primera vez? Aprende Snorkels en dos minutos
home-more = Más
home-set-up = Opciones…
home-learn = Aprender
home-puzzles = Problemas
home-today = Problemas de hoy

home-players-snorkels = 2
home-tagline-snorkels = Pequeños buceadores que necesitan aire. Colócalos de modo que los tuyos respiren y deja sin aliento a los del otro.
home-players-tayu = 2 a 4
home-tagline-tayu = Un río y cuatro bordes. Traza canales para que el agua salga donde te conviene, por tus dos lados.
home-players-caminos = 2 o 4
home-tagline-caminos = Un camino en tres dimensiones. Construye, trepa y cubre hasta que tu color llegue de un lado al otro.
home-players-sendas = 2
home-tagline-sendas = Dos sendas cruzan el tablero, a menudo como una sola. Lleva la tuya hasta el borde opuesto y sal antes que el otro.
home-lesson-unknown = No hay ninguna lección con ese nombre. Cada juego de esta página tiene la suya.
