//! A table as plain values that can be stored and read back.

use std::{error::Error, fmt};

use cauce_rules::{GameKind, GameLine, Illegal, LineError, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::{Dealer, NodeId, Part, Play, Player, Record, Round, Setup, Table, tree::TokenTree};

/// Raised whenever an older program would lose something of what a newer one writes. Version 1 had
/// no comments and no tags, version 2 no rounds of a series.
const VERSION: u32 = 3;

/// A saved table. What it is written in is for whoever stores it: a page has JSON of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Saved {
    /// The version of the format.
    pub version: u32,
    /// The game line of the start.
    pub start: String,
    /// Every node but the root: its parent's number and its token.
    pub nodes: Vec<(usize, String)>,
    /// The node that is shown.
    pub at: usize,
    /// The last node of the line that redo follows.
    pub tip: usize,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// What was written about nodes, by their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<(usize, String)>,
    /// The tags of the record: names and values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
    /// What was chosen for the game, for a rematch; where it is empty, what the start says.
    #[serde(default)]
    pub setup: Vec<(String, String)>,
    /// The finished games of the series before this one: a part for each player, in the order of
    /// `players`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Vec<SavedPart>>,
}

/// How a finished game of a series went for one player; see [`Part`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedPart {
    /// The number of the seat, from 1.
    pub seat: u8,
    /// The name of the side; empty where none was settled.
    pub side: String,
    /// What it was worth.
    pub points: u32,
    /// Whether the player won.
    pub won: bool,
}

impl SavedPart {
    fn new(part: &Part) -> Self {
        Self {
            seat: part.seat.number(),
            side: part.side.map_or("", Side::name).to_owned(),
            points: part.points,
            won: part.won,
        }
    }

    /// The part, where it can be one of a table with so many seats.
    fn part(&self, seats: usize) -> Option<Part> {
        let seat = Seat::from_number(self.seat).filter(|seat| seat.index() < seats)?;
        Some(Part { seat, side: Side::from_name(&self.side), points: self.points, won: self.won })
    }
}

/// Why a saved state cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is not a saved state.
    Damaged,
    /// A newer program wrote it.
    Newer {
        /// The version it was written in.
        version: u32,
    },
    /// The start cannot be read.
    Start(Box<LineError>),
    /// A move in it cannot be played.
    Token {
        /// The token.
        text: String,
        /// Why.
        reason: Illegal,
    },
}

impl Error for SaveError {}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("the saved game is damaged"),
            Self::Newer { version } => {
                write!(f, "the game was saved by a newer version ({version}) of Cauce")
            }
            Self::Start(error) => write!(f, "the saved game cannot be read: {error}"),
            Self::Token { text, reason } => {
                write!(f, "the saved game holds a move that cannot be played, '{text}': {reason}")
            }
        }
    }
}

impl<G: Play> Table<G> {
    /// The whole table: every line played, where it stands, who plays.
    pub fn save(&self) -> Saved {
        let tree: &dyn TokenTree = &self.record.tree;
        let tip = self.branches().tip(self.at);
        let settings = self.setup.settings().into_iter();
        Saved {
            start: self.record.line_to(NodeId::ROOT),
            players: self.players().to_vec(),
            tags: self.tags().iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect(),
            setup: settings.map(|setting| (setting.key.to_owned(), setting.value)).collect(),
            rounds: self
                .rounds
                .iter()
                .map(|round| round.iter().map(SavedPart::new).collect())
                .collect(),
            ..saved_tree(tree, self.at, tip)
        }
    }

    /// Reads what [`Table::save`] wrote. On a table that is only to show it, no chance is drawn.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn restore(saved: &Saved, dealer: Dealer, draws_chance: bool) -> Result<Self, SaveError> {
        if saved.version > VERSION {
            return Err(SaveError::Newer { version: saved.version });
        }
        let start: GameLine<G> = saved.start.parse().map_err(SaveError::Start)?;
        // What was played stands in the nodes.
        if !start.tokens().is_empty() {
            return Err(SaveError::Damaged);
        }
        let mut record = Record::from(&start);
        let (at, tip) = restore_tree(saved, &mut record.tree)?;
        for (seat, player) in record.players.iter_mut().zip(&saved.players) {
            *seat = Player { points: player.points, ..Player::new(&player.name) };
        }
        for (name, value) in &saved.tags {
            record.tags.set(G::KIND, name, value);
        }
        let rounds = restore_rounds(saved, record.players.len()).ok_or(SaveError::Damaged)?;
        let mut setup = Setup::new(record.options.clone());
        for (key, value) in &saved.setup {
            // A choice that a later version no longer knows stands as the game was started.
            let _ = setup.set(key, value);
        }
        let mut table = Self::of_record(record, dealer, false);
        (table.setup, table.rounds) = (setup, rounds);
        table.record.tree.branches_mut().visit(tip);
        table.go_to(at);
        table.draw_chance(draws_chance);
        Ok(table)
    }
}

