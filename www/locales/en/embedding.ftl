### The page about embedding a board on another site.

embedding-title = Put a board on your site
embedding-lead = Two lines of HTML put a game on your blog, club page or course. No accounts, no tracking.
embedding-contents = On this page

## Board maker

embedding-make = Make your board
embedding-game = Game
embedding-own-game = To embed a position or a game of your own, open it and choose “{ command-share }”, then “{ share-form-page }”.
embedding-controls = Around the board
embedding-controls-full = Everything
embedding-controls-compact = Status and undo
embedding-controls-moves = List of moves
embedding-controls-none = Nothing
embedding-lang-page = The page’s own
embedding-readonly = View only
embedding-way = Embed as
embedding-way-script = Two lines
embedding-way-frame = An iframe
embedding-way-script-hint = The board becomes a part of your page: your styles can colour it and your scripts can steer it.
embedding-way-frame-hint = For sites that let you embed a video but not a script. The frame stays apart from your page and talks to it by messages.
embedding-code = Code to copy

## Examples

embedding-examples = Live examples
embedding-diagram = A diagram in a text
embedding-diagram-before = A group of snorkels lives as long as one of its divers has an empty square beside it. Count the air of each group here before you read on.
embedding-diagram-caption = controls="none" readonly
embedding-diagram-after = The diagram takes the width of its column and the theme of its reader, stays sharp in print and on any screen, and can be read square by square with a screen reader.
embedding-playable = A board to play on
embedding-playable-text = Mouse, touch, keyboard and screen reader: all that works on our own pages works on yours.
embedding-study = A study to read
embedding-study-text = A whole game with variations and comments, on any blog: readers step through it with the buttons or the keys “,” and “.” and read along.
embedding-study-first = In the middle this diver has air on four sides.
embedding-study-corner = In the corner only two squares give air.
embedding-script = A board that your script drives
embedding-script-text = These buttons belong to the page around the board. They call its methods, and the list hears its events.
embedding-script-random = Random move
embedding-script-restart = Begin again
embedding-script-heard = What the board reported
embedding-script-quiet = Nothing yet: make a move.
embedding-two = One game on two boards
embedding-two-text = Each board has one player here and the other away. What is played or drawn on one of them is a token, which is sent to the other and played there, after the same line. An undo on one is an undo on the other.
embedding-two-windows = Between two windows of one site:
embedding-two-sites = Between two sites, of which one stands in a frame of the other:

## Reference

embedding-reference = Reference
embedding-reference-text = From cauce.d.ts, which comes with the files. It is in English.
embedding-element = The element
embedding-looks = Colours, fonts and parts
embedding-looks-text = Set custom properties on the element, and style the pieces of its frame by their parts.
embedding-looks-frame = Colours of the frame
embedding-looks-boards = Colours of the boards
embedding-looks-measures = Fonts and measures
embedding-messages = Messages of the iframe
embedding-messages-text = The page in the frame takes the methods, properties and events of the element as messages. Ask it once the frame has loaded. It answers only the origin of the page around it, and ignores everything else.
embedding-policy = Content-Security-Policy
embedding-policy-text = There is no inline script or style. Where the files are your own, this is enough:
embedding-policy-elsewhere = Where they come from another address, name it in script-src, and in connect-src if you have one.
embedding-policy-computer = Computer players think in a worker. From another address it needs worker-src, with blob: and that address. Where it is not allowed they think on the page itself, and take longer.
embedding-own = Files of your own
embedding-own-text = The npm package “cauce” holds the module, the wasm file, types and words. It works with Vite and other bundlers, and without any.
embedding-own-elsewhere = A page of another origin can use your files, too, if your server sends Access-Control-Allow-Origin: * with them.
embedding-manners = Good manners
embedding-manners-text = The element adds nothing else to your page, fetches nothing but its own files, and stores nothing. Your readers can scroll over it by touch, and when you take it out of the page nothing of it stays behind.
