//! Laying out the start of a game, piece by piece.

use cauce_rules::{
    OptionsError, Square, ValueError,
    sendas::{Colour, Ends, Layout, PIECES, Placed, Position, Shape},
};
use thiserror::Error;

use crate::{Dealer, Setup};

/// The start of a game of Sendas while somebody lays it out; it need not be whole, nor complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartEditor {
    /// By colour. While black mirrors white, black's are not used.
    pieces: [Vec<Placed>; 2],
    mirrored: bool,
    tool: Tool,
}

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Puts a piece there, or turns the one that is there.
    Put(Colour, Shape),
    /// Takes the piece away.
    Take,
}

/// What is wrong with a start.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StartProblem {
    /// A colour does not have as many pieces as it needs.
    #[error("each colour needs {needed} pieces; white has {white}, black has {black}")]
    Count {
        /// How many each colour needs.
        needed: usize,
        /// How many white has.
        white: usize,
        /// How many black has.
        black: usize,
    },
    /// While black mirrors white, a piece of each falls on this square.
    #[error("turned round, a black piece would lie on {0} too")]
    Overlap(Square),
    /// No game can begin with it.
    #[error("{0}")]
    Options(OptionsError),
}

/// Why a press on a square changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum StartRefusal {
    /// The colour has all its pieces.
    #[error("{0:?} has all its pieces")]
    Full(Colour),
    /// The piece there lies one way only.
    #[error("the piece on {0} lies one way only")]
    OneLie(Square),
    /// There is nothing to take away.
    #[error("nothing lies on {0}")]
    Nothing(Square),
}

impl StartEditor {
    /// Begins with a start as the setting writes it: white's pieces, and behind a slash black's.
    /// What cannot be read is left out.
    pub fn new(start: &str) -> Self {
        let (white, black) = start.split_once('/').unwrap_or((start, ""));
        let mut editor = Self {
            pieces: [Vec::new(), Vec::new()],
            mirrored: black.is_empty(),
            tool: Tool::Put(Colour::White, Shape::Straight),
        };
        for (colour, text) in Colour::ALL.into_iter().zip([white, black]) {
            for placed in text.split(',').filter_map(|piece| piece.parse::<Placed>().ok()) {
                let taken = editor.pieces.iter().flatten().any(|p| p.square == placed.square);
                if !taken && editor.own(colour).len() < PIECES {
                    editor.pieces[colour as usize].push(placed);
                }
            }
        }
        editor
    }

    /// The start as the setting writes it.
    pub fn written(&self) -> String {
        let text = |colour| {
            let pieces: Vec<_> = self.own(colour).iter().map(Placed::to_string).collect();
            pieces.join(",")
        };
        if self.mirrored {
            text(Colour::White)
        } else {
            format!("{}/{}", text(Colour::White), text(Colour::Black))
        }
    }

    /// All pieces on the board. While black mirrors white, its pieces are white's turned by half
    /// a turn, but for those that fall on a piece of white's.
    pub fn pieces(&self) -> Vec<(Colour, Placed)> {
        let mut layout = Layout::default();
        let white = self.own(Colour::White).iter().map(|&placed| (Colour::White, placed));
        let black = self.black().into_iter().map(|placed| (Colour::Black, placed));
        white.chain(black).filter(|&(colour, placed)| layout.put(colour, placed)).collect()
    }

