//! Writer of records.

use cauce_rules::Seat;

use super::{
    lexer::escape,
    tags::{TagRole, option_tag},
};
use crate::{AnyRecord, ListedNode, Mark, NodeId, tree_index::NodeKind};

/// Line width in characters at which moves are wrapped if possible.
const WIDTH: usize = 80;

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
    out.tags(others.filter(|(name, _)| TagRole::from_tag(kind, name) == TagRole::Free));
    out.text.push('\n');
    moves(&mut out, record);
    out.word(&result);
    out.text.push('\n');
    out.text
}

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
        // Closes deeper variations, and the previous one if another begins beside it.
        out.close(open - depth);
        open = depth;
        out.token(record, node, if begins_variation { "(" } else { "" });
    }
    out.close(open);
}

#[derive(Default)]
struct Lines {
    text: String,
    length: usize,
}

impl Lines {
    fn tags<'a>(&mut self, tags: impl Iterator<Item = (&'a str, &'a str)>) {
        tags.for_each(|(name, value)| self.tag(name, value));
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.text += &format!("[{name} \"{}\"]\n", escape(value));
    }

    fn token(&mut self, record: &dyn AnyRecord, id: NodeId, before: &str) {
        let (tree_index, mut token) = (record.tree_index(), record.token_text(id));
        token += tree_index.mark(id).map_or("", Mark::sign);
        match tree_index.parent(id).map(|parent| tree_index.kind(parent)) {
            Some(NodeKind::Chance) => self.word(&format!("{before}{token}")),
            _ => self.word(&format!("{before}{}. {token}", tree_index.ply(id))),
        }
        self.comment(tree_index.comment(id));
    }

    fn close(&mut self, variations: usize) {
        self.text.extend(std::iter::repeat_n(')', variations));
    }

    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let text = format!("{{{}}}", escape(text));
        // Breaks lines at single spaces only, because the parser turns a line break into one space.
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

    /// Writes an unbreakable word, on a new line if the current one is full.
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
