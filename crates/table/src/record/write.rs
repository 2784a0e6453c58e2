//! Writing records.

use cauce_rules::{AnyOptions, Seat, Turn};

use super::{
    Tags,
    lexer::escape,
    tags::{Meaning, option_tag},
};
use crate::{NodeId, Player, Tree};

/// Lines of moves are wrapped after so many characters, where they can be.
const WIDTH: usize = 80;

/// Writes a game as a record.
pub(crate) fn write(options: &AnyOptions, players: &[Player], tags: &Tags, tree: &Tree) -> String {
    let kind = options.kind();
    let result = result(tree);
    let mut out = Lines::default();
    out.tag("Game", kind.name());
    for key in kind.option_keys() {
        if let Some(value) = options.get(key) {
            out.tag(&option_tag(key), &value);
        }
    }
    let named = players.iter().zip(1..).filter(|(player, _)| !player.name.is_empty());
    named.for_each(|(player, seat)| out.tag(&format!("Player{seat}"), &player.name));
    let ahead = players.iter().zip(1..).filter(|(player, _)| player.points > 0);
    ahead.for_each(|(player, seat)| out.tag(&format!("Points{seat}"), &player.points.to_string()));
    out.tags(tags.iter().filter(|(name, _)| *name == "Date"));
    out.tag("Result", &result);
    let others = tags.iter().filter(|(name, _)| *name != "Date");
    out.tags(others.filter(|(name, _)| Meaning::of(kind, name) == Meaning::Free));
    out.text.push('\n');
    moves(&mut out, tree);
    out.word(&result);
    out.text.push('\n');
    out.text
}

/// How the main line ends, as the tag has it.
pub(super) fn result(tree: &Tree) -> String {
    let game = &tree.node(tree.main_tip()).game;
    let Some(outcome) = game.outcome() else { return "*".to_owned() };
    let figure = |seat| match outcome.winners {
        winners if winners.is_empty() => "1/2",
        winners if winners.contains(seat) => "1",
        _ => "0",
    };
    Seat::all(game.seats()).map(figure).collect::<Vec<_>>().join("-")
}

/// What is still to be written.
enum Ahead {
    /// What follows this node.
    After(NodeId),
    /// A variation that begins with this node.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

fn moves(out: &mut Lines, tree: &Tree) {
    out.comment(&tree.node(NodeId::ROOT).comment);
    let mut ahead = vec![Ahead::After(NodeId::ROOT)];
    while let Some(next) = ahead.pop() {
        match next {
            Ahead::After(node) => {
                if let [main, variations @ ..] = tree.node(node).children.as_slice() {
                    out.token(tree, *main, "");
                    ahead.push(Ahead::After(*main));
                    ahead.extend(variations.iter().rev().copied().map(Ahead::Variation));
                }
            }
            Ahead::Variation(node) => {
                out.token(tree, node, "(");
                ahead.extend([Ahead::Close, Ahead::After(node)]);
            }
            Ahead::Close => out.text.push(')'),
        }
    }
}

/// Text that is written in lines of a bounded width.
#[derive(Default)]
struct Lines {
    text: String,
    /// The length of the line that is being written, in characters.
    length: usize,
}

impl Lines {
    fn tags<'a>(&mut self, tags: impl Iterator<Item = (&'a str, &'a str)>) {
        tags.for_each(|(name, value)| self.tag(name, value));
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.text += &format!("[{name} \"{}\"]\n", escape(value));
    }

    /// Writes a node's token with its number, and its comment.
    fn token(&mut self, tree: &Tree, id: NodeId, before: &str) {
        let node = tree.node(id);
        let Some((parent, token)) = node.from else { return };
        if tree.node(parent).game.turn() == Turn::Chance {
            self.word(&format!("{before}{token}"));
        } else {
            self.word(&format!("{before}{}. {token}", node.ply));
        }
        self.comment(&node.comment);
    }

    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let text = format!("{{{}}}", escape(text));
        // A line may end only at a single space: the reader makes it one again.
        let mut from = 0;
        for (offset, _) in text.match_indices(' ') {
            let alone = |c: Option<char>| c.is_some_and(|c| !c.is_whitespace());
            let before = text[..offset].chars().next_back();
            let after = text[offset + 1..].chars().next();
            if alone(before) && alone(after) {
                self.word(&text[from..offset]);
                from = offset + 1;
            }
        }
        self.word(&text[from..]);
    }

    /// Writes something that is not broken, on a new line where this one is full.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let begins = self.text.ends_with('\n');
        if begins {
            self.length = 0;
        } else if self.length + 1 + length > WIDTH {
            self.text.push('\n');
            self.length = 0;
        } else {
            self.text.push(' ');
            self.length += 1;
        }
        self.text += word;
        self.length += length;
    }
}
