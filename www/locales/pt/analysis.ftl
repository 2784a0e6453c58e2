### A análise de uma partida, e aprender com os erros.

analysis-title = Análise
analysis-close = Fechar a análise
analysis-done = Jogada { $done } de { $all }
analysis-failed = O computador não está disponível neste momento.
analysis-stop = Parar
analysis-go-on = Continuar a análise
analysis-graph = Chance de vencer, jogada a jogada
analysis-unknown = Não foi jogada nesta partida.
analysis-back = Voltar à partida
analysis-at = Depois de { $number } { $move }: { $chances }
analysis-at-start = No início: { $chances }
analysis-chance = { $name } { $percent }%
analysis-percent = { $percent }%
analysis-side = { $names }

## O que foi uma jogada

analysis-read = Cada número indica a chance de vencer a partir dali, segundo o computador.
analysis-better = Melhor:
analysis-name-inaccuracy = Imprecisão
analysis-name-mistake = Erro
analysis-name-blunder = Erro grave

## As melhores jogadas

analysis-best = Melhores jogadas para { $name }
analysis-best-you = Suas melhores jogadas
analysis-odds = Chance de vencer
analysis-worst = Os maiores erros
analysis-ahead = A partida terminou com { $name } em vantagem: a chance de vencer era de { $percent }%.
analysis-ahead-you = A partida terminou com você em vantagem: a sua chance de vencer era de { $percent }%.
analysis-lost = { $from }% → { $to }%
analysis-let = deixa o adversário vencer na hora
analysis-worse = { $cost }, melhor:
analysis-wins =
    { $moves ->
        [1] vence na hora
       *[other] vence em { $moves }
    }
analysis-loses =
    { $moves ->
        [1] perde na hora
       *[other] perde em { $moves }
    }
analysis-draws =
    { $moves ->
        [1] empate na hora
       *[other] empate em { $moves }
    }

## A tabela

## O que significa

analysis-help = O que isto significa
analysis-help-chance = O computador experimenta como a partida poderia continuar e estima a chance de vencer de cada jogador; um empate conta como uma fração de vitória. Onde indica em quantas jogadas um jogador vence ou perde, está provado: cada lado faz no máximo esse número de jogadas. Uma posição vale o que vale a sua melhor jogada.
analysis-help-inaccuracy = Imprecisão: a jogada entrega pelo menos { $percent } partidas em cem, ou deixa o adversário vencer na hora.
analysis-help-mistake = Erro: pelo menos { $percent } em cem.
analysis-help-blunder = Erro grave: pelo menos { $percent } em cem.
analysis-help-rings = No tabuleiro, os anéis dourados tracejados marcam as melhores jogadas, e os azuis as que são quase tão boas.
analysis-help-line = Cada uma das melhores jogadas é seguida da continuação esperada. Pressione a jogada para entrar nessa linha. Na lista de jogadas, ▸ marca a jogada com que uma linha continua.
analysis-help-kept = Tudo fica guardado com a partida e na sua planilha. As linhas melhores da lista de jogadas, em itálico, são do computador.

## Aprender com os erros

analysis-learn-title = Aprender com os erros
analysis-learn-progress = { $number } de { $all }
analysis-learn-task = Jogada { $number }, { $name }: { $move }.
analysis-learn-task-you = Sua jogada { $number }: { $move }.
analysis-learn-asked = Encontre uma jogada melhor.
analysis-learn-cost = A chance de vencer caiu de { $from }% para { $to }%.
analysis-learn-let = Assim o adversário podia vencer na hora.
analysis-learn-weighs = Vejamos…
analysis-learn-best = É a melhor jogada.
analysis-learn-good = Também é boa: com ela você vence cerca de { $percent } partidas em cem.
analysis-learn-wins = Muito bem: esta também vence.
analysis-learn-holds = Muito bem: a partida está perdida, mas assim você resiste mais tempo.
analysis-learn-top = A melhor: { $move }.
analysis-learn-worse = Não é a melhor: a sua chance de vencer cai de { $from }% para { $to }%. Tente de novo.
analysis-learn-loses =
    { $moves ->
        [0] Assim você perde na hora. Tente de novo.
        [1] Assim você perde: o adversário vence na hora. Tente de novo.
       *[other] Assim você perde: o adversário pode vencer em { $moves } jogadas. Tente de novo.
    }
analysis-learn-answer = A melhor continuação: { $move }.
analysis-learn-same = Foi essa a jogada feita. Tente outra.
analysis-learn-shown = Melhor é { $move }.
analysis-learn-next = Próximo
analysis-learn-none =
    { $whose ->
        [own] Você não cometeu nenhum erro. Muito bem!
       *[all] Nenhum erro. Muito bem!
    }
analysis-learn-count =
    { $all ->
        [one] { $found ->
            [0] Era tudo: esta você não encontrou.
           *[other] Era tudo, e você encontrou.
        }
       *[other] Era tudo: você encontrou { $found } de { $all }.
    }
