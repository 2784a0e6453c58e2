//! Writing records.

use cauce_rules::Seat;

use super::{
    lexer::escape,
    tags::{Meaning, option_tag},
};
use crate::{AnyRecord, ListedNode, Mark, NodeId, tree_index::NodeKind};

/// Lines of moves are wrapped after so many characters, where they can be.
const WIDTH: usize = 80;

/// Writes a game as a record.
pub(super) fn write(record: &dyn AnyRecord) -> String {
    let (kind, players, tags) = (record.kind(), record.info().players(), record.info().tags());
    let result = result(record);
    let mut out = Lines::default();
    out.tag("Game", kind.name());
    record.options().for_each(|(key, value)| out.tag(&option_tag(key), &value));
    let named = players.iter().zip(1..).filter(|(player, _)| !player.name.is_empty());
    named.for_each(|(player, seat)| out.tag(&format!("Player{seat}"), &player.name));
    let ahead = players.iter().zip(1..).filter(|(player, _)| player.points > 0);
    ahead.for_each(|(player, seat)| out.tag(&format!("Points{seat}"), &player.points.to_string()));
    if !record.info().has_everybody_here() {
        out.tag("Seats", &record.info().controllers(" "));
    }
    out.tags(tags.iter().filter(|(name, _)| *name == "Date"));
    out.tag("Result", &result);
    let others = tags.iter().filter(|(name, _)| *name != "Date");
    out.tags(others.filter(|(name, _)| Meaning::from_tag(kind, name) == Meaning::Free));
    out.text.push('\n');
    moves(&mut out, record);
    out.word(&result);
    out.text.push('\n');
    out.text
}

/// How the main line ends, as the tag has it.
fn result(record: &dyn AnyRecord) -> String {
    let outcome = record.outcome(record.tree_index().main_tip());
    let Some(outcome) = outcome else { return "*".to_owned() };
    let figure = |seat| match outcome.winners {
        winners if winners.is_empty() => "1/2",
        winners if winners.contains(seat) => "1",
        _ => "0",
    };
    let seats = Seat::all(record.info().players().len() as u8);
    seats.map(figure).collect::<Vec<_>>().join("-")
}

fn moves(out: &mut Lines, record: &dyn AnyRecord) {
    let tree_index = record.tree_index();
    out.comment(tree_index.comment(NodeId::ROOT));
    let mut open = 0;
    for ListedNode { node, depth, begins_variation } in tree_index.listed() {
        if begins_variation {
            open += 1;
        }
        // What is deeper has ended, and so has a variation beside which another begins.
        out.close(open - depth);
        open = depth;
        out.token(record, node, if begins_variation { "(" } else { "" });
    }
    out.close(open);
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

    /// Writes a node's token with its number and its mark, and its comment.
    fn token(&mut self, record: &dyn AnyRecord, id: NodeId, before: &str) {
        let (tree_index, mut token) = (record.tree_index(), record.token_text(id));
        token += tree_index.mark(id).map_or("", Mark::sign);
        match tree_index.parent(id).map(|parent| tree_index.kind(parent)) {
            Some(NodeKind::Chance) => self.word(&format!("{before}{token}")),
            _ => self.word(&format!("{before}{}. {token}", tree_index.ply(id))),
        }
        self.comment(tree_index.comment(id));
    }

    /// Ends so many variations.
    fn close(&mut self, variations: usize) {
        self.text.extend(std::iter::repeat_n(')', variations));
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
