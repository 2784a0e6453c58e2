### Las páginas sobre cómo poner un tablero en un sitio propio.

embedding-title = Pon un tablero en tu sitio
embedding-lead = Dos líneas de HTML ponen una partida en tu blog, en la página de tu club o en tu curso. Nadie necesita una cuenta y a nadie se le dice quién juega.

## El tablero por hacer

embedding-make = Haz tu tablero
embedding-game = Juego
embedding-position = Posición
embedding-position-start = El principio
embedding-position-middle = A media partida
embedding-position-own = Una línea de partida mía
embedding-line = Línea de partida
embedding-line-hint = En cualquier partida, «{ command-share }» muestra su línea.
embedding-controls = Alrededor del tablero
embedding-controls-full = Todo
embedding-controls-compact = Estado y deshacer
embedding-controls-none = Nada
embedding-lang-page = El de la página
embedding-readonly = Solo para mirar
embedding-way = Ponerlo como
embedding-way-script = Dos líneas
embedding-way-frame = Un iframe
embedding-way-script-hint = El tablero pasa a ser parte de tu página: tus estilos pueden darle color y tus scripts pueden manejarlo.
embedding-way-frame-hint = Para sitios que dejan incrustar un vídeo pero ningún script. El marco va a lo suyo y habla con tu página por mensajes.
embedding-code = Código para copiar

## Ejemplos

embedding-examples = Ejemplos vivos
embedding-diagram = Un diagrama en un texto
embedding-diagram-before = Un grupo de snorkels vive mientras uno de sus buceadores tenga al lado una casilla vacía. Cuenta aquí el aire de cada grupo antes de seguir leyendo.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = El diagrama toma el ancho de su columna y el tema de quien lo lee, se ve nítido en papel y en cualquier pantalla, y puede leerse casilla a casilla con un lector de pantalla.
embedding-playable = Un tablero para jugar
embedding-playable-text = Ratón, dedo, teclado y lector de pantalla: todo lo que funciona en nuestras páginas funciona en las tuyas.
embedding-script = Un tablero que maneja tu script
embedding-script-text = Estos botones son de la página que rodea el tablero. Llaman a sus métodos, y la lista escucha sus eventos.
embedding-script-random = Jugada al azar
embedding-script-restart = Empezar de nuevo
embedding-script-heard = Lo que ha contado el tablero
embedding-script-quiet = Nada todavía: haz una jugada.
embedding-pair = Dos tableros, uno al lado del otro
embedding-pair-text = Dos respuestas a la misma posición. Todos los tableros de una página comparten un solo módulo de WebAssembly.
embedding-pair-first = El verde resiste en d6
embedding-pair-second = El verde rodea por c4

## Referencia

embedding-reference = Referencia
embedding-reference-text = Lo mismo está en cauce.d.ts, con sus tipos.
embedding-attributes = Atributos, que también son propiedades
embedding-attribute-game = El nombre de un juego: una partida nueva con las opciones habituales.
embedding-attribute-line = Una línea de partida entera; vale más que «game». Si no se puede leer, se explica por qué y se abre una partida nueva.
embedding-attribute-lang = en, es, fr o ca. Sin él cuenta el «lang» más cercano de tu página y, si no, el navegador de quien la lee.
embedding-attribute-controls = full; compact: tablero, estado y deshacer; none: solo el tablero.
embedding-attribute-readonly = La partida se muestra y se puede repasar, pero no admite jugadas. Nada se sortea.
embedding-attribute-theme = auto, light o dark.
embedding-members = Propiedades y métodos
embedding-members-text = Una casilla se nombra como en una línea de partida, por ejemplo d4; también las jugadas, que aquí se llaman tokens.
embedding-member-ready = Una promesa, cumplida cuando ya se puede jugar.
embedding-member-line = La línea de partida hasta la posición mostrada. Al cambiarla se abre otra partida.
embedding-member-turn = De quién es el turno: kind (move, chance u over), seat y side.
embedding-member-legal = Los tokens que se pueden jugar ahora.
embedding-member-outcome = Quién ha ganado y por qué, cuando la partida ha terminado; antes, null.
embedding-member-score = La puntuación por bando; null mientras no la haya.
embedding-member-ply = Cuántas jugadas se han hecho.
embedding-member-play = Juega un token, o lanza un CauceError con token y reason, y entonces nada cambia.
embedding-member-undo = De decisión en decisión. Al rehacer vuelven los mismos sorteos.
embedding-member-goto = Va a la posición tras tantas jugadas.
embedding-member-restart = Empieza de nuevo la misma partida.
embedding-member-svg = El dibujo como texto SVG.
embedding-member-rect = Dónde está una casilla, un DOMRect en píxeles de la ventana; null si no existe.
embedding-member-classes = Lo que el módulo exporta además: la clase del elemento y el error que lanza «play».
embedding-events = Eventos
embedding-events-text = Todos suben por el documento (bubbles) y cruzan las raíces de sombra (composed).
embedding-event-ready = Ya se puede jugar.
embedding-event-move = Se ha jugado o sorteado un token.
embedding-event-turn = Le toca a otro, o la partida ha terminado.
embedding-event-end = Una jugada ha terminado la partida.
embedding-event-error = No se ha podido leer una línea, o no se han podido cargar los archivos.
embedding-looks = Colores, tipografía y partes
embedding-looks-text = Da valores a las propiedades personalizadas en el elemento, y estilo a las piezas del marco por sus partes.
embedding-looks-frame = Colores del marco
embedding-looks-boards = Colores de los tableros
embedding-looks-measures = Tipografía y medidas
embedding-parts = Partes
embedding-parts-text = Las piezas del marco, cada una con las que contiene.
embedding-messages = Mensajes del iframe
embedding-messages-text = Envíalos a la ventana del marco cuando haya dicho «ready». Solo responde al origen de la página que lo rodea y no hace caso de nada más.
embedding-messages-ask = Al marco
embedding-messages-told = Del marco
embedding-ask-play = Juega un token; responde «move», o «error» con token y reason.
embedding-ask-set = Abre una línea de partida.
embedding-ask-get = Pide el estado.
embedding-ask-undo = Como los métodos; responde «state».
embedding-told-ready = Ya se puede jugar; con todo lo de «state».
embedding-told-state = Cómo está la partida: la respuesta a lo pedido, y tras cada cambio.
embedding-told-move = Se ha jugado o sorteado un token.
embedding-told-end = Una jugada ha terminado la partida.
embedding-told-error = Se ha rechazado un token o una línea.
embedding-told-resize = Qué tamaño necesita el marco para que se vea todo.
embedding-policy = Content-Security-Policy
embedding-policy-text = No hay ningún script ni estilo en línea. Si los archivos son tuyos, basta con esto:
embedding-policy-elsewhere = Si vienen de otra dirección, nómbrala en script-src, y en connect-src si lo tienes.
embedding-own = Archivos propios
embedding-own-text = El paquete npm «cauce» lleva el módulo, el archivo wasm, los tipos y las palabras. Funciona con Vite y otros empaquetadores, y sin ninguno.
embedding-own-elsewhere = Una página de otro origen también puede usar tus archivos si tu servidor los envía con Access-Control-Allow-Origin: *.
embedding-manners = Buenos modales
embedding-manners-text = El elemento no añade nada más a tu página, no pide a la red más que sus propios archivos y no guarda nada. Quien lee puede desplazarse por encima con el dedo, y cuando lo quitas de la página lo suelta todo.
