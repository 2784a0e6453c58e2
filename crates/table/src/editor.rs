//! A position that is set up piece by piece, in any order and whoever's turn it would be.
//!
//! Every piece is put where the rules let it lie. What comes of it is a game line: a game in which
//! the same pieces were put on the same squares turn by turn, as long as there is one.

use cauce_rules::{GameLine, Layout, LayoutError, MoveError, Pieces, Square};
use thiserror::Error;

use crate::{Dealer, Play, Record, Table};

/// A game whose positions can be set up piece by piece.
pub trait Editable: Play + Pieces {
    /// Whether chance draws what is put on the board.
    const DRAWS: bool = false;

    /// What lies on a square once it is pressed with a piece that no hand puts there.
    ///
    /// # Errors
    /// Why nothing changes.
    fn pressed(
        &self,
        _piece: Self::Piece,
        _square: Square,
    ) -> Result<(Self::Piece, Self::Place), EditError> {
        Err(LayoutError::NoneLeft.into())
    }
}

/// Why a piece cannot be put somewhere, turned or taken away, or why no game leads to a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EditError {
    /// The pieces cannot lie so, or no game leads there.
    #[error("{0}")]
    Layout(#[from] LayoutError),
    /// Nothing lies on the square.
    #[error("nothing lies on {0}")]
    EmptySquare(Square),
    /// The piece on the square has one orientation only.
    #[error("the piece on {0} lies one way only")]
    OneOrientation(Square),
}

impl From<MoveError> for EditError {
    fn from(why: MoveError) -> Self {
        Self::Layout(why.into())
    }
}

/// The first of several errors; there is at least one.
pub(crate) fn first(errors: Vec<LayoutError>) -> EditError {
    errors.into_iter().next().unwrap_or(LayoutError::NoneLeft).into()
}

/// A position while somebody sets it up.
#[derive(Clone, Debug)]
pub struct PositionEditor<G: Editable> {
    layout: Layout<G>,
    /// The board that all pieces make.
    board: G,
    /// What is put on the board; nothing where pieces are taken away.
    tool: Option<G::Piece>,
    /// Whether what is drawn next is the piece to be put on the board.
    draws: bool,
    history: Vec<Layout<G>>,
}

impl<G: Editable> PositionEditor<G> {
    /// Begins with the position at the end of a game line.
    pub fn new(line: &GameLine<G>) -> Self {
        let layout = Layout { next: None, ..Layout::from(line) };
        let board = layout.board().unwrap_or_else(|_| line.position());
        let pieces = G::all_pieces(&layout.options);
        let in_hand = |&&piece: &&G::Piece| {
            board.moves_until_due(piece).is_some_and(|moves| moves.is_empty())
        };
        let tool = pieces.iter().find(in_hand).or(pieces.first()).copied();
        Self { layout, board, tool, draws: false, history: Vec::new() }
    }

    /// The board that the pieces make, whoever is to move on it.
    pub fn board(&self) -> &G {
        &self.board
    }

    /// What can be put on the board.
    pub fn pieces(&self) -> Vec<G::Piece> {
        G::all_pieces(&self.layout.options)
    }

    /// What is put on the board; nothing where pieces are taken away.
    pub fn tool(&self) -> Option<G::Piece> {
        self.tool
    }

    /// The piece of this name.
    pub fn piece(&self, name: &str) -> Option<G::Piece> {
        self.pieces().into_iter().find(|piece| piece.to_string() == name)
    }

    /// Selects what is put on the board, or that pieces are taken away.
    pub fn select_tool(&mut self, tool: Option<G::Piece>) {
        self.tool = tool;
    }

    /// Whether what is drawn next is the piece to be put on the board.
    pub fn draws(&self) -> bool {
        self.draws
    }

    /// Lets the piece to be put on the board be the one that is drawn next, or leaves that to chance.
    pub fn set_draws(&mut self, draws: bool) {
        self.draws = draws;
    }

    /// The board on which the next piece is put by a hand; `None` where a press on a square does
    /// what is to be done.
    pub fn offered(&self) -> Option<G> {
        self.tool.and_then(|piece| self.board.with_next_piece(piece))
    }

    /// A table on which the next piece can be put on the board.
    pub fn table(&self) -> Table<G> {
        let game = self.offered().unwrap_or_else(|| self.board.clone());
        Table::from_record(Record::new(self.layout.options.clone(), game), Dealer::new(0), false)
    }

    /// Puts a piece on the board by the token of its move.
    ///
    /// # Errors
    /// Why it cannot lie there; nothing is changed then.
    pub fn play(&mut self, token: &str) -> Result<(), EditError> {
        let Some(mut board) = self.offered() else { return Err(self.not_offered()) };
        let mv = board.parse(token)?;
        let before = board.placed_pieces();
        board.play(mv)?;
        let put = board.placed_pieces().into_iter().find(|put| !before.contains(put));
        self.history.push(self.layout.clone());
        self.layout.pieces.extend(put);
        self.board = board;
        Ok(())
    }

    /// Presses a square where no hand puts a piece there: takes away what lies there, or puts there
    /// or turns what lies there before the first move.
    ///
    /// # Errors
    /// Why that cannot be done; nothing is changed then.
    pub fn press(&mut self, square: Square) -> Result<(), EditError> {
        let top = self.board.top(square);
        let put = match self.tool {
            Some(piece) if !G::is_fixed(piece) => return Err(self.not_offered()),
            Some(piece) => Some(self.board.pressed(piece, square)?),
            None if top.is_none() => return Err(EditError::EmptySquare(square)),
            None => None,
        };
        let mut layout = self.layout.clone();
        layout.pieces.retain(|piece| Some(*piece) != top);
        layout.pieces.extend(put);
        self.set(layout)
    }

    fn not_offered(&self) -> EditError {
        if self.board.outcome().is_some() {
            MoveError::Over.into()
        } else {
            LayoutError::NoneLeft.into()
        }
    }

    /// Takes everything away. Returns true if there was anything.
    pub fn clear(&mut self) -> bool {
        let empty = Layout { pieces: Vec::new(), ..self.layout.clone() };
        !self.layout.pieces.is_empty() && self.set(empty).is_ok()
    }

    /// Takes back the last change. Returns true if there was one.
    pub fn undo(&mut self) -> bool {
        let Some(layout) = self.history.pop() else { return false };
        if let Ok(board) = layout.board() {
            self.board = board;
        }
        self.layout = layout;
        true
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.history.is_empty()
    }

    fn set(&mut self, layout: Layout<G>) -> Result<(), EditError> {
        self.board = layout.board().map_err(first)?;
        self.history.push(std::mem::replace(&mut self.layout, layout));
        Ok(())
    }

    /// A game in which these pieces were put on the board turn by turn.
    ///
    /// # Errors
    /// Why there is none, or that none was found.
    pub fn line(&self) -> Result<GameLine<G>, EditError> {
        let next = self.tool.filter(|_| self.draws);
        Layout { next, ..self.layout.clone() }.line().map_err(first)
    }
}
