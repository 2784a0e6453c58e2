//! The tree of moves played from one start.

use cauce_rules::{Game, MoveError, Token, Turn};

use crate::{NodeId, TreeIndex, tree_index::NodeKind};

/// Every line that was played from one start. Playing on from an earlier point keeps both lines.
///
/// The links between the nodes are those of the tree's [`TreeIndex`].
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    index: TreeIndex,
    /// By node.
    games: Vec<G>,
    /// What led to each node but the root.
    tokens: Vec<Token<G::Move>>,
}

impl<G: Game> Tree<G> {
    /// A tree that holds the start alone.
    pub fn new(start: G) -> Self {
        let index = TreeIndex::new(kind_of(&start));
        Self { index, games: vec![start], tokens: Vec::new() }
    }

    /// The links between the nodes, and what is written about them.
    pub fn index(&self) -> &TreeIndex {
        &self.index
    }

    pub(crate) fn index_mut(&mut self) -> &mut TreeIndex {
        &mut self.index
    }

    /// The position at a node.
    ///
    /// An id of another tree stands for the root of this one, here and elsewhere.
    pub fn game(&self, id: NodeId) -> &G {
        self.games.get(id.index()).unwrap_or(&self.games[0])
    }

    /// The token that led to a node; `None` for the root.
    pub fn token(&self, id: NodeId) -> Option<Token<G::Move>> {
        self.tokens.get(id.index().checked_sub(1)?).copied()
    }

    /// The position before a node and the token that was played in it; `None` for the root.
    pub fn step(&self, id: NodeId) -> Option<(&G, Token<G::Move>)> {
        Some((self.game(self.index.parent(id)?), self.token(id)?))
    }

    /// The tokens from the root to this node.
    pub fn tokens(&self, id: NodeId) -> impl Iterator<Item = Token<G::Move>> {
        self.index.path(id).into_iter().filter_map(|id| self.token(id))
    }

    /// Adds what a token leads to from a node. Where it was played before, nothing is added.
    ///
    /// # Errors
    /// Why the token may not be played; the tree is then unchanged.
    pub fn add(&mut self, id: NodeId, token: Token<G::Move>) -> Result<NodeId, MoveError> {
        let same = |child: &NodeId| self.token(*child) == Some(token);
        if let Some(known) = self.index.children(id).find(same) {
            return Ok(known);
        }
        let mut game = self.game(id).clone();
        game.play_token(token)?;
        let child = self.index.push(id, kind_of(&game));
        self.games.push(game);
        self.tokens.push(token);
        Ok(child)
    }

    /// Plays a token from a node: adds it, and makes it the one that redo goes to from there, in place
    /// of what was taken back.
    ///
    /// # Errors
    /// Why the token may not be played; the tree is then unchanged.
    pub fn play(&mut self, id: NodeId, token: Token<G::Move>) -> Result<NodeId, MoveError> {
        let child = self.add(id, token)?;
        self.index.note_played(child);
        Ok(child)
    }

    /// Frees the memory that was reserved for nodes to come.
    pub(crate) fn shrink(&mut self) {
        self.games.shrink_to_fit();
        self.tokens.shrink_to_fit();
    }

    /// Puts back what was deleted last. Returns which nodes were merged into which; `None` where
    /// nothing was deleted.
    ///
    /// A token of it that was played anew in the meantime is merged into the older node, which
    /// takes over what came after.
    pub fn undelete(&mut self) -> Option<Vec<(NodeId, NodeId)>> {
        let Self { index, tokens, .. } = self;
        let token = |id: NodeId| id.index().checked_sub(1).and_then(|before| tokens.get(before));
        index.undelete(&|one, other| token(one) == token(other))
    }
}

