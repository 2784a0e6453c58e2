### What stands at the foot of every page of the site.

foot-embed = Para as suas páginas
foot-embed-lead = Duas linhas de HTML põem um tabuleiro para jogar em qualquer página, e um script pode controlá-lo.
foot-embed-link = Ponha um tabuleiro no seu site
foot-designers = Jogos de Niek Neuwahl (Tayü), Mark Engelberg (Snorkels), Stefan Kögl (Caminos) e de autor desconhecido (Sendas). Os nomes pertencem aos seus donos; o Cauce não tem ligação com nenhum deles.
foot-private = As suas partidas ficam neste dispositivo.
foot-licences = Licenças
