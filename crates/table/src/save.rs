//! A table as text that can be stored and read back.

use cauce_rules::{AnyOptions, GameLine, Illegal, LineError, Phrase};
use serde::{Deserialize, Serialize};

use crate::{Dealer, Player, Setup, Table, Tree};

/// Raised whenever an older program could not read what a newer one writes.
const VERSION: u32 = 1;

/// What is written, as JSON.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// The game line of the start.
    start: String,
    /// Every node but the root: its parent's number and its token.
    nodes: Vec<(usize, String)>,
    /// The node that is shown.
    at: usize,
    /// The last node of the line that redo follows.
    tip: usize,
    players: Vec<Player>,
    /// What was chosen for the game where that differs from the start: for a rematch.
    #[serde(default)]
    setup: Vec<(String, String)>,
}

/// Why a saved state cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is not the text of a saved state.
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

impl SaveError {
    /// The error as a phrase of the catalogues.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Damaged => Phrase::new("save-damaged"),
            Self::Newer { version } => Phrase::new("save-newer").with("version", *version),
            Self::Start(error) => Phrase::new("save-start").with("reason", error.fault.phrase()),
            Self::Token { text, reason } => Phrase::new("save-token")
                .with("text", text.as_str())
                .with("reason", reason.phrase()),
        }
    }
}

impl Table {
    /// The whole table as text: every line played, where it stands, who plays.
    pub fn save(&self) -> String {
        let nodes = self.tree.iter().filter_map(|(_, node)| node.from);
        let saved = Saved {
            version: VERSION,
            start: start_line(&self.options).to_string(),
            nodes: nodes.map(|(parent, token)| (parent.index(), token.to_string())).collect(),
            at: self.at.index(),
            tip: self.tree.tip(self.at).index(),
            players: self.players.clone(),
            setup: self
                .setup
                .settings()
                .into_iter()
                .map(|setting| (setting.key.to_owned(), setting.value))
                .collect(),
        };
        // Plain strings and numbers always serialise.
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// Reads what [`Table::save`] wrote.
    ///
    /// # Errors
    /// Why the text cannot be read.
    pub fn restore(saved: &str, dealer: Dealer) -> Result<Self, SaveError> {
        let saved: Saved = serde_json::from_str(saved).map_err(|_| SaveError::Damaged)?;
        if saved.version > VERSION {
            return Err(SaveError::Newer { version: saved.version });
        }
        let start: GameLine = saved.start.parse().map_err(SaveError::Start)?;
        let options = start.options().clone();
        let mut tree = Tree::new(start.replay());
        for (parent, text) in saved.nodes {
            let parent = tree.id(parent).ok_or(SaveError::Damaged)?;
            let refused = |reason| SaveError::Token { text: text.clone(), reason };
            let token = tree.node(parent).game.parse(&text).map_err(refused)?;
            tree.play(parent, token).map_err(refused)?;
        }
        let tip = tree.id(saved.tip).ok_or(SaveError::Damaged)?;
        let at = tree.id(saved.at).ok_or(SaveError::Damaged)?;

        let mut setup = Setup::new(options.kind());
        for (key, value) in &saved.setup {
            // A choice that a later version no longer knows stands at its default.
            let _ = setup.set(key, value);
        }
        let mut table = Self::with_tree(setup, options, tree, dealer);
        for (seat, player) in table.players.iter_mut().zip(&saved.players) {
            *seat = Player { points: player.points, ..Player::new(&player.name) };
        }
        table.tree.visit(tip);
        table.go_to(at);
        Ok(table)
    }
}

fn start_line(options: &AnyOptions) -> GameLine {
    GameLine::new(options.clone()).unwrap_or_else(|_| GameLine::fresh(options.kind()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn restored(text: &str) -> Result<Table, SaveError> {
        Table::restore(text, Dealer::new(1))
    }

    #[test]
    fn a_saved_table_comes_back_whole() {
        let line = "snorkels size=5 stones=c3 : b2 swap d4".parse().unwrap();
        let mut table = Table::new(&line, &["Ana".into(), "Ben".into()], Dealer::new(1));
        table.undo();
        table.play_text("e5").unwrap();
        table.undo();
        table.undo();
        let back = restored(&table.save()).unwrap();
        assert_eq!(back.save(), table.save());
        assert_eq!(back.line().to_string(), "snorkels size=5 stones=c3 : b2");
        assert_eq!(back.players(), table.players());
        let mut back = back;
        back.redo();
        back.redo();
        assert_eq!(back.line().to_string(), "snorkels size=5 stones=c3 : b2 swap e5");
    }

    #[test]
    fn damaged_states_say_what_is_wrong() {
        let good = Table::new(&"snorkels : d4".parse().unwrap(), &[], Dealer::new(1)).save();
        for garbage in ["", "null", "{}", "[1,2]", "\u{0}", &good[..good.len() - 1]] {
            assert_eq!(restored(garbage).unwrap_err(), SaveError::Damaged);
        }
        let newer = good.replace("\"version\":1", "\"version\":2");
        assert_eq!(restored(&newer).unwrap_err(), SaveError::Newer { version: 2 });
        let token = restored(&good.replace("\"d4\"", "\"z9\"")).unwrap_err();
        assert!(matches!(token, SaveError::Token { text, .. } if text == "z9"));
        let start = restored(&good.replace("\"snorkels\"", "\"chess\"")).unwrap_err();
        assert!(matches!(start, SaveError::Start(_)));
        let parent = restored(&good.replace("[0,", "[7,")).unwrap_err();
        assert_eq!(parent, SaveError::Damaged);
    }
}
