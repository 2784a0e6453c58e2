//! Layouts: positions set up freely, with any pieces on any squares.

use alloc::{
    borrow::ToOwned,
    boxed::Box,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::{
    error::Error,
    fmt::{self, Debug, Display},
    str::FromStr,
};

use crate::{Game, GameKind, GameLine, LineError, MoveError, OptionsError, Square, Token, line};

/// A game whose positions can be set up piece by piece.
pub trait Pieces: Game {
    /// A kind of piece. It prints as its name.
    type Piece: Copy + Eq + Debug + Display;
    /// Where and how a piece is placed. It prints as in a position line.
    type Place: Copy + Eq + Debug + Display;

    /// Returns all kinds of pieces that these options allow.
    fn all_pieces(options: &Self::Options) -> Vec<Self::Piece>;

    /// Returns the pieces on the board.
    fn placed_pieces(&self) -> Vec<(Self::Piece, Self::Place)>;

    /// Returns the number of pieces of one kind on the board.
    fn count(&self, piece: Self::Piece) -> usize {
        self.placed_pieces().iter().filter(|(laid, _)| *laid == piece).count()
    }

    /// Returns the piece on a square, the topmost if there are several.
    fn top(&self, square: Square) -> Option<(Self::Piece, Self::Place)>;

    /// Returns the same board with `piece` due to be placed next. Returns `None` if no such piece
    /// is left, if it fits nowhere, or if it is fixed.
    fn with_next_piece(&self, piece: Self::Piece) -> Option<Self>;

    /// Returns the move that places a piece, or `None` if the piece is fixed.
    fn placing_move(place: Self::Place, piece: Self::Piece) -> Option<Self::Move>;

    /// Returns the moves after which `piece` is due, or `None` if something else is due.
    fn moves_until_due(&self, piece: Self::Piece) -> Option<Vec<Self::Move>>;

    /// Returns whether taking turns cannot lead to the numbers of pieces on this board.
    fn has_impossible_counts(&self) -> bool;

    /// Returns the moves of the line before the first placement, which a layout keeps.
    fn opening_moves(_line: &GameLine<Self>) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Returns the piece drawn by chance that must be placed next.
    fn drawn_next(&self) -> Option<Self::Piece> {
        None
    }

    /// Returns whether a piece is fixed: on the board before the first move, and set by an option.
    fn is_fixed(_piece: Self::Piece) -> bool {
        false
    }

    /// Returns the options without the fixed pieces.
    fn options_without_fixed(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Returns the options with the fixed pieces.
    ///
    /// # Errors
    /// Returns an error if no game begins with these fixed pieces.
    fn options_with_fixed(
        options: &Self::Options,
        _fixed: &[(Self::Piece, Self::Place)],
    ) -> Result<Self::Options, LayoutError> {
        Ok(options.clone())
    }

    /// Returns the board with the fixed pieces, even if no game begins with them.
    ///
    /// # Errors
    /// Returns an error for each fixed piece that cannot be placed.
    fn start_with_fixed(
        options: &Self::Options,
        fixed: &[(Self::Piece, Self::Place)],
    ) -> Result<Self, Vec<LayoutError>> {
        let options = Self::options_with_fixed(options, fixed).map_err(|why| vec![why])?;
        Self::start(&options).map_err(|why| vec![LayoutError::Options(why)])
    }

    /// Returns the key of a piece in a position line.
    fn keyword(piece: Self::Piece) -> &'static str;

    /// Parses a piece from its key and place in a position line. `self` is the board with the
    /// pieces that come before it. Returns `None` if the text is not valid.
    fn parse_piece(&self, key: &str, place: &str) -> Option<(Self::Piece, Self::Place)>;
}

/// A position set up freely: pieces and places in any order. A game may or may not lead to it.
///
/// [`Layout::line`] searches for a game that leads to it, and [`Layout::position`] returns the
/// position at the end of that game. A layout is written as a *position line*: a game line with the
/// moves before the first placement, a slash, and the pieces with their places. The order of the
/// pieces is one in which they can be placed. A layout ignores the colour choice of Snorkels: each
/// seat plays its first colour.
///
/// ```
/// use cauce_rules::{Game, Layout, LayoutError, Pieces, Square, snorkels};
/// use snorkels::{Colour, Piece, Position};
///
/// let mut layout: Layout<Position> = "snorkels size=5 / purple=b3,e5 green=c3 stone=a1".parse()?;
/// assert_eq!(layout.position().unwrap().legal().len(), 21);
/// assert_eq!(layout.line().unwrap().to_string(), "snorkels size=5 stones=a1 : b3 c3 e5");
///
/// layout.pieces.push((Piece::Snorkel(Colour::Purple), Square::new(3, 3)));
/// assert_eq!(layout.position(), Err(vec![LayoutError::Unreachable]), "the colours take turns");
/// assert_eq!(layout.board().unwrap().count(Piece::Snorkel(Colour::Purple)), 3);
/// layout.pieces.push((Piece::Stone, Square::new(7, 0)));
/// assert!(layout.board().is_err(), "there is no h1");
/// # Ok::<(), LayoutError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout<G: Pieces> {
    /// The options, without the fixed pieces.
    pub options: G::Options,
    /// The moves played before the first piece is placed.
    pub opening: Vec<G::Move>,
    /// The pieces on the board.
    pub pieces: Vec<(G::Piece, G::Place)>,
    /// The piece drawn by chance that must be placed next.
    pub next: Option<G::Piece>,
}

/// Why a layout is not valid or no game leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LayoutError {
    /// The game line before the slash is not valid.
    Line(Box<LineError>),
    /// A word of the position line is not a piece and its places.
    Unreadable(String),
    /// The position line is not in its canonical spelling, which is given here.
    Spelling(String),
    /// A piece cannot be placed there.
    Illegal(MoveError),
    /// The options or the fixed pieces are not valid.
    Options(OptionsError),
    /// No such piece is left, or it fits nowhere.
    NoneLeft,
    /// No game leads to the layout: the numbers are wrong, or every order of turns was tried.
    Unreachable,
    /// The search for a game reached its limit. Such a game may exist.
    NotFound {
        /// The number of positions searched.
        searched: usize,
    },
}