impl Saved {
    /// Which game it is.
    ///
    /// # Errors
    /// That the start is of none.
    pub fn kind(&self) -> Result<GameKind, SaveError> {
        if self.version > VERSION {
            return Err(SaveError::Newer { version: self.version });
        }
        GameKind::of_line(&self.start).map_err(SaveError::Start)
    }
}

/// The nodes in reading order, so that the order of variations stays; deleted ones are left out.
fn saved_tree(tree: &dyn TokenTree, at: NodeId, tip: NodeId) -> Saved {
    let branches = tree.branches();
    let mut numbers = vec![0; branches.len()];
    let mut nodes = Vec::with_capacity(branches.len() - 1);
    let mut comments = Vec::new();
    for (number, id) in branches.in_order().enumerate() {
        numbers[id.index()] = number;
        let parent = branches.parent(id).map(|parent| numbers[parent.index()]);
        nodes.extend(parent.map(|parent| (parent, tree.text(id))));
        let comment = branches.comment(id);
        if !comment.is_empty() {
            comments.push((number, comment.to_owned()));
        }
    }
    let (at, tip) = (numbers[at.index()], numbers[tip.index()]);
    Saved { version: VERSION, nodes, comments, at, tip, ..Saved::default() }
}

/// Builds the tree; gives back where the table stood, and the end of the line that was shown.
fn restore_tree(saved: &Saved, tree: &mut dyn TokenTree) -> Result<(NodeId, NodeId), SaveError> {
    let mut ids = vec![NodeId::ROOT];
    let find = |ids: &[NodeId], number: usize| ids.get(number).copied().ok_or(SaveError::Damaged);
    for (parent, text) in &saved.nodes {
        let added = tree.add_text(find(&ids, *parent)?, text);
        ids.push(added.map_err(|reason| SaveError::Token { text: text.clone(), reason })?);
    }
    for (number, comment) in &saved.comments {
        tree.branches_mut().set_comment(find(&ids, *number)?, comment);
    }
    Ok((find(&ids, saved.at)?, find(&ids, saved.tip)?))
}

