//! Exact values of small boards of Snorkels, by a search that knows only the public rules.

#![allow(clippy::unwrap_used)]

use std::{
    cmp::Reverse, collections::HashMap, convert::Infallible, ops::ControlFlow, time::Instant,
};

use cauce_rules::{
    Game, Search,
    snorkels::{Colour, Options, Position},
};

#[test]
fn on_3_by_3_the_first_player_wins_in_7() {
    assert_eq!(Solver::default().value(&first_position(3)), Value::Win(7));
}

#[test]
fn on_4_by_4_the_first_player_loses_in_14() {
    assert_eq!(Solver::default().value(&first_position(4)), Value::Loss(14));
}

#[test]
#[ignore = "takes two or three minutes"]
fn on_5_by_5_the_first_player_wins_in_19_and_only_from_the_inner_3_by_3() {
    let mut solver = Solver::default();
    let clock = Instant::now();
    assert_eq!(solver.value(&first_position(5)), Value::Win(19));
    let (nodes, seconds) = (solver.nodes, clock.elapsed().as_secs_f64());
    println!("{nodes} nodes in {seconds:.1} s, {:.0} nodes/s", nodes as f64 / seconds);
    // One square for each class of squares that symmetry makes alike.
    for (first, inner) in
        [("a1", false), ("b1", false), ("c1", false), ("b2", true), ("c2", true), ("c3", true)]
    {
        let mut position = first_position(5);
        position.play(position.parse(first).unwrap()).unwrap();
        let answer = solver.value(&position);
        println!("{first}: then to move {answer:?}");
        assert_eq!(matches!(answer, Value::Loss(_)), inner, "{first}: {answer:?}");
    }
}

/// The first position of a board without stones and without the choice of colour.
fn first_position(size: u8) -> Position {
    let mut position = Position::start(&Options::default().with_size(size).unwrap()).unwrap();
    position.waive_choice();
    position
}

/// How the game ends for the player to move, and after how many plies, when both play their best:
/// the winner for a short game, the loser for a long one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Win(u8),
    Loss(u8),
}

/// What a win is worth with no snorkel on the board at the end; each snorkel takes one off.
const WIN: i8 = 100;

/// A position in which the game goes on.
struct Node {
    position: Position,
    snorkels: i8,
    /// The fewest empty squares next to a group, of the player to move and of the other.
    air: [i8; 2],
}

impl Node {
    fn new(position: Position) -> Self {
        let count = |colour| position.snorkels(colour).len() as i8;
        let air = |colour| {
            // A colour that has yet to place is not captured by the next ply.
            position.groups(colour).map(|group| group.air.len() as i8).min().unwrap_or(2)
        };
        let own = position.to_place();
        Self {
            position,
            snorkels: count(Colour::Purple) + count(Colour::Green),
            air: [own, own.other()].map(air),
        }
    }

    /// What it is worth to win so many plies from here.
    fn win_in(&self, plies: i8) -> i8 {
        WIN - self.snorkels - plies
    }

    /// The least and the most that the position can be worth to the player to move.
    ///
    /// A ply fills one square, and a player who plays into the air of one of their own groups
    /// starts no group with less: nobody is captured sooner than after so many plies, if they do
    /// not want.
    fn bounds(&self) -> (i8, i8) {
        match self.air {
            [_, 1] => (self.win_in(1), self.win_in(1)),
            [own, other] => (-self.win_in(own), self.win_in(other)),
        }
    }
}

/// Alpha-beta with a table of positions, in windows so narrow that each search answers one
/// question: is a position worth so much?
#[derive(Default)]
struct Solver {
    /// The least and the most that a position can be worth, by its key.
    known: HashMap<u64, (i8, i8)>,
    /// How often a move decided a search, by its index, for each colour.
    history: [Vec<u32>; 2],
    nodes: u64,
}

impl Solver {
    /// Asks for a win and for a loss within so many plies, and for more plies until there is one.
    fn value(&mut self, position: &Position) -> Value {
        self.history = [(); 2].map(|()| vec![0; position.index_count() as usize]);
        let node = Node::new(*position);
        for plies in 1.. {
            let win = node.win_in(plies);
            if self.search(&node, win) >= win {
                return Value::Win(plies as u8);
            }
            if self.search(&node, 1 - win) <= -win {
                return Value::Loss(plies as u8);
            }
        }
        unreachable!("a game of Snorkels ends when the board is full at the latest")
    }

    /// Whether a position is worth `beta` or more to the player to move: returns a number from
    /// `beta` on that it is worth at least, or one below that it is worth at most.
    fn search(&mut self, node: &Node, beta: i8) -> i8 {
        self.nodes += 1;
        let key = node.position.canonical_key();
        let (least, most) = self.known.get(&key).copied().unwrap_or_else(|| node.bounds());
        if least >= beta {
            return least;
        }
        if most < beta {
            return most;
        }
        // The worst is to have no move but those that lose at once.
        let mut best = -node.win_in(1);
        for (index, child) in self.children(node) {
            best = best.max(-self.search(&child, 1 - beta));
            if best >= beta {
                self.history[node.position.to_place() as usize][index] += 1;
                self.known.insert(key, (best, most));
                return best;
            }
        }
        self.known.insert(key, (least, best));
        best
    }

    /// What can follow without ending the game, by the move's index, the most promising first.
    ///
    /// Where there is a capture the bounds say so, and nobody looks for moves: what ends the game
    /// here loses it.
    fn children(&self, node: &Node) -> Vec<(usize, Node)> {
        let mut children = Vec::new();
        let ControlFlow::Continue(()) = node.position.visit_legal(|mv| {
            let mut position = node.position;
            position.play_trusted(mv);
            if position.outcome().is_none() {
                children.push((position.index(mv) as usize, Node::new(position)));
            }
            ControlFlow::<Infallible>::Continue(())
        });
        let history = &self.history[node.position.to_place() as usize];
        children.sort_by_cached_key(|(index, child)| {
            let [other, own] = child.air.map(i32::from);
            Reverse((2 * own - 3 * other, history[*index]))
        });
        children
    }
}
