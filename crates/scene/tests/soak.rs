//! Random hostile input to the public interfaces: lines, links, records, saves, and odd actions at
//! a table.
//!
//! `cargo test` runs a few fixed seeds. If `SOAK_SECONDS` is set, the test continues with new seeds
//! for that time. A failure is reported with its seed, and `SOAK_SEED` repeats exactly that seed.

use std::{
    env, fs,
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
    time::{Duration, Instant, SystemTime},
};

use cauce_rules::RandomSource;
use cauce_scene::{Games, Picture, Point, ReadLine, Session, Shape, Step, games};
use cauce_table::{Comparison, Dealer, Read, RecordReader, Saved, link_fragment};

const FEW: u64 = 24;

/// Set after a failure, so that all threads stop.
static FOUND: AtomicBool = AtomicBool::new(false);

/// The time limit for a single input. All inputs are short.
const HANG: Duration = Duration::from_secs(5);

#[test]
fn hostile_input_does_no_harm() {
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let begun = Instant::now();
    let length = number("SOAK_SECONDS").map(Duration::from_secs);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let first = length.map_or(1, |_| now.as_secs() << 20);
    let (first, few) = number("SOAK_SEED").map_or((first, FEW), |seed| (seed, 1));
    let next = AtomicU64::new(first);
    let work = || {
        let mut tally = Tally::default();
        while !FOUND.load(Relaxed) {
            let seed = next.fetch_add(1, Relaxed);
            if length.map_or(seed - first >= few, |length| begun.elapsed() > length) {
                break;
            }
            Soak::new(seed).run(&mut tally);
        }
        println!("from seed {first} on: {tally:?}");
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
}

/// Returns the working time of this thread, because it may wait on a busy machine. Falls back to
/// the current time.
fn busy() -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse().ok());
    let late = || SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    nanos.map_or_else(late, Duration::from_nanos)
}

#[derive(Default, Debug)]
struct Tally {
    games: u64,
    acts: u64,
    lines: u64,
    links: u64,
    records: u64,
    saves: u64,
    shapes: u64,
    /// The duration of the slowest input, and its seed.
    slowest: (Duration, u64),
}

/// The game of one seed, and variations of its texts.
struct Soak {
    seed: u64,
    dealer: Dealer,
}

impl Drop for Soak {
    fn drop(&mut self) {
        if thread::panicking() {
            FOUND.store(true, Relaxed);
            eprintln!("SOAK_SEED={} does this again", self.seed);
        }
    }
}

impl Soak {
    fn new(seed: u64) -> Self {
        Self { seed, dealer: Dealer::new(seed) }
    }

    fn run(mut self, tally: &mut Tally) {
        tally.games += 1;
        let mut session = self.begin();
        let mut other = self.copy(&*session, true);
        for _ in 0..12 {
            for _ in 0..8 {
                tally.acts += 1;
                let window = if self.one_in(4) { &mut other } else { &mut session };
                self.timed(tally, |soak| soak.act(&mut **window));
            }
            self.timed(tally, |soak| soak.meet(&mut *session, &*other));
            tally.shapes += laws(&*session);
            self.illegal_tokens_change_nothing(&*session);
        }
        for _ in 0..12 {
            tally.lines += 1;
            let line = self.mutated(&session.line());
            self.timed(tally, |_| line_holds(&line));
            tally.links += 1;
            let link = self.mutated(&session.link_for(&[1]));
            self.timed(tally, |soak| soak.link_holds(&*session, &link));
            tally.records += 1;
            let record = self.mutated(&session.record().to_string().repeat(2)).into_bytes();
            let record = if self.one_in(4) { self.damaged(record) } else { record };
            self.timed(tally, |_| record_holds(&record));
            tally.saves += 1;
            let save = self.mutated(&session.save().to_string());
            self.timed(tally, |soak| soak.save_holds(&save));
        }
    }

