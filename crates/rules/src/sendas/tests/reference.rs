//! A slow reference implementation of the rules: every square and every orientation is tried and
//! checked.

use super::*;

#[derive(Clone)]
pub(super) struct Reference {
    pieces: Vec<(Square, Colour, Ends)>,
    to_move: Colour,
}

impl Reference {
    pub(super) fn laid_out(pieces: Vec<(Square, Colour, Ends)>) -> Self {
        Self { pieces, to_move: Colour::White }
    }

    pub(super) fn new(position: &Position) -> Self {
        let pieces = Squares::BOARD
            .iter()
            .filter_map(|square| {
                position.at(square).map(|piece| (square, piece.colour, piece.ends))
            })
            .collect();
        Self { pieces, to_move: position.to_move() }
    }

    fn linked(a: (Square, Ends), b: (Square, Ends)) -> bool {
        let (square, ends) = a;
        Direction::ALL.into_iter().any(|way| {
            let (east, north) = way.step();
            square.offset(east, north) == Some(b.0)
                && ends.contains(way)
                && b.1.contains(way.opposite())
        })
    }

    /// Returns everything connected with one piece.
    fn component(&self, from: usize) -> Vec<bool> {
        let mut reached = vec![false; self.pieces.len()];
        let mut ahead = vec![from];
        while let Some(piece) = ahead.pop() {
            if !std::mem::replace(&mut reached[piece], true) {
                let (square, _, ends) = self.pieces[piece];
                ahead.extend((0..self.pieces.len()).filter(|&other| {
                    let (to, _, their) = self.pieces[other];
                    Self::linked((square, ends), (to, their))
                }));
            }
        }
        reached
    }

    pub(super) fn is_whole(&self) -> bool {
        Colour::ALL.into_iter().all(|colour| {
            let own: Vec<_> =
                (0..self.pieces.len()).filter(|&piece| self.pieces[piece].1 == colour).collect();
            let reached = self.component(own[0]);
            own.iter().all(|&piece| reached[piece])
        })
    }

    fn is_joined(&self) -> bool {
        self.component(0).iter().all(|&reached| reached)
    }

    fn with(&self, square: Square, ends: Ends) -> Self {
        let mut next = self.clone();
        next.pieces.push((square, self.to_move, ends));
        next
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let mut tokens = vec!["pass".to_owned()];
        let edge = if self.to_move == Colour::White { 10 } else { 0 };
        for (index, &(from, colour, now)) in self.pieces.iter().enumerate() {
            if colour != self.to_move {
                continue;
            }
            let mut lifted = self.clone();
            lifted.pieces.remove(index);
            for &orientation in now.shape().orientations() {
                for to in Squares::BOARD.iter() {
                    let free = lifted.pieces.iter().all(|&(taken, _, _)| taken != to);
                    if free
                        && (to, orientation) != (from, now)
                        && lifted.with(to, orientation).is_whole()
                    {
                        tokens.push(match (to == from, orientation == now) {
                            (true, _) => format!("{from}={orientation}"),
                            (false, true) => format!("{from}-{to}"),
                            (false, false) => format!("{from}-{to}={orientation}"),
                        });
                    }
                }
            }
            // Beyond the edge, the piece is turned to be linked with the gate, which every shape
            // allows. It has no other neighbour there, so a straight in the file of the gate
            // represents any shape.
            for &(gate, _, ends) in &lifted.pieces {
                let out = colour.forward();
                if gate.rank == colour.far_rank() && ends.contains(out) {
                    let mut outside = lifted.clone();
                    // Shifts the board inwards by one rank, so that the outside is on the board.
                    let inward = i8::from(colour == Colour::Black);
                    outside.pieces.iter_mut().for_each(|piece| {
                        piece.0 = piece.0.offset(0, inward).unwrap();
                    });
                    let beyond = gate.offset(0, inward).unwrap().offset(0, out.step().1).unwrap();
                    let column = Ends::parse("NS").unwrap();
                    if outside.with(beyond, column).is_whole() {
                        let file = char::from(b'a' + gate.file);
                        tokens.push(format!("{from}-{file}{edge}"));
                    }
                }
            }
            if now != Ends::ALL && self.is_joined() {
                tokens.push(format!("{from}*"));
            }
        }
        tokens.sort_unstable();
        tokens
    }
}
