//! Explains what a tile does at the rims, and what ending the game brings.

use cauce_rules::{
    Direction, Game, Side,
    tayu::{Edge, Move, Placement, Position, SIDES, SIZE, is_spring},
};

use crate::Reason;

pub(super) fn reasons(position: &Position, mv: Move) -> Vec<Reason> {
    let Some(seat) = position.turn().seat() else { return Vec::new() };
    match (mv, position.side(seat)) {
        (Move::Lay(placement), Some(side)) => of_tile(position, placement, side),
        (Move::End, _) => match position.margin(seat) {
            Some(points @ 1..) => vec![Reason::Finishes { points: points as u32 }],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn of_tile(position: &Position, placement: Placement, side: Side) -> Vec<Reason> {
    let own = |rim: Direction| SIDES.iter().any(|(of, rims)| *of == side && rims.contains(&rim));
    let (mut springs, mut reached, mut channels, mut walls) = (0, 0, 0, 0);
    // A tile is too short to reach both rims of a side.
    let mut rim = Direction::North;
    for number in 0..8 {
        let Some(edge) = placement.edge(number) else { continue };
        match (edge.at_rim(), placement.mouths.has(number), own(edge.direction)) {
            (Some(place), true, true) => {
                rim = edge.direction;
                *(if is_spring(place) { &mut springs } else { &mut reached }) += 1;
            }
            (Some(_), false, false) => walls += 1,
            (None, true, true) if is_open(position, edge) => channels += 1,
            _ => {}
        }
    }
    let mut reasons = Vec::new();
    let seat = position.seat();
    let mut after = position.clone();
    after.play_unchecked(Move::Lay(placement));
    if let [Some(before), Some(now)] = [position, &after].map(|position| position.margin(seat))
        && now > before
    {
        let [before, now] = [position, &after].map(|position| {
            let [ns, ew] = position.counts();
            if side == Side::Ns { ns } else { ew }
        });
        reasons.push(Reason::Gains {
            before: before.points(),
            points: now.points(),
            rims: now.rims.map(|rim| rim.total()),
        });
    }
    let threats = |position| channels_to(position, |rim| !own(rim));
    let diverted = threats(position).saturating_sub(threats(&after));
    let counted = [
        (springs, Reason::Springs { mouths: springs, rim }),
        (reached, Reason::Reaches { mouths: reached, rim }),
        (diverted, Reason::Diverts { mouths: diverted }),
        (walls, Reason::Walls { edges: walls }),
        (channels, Reason::Channels { mouths: channels }),
    ];
    reasons.extend(counted.into_iter().filter(|&(count, _)| count > 0).map(|(_, reason)| reason));
    let ways = Direction::ALL
        .iter()
        .filter_map(|&rim| Some((rim, squares_to(position, rim)?, squares_to(&after, rim)?)));
    let ways: Vec<_> = ways.collect();
    let nearer = ways.iter().filter(|&&(rim, before, now)| own(rim) && now < before);
    let nearest = nearer.max_by_key(|(_, before, now)| before - now);
    reasons.extend(nearest.map(|&(rim, _, squares)| Reason::Nears { rim, squares }));
    let farther = ways.iter().filter(|&&(rim, before, now)| !own(rim) && now > before);
    let farthest = farther.max_by_key(|(_, before, now)| now - before);
    reasons.extend(farthest.map(|&(rim, before, squares)| Reason::Wards { rim, before, squares }));
    reasons
}

/// Returns the number of empty squares on the shortest way from any open mouth to a rim, including
/// both ends; `None` if there is no way.
fn squares_to(position: &Position, rim: Direction) -> Option<u32> {
    let taken = position.taken();
    let mut reached = [0; SIZE as usize];
    for square in position.open_mouths().filter_map(Edge::beyond) {
        reached[usize::from(square.rank)] |= 1 << square.file;
    }
    for squares in 1.. {
        let any = reached.iter().fold(0, |any, rank| any | rank);
        let at_rim = match rim {
            Direction::North => reached[usize::from(SIZE) - 1],
            Direction::South => reached[0],
            Direction::East => any >> (SIZE - 1),
            Direction::West => any & 1,
        };
        if at_rim != 0 {
            return Some(squares);
        }
        let row = |rank: usize| reached.get(rank).copied().unwrap_or(0);
        let grown = std::array::from_fn(|rank| {
            let here = row(rank);
            let all = here | here << 1 | here >> 1 | row(rank + 1) | row(rank.wrapping_sub(1));
            all & ((1 << SIZE) - 1) & !taken[rank]
        });
        if grown == reached {
            break;
        }
        reached = grown;
    }
    None
}

/// Counts the mouths with a straight line of empty squares to any of the `rims`.
fn channels_to(position: &Position, rims: impl Fn(Direction) -> bool) -> u32 {
    let mouths = position
        .tiles()
        .flat_map(|tile| tile.mouths.edges().filter_map(move |number| tile.edge(number)));
    mouths
        .filter(|edge| edge.at_rim().is_none() && rims(edge.direction) && is_open(position, *edge))
        .count() as u32
}

/// Whether all squares from an edge straight to the rim are empty.
fn is_open(position: &Position, edge: Edge) -> bool {
    let taken = position.taken();
    let (east, north) = edge.direction.step();
    let squares =
        (1..SIZE as i8).map_while(|steps| edge.square.offset(east * steps, north * steps));
    squares
        .take_while(|square| square.file < SIZE && square.rank < SIZE)
        .all(|square| taken[usize::from(square.rank)] >> square.file & 1 == 0)
}
