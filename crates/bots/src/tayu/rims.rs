//! What the rims will total in the end, as far as can be told from the board.

use cauce_rules::{
    Direction,
    tayu::{Position, SIZE, SPRINGS},
};

/// So many steps from a mouth are looked at; what is farther away hardly ever becomes one.
const STEPS: usize = 12;

/// The squares of a rank.
const RANK: u32 = (1 << SIZE) - 1;

/// The totals to be expected, in the order of [`Direction::ALL`].
///
/// A place at a rim whose square is still empty becomes a mouth the more likely the fewer steps over
/// empty squares lead there from a mouth, and the more tiles are left.
pub(super) fn expected(position: &Position) -> [f32; 4] {
    let mut totals = Direction::ALL.map(|rim| position.total(rim) as f32);
    let taken = position.taken();
    let mut reached = position.awaiting();
    let mut newly = reached;
    for chance in chances(position.undrawn()) {
        for (total, rim) in totals.iter_mut().zip(Direction::ALL) {
            let places = match rim {
                Direction::North => newly[usize::from(SIZE) - 1],
                Direction::South => newly[0],
                Direction::East => column(&newly, u32::from(SIZE) - 1),
                Direction::West => column(&newly, 0),
            };
            *total += chance * (places.count_ones() + (places & SPRINGS).count_ones()) as f32;
        }
        let mut more = [0; SIZE as usize];
        for (rank, more) in more.iter_mut().enumerate() {
            let south = if rank > 0 { newly[rank - 1] } else { 0 };
            let north = newly.get(rank + 1).copied().unwrap_or(0);
            *more = (south | north | newly[rank] << 1 | newly[rank] >> 1)
                & RANK
                & !taken[rank]
                & !reached[rank];
        }
        newly = more;
        for (reached, newly) in reached.iter_mut().zip(newly) {
            *reached |= newly;
        }
    }
    totals
}

/// A file as bits.
fn column(rows: &[u32; SIZE as usize], file: u32) -> u32 {
    rows.iter().enumerate().fold(0, |bits, (rank, row)| bits | (row >> file & 1) << rank)
}

/// How likely the square so many steps from a mouth is to bear a mouth at the rim in the end, with
/// so many tiles left: fitted by eye to 4,000 games of random play.
fn chances(undrawn: u32) -> [f32; STEPS] {
    let left = undrawn.max(1) as f32 / 84.0;
    let fading = 0.01 + 0.02 / left;
    std::array::from_fn(|steps| 0.25 * left.sqrt() * (1.0 - steps as f32 * fading).max(0.0))
}
