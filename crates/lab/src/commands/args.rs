//! The command line of `cauce-lab`, and its help texts.

use std::path::PathBuf;

use cauce_cli::terminal::{seconds, seed};
use clap::{Parser, Subcommand};

use super::contest::Player;

/// Measures the games of Cauce and their computer players, and makes puzzles.
///
/// A LINE is a whole game as one argument; see `cauce --help`. The name of a game is a LINE.
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
    /// Plays uniformly random games on one core. Prints one JSON object for each game: the number of
    /// games, games and moves per second, moves per game, the share of games won by each seat, and
    /// the share of draws.
    ///
    /// Chance events are drawn by their weights and do not count as moves. Games of Sendas are cut
    /// after 60 moves; these count neither as won nor as drawn.
    #[command(verbatim_doc_comment, after_help = BENCH_EXAMPLES)]
    Bench(Bench),
    /// Let two players play many games against each other
    ///
    /// Plays pairs of games from the same random opening, with the same draws and the seats exchanged.
    /// Prints one JSON object with the results of the first player: games won, drawn and lost, the
    /// share of the points, and its 95 % interval.
    ///
    /// A player is one of these: steps or milliseconds per move, such as 1000 or 50ms; `level:1` to
    /// `level:8`; plain UCT, such as `uct:50ms`, or `uct:50ms:30` with playouts of at most 30 moves;
    /// `random` for random moves. Games are drawn at the third occurrence of a position, and after
    /// 400 moves and chance events.
    #[command(verbatim_doc_comment, after_help = MATCH_EXAMPLES)]
    Match(Match),
    /// Measure the strength of the levels of the computer
    ///
    /// Plays the levels against each other and prints a table in Markdown: the Elo of each level and
    /// its difference to the level below. Each level plays the two levels below it, in pairs of games
    /// as in `match`.
    ///
    /// Every pair of games is written to RESULTS as soon as it is played. You can stop the command at
    /// any time; it then resumes from this file. After a change of the levels, use a new file.
    #[command(verbatim_doc_comment, after_help = LADDER_EXAMPLES)]
    Ladder(Ladder),
    /// Measure how even the starts of the games are
    ///
    /// One level plays all seats. Prints a table in Markdown with the share of the points won by the
    /// first seat, and its 95 % interval.
    ///
    /// A start is the name of a game with its options. Random options are drawn for each game. Every
    /// game is written to RESULTS as soon as it is played. You can stop the command at any time; it
    /// then resumes from this file.
    #[command(verbatim_doc_comment, after_help = BALANCE_EXAMPLES)]
    Balance(Balance),
    /// Make puzzles: positions with a single move that is proved to be right
    ///
    /// Levels play games from the LINES in turn. Positions near the end, after the move played or
    /// after another mistake, are searched for a single right move. In Snorkels, Sendas and Caminos
    /// it wins and all others are proved to lose. The solution has at least three moves of the solving
    /// player, two of which are the only winning ones. In Tayü the right move wins a tenth more often
    /// than any other, averaged over all draws. A second search must prove the same.
    ///
    /// Prints each puzzle as one line of fields separated by tabs: an id; the weakest level that
    /// solves it half of the time, or 9; the size of the proof as a power of two; the themes; the
    /// solution; the game line.
    #[command(verbatim_doc_comment, after_help = PUZZLES_EXAMPLES)]
    Puzzles(Puzzles),
    /// Measure how many forced wins of Snorkels are found
    ///
    /// FILE contains positions with a single move that is proved to win. Prints a table in Markdown:
    /// the share of these moves that each level plays, and that the analysis finds and proves, by
    /// the number of plies to the win.
    ///
    /// With --make, searches games of levels 2 to 4 on all boards for such positions. Prints each as
    /// one line, separated by tabs: the plies, the move and the game line.
    #[command(verbatim_doc_comment, after_help = WINS_EXAMPLES)]
    Wins(Wins),
}

#[derive(clap::Args)]
pub(crate) struct Bench {
    /// The position to start from; default: the first position of every game
    pub(crate) line: Option<String>,
    /// Minimum seconds for each game
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) seconds: f64,
    /// The same seed gives the same games
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Include the choice of colours in Snorkels
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
    /// The position to start from
    pub(crate) line: String,
    /// The first player
    #[arg(value_name = "A")]
    pub(crate) one: Player,
    /// The other player
    #[arg(value_name = "B")]
    pub(crate) other: Player,
    /// Number of games, rounded up to pairs
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) games: u32,
    /// Number of random moves at the start of each game
    #[arg(long, value_name = "N", default_value = "2")]
    pub(crate) opening: u32,
    /// Stop as soon as it is clear whether A is better than B by HIGH Elo rather than by LOW
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    /// The same seed gives the same starts and draws
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

impl Match {
    /// The two differences in Elo of the sequential test, if there is one.
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
    /// The file of results; created if it does not exist
    pub(crate) results: PathBuf,
    /// The game lines to play; default: all games for two players and for teams
    pub(crate) lines: Vec<String>,
    /// The levels, weakest first; 0 plays random moves
    #[arg(long, value_name = "N,N...", value_delimiter = ',', default_value = "0,1,2,3,4,5,6,7,8")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) levels: Vec<u8>,
    /// Number of games of two levels, rounded up to pairs; 0 only prints the table
    #[arg(long, value_name = "N", default_value = "600")]
    pub(crate) games: u32,
    /// Maximum number of games of the two highest levels, which think longest
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) high: u32,
    /// Maximum number of games of levels that are two apart
    #[arg(long, value_name = "N", default_value = "100")]
    pub(crate) apart: u32,
}

const LADDER_EXAMPLES: &str = r#"Examples:
  $ cauce-lab ladder results.txt > LADDER.md
  $ cauce-lab ladder results.txt snorkels sendas --levels 0,1,2,3,4,5,6
  $ cauce-lab ladder results.txt --games 0                  the table of what has been played"#;

#[derive(clap::Args)]
pub(crate) struct Balance {
    /// The file of results; created if it does not exist
    pub(crate) results: PathBuf,
    /// The starts to play; default: all starts for two players
    pub(crate) starts: Vec<String>,
    /// The level that plays; 0 plays random moves
    #[arg(long, value_name = "N", default_value = "8")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=8))]
    pub(crate) level: u8,
    /// Number of games of each start; 0 only prints the table
    #[arg(long, value_name = "N", default_value = "200")]
    pub(crate) games: u32,
}

const BALANCE_EXAMPLES: &str = r#"Examples:
  $ cauce-lab balance results.txt > BALANCE.md
  $ cauce-lab balance results.txt "sendas setup=edge" "snorkels random-stones=2" --level 5
  $ cauce-lab balance results.txt --games 0                 the table of what has been played"#;

#[derive(clap::Args)]
pub(crate) struct Puzzles {
    /// The game, or game lines of one game, from which to play
    #[arg(required = true)]
    pub(crate) lines: Vec<String>,
    /// Number of puzzles to make
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) count: usize,
    /// The same seed makes the same puzzles
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Make puzzles from the positions after these lines instead, where possible
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
    /// Number of nodes for the analysis
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(crate) nodes: u32,
    /// Print this many new positions instead
    #[arg(long, value_name = "N")]
    pub(crate) make: Option<usize>,
    /// The same seed makes the same positions
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
}

const WINS_EXAMPLES: &str = r#"Examples:
  $ cauce-lab wins crates/lab/wins.txt
  $ cauce-lab wins --make 201 --seed 1 | head -n 154 > crates/lab/wins.txt"#;
