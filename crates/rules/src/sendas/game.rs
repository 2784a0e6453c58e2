use alloc::string::ToString;
use core::ops::ControlFlow;

use super::{Colour, Ending, Move, Options, Position, draw, generate::LinkedPosition, playout};
use crate::{
    DrawReason, Forfeit, Game, GameKind, MoveError, OptionsError, RandomSource, Score, Seat, Side,
    Turn,
};

impl Game for Position {
    const KIND: GameKind = GameKind::Sendas;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        options.position()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        Colour::from_seat(seat).map(Colour::side)
    }

    fn turn(&self) -> Turn {
        match self.ending() {
            Some(ending) => Turn::Over(ending.outcome(self.to_move())),
            None => Turn::Move(self.to_move().seat()),
        }
    }

    fn score(&self) -> Option<Score> {
        None
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        LinkedPosition::new(self).try_for_each(|moves| moves.visit(self.to_move(), &mut visit))
    }

    fn check(&self, mv: Move) -> Result<(), MoveError> {
        self.check_move(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.apply(mv);
    }

    fn parse(&self, token: &str) -> Result<Move, MoveError> {
        let mut mv = Move::parse_loosely(token).ok_or(MoveError::Unreadable(GameKind::Sendas))?;
        if let Move::Put { from, to, ends: ends @ Some(_) } = &mut mv {
            // Ends are written exactly when they change.
            if from != to && self.at(*from).map(|piece| piece.ends) == *ends {
                *ends = None;
            }
        }
        let canonical = mv.to_string();
        if canonical == token { Ok(mv) } else { Err(MoveError::Spelling(canonical)) }
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), MoveError> {
        self.end(Ending::Forfeit(why))
    }

    fn agree_draw(&mut self) -> Result<(), MoveError> {
        self.end(Ending::Agreement)
    }

    fn draw_offer<'a>(
        &self,
        back: impl Iterator<Item = (&'a Self, Option<Move>)>,
    ) -> Option<DrawReason> {
        draw::offer(self, back)
    }

    fn random_move(&self, source: &mut impl RandomSource) -> Option<Move> {
        playout::random_move(self, source)
    }
}

impl Position {
    fn end(&mut self, ending: Ending) -> Result<(), MoveError> {
        self.check_going_on()?;
        self.ending = Some(ending);
        Ok(())
    }
}
