//! What a table looks like: shapes to draw, places to press, words to speak.
//!
//! This crate turns a [`Table`](cauce_table::Table) into a [`Picture`], a list of plain shapes in
//! *semantic* colours, together with the [`Place`]s that can be pressed and a [`View`] of all that
//! a page says around the board. It knows rules and table; it knows no canvas, no page, no
//! language and no screen. The same picture is painted on a canvas, written as SVG, and tested
//! without either.
//!
//! Each game is a module with the same files, which together are the trait [`Show`]: `picture`
//! (what it looks like, [`Draw`]), `places` (what can be pressed, and how it is spoken), `choices`
//! (the buttons beside it, [`Offer`]), `keys` (what its keys stand for, [`Keyboard`]), `words`
//! (status, hints, announcements, the end explained, [`Say`]), `reasons` (why something was
//! refused).
//!
//! A caller that does not care which game it is holds a [`Session`], made by [`Games`].

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod camera;
mod caminos;
mod colour;
mod decimal;
mod exercise;
mod geometry;
mod hint;
mod moves;
mod open;
mod phrase;
mod picture;
mod place;
mod position;
mod read;
mod reasons;
mod render;
mod review;
mod sendas;
mod series;
mod session;
mod setup;
mod snorkels;
mod svg;
mod tayu;
mod view;
mod words;

pub use camera::Camera;
pub use colour::{Colour, Theme};
pub use decimal::Decimal;
pub use exercise::{
    Answer, Button, Effect, Event, Exercise, Goal, LessonStep, Question, Remark, State, Task,
    TaskButton, Teach, Worth, extras, lesson,
};
pub use geometry::Point;
pub use hint::RegionMark;
pub use moves::{Played, PlayedSince, PlayedToken};
pub use open::{Choices, GameView, Games, games};
pub use phrase::{Arg, Phrase};
pub use picture::{Drawn, Paint, Picture, Shape, Step, Stroke, Style};
pub use place::{Place, PlaceView, hit};
pub use position::{AnyPositionEditor, position_editor};
pub use read::ReadLine;
pub use reasons::Reason;
pub use render::{Draw, Keyboard, Keys, Offer, RenderContext, Say, Show};
pub use review::{
    BestMoveView, HereView, Judged, MoveView, ReviewView, best_moves, here_view, review_view,
    write_review,
};
pub use series::{PartView, RoundView, SeriesPlayer, SeriesView};
pub use session::{End, PendingToken, Revisions, Session};
pub use setup::{SettingView, SetupView};
pub use svg::svg;
pub use view::{Choice, OutcomeView, ScoreView, SeatView, TurnView, View};
