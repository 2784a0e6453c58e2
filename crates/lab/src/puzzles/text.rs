//! A puzzle as a line of text.

use std::{fmt, str::FromStr};

use super::Theme;

/// A puzzle, as it stands in a file: six fields with a tab between them.
///
/// | field | |
/// |---|---|
/// | id | letters and digits; no two puzzles of a game have the same |
/// | grade | the weakest level, 1 to 8, that solves it half of the time; 9 where none does |
/// | size | how many positions had to be looked into for the proof, as a power of two |
/// | themes | what its moves do, with commas between them: names of [`Theme`]s |
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
    /// Its name among the puzzles of the game.
    pub id: String,
    /// The weakest level that solves it half of the time; one more than the highest where none does.
    pub grade: u8,
    /// The size of the proof, as a power of two.
    pub size: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// A move, the answer, and so on; the last is a move of the solver's.
    pub solution: Vec<String>,
    /// The game line.
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

/// A line is no puzzle.
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
