//! What may be typed after `cauce-lab`, and the help that teaches it.

use std::path::PathBuf;

use cauce_cli::terminal::{seconds, seed};
use clap::{Parser, Subcommand};

use super::contest::Player;

/// Measures the games of Cauce and their computer players, and makes puzzles.
///
/// A LINE is a whole game in one argument, as `cauce --help` tells; the name of a game is one.
#[derive(Parser)]
#[command(name = "cauce-lab", version, verbatim_doc_comment)]
#[command(disable_help_subcommand = true, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play random games against the clock
    ///
    /// Plays uniformly random games on one core and prints one JSON object for each game: how
    /// many games, how many games and moves a second, moves a game, the share of the games won by
    /// each seat, the share drawn.
    ///
    /// Chance events are drawn by their weights and do not count as moves. Sendas is cut at 60
    /// moves; a game that was cut is neither won nor drawn.
    #[command(verbatim_doc_comment, after_help = BENCH_EXAMPLES)]
    Bench(Bench),
    /// Let two players play many games against each other
    ///
    /// Plays pairs of games from the same varied starts, with the same draws and the seats
    /// exchanged, and prints one JSON object of how the first player fared: games won, drawn and
    /// lost, the share of the points, and the interval in which the true share lies with 95 %.
    ///
    /// A player is a number of steps, or of milliseconds, a move: 1000 or 50ms; `level:1` to
    /// `level:8`; `uct:50ms`, plain UCT, and `uct:50ms:30`, which cuts its playouts after 30 moves;
    /// `random` plays any legal move. Games are drawn when a position stands for the third time, and
    /// after 400 moves and chance events.
    #[command(verbatim_doc_comment, after_help = MATCH_EXAMPLES)]
    Match(Match),
    /// Measure how far the levels of the computer are apart
    ///
    /// Plays the levels against each other and prints a table in Markdown: Elo by level, and by how
    /// much each is better than the one below. Each plays those one and two below it, in pairs of
    /// games as `match` plays them.
    ///
    /// Every pair of games is written to RESULTS as soon as it is played, and what stands there
    /// is not played again: stop the command whenever you like, and start it again to go on. When the
    /// levels have changed, begin with a new file.
    #[command(verbatim_doc_comment, after_help = LADDER_EXAMPLES)]
    Ladder(Ladder),
    /// Measure how even the starts of the games are
    ///
    /// One level plays all seats, and the share of the points that the first seat takes is printed as
    /// a table in Markdown, with the interval in which it lies with 95 %.
    ///
    /// A start is the name of a game and the choices of a new one, with what is drawn by lot drawn
    /// anew in each game. Every game is written to RESULTS as soon as it is played, and what stands
    /// there is not played again: stop the command whenever you like, and start it again to go on.
    #[command(verbatim_doc_comment, after_help = BALANCE_EXAMPLES)]
    Balance(Balance),
    /// Make puzzles: positions in which one move is right, as is proved
    ///
    /// Levels play games from LINE, several of them in turn, and in the positions near the end, after
    /// what was played or after another fault, a move is looked for that alone is right. In Snorkels,
    /// Sendas and Caminos it wins and all others are proved to lose, and it takes three moves of
    /// one's own or more, two of which must be found. In Tayü it wins more often than any other by a
    /// tenth, all that can still be drawn counted out. A second search must prove the same.
    ///
    /// Prints a puzzle a line, as soon as it is found: an id; the weakest level that finds the
    /// moves half of the time, 9 for none; the size of the proof, as a power of two; what the
    /// moves do; the solution; the game line. Tabs stand between them.
    #[command(verbatim_doc_comment, after_help = PUZZLES_EXAMPLES)]
    Puzzles(Puzzles),
    /// Measure how many forced wins of Snorkels are found
    ///
    /// FILE holds positions in which one move is proved to win, and no other. A table in Markdown
    /// says which share of them each level plays, and the analysis finds and proves, by how many
    /// plies the wins take.
    ///
    /// With --make such positions are looked for in games of the levels 2 to 4 on all boards, and
    /// printed a line each: the plies, the move, the game line, with tabs between them.
    #[command(verbatim_doc_comment, after_help = WINS_EXAMPLES)]
    Wins(Wins),
}

#[derive(clap::Args)]
pub(crate) struct Bench {
    /// Where to start, as one argument; without it every game, from its first position
    pub(crate) line: Option<String>,
    /// Play each game for at least so many seconds
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: f64,
    /// Draw the games by this seed: the same seed, the same games
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Let seat 2 choose a colour in Snorkels, which is left out otherwise
    #[arg(long)]
    pub(crate) with_swap: bool,
}

const BENCH_EXAMPLES: &str = r#"Examples:
  $ cauce-lab bench snorkels --seed 1
  {"game":"snorkels","games":11102464,"games_per_s":5551231,"plies_per_s":163987503,
   "mean_plies":29.5407,"wins":[0.5164,0.4836],"draws":0.0,"seed":1}

  $ cauce-lab bench                                         every game, two seconds each
  $ cauce-lab bench "snorkels size=9 stones=e5" --seconds 10