/// The kind of the node at which a game stands.
fn kind_of(game: &impl Game) -> NodeKind {
    match game.turn() {
        Turn::Move(_) => NodeKind::Decision,
        Turn::Chance => NodeKind::Chance,
        Turn::Over(_) => NodeKind::Terminal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cauce_rules::{GameKind, GameLine, snorkels::Position, with_game};

    fn tree() -> Tree<Position> {
        Tree::new("snorkels".parse::<GameLine<Position>>().unwrap().position())
    }

    /// Plays a line from the root.
    fn play(tree: &mut Tree<Position>, line: &str) -> NodeId {
        line.split(' ').fold(NodeId::ROOT, |at, token| {
            let token = tree.game(at).parse_token(token).unwrap();
            tree.play(at, token).unwrap()
        })
    }

    /// The whole tree as text: each node with its variations after it.
    fn text(tree: &Tree<Position>, id: NodeId) -> String {
        let token = tree.token(id).map(|token| token.to_string()).unwrap_or_default();
        let after: Vec<_> = tree.index().children(id).map(|child| text(tree, child)).collect();
        match after.as_slice() {
            [] => token,
            [only] => format!("{token} {only}"),
            many => format!("{token} ({})", many.join(" | ")),
        }
    }

    fn whole(tree: &Tree<Position>) -> String {
        text(tree, NodeId::ROOT).trim().to_owned()
    }

    #[test]
    fn an_id_of_another_tree_stands_for_the_root() {
        let mut other = tree();
        let far = play(&mut other, "d4 swap e4 c4 a1");
        let mut tree = tree();
        let token = tree.game(far).parse_token("d4").unwrap();
        let child = tree.play(far, token).unwrap();
        assert_eq!(tree.index().parent(child), Some(NodeId::ROOT));
        let tree_index = tree.index_mut();
        tree_index.visit(far);
        tree_index.set_comment(far, "nowhere");
        assert!(!tree_index.promote(far) && !tree_index.delete(far));
        // The first number that the tree does not have, too.
        let next = other.index().id(tree_index.len()).unwrap();
        tree_index.set_comment(next, "nowhere");
        assert_eq!((tree_index.parent(next), tree_index.comment(next)), (None, ""));
        assert_eq!((tree_index.id(next.index()), tree_index.id(usize::MAX)), (None, None));
        assert!(tree.undelete().is_none());
        assert_eq!(whole(&tree), "d4");
    }

    #[test]
    fn a_promoted_variation_becomes_the_main_line_step_by_step() {
        let mut tree = tree();
        play(&mut tree, "d4 swap e4");
        play(&mut tree, "d4 a1");
        let deep = play(&mut tree, "c3 swap a2 b1");
        play(&mut tree, "c3 swap d5");
        let deeper = play(&mut tree, "c3 swap d5 e5");
        assert_eq!(whole(&tree), "(d4 (swap e4 | a1) | c3 swap (a2 b1 | d5 e5))");
        assert!(tree.index_mut().promote(deeper));
        assert_eq!(whole(&tree), "(d4 (swap e4 | a1) | c3 swap (d5 e5 | a2 b1))");
        assert!(tree.index_mut().promote(deeper));
        assert_eq!(whole(&tree), "(c3 swap (d5 e5 | a2 b1) | d4 (swap e4 | a1))");
        assert!(!tree.index_mut().promote(deeper));
        assert!(!tree.index_mut().promote(NodeId::ROOT));
        assert_eq!(tree.index().main_tip(), deeper);
        assert!(tree.index_mut().promote(deep));
        assert_eq!(tree.index().main_tip(), deep);
    }

    #[test]
    fn what_was_deleted_can_be_put_back_where_it_was() {
        let mut tree = tree();
        let first = play(&mut tree, "d4 swap e4");
        let second = play(&mut tree, "d4 a1 e4");
        play(&mut tree, "d4 b1");
        let before = whole(&tree);
        let middle = tree.index().parent(second).unwrap();
        assert!(tree.index_mut().delete(middle));
        assert!(!tree.index_mut().delete(middle));
        assert_eq!(whole(&tree), "d4 (swap e4 | b1)");
        assert_eq!(tree.index().id(second.index()), None);
        assert_eq!(tree.index().id(first.index()), Some(first));
        assert_eq!(tree.index().iter().count(), tree.index().len() - 2);
        assert_eq!(tree.undelete(), Some(Vec::new()));
        assert_eq!(tree.undelete(), None);
        assert_eq!(whole(&tree), before);
        assert_eq!(tree.index().id(second.index()), Some(second));
        assert!(!tree.index_mut().delete(NodeId::ROOT));
    }

    #[test]
    fn a_move_played_anew_becomes_one_with_the_one_put_back() {
        let mut tree = tree();
        let old = play(&mut tree, "d4 swap e4");
        play(&mut tree, "d4 a1");
        tree.index_mut().set_comment(old, "old");
        let start = tree.index().children(NodeId::ROOT).next().unwrap();
        assert!(tree.index_mut().delete(start));
        assert_eq!(whole(&tree), "");
        let new = play(&mut tree, "d4 swap e4");
        tree.index_mut().set_comment(new, "new");
        let tip = play(&mut tree, "d4 swap e4 e5");
        let merged = tree.undelete().unwrap();
        assert_eq!(whole(&tree), "d4 (swap e4 e5 | a1)");
        assert_eq!(merged.last(), Some(&(new, old)));
        let tree_index = tree.index();
        assert_eq!(tree_index.id(new.index()), None);
        assert_eq!(tree_index.comment(old), "old\nnew");
        assert_eq!(tree_index.tip(NodeId::ROOT), tip);
        assert!(tree_index.iter().all(|id| tree_index.parent(id).is_none_or(|parent| parent < id)));
    }

    #[test]
    fn comments_keep_their_lines_and_lose_the_space_around() {
        let mut tree = tree();
        tree.index_mut().set_comment(NodeId::ROOT, " \t one\r\ntwo\r\r three \n");
        assert_eq!(tree.index().comment(NodeId::ROOT), "one\ntwo\n\n three");
        tree.index_mut().set_comment(NodeId::ROOT, " ");
        assert_eq!(tree.index().comment(NodeId::ROOT), "");
    }

    #[test]
    fn a_promoted_variation_leaves_the_others_in_their_order() {
        let mut tree = tree();
        play(&mut tree, "a1");
        play(&mut tree, "b1");
        let third = play(&mut tree, "c1");
        play(&mut tree, "d1");
        assert!(tree.index_mut().promote(third));
        assert_eq!(whole(&tree), "(c1 | a1 | b1 | d1)");
    }

    #[test]
    fn a_comment_grows_by_lines_of_its_own() {
        let mut tree = tree();
        let tree_index = tree.index_mut();
        tree_index.add_comment(NodeId::ROOT, " \n");
        assert_eq!(tree_index.comment(NodeId::ROOT), "");
        tree_index.add_comment(NodeId::ROOT, " one\r\n");
        tree_index.add_comment(NodeId::ROOT, "");
        tree_index.add_comment(NodeId::ROOT, "two ");
        assert_eq!(tree_index.comment(NodeId::ROOT), "one\ntwo");
    }

    #[test]
    fn a_node_is_small() {
        fn bytes<G: Game>() -> (usize, usize) {
            let links = size_of::<Token<G::Move>>() + TreeIndex::BYTES_A_NODE;
            (links, size_of::<G>() + links)
        }
        assert!(bytes::<Position>().1 <= 200);
        for kind in GameKind::ALL {
            let (links, whole) = with_game!(kind, G => bytes::<G>());
            assert!(links <= 70 && whole <= 600, "{kind}: {links}, {whole}");
        }
    }
}
