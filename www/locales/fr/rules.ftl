### The sheet with the rules.

rules-title = Comment jouer à { $game }
rules-learn = Apprendre pas à pas
