//! Phrases that all games share.

use cauce_rules::{EndReason, Outcome, Seat};
use cauce_table::{Controller, Play, Player, PressError, Round, Table};

use crate::{Arg, Phrase, Reason, Show, render::RenderContext};

/// The players at a table and the earlier games of their series.
#[derive(Clone, Copy)]
pub(crate) struct People<'a> {
    players: &'a [Player],
    rounds: &'a [Round],
}

impl<'a> People<'a> {
    pub(crate) fn new(players: &'a [Player], rounds: &'a [Round]) -> Self {
        Self { players, rounds }
    }

    pub(crate) fn at<G: Play>(table: &'a Table<G>) -> Self {
        Self::new(table.players(), table.rounds())
    }

    /// Returns a player's name, or a default name. A player who is alone on this device, with
    /// others elsewhere, is called "you": the given name is for the others.
    pub(crate) fn name(self, seat: Seat) -> Arg {
        match self.players.get(seat.index()) {
            Some(player) if !(player.name.is_empty() || self.has_away() && self.is_alone(seat)) => {
                player.name.as_str().into()
            }
            _ => self.default_name(seat).into(),
        }
    }

    pub(crate) fn title(self, seat: Seat) -> Phrase {
        match self.name(seat) {
            Arg::Text(name) => Phrase::new("player-name").with("name", name),
            _ => self.default_name(seat),
        }
    }

    fn default_name(self, seat: Seat) -> Phrase {
        let level = self.players.get(seat.index()).and_then(|player| player.by.level());
        match level {
            Some(level) => {
                // Two computers of the same level are distinguished by their seats.
                let alike =
                    |player: &&Player| player.by.level() == Some(level) && player.name.is_empty();
                let several = self.players.iter().filter(alike).count() > 1;
                let id = if several { "player-computer-of" } else { "player-computer" };
                let phrase = Phrase::new(id).with("level", level);
                if several { phrase.with("seat", self.number(seat)) } else { phrase }
            }
            None if self.is_alone(seat) => Phrase::new("player-you"),
            None => Phrase::new("player-default").with("seat", self.number(seat)),
        }
    }

    /// Returns the seat that the player on this seat had in the first game of the series. Default
    /// names use it, so that they stay the same when players change seats.
    pub(crate) fn number(self, seat: Seat) -> Seat {
        let first = self.rounds.first().and_then(|round| round.get(seat.index()));
        first.map_or(seat, |part| part.seat)
    }

    /// Tests whether this player is the only one here: all others are computers or elsewhere.
    fn is_alone(self, seat: Seat) -> bool {
        Seat::all(Seat::MAX)
            .zip(self.players)
            .all(|(other, player)| (player.by == Controller::Here) == (other == seat))
            && self.players.len() > 1
    }

    fn has_away(self) -> bool {
        self.players.iter().any(|player| player.by == Controller::Away)
    }

    /// Announces the winners or a draw. A player who is here alone and lost is named as the loser.
    pub(crate) fn verdict(self, outcome: Outcome) -> Phrase {
        let winners: Vec<_> = outcome.winners.iter().map(|seat| self.title(seat)).collect();
        if winners.is_empty() {
            Phrase::new("ending-draw")
        } else {
            let phrase =
                Phrase::new("ending-won").with("count", winners.len()).with("names", winners);
            let seats = Seat::all(Seat::MAX).zip(self.players).map(|(seat, _)| seat);
            let mut losers = seats.filter(|&seat| !outcome.winners.contains(seat));
            match losers.find(|&seat| self.title(seat).id == "player-you") {
                Some(seat) => phrase.with("loser", self.title(seat)),
                None => phrase,
            }
        }
    }

    pub(crate) fn common_said(self, outcome: Outcome) -> Option<Phrase> {
        self.common(outcome, ["said-draw", "said-resign", "said-time"])
    }

    /// Returns the reason of the end, if it is one that every game can have.
    pub(crate) fn common_reason(self, outcome: Outcome) -> Option<Phrase> {
        self.common(outcome, ["ending-agreement", "ending-resignation", "ending-time"])
    }

    /// Selects one of three messages: agreement, resignation or loss on time.
    fn common(
        self,
        outcome: Outcome,
        [agreement, resignation, time]: [&'static str; 3],
    ) -> Option<Phrase> {
        let by = |id, seat| Some(Phrase::new(id).with("name", self.name(seat)));
        match outcome.reason {
            EndReason::Agreement => Some(Phrase::new(agreement)),
            EndReason::Resignation(seat) => by(resignation, seat),
            EndReason::Time(seat) => by(time, seat),
            _ => None,
        }
    }
}

impl<G: Play> RenderContext<'_, G> {
    pub(crate) fn name(self, seat: Seat) -> Arg {
        People::at(self.table).name(seat)
    }
}

pub(crate) fn refused<G: Show>(table: &Table<G>, refusal: &PressError<G>) -> Phrase {
    match refusal {
        PressError::Illegal(illegal) => illegal.phrase(),
        PressError::Hand(reason) => reason.phrase(),
        PressError::SeatNotLocal(seat) => {
            let their_turn = table.awaited_seat() == Some(*seat);
            let id = match their_turn {
                true => by_kind(table, *seat, "refusal-away", "computer-refuses"),
                false => by_kind(table, *seat, "refusal-draw-away", "computer-refuses-draw"),
            };
            Phrase::new(id).with("name", RenderContext::at_rest(table).name(*seat))
        }
        PressError::NotAllowed => Phrase::new("refusal-not-allowed"),
        PressError::WrongPosition => Phrase::new("refusal-elsewhere"),
    }
}

/// Selects one of two message ids, depending on whether a person or a computer plays the seat.
pub(crate) fn by_kind<G: Show>(
    table: &Table<G>,
    seat: Seat,
    person: &'static str,
    computer: &'static str,
) -> &'static str {
    let player = table.players().get(seat.index());
    if player.is_some_and(|player| player.by.level().is_some()) { computer } else { person }
}
