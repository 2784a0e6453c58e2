//! Putting a few things in order.

/// Sorts in place by insertion; equals stay as they stood. `before` says whether its first item
/// belongs before its second.
///
/// The sorts of the standard library are made for long lists, and each kind of item that they sort
/// adds some ten kilobytes to what every visitor of a page loads. This one takes time with the
/// square of the length: it is for lists that a board bounds, never for what comes from outside.
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
        fn few_are_sorted_as_many_are(items in proptest::collection::vec((0..9_u8, any::<u8>()), 0..20)) {
            let mut sorted = items.clone();
            sorted.sort_by_key(|&(key, _)| key);
            let mut few = items;
            insertion_sort(&mut few, |one, other| one.0 < other.0);
            prop_assert_eq!(few, sorted);
        }
    }
}
