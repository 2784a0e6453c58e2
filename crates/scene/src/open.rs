//! Sessions from text: game lines, setup choices, saved tables and records of any game.

use cauce_rules::{GameKind, LineError, LineErrorKind, OptionsError, with_game};
use cauce_table::{
    Dealer, FillRecord, GameLineReader, Heading, LineReader, Read, ReadError, RecordReader,
    SaveError, Saved, Setup, Table,
};
use serde::Serialize;

use crate::{
    Keyboard, Keys, Phrase, Picture, Reason, Session, SetupView, Show, session::TableSession,
    setup::Form,
};

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameView {
    /// The game's name in the notation.
    pub name: &'static str,
    /// The keys that only this game uses.
    pub keys: &'static [Keys],
}

/// Returns all games in the order in which they are offered.
pub fn games() -> Vec<GameView> {
    let keys = |kind| with_game!(kind, G => <G as Keyboard>::KEYS);
    let view = |&kind: &GameKind| GameView { name: kind.name(), keys: keys(kind) };
    GameKind::ALL.iter().map(view).collect()
}

/// The games that can be opened: all of them, or those whose code has been fetched so far.
#[derive(Clone, Copy, Default)]
pub struct Games([Option<&'static dyn Opener>; GameKind::ALL.len()]);

trait Opener {
    fn line_reader(&self) -> &dyn LineReader;

    fn open(
        &self,
        line: &str,
        names: &[String],
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, Box<LineError>>;

    fn show(&self, line: &str, dealer: Dealer) -> Result<Box<dyn Session>, Box<LineError>>;

    fn restore(
        &self,
        saved: &Saved,
        dealer: Dealer,
        draws: bool,
    ) -> Result<Box<dyn Session>, SaveError>;

    fn form(&self) -> Box<dyn Form>;

    fn record(
        &self,
        head: &Heading,
        fill: FillRecord,
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, ReadError>;
}

struct OpenerOf<G>(GameLineReader<G>);

impl<G: Show> Opener for OpenerOf<G> {
    fn line_reader(&self) -> &dyn LineReader {
        &self.0
    }

    fn open(
        &self,
        line: &str,
        names: &[String],
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, Box<LineError>> {
        Ok(TableSession::boxed(Table::<G>::new(&line.parse()?, names, dealer)))
    }

    fn show(&self, line: &str, dealer: Dealer) -> Result<Box<dyn Session>, Box<LineError>> {
        Ok(TableSession::boxed(Table::<G>::showing(&line.parse()?, dealer)))
    }

    fn restore(
        &self,
        saved: &Saved,
        dealer: Dealer,
        draws: bool,
    ) -> Result<Box<dyn Session>, SaveError> {
        Ok(TableSession::boxed(Table::<G>::restore(saved, dealer, draws)?))
    }

    fn form(&self) -> Box<dyn Form> {
        Box::new(Setup::<G>::default())
    }

    fn record(
        &self,
        head: &Heading,
        fill: FillRecord,
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, ReadError> {
        Ok(TableSession::boxed(Table::from_record(head.record::<G>(fill)?, dealer, false)))
    }
}

impl Games {
    /// Returns the set of all games.
    pub fn all() -> Self {
        let mut games = Self::default();
        for &kind in GameKind::ALL {
            with_game!(kind, G => games.add::<G>());
        }
        games
    }

    /// Makes this game available.
    pub fn add<G: Show>(&mut self) {
        self.0[G::KIND as usize] = Some(&OpenerOf::<G>(GameLineReader::INSTANCE));
    }

    /// Returns the opener for the game that a line names.
    fn opener_for(&self, line: &str) -> Result<&'static dyn Opener, Box<LineError>> {
        let kind = GameKind::from_line(line)?;
        let unknown =
            || Box::new(LineError::at_start(kind, kind.name(), LineErrorKind::UnknownGame));
        self.0[kind as usize].ok_or_else(unknown)
    }

    /// Opens a game line as a session. `names` are the players' names by seat.
    ///
    /// # Errors
    /// Returns an error if the line cannot be read, with the position of the fault.
    pub fn open(
        &self,
        line: &str,
        names: &[String],
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, Box<LineError>> {
        self.opener_for(line)?.open(line, names, dealer)
    }

    /// Opens a game line that is only displayed, not played: no chance events are drawn.
    ///
    /// # Errors
    /// Returns an error if the line cannot be read, with the position of the fault.
    pub fn show(&self, line: &str, dealer: Dealer) -> Result<Box<dyn Session>, Box<LineError>> {
        self.opener_for(line)?.show(line, dealer)
    }

    /// Returns the picture of the position at the end of a game line.
    ///
    /// # Errors
    /// Returns an error if the line cannot be read, with the position of the fault.
    pub fn picture(&self, line: &str) -> Result<Picture, Box<LineError>> {
        // No chance event is drawn, so the seed does not matter.
        Ok(self.show(line, Dealer::new(0))?.picture(1.0))
    }

    /// Restores a saved table. If `draws_chance` is false, no chance events are drawn.
    ///
    /// # Errors
    /// Returns an error if the saved data cannot be read.
    pub fn restore(
        &self,
        saved: &Saved,
        dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Box<dyn Session>, SaveError> {
        let game = self.opener_for(saved.kind()?.name()).map_err(SaveError::Start)?;
        game.restore(saved, dealer, draws_chance)
    }

    /// Returns the form with these choices applied, and the last error among them.
    fn chosen(
        &self,
        game: &str,
        choices: &Choices,
    ) -> Result<(Box<dyn Form>, Option<OptionsError>), Phrase> {
        let fault =
            if game.is_empty() { LineErrorKind::NoGame } else { LineErrorKind::UnknownGame };
        let unknown = || LineError::at_start(GameKind::Snorkels, game, fault).phrase();
        let kind = GameKind::from_name(game).and_then(|kind| self.0[kind as usize]);
        let mut form = kind.ok_or_else(unknown)?.form();
        let mut problem = None;
        for (key, value) in choices {
            problem = form.set(key, value).err().or(problem);
        }
        Ok((form, problem))
    }

    /// Returns the form for a new game after these choices and, if given, one more. An invalid
    /// choice changes nothing and is reported in the form's `problem`.
    ///
    /// # Errors
    /// Returns an error if there is no such game.
    pub fn form(
        &self,
        game: &str,
        choices: &Choices,
        more: Option<(&str, &str)>,
    ) -> Result<SetupView, Phrase> {
        let (mut form, problem) = self.chosen(game, choices)?;
        let wrong = more.and_then(|(key, value)| form.set(key, value).err());
        Ok(SetupView::new(&*form, wrong.or(problem)))
    }

    /// Starts a new game and returns its session.
    ///
    /// # Errors
    /// Returns an error if there is no such game or a choice is invalid.
    pub fn deal(
        &self,
        game: &str,
        choices: &Choices,
        names: &[String],
        dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Box<dyn Session>, Phrase> {
        let (form, problem) = self.chosen(game, choices)?;
        let dealt = problem.map_or_else(|| form.deal(names, dealer, draws_chance), Err);
        dealt.map_err(|error| error.phrase())
    }

    /// Reads the next game of a text with records, as far as it is valid. Returns `None` after the
    /// last game, or if its game cannot be opened. No chance events are drawn until a move is played.
    pub fn next_record(
        &self,
        reader: &mut RecordReader,
        dealer: Dealer,
    ) -> Option<Read<Box<dyn Session>>> {
        let heading = match reader.heading()? {
            Ok(heading) => heading,
            Err(error) => return Some(Read { record: None, error: Some(error) }),
        };
        let game = self.0[heading.kind() as usize]?;
        Some(reader.game_with(heading, |heading, fill| game.record(heading, fill, dealer)))
    }
}

impl LineReader for Games {
    fn read(&self, text: &str) -> Result<(String, u8), Box<LineError>> {
        self.opener_for(text)?.line_reader().read(text)
    }
}

/// The choices made in a form: pairs of setting and value.
pub type Choices = [(String, String)];
