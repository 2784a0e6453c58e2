use super::{
    Colour, End, Move, Position,
    bits::{self, Bits},
    images,
};
use crate::{Forfeit, Search, Square, Symmetry, search::mix};

/// The rules depend only on which squares are adjacent, so all eight symmetries of the square
/// apply. Stones are mapped like snorkels. Exchanging the colours is not a symmetry, because it
/// would exchange who placed first.
impl Search for Position {
    fn key(&self) -> u64 {
        self.key_of([self.purple, self.green, self.stone_bits(), self.last_bit()])
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

    /// Finds the symmetry by comparing boards, so that only one key is computed instead of eight.
    fn canonical(&self) -> (u64, Symmetry) {
        if self.size <= bits::MAX_SIZE_OF_U64 {
            self.canonical_in::<u64>()
        } else {
            self.canonical_in::<u128>()
        }
    }

    fn move_index_count(&self) -> u32 {
        self.swap_index() + 1
    }

    /// Numbers the squares rank by rank from the south, each rank from the west. `swap` is last.
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

    fn move_from_index(&self, index: u32) -> Option<Move> {
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

    /// Returns the snorkel that ended the game, if any.
    fn last_bit(&self) -> u128 {
        match self.end {
            Some(End::Capture { by, .. }) => self.bit(by).unwrap_or_default(),
            _ => 0,
        }
    }

    /// Returns the key of this position with its boards replaced.
    fn key_of(&self, [purple, green, stones, last]: [u128; 4]) -> u64 {
        let end = match self.end {
            None => 0,
            Some(End::Agreement) => 1,
            Some(End::Forfeit(Forfeit::Resignation)) => 2,
            Some(End::Forfeit(Forfeit::Time)) => 3,
            Some(End::Capture { captured: Colour::Purple, .. }) => 4,
            Some(End::Capture { captured: Colour::Green, .. }) => 5,
        };
        let numbers = [
            self.size.into(),
            self.to_place as u64,
            self.purple_seat.index() as u64,
            self.choice as u64,
            end,
            last.trailing_zeros().into(),
        ];
        // Each number fits in a byte.
        let head = numbers.into_iter().fold(0, |head, number| head << 8 | number);
        let low = [purple, green, stones].map(|bits| bits as u64);
        if self.size <= bits::MAX_SIZE_OF_U64 {
            return mix([head, low[0], low[1], low[2]]);
        }
        let high = [purple, green, stones].map(|bits| (bits >> 64) as u64);
        mix([head, low[0], low[1], low[2], high[0], high[1], high[2]])
    }

    /// Selects the image with the smallest boards; see [`Search::canonical`].
    fn canonical_in<B: Bits>(&self) -> (u64, Symmetry) {
        let images = |bits| images::images(B::narrow(bits), self.size);
        let [purple, green] = [self.purple, self.green].map(images);
        let [stones, last] = [self.stone_bits(), self.last_bit()].map(images);
        let boards = |i: usize| [purple[i], green[i], stones[i], last[i]];
        let least = (1..8).fold(0, |least, i| if boards(i) < boards(least) { i } else { least });
        (self.key_of(boards(least).map(B::widen)), Symmetry::ALL[least])
    }
}
