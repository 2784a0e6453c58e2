### The sheet with the rules.

rules-title = So spielt man { $game }
rules-learn = Schritt für Schritt lernen
