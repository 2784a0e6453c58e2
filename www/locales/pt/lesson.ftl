### O que se diz nas lições de todos os jogos.

lesson-title = Aprenda { $game }
lesson-step = Passo { $number } de { $count }
lesson-extra = Extra { $number } de { $count }
lesson-side = O seu lado: { $side }
lesson-hint = Mostre-me
lesson-skip = Pular
lesson-next = Próximo
lesson-again = Tentar de novo
lesson-back = Um passo atrás
lesson-look = Por exemplo: { $move }.
lesson-only-look = Nada se joga neste passo: olhe o tabuleiro e siga em frente.
lesson-missed = As regras permitem, mas aqui se pede outra coisa.
lesson-play-it = Jogar por mim
lesson-finished = Lição completa
lesson-end = É tudo o que é preciso saber
lesson-end-text = Agora já sabe jogar { $game }. O melhor é começar uma partida; as regras estão sempre à mão.
lesson-play = Jogar juntos
lesson-extras = Mais regras: { $count } passos
lesson-waiting = Voltar à partida
lesson-computer = Jogar contra o computador, nível 1
lesson-following = Próxima lição: { $game }
lesson-none = Esse passo de uma lição não existe.
