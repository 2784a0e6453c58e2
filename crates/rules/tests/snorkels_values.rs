//! Exact values of small boards of Snorkels, by a search that knows only the public rules.

#![allow(clippy::unwrap_used)]

use std::{cmp::Reverse, collections::HashMap};

use cauce_rules::{
    Game, Options as _, Seat, Side, Square, Turn,
    snorkels::{Move, Options, Piece, Position},
};

#[test]
fn on_3_by_3_the_first_player_wins_in_7() {
    assert_eq!(Solver::new(3).value(&first_position(3)), Value::Win(7));
}

#[test]
fn on_4_by_4_the_first_player_loses_in_14() {
    assert_eq!(Solver::new(4).value(&first_position(4)), Value::Loss(14));
}

#[test]
#[ignore = "takes minutes"]
fn on_5_by_5_the_first_player_wins_in_19_and_only_from_the_inner_3_by_3() {
    let mut solver = Solver::new(5);
    assert_eq!(solver.value(&first_position(5)), Value::Win(19));
    // One square for each class of squares that symmetry makes alike.
    for first in ["a1", "b1", "c1", "b2", "c2", "c3"] {
        let square = Square::parse(first).unwrap();
        let inner = (1..=3).contains(&square.file) && (1..=3).contains(&square.rank);
        let mut position = first_position(5);
        position.play(Move::Place(square)).unwrap();
        let answer = solver.value(&position);
        println!("{first}: then to move {answer:?}");
        assert_eq!(matches!(answer, Value::Loss(_)), inner, "{first}: {answer:?}");
    }
}

/// The first position of a board without stones and without the choice of colour.
fn first_position(size: u8) -> Position {
    let mut options = Options::default();
    options.set("size", &size.to_string()).unwrap();
    let mut position = Position::start(&options).unwrap();
    position.waive_choice();
    position
}

/// How the game ends for who is to move, and after how many plies, when both play their best: the
/// winner for a short game, the loser for a long one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Win(u8),
    Loss(u8),
}

/// A search for wins within a number of plies, which grows until there is one.
struct Solver {
    size: u8,
    /// Where each square goes, for each of the eight symmetries.
    symmetries: [Vec<u32>; 8],
    /// What is known of a position, by its key.
    known: HashMap<u64, Known>,
    /// How often a move to this square decided a search, by colour.
    history: [[u32; 25]; 2],
}

/// What is known of a position for who is to move.
#[derive(Clone, Copy)]
struct Known {
    /// It is won within so many plies.
    win: u8,
    /// It is not won within so many plies.
    no_win: u8,
    /// It is lost within so many plies.
    loss: u8,
    /// It is not lost within so many plies.
    no_loss: u8,
}

impl Default for Known {
    fn default() -> Self {
        Self { win: u8::MAX, no_win: 0, loss: u8::MAX, no_loss: 0 }
    }
}

/// A position in which the game goes on.
struct Node {
    position: Position,
    key: u64,
    /// The fewest empty squares next to a group, of who is to move and of the other.
    ///
    /// A ply fills one square, and whoever plays into the air of a group of their own starts no
    /// group with less: nobody is captured sooner than after so many plies, if they do not want.
    air: [u8; 2],
}

impl Solver {
    fn new(size: u8) -> Self {
        let symmetries = std::array::from_fn(|symmetry| {
            let turned = |square: u8| {
                let flip = |flag: usize, i: u8| {
                    if symmetry & flag == 0 { i } else { size - 1 - i }
                };
                let (file, rank) = (flip(1, square % size), flip(2, square / size));
                if symmetry & 4 == 0 { rank * size + file } else { file * size + rank }
            };
            (0..size * size).map(|square| turned(square).into()).collect()
        });
        Self { size, symmetries, known: HashMap::new(), history: [[0; 25]; 2] }
    }

    fn value(&mut self, position: &Position) -> Value {
        let node = self.node(*position);
        for plies in 1.. {
            if self.wins_within(&node, plies) {
                return Value::Win(plies);
            }
            if self.loses_within(&node, plies) {
                return Value::Loss(plies);
            }
        }
        unreachable!("a game of Snorkels ends when the board is full at the latest")
    }

    /// Whether who is to move can force a win within so many plies.
    fn wins_within(&mut self, node: &Node, plies: u8) -> bool {
        let [_, other] = node.air;
        if other == 1 || plies < other {
            return other == 1 && plies > 0;
        }
        let known = self.known(node);
        if known.win <= plies {
            return true;
        }
        if known.no_win >= plies || known.loss < u8::MAX {
            return false;
        }
        let children = self.children(node);
        let winner = children
            .iter()
            .position(|(_, child)| self.known(child).loss < plies)
            .or_else(|| children.iter().position(|(_, child)| self.loses_within(child, plies - 1)));
        self.note(node, winner.map(|winner| children[winner].0), plies);
        let known = self.known.entry(node.key).or_default();
        if winner.is_some() {
            known.win = plies;
        } else {
            known.no_win = plies;
        }
        winner.is_some()
    }

