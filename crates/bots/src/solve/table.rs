//! A transposition table of fixed size for the solver.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What is known about one question: whether a side wins a position within a number of plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// The proof number: at least this many positions must still be proved. It is 0 once proved.
    pub(super) proof: u32,
    /// The disproof number: at least this many positions must still be refuted. It is 0 once refuted.
    pub(super) disproof: u32,
    /// If proved, the maximum number of plies until the win. If refuted, the number within which
    /// there is no win. Otherwise, the number that was asked about.
    pub(super) plies: u8,
}

impl Known {
    /// Greater than the sum of any finite numbers.
    pub(super) const INFINITE: u32 = (1 << 24) - 1;

    pub(super) const fn yes(plies: u8) -> Self {
        Self { proof: 0, disproof: Self::INFINITE, plies }
    }

    pub(super) const fn no(plies: u8) -> Self {
        Self { proof: Self::INFINITE, disproof: 0, plies }
    }

    pub(super) const fn is_answer(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    const fn packed(self, work: u8) -> u64 {
        (self.proof as u64) << 40
            | (self.disproof as u64) << 16
            | (self.plies as u64) << 8
            | work as u64
    }

    const fn unpacked(data: u64) -> Self {
        Self {
            proof: (data >> 40) as u32,
            disproof: (data >> 16) as u32 & Self::INFINITE,
            plies: (data >> 8) as u8,
        }
    }
}

/// A transposition table for [`Solver`](super::Solver)s, with 16 bytes per entry.
///
/// Several solvers of the same position may share one from different threads. When the table is
/// full, the entry that took the least work is replaced.
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Vec<[Entry; 4]>,
}

/// The key XORed with the data, and the data. If two threads write an entry at the same time, the
/// mixed result matches no key. This is the lockless table of Hyatt and Mann (2002).
#[derive(Default, Debug)]
struct Entry([AtomicU64; 2]);

impl Entry {
    fn words(&self) -> [u64; 2] {
        let [key, data] = &self.0;
        let data = data.load(Relaxed);
        [key.load(Relaxed) ^ data, data]
    }

    fn write(&self, [key, data]: [u64; 2]) {
        self.0[0].store(key ^ data, Relaxed);
        self.0[1].store(data, Relaxed);
    }
}

impl TranspositionTable {
    /// Creates a table of this many megabytes, at least one.
    pub fn with_megabytes(megabytes: usize) -> Self {
        let bytes = megabytes.max(1).saturating_mul(1 << 20);
        let count = bytes / size_of::<[Entry; 4]>();
        Self { buckets: std::iter::repeat_with(Default::default).take(count).collect() }
    }

    /// Capacity in entries.
    pub fn capacity(&self) -> usize {
        self.buckets.len() * 4
    }

    /// Iterates over all entries in use, as pairs of words for [`TranspositionTable::insert`]. They
    /// can be saved to resume a long search later.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 2]> {
        self.buckets.iter().flatten().map(Entry::words).filter(|&[_, data]| data != 0)
    }

    /// Inserts an entry. In a full bucket, it replaces the one that took the least work.
    pub fn insert(&self, [key, data]: [u64; 2]) {
        let bucket = self.bucket(key);
        let same = bucket.iter().find(|entry| entry.words()[0] == key);
        let least = || bucket.iter().min_by_key(|entry| entry.words()[1] as u8);
        if let Some(entry) = same.or_else(least) {
            entry.write([key, data]);
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let words = self.bucket(key).iter().map(Entry::words);
        let mut found = words.filter(|&[of, data]| of == key && data != 0);
        found.next().map(|[_, data]| Known::unpacked(data))
    }

    pub(super) fn put(&self, key: u64, known: Known, visits: u64) {
        self.insert([key, known.packed(visits.max(1).ilog2() as u8 + 1)]);
    }

    fn bucket(&self, key: u64) -> &[Entry; 4] {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_evicts_the_entries_with_the_least_work() {
        let table = TranspositionTable::with_megabytes(0);
        assert_eq!(table.capacity(), 65_536);
        // All of these keys fall into the first bucket.
        for key in 1..=9 {
            table.put(key, Known { proof: 3, disproof: 70_000, plies: 9 }, 1 << (10 - key));
        }
        table.put(10, Known::no(12), 1);
        let kept: Vec<_> = (1..=10).filter(|&key| table.get(key).is_some()).collect();
        assert_eq!(kept, [1, 2, 3, 10]);
        assert_eq!(table.get(1), Some(Known { proof: 3, disproof: 70_000, plies: 9 }));
        let other = TranspositionTable::with_megabytes(0);
        table.entries().for_each(|entry| other.insert(entry));
        assert!((1..=10).all(|key| table.get(key) == other.get(key)));
    }
}
