### A análise de uma partida, e aprender com os erros.

analysis-title = Análise
analysis-close = Fechar a análise
analysis-done = { $done } de { $all } posições
analysis-failed = O computador não está disponível neste momento.
analysis-stop = Parar
analysis-go-on = Continuar a análise
analysis-graph = Probabilidade de vencer, jogada a jogada
analysis-unknown = Esta posição não é da linha principal.
analysis-at = Depois de { $number } { $move }: { $chances }
analysis-at-start = No início: { $chances }
analysis-proved =
    { $plies ->
        [1] Provado: a partida acaba assim com a próxima jogada.
       *[other] Provado: a partida acaba assim em { $plies } jogadas no máximo.
    }
analysis-chance = { $name } { $percent }%
analysis-percent = { $percent }%
analysis-side = { $names }
analysis-start = Início

## O que foi uma jogada

analysis-inaccuracy = { $move } é uma imprecisão.
analysis-mistake = { $move } é um erro.
analysis-blunder = { $move } é um erro grave.
analysis-better = Entrar na linha melhor: { $move }
analysis-name-inaccuracy = Imprecisão
analysis-name-mistake = Erro
analysis-name-blunder = Erro grave

## As melhores jogadas

analysis-best = As melhores jogadas aqui
analysis-keeps = { $percent }%
analysis-costs = { $percent }%, { $loss } a menos
analysis-wins =
    { $plies ->
        [1] vence já
       *[other] vence em { $plies } no máximo, provado
    }
analysis-loses = perde em { $plies } no máximo, provado
analysis-draws = empate em { $plies } no máximo, provado

## A tabela

analysis-table = Em tabela
analysis-column-move = Jogada
analysis-column-mark = Marca

## O que significa

analysis-help = O que isto significa
analysis-help-chance = O computador experimenta como a partida poderia continuar e daí diz com que probabilidade cada um vence; um empate conta como parte de uma vitória. É uma estimativa, exceto onde diz que algo está provado: então é certo, e o número é o das jogadas de todos e dos sorteios.
analysis-help-inaccuracy = Imprecisão: a jogada oferece pelo menos { $percent } partidas em cem.
analysis-help-mistake = Erro: pelo menos { $percent } em cem.
analysis-help-blunder = Erro grave: pelo menos { $percent } em cem.
analysis-help-kept = Tudo fica guardado com a partida e consta do seu registro. As linhas melhores da lista de jogadas, em itálico, são do computador.

## Aprender com os erros

analysis-learn-title = Aprender com meus erros
analysis-learn-progress = { $number } de { $all }
analysis-learn-task = Jogada { $number }, { $name }: jogou-se { $move }. Encontre uma jogada melhor.
analysis-learn-weighs = Vejamos…
analysis-learn-best = É a melhor jogada.
analysis-learn-good = Bem: vale tanto como a melhor, ou quase. Com ela vencem-se cerca de { $percent } partidas em cem.
analysis-learn-wins = Bem: esta também vence.
analysis-learn-worse = Há melhor: esta oferece { $percent } partidas em cem. Tente outra vez.
analysis-learn-same = É a que se jogou. Tente outra.
analysis-learn-look = Mostrar a jogada melhor
analysis-learn-shown = Melhor é { $move }.
analysis-learn-skip = Saltar
analysis-learn-next = Seguinte
analysis-learn-end = Terminar
analysis-learn-none = Nenhum erro seu com que aprender. Bem jogado!
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] Era tudo: esta não se encontrou.
           *[other] Era tudo, e foi encontrada.
        }
       *[other] Era tudo: encontradas { $found } de { $all }.
    }