/// The finished games of the series, as far as they can be those of so many seats.
fn restore_rounds(saved: &Saved, seats: usize) -> Option<Vec<Round>> {
    let round = |round: &Vec<SavedPart>| -> Option<Round> {
        let parts: Round = round.iter().map(|part| part.part(seats)).collect::<Option<_>>()?;
        (parts.len() == seats).then_some(parts)
    };
    saved.rounds.iter().map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::snorkels::Position;

    type Table = crate::Table<Position>;

    fn written(table: &Table) -> String {
        serde_json::to_string(&table.save()).unwrap()
    }

    fn restored(text: &str) -> Result<Table, SaveError> {
        let saved = serde_json::from_str(text).map_err(|_| SaveError::Damaged)?;
        Table::restore(&saved, Dealer::new(1), true)
    }

    #[test]
    fn a_saved_table_comes_back_whole() {
        let line = "snorkels size=5 stones=c3 : b2 swap d4".parse().unwrap();
        let mut table = Table::new(&line, &["Ana".into(), "Ben".into()], Dealer::new(1));
        table.undo();
        table.play_text("e5").unwrap();
        table.undo();
        table.undo();
        let back = restored(&written(&table)).unwrap();
        assert_eq!(back.save(), table.save());
        assert_eq!(back.line(), "snorkels size=5 stones=c3 : b2");
        assert_eq!(back.players(), table.players());
        let mut back = back;
        back.redo();
        back.redo();
        assert_eq!(back.line(), "snorkels size=5 stones=c3 : b2 swap e5");
    }

    #[test]
    fn comments_and_tags_are_kept_and_deleted_moves_are_not() {
        let mut table = Table::new(&"snorkels : d4 a1".parse().unwrap(), &[], Dealer::new(1));
        let wrong = table.at();
        table.undo();
        table.play_text("b1").unwrap();
        table.comment(table.at(), "better \u{1b}\n}");
        assert!(table.set_tag("Date", "2026.11.21"));
        assert!(!table.set_tag("Result", "1-0"));
        assert!(table.delete(wrong));
        let back = restored(&written(&table)).unwrap();
        assert_eq!(back.save(), table.save());
        assert_eq!(back.line(), "snorkels : d4 b1");
        assert_eq!(back.branches().len(), 3);
        assert_eq!(back.branches().comment(back.at()), "better \u{1b}\n}");
        assert_eq!(back.tags().get("Date"), Some("2026.11.21"));
        let lost = written(&table).replace("\"comments\":[[2,", "\"comments\":[[3,");
        assert_eq!(restored(&lost).unwrap_err(), SaveError::Damaged);
    }

    #[test]
    fn a_promoted_variation_is_still_the_main_line_when_it_comes_back() {
        let mut table = Table::new(&"snorkels : d4 swap e4".parse().unwrap(), &[], Dealer::new(1));
        table.undo();
        table.undo();
        table.play_text("a1").unwrap();
        assert!(table.promote(table.at()));
        assert_eq!(table.record().line(), "snorkels : d4 a1");
        let back = restored(&written(&table)).unwrap();
        assert_eq!(back.record().to_string(), table.record().to_string());
        assert_eq!(back.record().line(), "snorkels : d4 a1");
        assert_eq!(back.line(), table.line());
    }

    #[test]
    fn a_state_of_the_first_version_is_still_read() {
        let old = r#"{"version":1,"start":"snorkels","nodes":[[0,"d4"],[1,"swap"],[1,"a1"]],
            "at":1,"tip":3,"players":[{"name":"Ana","points":2},{"name":"","points":0}]}"#;
        let mut table = restored(old).unwrap();
        assert_eq!(table.line(), "snorkels : d4");
        assert_eq!(table.points(), [2, 0]);
        table.redo();
        assert_eq!(table.line(), "snorkels : d4 a1");

        let mut small = restored(&old.replace("\"snorkels\"", "\"snorkels size=5\"")).unwrap();
        small.rematch();
        assert_eq!(small.line(), "snorkels size=5");
    }

    #[test]
    fn the_rounds_of_a_series_are_kept() {
        let names = ["Ana".into(), "Ben".into()];
        let line = "snorkels : d4 swap resign".parse().unwrap();
        let mut table = Table::new(&line, &names, Dealer::new(1));
        table.rematch();
        let text = written(&table);
        let back = restored(&text).unwrap();
        assert_eq!(back.rounds(), table.rounds());
        assert_eq!(back.rounds().len(), 1);
        assert_eq!(back.points(), table.points());
        for (good, bad) in [("\"seat\":2", "\"seat\":3"), ("\"seat\":2", "\"seat\":0")] {
            assert!(text.contains(good));
            assert_eq!(restored(&text.replace(good, bad)).unwrap_err(), SaveError::Damaged);
        }
        let strange = text.replace("\"side\":\"green\"", "\"side\":\"mauve\"");
        assert_eq!(restored(&strange).unwrap().points(), table.points());
    }

    #[test]
    fn damaged_states_say_what_is_wrong() {
        let good = written(&Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1)));
        for garbage in ["", "null", "{}", "[1,2]", "\u{0}", &good[..good.len() - 1]] {
            assert_eq!(restored(garbage).unwrap_err(), SaveError::Damaged);
        }
        let newer = good.replace("\"version\":3", "\"version\":4");
        assert_eq!(restored(&newer).unwrap_err(), SaveError::Newer { version: 4 });
        let token = restored(&good.replace("\"d4\"", "\"z9\"")).unwrap_err();
        assert_eq!(
            token.to_string(),
            "the saved game holds a move that cannot be played, 'z9': z9 is not on the board"
        );
        let start = restored(&good.replace("\"snorkels\"", "\"chess\"")).unwrap_err();
        assert!(matches!(&start, SaveError::Start(error) if error.text == "chess"));
        assert!(start.to_string().starts_with("the saved game cannot be read: in the game line"));
        let played = restored(&good.replace("\"snorkels\"", "\"snorkels : a1\"")).unwrap_err();
        assert_eq!(played, SaveError::Damaged);
        let parent = restored(&good.replace("[0,", "[7,")).unwrap_err();
        assert_eq!(parent, SaveError::Damaged);
    }
}
