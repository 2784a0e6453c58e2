### The dialog with the rules.

rules-title = How to play { $game }
rules-learn = Learn it step by step
