//! Operations on the hand: aiming at a target, pressing and tapping, until a move is complete.

use cauce_rules::{MoveError, Token};

use super::{Restriction, Table};
use crate::{Action, Hand, Play, Press, PressError, Target};

impl<G: Play> Table<G> {
    /// Returns the half-made move.
    pub fn hand(&self) -> &G::Hand {
        &self.hand
    }

    /// Returns the target under the pointer or the keyboard cursor.
    pub fn aimed(&self) -> Option<Target<G>> {
        self.aimed
    }

    /// Returns why the last press had no effect.
    pub fn refusal(&self) -> Option<&PressError<G>> {
        self.refusal.as_ref()
    }

    /// Returns the move that a press on the aimed target would make.
    pub fn proposal(&self) -> Option<G::Move> {
        let aimed = self.aimed.filter(|_| self.awaited_seat().is_none());
        self.proposal_at(aimed?)
    }

    /// Returns the move that a press on a target would make.
    pub fn proposal_at(&self, target: Target<G>) -> Option<G::Move> {
        self.hand.proposal(self.game(), target).filter(|&mv| self.allows(mv))
    }

    /// Returns whether players at this table may make a legal move; see [`Table::restrict`].
    pub(super) fn allows(&self, mv: G::Move) -> bool {
        self.restriction().is_none_or(|only| only.tokens.contains(&mv.to_string()))
    }

    /// Returns whether the target with this id is pressed for any allowed move; see
    /// [`Table::restrict`].
    pub fn offers(&self, id: &str) -> bool {
        self.restriction().is_none_or(|only| only.targets.iter().any(|target| target == id))
    }

    fn restriction(&self) -> Option<&Restriction> {
        self.restriction.as_ref().filter(|only| only.at == self.position_key())
    }

    /// Allows players at this table only these moves in the current position, or every legal move
    /// again. [`Table::play`] is not restricted, and neither are resignations and draws.
    ///
    /// # Errors
    /// Returns an error if one of the moves is invalid or illegal; nothing is changed then.
    pub fn restrict(&mut self, tokens: Option<Vec<String>>) -> Result<(), MoveError> {
        let game = self.game();
        let mut targets = Vec::new();
        for token in tokens.iter().flatten() {
            let mv = game.parse(token)?;
            game.clone().play(mv)?;
            let presses = G::Hand::press_sequence(game, mv).into_iter();
            targets.extend(presses.map(|target| target.to_string()));
        }
        let at = self.position_key();
        self.restriction = tokens.map(|tokens| Restriction { at, tokens, targets });
        self.begin_hand();
        Ok(())
    }

    /// Aims at a target, or at none. Returns whether that changed anything.
    ///
    /// A piece that was set down by a press, a button or a key returns to its place if nothing else
    /// is aimed at.
    pub fn aim(&mut self, target: Option<Target<G>>) -> bool {
        let target = target.or(self.set);
        let changed = self.aimed != target;
        if changed {
            self.aimed = target;
            self.refusal = None;
            if self.awaited_seat().is_none() {
                self.hand.aim(self.record.tree.game(self.at), target);
            }
        }
        changed
    }

    /// Presses a target. Returns whether it had a meaning.
    pub fn press(&mut self, target: Target<G>) -> bool {
        let pressed = match (target, self.awaited_seat()) {
            (Target::Answer(Token::Move(mv)), None)
                if self.hand.needs_confirmation(self.record.tree.game(self.at), mv) =>
            {
                Press::Changed
            }
            (Target::Answer(token), _) => {
                self.answer(token).map_or_else(Press::Refused, |()| Press::Changed)
            }
            (_, Some(seat)) if !target.is_informational() => {
                Press::Refused(PressError::SeatNotLocal(seat))
            }
            _ => self.hand.press(self.record.tree.game(self.at), target),
        };
        self.take(pressed)
    }

    /// Fixes what is in the hand at its current place. If a refusal was displayed, it is computed
    /// anew for that place.
    fn set_down(&mut self) {
        self.set = self.hand.anchor();
        self.aimed = self.set.or(self.aimed);
        if self.refusal.take().is_some()
            && let Some(at) = self.set
        {
            self.refusal = self.hand.clone().press(self.game(), at).refusal(self.game());
        }
    }

    /// Previews a press on a target, so that the next tap plays it. Returns false if the player to
    /// move is not here.
    pub fn show(&mut self, target: Target<G>) -> bool {
        let here = self.awaited_seat().is_none();
        if here {
            self.aim(Some(target));
            self.set = self.aimed;
        }
        here
    }

