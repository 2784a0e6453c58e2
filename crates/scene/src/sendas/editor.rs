//! The board on which a start is laid out.

use cauce_rules::{
    Square,
    sendas::{Colour as Side, Piece, Squares},
};
use cauce_table::sendas::{StartEditor, Tool};

use super::{board, piece};
use crate::{Choice, Colour, Editor, Phrase, Picture, Place, Point, Reason, Style};

impl Editor for StartEditor {
    fn written(&self) -> String {
        self.written()
    }

    fn problem(&self) -> Option<Phrase> {
        self.problem().map(|problem| problem.phrase())
    }

    fn tools(&self) -> Vec<Choice> {
        tools(self)
    }

    fn take_up(&mut self, id: &str) {
        if let Some(tool) = tool_of(self, id) {
            self.take_up(tool);
        }
    }

    fn icon(&self, id: &str) -> Option<Picture> {
        icon(tool_of(self, id)?)
    }

    fn is_mirrored(&self) -> bool {
        self.is_mirrored()
    }

    fn mirror(&mut self, mirrored: bool) {
        self.mirror(mirrored);
    }

    fn press(&mut self, id: &str) -> Result<(), Phrase> {
        let pressed = Square::parse(id).map(|square| self.press(square));
        pressed.unwrap_or(Ok(())).map_err(|refusal| refusal.phrase())
    }

    fn size(&self) -> (f32, f32) {
        board::SIZE
    }

    fn picture(&self) -> Picture {
        picture(self)
    }

    fn places(&self) -> Vec<Place> {
        places(self)
    }
}

/// Pieces that do not hang together with the rest of their colour are marked.
fn picture(editor: &StartEditor) -> Picture {
    let mut picture = Picture::new(board::SIZE.0, board::SIZE.1);
    board::ground(&mut picture);
    let layout = editor.layout();
    let apart = Side::ALL.map(|side| layout.apart(side));
    for (side, placed) in editor.pieces() {
        let at = board::centre(placed.square);
        let linked: Vec<_> = layout.links(placed.square).collect();
        let lying = Piece { colour: side, ends: placed.ends, wildcard: false };
        piece::piece(&mut picture, lying, &linked, piece::Pose::lying(at));
        if apart[side as usize].contains(placed.square) {
            piece::frame(&mut picture, at, Style::stroke(Colour::Danger, 0.08).dashed(0.13));
        }
    }
    picture
}

fn places(editor: &StartEditor) -> Vec<Place> {
    Squares::BOARD
        .iter()
        .map(|square| {
            let label = match editor.at(square) {
                None => Phrase::new("sendas-square-empty").with("fits", 0_u8),
                Some((side, placed)) => {
                    let lying = Piece { colour: side, ends: placed.ends, wildcard: false };
                    Phrase::new("sendas-editor-piece")
                        .with("piece", super::places::named(lying))
                        .with("ends", super::places::ends(lying))
                }
            };
            Place { pressable: true, ..board::place(square, label.with("square", square)) }
        })
        .collect()
}

fn tools(editor: &StartEditor) -> Vec<Choice> {
    editor
        .tools()
        .into_iter()
        .map(|tool| {
            let (group, label) = match tool {
                Tool::Put(side, shape) => {
                    let piece = Phrase::new("sendas-piece").with("side", side.side());
                    (side.side().name(), piece.with("shape", shape.name()))
                }
                Tool::Take => ("take", Phrase::new("sendas-editor-take")),
            };
            Choice {
                icon: matches!(tool, Tool::Put(..)),
                pressed: editor.tool() == tool,
                ..Choice::new(id(tool), group, label)
            }
        })
        .collect()
}

/// The tool behind a button.
fn tool_of(editor: &StartEditor, name: &str) -> Option<Tool> {
    editor.tools().into_iter().find(|&tool| id(tool) == name)
}

fn icon(tool: Tool) -> Option<Picture> {
    let Tool::Put(side, shape) = tool else { return None };
    let lying = Piece { colour: side, ends: *shape.orientations().first()?, wildcard: false };
    let mut picture = Picture::new(1.0, 1.0);
    piece::piece(&mut picture, lying, &[], piece::Pose::lying(Point::new(0.5, 0.5)));
    Some(picture)
}

fn id(tool: Tool) -> String {
    match tool {
        Tool::Put(side, shape) => format!("{}-{}", side.side().name(), shape.name()),
        Tool::Take => "take".to_owned(),
    }
}
