use super::MAX_SCORE;
use crate::{OptionsError, Seat, ValueError, error};
use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
};

/// How tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    /// Blindly from the bag.
    Bag,
    /// From the tiles face down on the table: the player first picks a pool, with a ring or
    /// without.
    Table,
}

impl DrawRule {
    /// Both rules, in the order in which programs offer them.
    pub const ALL: [Self; 2] = [Self::Bag, Self::Table];

    /// Returns the name in the notation.
    pub const fn name(self) -> &'static str {
        Options::DRAWS[self as usize]
    }
}

/// What happens when a drawn tile fits nowhere.
///
/// The printed rules disagree: by the Spanish rules, the game ends if the opponent agrees; by the
/// French rules, it ends at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndRule {
    /// The other side is asked whether to end the game; with three players, both others are asked.
    Agree,
    /// The game ends at once.
    Stop,
}

impl EndRule {
    /// Both rules, in the order in which programs offer them.
    pub const ALL: [Self; 2] = [Self::Agree, Self::Stop];

    /// Returns the name in the notation.
    pub const fn name(self) -> &'static str {
        Options::ENDS[self as usize]
    }
}

/// How the saboteur of a game for three is chosen.
///
/// The printed rules make the third player the saboteur, name 24 as an example of a target, and
/// describe an auction as an alternative. Bids go down, as a lower target is harder to defend. The
/// first bid equal to the last closes the auction. The printed rules leave open who is then the
/// saboteur; here it is the player who first named that number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SaboteurRule {
    /// This seat, 1 to 3, is the saboteur and defends this target, from 1 to [`MAX_SCORE`].
    Seat(Seat, u16),
    /// The seats bid for the role and the target.
    Auction,
}

/// The options of a game of Tayü.
///
/// Options may be set in any order. Therefore, [`Game::start`](crate::Game::start) checks that they
/// are consistent.
///
/// ```
/// use cauce_rules::{Game, GameLine, Seat, tayu::{EndRule, Options, Position, SaboteurRule}};
///
/// let three = Options::default().with_players(3)?.with_end(EndRule::Stop);
/// let options = three.clone().with_role(SaboteurRule::Seat(Seat::ONE, 30))?;
/// assert_eq!(
///     GameLine::<Position>::new(options)?.to_string(),
///     "tayu players=3 end=stop saboteur=1 target=30"
/// );
/// assert!(Options::default().with_players(5).is_err());
/// assert!(three.with_role(SaboteurRule::Seat(Seat::FOUR, 30)).is_err());
///
/// // Only a game for three players has a saboteur.
/// let two = Options::default().with_role(SaboteurRule::Auction)?;
/// assert!(Position::start(&two).is_err());
/// assert!(Position::start(&two.applicable()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    players: u8,
    draw: DrawRule,
    end: EndRule,
    /// `None` unless given. Whether it was given matters, because not every game allows it.
    saboteur: Option<Saboteur>,
    target: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Saboteur {
    Seat(Seat),
    Auction,
}

impl Default for Options {
    /// Returns the options for two players, a blind draw and an end by agreement.
    fn default() -> Self {
        Self { players: 2, draw: DrawRule::Bag, end: EndRule::Agree, saboteur: None, target: None }
    }
}

impl PartialEq for Options {
    /// Compares the games, whether or not default values were given.
    fn eq(&self, other: &Self) -> bool {
        let key = |options: &Self| {
            (options.players, options.draw, options.end, options.saboteur(), options.target())
        };
        key(self) == key(other)
    }
}

impl Eq for Options {}

impl Options {
    /// The target if none is given.
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
    /// The value of `saboteur` for an auction.
    pub const AUCTION: &'static str = "auction";
    /// The minimum of `target`. The maximum is [`MAX_SCORE`].
    pub const MIN_TARGET: u16 = 1;

    /// Returns the number of players: 2, 3 or 4.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Returns how tiles are drawn.
    pub fn draw(&self) -> DrawRule {
        self.draw
    }

    /// Returns what happens when a drawn tile fits nowhere.
    pub fn end(&self) -> EndRule {
        self.end
    }

    /// Returns how the saboteur is chosen, or `None` unless there are three players.
    pub fn role(&self) -> Option<SaboteurRule> {
        (self.players == 3).then(|| match self.saboteur() {
            Saboteur::Seat(seat) => SaboteurRule::Seat(seat, self.target()),
            Saboteur::Auction => SaboteurRule::Auction,
        })
    }

    /// Sets the number of players: 2, 3 or 4.
    ///
    /// # Errors
    /// Returns an error for any other number.
    pub fn with_players(mut self, players: u8) -> Result<Self, OptionsError> {
        crate::Options::set(&mut self, "players", &players.to_string())?;
        Ok(self)
    }

    /// Sets how tiles are drawn.
    #[must_use]
    pub fn with_draw(self, draw: DrawRule) -> Self {
        Self { draw, ..self }
    }

    /// Sets what happens when a drawn tile fits nowhere.
    #[must_use]
    pub fn with_end(self, end: EndRule) -> Self {
        Self { end, ..self }
    }

    /// Sets how the saboteur is chosen. This requires three players.
    ///
    /// # Errors
    /// Returns an error if the seat is not 1, 2 or 3, or the target is not from 1 to [`MAX_SCORE`].
    pub fn with_role(mut self, role: SaboteurRule) -> Result<Self, OptionsError> {
        let (saboteur, target) = match role {
            SaboteurRule::Seat(seat, target) => (seat.to_string(), Some(target.to_string())),
            SaboteurRule::Auction => (Self::AUCTION.to_owned(), None),
        };
        crate::Options::set(&mut self, "saboteur", &saboteur)?;
        self.target = None;
        if let Some(target) = target {
            crate::Options::set(&mut self, "target", &target)?;
        }
        Ok(self)
    }

    /// Removes the options that do not apply to this number of players or to an auction.
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

    /// Checks that no option is given that does not apply.
    pub(super) fn check(&self) -> Result<(), OptionsError> {
        let wrong = |key, value, reason| Err(OptionsError::Value { key, value, reason });
        let three = ValueError::OnlyWith("players=3");
        match (self.saboteur, self.target) {
            (Some(saboteur), _) if self.players != 3 => {
                wrong("saboteur", saboteur.name().to_owned(), three)
            }
            (_, Some(target)) if self.players != 3 => wrong("target", target.to_string(), three),
            (Some(Saboteur::Auction), Some(target)) => {
                wrong("target", target.to_string(), ValueError::NotWith("saboteur=auction"))
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
                self.draw = DrawRule::ALL[error::word("draw", value, Self::DRAWS)?];
            }
            "end" => {
                self.end = EndRule::ALL[error::word("end", value, Self::ENDS)?];
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
            "draw" => (self.draw != DrawRule::Bag).then(|| self.draw.name().to_owned()),
            "end" => (self.end != EndRule::Agree).then(|| self.end.name().to_owned()),
            "saboteur" => (self.saboteur() != Self::DEFAULT_SABOTEUR)
                .then(|| self.saboteur().name().to_owned()),
            "target" => (self.target() != Self::DEFAULT_TARGET).then(|| self.target().to_string()),
            _ => None,
        }
    }
}
