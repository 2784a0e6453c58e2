//! The list of moves.

use cauce_rules::{Phrase, Token, Turn};
use cauce_table::{NodeId, Table};
use serde::Serialize;

use crate::{Spoken, stage};

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
    pub label: Option<Spoken>,
    /// Whether the table stands here.
    pub current: bool,
    /// Whether it belongs to the line that is shown.
    pub on_line: bool,
    /// What somebody wrote about it; empty where nobody did.
    pub comment: String,
    /// How deep in variations it is: 0 is the main line.
    pub depth: usize,
}

/// Everything that was played, in reading order: each move is followed by the variations that
/// replace it, then by what comes after it.
pub fn moves(table: &Table) -> Vec<Played> {
    let tree = table.tree();
    let mut on_line = vec![false; tree.len()];
    tree.back_from(tree.tip(table.at())).for_each(|id| on_line[id.index()] = true);
    let mut list = Vec::with_capacity(tree.len());
    // What is still to be listed: a node, its ply, its depth, and its main line after it.
    let mut ahead: Vec<(NodeId, usize, usize, bool)> = Vec::new();
    let begin = |ahead: &mut Vec<_>, from: NodeId, number, depth| {
        if let Some(&main) = tree.node(from).children.first() {
            ahead.push((main, number, depth, true));
        }
    };
    begin(&mut ahead, NodeId::ROOT, 0, 0);
    while let Some((id, before, depth, main)) = ahead.pop() {
        let node = tree.node(id);
        let Some((parent, token)) = node.from else { continue };
        let game = &tree.node(parent).game;
        let seat = game.turn().seat();
        let number = before + usize::from(game.turn() != Turn::Chance);
        list.push(Played {
            node: id.index(),
            parent: parent.index(),
            number,
            seat: seat.map(|seat| seat.number()),
            side: seat.and_then(|seat| game.side(seat)).map(|side| side.name()),
            text: token.to_string(),
            label: label(token).map(Spoken),
            current: id == table.at(),
            on_line: on_line[id.index()],
            comment: node.comment.clone(),
            depth,
        });
        begin(&mut ahead, id, number, depth);
        if main {
            // Variations are listed before the main line goes on, so they are pushed last.
            let others = tree.node(parent).children.iter().skip(1).rev();
            ahead.extend(others.map(|&other| (other, before, depth + 1, false)));
        }
    }
    list
}

fn label(token: Token) -> Option<Phrase> {
    match token {
        Token::Resign => Some(Phrase::new("move-resign")),
        Token::Draw => Some(Phrase::new("move-draw")),
        Token::Move(mv) => stage::move_label(mv),
    }
}
