//! Exact values of small boards of Snorkels, found by a search that uses only the public interface.

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
    // One square of each symmetry class.
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

/// Returns the empty board without the colour choice.
fn first_position(size: u8) -> Position {
    let mut position = Position::start(&Options::default().with_size(size).unwrap()).unwrap();
    position.waive_choice();
    position
}

/// The result for the player to move and the number of plies with best play. The winner prefers a
/// short game, the loser a long one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Win(u8),
    Loss(u8),
}

/// The value of a win on an empty board. Each snorkel on the final board reduces it by 1.
const WIN: i8 = 100;

struct Node {
    position: Position,
    snorkels: i8,
    /// The minimum number of empty squares next to a group, for the player to move and for the
    /// other.
    air: [i8; 2],
}

impl Node {
    fn new(position: Position) -> Self {
        let count = |colour| position.snorkels(colour).len() as i8;
        let air = |colour| {
            // The next ply cannot capture a colour that has no snorkel.
            position.groups(colour).map(|group| group.air.len() as i8).min().unwrap_or(2)
        };
        let own = position.to_place();
        Self {
            position,
            snorkels: count(Colour::Purple) + count(Colour::Green),
            air: [own, own.other()].map(air),
        }
    }

    fn win_in(&self, plies: i8) -> i8 {
        WIN - self.snorkels - plies
    }

    /// Returns a lower and an upper bound of the value for the player to move.
    ///
    /// Each ply fills one square, so a group with n empty neighbours is not captured in fewer than
    /// n plies. A player who plays next to one of their own groups starts no group with less air.
    fn bounds(&self) -> (i8, i8) {
        match self.air {
            [_, 1] => (self.win_in(1), self.win_in(1)),
            [own, other] => (-self.win_in(own), self.win_in(other)),
        }
    }
}

/// An alpha-beta search with a table of positions. Each null-window search answers whether a
/// position is worth at least `beta`.
#[derive(Default)]
struct Solver {
    /// Lower and upper bounds of the values, by key.
    known: HashMap<u64, (i8, i8)>,
    /// How often a move caused a cutoff, by index, for each colour.
    history: [Vec<u32>; 2],
    nodes: u64,
}

impl Solver {
    /// Searches for a win or a loss within an increasing number of plies.
    fn value(&mut self, position: &Position) -> Value {
        self.history = [(); 2].map(|()| vec![0; position.move_index_count() as usize]);
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

    /// Returns a lower bound of the value if it is at least `beta`, otherwise an upper bound less
    /// than `beta`.
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
        // The worst case is that every move loses at once.
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

    /// Returns the children that do not end the game with the indices of their moves, the most
    /// promising first.
    ///
    /// The bounds cover captures by the mover, so a move that ends the game here loses.
    fn children(&self, node: &Node) -> Vec<(usize, Node)> {
        let mut children = Vec::new();
        let ControlFlow::Continue(()) = node.position.visit_legal(|mv| {
            let mut position = node.position;
            position.play_unchecked(mv);
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
