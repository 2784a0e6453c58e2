//! What no first board needs, and is fetched when it is asked for: saved games, files, the form for
//! a new game, the score table, the list of keys.

use cauce_rules::GameKind;
use cauce_scene::{
    Choices, End, Exercise, LessonStep, Phrase, ReadLine, Reason, Session, lesson, try_view,
};
use cauce_table::{RecordCheckpoint, RecordReader, review::Review};
use js_sys::Array;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::exercise::AnyExercise;
use crate::fetched::fetched;
use crate::review::Study;
use crate::values::{analysis, dealer, get, list, number, text, thrown, to_js};

/// Until it is fetched, nothing comes of any of it.
pub(crate) trait Deferred {
    /// A saved game.
    fn restore(&self, _saved: &str, _draws: bool) -> Result<Box<dyn Session>, JsValue> {
        Err(JsValue::UNDEFINED)
    }

    /// The name of the next game of a text with records.
    fn game_of_record(&self, _text: &str, _checkpoint: RecordCheckpoint) -> Option<&'static str> {
        None
    }

    /// The next game of a text with records.
    fn next_record(&self, _text: &str, _checkpoint: &mut RecordCheckpoint) -> JsValue {
        JsValue::UNDEFINED
    }

    /// What a page reads of a text with a link or a game line in it.
    fn read_any(&self, _text: &str) -> JsValue {
        JsValue::UNDEFINED
    }

    /// The score table of the series.
    fn series(&self, _game: &dyn Session) -> JsValue {
        JsValue::UNDEFINED
    }

    /// The form for a new game like this.
    fn setup(&self, _game: &dyn Session) -> JsValue {
        JsValue::UNDEFINED
    }

    /// The form for a new game.
    fn form(
        &self,
        _game: &str,
        _choices: &Choices,
        _more: Option<(&str, &str)>,
    ) -> Result<JsValue, JsValue> {
        Err(JsValue::UNDEFINED)
    }

    /// A new game.
    fn deal(
        &self,
        _game: &str,
        _choices: &Choices,
        _names: &[String],
        _draws: bool,
    ) -> Result<Box<dyn Session>, JsValue> {
        Err(JsValue::UNDEFINED)
    }

    /// The games, each with what the keys do in it only.
    fn games(&self) -> JsValue {
        JsValue::UNDEFINED
    }

    /// How many steps the lesson of a game has.
    fn lesson_steps(&self, _game: &str) -> usize {
        0
    }

    /// A step of a lesson, or a puzzle.
    fn exercise(&self, _asked: &JsValue) -> Option<Box<dyn AnyExercise>> {
        None
    }

    /// What a hint tells of a move.
    fn hint(&self, _game: &dyn Session, _token: &str) -> JsValue {
        JsValue::UNDEFINED
    }

    /// What a move is called in a sentence.
    fn move_name(&self, _line: &str, _tokens: &Array) -> JsValue {
        JsValue::UNDEFINED
    }

    /// The main line, looked through by the computer.
    fn review(&self, _game: &dyn Session) -> Box<dyn Study> {
        Box::new(NotFetched)
    }

    /// What came of a try to find a good move.
    fn judge_try(
        &self,
        _before: JsValue,
        _after: JsValue,
        _seat: u8,
        _token: &str,
        _made: Option<&str>,
    ) -> JsValue {
        JsValue::UNDEFINED
    }
}

/// Before it is fetched.
pub(crate) struct NotFetched;

impl Deferred for NotFetched {}

impl Study for NotFetched {}

/// When it is fetched.
pub(crate) struct Fetched;

impl Deferred for Fetched {
    fn restore(&self, saved: &str, draws: bool) -> Result<Box<dyn Session>, JsValue> {
        let game = saved.parse().and_then(|saved| fetched().restore(&saved, dealer(), draws));
        game.map_err(|error| thrown(&error.phrase()))
    }

