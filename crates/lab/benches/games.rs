//! The browser version of `cauce-lab bench`: the same loop and games with the browser's clock.
//!
//! `cargo xtask bench` runs it. It measures and asserts nothing.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, missing_docs)]

use cauce_lab::bench::Bench;
use cauce_rules::{GameKind, GameLine, Search, with_game};
use cauce_table::Play;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Seconds for each start.
const SECONDS: f64 = 2.0;

/// Seconds of play before the measurement, in which the browser optimizes the code.
const WARM_UP: f64 = 0.5;

/// The game lines to start from, one per line. If it is not set, each game is played from its first
/// position.
const STARTS: Option<&str> = option_env!("CAUCE_BENCH");

#[wasm_bindgen_test]
fn random_games() {
    let starts: Vec<_> = match STARTS {
        Some(lines) => lines.lines().collect(),
        // The name alone is the game line of its first position.
        None => GameKind::ALL.iter().map(|kind| kind.name()).collect(),
    };
    for line in starts {
        let kind = GameKind::from_line(line).unwrap();
        with_game!(kind, G => run(line.parse::<GameLine<G>>().unwrap()));
    }
}

fn run<G: Play + Search>(line: GameLine<G>) {
    let performance = web_sys::window().unwrap().performance().unwrap();
    let clock = || performance.now() / 1000.0;
    let mut bench = Bench::new(line.position().without_choice(), 1);
    bench.clone().run(WARM_UP, clock);
    let tally = bench.run(SECONDS, clock);
    console_log!(
        "{}: {:.0} games/s, {:.0} plies/s, {:.2} plies a game",
        line,
        tally.games_per_second(),
        tally.plies_per_second(),
        tally.mean_plies()
    );
}
