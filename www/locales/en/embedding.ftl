### The pages about putting a board on a site of one's own.

embedding-title = Put a board on your site
embedding-lead = Two lines of HTML put a game on your blog, club page or course. Nobody needs an account, and nobody is told who plays.

## The board to be made

embedding-make = Make your board
embedding-game = Game
embedding-position = Position
embedding-position-start = The beginning
embedding-position-middle = In mid-game
embedding-position-own = A game line of my own
embedding-line = Game line
embedding-line-hint = In any game, “{ command-share }” shows its line.
embedding-controls = Around the board
embedding-controls-full = Everything
embedding-controls-compact = Status and undo
embedding-controls-none = Nothing
embedding-lang-page = The page’s own
embedding-readonly = View only
embedding-way = Embed as
embedding-way-script = Two lines
embedding-way-frame = An iframe
embedding-way-script-hint = The board becomes a part of your page: your styles can colour it and your scripts can steer it.
embedding-way-frame-hint = For sites that let you embed a video but no script. The frame keeps to itself and talks to your page by messages.
embedding-code = Code to copy

## Examples

embedding-examples = Live examples
embedding-diagram = A diagram in a text
embedding-diagram-before = A group of snorkels lives as long as one of its divers has an empty square beside it. Count the air of each group here before you read on.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = The diagram takes the width of its column and the theme of its reader, stays sharp in print and on any screen, and can be read square by square with a screen reader.
embedding-playable = A board to play on
embedding-playable-text = Mouse, touch, keyboard and screen reader: all that works on our own pages works on yours.
embedding-script = A board that your script drives
embedding-script-text = These buttons belong to the page around the board. They call its methods, and the list hears its events.
embedding-script-random = Random move
embedding-script-restart = Begin again
embedding-script-heard = What the board reported
embedding-script-quiet = Nothing yet: make a move.
embedding-pair = Two boards side by side
embedding-pair-text = Two answers to the same position. All boards of a page share one WebAssembly module.
embedding-pair-first = Green holds on at d6
embedding-pair-second = Green goes round by c4

## Reference

embedding-reference = Reference
embedding-reference-text = The same stands in cauce.d.ts, with types.
embedding-attributes = Attributes, each a property too
embedding-attribute-game = A game’s name: a fresh game with default options.
embedding-attribute-line = A whole game line; it wins over “game”. A line that cannot be read is explained, and a fresh game opened instead.
embedding-attribute-lang = en, es, fr or ca. Without it the nearest “lang” of your page counts, then the reader’s browser.
embedding-attribute-controls = full; compact: board, status and undo; none: the board alone.
embedding-attribute-readonly = The game is shown and can be replayed, and takes no moves. Nothing is drawn by lot.
embedding-attribute-theme = auto, light or dark.
embedding-members = Properties and methods
embedding-members-text = A square is named as in a game line, such as d4; so are moves, which are called tokens.
embedding-member-ready = A promise, fulfilled when the game can be played.
embedding-member-line = The game line up to the position shown. Setting it opens another game.
embedding-member-turn = Whose turn it is: kind (move, chance or over), seat and side.
embedding-member-legal = The tokens that can be played now.
embedding-member-outcome = The winners and the reason once the game is over; null before that.
embedding-member-score = The score by side; null as long as there is none.
embedding-member-ply = How many moves were made.
embedding-member-play = Plays a token, or throws a CauceError with token and reason, and then nothing changes.
embedding-member-undo = From decision to decision. Redo brings the same draws back.
embedding-member-goto = Goes to the position after so many moves.
embedding-member-restart = Begins the same game again.
embedding-member-svg = The picture as SVG text.
embedding-member-rect = Where a square is: a DOMRect in client pixels; null where there is none.
embedding-member-classes = What the module exports besides: the class of the element, and the error that “play” throws.
embedding-events = Events
embedding-events-text = All of them bubble and are composed.
embedding-event-ready = The game can be played.
embedding-event-move = A token was played, or drawn by lot.
embedding-event-turn = It is another’s turn, or the game is over.
embedding-event-end = A move has ended the game.
embedding-event-error = A line could not be read, or the files could not be loaded.
embedding-looks = Colours, fonts and parts
embedding-looks-text = Set custom properties on the element, and style the pieces of its frame by their parts.
embedding-looks-frame = Colours of the frame
embedding-looks-boards = Colours of the boards
embedding-looks-measures = Fonts and measures
embedding-parts = Parts
embedding-parts-text = The pieces of the frame, each with those inside it.
embedding-messages = Messages of the iframe
embedding-messages-text = Post them to the window of the frame once it has said “ready”. It answers only the origin of the page around it, and passes over everything else.
embedding-messages-ask = To the frame
embedding-messages-told = From the frame
embedding-ask-play = Plays a token; answered by “move”, or by “error” with token and reason.
embedding-ask-set = Opens a game line.
embedding-ask-get = Asks for the state.
embedding-ask-undo = As the methods; answered by “state”.
embedding-told-ready = The game can be played; with all of “state”.
embedding-told-state = How things stand: the answer to what was asked, and after every change.
embedding-told-move = A token was played, or drawn by lot.
embedding-told-end = A move has ended the game.
embedding-told-error = A token or a line was refused.
embedding-told-resize = How large the frame must be for all to be seen.
embedding-policy = Content-Security-Policy
embedding-policy-text = There is no inline script or style. Where the files are your own, this is enough:
embedding-policy-elsewhere = Where they come from another address, name it in script-src, and in connect-src if you have one.
embedding-own = Files of your own
embedding-own-text = The npm package “cauce” holds the module, the wasm file, types and words. It works with Vite and other bundlers, and without any.
embedding-own-elsewhere = A page of another origin can use your files, too, if your server sends Access-Control-Allow-Origin: * with them.
embedding-manners = Manners
embedding-manners-text = The element adds nothing else to your page, asks the network for nothing but its own files, and stores nothing. Your readers scroll over it by touch, and when you take it out of the page it lets go of everything.
