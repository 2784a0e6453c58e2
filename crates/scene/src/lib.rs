//! The look of a table: shapes to draw, places to press and phrases to speak.
//!
//! This crate turns a [`Table`](cauce_table::Table) into a [`Picture`], a list of plain shapes in
//! *semantic* colours. With it come the [`Place`]s that can be pressed and a [`View`], the data
//! that a page shows around the board. The crate knows the rules and the table, but no canvas,
//! page, language or screen. The same picture can be painted on a canvas, written as SVG, or tested
//! without either.
//!
//! Each game is a module with the same files, which together implement the trait [`Show`]:
//! `picture` (its appearance, [`Draw`]), `places` (press targets and their spoken labels),
//! `choices` (the buttons beside the board, [`Offer`]), `keys` (its keyboard shortcuts,
//! [`Keyboard`]), `words` (status, hints, announcements and the end of the game, [`Say`]) and
//! `reasons` (why a move was refused).
//!
//! Callers that handle games of any kind use a [`Session`], which [`Games`] creates.

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
    Answer, Button, Effect, Event, Exercise, Goal, LessonStep, MoveValue, Question, Remark, State,
    Task, TaskButton, Teach, extras, lesson,
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
    BestMoveView, Judged, MoveView, ReviewView, ReviewedPosition, best_moves, review_view,
    reviewed_position, write_review,
};
pub use series::{PartView, RoundView, SeriesPlayer, SeriesView};
pub use session::{End, PendingToken, Revisions, Session};
pub use setup::{SettingView, SetupView};
pub use svg::svg;
pub use view::{Choice, OutcomeView, ScoreView, SeatView, TurnView, View};
