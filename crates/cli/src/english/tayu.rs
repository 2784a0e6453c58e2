//! Sentences of Tayü.

use cauce_rules::tayu::{Edge, Illegal, Pool, Step};

/// What the game's tokens look like.
pub(super) const TOKENS: &str = "a drawn tile such as +012, a placement such as j10h012, 'ring', \
    'plain', 'end', 'on', a bid such as bid24";

pub(super) fn illegal(reason: Illegal) -> String {
    let at =
        |Edge { square, direction }: Edge| format!("on the {} side of {square}", direction.name());
    match reason {
        Illegal::Due(step) => format!("first the player to move must {}", due(step)),
        Illegal::BidTooHigh { most } => format!("no bid may be higher than {most} now"),
        Illegal::BidTooLow => "the lowest bid is 1".into(),
        Illegal::EmptyPool(pool) => format!("no tile {} is left", back(pool)),
        Illegal::NoneLeft(kind) => format!("no tile {kind} is left"),
        Illegal::WrongPool { picked } => format!("the player picked a tile {}", back(picked)),
        Illegal::NotDrawn { drawn } => format!("the drawn tile is {drawn}"),
        Illegal::OverRim(direction) => {
            format!("the tile would stick out over the {} rim", direction.name())
        }
        Illegal::OffCentre => "the first tile must cover i9, j9, i10 or j10".into(),
        Illegal::MouthOnBlank(edge) => {
            format!("a mouth would meet a blank edge {}", at(edge))
        }
        Illegal::BlankOnMouth(edge) => {
            format!("a blank edge would meet a mouth {}", at(edge))
        }
        Illegal::NoJoin => "the tile would touch others without joining a mouth to a mouth".into(),
        Illegal::Apart => "the tile would touch no other".into(),
    }
}

fn due(step: Step) -> &'static str {
    match step {
        Step::Bid => "bid",
        Step::Pick => "pick 'ring' or 'plain'",
        Step::Lay => "lay the drawn tile",
        Step::Answer => "answer 'end' or 'on'",
    }
}

fn back(pool: Pool) -> &'static str {
    match pool {
        Pool::Ring => "with a ring on the back",
        Pool::Plain => "without a ring on the back",
    }
}
