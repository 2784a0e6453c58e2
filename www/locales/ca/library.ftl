### La biblioteca: totes les partides d’aquest dispositiu, i les dels fitxers.

library-title = Biblioteca
library-lead = Totes les partides que es juguen aquí es queden en aquest dispositiu fins que les esborris.
library-open-file = Obre un fitxer…
library-paste = Enganxa una partida
library-paste-field = Text per enganxar
library-paste-hint = Una planella, una línia de partida o un enllaç. Poden ser diverses partides.
library-paste-open = Obre
library-save-all = Desa-les totes en un fitxer
library-drop = Deixa anar el fitxer per obrir-ne les partides
library-search = Cerca
library-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partides
    }
library-found = { $found } de { $all }
library-empty = Encara no hi ha partides. Comença’n una i apareixerà aquí tota sola; o obre un fitxer o enganxa una partida.
library-none = Cap partida no s’ajusta a la cerca.
library-show-all = Mostra totes les partides

## Una partida

library-players = { $players }
library-here =
    { $count ->
        [2] Dos jugadors en una mateixa pantalla
        [3] Tres jugadors en una mateixa pantalla
       *[other] Quatre jugadors en una mateixa pantalla
    }
library-won =
    { $count ->
        [one] Guanya { $names }
       *[other] Guanyen { $names }
    }
library-won-you =
    { $count ->
        [one] Has guanyat
       *[other] { $names } heu guanyat
    }
library-you-lost = Has perdut
library-you-resigned = Has abandonat
library-draw = Taules
library-over = Acabada
library-going-on = Sense acabar
library-option = { $name }: { $value }
library-moves =
    { $ply ->
        [one] { $ply } jugada
       *[other] { $ply } jugades
    }
library-more =
    { $count ->
        [one] Mostra’n { $count } més
       *[other] Mostra’n { $count } més
    }
library-save = Desa «{ $name }» en un fitxer
library-save-short = Desa
library-delete = Esborra «{ $name }»
library-delete-short = Esborra
library-deleted = S’ha esborrat «{ $name }».
library-undo = Desfés
library-back = S’ha recuperat «{ $name }».
library-gone = Aquesta partida s’ha esborrat en una altra finestra.

## Un fitxer

library-file = Del fitxer { $name }
library-pasted = Del que has enganxat
library-reading = S’està llegint el fitxer
library-file-games =
    { $count ->
        [one] { $count } partida.
       *[other] { $count } partides.
    }
library-file-wrong =
    { $count ->
        [one] Hi ha un error; s’obre fins on s’ha pogut llegir.
       *[other]
            { $wrong ->
                [one] En una d’elles hi ha un error; s’obre fins on s’ha pogut llegir.
               *[other] En { $wrong } d’elles hi ha un error; s’obren fins on s’han pogut llegir.
            }
    }
library-keep-all = Desa-les totes a la biblioteca
library-kept =
    { $kept ->
        [one] { $kept } partida és ara a la biblioteca.
       *[other] { $kept } partides són ara a la biblioteca.
    }
library-kept-some =
    { $kept ->
        [0]
            { $known ->
                [one] Ja era a la biblioteca.
               *[other] Ja eren totes a la biblioteca.
            }
        [one] { $kept } partida és ara a la biblioteca.
       *[other] { $kept } partides són ara a la biblioteca.
    }{ $kept ->
        [0] { "" }
       *[other]
            { $known ->
                [one] { " " }{ $known } ja hi era.
               *[other] { " " }{ $known } ja hi eren.
            }
    }
library-put-away = Tanca
library-line = Línia { $line }: { $reason }
library-unread = La partida no s’ha pogut llegir. { $problem }
library-unreadable = No s’ha pogut obrir «{ $name }».
library-nothing = No conté cap partida: una planella comença amb etiquetes com [Game "snorkels"], i una línia de partida amb un nom com «snorkels».

## El que falla

library-forbidden = Aquest navegador no dona lloc a la biblioteca. Només hi ha les últimes partides jugades.
library-full = En aquest dispositiu no queda lloc per a més partides.
library-left-out =
    { $count ->
        [one] { $count } partida no s’ha pogut llegir i no és al fitxer.
       *[other] { $count } partides no s’han pogut llegir i no són al fitxer.
    }
