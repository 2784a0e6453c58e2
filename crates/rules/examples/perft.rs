//! Counts the sequences of moves that can follow a game line: `perft "caminos board=ring" 3`.

use std::{env, error::Error};

use cauce_rules::{GameKind, GameLine, perft, with_game};

fn count(line: &str, depth: u32) -> Result<u64, Box<dyn Error>> {
    let kind = GameKind::from_line(line)?;
    with_game!(kind, G => Ok(perft(&line.parse::<GameLine<G>>()?.position(), depth)))
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let line = arguments.next().unwrap_or_else(|| "snorkels".to_owned());
    let depth = arguments.next().map_or(Ok(2), |depth| depth.parse())?;
    for ply in 1..=depth {
        println!("{ply}: {}", count(&line, ply)?);
    }
    Ok(())
}

#[test]
fn it_counts() -> Result<(), Box<dyn Error>> {
    // 49 squares, then 48 squares or `swap`.
    assert_eq!(count("snorkels", 2)?, 49 * (48 + 1));
    assert!(count("chess", 1).is_err());
    Ok(())
}
