### Les regles i opcions de Sendas.

sendas-rules-goal = L’objectiu
sendas-rules-goal-1 = Les blanques pugen pel tauler, les negres baixen. Guanya qui abans treu una de les seves peces per la vora oposada.
sendas-rules-goal-figure = Les blanques han sortit per e9 i guanyen.
sendas-rules-start = Els senders
sendas-rules-start-1 = Cadascú té un sender de sis peces: dues rectes, dos colzes, una T i una creu. Dues veïnes estan unides quan el camí passa de l’una a l’altra; si un extrem obert dona contra un costat tancat, només es toquen.
sendas-rules-start-figure = A punt per a la primera partida. A «{ command-new }» hi trobaràs altres posicions.
sendas-rules-turn = El torn
sendas-rules-turn-1 = Comencen les blanques. Agafa una de les teves peces, posa-la en qualsevol casella buida, per lluny que sigui, i gira-la com vulguis; o simplement gira-la on és. Quan la deixes, totes les teves peces han de continuar unides, i totes les de l’altre també.
sendas-rules-turn-2 = També pots passar sempre que vulguis.
sendas-rules-turn-figure = El colze de c1 pot anar a qualsevol de les caselles marcades.
sendas-rules-needed = Peces imprescindibles
sendas-rules-needed-1 = Una peça que en manté unides d’altres s’ha de quedar, si no és que les torna a unir des del nou lloc.
sendas-rules-needed-figure = La peça de d1 no es pot moure: sense ella c1 quedaria aïllada.
sendas-rules-joined = Senders units
sendas-rules-joined-1 = Les unions no entenen de colors. Quan els senders es troben, les teves peces es poden mantenir unides a través de les de l’altre, i una peça pot arribar molt lluny.
sendas-rules-joined-figure = El colze blanc va a e8: la columna negra l’uneix amb la resta de les blanques.
sendas-rules-held = Lligats l’un a l’altre
sendas-rules-held-1 = Des d’aleshores tots dos heu de vigilar de no partir tampoc el sender del rival.
sendas-rules-held-figure = Juguen les negres. La peça blanca d’e9 penja de la columna negra: de totes les negres només és lliure la de f6.
sendas-rules-part = Tornar-se a separar
sendas-rules-part-1 = Pots deixar el sender comú, sempre que després cada color continuï unit per ell mateix.
sendas-rules-part-figure = Les negres han girat e5: torna a haver-hi dos senders.
sendas-rules-wild = Comodins
sendas-rules-wild-1 = Mentre les dotze peces estiguin unides pots, en comptes de moure, capgirar una de les teves. El dors és una creu, i ho serà fins al final. Una creu és igual per les dues cares, de manera que no es pot capgirar. Compte: els extrems nous serveixen també a l’altre, i la peça ja no barra el pas.
sendas-rules-wild-figure = El colze de c4 ara és un comodí. El marca una estrella.
sendas-rules-stuck = Sense moviments
sendas-rules-stuck-1 = Ningú no perd per això. Capgira una peça si els senders estan units, o passa.
sendas-rules-stuck-figure = Cada peça negra uneix e9 amb la resta de les blanques. Les negres en poden capgirar una o passar.
sendas-rules-exit = Per la vora
sendas-rules-exit-1 = Una peça surt d’allà on sigui, a través d’una altra de l’última fila que sigui oberta cap enfora. A fora només està unida amb aquesta, de manera que no pot fer falta on era.
sendas-rules-exit-2 = Aquesta altra peça pot ser fins i tot del rival.
sendas-rules-exit-figure = El colze blanc surt a través de la peça negra d’e9.
sendas-rules-draw = Taules
sendas-rules-draw-1 = Una partida es pot encallar sense que ningú vulgui moure. Després de dues passades seguides, o quan una posició es dona per tercera vegada, es proposen taules; qui té el torn accepta o continua jugant.

## Opcions

sendas-option-setup = Posició inicial
sendas-option-setup-hint = Els diagrames que venien amb el joc s’han perdut. Aquestes posicions són reconstruccions a partir dels peus de figura; si tens el joc, prepara la teva.
sendas-option-setup-classic = Primera partida
sendas-option-setup-edge = Arran de vora
sendas-option-setup-compact = Compacta
sendas-option-setup-choice = La tria
sendas-option-setup-fortress = Fortalesa
sendas-option-setup-clash = Xoc
sendas-option-setup-allin = Tot o res
sendas-option-setup-own = Una de pròpia
