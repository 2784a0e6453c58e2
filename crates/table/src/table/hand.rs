//! What is done with the hand: a target is aimed at, pressed or tapped, until a move has come of it.

use cauce_rules::{MoveError, Token};

use super::Table;
use crate::{Action, Hand, Play, Press, PressError, Target};

impl<G: Play> Table<G> {
    /// The half-made move.
    pub fn hand(&self) -> &G::Hand {
        &self.hand
    }

    /// What the pointer or the keyboard's cursor is over.
    pub fn aimed(&self) -> Option<Target<G>> {
        self.aimed
    }

    /// Why the last press did nothing.
    pub fn refusal(&self) -> Option<&PressError<G>> {
        self.refusal.as_ref()
    }

    /// The move that a press on the aimed target would make.
    pub fn proposal(&self) -> Option<G::Move> {
        let aimed = self.aimed.filter(|_| self.waits_for().is_none());
        self.hand.proposal(self.game(), aimed?)
    }

    /// The pointer, a finger or the cursor is over this target, or over none. Returns true if that
    /// is anything new.
    ///
    /// What a press, a button or a key has set comes back to where it was set once nothing else is
    /// aimed at.
    pub fn aim(&mut self, target: Option<Target<G>>) -> bool {
        let target = target.or(self.set);
        let changed = self.aimed != target;
        if changed {
            self.aimed = target;
            self.refusal = None;
            if self.waits_for().is_none() {
                self.hand.aim(self.record.tree.game(self.at), target);
            }
        }
        changed
    }

    /// Presses a target for good. Returns true if that meant anything.
    pub fn press(&mut self, target: Target<G>) -> bool {
        let pressed = match (target, self.waits_for()) {
            (Target::Answer(Token::Move(mv)), None)
                if self.hand.asks_first(self.record.tree.game(self.at), mv) =>
            {
                Press::Changed
            }
            (Target::Answer(token), _) => {
                self.answer(token).map_or_else(Press::Refused, |()| Press::Changed)
            }
            (_, Some(seat)) if !target.only_shows() => Press::Refused(PressError::NotHere(seat)),
            _ => self.hand.press(self.record.tree.game(self.at), target),
        };
        self.take(pressed)
    }

    /// What is in the hand is to stay where it is; and why it cannot be put down there, if that was said
    /// before, for as long as it holds.
    fn set_down(&mut self) {
        self.set = self.hand.brought_over();
        self.aimed = self.set.or(self.aimed);
        if self.refusal.take().is_some()
            && let Some(at) = self.set
        {
            self.refusal = self.hand.clone().press(self.game(), at).refusal(self.game());
        }
    }

    /// Shows what a press on a target would do, so that the next one does it. Returns true if
    /// anybody here could.
    pub fn show(&mut self, target: Target<G>) -> bool {
        let here = self.waits_for().is_none();
        if here {
            self.aim(Some(target));
            self.set = self.aimed;
        }
        here
    }

    /// A drag begins at a target: what lies there is taken up.
    pub fn grab(&mut self, target: Target<G>) {
        let pressed = match self.waits_for() {
            Some(seat) => Press::Refused(PressError::NotHere(seat)),
            None => self.hand.grab(self.record.tree.game(self.at), target),
        };
        self.take(pressed);
    }

    /// Does what came of a press. Returns true if it meant anything.
    fn take(&mut self, pressed: Press<G>) -> bool {
        let refused = match pressed {
            Press::Ignored => {
                self.refusal = None;
                return false;
            }
            Press::Changed => None,
            Press::Refused(why) => Some(why),
            Press::Play(mv) => match self.play(Token::Move(mv)) {
                Ok(()) => {
                    self.refusal = None;
                    return true;
                }
                Err(why) => Some(PressError::Illegal(why)),
            },
        };
        // What cannot be done stays with its reason, until something is done about it.
        self.set_down();
        let why = refused.or(self.refusal.take());
        // That a game is over is told as its end, and is no mistake to press its board.
        self.refusal = why.filter(|why| !matches!(why, PressError::Illegal(MoveError::Over)));
        true
    }

    /// A finger taps a target: the first tap shows what would be done, the second does it.
    ///
    /// Where nothing can be shown, such as on a button, or nothing else could come of it, the first
    /// tap does it; and where the player has chosen so (`direct`), unless what is put down fits in
    /// several orientations and was not seen there yet.
    pub fn tap(&mut self, target: Target<G>, direct: bool) {
        let target = self.hand.near(self.game(), target);
        let shown = self.set.filter(|_| self.awaits_tap());
        let first = self.aim(Some(target)) || self.hand.is_busy() && self.set != self.aimed;
        let certain = direct && !G::Hand::SHOWS_FIRST
            || self.hand.is_certain(self.record.tree.game(self.at), shown);
        if first && !certain && self.proposal().is_some() {
            self.set = self.aimed;
        } else {
            self.press(target);
        }
    }

    /// Whether a tap or a button has shown a move, which a tap there would play: also while the
    /// pointer is over something else, on its way to a button.
    pub fn awaits_tap(&self) -> bool {
        let here = self.refusal.is_none() && self.waits_for().is_none();
        let shown = self.set.filter(|_| here);
        shown.is_some_and(|at| self.hand.proposal(self.game(), at).is_some())
    }

    /// Whether a press on what is aimed at plays a move.
    pub fn plays(&self) -> bool {
        self.refusal.is_none() && self.proposal().is_some()
    }

    /// Whether the button that puts down what is in the hand does so: where it is seen now, or where
    /// it comes back to once the pointer is on that button.
    pub fn can_place(&self) -> bool {
        self.plays() || self.awaits_tap()
    }

    /// Rotates what is in the hand by so many steps, clockwise. Returns true if anything changed.
    pub fn rotate_hand(&mut self, steps: i32) -> bool {
        let game = self.record.tree.game(self.at);
        let turned = self.waits_for().is_none() && self.hand.rotate(game, steps);
        if turned {
            self.set_down();
        }
        turned
    }

    /// Brings what is in the hand to the next way in which it can be put down, or to the one
    /// before. Returns true if there is any.
    pub fn step_hand(&mut self, back: bool) -> bool {
        let stepped =
            self.waits_for().is_none() && self.hand.step(self.record.tree.game(self.at), back);
        if stepped {
            self.set_down();
        }
        stepped
    }

    /// Does what a key or the like stands for. Returns true if that meant anything.
    pub fn act(&mut self, action: Action<G>) -> bool {
        match action {
            Action::Press(target) => self.press(target),
            Action::Next => self.step_hand(false),
            Action::Back => self.step_hand(true),
        }
    }

    /// Takes back what is half done. Returns true if anything was.
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
