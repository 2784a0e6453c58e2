//! Searches for wins by threats alone: every move threatens to win with the next one, until one wins.
//!
//! A threat has few defences, so such a win can be proved even among a thousand moves. A search that
//! finds no win proves nothing.

use std::{collections::HashMap, error::Error, fmt};

use cauce_rules::{Seat, Seats};

use super::{Effort, Endgame};

/// Number of moves that may still be unrefuted after each pass before [`Threats::unique_win`] gives up.
const HARD: usize = 2;

/// The error of a search that stopped at its limit before it found the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoppedError;

impl Error for StoppedError {}

impl fmt::Display for StoppedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was stopped before it had found out")
    }
}

/// A search for wins by threats; see [`Endgame::threats`] and [`Endgame::defences`]. It remembers its
/// results, even if it was stopped.
#[derive(Clone, Debug)]
pub struct Threats<G: Endgame> {
    /// By position and number of threats, the plies until the side to move wins or has lost.
    wins: HashMap<(u64, u8), Option<u8>>,
    losses: HashMap<(u64, u8), Option<u8>>,
    threats: HashMap<u64, Vec<G::Move>>,
    defences: HashMap<u64, Option<Vec<G::Move>>>,
    book: HashMap<u64, G::Move>,
    visits: u64,
    most: u64,
}

impl<G: Endgame> Threats<G> {
    /// Creates an empty search.
    pub fn new() -> Self {
        Self {
            wins: HashMap::new(),
            losses: HashMap::new(),
            threats: HashMap::new(),
            defences: HashMap::new(),
            book: HashMap::new(),
            visits: 0,
            most: u64::MAX,
        }
    }

    /// Allows this many more visits.
    pub const fn limit(&mut self, visits: u64) {
        self.most = self.visits.saturating_add(visits);
    }

    /// Number of positions visited.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// The winning threats found, by the keys of their positions.
    pub const fn book(&self) -> &HashMap<u64, G::Move> {
        &self.book
    }

    /// Returns the maximum number of plies until the side to move wins with at most this many
    /// threats; `None` if no such win is found.
    ///
    /// # Errors
    /// Returns an error if the search reaches its limit.
    pub fn wins(&mut self, game: &G, threats: u8) -> Result<Option<u8>, StoppedError> {
        let key = (game.key(), threats);
        if let Some(&known) = self.wins.get(&key) {
            return Ok(known);
        }
        let found = match threats.checked_sub(1) {
            None => {
                self.visit()?;
                game.winning_move().map(|_| 1)
            }
            Some(fewer) => match self.wins(game, fewer)? {
                None => self.search_threats(game, fewer)?,
                sooner => sooner,
            },
        };
        self.wins.insert(key, found);
        Ok(found)
    }

    /// Like [`Threats::wins`] after a move of `seat`. Returns `None` if the same seat is to move
    /// again, or none.
    ///
    /// # Errors
    /// Returns an error if the search reaches its limit.
    pub fn wins_after_move_of(
        &mut self,
        seat: Option<Seat>,
        next: &G,
        threats: u8,
    ) -> Result<Option<u8>, StoppedError> {
        let turn = next.turn().seat();
        if turn.is_none() || turn == seat { Ok(None) } else { self.wins(next, threats) }
    }

    /// Tries all threats. Returns the maximum number of plies until one of them wins, followed by at
    /// most `more` others.
    fn search_threats(&mut self, game: &G, more: u8) -> Result<Option<u8>, StoppedError> {
        for mv in self.threats(game)? {
            if let Some(plies) = self.loses(&game.after(mv), more)? {
                self.book.insert(game.key(), mv);
                return Ok(Some(plies + 1));
            }
        }
        Ok(None)
    }

    /// Returns the maximum number of plies until the side to move loses to a pending threat and at
    /// most this many more; `None` if no such loss is found.
    ///
    /// # Errors
    /// Returns an error if the search reaches its limit.
    pub fn loses(&mut self, game: &G, threats: u8) -> Result<Option<u8>, StoppedError> {
        let key = (game.key(), threats);
        if let Some(&known) = self.losses.get(&key) {
            return Ok(known);
        }
        let found = if game.winning_move().is_some() {
            None
        } else if threats == 0 {
            self.visit()?;
            game.is_lost().then_some(2)
        } else {
            match self.loses(game, threats - 1)? {
                None => self.search_defences(game, threats)?,
                sooner => sooner,
            }
        };
        self.losses.insert(key, found);
        Ok(found)
    }