    /// Starts a drag at a target and picks up what is there.
    pub fn grab(&mut self, target: Target<G>) {
        let pressed = match self.awaited_seat() {
            Some(seat) => Press::Refused(PressError::SeatNotLocal(seat)),
            None => self.hand.grab(self.record.tree.game(self.at), target),
        };
        self.take(pressed);
    }

    /// Applies the result of a press. Returns whether it had a meaning.
    fn take(&mut self, pressed: Press<G>) -> bool {
        let refused = match pressed {
            Press::Ignored => {
                self.refusal = None;
                return false;
            }
            Press::Changed => None,
            Press::Refused(why) => Some(why),
            Press::Play(mv) => match self.answer(Token::Move(mv)) {
                Ok(()) => {
                    self.refusal = None;
                    return true;
                }
                Err(why) => Some(why),
            },
        };
        // A refusal stays displayed until the player does something about it.
        self.set_down();
        let why = refused.or(self.refusal.take());
        // Pressing the board of a finished game is no mistake; the end of the game is displayed
        // anyway.
        self.refusal = why.filter(|why| !matches!(why, PressError::Illegal(MoveError::Over)));
        true
    }

    /// Taps a target: the first tap previews the move, the second plays it.
    ///
    /// The first tap plays at once if there is nothing to preview, as on a button, or if the place
    /// is certain. With `direct`, it plays at once as well, except in games that always preview a
    /// move.
    pub fn tap(&mut self, target: Target<G>, direct: bool) {
        let target = self.hand.near(self.game(), target);
        let shown = self.set.filter(|_| self.has_preview());
        let first = self.aim(Some(target)) || self.hand.is_busy() && self.set != self.aimed;
        let certain = direct && !G::Hand::ALWAYS_PREVIEWS
            || self.hand.is_certain(self.record.tree.game(self.at), shown);
        if first && !certain && self.proposal().is_some() {
            self.set = self.aimed;
        } else {
            self.press(target);
        }
    }

    /// Returns whether a tap or button has previewed a move that a second tap there would play.
    /// This holds even while the pointer is elsewhere, on its way to a button.
    pub fn has_preview(&self) -> bool {
        let here = self.refusal.is_none() && self.awaited_seat().is_none();
        let shown = self.set.filter(|_| here);
        shown.is_some_and(|at| self.proposal_at(at).is_some())
    }

    /// Returns the move that a press on the aimed target plays.
    pub fn made(&self) -> Option<G::Move> {
        self.proposal().filter(|_| self.refusal.is_none())
    }

    /// Returns whether a press on the aimed target plays a move.
    pub fn plays(&self) -> bool {
        self.made().is_some()
    }

    /// Returns whether the button that puts down the piece plays a move: at the aimed target, or at
    /// the place to which the piece returns when the pointer is on the button.
    pub fn can_place(&self) -> bool {
        self.plays() || self.has_preview()
    }

    /// Rotates what is in the hand clockwise by this number of steps. Returns whether anything
    /// changed.
    pub fn rotate_hand(&mut self, steps: i32) -> bool {
        let game = self.record.tree.game(self.at);
        let turned = self.awaited_seat().is_none() && self.hand.rotate(game, steps);
        if turned {
            self.set_down();
        }
        turned
    }

    /// Steps to the next or previous way to put down what is in the hand. Returns whether there is
    /// any.
    pub fn step_hand(&mut self, back: bool) -> bool {
        let stepped =
            self.awaited_seat().is_none() && self.hand.step(self.record.tree.game(self.at), back);
        if stepped {
            self.set_down();
        }
        stepped
    }

    /// Performs an action, such as that of a key. Returns whether it had a meaning.
    pub fn act(&mut self, action: Action<G>) -> bool {
        match action {
            Action::Press(target) => self.press(target),
            Action::Next => self.step_hand(false),
            Action::Back => self.step_hand(true),
        }
    }

    /// Takes back the half-made move. Returns whether there was anything to take back.
    pub fn cancel(&mut self) -> bool {
        self.set = None;
        let busy = self.refusal.take().is_some() | self.aimed.take().is_some();
        self.hand.cancel(self.record.tree.game(self.at)) | busy
    }

    pub(super) fn begin_hand(&mut self) {
        self.hand = G::Hand::new(self.game());
        self.aimed = None;
        self.set = None;
        self.refusal = None;
    }
}
