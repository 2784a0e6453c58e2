### Was nicht gelesen werden kann

line-error-setup = Diese Partie lässt sich nicht aufbauen. Der Fehler liegt bei „{ $text }“. { $reason }
line-error-token = Zug { $number }, „{ $text }“, ist nicht möglich. { $reason }
line-error-empty =
    { $number ->
        [0] Diese Partie lässt sich nicht aufbauen. { $reason }
       *[other] Zug { $number } ist nicht möglich. { $reason }
    }
line-no-game = Der Link sagt nicht, um welches Spiel es geht. Er sollte so anfangen: „game=snorkels“. Es gibt diese Spiele: { $known }.
line-unknown-game = Ein Spiel mit diesem Namen gibt es nicht. Es gibt: { $known }.
line-spacing = Zwischen zwei Wörtern muss genau ein Leerzeichen stehen.
line-too-long = Eine Partiezeile darf höchstens { $max } Byte lang sein.
line-unreadable = Das kann nicht gelesen werden.
line-as-far = Partie bis dorthin zeigen
options-not-a-pair = „{ $word }“ sollte die Form NAME=WERT haben.
options-unknown-key = „{ $key }“ ist keine Option dieses Spiels. Es gibt: { $known }.
options-repeated-key = „{ $key }“ kommt zweimal vor.
options-value = „{ $value }“ ist für „{ $key }“ nicht möglich: { $fault }
fault-one-of = möglich sind { $words }.
fault-range = es muss eine ganze Zahl von { $min } bis { $max } sein.
fault-not-a-square = „{ $text }“ ist kein Feld.
fault-off-board = { $square } liegt nicht auf dem Brett.
fault-repeated = { $square } kommt zweimal vor.
fault-only-with = das geht nur zusammen mit { $word }.
fault-not-with = das geht nicht zusammen mit { $word }.
fault-not-a-piece = „{ $text }“ ist kein Plättchen: ein Feld und die offenen Enden in der Reihenfolge NESW, zum Beispiel c1NE.
fault-pieces = es müssen genau { $count } Plättchen sein.
fault-apart =
    { $side ->
        [white] der weiße Pfad ist geteilt. Vom Rest getrennt: { $squares }.
       *[black] der schwarze Pfad ist geteilt. Vom Rest getrennt: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] es darf höchstens { $max } Feld sein.
       *[other] es dürfen höchstens { $max } Felder sein.
    }
seats-unknown = „{ $word }“ ist für einen Platz nicht möglich, nur „here“, „away“ oder „computer-1“ bis „computer-8“.
seats-count = Die Partie hat { $seats } Plätze, angegeben sind { $given }.
link-seats = Der Link sagt nicht, wer wo spielt. { $reason }
link-id = „{ $text }“ kann keine Partie bezeichnen.
link-cut = Das Ende dieses Links fehlt: Er wurde unterwegs abgeschnitten. Lass ihn dir noch einmal schicken.
link-changed = Dieser Link wurde unterwegs verändert und ist nicht mehr gültig. Lass ihn dir noch einmal schicken.
save-damaged = Die gespeicherte Partie ist beschädigt.
save-newer = Die Partie wurde mit einer neueren Version ({ $version }) von Cauce gespeichert.
save-start = Die gespeicherte Partie kann nicht gelesen werden. { $reason }
save-token = Die gespeicherte Partie enthält einen unmöglichen Zug, „{ $text }“. { $reason }
save-unknown-game = Die Partie wurde von einer Version von Cauce gespeichert, die ein Spiel „{ $name }“ hat. Diese hier hat keines mit diesem Namen.
