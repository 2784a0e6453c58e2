//! Tests the tree of a table against a slow and simple model.

use cauce_rules::{GameKind, Token, Turn, with_game};
use proptest::prelude::*;

use super::tests::{comes_back_from_record, comes_back_from_save, setup, shape, text};
use crate::{Dealer, Mark, NodeId, Play, Record, Table};

/// A node that owns its continuations. Nodes are found by the tokens that lead to them.
#[derive(Clone, Debug, Default)]
struct Node {
    token: String,
    comment: String,
    mark: Option<Mark>,
    drawn: bool,
    after: Vec<Node>,
}

impl Node {
    fn at(&mut self, path: &[String]) -> &mut Node {
        path.iter().fold(self, |node, token| {
            node.after.iter_mut().find(|child| child.token == *token).unwrap()
        })
    }

    fn rank(&mut self, path: &[String]) -> usize {
        let Some((token, before)) = path.split_last() else { return 0 };
        self.at(before).after.iter().position(|child| child.token == *token).unwrap()
    }

    fn promote(&mut self, path: &[String]) -> bool {
        let Some(end) = (1..=path.len()).rev().find(|&end| self.rank(&path[..end]) > 0) else {
            return false;
        };
        let rank = self.rank(&path[..end]);
        let siblings = &mut self.at(&path[..end - 1]).after;
        let variation = siblings.remove(rank);
        siblings.insert(0, variation);
        true
    }

    /// Removes what is deleted together with a node. A chance event that would be drawn anew goes
    /// with the decision before it.
    fn delete(&mut self, path: &[String]) -> Option<(Vec<String>, usize, Node)> {
        for end in (1..=path.len()).rev() {
            let rank = self.rank(&path[..end]);
            let siblings = &mut self.at(&path[..end - 1]).after;
            if !siblings[rank].drawn || siblings.len() > 1 {
                return Some((path[..end - 1].to_vec(), rank, siblings.remove(rank)));
            }
        }
        None
    }

    fn undelete(&mut self, (before, rank, mut node): (Vec<String>, usize, Node)) {
        let siblings = &mut self.at(&before).after;
        if let Some(twin) = siblings.iter().position(|child| child.token == node.token) {
            let twin = siblings.remove(twin);
            node.absorb(twin);
        }
        siblings.insert(rank.min(siblings.len()), node);
    }

    fn absorb(&mut self, twin: Node) {
        let both = format!("{}\n{}", self.comment, twin.comment);
        both.trim().clone_into(&mut self.comment);
        self.mark = self.mark.or(twin.mark);
        for child in twin.after {
            match self.after.iter_mut().find(|known| known.token == child.token) {
                Some(known) => known.absorb(child),
                None => self.after.push(child),
            }
        }
    }

    /// Collects depth, token with mark, and comment of each node, in reading order.
    fn shape(&self, depth: usize, out: &mut Vec<(usize, String, String)>) {
        let sign = self.mark.map_or("", Mark::sign);
        out.push((depth, format!("{}{sign}", self.token), self.comment.clone()));
        self.after.iter().for_each(|child| child.shape(depth + 1, out));
    }
}

fn path<G: Play>(table: &Table<G>, id: NodeId) -> Vec<String> {
    table.tree().tokens(id).map(|token| token.to_string()).collect()
}

fn holds<G: Play>(settings: &[u32], steps: &[(u8, u32, u32, String)]) {
    let (options, start) = setup::<G>(settings).deal(&mut Dealer::new(1)).unwrap();
    // A table that only displays a game draws no chance events.
    let mut table = Table::from_record(Record::new(options, start), Dealer::new(1), false);
    let mut model = Node::default();
    let mut cuts = Vec::new();
    for (step, place, pick, text) in steps {
        let ids: Vec<_> = table.tree_index().preorder().collect();
        let id = ids[*place as usize % ids.len()];
        let path = path(&table, id);
        match step % 16 {
            0..8 => {
                // Most moves are played from the current node, so that lines get long.
                if step % 16 < 3 {
                    table.go_to(id);
                }
                let at = self::path(&table, table.at());
                let drawn = table.game().turn() == Turn::Chance;
                let moves = table.game().legal();
                let token = match (moves.len(), pick % 32) {
                    (0, _) => continue,
                    (_, 1) => Token::Resign,
                    (_, 2) => Token::Time,
                    // Few different moves are used, so that the same lines are often played again.
                    (count, _) => Token::Move(moves[*pick as usize % 5 % count]),
                };
                if table.play(token).is_ok() {
                    let (token, after) = (token.to_string(), &mut model.at(&at).after);
                    if !after.iter().any(|child| child.token == token) {
                        after.push(Node { token, drawn, ..Node::default() });
                    }
                }
            }
            8 => {
                table.comment(id, text);
                let lines: Vec<_> = text.lines().collect();
                lines
                    .join("\n")
                    .replace('\r', "\n")
                    .trim()
                    .clone_into(&mut model.at(&path).comment);
            }
            9 => {
                // A mark is sometimes removed.
                let mark = Mark::ALL.get(*pick as usize % 8).copied();
                table.mark(id, mark);
                if !path.is_empty() {
                    model.at(&path).mark = mark;
                }
            }
            10..12 => assert_eq!(table.promote(id), model.promote(&path)),
            12..14 => {
                let deleted = model.delete(&path);
                assert_eq!(table.delete(id), deleted.is_some());
                cuts.extend(deleted);
            }
            _ => {
                let cut = cuts.pop();
                assert_eq!(table.undelete(), cut.is_some());
                if let Some(cut) = cut {
                    model.undelete(cut);
                }
            }
        }
        let mut meant = Vec::new();
        model.shape(1, &mut meant);
        assert_eq!(shape(table.tree()), meant);
        assert!(table.tree_index().id(table.at().index()).is_some(), "the current node exists");
        assert_eq!(table.tree_index().iter().count(), meant.len());
    }
    comes_back_from_record(&table);
    comes_back_from_save(&table);
}

proptest! {
    #[test]
    fn any_edited_tree_matches_the_model_and_survives_writing(
        kind in 0..GameKind::ALL.len(),
        settings in proptest::collection::vec(any::<u32>(), 0..6),
        steps in proptest::collection::vec((any::<u8>(), any::<u32>(), any::<u32>(), text()), 0..60),
    ) {
        with_game!(GameKind::ALL[kind], G => holds::<G>(&settings, &steps));
    }
}
