//! Keys, symmetries and numbered moves.
//!
//! ```
//! use cauce_rules::{Game, GameLine, Search, Seat, Symmetry, sendas::Position};
//!
//! let start = GameLine::<Position>::default().position();
//! let half = Symmetry::new(false, 2);
//! let turned = start.under(half);
//! assert_eq!(turned.turn().seat(), Some(start.seat_under(Seat::ONE, half)));
//!
//! let mv = start.parse("c1-d2")?;
//! assert_eq!(start.move_under(mv, half).to_string(), "g9-f8");
//! assert_eq!(start.move_from_index(start.index(mv)), Some(mv));
//! # Ok::<(), cauce_rules::MoveError>(())
//! ```

use super::{Colour, Ending, Ends, ExitedPiece, Move, Piece, Position, Shape, Squares};
use crate::{Forfeit, Search, Seat, Square, Symmetry, search::mix};

/// The symmetries of the rules.
///
/// *Mirror east to west.* The rules do not distinguish files, and every shape equals its mirror
/// image.
///
/// *Half turn.* It exchanges the far edges, so it also exchanges the colours and the turn. A
/// position under a symmetry need not have the start of this game.
///
/// Quarter turns are not symmetries, because the colours walk north and south.
const SYMMETRIES: [Symmetry; 4] =
    [Symmetry::IDENTITY, Symmetry::new(true, 0), Symmetry::new(false, 2), Symmetry::new(true, 2)];

impl Search for Position {
    const REPEATS: bool = true;

    fn key(&self) -> u64 {
        // Black's pieces are the remaining ones that are open on some side.
        let [north, east, south, west] = self.open;
        let boards = [north, east, south, west, self.pieces(Colour::White), self.wildcards];
        let first = u64::from(self.to_move() == Colour::Black) | ending_code(self.ending()) << 1;
        mix([first].into_iter().chain(boards.into_iter().flat_map(Squares::words)))
    }

    fn symmetries(&self) -> &'static [Symmetry] {
        &SYMMETRIES
    }

    fn under(&self, symmetry: Symmetry) -> Self {
        if !SYMMETRIES.contains(&symmetry) {
            return *self;
        }
        let mut image = Self::empty(self.to_move.under(symmetry));
        for side in crate::Direction::ALL {
            let open = self.open[side as usize].under(symmetry);
            image.open[symmetry.direction(side) as usize] = open;
        }
        for colour in Colour::ALL {
            let pieces = self.pieces(colour).under(symmetry);
            image.sides[colour.under(symmetry) as usize] = pieces;
        }
        image.wildcards = self.wildcards.under(symmetry);
        image.ending = self.ending.map(|ending| ending.under(symmetry));
        image
    }

    fn square_under(&self, square: Square, symmetry: Symmetry) -> Square {
        symmetry.square(square, Squares::SIDE)
    }

    fn move_under(&self, mv: Move, symmetry: Symmetry) -> Move {
        mv.under(symmetry)
    }

    fn seat_under(&self, seat: Seat, symmetry: Symmetry) -> Seat {
        Colour::from_seat(seat).map_or(seat, |colour| colour.under(symmetry).seat())
    }

    fn move_index_count(&self) -> u32 {
        COUNT
    }

    fn index(&self, mv: Move) -> u32 {
        index(mv).unwrap_or(PASS)
    }

    fn move_from_index(&self, index: u32) -> Option<Move> {
        move_from_index(index)
    }
}

fn ending_code(ending: Option<Ending>) -> u64 {
    match ending {
        None => 0,
        Some(Ending::Agreement) => 1,
        Some(Ending::Forfeit(Forfeit::Resignation)) => 2,
        Some(Ending::Forfeit(Forfeit::Time)) => 3,
        Some(Ending::Exit(ExitedPiece { piece, from, file })) => {
            // Each part has eight bits. The colour is that of the side to move.
            let ends = piece.ends.iter().fold(0, |bits, end| bits | 1 << end as u8);
            let parts = [ends, piece.wildcard.into(), from.file, from.rank, file];
            parts.into_iter().fold(4, |code, part| code << 8 | u64::from(part))
        }
    }
}