    /// The pieces with their links.
    pub fn layout(&self) -> Layout {
        let mut layout = Layout::default();
        for (colour, placed) in self.pieces() {
            layout.put(colour, placed);
        }
        layout
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<(Colour, Placed)> {
        self.pieces().into_iter().find(|(_, placed)| placed.square == square)
    }

    /// How many pieces a colour has.
    pub fn count(&self, colour: Colour) -> usize {
        match colour {
            Colour::White => self.own(Colour::White).len(),
            Colour::Black => self.black().len(),
        }
    }

    /// What a press does.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Takes up another tool.
    pub fn take_up(&mut self, tool: Tool) {
        if !(self.mirrored && matches!(tool, Tool::Put(Colour::Black, _))) {
            self.tool = tool;
        }
    }

    /// The tools that are of use.
    pub fn tools(&self) -> Vec<Tool> {
        let colours = if self.mirrored { &Colour::ALL[..1] } else { &Colour::ALL };
        let put = |&colour: &Colour| Shape::ALL.map(|shape| Tool::Put(colour, shape));
        colours.iter().flat_map(put).chain([Tool::Take]).collect()
    }

    /// Whether black starts like white, turned by half a turn.
    pub fn is_mirrored(&self) -> bool {
        self.mirrored
    }

    /// Lets black start like white, or by itself from there on.
    pub fn mirror(&mut self, mirrored: bool) {
        if !mirrored {
            self.pieces[Colour::Black as usize] = self
                .pieces()
                .into_iter()
                .filter(|(colour, _)| *colour == Colour::Black)
                .map(|(_, placed)| placed)
                .collect();
        } else if matches!(self.tool, Tool::Put(Colour::Black, _)) {
            self.tool = Tool::Put(Colour::White, Shape::Straight);
        }
        self.mirrored = mirrored;
    }

    /// Presses a square with the tool.
    ///
    /// # Errors
    /// Why nothing has changed.
    pub fn press(&mut self, square: Square) -> Result<(), StartRefusal> {
        match (self.tool, self.at(square)) {
            (_, Some((Colour::Black, placed))) if self.mirrored => {
                self.change(Colour::White, placed.turned().square)
            }
            (_, Some((colour, _))) => self.change(colour, square),
            (Tool::Put(colour, shape), None) => self.put(colour, shape, square),
            (Tool::Take, None) => Err(StartRefusal::Nothing(square)),
        }
    }

    /// What is wrong with the start, if it cannot be played from.
    pub fn problem(&self) -> Option<StartProblem> {
        let [white, black] = Colour::ALL.map(|colour| self.count(colour));
        if [white, black] != [PIECES; 2] {
            return Some(StartProblem::Count { needed: PIECES, white, black });
        }
        let mut setup = Setup::<Position>::default();
        let chosen = setup.set("start", &self.written());
        // Nothing is drawn by lot: any dealer will do.
        let error = chosen.and_then(|()| setup.deal(&mut Dealer::new(0))).err()?;
        Some(match error {
            OptionsError::Value { fault: ValueError::Repeated(square), .. } => {
                StartProblem::Overlap(square)
            }
            other => StartProblem::Options(other),
        })
    }

    fn own(&self, colour: Colour) -> &[Placed] {
        &self.pieces[colour as usize]
    }

    fn black(&self) -> Vec<Placed> {
        if self.mirrored {
            self.own(Colour::White).iter().map(|placed| placed.turned()).collect()
        } else {
            self.own(Colour::Black).to_vec()
        }
    }

    /// Puts a new piece on a free square, turned so that it is linked with as many others as it
    /// can.
    fn put(&mut self, colour: Colour, shape: Shape, square: Square) -> Result<(), StartRefusal> {
        if self.own(colour).len() == PIECES {
            return Err(StartRefusal::Full(colour));
        }
        let links = |&&ends: &&Ends| {
            let mut layout = self.layout();
            layout.put(colour, Placed { square, ends });
            layout.links(square).count()
        };
        // The first of equals.
        let ends = shape.orientations().iter().rev().max_by_key(links);
        self.pieces[colour as usize].extend(ends.map(|&ends| Placed { square, ends }));
        Ok(())
    }

    /// Turns a piece to its next lie, or takes it away.
    fn change(&mut self, colour: Colour, square: Square) -> Result<(), StartRefusal> {
        let tool = self.tool;
        let pieces = &mut self.pieces[colour as usize];
        let Some(index) = pieces.iter().position(|placed| placed.square == square) else {
            return Err(StartRefusal::Nothing(square));
        };
        if tool == Tool::Take {
            pieces.remove(index);
            return Ok(());
        }
        let before = pieces[index].ends;
        pieces[index].ends = before.clockwise(1);
        if pieces[index].ends == before { Err(StartRefusal::OneLie(square)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &str = "c1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW";

    fn square(name: &str) -> Square {
        Square::parse(name).unwrap()
    }

    fn is_incomplete(editor: &StartEditor) -> bool {
        matches!(editor.problem(), Some(StartProblem::Count { .. }))
    }

    #[test]
    fn a_start_is_laid_out_piece_by_piece() {
        let mut editor = StartEditor::new("");
        assert!(is_incomplete(&editor));
        for (name, shape) in [
            ("e2", Shape::Cross),
            ("e1", Shape::Tee),
            ("d1", Shape::Straight),
            ("f1", Shape::Straight),
            ("c1", Shape::Elbow),
            ("g1", Shape::Elbow),
        ] {
            editor.take_up(Tool::Put(Colour::White, shape));
            editor.press(square(name)).unwrap();
        }
        // Each piece was turned so that it is linked; the tee still has to be turned over to f1.
        while editor.at(square("e1")).unwrap().1.ends.to_string() != "NEW" {
            editor.press(square("e1")).unwrap();
        }
        for name in ["d1", "f1"] {
            while editor.at(square(name)).unwrap().1.ends.to_string() != "EW" {
                editor.press(square(name)).unwrap();
            }
        }
        for (name, ends) in [("c1", "NE"), ("g1", "NW")] {
            while editor.at(square(name)).unwrap().1.ends.to_string() != ends {
                editor.press(square(name)).unwrap();
            }
        }
        assert_eq!(editor.problem(), None);
        assert_eq!(editor.written(), "e2NESW,e1NEW,d1EW,f1EW,c1NE,g1NW");
        assert_eq!(editor.press(square("a5")), Err(StartRefusal::Full(Colour::White)));
        assert_eq!(editor.press(square("e2")), Err(StartRefusal::OneLie(square("e2"))));
        editor.take_up(Tool::Take);
        assert_eq!(editor.press(square("a5")), Err(StartRefusal::Nothing(square("a5"))));
    }

    #[test]
    fn black_mirrors_white_until_it_goes_its_own_way() {
        let mut editor = StartEditor::new(CLASSIC);
        assert!(editor.is_mirrored());
        assert_eq!(editor.at(square("e8")).unwrap().0, Colour::Black);
        // A press on black's piece works on white's that it mirrors.
        editor.press(square("g9")).unwrap();
        assert_eq!(editor.at(square("c1")).unwrap().1.to_string(), "c1ES");
        assert_eq!(editor.at(square("g9")).unwrap().1.to_string(), "g9NW");
        editor.take_up(Tool::Put(Colour::Black, Shape::Cross));
        assert_eq!(editor.tool(), Tool::Put(Colour::White, Shape::Straight));

        editor.mirror(false);
        editor.take_up(Tool::Take);
        editor.press(square("g9")).unwrap();
        assert_eq!((editor.count(Colour::White), editor.count(Colour::Black)), (6, 5));
        assert!(is_incomplete(&editor));
        assert_eq!(
            StartEditor::new(&editor.written()),
            StartEditor { tool: StartEditor::new("").tool, ..editor.clone() }
        );
        editor.mirror(true);
        assert_eq!(editor.count(Colour::Black), 6);
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        // In parts.
        let editor = StartEditor::new("a1NE,d1EW,e1NEW,f1EW,g1NW,e2NESW");
        let apart = |problem| match problem {
            Some(StartProblem::Options(OptionsError::Value { fault, .. })) => {
                matches!(fault, ValueError::Apart { .. })
            }
            _ => false,
        };
        assert!(apart(editor.problem()));
        // Mirrored, the piece in the middle would lie on itself.
        let editor = StartEditor::new("d5ES,e5EW,f5SW,d4NS,f4NS,f3NS");
        assert!(matches!(editor.problem(), Some(StartProblem::Overlap(_))));
        // Garbage is left out, twice the same square too.
        let editor = StartEditor::new("c1NE,c1NE,x,,c10NE,e2NESW/\u{1F600}/a1");
        assert_eq!((editor.count(Colour::White), editor.count(Colour::Black)), (2, 0));
    }
}
