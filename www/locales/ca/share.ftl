### Compartir una partida i desar-la en un fitxer o en paper.

share-title = Comparteix aquesta partida
share-explained = Qui obri l’enllaç pot continuar jugant des d’allà.
share-reach = Fins on arriba l’enllaç
share-reach-here = Fins aquest punt
share-reach-end = Amb les jugades que segueixen
share-link = Enllaç
share-form = Format del text
share-form-record = Planella
share-form-line = Línia de partida
share-text = Text
share-copy = Copia
share-copied = Copiat.
share-by-hand = El text està seleccionat: copia’l amb el teclat o amb una pulsació llarga.
share-send = Envia…
share-files = Desa o imprimeix
share-save = Planella en un fitxer
share-svg = Imatge (SVG)
share-png = Imatge (PNG)
share-print = Imprimeix la partida
share-print-blocked = El navegador no ha obert la finestra d’impressió. Permet-ho en aquesta pàgina i torna-ho a provar.
share-print-start = El començament
share-print-after = Després de la jugada { $number }
share-print-unfinished = La partida no es va acabar.
