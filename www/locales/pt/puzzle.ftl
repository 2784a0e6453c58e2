### O que se diz nos problemas.

puzzle-title = Problemas
puzzle-lead = Posições de partidas reais com uma única jogada certa. Em Snorkels, Caminos e Sendas ela está provada jogada a jogada; em Tayü é o melhor lugar, encontrado contando tudo o que pode sair.
puzzle-of = Problema: { $game }
puzzle-number = { $grade }: { $number } de { $count }
puzzle-today = Hoje
puzzle-all = Todos os problemas
puzzle-of-today = Os problemas de hoje: { $number } de { $count }
puzzle-set-done = Todos os problemas de hoje estão resolvidos!
puzzle-grade =
    { $grade ->
        [1] Fácil
        [2] Médio
       *[other] Difícil
    }
puzzle-state-new = Novo
puzzle-state-tried = Tentado
puzzle-state-solved = Resolvido
puzzle-games = Jogo
puzzle-themes = Por tema
puzzle-part = { $solved } de { $all } resolvidos
puzzle-link = Problema { $number }, { $grade }, { $state }
puzzle-streak =
    { $days ->
        [one] Sequência: { $days } dia
       *[other] Sequência: { $days } dias
    }

puzzle-task-snorkels = Encontre a jogada vencedora e depois continue.
puzzle-task-tayu-chance = Coloque a peça onde ela vence mais vezes, saia o que sair depois.
puzzle-task-tayu = Coloque a última peça onde ela vence.
puzzle-task-caminos = Encontre a jogada vencedora e depois una dois lados.
puzzle-task-sendas = Encontre a jogada vencedora e depois saia do tabuleiro.
puzzle-about = Tema: { $themes }.
puzzle-side = O seu lado: { $side }
puzzle-hint = Dica
puzzle-show = Solução
puzzle-again = Tentar de novo
puzzle-from-start = Do início
puzzle-first = Primeiro problema
puzzle-next = Próximo problema
puzzle-to-list = Todos os problemas
puzzle-then = Depois, { $move }.
puzzle-right = Certo!
puzzle-on = É a sua vez de novo.
puzzle-solution =
    { $kind ->
        [ends] { $moves ->
            [1] A solução: vence na hora.
           *[other] A solução: vence em até { $moves } jogadas, seja qual for a resposta.
        }
        [wins] A solução: vence com certeza, seja qual for a resposta.
       *[best] A solução: em nenhum outro lugar ela vence mais vezes.
    }
puzzle-weighs = Vejamos…
puzzle-loses =
    { $moves ->
        [0] Assim você perde na hora.
        [1] Assim você perde: o adversário vence na hora.
       *[other] Assim você perde: o adversário pode vencer em { $moves } jogadas.
    }
puzzle-goes-on = É assim que a partida continuaria.
puzzle-step = Percorra as jogadas com as setas ou com os botões ao lado do tabuleiro.
puzzle-holds = Assim a vitória escapa: depois desta resposta ela já não é certa.
puzzle-chance =
    { $own ->
        [0] { $best ->
            [100] Assim você não vence; no melhor lugar, sim.
           *[other] Assim você nunca vence; no melhor lugar, { $best } vezes em cem.
        }
        [1] Assim você vence uma vez em cem; no melhor lugar, { $best }.
        [draw] Assim é empate; no melhor lugar, você vence.
       *[other] { $best ->
            [100] Assim você vence { $own } vezes em cem; no melhor lugar, sempre.
           *[other] Assim você vence { $own } vezes em cem; no melhor lugar, { $best }.
        }
    }
puzzle-scores = Assim termina { $own } a { $against }; no melhor lugar, { $best } a { $left }.
puzzle-best =
    { $own ->
        [100] { $next ->
            [0] Só este lugar vence.
            [draw] Só este lugar vence; no segundo melhor é empate.
           *[other] Assim você vence sempre; no segundo melhor lugar, { $next } vezes em cem.
        }
       *[other] Assim você vence { $own } vezes em cem; no segundo melhor lugar, { $next }.
    }
puzzle-solved = Resolvido!
puzzle-helped = Resolvido com ajuda
puzzle-none = Não há nenhum problema com esse nome.

puzzle-theme-captures = capturar
puzzle-theme-saves = salvar um grupo
puzzle-theme-threatens = tirar o último ar
puzzle-theme-joins = unir grupos
puzzle-theme-robs = casas seguras
puzzle-theme-shortens = encurtar o caminho
puzzle-theme-blocks = bloquear
puzzle-theme-shuts = fechar o caminho
puzzle-theme-covers = cobrir
puzzle-theme-approaches = aproximar-se da borda
puzzle-theme-delays = atrasar
puzzle-theme-halts = parar a trilha
puzzle-theme-links = unir as trilhas
puzzle-theme-parts = separar as trilhas
puzzle-theme-gains = pontos
puzzle-theme-springs = nascentes
puzzle-theme-channels = canais abertos
puzzle-theme-walls = muros
puzzle-theme-quiet = uma jogada tranquila
