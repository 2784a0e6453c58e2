### Les pàgines sobre com posar un tauler en un lloc propi.

embedding-title = Posa un tauler al teu web
embedding-lead = Dues línies d’HTML posen una partida al teu blog, a la pàgina del club o al curs. Sense comptes i sense rastreig.
embedding-contents = En aquesta pàgina

## El tauler per fer

embedding-make = Prepara el teu tauler
embedding-game = Joc
embedding-own-game = Per inserir una posició o una partida teva, obre-la i tria «{ command-share }» i després «{ share-form-page }».
embedding-controls = Al voltant del tauler
embedding-controls-full = Tot
embedding-controls-compact = Estat i desfer
embedding-controls-moves = Llista de jugades
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

embedding-examples = Exemples en viu
embedding-diagram = Un diagrama en un text
embedding-diagram-before = Un grup d’snorkels viu mentre un dels seus bussejadors tingui al costat una casella buida. Compta aquí l’aire de cada grup abans de continuar llegint.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = El diagrama pren l’amplada de la columna i el tema de qui el llegeix, es veu nítid en paper i en qualsevol pantalla, i es pot llegir casella a casella amb un lector de pantalla.
embedding-playable = Un tauler per jugar
embedding-playable-text = Ratolí, dit, teclat i lector de pantalla: tot el que funciona a les nostres pàgines funciona a les teves.
embedding-study = Un estudi per llegir
embedding-study-text = Una partida sencera amb variants i comentaris, en qualsevol blog: qui llegeix la recorre amb els botons o les tecles «,» i «.» i va llegint.
embedding-study-first = Al mig aquest bussejador té aire pels quatre costats.
embedding-study-corner = Al racó només dues caselles donen aire.
embedding-script = Un tauler controlat pel teu script
embedding-script-text = Aquests botons són de la pàgina que envolta el tauler. Criden els seus mètodes, i la llista n’escolta els esdeveniments.
embedding-script-random = Jugada a l’atzar
embedding-script-restart = Torna a començar
embedding-script-heard = El que ha comunicat el tauler
embedding-script-quiet = Encara res: fes una jugada.
embedding-two = Una partida en dos taulers
embedding-two-text = Cada tauler té un jugador aquí i l’altre en un altre lloc. El que es juga o se sorteja en un és una jugada escrita, que s’envia a l’altre i s’hi juga després de la mateixa línia. Desfer en un desfà també en l’altre.
embedding-two-windows = Entre dues finestres d’un mateix web:
embedding-two-sites = Entre dos webs, l’un dins d’un marc de l’altre:

## Referència

embedding-reference = Referència
embedding-reference-text = El que diu cauce.d.ts, que acompanya els fitxers. És en anglès.
embedding-element = L’element
embedding-looks = Colors, tipus de lletra i parts
embedding-looks-text = Dona valors a les propietats personalitzades (custom properties) de l’element, i estil a les parts (parts) del seu marc.
embedding-looks-frame = Colors del marc
embedding-looks-boards = Colors dels taulers
embedding-looks-measures = Tipus de lletra i mides
embedding-messages = Missatges de l’iframe
embedding-messages-text = La pàgina del marc entén com a missatges els mètodes, les propietats i els esdeveniments de l’element. Pregunta-li quan s’hagi carregat. Només respon a l’origen de la pàgina que l’envolta i no fa cas de res més.
embedding-policy = Content-Security-Policy
embedding-policy-text = No hi ha cap script ni estil en línia. Si els fitxers són teus, n’hi ha prou amb això:
embedding-policy-elsewhere = Si venen d’una altra adreça, indica-la a script-src, i a connect-src si en tens.
embedding-policy-computer = Els rivals per ordinador pensen en un «worker». Si els fitxers venen d’una altra adreça, cal worker-src amb blob: i aquesta adreça. Si no es permet, pensen a la mateixa pàgina i triguen més.
embedding-own = Fitxers propis
embedding-own-text = El paquet npm «cauce» porta el mòdul, el fitxer wasm, els tipus i els textos. Funciona amb Vite i altres empaquetadors, i sense cap.
embedding-own-elsewhere = Una pàgina d’un altre origen també pot fer servir els teus fitxers si el teu servidor els envia amb Access-Control-Allow-Origin: *.
embedding-manners = Bones maneres
embedding-manners-text = L’element no afegeix res més a la teva pàgina, no demana a la xarxa res més que els seus fitxers i no desa res. La pàgina es desplaça amb el dit també per sobre seu, i quan el treus no deixa res enrere.
