//! Snorkels has no targets other than squares and answers.

use std::convert::Infallible;

impl crate::Item for Infallible {
    fn all() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }
}
