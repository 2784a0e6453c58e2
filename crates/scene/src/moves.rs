//! The list of moves.

use cauce_rules::{Seat, Side};
use cauce_table::{AnyRecord, Listed, Mark, NodeId};
use serde::Serialize;

use crate::Phrase;

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

/// A move that was played, as only its game can tell of it.
pub(crate) struct Step {
    /// Who made it; none for chance.
    pub(crate) seat: Option<Seat>,
    pub(crate) side: Option<Side>,
    /// A name for the token where it cannot be read as it stands.
    pub(crate) label: Option<Phrase>,
}

/// What the move was that led to a node; `None` for the root.
type StepTo<'a> = &'a dyn Fn(NodeId) -> Option<Step>;

/// Everything that was played after a node of the main line, in the order of
/// [`Branches::listed`](cauce_table::Branches::listed).
pub(crate) fn moves(
    record: &dyn AnyRecord,
    at: NodeId,
    after: NodeId,
    step: StepTo<'_>,
) -> Vec<Played> {
    let branches = record.branches();
    let mut on_line = vec![false; branches.len()];
    branches.back_from(branches.tip(at)).for_each(|id| on_line[id.index()] = true);
    let played = |Listed { node: id, depth, .. }| {
        let (parent, step) = (branches.parent(id)?, step(id)?);
        Some(Played {
            node: id.index(),
            parent: parent.index(),
            number: branches.ply(id),
            seat: step.seat.map(Seat::number),
            side: step.side.map(Side::name),
            text: record.token_text(id),
            label: step.label,
            on_line: on_line[id.index()],
            comment: branches.comment(id).to_owned(),
            mark: branches.mark(id).map_or("", Mark::sign),
            depth,
        })
    };
    branches.listed_after(after).filter_map(played).collect()
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
pub(crate) fn played_since(
    record: &dyn AnyRecord,
    at: NodeId,
    line: String,
    from: NodeId,
    step: StepTo<'_>,
) -> PlayedSince {
    let branches = record.branches();
    let mut to = line.len();
    let token = |id| {
        let (parent, step) = (branches.parent(id)?, step(id)?);
        let token = record.token_text(id);
        let space = if parent == NodeId::ROOT { " : " } else { " " };
        let from = to - token.len() - space.len();
        let played = PlayedToken {
            token,
            seat: step.seat.map(Seat::number),
            side: step.side.map(Side::name),
            ply: branches.ply(id),
            from,
            to,
        };
        to = from;
        Some(played)
    };
    let back = branches.back_from(at).take_while(|&id| id != from);
    let mut tokens: Vec<_> = back.filter_map(token).collect();
    tokens.reverse();
    PlayedSince { line, tokens }
}
