//! The list of moves.

use cauce_rules::{Seat, Side, Token};
use cauce_table::{AnyRecord, ListedNode, Mark, NodeId, Table};
use serde::Serialize;

use crate::{Phrase, Show};

/// One entry of the list of moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// The number of its node in the tree.
    pub node: usize,
    /// The number of the node before it.
    pub parent: usize,
    /// Which ply it was, counted from 1; for a chance event the number of the ply before it.
    pub number: usize,
    /// Who made it, counted from 1; none for chance.
    pub seat: Option<u8>,
    /// What that seat plays.
    pub side: Option<&'static str>,
    /// The token.
    pub text: String,
    /// A name for the token where it cannot be read as it stands.
    pub label: Option<Phrase>,
    /// Whether it belongs to the line that is shown.
    pub on_line: bool,
    /// What somebody wrote about it; empty where nobody did.
    pub comment: String,
    /// The sign that says how good it was, such as `?!`; empty where nobody says so.
    pub mark: &'static str,
    /// How deep in variations it is: 0 is the main line.
    pub depth: usize,
}

/// Everything that was played after a node of the main line, in the order of
/// [`TreeIndex::listed`](cauce_table::TreeIndex::listed).
pub(crate) fn moves<G: Show>(table: &Table<G>, after: NodeId) -> Vec<Played> {
    let tree_index = table.tree_index();
    let mut on_line = vec![false; tree_index.len()];
    tree_index.ancestors(tree_index.tip(table.at())).for_each(|id| on_line[id.index()] = true);
    let played = |ListedNode { node: id, depth, .. }| {
        let (parent, token) = (tree_index.parent(id)?, table.tree().token(id)?);
        let (seat, side) = player(table, id);
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

/// What was played up to where the table stands.
///
/// The line stands here once and each token says which part of it is its own: a line for each token
/// would be more text than a page can hold, where a game is as long as a line may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedSince {
    /// The game line.
    pub line: String,
    /// The tokens, the last one at its end.
    pub tokens: Vec<PlayedToken>,
}

/// A token that was played, as a page is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayedToken {
    /// The token.
    pub token: String,
    /// Who played it, counted from 1; none for chance.
    pub seat: Option<u8>,
    /// What that seat plays.
    pub side: Option<&'static str>,
    /// How many moves were made, this one counted.
    pub ply: usize,
    /// How long the game line before it is.
    pub from: usize,
    /// How long it is with it.
    pub to: usize,
}

/// What was played from a node to where the table stands; from the start, where the node is not on
/// the way.
pub(crate) fn played_since<G: Show>(table: &Table<G>, line: String, from: NodeId) -> PlayedSince {
    let tree_index = table.tree_index();
    let mut to = line.len();
    let token = |id| {
        let (parent, token) = (tree_index.parent(id)?, table.tree().token(id)?.to_string());
        let (seat, side) = player(table, id);
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

/// Who made the move that led to a node, and what they play; nobody where chance was drawn.
fn player<G: Show>(table: &Table<G>, id: NodeId) -> (Option<u8>, Option<&'static str>) {
    let record = table.record();
    let seat = table.tree_index().parent(id).and_then(|before| record.seat_at(before));
    // A player who swaps in Snorkels plays the other side from then on.
    let side = seat.and_then(|seat| record.side_at(id, seat));
    (seat.map(Seat::number), side.map(Side::name))
}

/// A name for a token that cannot be read as it stands.
fn label<G: Show>(token: Token<G::Move>) -> Option<Phrase> {
    match token {
        Token::Resign => Some(Phrase::new("move-resign")),
        Token::Draw => Some(Phrase::new("move-draw")),
        Token::Time => Some(Phrase::new("move-time")),
        Token::Move(mv) => G::move_label(mv),
    }
}
