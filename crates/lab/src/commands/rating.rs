//! Elo ratings from results of games.
//!
//! Games are played in pairs with the seats exchanged. The two games of a pair are correlated, so the
//! unit of observation is the pair.

/// Elo points per unit of the natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Prior variance of a rating in natural units; its standard deviation is about 5,500 Elo.
const PRIOR_VARIANCE: f64 = 1_000.0;

/// The result of a pair of games: the indices of the players, and the first one's share of the points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pair {
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) share: f64,
}

/// Returns the expected share of the points for a difference in Elo.
pub(crate) fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / ELO).exp())
}

pub(crate) struct Ratings {
    elo: Vec<f64>,
    covariance: Vec<Vec<f64>>,
}

impl Ratings {
    /// Fits a Bradley-Terry model by Newton's method to the results of `players` players. A draw is
    /// half a win. One win and one loss are added to each pairing that was played, so that ratings
    /// stay finite after a clean sweep.
    ///
    /// The covariance is the sandwich estimate with a pair of games as the unit.
    pub(crate) fn fit(players: usize, results: &[Pair]) -> Self {
        let mut results = results.to_vec();
        for one in 0..players {
            for other in 0..players {
                if results.iter().any(|pair| (pair.one, pair.other) == (one, other)) {
                    results.extend([0.0, 1.0].map(|share| Pair { one, other, share }));
                }
            }
        }
        let mut ratings = vec![0.0; players];
        for _ in 0..100 {
            let (slope, inverse) = Self::derivatives(&ratings, &results);
            for (rating, row) in ratings.iter_mut().zip(&inverse) {
                let step: f64 = row.iter().zip(&slope).map(|(entry, slope)| entry * slope).sum();
                *rating += step.clamp(-1.0, 1.0);
            }
        }
        let (_, inverse) = Self::derivatives(&ratings, &results);
        let mut spread = diagonal(players, 1.0 / PRIOR_VARIANCE);
        for pair in &results {
            let surprise = (surprise(&ratings, pair) * 2.0).powi(2);
            add_difference(&mut spread, pair, surprise);
        }
        let covariance = product(&product(&inverse, &spread), &inverse);
        Self { elo: ratings.iter().map(|rating| rating * ELO).collect(), covariance }
    }

    /// Returns the gradient of the log-likelihood, and the inverse of its curvature.
    fn derivatives(ratings: &[f64], results: &[Pair]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let mut slope: Vec<f64> = ratings.iter().map(|rating| -rating / PRIOR_VARIANCE).collect();
        let mut curvature = diagonal(ratings.len(), 1.0 / PRIOR_VARIANCE);
        for pair in results {
            let surprise = 2.0 * surprise(ratings, pair);
            slope[pair.one] += surprise;
            slope[pair.other] -= surprise;
            let share = expected(ratings, pair);
            add_difference(&mut curvature, pair, 2.0 * share * (1.0 - share));
        }
        (slope, inverse(curvature))
    }

    /// Returns the difference between two ratings, and half the width of its 95 % confidence interval.
    pub(crate) fn difference(&self, one: usize, other: usize) -> (f64, f64) {
        let entry = |row: usize, column: usize| self.covariance[row][column];
        let variance = entry(one, one) + entry(other, other) - 2.0 * entry(one, other);
        (self.elo[one] - self.elo[other], 1.96 * variance.max(0.0).sqrt() * ELO)
    }
}

fn expected(ratings: &[f64], pair: &Pair) -> f64 {
    expected_share((ratings[pair.one] - ratings[pair.other]) * ELO)
}

/// Returns the first player's share of a pair, minus the expected share.
fn surprise(ratings: &[f64], pair: &Pair) -> f64 {
    pair.share - expected(ratings, pair)
}

fn add_difference(matrix: &mut [Vec<f64>], pair: &Pair, amount: f64) {
    let &Pair { one, other, .. } = pair;
    matrix[one][one] += amount;
    matrix[other][other] += amount;
    matrix[one][other] -= amount;
    matrix[other][one] -= amount;
}

fn diagonal(size: usize, entry: f64) -> Vec<Vec<f64>> {
    let at = |row, column| if row == column { entry } else { 0.0 };
    (0..size).map(|row| (0..size).map(|column| at(row, column)).collect()).collect()
}

fn product(left: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = left.len();
    let entry = |row: usize, column: usize| {
        (0..size).map(|between| left[row][between] * right[between][column]).sum()
    };
    (0..size).map(|row| (0..size).map(|column| entry(row, column)).collect()).collect()
}

