//! Who wins by threats alone: every move threatens to win with the next one, until one wins.
//!
//! Against a threat there are few moves, so that such a win is proved even where a position has a
//! thousand. That nobody is found to win proves nothing.

use std::{collections::HashMap, error::Error, fmt};

use cauce_rules::{Seat, Seats};

use super::{Effort, Endgame};

/// Of the moves of a puzzle, so many may lose later than others.
const HARD: usize = 2;

/// The search was stopped before it had found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoppedError;

impl Error for StoppedError {}

impl fmt::Display for StoppedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was stopped before it had found out")
    }
}

/// Finds wins by threats, see [`Endgame::threats`] and [`Endgame::defences`]. It remembers what it
/// has found out, also where it was stopped.
#[derive(Clone, Debug)]
pub struct Threats<G: Endgame> {
    /// By position and number of threats, after how many plies who moves wins, or has lost.
    wins: HashMap<(u64, u8), Option<u8>>,
    losses: HashMap<(u64, u8), Option<u8>>,
    threats: HashMap<u64, Vec<G::Move>>,
    defences: HashMap<u64, Option<Vec<G::Move>>>,
    /// By position, the threat that wins.
    book: HashMap<u64, G::Move>,
    visits: u64,
    most: u64,
}

impl<G: Endgame> Threats<G> {
    /// Nothing is known yet.
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

    /// Stops when so many positions more have been looked into.
    pub const fn limit(&mut self, visits: u64) {
        self.most = self.visits.saturating_add(visits);
    }

    /// How many positions were looked into.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// The threats that win, by the keys of the positions in which they do.
    pub const fn book(&self) -> &HashMap<u64, G::Move> {
        &self.book
    }

    /// After how many plies at most who moves wins with so many threats or fewer; `None` where that
    /// is not found.
    ///
    /// # Errors
    /// The search has come to its limit.
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
                None => self.threaten(game, fewer)?,
                sooner => sooner,
            },
        };
        self.wins.insert(key, found);
        Ok(found)
    }

    /// The same where a seat has just moved, if another one is to move now.
    ///
    /// # Errors
    /// The search has come to its limit.
    pub fn wins_against(
        &mut self,
        seat: Option<Seat>,
        next: &G,
        threats: u8,
    ) -> Result<Option<u8>, StoppedError> {
        let turn = next.turn().seat();
        if turn.is_none() || turn == seat { Ok(None) } else { self.wins(next, threats) }
    }

    /// After how many plies at most a threat wins after which so many more are made.
    fn threaten(&mut self, game: &G, more: u8) -> Result<Option<u8>, StoppedError> {
        for mv in self.threats(game)? {
            if let Some(plies) = self.loses(&game.after(mv), more)? {
                self.book.insert(game.key(), mv);
                return Ok(Some(plies + 1));
            }
        }
        Ok(None)
    }

    /// After how many plies at most who moves has lost against a threat that stands, and so many more
    /// or fewer; `None` where that is not found.
    ///
    /// # Errors
    /// The search has come to its limit.
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
                None => self.hold(game, threats)?,
                sooner => sooner,
            }
        };
        self.losses.insert(key, found);
        Ok(found)
    }

    /// After how many plies at most a threat wins that can be stopped.
    fn hold(&mut self, game: &G, threats: u8) -> Result<Option<u8>, StoppedError> {
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
            let wins = self.wins_against(game.turn().seat(), &game.after(mv), threats)?;
            let Some(plies) = wins else { return Ok(None) };
            longest = longest.max(plies + 1);
        }
        Ok(Some(longest))
    }

    /// What there is against the threats that stand; see [`Endgame::defences`].
    ///
    /// # Errors
    /// The search has come to its limit.
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

    /// The move that wins with no more threats than a puzzle has, if no other does.
    fn only_winner(&mut self, game: &G) -> Result<Option<G::Move>, StoppedError> {
        if game.winning_move().is_some() {
            return Ok(None);
        }
        let mut found = None;
        // What does not threaten does not win by threats.
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

    /// The move that wins, if it is the only one and all others are proved to lose: those that leave
    /// the other side a win at once, and those after which it wins by threats. It is not found where
    /// more moves than a puzzle may have are against the other side's threats, or where it threatens
    /// nothing and more than these can be made.
    ///
    /// # Errors
    /// The search has come to its limit.
    pub fn sole_win(&mut self, game: &G) -> Result<Option<G::Move>, StoppedError> {
        let Effort { threats, choices, .. } = G::EFFORT;
        if game.winning_move().is_some() {
            return Ok(None);
        }
        let moves = self.defences(game)?.unwrap_or_else(|| game.legal());
        if moves.len() > choices {
            return Ok(None);
        }
        let Some(found) = self.only_winner(game)? else { return Ok(None) };
        let seat = game.turn().seat();
        // Most are seen soon to lose, and where several are not, some move does not.
        let mut left: Vec<_> = moves.into_iter().filter(|&mv| mv != found).collect();
        for threats in 1..=threats {
            let mut open = Vec::new();
            for mv in left {
                if self.wins_against(seat, &game.after(mv), threats)?.is_none() {
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

    /// What threatens; see [`Endgame::threats`].
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
