//! The text format of puzzles.

use std::{fmt, str::FromStr};

use super::Theme;

/// A puzzle. Its text form has six fields separated by tabs:
///
/// | field | |
/// |---|---|
/// | id | letters and digits, unique among the puzzles of a game |
/// | grade | the weakest level, 1 to 8, that solves it half of the time; 9 if none does |
/// | size | the binary logarithm of the number of visits of the proof |
/// | themes | what its moves do: names of [`Theme`]s, separated by commas |
/// | solution | tokens: a move, the longest defence, a move, and so on |
/// | line | the game line that leads to it |
///
/// ```
/// use cauce_lab::puzzles::Puzzle;
///
/// let text = "k3f9a\t4\t12\tsaves,robs\tb2 c3 d4 a1 a2\tsnorkels size=5 : c3";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(puzzle.grade, 4);
/// assert_eq!(puzzle.to_string(), text);
/// # Ok::<(), cauce_lab::puzzles::PuzzleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Unique name among the puzzles of the game.
    pub id: String,
    /// The weakest level that solves it half of the time, or 9 if none does.
    pub grade: u8,
    /// The binary logarithm of the number of visits of the proof.
    pub size: u8,
    /// The themes of its moves.
    pub themes: Vec<Theme>,
    /// Moves and replies in turn, ending with a move of the solving player.
    pub solution: Vec<String>,
    /// The game line that leads to the position.
    pub line: String,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, grade, size, themes, solution, line } = self;
        let themes: Vec<_> = themes.iter().map(|theme| theme.name()).collect();
        let (themes, solution) = (themes.join(","), solution.join(" "));
        write!(f, "{id}\t{grade}\t{size}\t{themes}\t{solution}\t{line}")
    }
}

/// The error of a line that is not a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleError;

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle has six fields: id, grade, size, themes, solution and game line")
    }
}

impl std::error::Error for PuzzleError {}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Self, PuzzleError> {
        let fields: Vec<_> = text.split('\t').collect();
        let &[id, grade, size, themes, solution, line] = fields.as_slice() else {
            return Err(PuzzleError);
        };
        let theme = |name: &str| Theme::ALL.iter().copied().find(|theme| theme.name() == name);
        let themes = themes.split(',').map(theme).collect::<Option<_>>();
        Ok(Self {
            id: id.to_owned(),
            grade: grade.parse().map_err(|_| PuzzleError)?,
            size: size.parse().map_err(|_| PuzzleError)?,
            themes: themes.ok_or(PuzzleError)?,
            solution: solution.split(' ').map(str::to_owned).collect(),
            line: line.to_owned(),
        })
    }
}
