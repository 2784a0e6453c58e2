### Les pàgines sobre com posar un tauler en un lloc propi.

embedding-title = Posa un tauler al teu web
embedding-lead = Dues línies d’HTML posen una partida al teu blog, a la pàgina del club o al curs. No cal cap compte i ningú no sap qui hi juga.

## El tauler per fer

embedding-make = Fes el teu tauler
embedding-game = Joc
embedding-position = Posició
embedding-position-start = El començament
embedding-position-middle = A mitja partida
embedding-position-own = Una línia de partida pròpia
embedding-line = Línia de partida
embedding-line-hint = En qualsevol partida, «{ command-share }» en mostra la línia.
embedding-controls = Al voltant del tauler
embedding-controls-full = Tot
embedding-controls-compact = Estat i desfer
embedding-controls-none = Res
embedding-lang-page = El de la pàgina
embedding-readonly = Només per mirar
embedding-way = Insereix-lo com a
embedding-way-script = Dues línies
embedding-way-frame = Un iframe
embedding-way-script-hint = El tauler passa a ser part de la teva pàgina: els teus estils el poden acolorir i els teus scripts el poden controlar.
embedding-way-frame-hint = Per a webs que deixen incrustar un vídeo però no un script. El marc és independent i parla amb la teva pàgina amb missatges.
embedding-code = Codi per copiar

## Exemples

embedding-examples = Exemples vius
embedding-diagram = Un diagrama en un text
embedding-diagram-before = Un grup d’snorkels viu mentre un dels seus bussejadors tingui al costat una casella buida. Compta aquí l’aire de cada grup abans de continuar llegint.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = El diagrama pren l’amplada de la columna i el tema de qui el llegeix, es veu nítid en paper i en qualsevol pantalla, i es pot llegir casella a casella amb un lector de pantalla.
embedding-playable = Un tauler per jugar
embedding-playable-text = Ratolí, dit, teclat i lector de pantalla: tot el que funciona a les nostres pàgines funciona a les teves.
embedding-script = Un tauler controlat pel teu script
embedding-script-text = Aquests botons són de la pàgina que envolta el tauler. Criden els seus mètodes, i la llista n’escolta els esdeveniments.
embedding-script-random = Jugada a l’atzar
embedding-script-restart = Torna a començar
embedding-script-heard = El que ha dit el tauler
embedding-script-quiet = Encara res: fes una jugada.
embedding-pair = Dos taulers de costat
embedding-pair-text = Dues respostes a la mateixa posició. Tots els taulers d’una pàgina comparteixen un sol mòdul de WebAssembly.
embedding-pair-first = El verd aguanta a d6
embedding-pair-second = El verd volta per c4

## Referència

embedding-reference = Referència
embedding-reference-text = El mateix es troba a cauce.d.ts, amb els tipus.
embedding-attributes = Atributs, que també són propietats
embedding-attribute-game = El nom d’un joc: una partida nova amb les opcions habituals.
embedding-attribute-line = Una línia de partida sencera; té prioritat sobre «game». Si no es pot llegir, s’explica per què i s’obre una partida nova.
embedding-attribute-lang = en, es, fr o ca. Si no s’indica, compta el «lang» més proper de la teva pàgina i, si no n’hi ha, l’idioma del navegador.
embedding-attribute-controls = full; compact: tauler, estat i desfer; none: només el tauler.
embedding-attribute-readonly = La partida es mostra i es pot repassar, però no admet jugades. Res no se sorteja.
embedding-attribute-theme = auto, light o dark.
embedding-members = Propietats i mètodes
embedding-members-text = Una casella s’anomena com en una línia de partida, per exemple d4; també les jugades, que aquí es diuen tokens.
embedding-member-ready = Una promesa, complerta quan ja es pot jugar.
embedding-member-line = La línia de partida fins a la posició mostrada. En canviar-la s’obre una altra partida.
embedding-member-turn = De qui és el torn: kind (move, chance o over), seat i side.
embedding-member-legal = Els tokens que es poden jugar ara.
embedding-member-outcome = Qui ha guanyat i per què, quan la partida s’ha acabat; abans, null.
embedding-member-score = La puntuació per bàndol; null mentre no n’hi hagi.
embedding-member-ply = Quantes jugades s’han fet.
embedding-member-play = Juga un token, o llança un CauceError amb token i reason, i llavors res no canvia.
embedding-member-undo = De decisió en decisió. En refer tornen els mateixos sorteigs.
embedding-member-goto = Va a la posició després de tantes jugades.
embedding-member-restart = Torna a començar la mateixa partida.
embedding-member-svg = El dibuix com a text SVG.
embedding-member-rect = On és una casella, un DOMRect en píxels de la finestra; null si no n’hi ha.
embedding-member-classes = El que el mòdul exporta a més: la classe de l’element i l’error que llança «play».
embedding-events = Esdeveniments
embedding-events-text = Tots pugen pel document (bubbles) i travessen les arrels d’ombra (composed).
embedding-event-ready = Ja es pot jugar.
embedding-event-move = S’ha jugat o sortejat un token.
embedding-event-turn = Toca a un altre, o la partida s’ha acabat.
embedding-event-end = Una jugada ha acabat la partida.
embedding-event-error = No s’ha pogut llegir una línia, o no s’han pogut carregar els fitxers.
embedding-looks = Colors, tipus de lletra i parts
embedding-looks-text = Dona valors a les propietats personalitzades de l’element, i estil a les peces del marc per mitjà de les seves parts.
embedding-looks-frame = Colors del marc
embedding-looks-boards = Colors dels taulers
embedding-looks-measures = Tipus de lletra i mides
embedding-parts = Parts
embedding-parts-text = Les peces del marc, cadascuna amb les que conté.
embedding-messages = Missatges de l’iframe
embedding-messages-text = Envia’ls a la finestra del marc quan hagi dit «ready». Només respon a l’origen de la pàgina que l’envolta i no fa cas de res més.
embedding-messages-ask = Al marc
embedding-messages-told = Del marc
embedding-ask-play = Juga un token; respon «move», o «error» amb token i reason.
embedding-ask-set = Obre una línia de partida.
embedding-ask-get = Demana l’estat.
embedding-ask-undo = Com els mètodes; respon «state».
embedding-told-ready = Ja es pot jugar; amb tot el de «state».
embedding-told-state = Com està la partida: la resposta al que es demana, i després de cada canvi.
embedding-told-move = S’ha jugat o sortejat un token.
embedding-told-end = Una jugada ha acabat la partida.
embedding-told-error = S’ha rebutjat un token o una línia.
embedding-told-resize = Quina mida necessita el marc perquè es vegi tot.
embedding-policy = Content-Security-Policy
embedding-policy-text = No hi ha cap script ni estil en línia. Si els fitxers són teus, n’hi ha prou amb això:
embedding-policy-elsewhere = Si venen d’una altra adreça, indica-la a script-src, i a connect-src si en tens.
embedding-own = Fitxers propis
embedding-own-text = El paquet npm «cauce» porta el mòdul, el fitxer wasm, els tipus i les paraules. Funciona amb Vite i altres empaquetadors, i sense cap.
embedding-own-elsewhere = Una pàgina d’un altre origen també pot fer servir els teus fitxers si el teu servidor els envia amb Access-Control-Allow-Origin: *.
embedding-manners = Bones maneres
embedding-manners-text = L’element no afegeix res més a la teva pàgina, no demana a la xarxa res més que els seus fitxers i no desa res. Amb el dit es pot desplaçar la pàgina per sobre seu, i quan el treus de la pàgina ho deixa anar tot.
