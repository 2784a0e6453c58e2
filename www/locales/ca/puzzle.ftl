### El que es diu als problemes.

puzzle-title = Problemes
puzzle-lead = Posicions de partides reals amb una sola jugada bona. A Snorkels, Caminos i Sendas està demostrada jugada a jugada; a Tayü és el millor lloc, trobat comptant tot el que pot sortir.
puzzle-of = Problema: { $game }
puzzle-number = { $grade }: { $number } de { $count }
puzzle-today = Avui
puzzle-all = Tots els problemes
puzzle-of-today = Els problemes d’avui: { $number } de { $count }
puzzle-set-done = Tots els problemes d’avui estan resolts!
puzzle-grade =
    { $grade ->
        [1] Fàcil
        [2] Mitjà
       *[other] Difícil
    }
puzzle-state-new = Nou
puzzle-state-tried = Provat
puzzle-state-solved = Resolt
puzzle-games = Joc
puzzle-themes = Per tema
puzzle-part = { $solved } de { $all } resolts
puzzle-link = Problema { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Ratxa: 1 dia
       *[other] Ratxa: { $days } dies
    }

puzzle-task-snorkels = Troba la jugada guanyadora i continua així.
puzzle-task-tayu-chance = Posa la fitxa allà on guanya més vegades, surti el que surti després.
puzzle-task-tayu = Posa l’última fitxa allà on guanya.
puzzle-task-caminos = Troba la jugada guanyadora i continua fins a unir dos costats.
puzzle-task-sendas = Troba la jugada guanyadora i després surt del tauler.
puzzle-about = Tracta de: { $themes }.
puzzle-side = Jugues amb: { $side }
puzzle-hint = Pista
puzzle-show = Solució
puzzle-again = Torna-ho a provar
puzzle-from-start = Des del principi
puzzle-first = Primer problema
puzzle-next = Problema següent
puzzle-to-list = Tots els problemes
puzzle-then = Després, { $move }.
puzzle-right = Correcte!
puzzle-on = Et torna a tocar.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] La solució: guanya a l’acte.
           *[other] La solució: guanya en { $moves } jugades com a molt, sigui quina sigui la resposta.
        }
        [wins] La solució: guanya segur, sigui quina sigui la resposta.
       *[best] La solució: en cap altre lloc no guanya més vegades.
    }
puzzle-weighs = A veure…
puzzle-loses =
    { $moves ->
        [0] Així perds a l’acte.
        [1] Així perds: el teu rival guanya a l’acte.
       *[other] Així perds: el teu rival pot guanyar en { $moves } jugades.
    }
puzzle-goes-on = Així continuaria la partida.
puzzle-step = Recorre les jugades amb les fletxes o amb els botons al costat del tauler.
puzzle-holds = Així se t’escapa la victòria: després d’aquesta resposta ja no és segura.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] Així no guanya; al millor lloc, sí.
           *[other] Així no guanya mai; al millor lloc, { $best } de cada cent vegades.
        }
        [1] Així guanya una de cada cent vegades; al millor lloc, { $best }.
        [draw] Així són taules; al millor lloc, guanya.
       *[other] { $best ->
            [100] Així guanya { $own } de cada cent vegades; al millor lloc, sempre.
           *[other] Així guanya { $own } de cada cent vegades; al millor lloc, { $best }.
        }
    }
puzzle-scores = Així acaba { $own } a { $against }; al millor lloc, { $best } a { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Només es guanya en aquest lloc.
            [draw] Només es guanya en aquest lloc; al segon millor són taules.
           *[other] Així guanya sempre; al segon millor lloc, { $next } de cada cent vegades.
        }
       *[other] Així guanya { $own } de cada cent vegades; al segon millor lloc, { $next }.
    }
puzzle-solved = Resolt!
puzzle-helped = Resolt amb ajuda
puzzle-none = No hi ha cap problema amb aquest nom.

puzzle-theme-captures = capturar
puzzle-theme-saves = salvar un grup
puzzle-theme-threatens = prendre l’últim aire
puzzle-theme-joins = unir grups
puzzle-theme-robs = caselles segures
puzzle-theme-shortens = escurçar el camí
puzzle-theme-blocks = bloquejar
puzzle-theme-shuts = tancar el camí
puzzle-theme-covers = tapar
puzzle-theme-approaches = acostar-se a la vora
puzzle-theme-delays = endarrerir
puzzle-theme-halts = aturar el sender
puzzle-theme-links = unir els senders
puzzle-theme-parts = separar els senders
puzzle-theme-gains = punts
puzzle-theme-springs = fonts
puzzle-theme-channels = canals oberts
puzzle-theme-walls = tancar vores
puzzle-theme-quiet = una jugada tranquil·la
