//! Where text comes in: game lines, choices, saved tables and records of any game become sessions.

use cauce_rules::{GameKind, LineError, LineErrorKind, OptionsError, with_game};
use cauce_table::{
    Dealer, Fill, GameLineReader, Heading, LineReader, Read, ReadError, RecordReader, SaveError,
    Saved, Setup, Table,
};
use serde::Serialize;

use crate::{
    Keyboard, Keys, Phrase, Picture, Reason, Session, SetupView, Show, session::SessionOf,
    setup::Form,
};

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameView {
    /// The name.
    pub name: &'static str,
    /// What the keys do in this game only.
    pub keys: &'static [Keys],
}

/// All games that there are, in the order in which they are offered.
pub fn games() -> Vec<GameView> {
    let keys = |kind| with_game!(kind, G => <G as Keyboard>::KEYS);
    let view = |&kind: &GameKind| GameView { name: kind.name(), keys: keys(kind) };
    GameKind::ALL.iter().map(view).collect()
}

/// The games that can be opened: all, or those whose code has been fetched so far.
#[derive(Clone, Copy, Default)]
pub struct Games([Option<&'static dyn Opener>; GameKind::ALL.len()]);

/// Makes sessions of one game.
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
        fill: Fill,
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, ReadError>;
}

/// The one of a game.
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
        Ok(SessionOf::boxed(Table::<G>::new(&line.parse()?, names, dealer)))
    }

    fn show(&self, line: &str, dealer: Dealer) -> Result<Box<dyn Session>, Box<LineError>> {
        Ok(SessionOf::boxed(Table::<G>::showing(&line.parse()?, dealer)))
    }

    fn restore(
        &self,
        saved: &Saved,
        dealer: Dealer,
        draws: bool,
    ) -> Result<Box<dyn Session>, SaveError> {
        Ok(SessionOf::boxed(Table::<G>::restore(saved, dealer, draws)?))
    }

    fn form(&self) -> Box<dyn Form> {
        Box::new(Setup::<G>::default())
    }

    fn record(
        &self,
        head: &Heading,
        fill: Fill,
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, ReadError> {
        Ok(SessionOf::boxed(Table::from_record(head.record::<G>(fill)?, dealer, false)))
    }
}

impl Games {
    /// All games.
    pub fn all() -> Self {
        let mut games = Self::default();
        for &kind in GameKind::ALL {
            with_game!(kind, G => games.add::<G>());
        }
        games
    }

    /// From now on this game can be opened, too.
    pub fn add<G: Show>(&mut self) {
        self.0[G::KIND as usize] = Some(&OpenerOf::<G>(GameLineReader::NEW));
    }

    /// The game of a line, which may be one that cannot be opened.
    fn opener_for(&self, line: &str) -> Result<&'static dyn Opener, Box<LineError>> {
        let kind = GameKind::from_line(line)?;
        let unknown =
            || Box::new(LineError::at_start(kind, kind.name(), LineErrorKind::UnknownGame));
        self.0[kind as usize].ok_or_else(unknown)
    }

    /// A session with the game of a line. Names are given by seat.
    ///
    /// # Errors
    /// Where and why the line cannot be read.
    pub fn open(
        &self,
        line: &str,
        names: &[String],
        dealer: Dealer,
    ) -> Result<Box<dyn Session>, Box<LineError>> {
        self.opener_for(line)?.open(line, names, dealer)
    }

    /// A session with the game of a line that is shown and not played: nothing is drawn by lot.
    ///
    /// # Errors
    /// Where and why the line cannot be read.
    pub fn show(&self, line: &str, dealer: Dealer) -> Result<Box<dyn Session>, Box<LineError>> {
        self.opener_for(line)?.show(line, dealer)
    }

    /// What a game line looks like.
    ///
    /// # Errors
    /// Where and why the line cannot be read.
    pub fn picture(&self, line: &str) -> Result<Picture, Box<LineError>> {
        // A session that only shows a line draws nothing by lot: any seed will do.
        Ok(self.show(line, Dealer::new(0))?.picture(1.0))
    }

    /// A session with what was saved. On one that only shows it, no chance is drawn.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn restore(
        &self,
        saved: &Saved,
        dealer: Dealer,
        draws_chance: bool,
    ) -> Result<Box<dyn Session>, SaveError> {
        let game = self.opener_for(saved.kind()?.name()).map_err(SaveError::Start)?;
        game.restore(saved, dealer, draws_chance)
    }

    /// A form with these choices, and what was wrong with the last of those that could not be made.
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

    /// The form for a new game, as these choices leave it; after one choice more, where one is
    /// given. What cannot be chosen changes nothing, and the form's problem says why.
    ///
    /// # Errors
    /// That there is no such game.
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

    /// A session with a new game.
    ///
    /// # Errors
    /// That there is no such game, or what cannot be chosen.
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

    /// The next game of a text with records, as far as it can be read; `None` after the last, or
    /// where it is of a game that cannot be opened. Nothing is drawn by lot before somebody plays
    /// it.
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
        Some(reader.game_by(heading, |heading, fill| game.record(heading, fill, dealer)))
    }
}

impl LineReader for Games {
    fn read(&self, text: &str) -> Result<(String, u8), Box<LineError>> {
        self.opener_for(text)?.line_reader().read(text)
    }
}

/// The choices of a form: settings and their text.
pub type Choices = [(String, String)];
