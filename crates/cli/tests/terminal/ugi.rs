//! `cauce ugi`: a recorded session, and a search that is stopped.

use std::{
    io::{BufRead, BufReader, Write},
    time::{Duration, Instant},
};

use crate::{cauce, printed};

/// Input and expected output. Lines of `info` contain times and are left out.
const SESSION: &str = "\
> ugi
id name Cauce 0.1.0
id author the authors of Cauce
option name Level type spin default 8 min 1 max 8
option name Seed type spin default 1 min 0 max 18446744073709551615
option name Hash type spin default 64 min 1 max 65536
ugiok
> setoption name Hash value 16
> setoption name Level value 9
error '9' is no value of Level: write a number from 1 to 8
> isready
readyok
> position fen snorkels size=3 moves a1 a2 c3
> query p1turn
response false
> position fen snorkels size=3 moves a1 a2 a1
error in the game line, token 3, 'a1': there is something on a1 already
> query gameover
response false
> go nodes 100
bestmove b1
> position startpos moves a1 a2 c3 b1
> query gameover
response true
> query result
response p2win
> go
error the game is over
> uginewgame
> query gameover
response false
> position startpos moves a1 a2 c3
> go nodes 100
bestmove b1
> position fen tayu players=4
> go
error a chance event is due: tell it by 'moves'
> position startpos moves +037
> query result
response none
> castle
error unknown command 'castle'
> quit
";

#[test]
fn a_session_matches_the_recorded_one() {
    let input: Vec<_> = SESSION.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let expected: Vec<_> = SESSION.lines().filter(|line| !line.starts_with("> ")).collect();
    let out = printed(&["ugi"], input.join("\n"));
    let out: Vec<_> = out.lines().filter(|line| !line.starts_with("info ")).collect();
    assert_eq!(out, expected);
}

#[test]
fn the_same_seed_and_nodes_give_the_same_move() {
    let session = "setoption name Seed value 5\nposition fen caminos\ngo nodes 50\n\
                   position fen sendas\nsetoption name Level value 3\ngo\n";
    let moves = || {
        let out = printed(&["ugi"], session);
        out.lines().filter(|line| line.starts_with("bestmove")).map(str::to_owned).collect()
    };
    let first: Vec<String> = moves();
    assert_eq!(first.len(), 2);
    assert_eq!(first, moves());
}

#[test]
fn a_running_search_answers_isready_and_stop() {
    let mut child = cauce(&["ugi"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    input.write_all(b"position fen tayu moves +037\ngo infinite\nisready\n").unwrap();
    assert!(output.by_ref().any(|line| line == "readyok"));
    let clock = Instant::now();
    input.write_all(b"stop\nquery gameover\n").unwrap();
    assert!(output.by_ref().any(|line| line.starts_with("bestmove ")));
    assert!(clock.elapsed() < Duration::from_secs(5));
    assert_eq!(output.next().as_deref(), Some("response false"));
    input.write_all(b"quit\n").unwrap();
    // The pipe stays open, so the program must end on `quit`.
    assert!(child.wait().unwrap().success());
}
