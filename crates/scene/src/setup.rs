//! The form for a new game, as a page gets it.

use cauce_rules::{GameLine, OptionsError};
use cauce_table::{Setting, SettingKind, Setup};
use serde::Serialize;

use crate::Spoken;

/// The form for a new game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SetupView {
    /// The game's name.
    pub game: &'static str,
    /// What can be chosen.
    pub settings: Vec<SettingView>,
    /// How many seats the game will have.
    pub seats: u8,
    /// What does not go together.
    pub problem: Option<Spoken>,
    /// The game line, without what is drawn by lot; for a picture of the start.
    pub line: String,
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingView {
    /// Its name.
    pub key: &'static str,
    /// `one-of`, `number`, `squares` or `start`.
    pub kind: &'static str,
    /// The words that it can be, for `one-of`.
    pub values: Vec<String>,
    /// The smallest number.
    pub min: u32,
    /// The largest number, or the most squares.
    pub max: u32,
    /// What it is now.
    pub value: String,
    /// A game line for each value, where a picture says more than its name.
    pub lines: Vec<String>,
}

impl SetupView {
    /// The form as these choices leave it; `problem` is what was wrong with the last of them.
    pub fn new(setup: &Setup, problem: Option<OptionsError>) -> Self {
        let line = GameLine::new(setup.options());
        let problem = problem.or_else(|| line.as_ref().err().cloned());
        Self {
            game: setup.kind().name(),
            settings: { setup.settings().into_iter() }
                .map(|setting| SettingView::new(setup.lines(&setting), setting))
                .collect(),
            seats: setup.seats(),
            problem: problem.map(|problem| problem.phrase().into()),
            line: line.unwrap_or_else(|_| GameLine::fresh(setup.kind())).to_string(),
        }
    }
}

impl SettingView {
    fn new(lines: Vec<String>, setting: Setting) -> Self {
        let (kind, values, min, max) = match setting.kind {
            SettingKind::OneOf(values) => ("one-of", values, 0, 0),
            SettingKind::Number { min, max } => ("number", Vec::new(), min, max),
            SettingKind::Squares { max } => ("squares", Vec::new(), 0, max),
            SettingKind::Start => ("start", Vec::new(), 0, 0),
        };
        Self { key: setting.key, kind, values, min, max, value: setting.value, lines }
    }
}
