/// A source of random numbers, supplied by the caller.
pub trait RandomSource {
    /// Returns a number from 0 to `n - 1`, each equally likely. `n` is at least 1. A larger result
    /// causes no panic, but the choice of the move is then unspecified.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> RandomSource for F {
    fn below(&mut self, n: u32) -> u32 {
        self(n)
    }
}

/// Returns a random number below `n`, or `None` if `n` is 0, which no source is ever asked for.
#[inline(always)]
pub(crate) fn pick(n: u32, source: &mut impl RandomSource) -> Option<u32> {
    (n > 0).then(|| source.below(n))
}

/// Draws an element in proportion to its weight. Returns `None` if all weights are 0.
pub fn draw_by_weight<T: Copy>(
    all: &[T],
    weight: impl Fn(T) -> u32,
    source: &mut impl RandomSource,
) -> Option<T> {
    let sum = all.iter().fold(0_u32, |sum, &one| sum.saturating_add(weight(one)));
    let mut left = pick(sum, source)?;
    all.iter().copied().find(|&one| {
        let weight = weight(one);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_drawn_as_often_as_it_weighs() {
        let weights = [2, 0, 3, 1];
        let all = [0, 1, 2, 3];
        let mut drawn = [0; 4];
        for throw in 0..6 {
            let mut die = |n| if n == 6 { throw } else { panic!("a die of {n}") };
            let one = draw_by_weight(&all, |one: usize| weights[one], &mut die);
            drawn[one.unwrap()] += 1;
        }
        assert_eq!(drawn, weights);
    }

    #[test]
    fn nothing_is_drawn_where_nothing_weighs_anything() {
        let mut die = |_| 0;
        assert_eq!(draw_by_weight(&[1, 2], |_| 0, &mut die), None);
        assert_eq!(draw_by_weight::<u8>(&[], |_| 1, &mut die), None);
    }
}
