### O que se diz na página inicial.

home-title = Mantenha o caminho aberto
home-lead = Quatro jogos de tabuleiro para duas a quatro pessoas em volta de uma tela, ou contra o computador. Nada para instalar, sem cadastro.
home-games = Jogos
home-continue = Continuar jogando
home-library = Todas as partidas guardadas
home-kept =
    { $ply ->
        [one] { $players } · { $ply } jogada
       *[other] { $players } · { $ply } jogadas
    }
home-due =
    { $named ->
        [no] É a sua vez
       *[yes] É a sua vez: { $name } espera
    }
home-waiting =
    { $named ->
        [no] Enviado: { $when }, ainda sem resposta
       *[yes] Aguardando { $name }, enviado: { $when }
    }
home-unsent =
    { $named ->
        [no] Ainda não enviado
       *[yes] Ainda não enviado para { $name }
    }
home-facts = { $players } jogadores · { $least }–⁠{ $most } min
home-play = Jogar juntos
home-computer = Contra o computador
home-level = Nível { $level }
home-level-of = Nível do computador
home-lot = O sorteio decide quem começa.
home-new = Primeira vez aqui? Aprenda Snorkels em dois minutos
home-more = Mais
home-set-up = Opções…
home-learn = Aprender
home-puzzles = Problemas
home-today = Problemas de hoje

home-players-snorkels = 2
home-tagline-snorkels = Pequenos mergulhadores que precisam de ar. Coloque os seus de modo que respirem e tire o fôlego dos outros.
home-players-tayu = 2 a 4
home-tagline-tayu = Um rio, quatro bordas. Abra canais para que a água saia onde convém, nos seus dois lados.
home-players-caminos = 2 ou 4
home-tagline-caminos = Um caminho em três dimensões. Construa, suba e cubra até que a sua cor vá de um lado ao outro.
home-players-sendas = 2
home-tagline-sendas = Duas trilhas cruzam o tabuleiro, muitas vezes como uma só. Leve a sua até a borda oposta e saia antes da outra.
home-lesson-unknown = Não há nenhuma lição com esse nome. Cada jogo desta página tem a sua.
