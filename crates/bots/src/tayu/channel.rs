//! What a placement does for the two sides, seen from near by.

use cauce_rules::{
    Direction, Side,
    tayu::{Placement, Position, SIDES, worth},
};

/// What a mouth or a blank at each rim is worth to who lays the tile; below 0 where it helps the
/// others. The rims are in the order of [`Direction::ALL`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Wishes([f32; 4]);

impl Wishes {
    /// A side wishes for mouths at its own rims, more at the one that has fewer, since the two are
    /// multiplied; and for none at the others'. A saboteur wishes for none at all.
    pub(super) fn new(position: &Position, side: Side) -> Self {
        let mut wishes = [0.0; 4];
        for (of, rims) in SIDES {
            let sign = if side == of { 1.0 } else { -1.0 };
            for [rim, opposite] in [rims, [rims[1], rims[0]]] {
                wishes[rim as usize] = sign * (position.total(opposite) + 3) as f32;
            }
        }
        Self(wishes)
    }

    /// How much a placement fulfils of them: by the mouths that it has at rims, by the blanks there,
    /// where no mouth can come any more, and by the mouths that lead towards rims.
    pub(super) fn fulfilled(&self, placement: Placement) -> f32 {
        let mut sum = 0.0;
        for number in 0..8 {
            let Some(edge) = placement.edge(number) else { continue };
            let wish = self.0[edge.direction as usize];
            let mouth = placement.mouths.has(number);
            sum += match edge.at_rim() {
                Some(place) if mouth => wish * worth(place) as f32,
                Some(place) => -LOST * wish * worth(place) as f32,
                None if mouth => {
                    LEADING * wish * nearness(edge.direction, edge.square.file, edge.square.rank)
                }
                None => 0.0,
            };
        }
        sum
    }
}

/// How much of a mouth is lost with a blank at the rim: one might not have come there anyway.
const LOST: f32 = 0.4;

/// How much of a mouth at the rim is won with one that leads there, at the rim's very edge.
const LEADING: f32 = 0.4;

/// From 0 at the far end of the board to 1 at the rim.
fn nearness(direction: Direction, file: u8, rank: u8) -> f32 {
    let steps = match direction {
        Direction::North => rank,
        Direction::South => 17 - rank,
        Direction::East => file,
        Direction::West => 17 - file,
    };
    f32::from(steps) / 17.0
}
