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
//! 1. d4 {The middle.} (1. e4 2. swap) 2. swap 3. e4 4. resign 1-0
//! ```
//!
//! * **Tags** come first: the game, an option each with its key capitalised, then the players by
//!   seat (`Player1`), the points they brought with them from earlier games of a series where they
//!   have any (`Points1`), the date, the result, and any others, which are kept as they are.
//!   `Result` always follows from the moves: a figure for each seat, 1 for winners, 0 for losers,
//!   1/2 for all in a draw, and `*` while the game goes on. It is repeated after the last move.
//! * **Tokens** are those of the game line. Moves are numbered from 1, one by one; chance events
//!   stand among them without a number. When read, numbers are passed over.
//! * **Comments** stand in braces after the token that they are about; one before the first token
//!   is about the start, or in a variation about the token that follows.
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

use cauce_rules::{Game, GameLine, Options, write_line};

use crate::{NodeId, Player, Tree};
pub use error::{RecordError, RecordFault};
pub use lexer::TextPlace;
pub use read::{Heading, Read, RecordMark, RecordReader};
pub use tags::Tags;

/// A game as a record holds it. It prints as its text.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    pub(crate) options: G::Options,
    /// By seat.
    pub(crate) players: Vec<Player>,
    pub(crate) tags: Tags,
    pub(crate) tree: Tree<G>,
}

impl<G: Game> Record<G> {
    /// The record of a game before the first move, of which nothing else is known.
    pub(crate) fn new(options: G::Options, start: G) -> Self {
        let players = vec![Player::default(); start.seats().into()];
        Self { options, players, tags: Tags::default(), tree: Tree::new(start) }
    }

    /// The options of the game line.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The people who played, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The tags that say nothing of the game itself, such as its date.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Every line, with comments.
    pub fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The main line as a game line.
    pub fn line(&self) -> String {
        self.line_to(self.tree.branches().main_tip())
    }

    /// The game line from the start to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        let mut line = String::new();
        // Writing to a string cannot fail.
        let _ = write_line::<G>(&mut line, &self.options, self.tree.tokens(id));
        line
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

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { options, players, tags, tree } = self;
        let value = |key: &&'static str| Some((*key, options.get(key)?));
        let options: Vec<_> = G::Options::KEYS.iter().filter_map(value).collect();
        f.write_str(&write::write(G::KIND, &options, players, tags, tree))
    }
}