impl Error for LayoutError {}

impl Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(why) => Display::fmt(why, f),
            Self::Unreadable(word) => write!(f, "'{word}' is no piece and no place of one"),
            Self::Spelling(canonical) => write!(f, "this must be spelled '{canonical}'"),
            Self::Illegal(why) => Display::fmt(why, f),
            Self::Options(why) => Display::fmt(why, f),
            Self::NoneLeft => f.write_str("none is left, or it fits nowhere"),
            Self::Unreachable => f.write_str("taking turns does not lead there"),
            Self::NotFound { searched } => write!(
                f,
                "no game that leads there was found among {searched} positions on the way"
            ),
        }
    }
}

impl From<MoveError> for LayoutError {
    fn from(why: MoveError) -> Self {
        Self::Illegal(why)
    }
}

impl From<OptionsError> for LayoutError {
    fn from(why: OptionsError) -> Self {
        Self::Options(why)
    }
}

impl<G: Pieces> From<&GameLine<G>> for Layout<G> {
    /// Creates the layout of the end of a game, with the pieces in the order of their placement.
    fn from(line: &GameLine<G>) -> Self {
        let end = line.position();
        let mut pieces = end.placed_pieces();
        pieces.sort_by_cached_key(|&(piece, place)| {
            let mv = G::placing_move(place, piece);
            mv.and_then(|mv| line.tokens().iter().position(|token| token.mv() == Some(mv)))
        });
        let next = end.drawn_next();
        Self {
            options: G::options_without_fixed(line.options()),
            opening: G::opening_moves(line),
            pieces,
            next,
        }
    }
}

/// The maximum number of positions that the search for a game visits.
const MAX_SEARCHED: usize = 2000;

impl<G: Pieces> Layout<G> {
    /// Returns the position at the end of [`Layout::line`].
    ///
    /// # Errors
    /// Returns an error for each piece that cannot be placed. If there is none, returns the reason
    /// why no game was found.
    pub fn position(&self) -> Result<G, Vec<LayoutError>> {
        self.line().map(|line| line.position())
    }

    /// Returns the board with all pieces, without regard to turns. A game need not lead to it.
    ///
    /// # Errors
    /// Returns an error for each piece that cannot be placed.
    pub fn board(&self) -> Result<G, Vec<LayoutError>> {
        let mut board = G::start_with_fixed(&self.options, &self.fixed())?;
        for &mv in &self.opening {
            board.play(mv).map_err(|why| vec![why.into()])?;
        }
        let mut left: Vec<_> = self.put_by_turns().collect();
        loop {
            let before = left.len();
            let mut errors = Vec::new();
            left.retain(|&(piece, mv)| match put(&board, piece, mv) {
                Ok(next) => {
                    board = next;
                    false
                }
                Err(why) => {
                    errors.push(why);
                    true
                }
            });
            if left.is_empty() {
                return Ok(board);
            }
            if left.len() == before {
                return Err(errors);
            }
        }
    }

    /// Returns a game that places the same pieces turn by turn.
    ///
    /// # Errors
    /// Returns an error for each piece that cannot be placed. If there is none, returns the reason
    /// why no game was found.
    pub fn line(&self) -> Result<GameLine<G>, Vec<LayoutError>> {
        let board = self.board()?;
        let one = |why| vec![why];
        let options = G::options_with_fixed(&self.options, &self.fixed()).map_err(one)?;
        let mut line = GameLine::new(options).map_err(|why| vec![why.into()])?;
        let push = |line: &mut GameLine<G>, moves: &[G::Move]| {
            moves.iter().try_for_each(|&mv| line.push(Token::Move(mv)))
        };
        push(&mut line, &self.opening).map_err(|why| vec![why.into()])?;
        let pieces: Vec<_> = self.put_by_turns().collect();
        let mut search = Search { pieces: &pieces, seen: Vec::new(), moves: Vec::new() };
        if pieces.len() > u128::BITS as usize || !search.reaches(&line.position(), 0) {
            let searched = search.seen.len();
            let proved = searched < MAX_SEARCHED && pieces.len() <= u128::BITS as usize;
            return Err(one(if proved || board.has_impossible_counts() {
                LayoutError::Unreachable
            } else {
                LayoutError::NotFound { searched }
            }));
        }
        push(&mut line, &search.moves).map_err(|why| vec![why.into()])?;
        if let Some(piece) = self.next {
            let moves =
                line.position().moves_until_due(piece).ok_or_else(|| one(LayoutError::NoneLeft))?;
            push(&mut line, &moves).map_err(|_| one(LayoutError::NoneLeft))?;
        }
        Ok(line)
    }

