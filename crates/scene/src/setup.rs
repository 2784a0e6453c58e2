//! The form for a new game.

use cauce_rules::{Game, GameKind, GameLine, OptionsError, Seat, Side};
use cauce_table::{Dealer, Setting, SettingKind, Setup, Table};
use serde::Serialize;

use crate::{Phrase, Reason, Session, render::Show, session::TableSession};

/// The form for a new game, as data for the page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SetupView {
    /// The name of the game.
    pub game: &'static str,
    /// The available settings.
    pub settings: Vec<SettingView>,
    /// Descriptions of the seats: which one moves first, and the side and partner of each.
    pub seats: Vec<Phrase>,
    /// The error in the choices, if any.
    pub problem: Option<Phrase>,
    /// The game line without chance events, for a picture of the starting position.
    pub line: String,
}

/// A setting of the form.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingView {
    /// The setting's key in the game line.
    pub key: &'static str,
    /// `one-of`, `number` or `squares`.
    pub kind: &'static str,
    /// The possible values, for `one-of`.
    pub values: Vec<String>,
    /// The smallest number, for `number`.
    pub min: u32,
    /// The largest number, or the maximal number of squares.
    pub max: u32,
    /// The current value.
    pub value: String,
    /// A game line for each value, if a picture explains the values better than their names.
    pub lines: Vec<String>,
}

/// The choices for a new game of any kind.
pub trait Form {
    fn kind(&self) -> GameKind;

    /// Sets a setting to a value.
    ///
    /// # Errors
    /// Returns an error and changes nothing if the value is invalid.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError>;

    fn settings(&self) -> Vec<SettingView>;

    /// Returns the game line without chance events, and the side of each seat.
    ///
    /// # Errors
    /// Returns an error if the choices do not go together.
    fn start(&self) -> Result<(String, Vec<Option<Side>>), OptionsError>;

    /// Starts a new game and returns its session.
    ///
    /// # Errors
    /// Returns an error if the choices do not go together.
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
        Table::deal(self.clone(), names, dealer, draws_chance).map(TableSession::boxed)
    }
}

impl SetupView {
    /// Converts a form; `problem` is the error of the last choice.
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

fn sides(game: &impl Game) -> Vec<Option<Side>> {
    Seat::all(game.seats()).map(|seat| game.side(seat)).collect()
}

/// Describes the seats by their sides, if those are known.
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

    /// Returns the side and the partner of each seat in a game with these options.
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
    fn seats_have_a_side_and_a_partner() {
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
