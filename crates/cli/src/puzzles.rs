//! `cauce puzzles`: positions in which one move is right, as is proved.

use std::{collections::HashSet, io::Write};

use cauce_bots::{Explain, puzzles::Maker, solve::Endgame};
use cauce_rules::{GameKind, GameLine, with_game};

use crate::{Failure, args};

pub(crate) fn run(args: &args::Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    let Some(first) = args.lines.first() else { return Ok(()) };
    with_game!(GameKind::of_line(first)?, G => make::<G>(args, out))
}

fn make<G: Explain + Endgame>(args: &args::Puzzles, out: &mut impl Write) -> Result<(), Failure> {
    let lines = args.lines.iter().map(|line| Ok(line.parse::<GameLine<G>>()?));
    let lines: Vec<_> = lines.collect::<Result<_, Failure>>()?;
    if args.again {
        for puzzle in lines.into_iter().filter_map(Maker::puzzle_at) {
            writeln!(out, "{puzzle}").map_err(Failure::Output)?;
        }
        return Ok(());
    }
    let mut makers: Vec<_> = lines.into_iter().map(|line| Maker::new(line, args.seed)).collect();
    let mut ids = HashSet::new();
    let mut next = 0;
    while ids.len() < args.count {
        next = (next + 1) % makers.len();
        for puzzle in makers[next].play() {
            if ids.len() < args.count && ids.insert(puzzle.id.clone()) {
                writeln!(out, "{puzzle}").and_then(|()| out.flush()).map_err(Failure::Output)?;
            }
        }
    }
    Ok(())
}
