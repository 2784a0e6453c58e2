//! How strong somebody is who plays against levels, on the scale of the ladder.

use crate::{Knowledge, Level};

/// The level that somebody is taken to have lost to of whom nothing is known.
const MIDDLING: Level = match Level::new(4) {
    Some(level) => level,
    None => Level::LOWEST,
};

/// How strong somebody plays who made these points against levels of a game, each from 0 for a loss
/// to 1 for a win: Elo above uniformly random play, from 0 to 3000. `None` without results.
///
/// It is the strength at which as many points are to be expected as were made, with a win against
/// random play and a loss against level 4 added: so few games do not say much, and a player who
/// wins all of them has a rating, too.
///
/// ```
/// use cauce_bots::{Level, rating};
/// use cauce_rules::snorkels::Position;
///
/// let level = Level::LOWEST;
/// let even = rating::<Position>(&[(level, 1.0), (level, 0.0)]);
/// let better = rating::<Position>(&[(level, 1.0), (level, 1.0)]);
/// assert!(even < better);
/// ```
pub fn rating<G: Knowledge>(results: &[(Level, f64)]) -> Option<u16> {
    let points = 1.0 + results.iter().map(|&(_, points)| points.clamp(0.0, 1.0)).sum::<f64>();
    let expected = |rating: f64| {
        let levels = results.iter().map(|&(level, _)| share(rating - elo::<G>(level)));
        share(rating) + share(rating - elo::<G>(MIDDLING)) + levels.sum::<f64>()
    };
    let reaches = |rating: &u16| expected(f64::from(*rating)) >= points;
    (!results.is_empty()).then(|| (0..3000).find(reaches).unwrap_or(3000))
}

fn elo<G: Knowledge>(level: Level) -> f64 {
    let elo = G::ELO.get(level.index::<G>()).or(G::ELO.last());
    f64::from(elo.copied().unwrap_or(0))
}

/// The share of the points that one gets who is stronger by so many Elo.
fn share(difference: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-difference / 400.0))
}

#[cfg(test)]
mod tests {
    use cauce_rules::{sendas, snorkels};

    use super::*;

    #[test]
    fn equal_results_give_the_strength_of_the_level() {
        for (level, elo) in Level::all::<snorkels::Position>().zip(snorkels::Position::ELO) {
            let rating = rating::<snorkels::Position>(&[(level, 0.5); 200]).unwrap();
            assert!(rating.abs_diff(*elo) < 10, "{rating} at level {}", level.number());
        }
    }

    #[test]
    fn what_was_won_and_lost_moves_it_the_more_the_more_was_played() {
        let (first, last) = (Level::LOWEST, Level::HIGHEST);
        let rated = |level, points, games| {
            rating::<sendas::Position>(&vec![(level, points); games]).unwrap()
        };
        // Of nobody anything is known they are worth half of level 4, and one loss hardly tells more.
        let half = sendas::Position::ELO[3] / 2;
        assert!(rated(last, 0.0, 1).abs_diff(half) < 25, "{}", rated(last, 0.0, 1));
        assert!(rated(first, 0.0, 1) < half && rated(first, 1.0, 1) > half);
        assert!(rated(first, 1.0, 3) > rated(first, 1.0, 1));
        assert!(rated(last, 1.0, 10) < rated(last, 1.0, 30));
        assert_eq!(rated(first, 0.0, 100), 0);
        assert_eq!(rated(first, f64::INFINITY, 3), rated(first, 1.0, 3));
        assert_eq!(rating::<sendas::Position>(&[]), None);
    }
}
