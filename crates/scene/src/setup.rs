//! The form for a new game, as a page gets it.

use cauce_rules::{Game, GameKind, GameLine, OptionsError, Seat, Side};
use cauce_table::{Dealer, Setting, SettingKind, Setup, Table};
use serde::Serialize;

use crate::{Phrase, Reason, Session, render::Show, session::SessionOf};

/// The form for a new game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SetupView {
    /// The game's name.
    pub game: &'static str,
    /// What can be chosen.
    pub settings: Vec<SettingView>,
    /// Who the seats of the game are for: who begins, and who plays what with whom.
    pub seats: Vec<Phrase>,
    /// What does not go together.
    pub problem: Option<Phrase>,
    /// The game line, without what is drawn by lot; for a picture of the start.
    pub line: String,
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingView {
    /// Its name.
    pub key: &'static str,
    /// `one-of`, `number` or `squares`.
    pub kind: &'static str,
    /// The words that it can be, for `one-of`.
    pub values: Vec<String>,
    /// The smallest number.
    pub min: u32,
    /// The largest number, or the most squares.
    pub max: u32,
    /// What it is now.
    pub value: String,
    /// A game line for each value, where a picture says more than its name.
    pub lines: Vec<String>,
}

/// The choices for a new game of whatever kind.
pub trait Form {
    /// The game.
    fn kind(&self) -> GameKind;

    /// Chooses something.
    ///
    /// # Errors
    /// Why it cannot be chosen; nothing is changed then.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    /// What can be chosen.
    fn settings(&self) -> Vec<SettingView>;

    /// The game line, without what is drawn by lot, and who plays what in it.
    ///
    /// # Errors
    /// What does not go together.
    fn start(&self) -> Result<(String, Vec<Option<Side>>), OptionsError>;

    /// A session with a new game.
    ///
    /// # Errors
    /// What does not go together.
    fn deal(
        &self,
        names: &[String],
        dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Box<dyn Session>, OptionsError>;
}

impl<G: Show> Form for Setup<G> {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        self.set(key, value)
    }

    fn settings(&self) -> Vec<SettingView> {
        let view = |setting| SettingView::new(self.lines(&setting), setting);
        self.settings().into_iter().map(view).collect()
    }

    fn start(&self) -> Result<(String, Vec<Option<Side>>), OptionsError> {
        let line = GameLine::<G>::new(self.options())?;
        let mut sides = sides(line.start());
        if !G::SIDES_AT_START {
            sides.fill(None);
        }
        Ok((line.to_string(), sides))
    }

    fn deal(
        &self,
        names: &[String],
        dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Box<dyn Session>, OptionsError> {
        Table::deal(self.clone(), names, dealer, draws_chance).map(SessionOf::boxed)
    }
}

impl SetupView {
    /// The form as these choices leave it; `problem` is what was wrong with the last of them.
    pub(crate) fn new(form: &dyn Form, problem: Option<OptionsError>) -> Self {
        let game = form.kind().name();
        let (start, problem) = match form.start() {
            Ok(start) => (start, problem),
            Err(error) => ((game.to_owned(), vec![None; 2]), problem.or(Some(error))),
        };
        let (line, sides) = start;
        Self {
            game,
            settings: form.settings(),
            seats: seats(&sides),
            problem: problem.map(|problem| problem.phrase()),
            line,
        }
    }
}

/// What each seat plays, where that is settled.
fn sides(game: &impl Game) -> Vec<Option<Side>> {
    Seat::all(game.seats()).map(|seat| game.side(seat)).collect()
}

/// Who the seats are for, by what they play where that is settled.
fn seats(sides: &[Option<Side>]) -> Vec<Phrase> {
    let all = || Seat::all(Seat::MAX).zip(sides.iter().copied());
    all()
        .map(|(seat, side)| {
            let id = if seat == Seat::ONE { "new-seat-first" } else { "new-seat" };
            let title = Phrase::new(id).with("seat", seat);
            let Some(own) = side else { return title };
            match all().find(|&(other, side)| other != seat && side == Some(own)) {
                None => Phrase::new("seat-side"),
                Some((partner, _)) => Phrase::new("seat-partner").with("partner", partner),
            }
            .with("title", title)
            .with("side", own)
        })
        .collect()
}

impl SettingView {
    fn new(lines: Vec<String>, setting: Setting) -> Self {
        let (kind, values, min, max) = match setting.kind {
            SettingKind::OneOf(values) => ("one-of", values, 0, 0),
            SettingKind::Number { min, max } => ("number", Vec::new(), min, max),
            SettingKind::Squares { max } => ("squares", Vec::new(), 0, max),
        };
        Self { key: setting.key, kind, values, min, max, value: setting.value, lines }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arg;
    use cauce_rules::with_game;

    /// The seats of a game with these options: the side of each, and who plays with them.
    fn seats_of(line: &str) -> Vec<(Option<String>, Option<i64>)> {
        let arg = |phrase: &Phrase, name| {
            phrase.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone())
        };
        let seat = |phrase: &Phrase| {
            let side = arg(phrase, "side").map(|side| match side {
                Arg::Text(side) => side,
                other => panic!("{other:?}"),
            });
            let partner = arg(phrase, "partner").map(|partner| match partner {
                Arg::Number(partner) => partner,
                other => panic!("{other:?}"),
            });
            (side, partner)
        };
        fn view<G: Show>(line: &str) -> SetupView {
            let line: GameLine<G> = line.parse().unwrap();
            SetupView::new(&Setup::<G>::new(line.options().clone()), None)
        }
        let view = with_game!(GameKind::from_line(line).unwrap(), G => view::<G>(line));
        view.seats.iter().map(seat).collect()
    }

    #[test]
    fn seats_say_who_plays_what_with_whom() {
        let side = |side: &str, partner| (Some(side.to_owned()), partner);
        assert_eq!(seats_of("snorkels"), [(None, None), (None, None)]);
        assert_eq!(seats_of("sendas"), [side("white", None), side("black", None)]);
        assert_eq!(seats_of("tayu"), [side("ns", None), side("ew", None)]);
        assert_eq!(
            seats_of("tayu players=4"),
            [side("ns", Some(3)), side("ew", Some(4)), side("ns", Some(1)), side("ew", Some(2))]
        );
        assert_eq!(
            seats_of("tayu players=3 saboteur=1"),
            [side("saboteur", None), side("ns", None), side("ew", None)]
        );
        let none = || (None, None);
        assert_eq!(seats_of("tayu players=3 saboteur=auction"), [none(), none(), none()]);
        assert_eq!(seats_of("caminos players=4")[3], side("yellow", Some(2)));
    }
}
