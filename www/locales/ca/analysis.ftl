### L’anàlisi d’una partida, i aprendre dels errors.

analysis-title = Anàlisi
analysis-close = Tanca l’anàlisi
analysis-done = Jugada { $done } de { $all }
analysis-failed = L’ordinador no està disponible en aquest moment.
analysis-stop = Atura
analysis-go-on = Continua l’anàlisi
analysis-graph = Probabilitat de guanyar, jugada a jugada
analysis-unknown = No es va jugar en aquesta partida.
analysis-back = Torna a la partida
analysis-at = Després de { $number } { $move }: { $chances }
analysis-at-start = Al principi: { $chances }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-side = { $names }

## Què va ser una jugada

analysis-read = Cada número indica la probabilitat de guanyar des d’allà, segons l’ordinador.
analysis-better = Millor:
analysis-name-inaccuracy = Imprecisió
analysis-name-mistake = Error
analysis-name-blunder = Error greu

## Les millors jugades

analysis-best = Millors jugades per a { $name }
analysis-best-you = Les teves millors jugades
analysis-odds = Probabilitat de guanyar
analysis-worst = Els errors més greus
analysis-ahead = La partida va acabar quan { $name } tenia avantatge: la seva probabilitat de guanyar era del { $percent } %.
analysis-ahead-you = La partida va acabar quan tenies avantatge: la teva probabilitat de guanyar era del { $percent } %.
analysis-lost = { $from } % → { $to } %
analysis-let = deixa que el rival guanyi a l’acte
analysis-worse = { $cost }, millor:
analysis-wins =
    { $moves ->
        [1] guanya a l’acte
       *[other] guanya en { $moves }
    }
analysis-loses =
    { $moves ->
        [1] perd a l’acte
       *[other] perd en { $moves }
    }
analysis-draws =
    { $moves ->
        [1] taules a l’acte
       *[other] taules en { $moves }
    }

## La taula

## Què vol dir

analysis-help = Què vol dir això
analysis-help-chance = L’ordinador prova com podria continuar la partida i estima la probabilitat de guanyar de cada jugador; unes taules compten com una part de victòria. Quan diu en quantes jugades es guanya o es perd, està demostrat: cada bàndol fa com a molt aquestes jugades. Una posició val el que val la seva millor jugada.
analysis-help-inaccuracy = Imprecisió: la jugada regala almenys { $percent } partides de cada cent, o deixa que el rival guanyi a l’acte.
analysis-help-mistake = Error: almenys { $percent } de cada cent.
analysis-help-blunder = Error greu: almenys { $percent } de cada cent.
analysis-help-rings = Al tauler, els anells de traços daurats assenyalen les millors jugades, i els blaus, les que són gairebé igual de bones.
analysis-help-line = Darrere de cadascuna de les millors jugades hi ha com continuaria la partida. Prem la jugada per entrar en aquesta variant. A la llista de jugades, ▸ marca la jugada amb què continua una variant.
analysis-help-kept = Tot es desa amb la partida i consta a la planella. Les millors variants de la llista de jugades, en cursiva, són de l’ordinador.

## Aprendre dels errors

analysis-learn-title = Aprèn dels errors
analysis-learn-progress = { $number } de { $all }
analysis-learn-task = Jugada { $number }, { $name }: { $move }.
analysis-learn-task-you = La teva jugada { $number }: { $move }.
analysis-learn-asked = Busca una jugada millor.
analysis-learn-cost = La probabilitat de guanyar va baixar del { $from } % al { $to } %.
analysis-learn-let = Després, el rival podia guanyar a l’acte.
analysis-learn-weighs = A veure…
analysis-learn-best = És la millor jugada.
analysis-learn-good = També és bona: així guanyes unes { $percent } partides de cada cent.
analysis-learn-wins = Bé: aquesta també guanya.
analysis-learn-holds = Bé: la partida no es pot salvar, però així resisteixes més.
analysis-learn-top = La millor: { $move }.
analysis-learn-worse = No és la millor: la teva probabilitat de guanyar baixa del { $from } % al { $to } %. Torna-ho a provar.
analysis-learn-loses =
    { $moves ->
        [0] Així perds a l’acte. Torna-ho a provar.
        [1] Així perds: el teu rival guanya a l’acte. Torna-ho a provar.
       *[other] Així perds: el teu rival pot guanyar en { $moves } jugades. Torna-ho a provar.
    }
analysis-learn-answer = El millor després: { $move }.
analysis-learn-same = És la que es va jugar. Prova’n una altra.
analysis-learn-shown = És millor { $move }.
analysis-learn-next = Següent
analysis-learn-none =
    { $whose ->
        [own] No has fet cap error. Ben jugat!
       *[all] Cap error. Ben jugat!
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] Això era tot: aquesta no l’has trobada.
           *[other] Això era tot, i l’has trobada.
        }
       *[other] Això era tot: n’has trobat { $found } de { $all }.
    }