/// Inverts a positive definite symmetric matrix by Gauss-Jordan elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse = diagonal(size, 1.0);
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        for rows in [&mut matrix, &mut inverse] {
            rows[pivot].iter_mut().for_each(|entry| *entry *= scale);
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for rows in [&mut matrix, &mut inverse] {
                let pivots = rows[pivot].clone();
                for (entry, pivot) in rows[row].iter_mut().zip(pivots) {
                    *entry -= factor * pivot;
                }
            }
        }
    }
    inverse
}

/// The bound of [`log_likelihood_ratio`] at which either hypothesis is accepted, with an error rate of
/// one in twenty.
pub(crate) const DECISIVE: f64 = 2.944_438_979_166_44;

/// Returns the log-likelihood ratio of the second difference in Elo to the first, given the shares of
/// pairs. It is 0 without pairs.
///
/// Shares are assumed to be normally distributed (generalised sequential probability ratio test).
pub(crate) fn log_likelihood_ratio(pairs: &[f64], [elo0, elo1]: [f64; 2]) -> f64 {
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let variance = pairs.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count;
    let [low, high] = [elo0, elo1].map(expected_share);
    // A few equal pairs do not imply that the others will be equal, so the variance has a minimum.
    let variance = variance.max(0.25 / (count + 1.0));
    if pairs.is_empty() {
        0.0
    } else {
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use cauce_bots::Rng;

    use super::*;

    /// Random pairs with the given difference in Elo.
    fn played(one: usize, other: usize, elo: f64, pairs: usize, rng: &mut Rng) -> Vec<Pair> {
        let share = expected_share(elo);
        let mut game = || if f64::from(rng.chance()) < share { 0.5 } else { 0.0 };
        (0..pairs).map(|_| Pair { one, other, share: game() + game() }).collect()
    }

    #[test]
    fn a_share_of_three_quarters_is_191_elo() {
        let pairs = [0.5, 1.0].repeat(5_000).into_iter();
        let pairs: Vec<_> = pairs.map(|share| Pair { one: 1, other: 0, share }).collect();
        let (elo, _) = Ratings::fit(2, &pairs).difference(1, 0);
        assert!((elo - 190.85).abs() < 0.2, "{elo}");
        assert!((expected_share(190.85) - 0.75).abs() < 1e-4);
    }

    #[test]
    fn the_interval_contains_the_true_difference_as_often_as_claimed() {
        let mut rng = Rng::new(1);
        let held = (0..400).filter(|_| {
            let results = [
                played(1, 0, 120.0, 60, &mut rng),
                played(2, 1, 150.0, 60, &mut rng),
                played(2, 0, 270.0, 60, &mut rng),
            ];
            let (elo, width) = Ratings::fit(3, &results.concat()).difference(2, 1);
            (elo - 150.0).abs() < width
        });
        let held = held.count();
        assert!((365..=394).contains(&held), "{held} of 400");
    }

    #[test]
    fn evenly_split_pairs_narrow_the_interval() {
        let width = |shares: &[f64]| {
            let pairs = shares.repeat(100).into_iter();
            let pairs: Vec<_> = pairs.map(|share| Pair { one: 0, other: 1, share }).collect();
            Ratings::fit(2, &pairs).difference(0, 1).1
        };
        assert!(width(&[0.5, 0.5]) < width(&[0.0, 1.0]) / 4.0);
    }

    #[test]
    fn ratings_are_finite_for_clean_sweeps_and_vague_without_games() {
        let sweep = vec![Pair { one: 1, other: 0, share: 1.0 }; 50];
        let ratings = Ratings::fit(3, &sweep);
        let (elo, width) = ratings.difference(1, 0);
        assert!(elo > 400.0 && elo.is_finite() && width.is_finite(), "{elo} {width}");
        assert!(ratings.difference(2, 0).1 > 5_000.0);
    }

    #[test]
    fn a_sequential_test_accepts_the_true_hypothesis() {
        for (elo, seed) in [(0.0, 1), (60.0, 2)] {
            let mut rng = Rng::new(seed);
            let mut pairs = Vec::new();
            let ratio = loop {
                pairs.extend(played(0, 1, elo, 1, &mut rng).iter().map(|pair| pair.share));
                let ratio = log_likelihood_ratio(&pairs, [0.0, 60.0]);
                if ratio.abs() >= DECISIVE {
                    break ratio;
                }
            };
            assert_eq!(ratio > 0.0, elo > 0.0, "{} pairs", pairs.len());
        }
        assert_eq!(log_likelihood_ratio(&[], [0.0, 10.0]), 0.0);
        assert!(log_likelihood_ratio(&[1.0], [0.0, 10.0]) < DECISIVE);
    }
}
