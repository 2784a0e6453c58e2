//! A position that is set up piece by piece, whichever game it is of.

use cauce_rules::{GameKind, GameLine, LayoutError, OptionsError, Square, with_game};
use cauce_table::{EditError, Editable, PositionEditor};

use crate::{Choice, Phrase, Picture, Reason, Session, Show, session::SessionOf};

/// How the pieces look and are called from which a position is set up.
pub(crate) trait Palette: Show + Editable {
    /// What a piece is called, with how many of it there are.
    fn name(&self, piece: Self::Piece) -> Phrase;

    /// What it looks like.
    fn image(piece: Self::Piece) -> Picture;

    /// Why no game leads to this board.
    fn unreachable(&self) -> Phrase;
}

/// A position while it is set up, of whichever game. Tools and squares are told by their ids; an id
/// that is none of its own is passed over.
pub trait AnyPositionEditor {
    /// The tools as buttons.
    fn tools(&self) -> Vec<Choice>;

    /// Selects the tool of a button.
    fn select_tool(&mut self, id: &str);

    /// The picture on a tool's button.
    fn icon(&self, id: &str) -> Option<Picture>;

    /// Whether the hand of the table puts the next piece on the board; if not, a press does what is
    /// to be done.
    fn uses_hand(&self) -> bool;

    /// Whether what is drawn next is the piece in the hand; `None` where nothing is drawn.
    fn draws(&self) -> Option<bool>;

    /// Lets it be drawn next, or leaves that to chance.
    fn set_draws(&mut self, draws: bool);

    /// Puts a piece on the board by the token of its move.
    ///
    /// # Errors
    /// Why it cannot lie there.
    fn play(&mut self, token: &str) -> Result<(), Phrase>;

    /// Presses a square with a tool that no hand holds.
    ///
    /// # Errors
    /// Why nothing came of it.
    fn press(&mut self, id: &str) -> Result<(), Phrase>;

    /// Takes everything away. Returns true if there was anything.
    fn clear(&mut self) -> bool;

    /// Takes back the last change. Returns true if there was one.
    fn undo(&mut self) -> bool;

    /// Whether there is a change to take back.
    fn can_undo(&self) -> bool;

    /// Shows the position on the table of a session, with the next piece in hand, to be looked at
    /// from where that was.
    fn show_on(&self, session: &mut Box<dyn Session>);

    /// A session with it.
    fn session(&self) -> Box<dyn Session>;

    /// A game line that leads there.
    ///
    /// # Errors
    /// Why there is none.
    fn line(&self) -> Result<String, Phrase>;
}

/// A position that is set up, beginning with the one at the end of a line; none where that cannot be read.
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
        SessionOf::boxed(self.table())
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
        // Which option it is need not be said, as the pieces are plain to see.
        LayoutError::Options(OptionsError::Value { fault, .. }) => fault.phrase(),
        LayoutError::Options(why) => why.phrase(),
        LayoutError::Unreachable => board.unreachable(),
        LayoutError::NotFound { looked_at } => {
            Phrase::new("position-not-found").with("count", *looked_at)
        }
        // Texts are read by nobody here.
        _ => Phrase::new("position-none-left"),
    }
}

#[cfg(test)]
mod tests {
    use super::position_editor;

    #[test]
    fn a_position_is_set_up_with_tools_that_can_be_seen() {
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
        // What lies there is turned.
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
