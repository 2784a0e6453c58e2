//! A board on which a start is laid out, piece by piece.

use crate::{Choice, Phrase, Picture, Place};

/// A start that is being laid out. Tools and squares are told by their ids; an id that is none of
/// its own is passed over.
pub trait Editor {
    /// The start as the setting writes it.
    fn written(&self) -> String;

    /// What is wrong with the start; none once it can be played from.
    fn problem(&self) -> Option<Phrase>;

    /// The tools as buttons.
    fn tools(&self) -> Vec<Choice>;

    /// Takes up the tool of a button.
    fn take_up(&mut self, id: &str);

    /// The picture on a tool's button.
    fn icon(&self, id: &str) -> Option<Picture>;

    /// Whether the other side starts like this one, seen from its own.
    fn is_mirrored(&self) -> bool;

    /// Lets the other side start like this one, or by itself.
    fn mirror(&mut self, mirrored: bool);

    /// Presses a square with the tool.
    ///
    /// # Errors
    /// Why nothing has changed.
    fn press(&mut self, id: &str) -> Result<(), Phrase>;

    /// The width and height of the picture in board units.
    fn size(&self) -> (f32, f32);

    /// The board with what is laid out so far.
    fn picture(&self) -> Picture;

    /// What can be pressed.
    fn places(&self) -> Vec<Place>;
}
