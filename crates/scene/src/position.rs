//! The position editor, for any game.

use cauce_rules::{GameKind, GameLine, LayoutError, OptionsError, Square, with_game};
use cauce_table::{EditError, Editable, PositionEditor};

use crate::{Choice, Phrase, Picture, Reason, Session, Show, session::TableSession};

pub(crate) trait Palette: Show + Editable {
    /// Returns the name of a piece with the number that is left.
    fn name(&self, piece: Self::Piece) -> Phrase;

    fn image(piece: Self::Piece) -> Picture;

    /// Explains why no game leads to this position.
    fn unreachable(&self) -> Phrase;
}

/// A position editor for any game. Tools and squares are given by their ids; unknown ids are
/// ignored.
pub trait AnyPositionEditor {
    /// Returns the buttons of the tools.
    fn tools(&self) -> Vec<Choice>;

    /// Selects the tool with this id.
    fn select_tool(&mut self, id: &str);

    /// Returns the picture on a tool's button.
    fn icon(&self, id: &str) -> Option<Picture>;

    /// Whether the next piece is placed with the table's hand. If not, [`press`](Self::press)
    /// applies the tool.
    fn uses_hand(&self) -> bool;

    /// Whether the piece in the hand is the next one drawn; `None` for games without draws.
    fn draws(&self) -> Option<bool>;

    /// Sets whether the piece in the hand is drawn next or the draw is left to chance.
    fn set_draws(&mut self, draws: bool);

    /// Puts a piece on the board by the token of its move.
    ///
    /// # Errors
    /// Returns an error if the piece cannot be placed there.
    fn play(&mut self, token: &str) -> Result<(), Phrase>;

    /// Applies the current tool to a square, for tools without a hand.
    ///
    /// # Errors
    /// Returns an error if the tool cannot be applied there.
    fn press(&mut self, id: &str) -> Result<(), Phrase>;

    /// Removes all pieces. Returns whether there were any.
    fn clear(&mut self) -> bool;

    /// Undoes the last change. Returns whether there was one.
    fn undo(&mut self) -> bool;

    /// Whether there is a change to undo.
    fn can_undo(&self) -> bool;

    /// Replaces the session by one with this position, keeping the camera.
    fn show_on(&self, session: &mut Box<dyn Session>);

    /// Creates a session with the position.
    fn session(&self) -> Box<dyn Session>;

    /// Returns a game line that leads to the position.
    ///
    /// # Errors
    /// Returns an error if no line was found.
    fn line(&self) -> Result<String, Phrase>;
}

/// Creates an editor that starts with the position at the end of a line. Returns `None` if the line
/// is invalid.
pub fn position_editor(line: &str) -> Option<Box<dyn AnyPositionEditor>> {
    with_game!(GameKind::from_line(line).ok()?, G => {
        let line: GameLine<G> = line.parse().ok()?;
        Some(Box::new(PositionEditor::new(&line)))
    })
}

const TAKE: &str = "take";

impl<G: Palette> AnyPositionEditor for PositionEditor<G> {
    fn tools(&self) -> Vec<Choice> {
        let put = self.pieces().into_iter().map(|piece| Choice {
            icon: true,
            pressed: self.tool() == Some(piece),
            ..Choice::new(piece, "put", self.board().name(piece))
        });
        let take = Choice::new(TAKE, "take", Phrase::new("position-take"));
        [Choice { pressed: self.tool().is_none(), ..take }].into_iter().chain(put).collect()
    }

    fn select_tool(&mut self, id: &str) {
        let piece = self.piece(id);
        if piece.is_some() || id == TAKE {
            self.select_tool(piece);
        }
    }

    fn icon(&self, id: &str) -> Option<Picture> {
        self.piece(id).map(G::image)
    }

    fn uses_hand(&self) -> bool {
        self.offered().is_some()
    }

    fn draws(&self) -> Option<bool> {
        G::DRAWS.then(|| self.draws())
    }

    fn set_draws(&mut self, draws: bool) {
        self.set_draws(draws);
    }

    fn play(&mut self, token: &str) -> Result<(), Phrase> {
        self.play(token).map_err(|why| phrase(&why, self.board()))
    }

