//! The tree of moves from one start.

use cauce_rules::{Game, MoveError, Token, Turn};

use crate::{NodeId, TreeIndex, tree_index::NodeKind};

/// All lines that were played from one start. Playing from an earlier position keeps both lines.
///
/// The [`TreeIndex`] holds the links between the nodes.
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    index: TreeIndex,
    games: Vec<G>,
    /// Tokens by node, without the root.
    tokens: Vec<Token<G::Move>>,
}

impl<G: Game> Tree<G> {
    /// Creates a tree with only a root.
    pub fn new(start: G) -> Self {
        let index = TreeIndex::new(kind_of(&start));
        Self { index, games: vec![start], tokens: Vec::new() }
    }

    /// Returns the links between the nodes, with marks and comments.
    pub fn index(&self) -> &TreeIndex {
        &self.index
    }

    pub(crate) fn index_mut(&mut self) -> &mut TreeIndex {
        &mut self.index
    }

    /// Returns the position at a node.
    ///
    /// Here and in all other methods, an id of another tree means the root of this one.
    pub fn game(&self, id: NodeId) -> &G {
        self.games.get(id.index()).unwrap_or(&self.games[0])
    }

    /// Returns the token that led to a node; `None` for the root.
    pub fn token(&self, id: NodeId) -> Option<Token<G::Move>> {
        self.tokens.get(id.index().checked_sub(1)?).copied()
    }

    /// Returns the position before a node and the token played there; `None` for the root.
    pub fn step(&self, id: NodeId) -> Option<(&G, Token<G::Move>)> {
        Some((self.game(self.index.parent(id)?), self.token(id)?))
    }

    /// Returns the tokens from the root to a node.
    pub fn tokens(&self, id: NodeId) -> impl Iterator<Item = Token<G::Move>> {
        self.index.path(id).into_iter().filter_map(|id| self.token(id))
    }

    /// Adds a child for a token, or returns the existing one.
    ///
    /// # Errors
    /// Returns an error if the token is illegal; the tree is then unchanged.
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

    /// Plays a token from a node: adds the child and makes it the target of redo there.
    ///
    /// # Errors
    /// Returns an error if the token is illegal; the tree is then unchanged.
    pub fn play(&mut self, id: NodeId, token: Token<G::Move>) -> Result<NodeId, MoveError> {
        let child = self.add(id, token)?;
        self.index.note_played(child);
        Ok(child)
    }

    pub(crate) fn shrink(&mut self) {
        self.games.shrink_to_fit();
        self.tokens.shrink_to_fit();
    }

    /// Restores the last deletion. Returns the pairs of merged nodes, each with the node it was
    /// merged into. Returns `None` if nothing was deleted.
    ///
    /// A token that was played again in the meantime is merged into the older node, which takes
    /// over its continuations.
    pub fn undelete(&mut self) -> Option<Vec<(NodeId, NodeId)>> {
        let Self { index, tokens, .. } = self;
        let token = |id: NodeId| id.index().checked_sub(1).and_then(|before| tokens.get(before));
        index.undelete(&|one, other| token(one) == token(other))
    }
}

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

    fn play(tree: &mut Tree<Position>, line: &str) -> NodeId {
        line.split(' ').fold(NodeId::ROOT, |at, token| {
            let token = tree.game(at).parse_token(token).unwrap();
            tree.play(at, token).unwrap()
        })
    }

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
    fn an_unknown_node_id_counts_as_the_root() {
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
        // The first unused number is no node either.
        let next = other.index().id(tree_index.len()).unwrap();
        tree_index.set_comment(next, "nowhere");
        assert_eq!((tree_index.parent(next), tree_index.comment(next)), (None, ""));
        assert_eq!((tree_index.id(next.index()), tree_index.id(usize::MAX)), (None, None));
        assert!(tree.undelete().is_none());
        assert_eq!(whole(&tree), "d4");
    }

    #[test]
    fn each_promotion_moves_a_variation_up_one_level() {
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
    fn a_deleted_branch_can_be_restored_to_its_place() {
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
    fn restoring_a_deleted_branch_merges_it_with_replayed_moves() {
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
    fn comments_keep_their_lines_but_are_trimmed() {
        let mut tree = tree();
        tree.index_mut().set_comment(NodeId::ROOT, " \t one\r\ntwo\r\r three \n");
        assert_eq!(tree.index().comment(NodeId::ROOT), "one\ntwo\n\n three");
        tree.index_mut().set_comment(NodeId::ROOT, " ");
        assert_eq!(tree.index().comment(NodeId::ROOT), "");
    }

    #[test]
    fn promotion_keeps_the_order_of_the_other_variations() {
        let mut tree = tree();
        play(&mut tree, "a1");
        play(&mut tree, "b1");
        let third = play(&mut tree, "c1");
        play(&mut tree, "d1");
        assert!(tree.index_mut().promote(third));
        assert_eq!(whole(&tree), "(c1 | a1 | b1 | d1)");
    }

    #[test]
    fn added_comments_are_appended_as_lines() {
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
    fn nodes_stay_within_their_memory_limits() {
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
