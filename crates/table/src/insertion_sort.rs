//! A small stable sort.

/// Sorts in place by insertion; the sort is stable. `before` returns whether its first argument
/// must precede its second.
///
/// The sorts of the standard library are made for long lists, and each item type adds some ten
/// kilobytes to what the browser loads. This one takes quadratic time. Use it only for lists whose
/// length the board limits, never for input from outside.
pub fn insertion_sort<T>(items: &mut [T], mut before: impl FnMut(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn insertion_sort_matches_the_stable_sort_of_std(items in proptest::collection::vec((0..9_u8, any::<u8>()), 0..20)) {
            let mut sorted = items.clone();
            sorted.sort_by_key(|&(key, _)| key);
            let mut few = items;
            insertion_sort(&mut few, |one, other| one.0 < other.0);
            prop_assert_eq!(few, sorted);
        }
    }
}
