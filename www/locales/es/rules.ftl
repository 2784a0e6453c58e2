### The sheet with the rules.

rules-title = Cómo se juega a { $game }
rules-learn = Aprender paso a paso
