//! `cauce perft`: how many token sequences can follow.

use std::io::Write;

use cauce_rules::GameLine;

use crate::{Failure, args};

pub(crate) fn run(args: &args::Perft, out: &mut impl Write) -> Result<(), Failure> {
    let line: GameLine = args.line.parse()?;
    writeln!(out, "{}", line.replay().perft(args.depth)).map_err(Failure::Output)
}
