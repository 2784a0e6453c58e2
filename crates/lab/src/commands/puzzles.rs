//! `cauce-lab puzzles`: makes puzzles.

use std::{collections::HashSet, io::Write};

use cauce_bots::{Explain, solve::Endgame};
use cauce_cli::terminal::CommandError;
use cauce_lab::puzzles::Maker;
use cauce_rules::{GameKind, GameLine, with_game};

use super::args;

/// Number of consecutive games without a new puzzle after which the search stops.
const MAX_BARREN_GAMES: usize = 1_000;

pub(crate) fn run(args: &args::Puzzles, out: &mut impl Write) -> Result<(), CommandError> {
    let Some(first) = args.lines.first() else { return Ok(()) };
    with_game!(GameKind::from_line(first)?, G => make::<G>(args, out))
}

fn make<G: Explain + Endgame>(
    args: &args::Puzzles,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let lines = args.lines.iter().map(|line| Ok(line.parse::<GameLine<G>>()?));
    let lines: Vec<_> = lines.collect::<Result<_, CommandError>>()?;
    if args.again {
        for puzzle in lines.into_iter().filter_map(Maker::puzzle_at) {
            writeln!(out, "{puzzle}").map_err(CommandError::Output)?;
        }
        return Ok(());
    }
    if let Some(line) = lines.iter().find(|line| line.position().outcome().is_some()) {
        return Err(CommandError::Other(format!("the game is over: {line}")));
    }
    let mut makers: Vec<_> = lines.into_iter().map(|line| Maker::new(line, args.seed)).collect();
    let (mut ids, mut made) = (HashSet::new(), Vec::<G>::new());
    let (mut next, mut barren) = (0, 0);
    while ids.len() < args.count && barren < MAX_BARREN_GAMES {
        next = (next + 1) % makers.len();
        barren += 1;
        for puzzle in makers[next].play() {
            let position = puzzle.line.parse::<GameLine<G>>()?.position();
            let is_new = made.iter().all(|other| !position.is_similar(other));
            if ids.len() < args.count && is_new && ids.insert(puzzle.id.clone()) {
                made.push(position);
                barren = 0;
                writeln!(out, "{puzzle}")
                    .and_then(|()| out.flush())
                    .map_err(CommandError::Output)?;
            }
        }
    }
    match args.count - ids.len() {
        0 => Ok(()),
        missing => Err(CommandError::Other(format!(
            "{missing} more were asked for, but many games showed no other puzzle"
        ))),
    }
}