    fn game_of_record(&self, text: &str, checkpoint: RecordCheckpoint) -> Option<&'static str> {
        let heading = RecordReader::resume(text, checkpoint).heading()?.ok()?;
        Some(heading.kind().name())
    }

    fn next_record(&self, text: &str, checkpoint: &mut RecordCheckpoint) -> JsValue {
        let mut reader = RecordReader::resume(text, *checkpoint);
        let Some(read) = fetched().next_record(&mut reader, dealer()) else {
            return JsValue::UNDEFINED;
        };
        *checkpoint = reader.checkpoint();
        let (done, all) = (checkpoint.offset() as u64, text.len() as u64);
        to_js(&FiledGame {
            problem: read.error.map(|error| error.phrase()),
            percent: (done * 100 / all.max(1)) as u32,
            ..read.record.map(|game| filed(&*game)).unwrap_or_default()
        })
    }

    fn read_any(&self, text: &str) -> JsValue {
        ReadLine::from_any(text, fetched()).map_or(JsValue::UNDEFINED, |read| to_js(&read))
    }

    fn series(&self, game: &dyn Session) -> JsValue {
        to_js(&game.series())
    }

    fn setup(&self, game: &dyn Session) -> JsValue {
        to_js(&game.setup())
    }

    fn form(
        &self,
        game: &str,
        choices: &Choices,
        more: Option<(&str, &str)>,
    ) -> Result<JsValue, JsValue> {
        let form = fetched().form(game, choices, more);
        form.map(|form| to_js(&form)).map_err(|phrase| thrown(&phrase))
    }

    fn deal(
        &self,
        game: &str,
        choices: &Choices,
        names: &[String],
        draws: bool,
    ) -> Result<Box<dyn Session>, JsValue> {
        let game = fetched().deal(game, choices, names, dealer(), draws);
        game.map_err(|phrase| thrown(&phrase))
    }

    fn games(&self) -> JsValue {
        to_js(&cauce_scene::games())
    }

    fn lesson_steps(&self, game: &str) -> usize {
        steps_of(game).len()
    }

    fn exercise(&self, asked: &JsValue) -> Option<Box<dyn AnyExercise>> {
        let still = get(asked, "still").is_truthy();
        let line = text(asked, "line");
        let exercise = if line.is_empty() {
            let step = steps_of(&text(asked, "game")).get(number(asked, "step") as usize)?;
            Exercise::lesson(fetched(), step, still)
        } else {
            fetched().show(&line, dealer()).ok()?;
            let tokens = list(asked, "solution");
            let solution = tokens.iter().filter_map(|token| token.as_string()).collect();
            Exercise::puzzle(fetched(), &line, solution, still)
        };
        Some(Box::new(exercise))
    }

    fn hint(&self, game: &dyn Session, token: &str) -> JsValue {
        fetched().hint(game, token).map_or(JsValue::UNDEFINED, |hint| to_js(&hint))
    }

    fn move_name(&self, line: &str, tokens: &Array) -> JsValue {
        let tokens: Vec<_> = tokens.iter().filter_map(|token| token.as_string()).collect();
        let tokens: Vec<_> = tokens.iter().map(String::as_str).collect();
        to_js(&fetched().move_name(line, &tokens))
    }

    fn review(&self, game: &dyn Session) -> Box<dyn Study> {
        Box::new(Review::new(game.record()))
    }

    fn judge_try(
        &self,
        before: JsValue,
        after: JsValue,
        seat: u8,
        token: &str,
        made: Option<&str>,
    ) -> JsValue {
        let (before, after) = (analysis(&before), analysis(&after));
        let tried = before.and_then(|before| try_view(&before, after.as_ref(), seat, token, made));
        tried.map_or(JsValue::UNDEFINED, |tried| to_js(&tried))
    }
}

/// The steps of the lesson of a game; none where there is no such game.
fn steps_of(game: &str) -> &'static [LessonStep] {
    GameKind::from_name(game).map_or(&[], lesson)
}

/// One game of a file.
#[derive(Default, Serialize)]
struct FiledGame {
    game: &'static str,
    names: Vec<String>,
    players: Vec<Phrase>,
    tags: Vec<(String, String)>,
    link: String,
    ply: usize,
    winners: Option<Vec<u8>>,
    reason: Option<&'static str>,
    saved: String,
    problem: Option<Phrase>,
    percent: u32,
}

fn filed(game: &dyn Session) -> FiledGame {
    let view = game.view();
    let End { link, ply, winners, reason } = game.end();
    let (names, players) = view.seats.into_iter().map(|seat| (seat.name, seat.title)).unzip();
    FiledGame {
        game: view.game,
        names,
        players,
        tags: game
            .record()
            .info()
            .tags()
            .iter()
            .map(|(n, v)| (n.to_owned(), v.to_owned()))
            .collect(),
        link,
        ply,
        winners,
        reason,
        saved: game.save().to_string(),
        ..FiledGame::default()
    }
}
