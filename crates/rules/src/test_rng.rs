//! A pseudo-random generator for tests, here and in `tests/`.

/// Returns a generator of numbers below `n` that is determined by the seed.
pub(crate) fn test_rng(seed: u64) -> impl FnMut(u32) -> u32 {
    // Mixes the seed, so that close seeds start far apart.
    let mut state = (seed ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9) | 1;
    move |n| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (((state >> 32) * u64::from(n)) >> 32) as u32
    }
}
