//! Games in files.

use cauce_scene::{End, Phrase, Reason, Session};
use cauce_table::{RecordMark, RecordReader};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::fetched::fetched;
use crate::values::{dealer, to_js};

/// Reads the games of a file one by one, so that a page can do other things in between.
#[wasm_bindgen]
pub struct Records {
    text: String,
    mark: RecordMark,
}

/// One game of a file.
#[derive(Default, Serialize)]
struct FiledGame {
    game: &'static str,
    names: Vec<String>,
    tags: Vec<(String, String)>,
    link: String,
    ply: usize,
    winners: Option<Vec<u8>>,
    saved: String,
    problem: Option<Phrase>,
    percent: u32,
}

#[wasm_bindgen]
impl Records {
    /// The games of a file with these bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Self {
        let reader = RecordReader::new(bytes);
        Self { text: reader.text().to_owned(), mark: reader.mark() }
    }

    /// The next game, as far as it can be read; `undefined` after the last.
    #[wasm_bindgen(unchecked_return_type = "import('./view').FiledGame | undefined")]
    pub fn read_next(&mut self) -> JsValue {
        let mut reader = RecordReader::resume(&self.text, self.mark);
        let Some(read) = fetched().next_record(&mut reader, dealer()) else {
            return JsValue::UNDEFINED;
        };
        self.mark = reader.mark();
        let (done, all) = (self.mark.offset() as u64, self.text.len() as u64);
        to_js(&FiledGame {
            problem: read.error.map(|error| error.phrase()),
            percent: (done * 100 / all.max(1)) as u32,
            ..read.record.map(|game| filed(&game)).unwrap_or_default()
        })
    }
}

fn filed(game: &Session) -> FiledGame {
    let view = game.view();
    let End { link, ply, winners } = game.end();
    FiledGame {
        game: view.game,
        names: view.seats.into_iter().map(|seat| seat.name).collect(),
        tags: game.tags().iter().map(|&(n, v)| (n.to_owned(), v.to_owned())).collect(),
        link,
        ply,
        winners,
        saved: game.save().to_string(),
        ..FiledGame::default()
    }
}
