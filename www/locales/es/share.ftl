### Compartir una partida y guardarla en un archivo.

share-title = Compartir esta partida
share-explained = Quien abra el enlace puede seguir jugando desde ahí.
share-opens = Se abre por el principio, con todas las jugadas y notas.
share-reach = Qué compartir
share-reach-here = Hasta este punto
share-reach-end = Con las jugadas que siguen
share-reach-all = Con variantes y comentarios
share-left-out = Los comentarios y dibujos no se incluyen.
share-begins = Abrirla en la jugada que se ve
share-link = Enlace
share-long = Este enlace tendría { $count } caracteres. Muchos programas cortan los enlaces a los { $most }: es mejor enviar la partida en un archivo.
share-code = Código QR
share-code-of = Código QR del enlace
share-code-long = Este enlace es demasiado largo para un código QR que un móvil pueda leer. Comparte menos de la partida o envía el enlace.
share-more = Texto y archivos
share-form = Formato
share-form-record = Planilla
share-form-line = Línea de partida
share-form-page = Líneas para una web
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = El texto está seleccionado: cópialo con el teclado o con una pulsación larga.
share-send = Enviar…
share-files = Guardar
share-save = Planilla en un archivo
share-svg = Imagen (SVG)
share-png = Imagen
share-saved =
    { $what ->
        [record] La planilla se ha guardado.
       *[picture] La imagen se ha guardado.
    }