    fn press(&mut self, id: &str) -> Result<(), Phrase> {
        let Some(square) = Square::parse(id) else { return Ok(()) };
        self.press(square).map_err(|why| phrase(&why, self.board()))
    }

    fn clear(&mut self) -> bool {
        self.clear()
    }

    fn undo(&mut self) -> bool {
        self.undo()
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn show_on(&self, session: &mut Box<dyn Session>) {
        let camera = session.camera();
        *session = self.session();
        session.set_camera(camera);
    }

    fn session(&self) -> Box<dyn Session> {
        TableSession::boxed(self.table())
    }

    fn line(&self) -> Result<String, Phrase> {
        let line = self.line();
        line.map(|line| line.to_string()).map_err(|why| phrase(&why, self.board()))
    }
}

fn phrase<G: Palette>(why: &EditError, board: &G) -> Phrase {
    let why = match why {
        EditError::EmptySquare(square) => {
            return Phrase::new("position-nothing").with("square", *square);
        }
        EditError::OneOrientation(_) => return Phrase::new("sendas-refused-one-lie"),
        EditError::Layout(why) => why,
    };
    match why {
        LayoutError::Illegal(why) => why.phrase(),
        // The option is not named, because the pieces on the board show it.
        LayoutError::Options(OptionsError::Value { reason, .. }) => reason.phrase(),
        LayoutError::Options(why) => why.phrase(),
        LayoutError::Unreachable => board.unreachable(),
        LayoutError::NotFound { searched } => {
            Phrase::new("position-not-found").with("count", *searched)
        }
        // The editor reads no text, so errors of reading cannot occur here.
        _ => Phrase::new("position-none-left"),
    }
}

#[cfg(test)]
mod tests {
    use super::position_editor;

    #[test]
    fn a_position_is_set_up_with_tools_that_have_icons() {
        for (game, tools, token) in
            [("snorkels", 4, "c3"), ("tayu", 29, "i9h012"), ("caminos", 3, "O:a1a2b1b2")]
        {
            let mut editor = position_editor(game).unwrap();
            let all = editor.tools();
            assert_eq!(all.len(), tools);
            for tool in &all {
                let picture = editor.icon(&tool.id);
                assert_eq!(picture.is_some(), tool.icon, "{}", tool.id);
                assert!(picture.is_none_or(|picture| !picture.shapes.is_empty()));
            }
            let mut session = editor.session();
            session.orbit(30.0, 0.0);
            assert!(editor.uses_hand() && editor.play("nonsense").is_err());
            editor.play(token).unwrap();
            let before = session.picture(1.0);
            editor.show_on(&mut session);
            assert_ne!(session.picture(1.0), before);
            assert!(editor.line().unwrap().ends_with(token));
            editor.select_tool("take");
            assert!(!editor.uses_hand());
            editor.press("nonsense").unwrap();
            assert!(editor.press("h1").is_err());
            assert!(editor.can_undo() && editor.undo() && !editor.can_undo());
            assert_eq!(editor.line().unwrap(), game);
        }
        assert!(position_editor("snorkels : z9").is_none());
    }

    #[test]
    fn a_start_of_sendas_is_set_up_by_pressing_squares() {
        let mut editor = position_editor("sendas").unwrap();
        assert_eq!(editor.tools().len(), 9);
        assert!(editor.tools().iter().all(|tool| editor.icon(&tool.id).is_some() == tool.icon));
        let mut session = editor.session();
        let before = session.picture(1.0);
        editor.select_tool("white-cross");
        assert!(!editor.uses_hand());
        // Pressing a piece turns it.
        editor.press("d1").unwrap();
        editor.show_on(&mut session);
        assert_ne!(session.picture(1.0), before);
        assert_eq!(editor.line().unwrap_err().id, "fault-apart");
        assert!(editor.clear());
        editor.show_on(&mut session);
        assert_eq!(session.places().iter().filter(|place| place.id.len() == 2).count(), 81);
        editor.press("d1").unwrap();
        assert_eq!(editor.line().unwrap_err().id, "position-sendas-turns");
        assert_eq!(editor.press("d1").unwrap_err().id, "sendas-refused-one-lie");
    }
}
