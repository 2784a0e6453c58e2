//! There is nothing to press but squares and answers.

use std::fmt;

/// No part of the hand can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {}

impl crate::Item for Item {
    fn all() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }
}

impl fmt::Display for Item {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
