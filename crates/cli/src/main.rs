//! `cauce`.

fn main() {}
