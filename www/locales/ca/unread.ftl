### El que no es pot llegir

line-error-setup = Aquesta partida no es pot preparar. L’error és a «{ $text }». { $reason }
line-error-token = La jugada { $number }, «{ $text }», no es pot fer. { $reason }
line-error-empty =
    { $number ->
        [0] Aquesta partida no es pot preparar. { $reason }
       *[other] La jugada { $number } no es pot fer. { $reason }
    }
line-no-game = L’enllaç no diu de quin joc es tracta. Hauria de començar així: «game=snorkels». Jocs disponibles: { $known }.
line-unknown-game = No hi ha cap joc amb aquest nom. Jocs disponibles: { $known }.
line-spacing = Entre dues paraules hi ha d’haver exactament un espai.
line-too-long = Una partida pot ocupar com a màxim { $max } bytes.
line-unreadable = Això no es pot llegir.
line-as-far = Mostra la partida fins allà
options-not-a-pair = «{ $word }» hauria de tenir la forma CLAU=VALOR.
options-unknown-key = «{ $key }» no és cap opció d’aquest joc. Opcions: { $known }.
options-repeated-key = «{ $key }» apareix dues vegades.
options-value = «{ $value }» no serveix per a «{ $key }»: { $fault }
fault-one-of = ha de ser una d’aquestes paraules: { $words }.
fault-range = ha de ser un nombre enter de { $min } a { $max }.
fault-not-a-square = «{ $text }» no és cap casella.
fault-off-board = { $square } no és al tauler.
fault-repeated = { $square } apareix dues vegades.
fault-only-with = només va juntament amb { $word }.
fault-not-with = no va juntament amb { $word }.
fault-not-a-piece = «{ $text }» no és una peça: una casella i els seus extrems oberts en l’ordre NESW, com ara c1NE.
fault-pieces = hi ha d’haver exactament { $count } peces.
fault-apart =
    { $side ->
        [white] el sender blanc està partit; separat de la resta: { $squares }.
       *[black] el sender negre està partit; separat de la resta: { $squares }.
    }
fault-too-many =
    { $max ->
        [one] hi pot haver com a màxim { $max } casella.
       *[other] hi pot haver com a màxim { $max } caselles.
    }
seats-unknown = «{ $word }» no serveix per a un seient: ha de ser «here», «away» o de «computer-1» a «computer-8».
seats-count = La partida té { $seats } seients i se n’indiquen { $given }.
link-seats = L’enllaç no diu qui juga a cada lloc. { $reason }
link-id = «{ $text }» no pot identificar una partida.
link-cut = Falta el final d’aquest enllaç: es va tallar pel camí. Demana que te’l tornin a enviar.
link-changed = Aquest enllaç es va alterar pel camí i ja no és vàlid. Demana que te’l tornin a enviar.
save-damaged = La partida desada està malmesa.
save-newer = La partida es va desar amb una versió més nova ({ $version }) de Cauce.
save-start = La partida desada no es pot llegir. { $reason }
save-token = La partida desada conté una jugada impossible, «{ $text }». { $reason }
save-unknown-game = La partida es va desar amb una versió de Cauce que té un joc anomenat «{ $name }». Aquesta no el té.
