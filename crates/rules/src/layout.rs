//! Positions laid out freely: any pieces on any squares, in any order and whoever's turn it would be.

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

/// A game whose positions can be laid out piece by piece.
pub trait Pieces: Game {
    /// What can be put on the board. It prints as its name.
    type Piece: Copy + Eq + Debug + Display;
    /// Where a piece lies, and how. It prints as in a position line.
    type Place: Copy + Eq + Debug + Display;

    /// All that can be put on a board with these options.
    fn all_pieces(options: &Self::Options) -> Vec<Self::Piece>;

    /// What lies on the board.
    fn placed_pieces(&self) -> Vec<(Self::Piece, Self::Place)>;

    /// How many of a piece lie on the board.
    fn count(&self, piece: Self::Piece) -> usize {
        self.placed_pieces().iter().filter(|(laid, _)| *laid == piece).count()
    }

    /// What lies on a square, or on top of it.
    fn top(&self, square: Square) -> Option<(Self::Piece, Self::Place)>;

    /// The same board with this to be put on it next; `None` where none is left or it fits nowhere,
    /// and for what lies there before the first move.
    fn with_next_piece(&self, piece: Self::Piece) -> Option<Self>;

    /// The move that puts something there; `None` for what lies there before the first move.
    fn placing_move(place: Self::Place, piece: Self::Piece) -> Option<Self::Move>;

    /// What is played until this is to be put on the board; `None` where something else is due.
    fn moves_until_due(&self, piece: Self::Piece) -> Option<Vec<Self::Move>>;

    /// Whether the numbers of pieces on this board are not those that taking turns leads to.
    fn is_uneven(&self) -> bool;

    /// What is played in a game before anything is put on the board, so that the board at its end
    /// is the one that was laid out.
    fn opening_moves(_line: &GameLine<Self>) -> Vec<Self::Move> {
        Vec::new()
    }

    /// What has been drawn by lot to be put on the board next.
    fn drawn_next(&self) -> Option<Self::Piece> {
        None
    }

    /// Whether this lies on the board before the first move, and is a matter of options.
    fn is_fixed(_piece: Self::Piece) -> bool {
        false
    }

    /// The options without what is fixed.
    fn options_without_fixed(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// The options with what is fixed.
    ///
    /// # Errors
    /// Why no game begins so.
    fn options_with_fixed(
        options: &Self::Options,
        _fixed: &[(Self::Piece, Self::Place)],
    ) -> Result<Self::Options, LayoutError> {
        Ok(options.clone())
    }

    /// The board with what is fixed, whether or not a game begins so.
    ///
    /// # Errors
    /// All that cannot lie there.
    fn start_with_fixed(
        options: &Self::Options,
        fixed: &[(Self::Piece, Self::Place)],
    ) -> Result<Self, Vec<LayoutError>> {
        let options = Self::options_with_fixed(options, fixed).map_err(|why| vec![why])?;
        Self::start(&options).map_err(|why| vec![LayoutError::Options(why)])
    }

    /// The word under which a piece stands in a position line.
    fn keyword(piece: Self::Piece) -> &'static str;

    /// Reads where a piece lies that stands under a word in a position line, on the board that those
    /// before it make; `None` where it cannot be read.
    fn parse_piece(&self, key: &str, place: &str) -> Option<(Self::Piece, Self::Place)>;
}

/// A position as free data: what lies where, in any order, whether or not a game can come to it.
///
/// [`Layout::position`] makes a position of it where there is a game that leads there, and
/// [`Layout::line`] is such a game. It is written as a *position line*: a game line with all that is
/// played before anything is put on the board, a slash, and the pieces by their places, in an order in
/// which they can be put there. Of the choice of colour in Snorkels it knows nothing: the seats play
/// what they begin with.
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
    /// What is chosen before play, without what lies on the board.
    pub options: G::Options,
    /// What is played before anything is put on the board.
    pub opening: Vec<G::Move>,
    /// What lies on the board.
    pub pieces: Vec<(G::Piece, G::Place)>,
    /// What has been drawn by lot to be put on the board next.
    pub next: Option<G::Piece>,
}

/// Why something cannot be laid out, or no game leads to a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LayoutError {
    /// The game line before the slash cannot be read.
    Line(Box<LineError>),
    /// This word of a position line is no piece and no place of one.
    Unreadable(String),
    /// The position line must be spelled as given here.
    Spelling(String),
    /// A piece cannot lie there.
    Illegal(MoveError),
    /// What is fixed cannot lie there.
    Options(OptionsError),
    /// None of a piece is left, or it fits nowhere.
    NoneLeft,
    /// No game leads there: the numbers of pieces are wrong, or all orders of turns were tried.
    Unreachable,
    /// No game that leads there was found among so many positions on the way; there may be one.
    NotFound {
        /// How many positions were looked at.
        looked_at: usize,
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
            Self::NotFound { looked_at } => write!(
                f,
                "no game that leads there was found among {looked_at} positions on the way"
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
    /// The position at the end of a game. Pieces are listed as they came, as far as there were moves
    /// that put them where they lie.
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

/// How many positions are looked at on the way to one.
const MOST: usize = 2000;

impl<G: Pieces> Layout<G> {
    /// The position of a game that leads there.
    ///
    /// # Errors
    /// All that cannot lie where it does; where nothing of that kind is wrong, why there is no game.
    pub fn position(&self) -> Result<G, Vec<LayoutError>> {
        self.line().map(|line| line.position())
    }

    /// The board that the pieces make, whoever is to move on it. No game need come to it.
    ///
    /// # Errors
    /// All that cannot lie where it does.
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

    /// A game in which the same pieces were put on the same squares turn by turn.
    ///
    /// # Errors
    /// All that cannot lie where it does; where nothing of that kind is wrong, why there is no game.
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
            let looked_at = search.seen.len();
            let proved = looked_at < MOST && pieces.len() <= u128::BITS as usize;
            return Err(one(if proved || board.is_uneven() {
                LayoutError::Unreachable
            } else {
                LayoutError::NotFound { looked_at }
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

    /// What moves put on the board, and the moves.
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

/// Looks for an order of turns in which pieces are put on the board.
struct Search<'a, G: Pieces> {
    pieces: &'a [(G::Piece, G::Move)],
    /// The sets of pieces that lead nowhere, or are being looked at.
    seen: Vec<u128>,
    moves: Vec<G::Move>,
}

impl<G: Pieces> Search<'_, G> {
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

/// What the pieces are separated from the rest of a position line by.
const SLASH: &str = " / ";
/// The word for what is put on the board next.
const NEXT: &str = "next";

impl<G: Pieces> Display for Layout<G> {
    /// Writes the position line, with the pieces in the order in which they are listed.
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
            // An empty board is told from a game line.
            None if before.is_none() => f.write_str(" /"),
            None => Ok(()),
        }
    }
}

impl<G: Pieces> FromStr for Layout<G> {
    type Err = LayoutError;

    /// Reads a position line, or a game line for the position at its end.
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
