use std::{
    collections::{HashMap, HashSet},
    ops::ControlFlow,
};

use proptest::prelude::*;

use super::{
    super::{DrawRule, EndRule, Move, Options, Placement, Position, SaboteurRule, Step, TileKind},
    GameLine, legal, position,
    reference::{Board, everywhere},
    scores, test_rng,
};
use crate::{Direction, Game, Search, Seat, Square, Symmetry, Token, Turn};

fn options() -> impl Strategy<Value = Options> {
    let players = prop_oneof![
        Just((2, None)),
        Just((4, None)),
        Just((3, Some(SaboteurRule::Auction))),
        Just((3, Some(SaboteurRule::Seat(Seat::TWO, 9)))),
    ];
    let draw = prop::sample::select(&DrawRule::ALL[..]);
    let end = prop::sample::select(&EndRule::ALL[..]);
    (players, draw, end).prop_map(|((players, role), draw, end)| {
        let options = Options::default().with_players(players).unwrap();
        let options = options.with_draw(draw).with_end(end);
        role.map_or(options.clone(), |role| options.with_role(role).unwrap())
    })
}

/// Returns the positions of a random game with the move played in each.
fn game(options: &Options, seed: u64) -> Vec<(Position, Option<Move>)> {
    let mut game = Position::start(options).unwrap();
    let mut rng = test_rng(seed);
    let mut positions = Vec::new();
    loop {
        let before = game.clone();
        let mv = game.play_random(&mut rng);
        positions.push((before, mv));
        if mv.is_none() {
            return positions;
        }
    }
}

/// A position of a random game and the moves that led to it. Ended games and the last few positions
/// are more frequent.
fn somewhere() -> impl Strategy<Value = (Position, Vec<Move>)> {
    let place = prop_oneof![3 => (0..160_usize).boxed(), 1 => (1000..1004_usize).boxed()];
    (options(), any::<u64>(), place, any::<bool>()).prop_map(|(options, seed, place, early)| {
        let positions = game(&options, seed);
        let last = positions.len() - 1;
        let place = if place < 1000 { place.min(last) } else { last.saturating_sub(place - 1000) };
        // Half of the positions are from the first few tiles.
        let place = if early { place % 12.min(last + 1) } else { place };
        let played = positions[..place].iter().filter_map(|(_, mv)| *mv).collect();
        (positions[place].0.clone(), played)
    })
}

/// Any symmetry, whether or not the game has it.
fn symmetry() -> impl Strategy<Value = Symmetry> {
    prop::sample::select(&Symmetry::ALL[..])
}