    /// Tries all defences against a pending threat. Returns the maximum number of plies until the
    /// loss if all of them fail.
    fn search_defences(&mut self, game: &G, threats: u8) -> Result<Option<u8>, StoppedError> {
        let Some(defences) = self.defences(game)? else { return Ok(None) };
        let far = |&mv: &G::Move| {
            let next = game.after(mv);
            let seat = next.turn().seat();
            seat.is_some_and(|seat| next.min_plies(Seats::only(seat)) > 2 * threats + 1)
        };
        if defences.iter().any(far) {
            return Ok(None);
        }
        let mut longest = 2;
        for mv in defences {
            let wins = self.wins_after_move_of(game.turn().seat(), &game.after(mv), threats)?;
            let Some(plies) = wins else { return Ok(None) };
            longest = longest.max(plies + 1);
        }
        Ok(Some(longest))
    }

    /// Returns the defences against the pending threats; see [`Endgame::defences`].
    ///
    /// # Errors
    /// Returns an error if the search reaches its limit.
    pub fn defences(&mut self, game: &G) -> Result<Option<Vec<G::Move>>, StoppedError> {
        let key = game.key();
        if let Some(known) = self.defences.get(&key) {
            return Ok(known.clone());
        }
        self.visit()?;
        let defences = game.defences();
        self.defences.insert(key, defences.clone());
        Ok(defences)
    }

    /// Returns the only move that wins with as many threats as a puzzle may have.
    fn unique_win_by_threats(&mut self, game: &G) -> Result<Option<G::Move>, StoppedError> {
        if game.winning_move().is_some() {
            return Ok(None);
        }
        let mut found = None;
        // A move that neither defends nor threatens cannot win by threats.
        let moves = match self.defences(game)? {
            Some(defences) => defences,
            None => self.threats(game)?,
        };
        for mv in moves {
            let wins = self.loses(&game.after(mv), G::EFFORT.threats - 1)?.is_some();
            if wins && found.replace(mv).is_some() {
                return Ok(None);
            }
        }
        Ok(found)
    }

    /// Returns the winning move, if it is the only one and all others are proved to lose. A move
    /// loses if the other side then wins at once or by threats.
    ///
    /// Returns `None` if more moves must be refuted than a puzzle may have choices. These are the
    /// defences if the other side has a threat, and all legal moves otherwise.
    ///
    /// # Errors
    /// Returns an error if the search reaches its limit.
    pub fn unique_win(&mut self, game: &G) -> Result<Option<G::Move>, StoppedError> {
        let Effort { threats, choices, .. } = G::EFFORT;
        if game.winning_move().is_some() {
            return Ok(None);
        }
        let moves = self.defences(game)?.unwrap_or_else(|| game.legal());
        if moves.len() > choices {
            return Ok(None);
        }
        let Some(found) = self.unique_win_by_threats(game)? else { return Ok(None) };
        let seat = game.turn().seat();
        // Most losing moves are refuted quickly. If several are not, one of them usually holds.
        let mut left: Vec<_> = moves.into_iter().filter(|&mv| mv != found).collect();
        for threats in 1..=threats {
            let mut open = Vec::new();
            for mv in left {
                if self.wins_after_move_of(seat, &game.after(mv), threats)?.is_none() {
                    open.push(mv);
                    if open.len() > HARD {
                        return Ok(None);
                    }
                }
            }
            left = open;
        }
        Ok(left.is_empty().then_some(found))
    }

    fn threats(&mut self, game: &G) -> Result<Vec<G::Move>, StoppedError> {
        let key = game.key();
        if let Some(known) = self.threats.get(&key) {
            return Ok(known.clone());
        }
        self.visit()?;
        let threats = game.threats();
        self.threats.insert(key, threats.clone());
        Ok(threats)
    }

    const fn visit(&mut self) -> Result<(), StoppedError> {
        if self.visits >= self.most {
            return Err(StoppedError);
        }
        self.visits += 1;
        Ok(())
    }
}

impl<G: Endgame> Default for Threats<G> {
    fn default() -> Self {
        Self::new()
    }
}
