### The sheet with the rules.

rules-title = Como se joga { $game }
rules-learn = Aprender passo a passo
