### The sheet with the rules.

rules-title = Com es juga a { $game }
rules-learn = Aprèn-ho pas a pas
