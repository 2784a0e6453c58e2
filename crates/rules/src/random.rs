//! Drawing at random, from a source that the caller brings.

/// Where chance comes from: the caller that plays at random brings it.
pub trait RandomSource {
    /// A number from 0 to `n - 1`, each as likely as the others. `n` is at least 1.
    ///
    /// From a number that is too large no function panics; which move is drawn by it is not said.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> RandomSource for F {
    fn below(&mut self, n: u32) -> u32 {
        self(n)
    }
}

/// A number below `n`; `None` where there is none. Whatever is drawn in this crate is drawn by it,
/// so that no source is ever asked for a number below 0.
#[inline(always)]
pub(crate) fn pick(n: u32, source: &mut impl RandomSource) -> Option<u32> {
    (n > 0).then(|| source.below(n))
}

/// Draws one of these, each as likely as its weight says; `None` where all weigh nothing.
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
