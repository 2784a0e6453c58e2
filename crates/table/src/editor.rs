//! A position that is set up piece by piece, in any order and whoever's turn it would be.
//!
//! Every piece is put where the rules let it lie. What comes of it is a game line: a game in which
//! the same pieces were put on the same squares turn by turn, as long as there is one.

use std::fmt::{Debug, Display};

use cauce_rules::{GameLine, MoveError, OptionsError, Square, Token};
use thiserror::Error;

use crate::{Dealer, Play, Record, Table};

/// A game whose positions can be set up piece by piece.
pub trait Editable: Play {
    /// What can be put on the board. It prints as its name.
    type Piece: Copy + Eq + Debug + Display;

    /// Whether chance draws what is put on the board.
    const DRAWS: bool = false;

    /// All that can be put on a board with these options.
    fn pieces(options: &Self::Options) -> Vec<Self::Piece>;

    /// How many of it are on the board.
    fn count(&self, piece: Self::Piece) -> usize;

    /// What a move puts on the board in this position; `None` where it puts nothing there.
    fn put_by(&self, mv: Self::Move) -> Option<Self::Piece>;

    /// What is played before anything can be put on the board.
    fn opening(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The same board with this to be put on it next; `None` where none is left or it fits nowhere.
    fn offering(&self, piece: Self::Piece) -> Option<Self>;

    /// What is played until this is to be put on the board; `None` where something else is due.
    fn towards(&self, piece: Self::Piece) -> Option<Vec<Self::Move>>;

    /// The move that put there what lies on a square, or on top of it.
    fn top(&self, square: Square) -> Option<Self::Move>;

    /// Whether this lies on the board before the first move, and is a matter of options.
    fn is_fixed(_piece: Self::Piece) -> bool {
        false
    }

    /// The options with what is fixed on a square, or without it; `None` where it is so already.
    fn fix(
        _options: &Self::Options,
        _square: Square,
        _there: bool,
    ) -> Option<Result<Self::Options, OptionsError>> {
        None
    }
}

/// Why a piece cannot be put somewhere or taken away, or why no game leads to a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Mistake {
    /// The piece cannot lie there, or without this piece another cannot lie where it does.
    #[error("{0}")]
    Illegal(MoveError),
    /// What is fixed cannot lie there.
    #[error("{0}")]
    Options(OptionsError),
    /// Nothing lies on the square.
    #[error("nothing lies on {0}")]
    Nothing(Square),
    /// There is no more of it, or it fits nowhere.
    #[error("none is left, or it fits nowhere")]
    NotOffered,
    /// Taking turns does not lead there.
    #[error("taking turns does not lead there")]
    Turns,
}

impl From<MoveError> for Mistake {
    fn from(why: MoveError) -> Self {
        Self::Illegal(why)
    }
}

/// A position while somebody sets it up.
#[derive(Clone, Debug)]
pub struct PositionEditor<G: Editable> {
    laid: Laid<G>,
    /// The position that all pieces make.
    game: G,
    /// What is put on the board; nothing where pieces are taken away.
    tool: Option<G::Piece>,
    /// Whether what is drawn next is the piece to be put on the board.
    draws: bool,
    back: Vec<Laid<G>>,
}

/// What lies on the board.
#[derive(Clone, Debug)]
struct Laid<G: Editable> {
    options: G::Options,
    /// What was played before anything could be put on the board.
    opening: Vec<G::Move>,
    /// In an order in which each piece can be put there.
    pieces: Vec<(G::Piece, G::Move)>,
}

/// How many positions are looked at on the way to one.
const MOST: usize = 2000;

impl<G: Editable> PositionEditor<G> {
    /// Begins with the position at the end of a game line.
    pub fn new(line: &GameLine<G>) -> Self {
        let start = GameLine::new(line.options().clone()).map(|start| start.position());
        let mut laid =
            Laid { options: line.options().clone(), opening: Vec::new(), pieces: Vec::new() };
        let mut game = start.unwrap_or_else(|_| GameLine::default().position());
        let early = |game: &G| !game.opening().is_empty();
        for mv in line.tokens().iter().filter_map(|token| token.mv()) {
            if early(&game) {
                laid.opening.push(mv);
            }
            laid.pieces.extend(game.put_by(mv).map(|piece| (piece, mv)));
            game.play_trusted(mv);
        }
        if early(&game) {
            laid.opening.extend(game.opening());
        }
        let pieces = G::pieces(&laid.options);
        let in_hand = |&&piece: &&G::Piece| game.towards(piece).is_some_and(|way| way.is_empty());
        let tool = pieces.iter().find(in_hand).or(pieces.first()).copied();
        let game = laid.position().unwrap_or(game);
        Self { laid, game, tool, draws: false, back: Vec::new() }
    }

