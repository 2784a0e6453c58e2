### El que es diu a la portada.

home-title = Mantén obert el camí
home-lead = Quatre jocs de taula per a dues a quatre persones al voltant d’una pantalla, o per a tu contra l’ordinador. Sense instal·lar res i sense compte.
home-games = Jocs
home-continue = Continua jugant
home-library = Totes les partides desades
home-kept =
    { $ply ->
        [one] { $players } · { $ply } jugada
       *[other] { $players } · { $ply } jugades
    }
home-due =
    { $named ->
        [no] Et toca
       *[yes] Et toca: { $name } espera
    }
home-waiting =
    { $named ->
        [no] Enviat: { $when }, encara sense resposta
       *[yes] S’està esperant { $name }, enviat: { $when }
    }
home-unsent =
    { $named ->
        [no] Encara sense enviar
       *[yes] Encara sense enviar a { $name }
    }
home-facts = { $players } jugadors · { $least }–⁠{ $most } min
home-play = Jugueu junts
home-computer = Contra l’ordinador
home-level = Nivell { $level }
home-level-of = Nivell de l’ordinador
home-lot = El sorteig decideix qui comença.
home-new = Primera vegada? Aprèn Snorkels en dos minuts
home-more = Més
home-set-up = Opcions…
home-learn = Aprèn
home-puzzles = Problemes
home-today = Els problemes d’avui

home-players-snorkels = 2
home-tagline-snorkels = Petits bussejadors que necessiten aire. Col·loca’ls de manera que els teus respirin i deixa sense alè els de l’altre.
home-players-tayu = 2 a 4
home-tagline-tayu = Un riu i quatre vores. Traça canals perquè l’aigua surti on et convé, pels teus dos costats.
home-players-caminos = 2 o 4
home-tagline-caminos = Un camí en tres dimensions. Construeix, enfila’t i tapa fins que el teu color vagi de banda a banda.
home-players-sendas = 2
home-tagline-sendas = Dos senders travessen el tauler, sovint com un de sol. Porta el teu fins a la vora oposada i surt abans que l’altre.
home-lesson-unknown = No hi ha cap lliçó amb aquest nom. Cada joc d’aquesta pàgina té la seva.
