//! `cauce svg`: draws the board after a game line.

use std::io::Write;

use cauce_cli::terminal::CommandError;
use cauce_scene::{Games, Theme, svg};

use crate::args;

pub(crate) fn run(args: &args::Svg, out: &mut impl Write) -> Result<(), CommandError> {
    let theme = if args.dark { Theme::Dark } else { Theme::Light };
    let picture = Games::all().picture(&args.line)?;
    let text = svg(&picture, &|colour| colour.value(theme).to_owned());
    out.write_all(text.as_bytes()).map_err(CommandError::Output)
}
