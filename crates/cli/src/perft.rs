//! `cauce perft`: counts the token sequences of a given length.

use std::io::Write;

use cauce_cli::terminal::CommandError;
use cauce_rules::{GameKind, GameLine, perft, with_game};

use crate::args;

pub(crate) fn run(args: &args::Perft, out: &mut impl Write) -> Result<(), CommandError> {
    let line = &args.line;
    let count = with_game!(GameKind::from_line(line)?, G => {
        perft(&line.parse::<GameLine<G>>()?.position(), args.depth)
    });
    writeln!(out, "{count}").map_err(CommandError::Output)
}