fn all_moves(game: &Position) -> impl Iterator<Item = Move> {
    (0..game.move_index_count()).filter_map(|index| game.move_from_index(index))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn places_found_by_rows_of_bits_equal_a_scan((game, _) in somewhere()) {
        let board = Board::new(&game);
        let mut anything = false;
        for kind in TileKind::all() {
            let mut fast: Vec<_> = game.placements(kind).iter().map(ToString::to_string).collect();
            let mut slow: Vec<_> = board.placements(kind).iter().map(ToString::to_string).collect();
            fast.sort();
            slow.sort();
            prop_assert_eq!(game.fits(kind), !slow.is_empty());
            anything |= game.remaining(kind) > 0 && !slow.is_empty();
            prop_assert_eq!(fast, slow);
            for placement in everywhere(kind) {
                prop_assert_eq!(game.check_placement(placement).is_ok(), board.admits(placement));
            }
        }
        prop_assert_eq!(game.anything_fits(), anything);
    }

    #[test]
    fn the_tiles_on_the_board_are_those_that_were_laid((game, played) in somewhere()) {
        let mut laid: Vec<Placement> = played
            .iter()
            .filter_map(|mv| match mv {
                Move::Lay(placement) => Some(*placement),
                _ => None,
            })
            .collect();
        laid.sort_by_key(|tile| (tile.middle.rank, tile.middle.file));
        prop_assert_eq!(game.tiles().collect::<Vec<_>>(), laid.clone());
        for file in 0..20 {
            for rank in 0..20 {
                let square = Square::new(file, rank);
                let covers = |tile: &&Placement| tile.squares().contains(&Some(square));
                prop_assert_eq!(game.tile_at(square), laid.iter().find(covers).copied());
            }
        }
    }

    #[test]
    fn scores_and_open_mouths_equal_a_recount((game, _) in somewhere()) {
        let board = Board::new(&game);
        let totals = Direction::ALL.map(|rim| board.total(rim));
        let [north, east, south, west] = totals;
        prop_assert_eq!(scores(&game), [north * south, east * west]);
        prop_assert_eq!(Direction::ALL.map(|rim| game.total(rim)), totals);
        let counts = game.counts();
        prop_assert_eq!(counts.map(|count| count.points()), scores(&game));
        for rim in counts.iter().flat_map(|count| count.rims) {
            prop_assert_eq!(rim.total(), game.total(rim.rim));
            prop_assert_eq!(rim.mouths, game.rim(rim.rim).count_ones());
        }
        prop_assert_eq!(game.open_mouths().count(), board.open_mouths());
    }

    #[test]
    fn the_forecast_comes_true((game, _) in somewhere()) {
        if let Some(Step::Lay) = game.step() {
            for placement in game.placements(game.drawn().unwrap()) {
                let (totals, score) = game.forecast(placement);
                let mut next = game.clone();
                next.play(Move::Lay(placement)).unwrap();
                prop_assert_eq!(Some(score), next.score());
                prop_assert_eq!(totals, Direction::ALL.map(|rim| next.total(rim)));
            }
        }
    }

    #[test]
    fn no_kind_has_more_than_three_tiles((game, played) in somewhere()) {
        let mut drawn = HashMap::new();
        for mv in &played {
            if let Move::Draw(kind) = mv {
                *drawn.entry(*kind).or_insert(0) += 1;
            }
        }
        for kind in TileKind::all() {
            let drawn = drawn.get(&kind).copied().unwrap_or(0);
            let laid = game.tiles().filter(|tile| tile.kind() == kind).count();
            prop_assert_eq!(drawn + game.remaining(kind), 3);
            prop_assert!(laid <= usize::from(drawn));
        }
    }

    #[test]
    fn legal_moves_are_those_that_pass_the_check((game, _) in somewhere()) {
        let legal = game.legal();
        prop_assert_eq!(legal.is_empty(), game.outcome().is_some());
        for &mv in &legal {
            prop_assert_eq!(game.parse(&mv.to_string()), Ok(mv));
        }
        let shown: HashSet<_> = legal.iter().copied().collect();
        prop_assert_eq!(shown.len(), legal.len(), "each is shown once");
        let checked: HashSet<_> = all_moves(&game).filter(|&mv| game.check(mv).is_ok()).collect();
        prop_assert_eq!(shown, checked);
    }

    #[test]
    fn to_break_off_stops_at_once((game, _) in somewhere(), stop in any::<prop::sample::Index>()) {
        let legal = game.legal();
        if !legal.is_empty() {
            let stop = stop.index(legal.len());
            let mut seen = Vec::new();
            let broken = game.visit_legal(|mv| {
                seen.push(mv);
                if seen.len() > stop { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
            });
            prop_assert_eq!(broken, ControlFlow::Break(legal[stop]));
            prop_assert_eq!(&seen, &legal[..=stop]);
        }
    }

    #[test]
    fn trusted_play_equals_checked_play((game, _) in somewhere()) {
        for mv in game.legal().into_iter().take(40) {
            let (mut trusted, mut checked) = (game.clone(), game.clone());
            trusted.play_unchecked(mv);
            prop_assert_eq!(checked.play(mv), Ok(()));
            prop_assert_eq!(&trusted, &checked);
            prop_assert_ne!(&trusted, &game);
        }
    }

    /// Nothing panics, and refused moves change nothing.
    #[test]
    fn a_move_that_is_not_legal_is_refused(
        (game, _) in somewhere(),
        indices in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        (file, rank) in (0..26_u8, 0..99_u8),
    ) {
        let somewhere_else = |mv| match mv {
            Move::Lay(tile) => Move::Lay(Placement { middle: Square::new(file, rank), ..tile }),
            mv => mv,
        };
        let mut broken = game.clone();
        for index in indices {
            let mv = game.move_from_index(index.index(game.move_index_count() as usize) as u32).unwrap();
            for mv in [mv, somewhere_else(mv)] {
                let mut next = game.clone();
                if next.play(mv).is_err() {
                    prop_assert_eq!(&next, &game);
                } else {
                    prop_assert!(game.legal().contains(&mv));
                }
                broken.play_unchecked(mv);
                let _ = (broken.key(), broken.legal(), broken.ending());
            }
        }
    }

    #[test]
    fn indices_are_dense_and_lead_back((game, _) in somewhere()) {
        let mut known = HashSet::new();
        for index in 0..game.move_index_count() {
            let mv = game.move_from_index(index);
            prop_assert!(mv.is_some_and(|mv| game.index(mv) == index && known.insert(mv)));
        }
        for index in [game.move_index_count(), game.move_index_count() + 1, u32::MAX] {
            prop_assert_eq!(game.move_from_index(index), None);
        }
        prop_assert!(game.legal().into_iter().all(|mv| known.contains(&mv)));
    }

    #[test]
    fn a_position_does_not_remember_its_past((game, played) in somewhere(), seed in any::<u64>()) {
        // The same tiles, laid in another order.
        let laid: HashMap<TileKind, Vec<Move>> = played.iter().fold(HashMap::new(), |mut laid, &mv| {
            if let Move::Lay(tile) = mv {
                laid.entry(tile.kind()).or_insert_with(Vec::new).push(mv);
            }
            laid
        });
        let mut tiles: Vec<Move> = laid.into_values().flatten().collect();
        let mut rng = test_rng(seed);
        let mut other = Position::start(&Options::default()).unwrap();
        let mut same = other.clone();
        for mv in played.iter().filter(|mv| matches!(mv, Move::Lay(_))) {
            for game_mv in [Move::Draw(kind_of(*mv)), *mv] {
                prop_assert_eq!(same.play(game_mv), Ok(()));
            }
        }
        while !tiles.is_empty() {
            let fitting = tiles.iter().enumerate().filter(|&(_, &mv)| match mv {
                Move::Lay(tile) => other.check_placement(tile).is_ok(),
                _ => false,
            });
            let fitting: Vec<_> = fitting.map(|(place, _)| place).collect();
            let mv = tiles.swap_remove(fitting[rng(fitting.len() as u32) as usize]);
            prop_assert_eq!(other.play(Move::Draw(kind_of(mv))), Ok(()));
            prop_assert_eq!(other.play(mv), Ok(()));
        }
        prop_assert_eq!(other.key(), same.key());
        prop_assert_eq!(&other, &same);
        prop_assert_eq!(other.tiles().collect::<Vec<_>>(), game.tiles().collect::<Vec<_>>());
    }

    #[test]
    fn symmetric_positions_are_one((game, _) in somewhere(), symmetry in symmetry()) {
        let under = game.under(symmetry);
        prop_assert_eq!(under.canonical_key(), game.canonical_key());
        prop_assert_eq!(under.under(symmetry.inverse()), game.clone());
        if !game.symmetries().contains(&symmetry) {
            prop_assert_eq!(&under, &game);
        }
        // The reference board agrees.
        let tiles: HashSet<_> = under.tiles().collect();
        let image = |tile| match game.move_under(Move::Lay(tile), symmetry) {
            Move::Lay(tile) => tile,
            mv => panic!("{mv}"),
        };
        prop_assert_eq!(tiles, game.tiles().map(image).collect());
        for file in 0..18 {
            for rank in 0..18 {
                let square = Square::new(file, rank);
                let image_at = under.tile_at(game.square_under(square, symmetry));
                prop_assert_eq!(image_at, game.tile_at(square).map(image));
            }
        }

        let (key, canonical) = game.canonical();
        prop_assert_eq!(game.under(canonical).key(), key);
    }

    #[test]
    fn symmetric_positions_have_symmetric_moves_and_ends((game, _) in somewhere(), symmetry in symmetry()) {
        let under = game.under(symmetry);
        let seat = |seat| game.seat_under(seat, symmetry);
        let image: HashSet<_> = game.legal().iter().map(|&mv| game.move_under(mv, symmetry)).collect();
        prop_assert_eq!(&image, &under.legal().into_iter().collect());
        for mv in game.legal() {
            let back = under.move_under(game.move_under(mv, symmetry), symmetry.inverse());
            prop_assert_eq!(back, mv);
        }
        for mv in game.legal().into_iter().step_by(5) {
            prop_assert_eq!(under.weight(game.move_under(mv, symmetry)), game.weight(mv));
            let (mut next, mut image) = (game.clone(), under.clone());
            next.play_unchecked(mv);
            image.play_unchecked(game.move_under(mv, symmetry));
            prop_assert_eq!(image, next.under(symmetry));
        }
        prop_assert_eq!(under.turn().seat(), game.turn().seat().map(seat));
        prop_assert_eq!(under.seat(), seat(game.seat()));
        prop_assert_eq!(under.step(), game.step());
        let mut ended = vec![(game.clone(), under.clone())];
        for token in [Token::Resign, Token::Time, Token::Draw] {
            let (mut game, mut under) = (game.clone(), under.clone());
            prop_assert_eq!(game.play_token(token), under.play_token(token));
            ended.push((game, under));
        }
        for (game, under) in ended {
            prop_assert_eq!(&game.under(symmetry), &under);
            for of in Seat::all(game.seats()) {
                prop_assert_eq!(under.value(seat(of)), game.value(of));
                prop_assert_eq!(under.margin(seat(of)), game.margin(of));
                prop_assert_eq!(under.series_points(seat(of)), game.series_points(of));
            }
        }
    }

    #[test]
    fn the_margin_says_who_wins((game, _) in somewhere()) {
        let margins: Vec<_> = Seat::all(game.seats()).map(|seat| (seat, game.margin(seat))).collect();
        for &(seat, margin) in &margins {
            prop_assert_eq!(margin.is_some(), game.side(seat).is_some());
            if let Some(outcome) = game.outcome() {
                let ahead = margin.is_some_and(|margin| margin > 0);
                prop_assert_eq!(outcome.winners.contains(seat), ahead, "{:?}", margins);
            }
        }
    }

    #[test]
    fn the_ending_tells_what_the_outcome_says((game, _) in somewhere()) {
        let ending = game.ending();
        prop_assert_eq!(ending.is_some(), game.outcome().is_some());
        if let (Some(ending), Some(outcome)) = (ending, game.outcome()) {
            prop_assert_eq!(ending.target, game.target());
            prop_assert_eq!(ending.held, game.saboteur().map(|seat| outcome.winners.contains(seat)));
        }
    }

    #[test]
    fn a_line_is_read_as_it_is_written(options in options(), seed in any::<u64>(), tokens in 0..200_usize) {
        let mut line = GameLine::new(options).unwrap();
        let mut rng = test_rng(seed);
        for _ in 0..tokens {
            let Some(mv) = line.position().play_random(&mut rng) else { break };
            line.push(Token::Move(mv)).unwrap();
        }
        prop_assert_eq!(&line.to_string().parse::<GameLine>().unwrap(), &line);
    }

    /// Changes one token of a valid game. The result is legal in canonical spelling, or parsing
    /// stops there.
    #[test]
    fn a_changed_token_is_legal_or_refused(
        (game, played) in somewhere(),
        token in any::<prop::sample::Index>(),
        (at, instead) in (any::<prop::sample::Index>(), prop::sample::select(b"0123456789+abhirvndo".as_slice())),
    ) {
        let before = if played.is_empty() { None } else { Some(token.index(played.len())) };
        if let Some(place) = before {
            // Changes one character of a token that was legal here.
            let text = played[place].to_string();
            let mut changed = text.clone().into_bytes();
            let at = at.index(changed.len());
            changed[at] = instead;
            let changed = String::from_utf8(changed).unwrap();
            let mut then = Position::start(&options_of(&game, &played)).unwrap();
            for &mv in &played[..place] {
                prop_assert_eq!(then.play(mv), Ok(()));
            }
            let read = then.parse(&changed);
            if let Ok(mv) = &read {
                prop_assert_eq!(mv.to_string(), changed.clone());
            }
            let played = read.and_then(|mv| then.clone().play(mv));
            prop_assert_eq!(played.is_ok(), legal(&then).contains(&changed), "{} {:?}", changed, played);
        }
    }

    #[test]
    fn a_token_of_any_order_is_spelled_one_way(kind in 0..28_usize, half in 0..2_usize, turn in 0..6_usize) {
        let mouths = TileKind::from_index(kind).unwrap().shapes()[half].to_string();
        let order = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][turn];
        let digits: String = order.iter().map(|&at| char::from(mouths.as_bytes()[at])).collect();
        let token = format!("j10h{digits}");
        let read = position("tayu").parse(&token);
        prop_assert_eq!(read.is_ok(), digits == mouths);
        if let Err(refused) = read {
            prop_assert_eq!(refused, crate::MoveError::Spelling(format!("j10h{mouths}")));
        }
    }

    /// Each throw of one die gives one result, so counting throws gives the weights of the results.
    #[test]
    fn random_play_is_uniform_over_moves_and_weighted_over_tiles((game, _) in somewhere()) {
        let moves = game.legal();
        let weight = |mv: &Move| if game.turn() == Turn::Chance { game.weight(*mv) } else { 1 };
        let total: u32 = moves.iter().map(weight).sum();
        let mut thrown = HashMap::new();
        for throw in 0..total {
            let die = |n| if n == total { throw } else { panic!("a die of {n}, not {total}") };
            // A choice of one may be made without a throw.
            let mut die = |n: u32| if n == 1 { 0 } else { die(n) };
            let mv = game.clone().play_random(&mut die).unwrap();
            *thrown.entry(mv).or_insert(0) += 1;
        }
        let weighed: HashMap<_, _> = moves.iter().map(|mv| (*mv, weight(mv))).collect();
        prop_assert_eq!(thrown, weighed);
    }

    #[test]
    fn a_playout_is_the_same_game_as_one_move_after_the_other(
        options in options(), seed in any::<u64>(), cut in 0..100_u32,
    ) {
        let start = Position::start(&options).unwrap();
        let (mut game, mut stepwise) = (start.clone(), start.clone());
        let plies = game.playout(&mut test_rng(seed), cut);
        let mut rng = test_rng(seed);
        let mut steps = 0;
        while steps < cut {
            match stepwise.play_random(&mut rng) {
                None => break,
                Some(Move::Draw(_)) => {}
                Some(_) => steps += 1,
            }
        }
        prop_assert_eq!(plies, steps);
        prop_assert_eq!(&game, &stepwise);
        // A playout can start anywhere, even with a drawn tile.
        let mut rest = game.clone();
        rest.playout(&mut rng, u32::MAX);
        prop_assert!(rest.outcome().is_some());
        prop_assert_eq!(rest.playout(&mut rng, u32::MAX), 0);
    }
}

fn kind_of(mv: Move) -> TileKind {
    match mv {
        Move::Lay(tile) => tile.kind(),
        mv => panic!("{mv} lays no tile"),
    }
}

/// Returns the options of the game in which these moves led to this position.
fn options_of(game: &Position, played: &[Move]) -> Options {
    let (players, saboteur) = (game.seats(), game.saboteur());
    let target = game.target().map(|target| target as u16);
    let (draw, end) = (game.draw_rule(), game.end_rule());
    let options = Options::default().with_players(players).unwrap();
    let options = options.with_draw(draw).with_end(end);
    let auction = players == 3 && matches!(played.first(), Some(Move::Bid(_)));
    match (saboteur, target) {
        _ if auction => options.with_role(SaboteurRule::Auction).unwrap(),
        (Some(seat), Some(target)) => options.with_role(SaboteurRule::Seat(seat, target)).unwrap(),
        _ => options,
    }
}
