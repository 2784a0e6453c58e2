//! Editor for positions: pieces are placed one by one, in any order and for any side.
//!
//! The rules restrict where a piece may be placed. The result is a game line: a game in which the
//! same pieces were placed on the same squares turn by turn, if such a game exists.

use cauce_rules::{GameLine, Layout, LayoutError, MoveError, Pieces, Square};
use thiserror::Error;

use crate::{Dealer, Play, Record, Table};

/// A game whose positions can be edited.
pub trait Editable: Play + Pieces {
    /// Whether the next piece is drawn by chance.
    const DRAWS: bool = false;

    /// Returns the piece and the place that result from pressing a square with a piece that is
    /// placed without a hand.
    ///
    /// # Errors
    /// Returns an error if the press changes nothing.
    fn pressed(
        &self,
        _piece: Self::Piece,
        _square: Square,
    ) -> Result<(Self::Piece, Self::Place), EditError> {
        Err(LayoutError::NoneLeft.into())
    }
}

/// Why a piece cannot be placed, turned or removed, or why no game leads to a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EditError {
    /// The pieces cannot be placed like this, or no game leads to the position.
    #[error("{0}")]
    Layout(#[from] LayoutError),
    /// The square is empty.
    #[error("nothing lies on {0}")]
    EmptySquare(Square),
    /// The piece on the square has only one orientation.
    #[error("the piece on {0} lies one way only")]
    OneOrientation(Square),
}

impl From<MoveError> for EditError {
    fn from(why: MoveError) -> Self {
        Self::Layout(why.into())
    }
}

/// Returns the first of several errors. The list is never empty in practice.
pub(crate) fn first(errors: Vec<LayoutError>) -> EditError {
    errors.into_iter().next().unwrap_or(LayoutError::NoneLeft).into()
}

/// A position that is being edited.
#[derive(Clone, Debug)]
pub struct PositionEditor<G: Editable> {
    layout: Layout<G>,
    board: G,
    /// The piece to place; `None` for the eraser.
    tool: Option<G::Piece>,
    /// Whether the selected piece is also the one that chance draws next.
    draws: bool,
    history: Vec<Layout<G>>,
}

impl<G: Editable> PositionEditor<G> {
    /// Starts from the position at the end of a game line.
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

    /// Returns the board with the pieces placed so far.
    pub fn board(&self) -> &G {
        &self.board
    }

    /// Returns all pieces that can be selected.
    pub fn pieces(&self) -> Vec<G::Piece> {
        G::all_pieces(&self.layout.options)
    }

    /// Returns the selected piece; `None` for the eraser.
    pub fn tool(&self) -> Option<G::Piece> {
        self.tool
    }

    /// Returns the piece of this name.
    pub fn piece(&self, name: &str) -> Option<G::Piece> {
        self.pieces().into_iter().find(|piece| piece.to_string() == name)
    }

    /// Selects the piece to place, or the eraser.
    pub fn select_tool(&mut self, tool: Option<G::Piece>) {
        self.tool = tool;
    }

    /// Returns whether the selected piece is also the one that chance draws next.
    pub fn draws(&self) -> bool {
        self.draws
    }

    /// Sets whether the selected piece is the one that is drawn next; if not, chance draws it.
    pub fn set_draws(&mut self, draws: bool) {
        self.draws = draws;
    }

    /// Returns the board on which a hand places the selected piece. Returns `None` if a press on a
    /// square is enough.
    pub fn offered(&self) -> Option<G> {
        self.tool.and_then(|piece| self.board.with_next_piece(piece))
    }

    /// Returns a table at which the selected piece can be placed with the hand.
    pub fn table(&self) -> Table<G> {
        let game = self.offered().unwrap_or_else(|| self.board.clone());
        Table::from_record(Record::new(self.layout.options.clone(), game), Dealer::new(0), false)
    }

    /// Places the selected piece with the token of its move.
    ///
    /// # Errors
    /// Returns an error if the piece cannot be placed there; the position is then unchanged.
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

    /// Presses a square without a hand. The eraser removes the piece on the square; a piece that is
    /// placed before the first move is put there or turned.
    ///
    /// # Errors
    /// Returns an error if that is not possible; the position is then unchanged.
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

    /// Removes all pieces. Returns whether there were any.
    pub fn clear(&mut self) -> bool {
        let empty = Layout { pieces: Vec::new(), ..self.layout.clone() };
        !self.layout.pieces.is_empty() && self.set(empty).is_ok()
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(layout) = self.history.pop() else { return false };
        if let Ok(board) = layout.board() {
            self.board = board;
        }
        self.layout = layout;
        true
    }

    /// Returns whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.history.is_empty()
    }

    fn set(&mut self, layout: Layout<G>) -> Result<(), EditError> {
        self.board = layout.board().map_err(first)?;
        self.history.push(std::mem::replace(&mut self.layout, layout));
        Ok(())
    }

    /// Returns a game line that leads to the position.
    ///
    /// # Errors
    /// Returns an error if there is no such game, or if the search did not find one.
    pub fn line(&self) -> Result<GameLine<G>, EditError> {
        let next = self.tool.filter(|_| self.draws);
        Layout { next, ..self.layout.clone() }.line().map_err(first)
    }
}