    fn fixed(&self) -> Vec<(G::Piece, G::Place)> {
        self.pieces.iter().copied().filter(|&(piece, _)| G::is_fixed(piece)).collect()
    }

    /// Returns the pieces that moves place, with these moves.
    fn put_by_turns(&self) -> impl Iterator<Item = (G::Piece, G::Move)> {
        let turn =
            |&(piece, place): &(G::Piece, G::Place)| Some((piece, G::placing_move(place, piece)?));
        self.pieces.iter().filter_map(turn)
    }
}

fn put<G: Pieces>(board: &G, piece: G::Piece, mv: G::Move) -> Result<G, LayoutError> {
    let mut next = board.with_next_piece(piece).ok_or(LayoutError::NoneLeft)?;
    next.play(mv)?;
    Ok(next)
}

/// A depth-first search for an order in which turns place the pieces.
struct Search<'a, G: Pieces> {
    pieces: &'a [(G::Piece, G::Move)],
    /// The visited sets of placed pieces, as bit sets.
    seen: Vec<u128>,
    moves: Vec<G::Move>,
}

impl<G: Pieces> Search<'_, G> {
    /// Returns whether the pieces not in `done` can be placed turn by turn.
    fn reaches(&mut self, game: &G, done: u128) -> bool {
        if done.count_ones() as usize == self.pieces.len() {
            return true;
        }
        if self.seen.len() == MAX_SEARCHED || self.seen.contains(&done) {
            return false;
        }
        self.seen.push(done);
        for (index, &(piece, mv)) in self.pieces.iter().enumerate() {
            let Some(moves) = game.moves_until_due(piece).filter(|_| done >> index & 1 == 0) else {
                continue;
            };
            let (mut next, before) = (game.clone(), self.moves.len());
            self.moves.extend(moves.into_iter().chain([mv]));
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

const SLASH: &str = " / ";
const NEXT: &str = "next";

impl<G: Pieces> Display for Layout<G> {
    /// Writes the position line, with the pieces in the order of `pieces`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line::write_options(f, G::KIND, &|key| crate::Options::get(&self.options, key))?;
        let mut separator = " : ";
        for mv in &self.opening {
            write!(f, "{separator}{mv}")?;
            separator = " ";
        }
        let mut before = None;
        for &(piece, place) in &self.pieces {
            let key = G::keyword(piece);
            match before {
                Some(before) if before == key => write!(f, ",{place}")?,
                None => write!(f, "{SLASH}{key}={place}")?,
                Some(_) => write!(f, " {key}={place}")?,
            }
            before = Some(key);
        }
        match self.next {
            Some(piece) if before.is_none() => write!(f, "{SLASH}{NEXT}={piece}"),
            Some(piece) => write!(f, " {NEXT}={piece}"),
            // The slash distinguishes an empty board from a game line.
            None if before.is_none() => f.write_str(" /"),
            None => Ok(()),
        }
    }
}

impl<G: Pieces> FromStr for Layout<G> {
    type Err = LayoutError;

    /// Parses a position line, or a game line as the position at its end.
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        GameKind::from_line(text).map_err(LayoutError::Line)?;
        let read = |head: &str| head.parse::<GameLine<G>>().map_err(LayoutError::Line);
        let parts = text.split_once(SLASH).or(text.strip_suffix(" /").map(|head| (head, "")));
        let Some((head, pieces)) = parts else { return Ok(Self::from(&read(text)?)) };
        let line = read(head)?;
        let mut layout = Self { pieces: Vec::new(), next: None, ..Self::from(&line) };
        let mut board = line.position();
        for word in pieces.split(' ').filter(|word| !word.is_empty()) {
            let unreadable = || LayoutError::Unreadable(word.to_owned());
            let (key, places) = word.split_once('=').ok_or_else(unreadable)?;
            if key == NEXT {
                let all = G::all_pieces(&layout.options);
                let next = all.into_iter().find(|piece| piece.to_string() == places);
                layout.next = Some(next.ok_or_else(unreadable)?);
                continue;
            }
            for place in places.split(',') {
                let (piece, place) = board.parse_piece(key, place).ok_or_else(unreadable)?;
                let next = G::placing_move(place, piece).map(|mv| put(&board, piece, mv));
                if let Some(Ok(next)) = next {
                    board = next;
                }
                layout.pieces.push((piece, place));
            }
        }
        let canonical = layout.to_string();
        if canonical == text { Ok(layout) } else { Err(LayoutError::Spelling(canonical)) }
    }
}
