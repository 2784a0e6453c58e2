//! Random numbers that are the same on every machine.

use cauce_rules::RandomSource;

/// The random number generator of a search. The same seed gives the same numbers.
///
/// It is SplitMix64 by Sebastiano Vigna (public domain): fast, small and good enough for playouts.
/// It must not be used for dice or draws in games between players.
///
/// ```
/// use cauce_bots::Rng;
/// use cauce_rules::RandomSource;
///
/// let (mut one, mut other) = (Rng::new(7), Rng::new(7));
/// assert!((0..100).all(|_| one.below(6) == other.below(6)));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Creates a generator from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns 64 random bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
}

impl Rng {
    /// Returns a number from 0 up to, but not including, 1.
    #[inline]
    pub fn chance(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1 << 24) as f32
    }
}

impl RandomSource for Rng {
    /// Returns a number below `n`. The bias of each number is less than one part in `2^32 / n`.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_numbers_below_a_bound_are_uniform() {
        let mut rng = Rng::new(1);
        let mut counts = [0; 6];
        (0..6000).for_each(|_| counts[rng.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
        assert_eq!(rng.below(0), 0);
    }
}