    /// Whether who is to move loses within so many plies, whatever they do.
    fn loses_within(&mut self, node: &Node, plies: u8) -> bool {
        let [own, other] = node.air;
        if plies < own || other == 1 {
            return false;
        }
        let known = self.known(node);
        if known.loss <= plies {
            return true;
        }
        if known.no_loss >= plies || known.win < u8::MAX {
            return false;
        }
        let children = self.children(node);
        let escape = children
            .iter()
            .position(|(_, child)| {
                let known = self.known(child);
                child.air[1] >= plies || known.no_win >= plies - 1 || known.loss < u8::MAX
            })
            .or_else(|| children.iter().position(|(_, child)| !self.wins_within(child, plies - 1)));
        self.note(node, escape.map(|escape| children[escape].0), plies);
        let known = self.known.entry(node.key).or_default();
        if escape.is_some() {
            known.no_loss = plies;
        } else {
            known.loss = plies;
        }
        escape.is_none()
    }

    /// What can follow without ending the game, by the square played, the most promising first.
    ///
    /// Who is to move must have no capture.
    fn children(&self, node: &Node) -> Vec<(usize, Node)> {
        let Turn::Move(mover) = node.position.turn() else {
            unreachable!("the game goes on");
        };
        let last_air = self
            .air(&node.position, node.position.to_place())
            .filter(|air| air.count_ones() == 1)
            .fold(0, |all, air| all | air);
        let mut elsewhere = 0;
        let mut moves = Vec::new();
        node.position.legal(&mut moves);
        let mut children = Vec::with_capacity(moves.len());
        for mv in moves {
            let Move::Place(square) = mv else { unreachable!("the choice is left out") };
            let square = self.index(square);
            // A group at its last air is captured next unless that is played: what is played
            // elsewhere makes no difference.
            if last_air != 0 && last_air >> square & 1 == 0 {
                if elsewhere > 0 {
                    continue;
                }
                elsewhere += 1;
            }
            let mut position = node.position;
            position.play(mv).unwrap();
            match position.turn() {
                Turn::Over(outcome) => assert!(!outcome.winners.contains(mover), "{position:?}"),
                _ => children.push((square as usize, self.node(position))),
            }
        }
        let history = self.history[usize::from(mover == Seat::TWO)];
        children.sort_by_cached_key(|&(square, ref child)| {
            let [other, own] = child.air.map(i32::from);
            let lasted = i32::from(self.known(child).no_win);
            Reverse((2 * own - 3 * other + lasted, history[square]))
        });
        children
    }

    fn node(&self, position: Position) -> Node {
        let own = position.to_place();
        let other = if own == Side::Green { Side::Purple } else { Side::Green };
        let fewest = |side| {
            // A colour that has yet to place is not captured by the next ply.
            self.air(&position, side).map(u32::count_ones).min().unwrap_or(2) as u8
        };
        Node { air: [fewest(own), fewest(other)], key: self.key(&position), position }
    }

    /// The empty squares next to each group of a colour, as sets of square numbers.
    fn air(&self, position: &Position, side: Side) -> impl Iterator<Item = u32> {
        let piece = if side == Side::Green { Piece::Green } else { Piece::Purple };
        let mut seen = 0;
        position.squares().filter_map(move |square| {
            let new = position.at(square) == Some(piece) && seen >> self.index(square) & 1 == 0;
            new.then(|| {
                seen |= self.set(position.group(square));
                self.set(position.air(square))
            })
        })
    }

    /// One number for a position and all that symmetry makes of it. Who is to move follows from
    /// how many snorkels there are.
    fn key(&self, position: &Position) -> u64 {
        let standing = |piece| {
            self.set(position.squares().filter(|&square| position.at(square) == Some(piece)))
        };
        let (purple, green) = (standing(Piece::Purple), standing(Piece::Green));
        let turned = |map: &[u32], mut set: u32| {
            let mut turned = 0_u64;
            while set != 0 {
                turned |= 1 << map[set.trailing_zeros() as usize];
                set &= set - 1;
            }
            turned
        };
        let keys = self.symmetries.iter().map(|map| turned(map, purple) << 32 | turned(map, green));
        keys.min().unwrap()
    }

    fn known(&self, node: &Node) -> Known {
        self.known.get(&node.key).copied().unwrap_or_default()
    }

    /// Remembers the move that decided a search, if one did, by how deep the search was.
    fn note(&mut self, node: &Node, square: Option<usize>, plies: u8) {
        if let Some(square) = square {
            let colour = usize::from(node.position.to_place() == Side::Green);
            self.history[colour][square] += 1 << (plies / 2).min(12);
        }
    }

    fn index(&self, square: Square) -> u32 {
        u32::from(square.rank * self.size + square.file)
    }

    fn set(&self, squares: impl Iterator<Item = Square>) -> u32 {
        squares.fold(0, |set, square| set | 1 << self.index(square))
    }
}
