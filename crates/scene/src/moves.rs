//! The move list.

use cauce_rules::{Seat, Side, Token};
use cauce_table::{AnyRecord, ListedNode, Mark, NodeId, Table};
use serde::Serialize;

use crate::{Phrase, Show};

/// One entry of the move list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// The index of its node in the tree.
    pub node: usize,
    /// The index of the parent node.
    pub parent: usize,
    /// The ply, counted from 1; for a chance event, the ply of the move before it.
    pub number: usize,
    /// The seat that moved, counted from 1; `None` for chance.
    pub seat: Option<u8>,
    /// The side of that seat.
    pub side: Option<&'static str>,
    /// The token in the notation.
    pub text: String,
    /// A readable name, for a token that is not readable as it is.
    pub label: Option<Phrase>,
    /// Whether the node is on the current line.
    pub on_line: bool,
    /// The comment in the record, or an empty string.
    pub comment: String,
    /// The annotation sign, such as `?!`, or an empty string.
    pub mark: &'static str,
    /// The depth of variation; the main line has 0.
    pub depth: usize,
}

/// Returns all moves after a node of the main line, in the order of
/// [`TreeIndex::listed`](cauce_table::TreeIndex::listed).
pub(crate) fn moves<G: Show>(table: &Table<G>, after: NodeId) -> Vec<Played> {
    let tree_index = table.tree_index();
    let mut on_line = vec![false; tree_index.len()];
    tree_index.ancestors(tree_index.tip(table.at())).for_each(|id| on_line[id.index()] = true);
    let played = |ListedNode { node: id, depth, .. }| {
        let (parent, token) = (tree_index.parent(id)?, table.tree().token(id)?);
        let (seat, side) = mover(table.record(), id);
        Some(Played {
            node: id.index(),
            parent: parent.index(),
            number: tree_index.ply(id),
            seat,
            side,
            text: token.to_string(),
            label: label::<G>(token),
            on_line: on_line[id.index()],
            comment: tree_index.comment(id).to_owned(),
            mark: tree_index.mark(id).map_or("", Mark::sign),
            depth,
        })
    };
    tree_index.listed_after(after).filter_map(played).collect()
}

/// The moves up to the current node of the table.
///
/// The game line is stored once, and each token gives its range in it. A separate line for each
/// token would take quadratic space, too much for the longest games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedSince {
    /// The game line up to the current node.
    pub line: String,
    /// The tokens in playing order.
    pub tokens: Vec<PlayedToken>,
}

/// A token that was played, as data for the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedToken {
    /// The token in the notation.
    pub token: String,
    /// The seat that played it, counted from 1; `None` for chance.
    pub seat: Option<u8>,
    /// The side of that seat.
    pub side: Option<&'static str>,
    /// The number of plies up to and including this token.
    pub ply: usize,
    /// The length of the game line before this token, in bytes.
    pub from: usize,
    /// The length of the game line up to the end of this token, in bytes.
    pub to: usize,
}

/// Returns the moves from a node, or from the start if it is not an ancestor of the current one.
pub(crate) fn played_since<G: Show>(table: &Table<G>, line: String, from: NodeId) -> PlayedSince {
    let tree_index = table.tree_index();
    let mut to = line.len();
    let token = |id| {
        let (parent, token) = (tree_index.parent(id)?, table.tree().token(id)?.to_string());
        let (seat, side) = mover(table.record(), id);
        let space = if parent == NodeId::ROOT { " : " } else { " " };
        let from = to - token.len() - space.len();
        let played = PlayedToken { token, seat, side, ply: tree_index.ply(id), from, to };
        to = from;
        Some(played)
    };
    let back = tree_index.ancestors(table.at()).take_while(|&id| id != from);
    let mut tokens: Vec<_> = back.filter_map(token).collect();
    tokens.reverse();
    PlayedSince { line, tokens }
}

/// Returns the seat number and the side name of the player whose move led to a node.
pub(crate) fn mover(record: &dyn AnyRecord, id: NodeId) -> (Option<u8>, Option<&'static str>) {
    let (seat, side) = record.mover(id);
    (seat.map(Seat::number), side.map(Side::name))
}

fn label<G: Show>(token: Token<G::Move>) -> Option<Phrase> {
    match token {
        Token::Resign => Some(Phrase::new("move-resign")),
        Token::Draw => Some(Phrase::new("move-draw")),
        Token::Time => Some(Phrase::new("move-time")),
        Token::Move(mv) => G::move_label(mv),
    }
}
