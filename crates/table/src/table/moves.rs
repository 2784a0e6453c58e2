//! Playing: moves, chance events, confirmation of tokens, and rematches.

use cauce_rules::{MoveError, Seat, Token, Turn};

use super::{Pending, Table};
use crate::{
    ExpectedPosition, NodeId, Play, PressError, Tags, Tree, info::GAME_BEFORE, round_from, series,
};

impl<G: Play> Table<G> {
    /// Sets whether the table draws chance events as soon as they are due. If not, the caller plays
    /// their tokens.
    pub fn draw_chance(&mut self, draws: bool) {
        self.draws_chance = draws;
        if draws && self.game().turn() == Turn::Chance {
            self.settle();
        }
    }

    /// Sets whether each token, played or drawn, awaits confirmation; see [`Table::pending`].
    pub fn require_confirmation(&mut self, required: bool) {
        self.requires_confirmation = required;
    }

    /// Returns the token that awaits confirmation. Going to another node drops it.
    pub fn pending(&self) -> Option<Pending<G::Move>> {
        self.pending
    }

    /// Plays the pending token, or drops it with the half-made move. A dropped chance event stays
    /// due. Does nothing if no token is pending.
    pub fn resolve(&mut self, consent: bool) {
        let Some(Pending { token, .. }) = self.pending.take() else { return };
        let played = consent.then(|| self.record.tree.play(self.at, token).ok()).flatten();
        if !self.set_current(played) {
            self.begin_hand();
        }
    }

    /// Plays a token, and draws the chance events that are then due.
    ///
    /// # Errors
    /// Returns an error if the token is illegal; nothing is changed then.
    pub fn play(&mut self, token: Token<G::Move>) -> Result<(), MoveError> {
        if self.requires_confirmation {
            self.game().clone().play_token(token)?;
            self.pending = Some(Pending { token, drawn: false });
            return Ok(());
        }
        self.at = self.record.tree.play(self.at, token)?;
        self.settle();
        Ok(())
    }

    /// Parses a token and plays it.
    ///
    /// # Errors
    /// Returns an error if the token is invalid or illegal; nothing is changed then.
    pub fn play_text(&mut self, token: &str) -> Result<(), MoveError> {
        self.play(self.game().parse_token(token)?)
    }

    /// Parses a token and plays it if the table is at the position for which it is meant.
    ///
    /// # Errors
    /// Returns an error if the position is another one, or if the token is invalid or illegal;
    /// nothing is changed then.
    pub fn play_after(
        &mut self,
        token: &str,
        after: &ExpectedPosition,
    ) -> Result<(), PressError<G>> {
        let stands = match after {
            ExpectedPosition::Ply(ply) => self.ply() == *ply,
            ExpectedPosition::Line(line) => self.line() == *line,
        };
        if !stands {
            return Err(PressError::WrongPosition);
        }
        self.play_text(token).map_err(PressError::Illegal)
    }

    /// Plays a token on behalf of a player at this table.
    ///
    /// # Errors
    /// Returns an error if the token is illegal, or if a required player is not here: the player to
    /// move, or for a draw by agreement any other player; or if the page does not allow the move.
    /// Nothing is changed then.
    pub fn answer(&mut self, token: Token<G::Move>) -> Result<(), PressError<G>> {
        let missed = || {
            let asks_all = token == Token::Draw && self.draw_offer().is_none();
            let mut seats = Seat::all(self.players().len() as u8);
            seats.find(|&seat| asks_all && !self.is_here(seat))
        };
        match self.awaited_seat().or_else(missed) {
            Some(seat) => Err(PressError::SeatNotLocal(seat)),
            None if token.mv().is_none_or(|mv| self.allows(mv)) => {
                self.play(token).map_err(PressError::Illegal)
            }
            // An illegal move is refused for what is wrong with it.
            None => match self.game().clone().play_token(token) {
                Ok(()) => Err(PressError::NotAllowed),
                Err(why) => Err(PressError::Illegal(why)),
            },
        }
    }

    /// Begins a new game of the same kind with the same players, each one seat further on.
    ///
    /// A finished game becomes a round of the series, and its points are added up, even if the
    /// current node is before its end.
    pub fn rematch(&mut self) {
        self.at = self.tree_index().game_end(self.at).unwrap_or(self.at);
        let (now, over) = (round_from(self.game()), self.outcome().is_some());
        series::end_round(&mut self.record.info.players, &mut self.rounds, now, over);
        let before = self.record.info.game_id().map(str::to_owned);
        self.record.info.tags = Tags::default();
        if let Some(id) = before {
            self.set_tag(GAME_BEFORE, &id);
        }
        let dealt = self.setup.deal(&mut self.dealer);
        let again = |_| (self.options().clone(), self.tree().game(NodeId::ROOT).clone());
        let (options, start) = dealt.unwrap_or_else(again);
        let record = self.restructured();
        (record.options, record.tree) = (options, Tree::new(start));
        self.set_current(Some(NodeId::ROOT));
    }

    /// Follows chance events that were drawn here before, draws others that are due, and begins a
    /// new hand.
    pub(super) fn settle(&mut self) {
        self.pending = None;
        while self.game().turn() == Turn::Chance {
            let known = self.tree_index().redo_target(self.at);
            let next = known.or_else(|| {
                if !self.draws_chance {
                    return None;
                }
                let token = Token::Move(self.dealer.draw(self.record.tree.game(self.at))?);
                if self.requires_confirmation {
                    self.pending = Some(Pending { token, drawn: true });
                    return None;
                }
                self.record.tree.play(self.at, token).ok()
            });
            let Some(next) = next else { break };
            self.at = next;
        }
        self.begin_hand();
    }
}
