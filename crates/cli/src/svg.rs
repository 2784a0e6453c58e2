//! `cauce svg`: a picture of a game.

use std::io::Write;

use cauce_rules::GameLine;
use cauce_scene::{Eye, Theme, picture, svg};
use cauce_table::{Dealer, Table};

use crate::{Failure, args};

pub(crate) fn run(args: &args::Svg, out: &mut impl Write) -> Result<(), Failure> {
    let line: GameLine = args.line.parse()?;
    // A table that only shows a line draws nothing by lot: any seed will do.
    let table = Table::showing(&line, Dealer::new(0));
    let theme = if args.dark { Theme::Dark } else { Theme::Light };
    // The picture as it stands once the last move has come to rest.
    let picture = picture(&table, &Eye::default(), 1.0);
    out.write_all(svg(&picture, theme).as_bytes()).map_err(Failure::Output)
}
