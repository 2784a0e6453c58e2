### Compartir una partida i desar-la en un fitxer.

share-title = Comparteix aquesta partida
share-explained = Qui obri l’enllaç pot continuar jugant des d’allà.
share-opens = S’obre pel principi, amb totes les jugades i notes.
share-reach = Què vols compartir
share-reach-here = Fins aquest punt
share-reach-end = Amb les jugades que segueixen
share-reach-all = Amb variants i comentaris
share-left-out = Els comentaris i els dibuixos no s’hi inclouen.
share-begins = Obre-la a la jugada que es veu
share-link = Enllaç
share-long = Aquest enllaç tindria { $count } caràcters. Molts programes tallen els enllaços als { $most }: és millor enviar la partida en un fitxer.
share-code = Codi QR
share-code-of = Codi QR de l’enllaç
share-code-long = Aquest enllaç és massa llarg per a un codi QR que un mòbil pugui llegir. Comparteix menys partida o envia l’enllaç.
share-more = Text i fitxers
share-form = Format del text
share-form-record = Planella
share-form-line = Línia de partida
share-form-page = Línies per a un web
share-text = Text
share-copy = Copia
share-copied = Copiat.
share-by-hand = El text està seleccionat: copia’l amb el teclat o amb una pulsació llarga.
share-send = Envia…
share-files = Desa
share-save = Planella en un fitxer
share-svg = Imatge (SVG)
share-png = Imatge
share-saved =
    { $what ->
        [record] La planella s’ha desat.
       *[picture] La imatge s’ha desat.
    }
