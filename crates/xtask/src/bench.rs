//! `bench`: random games per second, on this machine and in a browser on it.

use crate::Result;
use crate::report::{headline, say};
use crate::run;
use crate::suite::{self, Needs, Step};
use std::io::stdout;

/// The starts: each game, and all boards of Caminos, which differ most.
const STARTS: [&str; 7] = [
    "snorkels",
    "tayu",
    "caminos",
    "caminos board=rhombus",
    "caminos board=octagon",
    "caminos board=ring",
    "sendas",
];

/// Number of rounds. Other work of the machine can only slow a run down, so the best round counts.
const ROUNDS: usize = 3;

/// The best results from one start, in games per second.
#[derive(Clone, Copy, Default)]
struct Best {
    here: u64,
    browser: u64,
}

pub(crate) fn run() -> Result<()> {
    Needs::default().meet(Step::Wasm.needs())?;
    let mut best = [Best::default(); STARTS.len()];
    for round in 1..=ROUNDS {
        headline(format_args!("bench: random games on this machine, {round} of {ROUNDS}"));
        for (start, best) in STARTS.iter().zip(&mut best) {
            let bench =
                ["run", "--quiet", "--release", "--package", "cauce-lab", "--", "bench", start];
            run::follow(run::cargo().args(bench), &mut stdout(), |line| {
                best.here = best.here.max(here(line).unwrap_or(0));
            })?;
        }
        headline(format_args!("bench: random games in the browser, {round} of {ROUNDS}"));
        let mut bench = suite::in_browser()?;
        bench.env("CAUCE_BENCH", STARTS.join("\n"));
        bench.args([
            "--release",
            "--package",
            "cauce-lab",
            "--bench",
            "games",
            "--",
            "--nocapture",
        ]);
        run::follow(&mut bench, &mut stdout(), |line| {
            for (start, best) in STARTS.iter().zip(&mut best) {
                best.browser = best.browser.max(there(line, start).unwrap_or(0));
            }
        })?;
    }
    headline("bench: games a second, the best of each");
    say(summary(&best));
    Ok(())
}

/// Parses the games per second from a line of `cauce-lab bench`.
fn here(line: &str) -> Option<u64> {
    let (_, after) = line.split_once("\"games_per_s\":")?;
    after.split(',').next()?.parse().ok()
}

/// Parses the games per second from a line of the browser's benchmark, if it is about this start.
fn there(line: &str, start: &str) -> Option<u64> {
    let (games, _) = line.trim().strip_prefix(start)?.strip_prefix(": ")?.split_once(" games/s")?;
    games.parse().ok()
}

fn summary(best: &[Best]) -> String {
    let mut text =
        format!("   {:<22}{:>10}{:>10}{:>16}\n", "start", "here", "browser", "browser / here");
    for (start, &Best { here, browser }) in STARTS.iter().zip(best) {
        let ratio = browser as f64 / here.max(1) as f64;
        text += &format!("   {start:<22}{here:>10}{browser:>10}{ratio:>16.2}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_parsed_from_the_output_of_the_benchmarks() {
        let json = r#"{"game":"snorkels","games":9584704,"games_per_s":4792343,"plies_per_s":1}"#;
        assert_eq!(here(json), Some(4_792_343));
        assert_eq!(here("running 1 test"), None);
        let line = "    caminos board=ring: 106469 games/s, 2449494 plies/s, 23.01 plies a game\n";
        assert_eq!(there(line, "caminos board=ring"), Some(106_469));
        assert_eq!(there(line, "caminos"), None);
        assert_eq!(there("", "caminos"), None);
    }

    #[test]
    fn the_summary_compares_native_and_browser_speed() {
        let mut best = [Best::default(); STARTS.len()];
        best[0] = Best { here: 4_000_000, browser: 3_200_000 };
        let summary = summary(&best);
        let line = summary.lines().nth(1).unwrap();
        assert_eq!(
            line.split_whitespace().collect::<Vec<_>>(),
            ["snorkels", "4000000", "3200000", "0.80"]
        );
    }
}
