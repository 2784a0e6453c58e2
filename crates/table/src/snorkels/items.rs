//! There is nothing to press but squares and answers.

use std::fmt;

/// No part of the hand can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {}

impl crate::Item for Item {
    fn parse(_name: &str) -> Option<Self> {
        None
    }
}

impl fmt::Display for Item {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
