//! There is nothing to press but squares and answers.

use std::convert::Infallible;

/// No part of the hand can be pressed.
impl crate::Item for Infallible {
    fn all() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }
}