    fn timed(&mut self, tally: &mut Tally, work: impl FnOnce(&mut Self)) {
        let begun = busy();
        work(self);
        let took = busy().saturating_sub(begun);
        assert!(took < HANG, "it took {took:?}");
        tally.slowest = tally.slowest.max((took, self.seed));
    }

    fn below(&mut self, n: usize) -> usize {
        self.dealer.below(n as u32) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<'a, T: ?Sized>(&mut self, all: &[&'a T]) -> &'a T {
        all[self.below(all.len())]
    }

    fn dealer(&mut self) -> Dealer {
        Dealer::new(self.dealer.below(u32::MAX).into())
    }

    fn begin(&mut self) -> Box<dyn Session> {
        let games = games();
        let game = games[self.below(games.len())].name;
        let mut choices = Vec::new();
        for _ in 0..self.below(5) {
            let settings = Games::all().form(game, &choices, None).expect("it is a game").settings;
            let setting = &settings[self.below(settings.len())];
            let value = match setting.kind {
                "one-of" => setting.values[self.below(setting.values.len())].clone(),
                "number" => self.below(setting.max as usize + 2).to_string(),
                "squares" => self.pick(&["", "b2", "c3,a1"]).to_owned(),
                _ => self.junk(),
            };
            if Games::all()
                .form(game, &choices, Some((setting.key, &value)))
                .expect("it is a game")
                .problem
                .is_none()
            {
                choices.push((setting.key.to_owned(), value));
            }
        }
        let (names, dealer) = ([self.junk(), self.junk()], self.dealer());
        let dealt = Games::all().deal(game, &choices, &names, dealer, !self.one_in(4));
        // Options that are chosen one by one may leave no room for a deal.
        dealt.unwrap_or_else(|_| {
            Games::all().open(game, &names, self.dealer()).expect("it is a game")
        })
    }

    fn copy(&mut self, session: &dyn Session, draws: bool) -> Box<dyn Session> {
        Games::all().restore(&session.save(), self.dealer(), draws).expect("it was just saved")
    }

    /// Performs a random action of a user or a page.
    fn act(&mut self, session: &mut dyn Session) {
        let node = self.below(session.moves().len() + 3);
        match self.below(30) {
            0..8 => {
                let legal = session.legal();
                if !legal.is_empty() {
                    let token = &legal[self.below(legal.len())];
                    assert_eq!(session.play(token, None), Ok(()), "{token} is legal");
                }
            }
            8..15 => {
                let id = self.id(session);
                match self.below(5) {
                    0 => session.tap(&id, false),
                    1 => session.grab(&id),
                    2 => drop(session.aim(Some(&id))),
                    _ => session.press(&id),
                }
            }
            15 => drop(session.rotate(self.below(1 << 31) as i32 - (1 << 30))),
            16 => {
                let key = self.pick(&["r", "R", "n", "Tab", "ArrowUp", "1", "+", "", "é", "f"]);
                session.press_key(key, false);
            }
            17 => drop((session.cancel(), session.undo(), session.redo())),
            18 => session.go_to(node),
            19 => drop((session.go_to_ply(node), session.undo())),
            20 => drop(session.delete(node)),
            21 => drop(session.undelete()),
            22 => drop(session.promote(node)),
            23 => session.comment(node, &self.junk()),
            24 => drop((session.rename(self.below(9) as u8, &self.junk()), session.rename(0, ""))),
            25 => {
                let (name, value) = (self.junk(), self.junk());
                session.set_tag(self.pick(&["Date", "Event", "Game", "Stones", &name]), &value);
            }
            26 => {
                let seats = self.pick(&[
                    "here here",
                    "away here",
                    "computer-3 here",
                    "away",
                    "here,here,here,away",
                    "x",
                ]);
                let _ = session.set_seats(seats);
            }
            27 => {
                session.ask_first(self.one_in(2));
                session.resolve(self.one_in(2));
                session.draw_chance(!self.one_in(4));
            }
            28 => {
                session.orbit(self.below(900) as f32 - 450.0, self.below(300) as f32 - 150.0);
                session.toggle_overhead();
            }
            _ => {
                let token = self.junk();
                let _ = session.play(self.pick(&["resign", "draw", "time", "swap", &token]), None);
                let _ = session.answer(&token);
                if self.one_in(3) {
                    session.rematch();
                }
            }
        }
    }

    fn id(&mut self, session: &dyn Session) -> String {
        let places = session.places().into_iter().map(|place| place.id);
        let choices = session.view().choices.into_iter().map(|choice| choice.id);
        let all: Vec<_> = places.chain(choices).collect();
        match self.below(8) {
            0 => self.junk(),
            1 if !all.is_empty() => {
                let id = all[self.below(all.len())].clone();
                self.mutated(&id)
            }
            _ if all.is_empty() => String::new(),
            _ => all[self.below(all.len())].clone(),
        }
    }

    /// Merges what was played in another window into this one.
    fn meet(&mut self, session: &mut dyn Session, other: &dyn Session) {
        if self.one_in(3) {
            let link = other.link();
            if session.merge_link(&link) {
                let known = session.compare(&link);
                assert!(matches!(known, Comparison::Same | Comparison::Behind), "{known:?} {link}");
            }
        }
    }

    fn illegal_tokens_change_nothing(&mut self, session: &dyn Session) {
        let line = session.line();
        let mut shown = Games::all().show(&line, self.dealer()).expect("it was just written");
        let (legal, count) = (shown.legal(), shown.moves().len());
        for _ in 0..4 {
            let known = legal.get(self.below(legal.len())).cloned();
            let token = match known {
                Some(token) => self.mutated(&token),
                None => self.junk(),
            };
            if !legal.contains(&token) && !["resign", "draw", "time"].contains(&&*token) {
                assert!(shown.play(&token, None).is_err(), "{line}: {token}");
                assert_eq!((shown.line(), shown.moves().len()), (line.clone(), count));
            }
        }
        if !legal.is_empty() {
            let token = &legal[self.below(legal.len())];
            assert_eq!(shown.play(token, None), Ok(()), "{line}: {token}");
            let between = if line.contains(" : ") { " " } else { " : " };
            assert_eq!(shown.line(), format!("{line}{between}{token}"));
        }
    }

    fn link_holds(&mut self, session: &dyn Session, link: &str) {
        let read = ReadLine::from_link(link, Games::all());
        line_holds(&read.line);
        link_fragment(link);
        let mut copy = self.copy(session, false);
        let before = copy.moves().len();
        if copy.merge_link(link) {
            assert!(copy.moves().len() >= before);
        }
        laws(&*copy);
    }

    fn save_holds(&mut self, text: &str) {
        let Ok(saved) = text.parse::<Saved>() else { return };
        assert_eq!(saved.to_string().parse(), Ok(saved.clone()));
        let Ok(mut back) = Games::all().restore(&saved, self.dealer(), false) else { return };
        laws(&*back);
        back.rematch();
        laws(&*back);
    }

    fn junk(&mut self) -> String {
        let piece = self.pick(&[
            "",
            "é",
            "\u{1b}[2J",
            "\u{9b}",
            "\u{202e}",
            "\u{feff}",
            "a\nb",
            "\r",
            "\"",
            "\\",
            "{",
            "}",
            "(",
            "x)",
            "[Game \"tayu\"]",
            "<b>&amp;",
            "%00",
            "a&b=c",
            "d4",
            "+012",
            "play:",
            "item:",
            "-1",
            "99999999999",
            "snorkels",
            "Ana",
            "here",
            " : ",
            "=",
            "../",
            "\0",
        ]);
        piece.repeat(if self.one_in(60) { 3000 } else { 1 + self.below(2) })
    }

    /// Returns a text with some parts cut, doubled, moved or replaced.
    fn mutated(&mut self, text: &str) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(3) {
            let at = self.below(chars.len() + 1);
            let end = (at + self.below(9)).min(chars.len());
            match self.below(6) {
                0 => drop(chars.drain(at..end)),
                1 => {
                    let part = chars[at..end].to_vec();
                    let many = if self.one_in(40) { 5000 } else { 1 };
                    chars.splice(at..at, part.repeat(many));
                }
                2 => chars.truncate(at),
                3 => {
                    let to = self.below(chars.len() + 1);
                    let part = chars[at..end].to_vec();
                    chars.splice(to..to, part);
                }
                4 if at < chars.len() => {
                    let from = self.below(chars.len());
                    chars[at] = chars[from];
                }
                _ => drop(chars.splice(at..at, self.junk().chars().collect::<Vec<_>>())),
            }
        }
        chars.into_iter().collect()
    }

    fn damaged(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        if !bytes.is_empty() {
            let at = self.below(bytes.len());
            bytes[at] = self.below(256) as u8;
        }
        bytes
    }
}