impl Ending {
    fn under(self, symmetry: Symmetry) -> Self {
        match self {
            Self::Exit(left) => {
                let ExitedPiece { piece, from, .. } = left;
                let Piece { colour, ends, wildcard } = piece;
                let [from, gate] =
                    [from, left.gate()].map(|square| symmetry.square(square, Squares::SIDE));
                let colour = colour.under(symmetry);
                let piece = Piece { colour, ends: ends.under(symmetry), wildcard };
                Self::Exit(ExitedPiece { piece, from, file: gate.file })
            }
            other => other,
        }
    }
}

/// The numbers of squares and files, and of possible values of the new ends: `None`, or an
/// orientation of the three shapes that have several.
const SQUARES: u32 = FILES * FILES;
const FILES: u32 = Squares::SIDE as u32;
const ORIENTATIONS: u32 = 11;

/// The first index of each kind of move. Put moves are first, numbered by `from`, `to` and new
/// ends; flips by square; exits by square, file and colour; then the pass.
const FLIPS: u32 = SQUARES * SQUARES * ORIENTATIONS;
const EXITS: u32 = FLIPS + SQUARES;
const PASS: u32 = EXITS + SQUARES * FILES * 2;
const COUNT: u32 = PASS + 1;

/// Returns the orientations of the shapes that have several.
fn orientations() -> impl Iterator<Item = Ends> {
    Shape::ALL
        .into_iter()
        .filter(|&shape| shape != Shape::Cross)
        .flat_map(|shape| shape.orientations())
        .copied()
}

/// Returns the index of a move, or `None` if it can occur in no game.
fn index(mv: Move) -> Option<u32> {
    Some(match mv {
        Move::Put { from, to, ends } => {
            let orientation = match ends {
                None => 0,
                Some(ends) => orientations().position(|of| of == ends)? as u32 + 1,
            };
            if from == to && ends.is_none() {
                return None;
            }
            (number(from)? * SQUARES + number(to)?) * ORIENTATIONS + orientation
        }
        Move::Flip(square) => FLIPS + number(square)?,
        Move::Exit { from, file, colour } => {
            let gate = number(colour.gate(file))? % FILES;
            EXITS + (number(from)? * FILES + gate) * 2 + colour as u32
        }
        Move::Pass => PASS,
    })
}

fn move_from_index(index: u32) -> Option<Move> {
    Some(if index < FLIPS {
        let (squares, orientation) = (index / ORIENTATIONS, index % ORIENTATIONS);
        let (from, to) = (square(squares / SQUARES), square(squares % SQUARES));
        let ends = match orientation.checked_sub(1) {
            None if from == to => return None,
            None => None,
            Some(orientation) => Some(orientations().nth(orientation as usize)?),
        };
        Move::Put { from, to, ends }
    } else if index < EXITS {
        Move::Flip(square(index - FLIPS))
    } else if index < PASS {
        let exit = index - EXITS;
        let (cell, colour) = (exit / 2, Colour::ALL[exit as usize % 2]);
        Move::Exit { from: square(cell / FILES), file: (cell % FILES) as u8, colour }
    } else if index == PASS {
        Move::Pass
    } else {
        return None;
    })
}

/// Numbers the squares rank by rank from the south, each rank from the west.
fn number(square: Square) -> Option<u32> {
    let on_board = !Squares::only(square).is_empty();
    on_board.then_some(u32::from(square.rank) * FILES + u32::from(square.file))
}

/// Returns the square with a number below [`SQUARES`].
const fn square(number: u32) -> Square {
    Square::new((number % FILES) as u8, (number / FILES) as u8)
}
