### Compartir una partida y guardarla en un archivo o en papel.

share-title = Compartir esta partida
share-explained = Quien abra el enlace puede seguir jugando desde ahí.
share-reach = Hasta dónde llega el enlace
share-reach-here = Hasta este punto
share-reach-end = Con las jugadas que siguen
share-link = Enlace
share-form = Formato
share-form-record = Planilla
share-form-line = Línea de partida
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = El texto está seleccionado: cópialo con el teclado o con una pulsación larga.
share-send = Enviar…
share-files = Guardar o imprimir
share-save = Planilla en un archivo
share-svg = Imagen (SVG)
share-png = Imagen (PNG)
share-print = Imprimir la partida
share-print-blocked = El navegador no ha abierto la ventana de impresión. Permítelo en esta página y vuelve a intentarlo.
share-print-start = El comienzo
share-print-after = Tras la jugada { $number }
share-print-unfinished = La partida no se terminó.