/// Checks the invariants of every table. Returns the number of shapes checked.
fn laws(session: &dyn Session) -> u64 {
    let shapes = [0.0, 0.4, 1.0].map(|t| finite(&session.picture(t))).iter().sum();
    session.view();
    session.series();
    session.setup();
    session.played_since(0);
    for place in session.places() {
        assert!([place.x, place.y, place.w, place.h].iter().all(|value| value.is_finite()));
    }
    let line = session.line();
    line_holds(&line);
    assert_eq!(ReadLine::from_link(&session.link(), Games::all()).line, line);
    let saved = session.save();
    let read: Saved = saved.to_string().parse().expect("it was just saved");
    assert_eq!(read, saved);
    let back = Games::all().restore(&read, Dealer::new(0), false).expect("it was just saved");
    assert_eq!(
        (back.save(), back.line(), back.record().to_string()),
        (saved, line, session.record().to_string())
    );
    let Read { record, error } = record(&session.record().to_string());
    assert_eq!(
        (record.map(|it| it.record().to_string()), error),
        (Some(session.record().to_string()), None)
    );
    shapes
}

fn record(text: &str) -> Read<Box<dyn Session>> {
    Games::all()
        .next_record(&mut RecordReader::new(text.as_bytes()), Dealer::new(0))
        .expect("it has a game")
}

