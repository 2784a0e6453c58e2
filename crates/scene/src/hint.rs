//! The contents of a hint: where to look for a move, what it is called, and how it is made.

use cauce_rules::{GameKind, Square, with_game};
use cauce_table::{Dealer, insertion_sort};
use serde::Serialize;

use crate::{Arg, Games, Phrase, PlaceView, Played, Session, Teach};

/// The maximal number of circled squares that are also named in the visible text.
const FEW: usize = 3;
/// A board with more squares than this has small squares, which are outlined as a group.
const MANY: usize = 200;

pub(crate) struct MoveHint {
    /// The ids of the places and buttons to press to make the move, in order.
    pub(crate) presses: Vec<String>,
    pub(crate) name: Arg,
    pub(crate) region: Region,
}

/// Where to look for a move: at a piece, or among several squares that include the move's.
pub(crate) struct Region {
    pub(crate) marks: Vec<RegionMark>,
    /// The text for users who see the board.
    pub(crate) glance: Vec<Phrase>,
    /// The text for screen readers.
    pub(crate) spoken: Vec<Phrase>,
    /// The ids to press first, to take the piece into the hand.
    pub(crate) take: Vec<String>,
}

/// A mark on the board: a circle around one place, or an outline around several.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct RegionMark {
    /// The place to circle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The places to outline together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub around: Vec<String>,
    /// The name of the colour.
    pub colour: &'static str,
    /// Whether the line is thin.
    pub thin: bool,
}

impl Games {
    /// Plays tokens at the end of a game line. Returns `None` if one of them cannot be played.
    pub(crate) fn after<'a>(
        self,
        line: &str,
        tokens: impl IntoIterator<Item = &'a str>,
    ) -> Option<Box<dyn Session>> {
        // No chance event is drawn, so the seed does not matter.
        let mut session = self.show(line, Dealer::new(0)).ok()?;
        for token in tokens {
            session.play(token, None).ok()?;
        }
        Some(session)
    }

    /// Plays tokens at the end of a game line. Returns the last move's name for use in a sentence.
    pub fn move_name(self, line: &str, tokens: &[&str]) -> Arg {
        let token = tokens.last().copied().unwrap_or_default();
        let Some(session) = self.after(line, tokens.iter().copied()) else { return token.into() };
        let Some(Played { label, text, .. }) = session.moves().pop() else { return token.into() };
        let names =
            GameKind::from_line(line).map_or(&[][..], |kind| with_game!(kind, G => G::MOVE_NAMES));
        let noun = [session.view().announce, label.clone()]
            .into_iter()
            .flatten()
            .find_map(|announced| renamed(names, announced));
        noun.or(label).map_or(Arg::Text(text), Arg::Phrase)
    }

    /// Returns the hint for a move at the end of a game line, or `None` if the move is illegal.
    pub(crate) fn hint(self, line: &str, token: &str) -> Option<MoveHint> {
        let table = self.after(line, [])?;
        let made = self.after(line, [token])?;
        let takes =
            GameKind::from_line(line).map_or(&[][..], |kind| with_game!(kind, G => G::TAKES));
        let take = made.view().announce.and_then(|announced| renamed(takes, announced));
        let presses = table.press_sequence(token);
        let region = region(&presses, &table.places(), take);
        Some(MoveHint { name: self.move_name(line, &[token]), presses, region })
    }
}

/// Replaces the id of a phrase by its counterpart in `names`, if there is one.
fn renamed(names: &[(&str, &'static str)], announced: Phrase) -> Option<Phrase> {
    let (_, id) = names.iter().find(|(of, _)| *of == announced.id)?;
    Some(Phrase { id, args: announced.args })
}

fn is_square(id: &str) -> bool {
    id.parse::<Square>().is_ok()
}

fn region(presses: &[String], places: &[PlaceView], take: Option<Phrase>) -> Region {
    let first = presses.first().map_or("", String::as_str);
    let last = presses.last().and_then(|id| places.iter().find(|place| place.id == *id));
    if presses.len() > 1 && is_square(first) {
        let piece = Phrase::new("hint-look-at").with("place", first);
        let around = vec![first.to_owned()];
        return Region::at(RegionMark { around, ..RegionMark::THIN }, piece);
    }
    let squares: Vec<_> = places.iter().filter(|place| is_square(&place.id)).collect();
    let Some(last) = last.filter(|place| is_square(&place.id)) else {
        let mark =
            RegionMark { at: presses.last().cloned(), colour: "aim", ..RegionMark::default() };
        return Region::at(mark, Phrase::new("hint-look-buttons"));
    };
    let mut ids: Vec<_> = around(last, &squares).into_iter().map(|of| of.id.clone()).collect();
    let key = |id: &String| (id.chars().next(), id.len());
    insertion_sort(&mut ids, |one, other| (key(one), one) < (key(other), other));
    let taken = presses.iter().take(usize::from(take.is_some())).cloned().collect();
    let among = Phrase::new("hint-look-among").with("places", ids.join(", "));
    let with_take = |phrase: Phrase| take.iter().cloned().chain([phrase]).collect::<Vec<_>>();
    let spoken = with_take(among.clone());
    // A mark over several squares can hide one, and many small squares look alike.
    let (marks, glance) = if take.is_some() || squares.len() > MANY {
        let mark = RegionMark { around: ids, ..RegionMark::THIN };
        (vec![mark], Phrase::new("hint-look-within"))
    } else {
        let glance = if ids.len() > FEW { Phrase::new("hint-look-circled") } else { among };
        let mark = |id| RegionMark { at: Some(id), ..RegionMark::THIN };
        (ids.into_iter().map(mark).collect(), glance)
    };
    Region { marks, glance: with_take(glance), spoken, take: taken }
}

impl Region {
    fn at(mark: RegionMark, announced: Phrase) -> Self {
        Self {
            marks: vec![mark],
            glance: vec![announced.clone()],
            spoken: vec![announced],
            take: Vec::new(),
        }
    }
}

impl RegionMark {
    const THIN: Self = Self { at: None, around: Vec::new(), colour: "ink", thin: true };
}

/// Returns the pressable places in a small square window around a place, with that place included.
///
/// The window is shifted by an offset that depends on the place, so that the move is not always in
/// its middle. It grows until it contains at least two places, because a single one would give the
/// move away.
fn around<'a>(last: &PlaceView, squares: &[&'a PlaceView]) -> Vec<&'a PlaceView> {
    let within = |span: i32| {
        let window = |of: fn(&PlaceView) -> u8, shift: i32| {
            let all = squares.iter().map(|place| i32::from(of(place)));
            let (least, most) =
                all.fold((i32::MAX, i32::MIN), |(least, most), at| (least.min(at), most.max(at)));
            let from = (i32::from(of(last)) - shift % span).min(most - span + 1).max(least);
            move |place: &PlaceView| (from..from + span).contains(&i32::from(of(place)))
        };
        let (row, column) = (i32::from(last.row), i32::from(last.column));
        let rows = window(|place| place.row, row + column);
        let columns = window(|place| place.column, row + 2 * column);
        let there = squares.iter().filter(|place| {
            rows(place)
                && columns(place)
                && ((place.pressable && !place.grab) || place.id == last.id)
        });
        there.copied().collect::<Vec<_>>()
    };
    let mut span = 2;
    let mut found = within(span);
    while found.len() < 2 && ((span * span) as usize) < squares.len() {
        span += 1;
        found = within(span);
    }
    found
}
