//! What is on record of a game of any kind.

use cauce_rules::{GameKind, MoveError, Outcome, Seat, Side};

use crate::{Controller, NodeId, Player, Tags, TreeIndex};

/// The tag that tells a game from all others, as elsewhere in records of games.
pub(crate) const GAME_ID: &str = "GameId";

/// The tag with the id of the game of the series before this one, where that was played by links.
pub(crate) const GAME_BEFORE: &str = "GameBefore";

/// Whether this can tell a game from all others: 1 to 64 of the letters `A` to `Z` and `a` to `z`,
/// digits, `-` and `_`.
pub(crate) fn is_game_id(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=64).contains(&text.len()) && text.bytes().all(is_part)
}

/// Who plays a game, and what else is said of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameInfo {
    /// By seat.
    pub(crate) players: Vec<Player>,
    pub(crate) tags: Tags,
}

impl GameInfo {
    /// Of a game with so many seats, of which nothing is known.
    pub(crate) fn new(seats: u8) -> Self {
        Self { players: vec![Player::default(); seats.into()], tags: Tags::default() }
    }

    /// The people who play, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What is said besides the game itself, such as its date.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Gives the player on a seat a name; an unknown seat is passed over.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.name = Player::new(name).name;
        }
    }

    /// Who moves for the seats, as [`Controller::parse_all`] reads it.
    pub fn controllers(&self, between: &str) -> String {
        self.players.iter().map(|player| player.by.name()).collect::<Vec<_>>().join(between)
    }

    /// Sets who moves for each seat; those left out stay as they are.
    pub(crate) fn set_controllers(&mut self, controllers: &[Controller]) {
        for (player, &by) in self.players.iter_mut().zip(controllers) {
            player.by = by;
        }
    }

    /// Whether a computer plays a seat.
    pub fn has_computer(&self) -> bool {
        self.players.iter().any(|player| player.by.level().is_some())
    }

    /// Whether the player on a seat is here.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.by == Controller::Here)
    }

    /// Whether nobody is here.
    pub(crate) fn has_nobody_here(&self) -> bool {
        !self.players.iter().any(|player| player.by == Controller::Here)
    }

    /// Whether everybody is here.
    pub fn has_everybody_here(&self) -> bool {
        self.players.iter().all(|player| player.by == Controller::Here)
    }

    /// What tells this game from all others, wherever it is played on; see [`is_game_id`].
    pub fn game_id(&self) -> Option<&str> {
        self.id(GAME_ID)
    }

    /// The id of the game of the series before this one, where that had one.
    pub(crate) fn game_before(&self) -> Option<&str> {
        self.id(GAME_BEFORE)
    }

    fn id(&self, tag: &str) -> Option<&str> {
        self.tags.get(tag).filter(|id| is_game_id(id))
    }
}

/// A record of whatever game, for those who only read and write text: one code serves all games.
pub trait AnyRecord {
    /// Which game it is.
    fn kind(&self) -> GameKind;

    /// The text of an option, `None` where it stands at its default.
    fn option(&self, key: &str) -> Option<String>;

    /// Who plays, and what else is said of the game.
    fn info(&self) -> &GameInfo;

    /// The same, to be changed.
    fn info_mut(&mut self) -> &mut GameInfo;

    /// The links between the nodes of the tree, and what is written about them.
    fn tree_index(&self) -> &TreeIndex;

    /// The same, to be changed.
    fn tree_index_mut(&mut self) -> &mut TreeIndex;

    /// The token that led to a node; empty for the root.
    fn token_text(&self, id: NodeId) -> String;

    /// Reads a token and adds what it leads to from a node.
    ///
    /// # Errors
    /// Why it cannot be read or played; the tree is then unchanged.
    fn add_text(&mut self, id: NodeId, token: &str) -> Result<NodeId, MoveError>;

    /// How the game ended at a node, if it did.
    fn outcome(&self, id: NodeId) -> Option<Outcome>;

    /// Who decides at a node; nobody where chance is due, or the game is over.
    fn seat_at(&self, id: NodeId) -> Option<Seat>;

    /// What a seat plays at a node.
    fn side_at(&self, id: NodeId, seat: Seat) -> Option<Side>;
}

impl dyn AnyRecord + '_ {
    /// The game line from the start to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        self.line_with(&self.tokens_to(id))
    }

    /// The game line with these tokens.
    pub fn line_with(&self, tokens: &str) -> String {
        let mut line = self.kind().name().to_owned();
        for (key, value) in self.options() {
            line += &format!(" {key}={value}");
        }
        if !tokens.is_empty() {
            line += " : ";
            line += tokens;
        }
        line
    }

    /// Who made the move that led to a node, and what they play from then on, where sides can be swapped.
    /// Nobody where chance was drawn.
    pub fn mover(&self, id: NodeId) -> (Option<Seat>, Option<Side>) {
        let seat = self.tree_index().parent(id).and_then(|before| self.seat_at(before));
        (seat, seat.and_then(|seat| self.side_at(id, seat)))
    }

    /// The options that do not stand at their defaults.
    pub(crate) fn options(&self) -> impl Iterator<Item = (&'static str, String)> {
        let keys = self.kind().option_keys().iter();
        keys.filter_map(|key| Some((*key, self.option(key)?)))
    }

    /// The tokens from the root to a node, with spaces between.
    pub(crate) fn tokens_to(&self, id: NodeId) -> String {
        let path = self.tree_index().path(id);
        path.into_iter().skip(1).map(|id| self.token_text(id)).collect::<Vec<_>>().join(" ")
    }

    /// Gives a tag a value; see [`Tags::set`].
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let kind = self.kind();
        self.info_mut().tags.set(kind, name, value)
    }
}
