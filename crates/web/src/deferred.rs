//! The part that a first board does not need and that is fetched on demand: saved games, files, the
//! form for a new game, the score table, the list of keys, and reading links. Writing links is in
//! the main part.

use cauce_scene::{End, Phrase, ReadLine, Reason, Session};
use cauce_table::{RecordCheckpoint, RecordReader, check_link, detect_game_kind};
use js_sys::Object;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::fetched::fetched;
use crate::values::{choices_of, dealer, thrown, to_js};

pub(crate) trait Deferred {
    fn restore(&self, saved: &str, draws: bool) -> Result<Box<dyn Session>, JsValue>;

    /// Returns the name of the next game of a text with records.
    fn game_of_record(&self, text: &str, checkpoint: RecordCheckpoint) -> Option<&'static str>;

    fn next_record(&self, text: &str, checkpoint: &mut RecordCheckpoint) -> JsValue;

    /// Returns the name of the game in a link, a game line or a saved game.
    fn game_of(&self, _text: &str) -> &'static str;

    /// Decodes a file with records.
    fn text_of(&self, bytes: &[u8]) -> Result<(String, RecordCheckpoint), JsValue>;

    /// Reads a text that contains a link or a game line.
    fn read_any(&self, text: &str) -> JsValue;

    fn read_link(&self, _fragment: &str) -> JsValue;

    fn compare(&self, game: &dyn Session, fragment: &str) -> &'static str;

    fn merge_link(&self, game: &mut dyn Session, fragment: &str) -> bool;

    /// Whether a link is complete, according to its checksum.
    fn is_whole(&self, link: &str) -> Option<bool>;

    /// Finds a link in a text and repairs it.
    fn find_link(&self, text: &str) -> Option<String>;

    /// Joins links that were broken into several lines.
    fn unbroken(&self, text: &str) -> String;

    fn series(&self, game: &dyn Session) -> JsValue;

    /// Returns the form for a new game with the settings of this one.
    fn setup(&self, game: &dyn Session) -> JsValue;

    fn form(
        &self,
        game: &str,
        chosen: &Object,
        more: Option<(&str, &str)>,
    ) -> Result<JsValue, JsValue>;

    fn deal(
        &self,
        game: &str,
        chosen: &Object,
        names: &[String],
        draws: bool,
    ) -> Result<Box<dyn Session>, JsValue>;

    /// Returns the games with the keys that only they use.
    fn games(&self) -> JsValue;
}

/// The implementation, reachable once the part is fetched.
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

    fn game_of(&self, text: &str) -> &'static str {
        detect_game_kind(text).name()
    }

    fn text_of(&self, bytes: &[u8]) -> Result<(String, RecordCheckpoint), JsValue> {
        let reader = RecordReader::new(bytes);
        Ok((reader.text().to_owned(), reader.checkpoint()))
    }

    fn read_link(&self, fragment: &str) -> JsValue {
        to_js(&ReadLine::from_link(fragment, fetched()))
    }

    fn compare(&self, game: &dyn Session, fragment: &str) -> &'static str {
        game.compare(fragment).name()
    }

    fn merge_link(&self, game: &mut dyn Session, fragment: &str) -> bool {
        game.merge_link(fragment)
    }

    fn is_whole(&self, link: &str) -> Option<bool> {
        check_link(link).map(|checked| checked.is_ok())
    }

    fn find_link(&self, text: &str) -> Option<String> {
        cauce_table::find_link(text)
    }

    fn unbroken(&self, text: &str) -> String {
        cauce_table::join_broken_links(text)
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
        chosen: &Object,
        more: Option<(&str, &str)>,
    ) -> Result<JsValue, JsValue> {
        let form = fetched().form(game, &choices_of(chosen), more);
        form.map(|form| to_js(&form)).map_err(|phrase| thrown(&phrase))
    }

    fn deal(
        &self,
        game: &str,
        chosen: &Object,
        names: &[String],
        draws: bool,
    ) -> Result<Box<dyn Session>, JsValue> {
        let game = fetched().deal(game, &choices_of(chosen), names, dealer(), draws);
        game.map_err(|phrase| thrown(&phrase))
    }

    fn games(&self) -> JsValue {
        to_js(&cauce_scene::games())
    }
}

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
