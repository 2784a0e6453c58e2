//! Reasons as phrases: message ids of the page's catalogues, with numbers as arguments.

use std::collections::BTreeMap;

use cauce_bots::Reason;
use serde::Serialize;

#[derive(PartialEq, Debug, Serialize)]
pub(crate) struct Phrase {
    id: &'static str,
    args: BTreeMap<&'static str, u32>,
}

impl Phrase {
    /// Creates a phrase. `others` is the number of opposing seats, which messages need for the plural.
    pub(crate) fn new(reason: Reason, others: u32) -> Self {
        let (id, mut args) = match reason {
            Reason::Wins { plies } => {
                let moves = plies.div_ceil(2);
                ("hint-wins", vec![("moves", moves.into()), ("plies", plies.into())])
            }
            Reason::Only => ("hint-only", vec![]),
            Reason::Captures { snorkels } => ("hint-captures", vec![("snorkels", snorkels)]),
            Reason::Saves { snorkels } => ("hint-saves", vec![("snorkels", snorkels)]),
            Reason::Airs { before, air } => ("hint-airs", vec![("before", before), ("air", air)]),
            Reason::Presses { air } => ("hint-presses", vec![("air", air)]),
            Reason::Opens { air } => ("hint-opens", vec![("air", air)]),
            Reason::Threatens { snorkels } => ("hint-threatens", vec![("snorkels", snorkels)]),
            Reason::Narrows { snorkels } => ("hint-narrows", vec![("snorkels", snorkels)]),
            Reason::Joins { groups } => ("hint-joins", vec![("groups", groups)]),
            Reason::Robs { squares, left } => {
                ("hint-robs", vec![("squares", squares), ("left", left)])
            }
            Reason::Breathes { squares, left } => {
                ("hint-breathes", vec![("squares", squares), ("left", left)])
            }
            Reason::Shortens { squares, left } => {
                ("hint-shortens", vec![("squares", squares), ("left", left)])
            }
            Reason::Blocks { squares } => ("hint-blocks", vec![("squares", squares)]),
            Reason::Shuts => ("hint-shuts", vec![]),
            Reason::Covers { squares } => ("hint-covers", vec![("squares", squares)]),
            Reason::Approaches { moves } => ("hint-approaches", vec![("moves", moves)]),
            Reason::Delays { moves } => ("hint-delays", vec![("moves", moves)]),
            Reason::Halts => ("hint-halts", vec![]),
            Reason::Leads { moves, left } => ("hint-leads", vec![("moves", moves), ("left", left)]),
            Reason::Widens { ways } => ("hint-widens", vec![("ways", ways)]),
            Reason::Links => ("hint-links", vec![]),
            Reason::Parts => ("hint-parts", vec![]),
            Reason::Gains { before, points, rims: [one, other] } => (
                "hint-gains",
                vec![("before", before), ("one", one), ("other", other), ("points", points)],
            ),
            Reason::Springs { mouths, rim } => {
                ("hint-springs", vec![("mouths", mouths), ("rim", rim as u32)])
            }
            Reason::Reaches { mouths, rim } => {
                ("hint-reaches", vec![("mouths", mouths), ("rim", rim as u32)])
            }
            Reason::Diverts { mouths } => ("hint-diverts", vec![("mouths", mouths)]),
            Reason::Channels { mouths } => ("hint-channels", vec![("mouths", mouths)]),
            Reason::Walls { edges } => ("hint-walls", vec![("edges", edges)]),
            Reason::Nears { rim, squares } => {
                ("hint-nears", vec![("rim", rim as u32), ("squares", squares)])
            }
            Reason::Wards { rim, before, squares } => {
                ("hint-wards", vec![("before", before), ("rim", rim as u32), ("squares", squares)])
            }
            Reason::Finishes { points } => ("hint-finishes", vec![("points", points)]),
        };
        args.push(("others", others));
        Self { id, args: args.into_iter().collect() }
    }
}