/// Checks that a line that was read is read again as itself.
fn line_holds(text: &str) {
    let read = ReadLine::from_line(text, Games::all());
    if !read.line.is_empty() {
        let again = ReadLine::from_line(&read.line, Games::all());
        assert_eq!((&again.line, again.problem), (&read.line, None), "{text}");
    }
    ReadLine::from_any(text, Games::all());
}

/// Checks that a parsed record can be written and parsed again without a change.
fn record_holds(bytes: &[u8]) {
    let mut reader = RecordReader::new(bytes);
    while let Some(Read { record: read, error }) =
        Games::all().next_record(&mut reader, Dealer::new(0))
    {
        assert!(read.is_some() || error.is_some());
        if let Some(read) = read {
            let text = read.record().to_string();
            let Read { record, error } = record(&text);
            assert_eq!((record.map(|it| it.record().to_string()), error), (Some(text), None));
        }
    }
}

/// Returns the number of shapes in a picture, and checks that all coordinates are finite.
fn finite(picture: &Picture) -> u64 {
    let point = |point: &Point| point.x.is_finite() && point.y.is_finite();
    for drawn in &picture.shapes {
        let finite = match &drawn.shape {
            Shape::Circle { centre, radius } => point(centre) && radius.is_finite(),
            Shape::Text { at, size, .. } => point(at) && size.is_finite(),
            Shape::Path(steps) => steps.iter().all(|step| match step {
                Step::Move(to) | Step::Line(to) => point(to),
                Step::Quad(by, to) => point(by) && point(to),
                Step::Cubic(by, also, to) => point(by) && point(also) && point(to),
                Step::Close => true,
            }),
        };
        assert!(finite, "{drawn:?}");
    }
    assert!(picture.width > 0.0 && picture.height > 0.0);
    picture.shapes.len() as u64
}
