//! What a search needs: keys, symmetries and numbered moves.

use super::{
    Choice, Colour, End, Move, Position,
    bits::{self, Bits},
    images,
};
use crate::{Forfeit, Search, Square, Symmetry, search::mix};

/// The rules know only which squares are next to each other, and all eight ways of laying the
/// board onto itself keep that. Stones go along with the snorkels, so that boards with stones
/// have all eight as well. Seats and colours stay who they are: exchanging the colours would
/// exchange who placed first.
impl Search for Position {
    fn key(&self) -> u64 {
        let boards = [self.purple, self.green, self.empty];
        let low = boards.map(|bits| bits as u64);
        if self.size <= bits::MAX_SIZE_OF_U64 {
            mix([self.head(), low[0], low[1], low[2]])
        } else {
            let high = boards.map(|bits| (bits >> 64) as u64);
            mix([self.head(), low[0], low[1], low[2], high[0], high[1], high[2]])
        }
    }

    fn symmetries(&self) -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn under(&self, symmetry: Symmetry) -> Self {
        let image = |bits| images::image(bits, symmetry, self.size);
        let end = self.end.map(|end| match end {
            End::Capture { by, captured } => {
                End::Capture { by: self.square_under(by, symmetry), captured }
            }
            End::Forfeit(_) | End::Agreement => end,
        });
        let [empty, purple, green] = [self.empty, self.purple, self.green].map(image);
        Self { empty, purple, green, end, ..*self }
    }

    fn square_under(&self, square: Square, symmetry: Symmetry) -> Square {
        symmetry.square(square, self.size)
    }

    fn move_under(&self, mv: Move, symmetry: Symmetry) -> Move {
        match mv {
            Move::Place(square) => Move::Place(self.square_under(square, symmetry)),
            Move::Swap => Move::Swap,
        }
    }

    /// Finds the symmetry by comparing boards, so that one key is made and not eight.
    fn canonical(&self) -> (u64, Symmetry) {
        let symmetry = if self.size <= bits::MAX_SIZE_OF_U64 {
            self.least_symmetry::<u64>()
        } else {
            self.least_symmetry::<u128>()
        };
        (self.under(symmetry).key(), symmetry)
    }

    fn index_count(&self) -> u32 {
        self.swap_index() + 1
    }

    /// Rank by rank from the south, each from the west; `swap` is the last.
    fn index(&self, mv: Move) -> u32 {
        let size = u32::from(self.size);
        match mv {
            Move::Place(Square { file, rank }) if file.max(rank) < self.size => {
                size * u32::from(rank) + u32::from(file)
            }
            Move::Place(_) => 0,
            Move::Swap => self.swap_index(),
        }
    }

    fn move_at(&self, index: u32) -> Option<Move> {
        let size = u32::from(self.size);
        match index {
            index if index < self.swap_index() => {
                Some(Move::Place(Square::new((index % size) as u8, (index / size) as u8)))
            }
            index if index == self.swap_index() => Some(Move::Swap),
            _ => None,
        }
    }
}

impl Position {
    fn swap_index(&self) -> u32 {
        u32::from(self.size).pow(2)
    }

    /// Everything but the boards, as a number.
    fn head(&self) -> u64 {
        let end = match self.end {
            None => 0,
            Some(End::Agreement) => 1,
            Some(End::Forfeit(Forfeit::Resignation)) => 2,
            Some(End::Forfeit(Forfeit::Time)) => 3,
            Some(End::Capture { by, captured }) => {
                u64::from(captured == Colour::Green) << 16
                    | u64::from(by.file) << 8
                    | u64::from(by.rank)
                    | 4 << 32
            }
        };
        let choice = match self.choice {
            Choice::Ahead => 0,
            Choice::Open => 1,
            Choice::Closed => 2,
        };
        u64::from(self.size)
            | u64::from(self.to_place == Colour::Green) << 4
            | (self.purple_seat.index() as u64) << 5
            | choice << 6
            | end << 8
    }

    /// The symmetry under which the boards are the least numbers.
    fn least_symmetry<B: Bits>(&self) -> Symmetry {
        let images = |bits| images::images(B::narrow(bits), self.size);
        // Which snorkel ended the game tells apart positions whose boards are symmetric.
        let by = match self.end {
            Some(End::Capture { by, .. }) => self.bit(by).unwrap_or_default(),
            _ => 0,
        };
        let [purple, green] = [self.purple, self.green].map(images);
        let [stones, by] = [self.stone_bits(), by].map(images);
        let all = Symmetry::ALL.into_iter().enumerate();
        all.min_by_key(|&(i, _)| (purple[i], green[i], stones[i], by[i]))
            .map_or(Symmetry::IDENTITY, |(_, symmetry)| symmetry)
    }
}
