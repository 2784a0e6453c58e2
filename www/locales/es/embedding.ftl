### Las páginas sobre cómo poner un tablero en un sitio propio.

embedding-title = Pon un tablero en tu web
embedding-lead = Dos líneas de HTML ponen una partida en tu blog, en la página de tu club o en tu curso. Sin cuentas y sin rastreo.
embedding-contents = En esta página

## El tablero por hacer

embedding-make = Prepara tu tablero
embedding-game = Juego
embedding-own-game = Para insertar una posición o una partida tuya, ábrela y elige «{ command-share }» y luego «{ share-form-page }».
embedding-controls = Alrededor del tablero
embedding-controls-full = Todo
embedding-controls-compact = Estado y deshacer
embedding-controls-moves = Lista de jugadas
embedding-controls-none = Nada
embedding-lang-page = El de la página
embedding-readonly = Solo para mirar
embedding-way = Insertar como
embedding-way-script = Dos líneas
embedding-way-frame = Un iframe
embedding-way-script-hint = El tablero pasa a ser parte de tu página: tus estilos pueden darle color y tus scripts pueden manejarlo.
embedding-way-frame-hint = Para webs que dejan insertar un vídeo pero no un script. El marco queda aparte de tu página y habla con ella por mensajes.
embedding-code = Código para copiar

## Ejemplos

embedding-examples = Ejemplos en vivo
embedding-diagram = Un diagrama en un texto
embedding-diagram-before = Un grupo de snorkels vive mientras uno de sus buceadores tenga al lado una casilla vacía. Cuenta aquí el aire de cada grupo antes de seguir leyendo.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = El diagrama toma el ancho de su columna y el tema de quien lo lee, se ve nítido en papel y en cualquier pantalla, y puede leerse casilla a casilla con un lector de pantalla.
embedding-playable = Un tablero para jugar
embedding-playable-text = Ratón, dedo, teclado y lector de pantalla: todo lo que funciona en nuestras páginas funciona en las tuyas.
embedding-study = Un estudio para leer
embedding-study-text = Una partida entera con variantes y comentarios, en cualquier blog: quien lee la recorre con los botones o las teclas «,» y «.» y va leyendo.
embedding-study-first = En el centro este buceador tiene aire por los cuatro lados.
embedding-study-corner = En la esquina solo dos casillas dan aire.
embedding-script = Un tablero que maneja tu script
embedding-script-text = Estos botones son de la página que rodea el tablero. Llaman a sus métodos, y la lista escucha sus eventos.
embedding-script-random = Jugada al azar
embedding-script-restart = Empezar de nuevo
embedding-script-heard = Lo que ha comunicado el tablero
embedding-script-quiet = Nada todavía: haz una jugada.
embedding-two = Una partida en dos tableros
embedding-two-text = Cada tablero tiene a un jugador aquí y al otro en otro sitio. Lo que se juega o se sortea en uno es una jugada escrita, que se envía al otro y se juega allí tras la misma línea. Deshacer en uno deshace también en el otro.
embedding-two-windows = Entre dos ventanas de una misma web:
embedding-two-sites = Entre dos webs, una en un marco de la otra:

## Referencia

embedding-reference = Referencia
embedding-reference-text = Lo que dice cauce.d.ts, que acompaña a los archivos. Está en inglés.
embedding-element = El elemento
embedding-looks = Colores, tipografía y partes
embedding-looks-text = Da valores a las propiedades personalizadas (custom properties) del elemento, y estilo a las partes (parts) de su marco.
embedding-looks-frame = Colores del marco
embedding-looks-boards = Colores de los tableros
embedding-looks-measures = Tipografía y medidas
embedding-messages = Mensajes del iframe
embedding-messages-text = La página del marco entiende como mensajes los métodos, las propiedades y los eventos del elemento. Pregúntale cuando se haya cargado. Solo responde al origen de la página que la rodea y no hace caso de nada más.
embedding-policy = Content-Security-Policy
embedding-policy-text = No hay ningún script ni estilo en línea. Si los archivos son tuyos, basta con esto:
embedding-policy-elsewhere = Si vienen de otra dirección, indícala en script-src, y en connect-src si lo tienes.
embedding-policy-computer = Los rivales por ordenador piensan en un «worker». Si los archivos vienen de otra dirección, hace falta worker-src con blob: y esa dirección. Si no se permite, piensan en la propia página y tardan más.
embedding-own = Archivos propios
embedding-own-text = El paquete npm «cauce» lleva el módulo, el archivo wasm, los tipos y los textos. Funciona con Vite y otros empaquetadores, y sin ninguno.
embedding-own-elsewhere = Una página de otro origen también puede usar tus archivos si tu servidor los envía con Access-Control-Allow-Origin: *.
embedding-manners = Buenos modales
embedding-manners-text = El elemento no añade nada más a tu página, no pide a la red más que sus propios archivos y no guarda nada. La página se desplaza con el dedo también sobre él, y cuando lo quitas no deja nada atrás.
