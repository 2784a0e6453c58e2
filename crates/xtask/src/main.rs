//! `xtask`.

fn main() {}