    /// The position that the pieces make, whoever is to move in it.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What can be put on the board.
    pub fn pieces(&self) -> Vec<G::Piece> {
        G::pieces(&self.laid.options)
    }

    /// What is put on the board; nothing where pieces are taken away.
    pub fn tool(&self) -> Option<G::Piece> {
        self.tool
    }

    /// The piece of this name.
    pub fn piece(&self, name: &str) -> Option<G::Piece> {
        self.pieces().into_iter().find(|piece| piece.to_string() == name)
    }

    /// Takes up something to be put on the board, or begins to take pieces away.
    pub fn take_up(&mut self, tool: Option<G::Piece>) {
        self.tool = tool;
    }

    /// Whether what is drawn next is the piece to be put on the board.
    pub fn draws(&self) -> bool {
        self.draws
    }

    /// Lets the piece to be put on the board be the one that is drawn next, or leaves that to chance.
    pub fn draw(&mut self, draws: bool) {
        self.draws = draws;
    }

    /// The position in which the next piece is put on the board by a hand; `None` where a press on a
    /// square does what is to be done.
    pub fn offered(&self) -> Option<G> {
        self.tool.filter(|&piece| !G::is_fixed(piece)).and_then(|piece| self.game.offering(piece))
    }

    /// A table on which the next piece can be put on the board.
    pub fn table(&self) -> Table<G> {
        let game = self.offered().unwrap_or_else(|| self.game.clone());
        Table::of_record(Record::new(self.laid.options.clone(), game), Dealer::new(0), false)
    }

    /// Puts a piece on the board by the token of its move.
    ///
    /// # Errors
    /// Why it cannot lie there; nothing is changed then.
    pub fn play(&mut self, token: &str) -> Result<(), Mistake> {
        let (Some(piece), Some(mut game)) = (self.tool, self.offered()) else {
            return Err(self.not_offered());
        };
        let mv = game.parse(token)?;
        game.play(mv)?;
        self.back.push(self.laid.clone());
        self.laid.pieces.push((piece, mv));
        self.game = game;
        Ok(())
    }

    /// Presses a square where no hand puts a piece there: takes away what lies there, or puts there
    /// what is fixed.
    ///
    /// # Errors
    /// Why that cannot be done; nothing is changed then.
    pub fn press(&mut self, square: Square) -> Result<(), Mistake> {
        let mut laid = self.laid.clone();
        match self.tool {
            Some(piece) if !G::is_fixed(piece) => return Err(self.not_offered()),
            Some(_) => {
                let fixed = G::fix(&laid.options, square, true);
                let fixed = fixed.ok_or(MoveError::Occupied(square))?;
                laid.options = fixed.map_err(Mistake::Options)?;
            }
            None => match self.game.top(square) {
                Some(top) => laid.pieces.retain(|(_, mv)| *mv != top),
                None => {
                    let fixed = G::fix(&laid.options, square, false);
                    let fixed = fixed.ok_or(Mistake::Nothing(square))?;
                    laid.options = fixed.map_err(Mistake::Options)?;
                }
            },
        }
        self.set(laid)
    }

    fn not_offered(&self) -> Mistake {
        if self.game.outcome().is_some() { MoveError::Over.into() } else { Mistake::NotOffered }
    }

    /// Takes everything away; tells whether there was anything.
    pub fn clear(&mut self) -> bool {
        let (mut laid, mut options) = (self.laid.clone(), self.laid.options.clone());
        laid.pieces.clear();
        let squares = (0..=u8::MAX).map(|at| Square::new(at & 15, at >> 4));
        for square in squares {
            if let Some(Ok(without)) = G::fix(&options, square, false) {
                options = without;
            }
        }
        let changed = !self.laid.pieces.is_empty() || options != laid.options;
        laid.options = options;
        changed && self.set(laid).is_ok()
    }

