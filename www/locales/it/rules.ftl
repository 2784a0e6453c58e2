### The sheet with the rules.

rules-title = Come si gioca a { $game }
rules-learn = Impara passo passo
