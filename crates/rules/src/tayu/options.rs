//! What can be chosen before a game of Tayü.

use super::MAX_SCORE;
use crate::{Fault, OptionsError, Seat, error};

/// How tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    /// Blindly from the bag.
    Bag,
    /// From the tiles that lie face down: the player first picks those with a ring on the back or
    /// those without.
    Table,
}

/// What happens when a drawn tile fits nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndRule {
    /// The others are asked whether the game shall end.
    Agree,
    /// The game ends.
    Stop,
}

/// How the saboteur of a game for three is found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// This seat is the saboteur, and defends this target.
    Seat(Seat, u16),
    /// The seats bid for it, and with it for the target.
    Auction,
}

/// The options of a game of Tayü.
///
/// Whether they go together is asked when the game starts, since they may be set in any order.
#[derive(Clone, Debug)]
pub struct Options {
    players: u8,
    draw: DrawRule,
    end: EndRule,
    /// What was given, even where it is the default: neither may be given in every game.
    saboteur: Option<Saboteur>,
    target: Option<u16>,
}

/// The value of the option `saboteur`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Saboteur {
    Seat(Seat),
    Auction,
}

impl Default for Options {
    /// Two players, blind draw, the end by agreement.
    fn default() -> Self {
        Self { players: 2, draw: DrawRule::Bag, end: EndRule::Agree, saboteur: None, target: None }
    }
}

impl PartialEq for Options {
    /// Options are equal when they are the same game, whether or not defaults were spelled out.
    fn eq(&self, other: &Self) -> bool {
        let key = |options: &Self| {
            (options.players, options.draw, options.end, options.saboteur(), options.target())
        };
        key(self) == key(other)
    }
}

impl Eq for Options {}

impl Options {
    /// The target of a game in which none was named.
    pub const DEFAULT_TARGET: u16 = 24;

    const DEFAULT_SABOTEUR: Saboteur = Saboteur::Seat(Seat::THREE);
    /// The values of `players`.
    pub const PLAYERS: &'static [&'static str] = &["2", "3", "4"];
    /// The values of `draw`.
    pub const DRAWS: &'static [&'static str] = &["bag", "table"];
    /// The values of `end`.
    pub const ENDS: &'static [&'static str] = &["agree", "stop"];
    /// The values of `saboteur`.
    pub const SABOTEURS: &'static [&'static str] = &["1", "2", "3", Self::AUCTION];
    /// The value of `saboteur` that leaves it to an auction.
    pub const AUCTION: &'static str = "auction";
    /// The least value of `target`; the greatest is the highest score there can be.
    pub const MIN_TARGET: u16 = 1;

    /// How many play: 2, 3 or 4.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// How tiles are drawn.
    pub fn draw(&self) -> DrawRule {
        self.draw
    }

    /// What happens when a drawn tile fits nowhere.
    pub fn end(&self) -> EndRule {
        self.end
    }

    /// How the saboteur is found; `None` unless three play.
    pub fn role(&self) -> Option<Role> {
        (self.players == 3).then(|| match self.saboteur() {
            Saboteur::Seat(seat) => Role::Seat(seat, self.target()),
            Saboteur::Auction => Role::Auction,
        })
    }

    /// The same game, with what was given and the game does not have left out.
    #[must_use]
    pub fn applicable(mut self) -> Self {
        if self.players != 3 {
            self.saboteur = None;
        }
        if self.players != 3 || self.saboteur == Some(Saboteur::Auction) {
            self.target = None;
        }
        self
    }

    /// That no option is given that the game does not have.
    pub(super) fn check(&self) -> Result<(), OptionsError> {
        let wrong = |key, value, fault| Err(OptionsError::Value { key, value, fault });
        let three = Fault::OnlyWith("players=3");
        match (self.saboteur, self.target) {
            (Some(saboteur), _) if self.players != 3 => {
                wrong("saboteur", saboteur.name().to_owned(), three)
            }
            (_, Some(target)) if self.players != 3 => wrong("target", target.to_string(), three),
            (Some(Saboteur::Auction), Some(target)) => {
                wrong("target", target.to_string(), Fault::NotWith("saboteur=auction"))
            }
            _ => Ok(()),
        }
    }

    fn saboteur(&self) -> Saboteur {
        self.saboteur.unwrap_or(Self::DEFAULT_SABOTEUR)
    }

    fn target(&self) -> u16 {
        self.target.unwrap_or(Self::DEFAULT_TARGET)
    }
}

impl Saboteur {
    fn name(self) -> &'static str {
        Options::SABOTEURS[match self {
            Self::Seat(seat) => seat.index().min(2),
            Self::Auction => 3,
        }]
    }
}

impl crate::Options for Options {
    const KEYS: &'static [&'static str] = &["players", "draw", "end", "saboteur", "target"];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "players" => self.players = error::word("players", value, Self::PLAYERS)? as u8 + 2,
            "draw" => {
                self.draw =
                    [DrawRule::Bag, DrawRule::Table][error::word("draw", value, Self::DRAWS)?];
            }
            "end" => {
                self.end = [EndRule::Agree, EndRule::Stop][error::word("end", value, Self::ENDS)?];
            }
            "saboteur" => {
                let choice = error::word("saboteur", value, Self::SABOTEURS)?;
                let seat = Seat::all(3).nth(choice);
                self.saboteur = Some(seat.map_or(Saboteur::Auction, Saboteur::Seat));
            }
            "target" => {
                self.target = Some(error::number(
                    "target",
                    value,
                    Self::MIN_TARGET.into(),
                    MAX_SCORE,
                )? as u16);
            }
            _ => {
                return Err(OptionsError::UnknownKey { key: key.to_owned(), known: Self::KEYS });
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "players" => (self.players != 2).then(|| self.players.to_string()),
            "draw" => (self.draw == DrawRule::Table).then(|| Self::DRAWS[1].to_owned()),
            "end" => (self.end == EndRule::Stop).then(|| Self::ENDS[1].to_owned()),
            "saboteur" => (self.saboteur() != Self::DEFAULT_SABOTEUR)
                .then(|| self.saboteur().name().to_owned()),
            "target" => (self.target() != Self::DEFAULT_TARGET).then(|| self.target().to_string()),
            _ => None,
        }
    }
}