    /// Takes back the last change; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(laid) = self.back.pop() else { return false };
        self.game = laid.position().unwrap_or_else(|_| self.game.clone());
        self.laid = laid;
        true
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    fn set(&mut self, mut laid: Laid<G>) -> Result<(), Mistake> {
        self.game = laid.arrange()?;
        self.back.push(std::mem::replace(&mut self.laid, laid));
        Ok(())
    }

    /// A game in which these pieces were put on the board turn by turn.
    ///
    /// # Errors
    /// That none was found.
    pub fn line(&self) -> Result<GameLine<G>, Mistake> {
        let mut line = GameLine::new(self.laid.options.clone()).map_err(Mistake::Options)?;
        let push = |line: &mut GameLine<G>, moves: &[G::Move]| {
            moves.iter().try_for_each(|&mv| line.push(Token::Move(mv))).map_err(Mistake::Illegal)
        };
        push(&mut line, &self.laid.opening)?;
        let start = line.position();
        let mut search = Search { pieces: &self.laid.pieces, seen: Vec::new(), moves: Vec::new() };
        if self.laid.pieces.len() > u128::BITS as usize || !search.reaches(&start, 0) {
            return Err(Mistake::Turns);
        }
        push(&mut line, &search.moves)?;
        if let Some(piece) = self.tool.filter(|_| self.draws) {
            let way = line.position().towards(piece).ok_or(Mistake::NotOffered)?;
            push(&mut line, &way).map_err(|_| Mistake::NotOffered)?;
        }
        Ok(line)
    }
}

impl<G: Editable> Laid<G> {
    fn start(&self) -> Result<G, Mistake> {
        let mut game = G::start(&self.options).map_err(Mistake::Options)?;
        self.opening.iter().try_for_each(|&mv| game.play(mv))?;
        Ok(game)
    }

    /// The position that the pieces make.
    fn replay(&self) -> Result<G, Mistake> {
        self.pieces.iter().try_fold(self.start()?, |game, &(piece, mv)| put(&game, piece, mv))
    }

    /// Puts the pieces into an order in which each can be put on the board.
    fn arrange(&mut self) -> Result<G, Mistake> {
        let mut game = self.start()?;
        let mut left = std::mem::take(&mut self.pieces);
        while !left.is_empty() {
            let (before, mut why) = (left.len(), None);
            left.retain(|&(piece, mv)| match put(&game, piece, mv) {
                Ok(next) => {
                    game = next;
                    self.pieces.push((piece, mv));
                    false
                }
                Err(mistake) => {
                    why.get_or_insert(mistake);
                    true
                }
            });
            if let Some(why) = why.filter(|_| left.len() == before) {
                return Err(why);
            }
        }
        Ok(game)
    }
}

fn put<G: Editable>(game: &G, piece: G::Piece, mv: G::Move) -> Result<G, Mistake> {
    let mut next = game.offering(piece).ok_or(Mistake::NotOffered)?;
    next.play(mv)?;
    Ok(next)
}

/// Looks for an order of turns in which pieces are put on the board.
struct Search<'a, G: Editable> {
    pieces: &'a [(G::Piece, G::Move)],
    /// The sets of pieces that lead nowhere, or are being looked at.
    seen: Vec<u128>,
    moves: Vec<G::Move>,
}

impl<G: Editable> Search<'_, G> {
    /// Whether the pieces that are not `done` can follow turn by turn.
    fn reaches(&mut self, game: &G, done: u128) -> bool {
        if done.count_ones() as usize == self.pieces.len() {
            return true;
        }
        if self.seen.len() == MOST || self.seen.contains(&done) {
            return false;
        }
        self.seen.push(done);
        for (index, &(piece, mv)) in self.pieces.iter().enumerate() {
            let Some(way) = game.towards(piece).filter(|_| done >> index & 1 == 0) else {
                continue;
            };
            let (mut next, before) = (game.clone(), self.moves.len());
            self.moves.extend(way.into_iter().chain([mv]));
            if self.moves[before..].iter().try_for_each(|&mv| next.play(mv)).is_ok()
                && self.reaches(&next, done | 1 << index)
            {
                return true;
            }
            self.moves.truncate(before);
        }
        false
    }
}
