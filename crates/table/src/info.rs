//! Players and tags of a game, and the record of a game of any kind.

use cauce_rules::{GameKind, MoveError, Outcome, Seat, Side};

use crate::{Controller, NodeId, Player, Tags, TreeIndex};

/// Tag with the unique id of the game, named as in other game records.
pub(crate) const GAME_ID: &str = "GameId";

/// Tag with the id of the previous game of a series, if that game was played by links.
pub(crate) const GAME_BEFORE: &str = "GameBefore";

/// Returns whether a text is a valid game id: 1 to 64 characters out of `A-Z`, `a-z`, `0-9`, `-`
/// and `_`.
pub(crate) fn is_game_id(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=64).contains(&text.len()) && text.bytes().all(is_part)
}

/// Players and tags of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameInfo {
    pub(crate) players: Vec<Player>,
    pub(crate) tags: Tags,
}

impl GameInfo {
    pub(crate) fn new(seats: u8) -> Self {
        Self { players: vec![Player::default(); seats.into()], tags: Tags::default() }
    }

    /// Returns the players by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the tags, such as the date.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets the name of the player on a seat; does nothing if there is no such seat.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.name = Player::new(name).name;
        }
    }

    /// Returns the names of the controllers by seat, in the format of [`Controller::parse_all`].
    pub fn controllers(&self, between: &str) -> String {
        self.players.iter().map(|player| player.by.name()).collect::<Vec<_>>().join(between)
    }

    /// Sets the controllers by seat. If the list is shorter, the other seats keep theirs.
    pub(crate) fn set_controllers(&mut self, controllers: &[Controller]) {
        for (player, &by) in self.players.iter_mut().zip(controllers) {
            player.by = by;
        }
    }

    /// Returns whether a computer plays on any seat.
    pub fn has_computer(&self) -> bool {
        self.players.iter().any(|player| player.by.level().is_some())
    }

    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.by == Controller::Here)
    }

    pub(crate) fn has_nobody_here(&self) -> bool {
        !self.players.iter().any(|player| player.by == Controller::Here)
    }

    /// Returns whether all players are at this table.
    pub fn has_everybody_here(&self) -> bool {
        self.players.iter().all(|player| player.by == Controller::Here)
    }

    /// Returns the unique id of the game, if it has a valid one.
    pub fn game_id(&self) -> Option<&str> {
        self.id(GAME_ID)
    }

    pub(crate) fn game_before(&self) -> Option<&str> {
        self.id(GAME_BEFORE)
    }

    fn id(&self, tag: &str) -> Option<&str> {
        self.tags.get(tag).filter(|id| is_game_id(id))
    }
}

/// The record of a game of any kind. Code that only reads and writes text uses it to avoid one copy
/// for each game.
pub trait AnyRecord {
    /// Returns the kind of game.
    fn kind(&self) -> GameKind;

    /// Returns the value of an option as text; `None` if it has its default.
    fn option(&self, key: &str) -> Option<String>;

    /// Returns the players and the tags.
    fn info(&self) -> &GameInfo;

    /// Returns the players and the tags, mutably.
    fn info_mut(&mut self) -> &mut GameInfo;

    /// Returns the structure of the tree, with marks and comments.
    fn tree_index(&self) -> &TreeIndex;

    /// Returns the structure of the tree, mutably.
    fn tree_index_mut(&mut self) -> &mut TreeIndex;

    /// Returns the token that led to a node; empty for the root.
    fn token_text(&self, id: NodeId) -> String;

    /// Parses a token and plays it from a node, adding a child if it is new.
    ///
    /// # Errors
    /// Returns an error if the token cannot be parsed or played; the tree is then unchanged.
    fn add_text(&mut self, id: NodeId, token: &str) -> Result<NodeId, MoveError>;

    /// Returns the outcome at a node, if the game is over there.
    fn outcome(&self, id: NodeId) -> Option<Outcome>;

    /// Returns the seat to move at a node; `None` if chance is due or the game is over.
    fn seat_at(&self, id: NodeId) -> Option<Seat>;

    /// Returns the side that a seat plays at a node.
    fn side_at(&self, id: NodeId, seat: Seat) -> Option<Side>;
}

impl dyn AnyRecord + '_ {
    /// Returns the game line from the root to a node.
    pub fn line_to(&self, id: NodeId) -> String {
        self.line_with(&self.tokens_to(id))
    }

    /// Returns the game line with these tokens.
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

    /// Returns the seat that moved to a node, and the side that it plays from then on (sides may be
    /// swapped). After a chance event, the seat is `None`.
    pub fn mover(&self, id: NodeId) -> (Option<Seat>, Option<Side>) {
        let seat = self.tree_index().parent(id).and_then(|before| self.seat_at(before));
        (seat, seat.and_then(|seat| self.side_at(id, seat)))
    }

    pub(crate) fn options(&self) -> impl Iterator<Item = (&'static str, String)> {
        let keys = self.kind().option_keys().iter();
        keys.filter_map(|key| Some((*key, self.option(key)?)))
    }

    /// Returns the tokens from the root to a node, separated by spaces.
    pub(crate) fn tokens_to(&self, id: NodeId) -> String {
        let path = self.tree_index().path(id);
        path.into_iter().skip(1).map(|id| self.token_text(id)).collect::<Vec<_>>().join(" ")
    }

    /// Sets a tag; see [`Tags::set`].
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let kind = self.kind();
        self.info_mut().tags.set(kind, name, value)
    }
}
