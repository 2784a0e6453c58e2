//! A local estimate of what a placement does for the two sides.

use cauce_rules::{
    Direction, Side,
    tayu::{Placement, Position, SIDES, worth},
};

/// Value of a mouth at each rim to the player who lays the tile, in the order of
/// [`Direction::ALL`]. It is negative where a mouth helps the opponents.
#[derive(Clone, Copy, Debug)]
pub(super) struct RimWeights([f32; 4]);

impl RimWeights {
    /// A side wants mouths at its own rims and none at the others. Since its score is the product of
    /// its two rims, the rim with fewer mouths matters more. A saboteur wants no mouths at all.
    pub(super) fn new(position: &Position, side: Side) -> Self {
        let mut weights = [0.0; 4];
        for (of, rims) in SIDES {
            let sign = if side == of { 1.0 } else { -1.0 };
            for [rim, opposite] in [rims, [rims[1], rims[0]]] {
                weights[rim as usize] = sign * (position.total(opposite) + 3) as f32;
            }
        }
        Self(weights)
    }

    /// Returns the value of a placement. It counts mouths at rims, blanks at rims, which prevent any
    /// mouth there, and mouths that lead towards rims.
    pub(super) fn score(&self, placement: Placement) -> f32 {
        let mut sum = 0.0;
        for number in 0..8 {
            let Some(edge) = placement.edge(number) else { continue };
            let weight = self.0[edge.direction as usize];
            let mouth = placement.mouths.has(number);
            sum += match edge.at_rim() {
                Some(place) if mouth => weight * worth(place) as f32,
                Some(place) => -LOST * weight * worth(place) as f32,
                None if mouth => {
                    LEADING * weight * nearness(edge.direction, edge.square.file, edge.square.rank)
                }
                None => 0.0,
            };
        }
        sum
    }
}

/// The part of a mouth's value that a blank at the rim costs. A mouth might never have come there.
const LOST: f32 = 0.4;

/// The part of a mouth's value that a mouth towards the rim earns when it is next to the rim.
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