(Each object is one line; it is broken here to fit.)"#;

#[derive(clap::Args)]
pub(crate) struct Match {
    /// Where to start, as one argument
    pub(crate) line: String,
    /// The first player
    #[arg(value_name = "A")]
    pub(crate) one: Player,
    /// The other player
    #[arg(value_name = "B")]
    pub(crate) other: Player,
    /// How many games, rounded up to pairs
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: u32,
    /// How many random moves begin each game
    #[arg(long, value_name = "N", default_value = "2")]
    pub(crate) opening: u32,
    /// Stop as soon as it is clear whether A is better than B by HIGH Elo rather than by LOW
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    /// Draw starts and chance by this seed: players by steps play the same games
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

impl Match {
    /// The two differences in Elo of a sequential test, if there is to be one.
    pub(crate) fn sprt(&self) -> Option<[f64; 2]> {
        self.sprt.as_deref().and_then(|elo| elo.try_into().ok())
    }
}

const MATCH_EXAMPLES: &str = r#"Examples:
  $ cauce-lab match snorkels 50ms uct:50ms --games 40 --seed 1
  $ cauce-lab match sendas level:3 level:2 --games 40
  $ cauce-lab match sendas 2000 1000 --games 2000 --sprt 0 50
  $ cauce-lab match snorkels 50ms "ugi:50ms:cauce ugi" --games 20
  $ cauce-lab match "snorkels size=3" 200 random --games 20 --seed 1 | jq .share"#;

#[derive(clap::Args)]
pub(crate) struct Ladder {
    /// The file of results; it is made if there is none
    pub(crate) results: PathBuf,
    /// What to play, as game lines; without one, the four games for two and two of them for teams
    pub(crate) lines: Vec<String>,
    /// The levels that play, the weakest first; 0 is random play
    #[arg(long, value_name = "N,N...", value_delimiter = ',', default_value = "0,1,2,3,4,5,6,7,8")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) levels: Vec<u8>,
    /// How many games each two play, rounded up to pairs; with 0 the table is printed only
    #[arg(long, value_name = "N", default_value = "600")]
    pub(crate) games: u32,
    /// How many games at most the two highest play, which think longest
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) high: u32,
    /// How many games at most those play who are two apart
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) apart: u32,
}

const LADDER_EXAMPLES: &str = r#"Examples:
  $ cauce-lab ladder results.txt > LADDER.md
  $ cauce-lab ladder results.txt snorkels sendas --levels 0,1,2,3,4,5,6
  $ cauce-lab ladder results.txt --games 0                  the table of what has been played"#;

#[derive(clap::Args)]
pub(crate) struct Balance {
    /// The file of results; it is made if there is none
    pub(crate) results: PathBuf,
    /// What to play; without one, all starts for two
    pub(crate) starts: Vec<String>,
    /// The level that plays; 0 is random play
    #[arg(long, value_name = "N", default_value = "8")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) level: u8,
    /// How many games of each start; with 0 the table is printed only
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) games: u32,
}

const BALANCE_EXAMPLES: &str = r#"Examples:
  $ cauce-lab balance results.txt > BALANCE.md
  $ cauce-lab balance results.txt "sendas setup=edge" "snorkels random-stones=2" --level 5
  $ cauce-lab balance results.txt --games 0                 the table of what has been played"#;

#[derive(clap::Args)]
pub(crate) struct Puzzles {
    /// The game, or game lines of one game, from which games are played
    #[arg(required = true)]
    pub(crate) lines: Vec<String>,
    /// How many puzzles to make
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) count: usize,
    /// The same seed makes the same puzzles
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Make puzzles of the positions after these lines instead; lines that are none are left out
    #[arg(long, conflicts_with_all = ["count", "seed"])]
    pub(crate) again: bool,
}

const PUZZLES_EXAMPLES: &str = r#"Examples:
  $ cauce-lab puzzles sendas --count 150 --seed 1
  $ cut -f6 GAME.txt | xargs -d '\n' cauce-lab puzzles --again    grades them as levels play now
  $ cauce-lab puzzles "snorkels size=5" "snorkels size=6" --count 20"#;

#[derive(clap::Args)]
pub(crate) struct Wins {
    /// The file of positions
    #[arg(default_value = "crates/lab/wins.txt")]
    pub(crate) file: PathBuf,
    /// How many nodes the analysis has
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(crate) nodes: u32,
    /// Print so many new positions instead
    #[arg(long, value_name = "N")]
    pub(crate) make: Option<usize>,
    /// The same seed makes the same positions
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
}

const WINS_EXAMPLES: &str = r#"Examples:
  $ cauce-lab wins crates/lab/wins.txt
  $ cauce-lab wins --make 201 --seed 1 | head -n 154 > crates/lab/wins.txt"#;
