### The lesson of Snorkels.

snorkels-lesson-air = Air
snorkels-lesson-air-text = A snorkel has four tubes and breathes through the empty squares beside it. The number says how many there are.
snorkels-lesson-air-task = Place a snorkel where all four of its tubes are open.
snorkels-lesson-air-done = Four tubes, four ways to breathe. At the rim there are fewer.

snorkels-lesson-block = Blocked tubes
snorkels-lesson-block-text = In turn, each of you places one snorkel on an empty square, where it stays for good. The rim, a stone and the other colour block a tube: it gets a cap.
snorkels-lesson-block-task = Block one of the tubes of the green snorkel in the middle.
snorkels-lesson-block-done = One tube less for green. The stone had taken one already.

snorkels-lesson-group = One group, one breath
snorkels-lesson-group-text = Snorkels of one colour that stand side by side are a group and share all their air. One whose own tubes are blocked lives on through its neighbours.
snorkels-lesson-group-task = Join your two snorkels into one group.
snorkels-lesson-group-done = Three snorkels that breathe together.

snorkels-lesson-save = Short of breath
snorkels-lesson-save-text = When a group can breathe from a single square only, its number turns red: a snorkel of the other colour there would take its last air.
snorkels-lesson-save-task = Your snorkel in the corner is in danger. Give it more air.
snorkels-lesson-save-done = Well saved: the group can breathe from two squares again.
snorkels-lesson-save-open = Now green would block the last tube in the corner and win. The corner comes first!

snorkels-lesson-capture = The last tube
snorkels-lesson-capture-text = If a group of the other colour has no air after your move, you win at once.
snorkels-lesson-capture-task = Block the last tube of the green snorkel in the middle.
snorkels-lesson-capture-done = No air left: it is captured, and you have won.

snorkels-lesson-shared = Every single tube
snorkels-lesson-shared-text = A group lives as long as any of its snorkels can breathe. Only when all their tubes are blocked is it captured.
snorkels-lesson-shared-task = The green group of three has one tube left. Find it and block it.
snorkels-lesson-shared-done = That was the last one. The whole group is captured.

snorkels-lesson-fork = Two at once
snorkels-lesson-fork-text = Nobody can be in two places. If one move of yours puts two groups in danger, only one of them can be saved.
snorkels-lesson-fork-task = Place a snorkel so that two green groups have just one tube left each.
snorkels-lesson-fork-done = Now green can save only one of them.
snorkels-lesson-fork-task-2 = Green has saved the left one. Capture the other.
snorkels-lesson-fork-done-2 = Two threats at once: there was no way out.

snorkels-lesson-self = Mind your own breath
snorkels-lesson-self-text = If one of your own groups has no air after your move, you lose. And nobody may pass: you have to place somewhere.
snorkels-lesson-self-task = Most of the empty squares here are deadly. Place a snorkel where you survive.
snorkels-lesson-self-done = That was safe, and now green has to place.
snorkels-lesson-self-lost = There your own snorkels have no air, and you lose. Try another square.

snorkels-lesson-both = Both at once
snorkels-lesson-both-text = If groups of both colours lose their last air in the same move, whoever made it wins.
snorkels-lesson-both-task = The green snorkel in the corner has one square of air. Go in, though you have none there.
snorkels-lesson-both-done = Neither has any air, but it was your move: you win.

snorkels-lesson-room = Room till the end
snorkels-lesson-room-text = The board fills up. Whoever runs out of safe squares must take away their own air. So fence off room early where only you can place.
snorkels-lesson-room-task = Green has one safe square left. Take it away.
snorkels-lesson-room-done = Green must place all the same, takes its own last air, and you win.
snorkels-lesson-room-lost = That was your own last air, and you lose. Look for the square that green needs.

snorkels-lesson-colour = Who is purple?
snorkels-lesson-colour-text = Player 1 places the first purple snorkel. Then player 2 chooses: switch to purple, or stay green and place a snorkel. So a first move that is too good does not pay.
snorkels-lesson-colour-task = You are player 2, and the middle is strong. Switch to purple.
snorkels-lesson-colour-done = The snorkel is yours now, and player 1 goes on as green.
