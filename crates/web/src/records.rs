//! Games in files.

use cauce_rules::Seat;
use cauce_scene::Spoken;
use cauce_table::{Record, RecordMark, RecordReader, Table};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::values::{dealer, to_js, to_json};

/// Reads the games of a file one by one, so that a page can do other things in between.
#[wasm_bindgen]
pub struct Records {
    text: String,
    mark: RecordMark,
}

/// One game of a file.
#[derive(Serialize)]
struct FiledGame {
    game: &'static str,
    names: Vec<String>,
    tags: Vec<(String, String)>,
    link: String,
    ply: usize,
    winners: Option<Vec<u8>>,
    saved: String,
    problem: Option<Spoken>,
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
        let Some(read) = reader.next() else { return JsValue::UNDEFINED };
        self.mark = reader.mark();
        let (record, problem) = match read {
            Ok(record) => (Some(record), None),
            Err(error) => {
                let problem = error.phrase().into();
                (error.record, Some(problem))
            }
        };
        let (read, all) = (self.mark.offset() as u64, self.text.len() as u64);
        let percent = (read * 100 / all.max(1)) as u32;
        to_js(&FiledGame { problem, percent, ..record.map_or_else(nothing, filed) })
    }
}

fn nothing() -> FiledGame {
    FiledGame {
        game: "",
        names: Vec::new(),
        tags: Vec::new(),
        link: String::new(),
        ply: 0,
        winners: None,
        saved: String::new(),
        problem: None,
        percent: 0,
    }
}

fn filed(record: Record) -> FiledGame {
    // Nothing is drawn by lot before somebody opens the game.
    let table = Table::of_record(record, dealer(), false);
    let winners =
        |outcome: cauce_rules::Outcome| outcome.winners.iter().map(Seat::number).collect();
    FiledGame {
        game: table.game().kind().name(),
        names: table.players().iter().map(|player| player.name.clone()).collect(),
        tags: table.tags().iter().map(|(n, v)| (n.to_owned(), v.to_owned())).collect(),
        link: table.link_to(table.at()),
        ply: table.ply(),
        winners: table.outcome().map(winners),
        saved: to_json(&table.save()),
        ..nothing()
    }
}
