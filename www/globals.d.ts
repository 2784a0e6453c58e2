// Global names for the types that most modules use, so that they need not import them: the engine, its data, and the context.

type Engine = typeof import('./cauce-web.js');
type Board = import('./cauce-web.js').Board;
type View = import('./view.js').View;
type Phrase = import('./view.js').Phrase;
type Place = import('./view.js').Place;
type Seat = import('./view.js').Seat;
type Played = import('./view.js').Played;
type FiledGame = import('./view.js').FiledGame;
type Analysis = import('./view.js').Analysis;
type AnalysisLine = import('./view.js').AnalysisLine;
type Words = import('./kit/words.js').Words;
type Context = import('./element/commands.js').Context;
type Now = import('./element/commands.js').Now;
type CauceGame = import('./element/element.js').CauceGame;
type CauceMark = import('./cauce.d.ts').CauceMark;
