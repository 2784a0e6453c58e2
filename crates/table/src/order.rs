//! Putting a few things in order.

/// Sorts in place by insertion; equals stay as they stood. `before` says whether its first item
/// belongs before its second.
///
/// The sorts of the standard library are made for long lists, and each kind of item that they sort
/// adds some ten kilobytes to what every visitor of a page loads. This one takes time with the
/// square of the length: it is for lists that a board bounds, never for what comes from outside.
pub fn sort_few<T>(items: &mut [T], mut before: impl FnMut(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
