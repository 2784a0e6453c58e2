//! A text format for games, similar to PGN in chess.
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
//! * **Tags** come first: the game, one tag per option with its key capitalised, and the players by
//!   seat (`Player1`). Optional ones follow: the points from earlier games of a series (`Points1`),
//!   and the seats if not all players are at this table (`[Seats "here away"]`). Then come the date,
//!   the result and any other tags, which are kept unchanged.
//! * **`Result`** follows from the moves. It has one figure per seat: 1 for winners, 0 for losers,
//!   1/2 for all in a draw. While the game is in progress, it is `*`. The last move is followed by
//!   the result again.
//! * **Tokens** are those of the game line. Moves are numbered from 1; chance events have no number.
//!   The parser ignores the numbers.
//! * **Marks** directly follow their token, as in `d4!?`; see [`Mark`](crate::Mark).
//! * **Comments** are in braces after their token. A comment before the first token describes the
//!   start; at the beginning of a variation, it describes the token that follows.
//! * **Commands** in a comment have a name and a value and are meant for programs. The page does not
//!   display them, and interprets some of them. `[%win 62 38]` gives each seat's probability of
//!   winning in percent, as evaluated by a computer. If the outcome is proved, `#5` follows: the
//!   maximum number of moves and chance events to the end. `computer` marks the first token of a
//!   better line that a computer has added. `[%csl Bd4,Re5]` and `[%cal Gd4e5]` are circles and
//!   arrows drawn on the board in blue, red or green, as in chess.
//! * **Variations** are in parentheses after the token that they replace.
//! * **Escapes** in tags and comments are `\\`, `\"`, `\}`, `\n` for a line break and `\x1b` for any
//!   other control character. A backslash before anything else is literal. A line break of the file
//!   inside a comment is a space, so that files can be wrapped.
//! * **Several games** may follow one another; each begins with its tags.
//! * **Limits** for each game are [`Tags::MAX`], [`RecordReader::MAX_TOKENS`],
//!   [`RecordReader::MAX_DEPTH`] and [`RecordReader::MAX_BYTES`]. Parsing takes linear time.

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
pub use read::{FillRecord, Heading, Read, ReadError, RecordCheckpoint, RecordReader};
pub use tags::Tags;

/// A game with its options, players, tags and tree of moves. `Display` writes the record text.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) info: GameInfo,
    pub(crate) tree: Tree<G>,
}

impl<G: Game> Record<G> {
    pub(crate) fn new(options: G::Options, start: G) -> Self {
        Self { options, info: GameInfo::new(start.seats()), tree: Tree::new(start) }
    }

    /// Returns the options of the game line.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Returns the players by seat.
    pub fn players(&self) -> &[Player] {
        self.info.players()
    }

    /// Returns the tags that do not describe the game itself, such as the date.
    pub fn tags(&self) -> &Tags {
        self.info.tags()
    }

    /// Returns the tree of moves, with comments and marks.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// Returns the game line of the main line.
    pub fn line(&self) -> String {
        self.line_to(self.tree.index().main_tip())
    }

    /// Returns the game line from the start to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        (self as &dyn AnyRecord).line_to(id)
    }
}

impl<G: Game> From<&GameLine<G>> for Record<G> {
    fn from(line: &GameLine<G>) -> Self {
        let mut record = Self::new(line.options().clone(), line.start().clone());
        let mut at = NodeId::ROOT;
        for &token in line.tokens() {
            // The tokens of a game line are always legal in order.
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
