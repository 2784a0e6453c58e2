//! Games as text that people keep and send: a record like chess's PGN.
//!
//! ```text
//! [Game "snorkels"]
//! [Stones "c3,e5"]
//! [Player1 "Ana"]
//! [Player2 "Ben"]
//! [Date "2026.11.21"]
//! [Result "1-0"]
//!
//! 1. d4 {The middle.} (1. e4 2. swap) 2. swap!? 3. e4 4. resign 1-0
//! ```
//!
//! * **Tags** come first: the game, an option each with its key capitalised, then the players by
//!   seat (`Player1`), the points they brought with them from earlier games of a series where they
//!   have any (`Points1`), who moves for the seats where somebody plays from elsewhere
//!   (`[Seats "here away"]`), the date, the result, and any others, which are kept as they are.
//!   `Result` always follows from the moves: a figure for each seat, 1 for winners, 0 for losers,
//!   1/2 for all in a draw, and `*` while the game goes on. It is repeated after the last move.
//! * **Tokens** are those of the game line. Moves are numbered from 1, one by one; chance events
//!   stand among them without a number. When read, numbers are passed over.
//! * **Marks** stand right behind the token that they are about, as in `d4!?`; see [`Mark`](crate::Mark).
//! * **Comments** stand in braces after the token that they are about; one before the first token
//!   is about the start, or in a variation about the token that follows.
//! * **Commands** in a comment say something to programs: `[%win 62 38]`, a name and a value. They are
//!   kept like all of the comment; the page passes them over where it shows what people wrote, and
//!   gives some of them a meaning. `win` tells how likely each seat is to win, in percent by seat, as a
//!   computer judged the position; where the outcome is proved, `#5` follows, the number of moves
//!   and draws by lot until then at most. `computer` tells that a computer has added the variation
//!   that begins with this token, as the better line.
//!   `[%csl Bd4,Re5]` and `[%cal Gd4e5]` tell what was drawn over the board: circles round squares
//!   and arrows between two, blue, red or green, as in chess.
//! * **Variations** stand in parentheses after the token that they replace.
//! * **Escapes**, in tags and comments alike: `\\`, `\"`, `\}`, `\n` for the end of a line, and
//!   `\x1b` for any other control character. A backslash before anything else is a backslash.
//!   The end of a line of the file, inside a comment, is a space, so that files can be wrapped.
//! * **Several games** follow one another; each begins with its tags.
//! * **Limits**: [`Tags::MAX`], [`RecordReader::MAX_TOKENS`], [`RecordReader::MAX_DEPTH`] and
//!   [`RecordReader::MAX_BYTES`], for each game. Reading takes time with the length of the text.

mod error;
mod lexer;
mod read;
mod tags;
mod write;

#[cfg(test)]
mod model;
#[cfg(test)]
mod tests;

use std::fmt;

use cauce_rules::{Game, GameKind, GameLine, MoveError, Options, Outcome, Seat, Side};

use crate::{AnyRecord, GameInfo, NodeId, Player, Tree, TreeIndex};
pub use error::{RecordError, RecordErrorKind};
pub use lexer::TextPlace;
pub use read::{Fill, Heading, Read, ReadError, RecordCheckpoint, RecordReader};
pub use tags::Tags;

/// A game as a record holds it. It prints as its text.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) info: GameInfo,
    pub(crate) tree: Tree<G>,
}

impl<G: Game> Record<G> {
    /// The record of a game before the first move, of which nothing else is known.
    pub(crate) fn new(options: G::Options, start: G) -> Self {
        Self { options, info: GameInfo::new(start.seats()), tree: Tree::new(start) }
    }

    /// The options of the game line.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The people who played, by seat.
    pub fn players(&self) -> &[Player] {
        self.info.players()
    }

    /// The tags that say nothing of the game itself, such as its date.
    pub fn tags(&self) -> &Tags {
        self.info.tags()
    }

    /// Every line, with comments.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The main line as a game line.
    pub fn line(&self) -> String {
        self.line_to(self.tree.index().main_tip())
    }

    /// The game line from the start to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        (self as &dyn AnyRecord).line_to(id)
    }
}

impl<G: Game> From<&GameLine<G>> for Record<G> {
    /// The record of a game of which nothing but the line is known.
    fn from(line: &GameLine<G>) -> Self {
        let mut record = Self::new(line.options().clone(), line.start().clone());
        let mut at = NodeId::ROOT;
        for &token in line.tokens() {
            // A game line holds nothing but tokens that are legal one after the other.
            let Ok(next) = record.tree.add(at, token) else { break };
            at = next;
        }
        record
    }
}

impl<G: Game> AnyRecord for Record<G> {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn option(&self, key: &str) -> Option<String> {
        self.options.get(key)
    }

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn info_mut(&mut self) -> &mut GameInfo {
        &mut self.info
    }

    fn tree_index(&self) -> &TreeIndex {
        self.tree.index()
    }

    fn tree_index_mut(&mut self) -> &mut TreeIndex {
        self.tree.index_mut()
    }

    fn token_text(&self, id: NodeId) -> String {
        self.tree.token(id).map(|token| token.to_string()).unwrap_or_default()
    }

    fn add_text(&mut self, id: NodeId, token: &str) -> Result<NodeId, MoveError> {
        let token = self.tree.game(id).parse_token(token)?;
        self.tree.add(id, token)
    }

    fn outcome(&self, id: NodeId) -> Option<Outcome> {
        self.tree.game(id).outcome()
    }

    fn seat_at(&self, id: NodeId) -> Option<Seat> {
        self.tree.game(id).turn().seat()
    }

    fn side_at(&self, id: NodeId, seat: Seat) -> Option<Side> {
        self.tree.game(id).side(seat)
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::write(self))
    }
}

impl fmt::Display for dyn AnyRecord + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write::write(self))
    }
}
