use core::{fmt, ops::ControlFlow};

use super::{
    Board, Colour, Material, Move, MoveError, Options, Orientation, Path, PlacedPiece, Points,
    Shape,
    bits::{self, Bits},
    connection::Links,
    moves::Footprint,
    path,
    placements::Heights,
    playout,
    standing::PieceList,
};
use crate::{
    EndReason, Forfeit, Game, GameKind, OptionsError, Outcome, RandomSource, Score, Seat, Seats,
    Side, Square, Turn, diagram::write_board,
};

/// A position of Caminos, without the order of the moves. It takes 240 bytes.
///
/// ```
/// use cauce_rules::{GameLine, caminos::Position};
///
/// let after = |line: &str| line.parse::<GameLine<Position>>().map(|line| line.position());
/// let one = after("caminos : O:a1a2b1b2 O:d4d5e4e5 T:f1g1g2h1")?;
/// let other = after("caminos : T:f1g1g2h1 O:d4d5e4e5 O:a1a2b1b2")?;
/// assert_eq!(one, other);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) seats: u8,
    /// The filled squares of each storey.
    pub(super) filled: [Bits; 3],
    /// The green and the yellow squares of each storey.
    pub(super) own: [[Bits; 3]; Colour::ALL.len()],
    pub(super) standing: PieceList,
    /// The pieces left, by seat and shape.
    pub(super) remaining: [[u8; Shape::COLOURED.len()]; Seat::MAX as usize],
    /// The number of neutral bars still to be placed.
    pub(super) bars: u8,
    pub(super) out: [bool; Colour::ALL.len()],
    /// The seat to move, or the last seat to move once the game is over.
    pub(super) to_move: Seat,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// Returns the board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// Returns the options of the game.
    pub fn options(&self) -> Options {
        let placed = self.pieces().any(|piece| piece.material == Material::Neutral);
        Options {
            board: self.board,
            four_players: self.seats == Seat::MAX,
            neutrals: self.bars > 0 || placed,
        }
    }

    /// Returns the number of cubes on a square, 0 to 3. It is 0 off the board.
    pub fn height(&self, square: Square) -> u8 {
        let bit = bits::bit(square).unwrap_or_default();
        self.filled.iter().map(|storey| u8::from(storey & bit != 0)).sum()
    }

    /// Returns the bitboards of each storey, the lowest first: all cubes, or those of one colour.
    ///
    /// ```
    /// use cauce_rules::{GameLine, caminos::{Colour, Position}};
    ///
    /// let game = "caminos : L:a1b1b1b1".parse::<GameLine<Position>>()?.position();
    /// assert_eq!(game.storeys(None), [0b11, 0b10, 0b10]);
    /// assert_eq!(game.storeys(Some(Colour::Yellow)), [0; 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn storeys(&self, colour: Option<Colour>) -> [u128; 3] {
        colour.map_or(self.filled, |colour| self.own[colour as usize])
    }

    /// Returns the materials of the cubes on a square, from bottom to top.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, caminos::{Material, Position}};
    ///
    /// let line = "caminos neutrals=yes : I:d4e4f4 I:a1a1a1 Z:d3d3d4d4";
    /// let game = line.parse::<GameLine<Position>>()?.position();
    /// let d4 = game.column(Square::new(3, 3));
    /// assert!(d4.eq([Material::Neutral, Material::Green, Material::Green]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn column(&self, square: Square) -> impl Iterator<Item = Material> + use<> {
        let bit = bits::bit(square).unwrap_or_default();
        let (filled, [green, yellow]) = (self.filled, self.own);
        (0..3).take_while(move |&storey| filled[storey] & bit != 0).map(move |storey| {
            if green[storey] & bit != 0 {
                Material::Green
            } else if yellow[storey] & bit != 0 {
                Material::Yellow
            } else {
                Material::Neutral
            }
        })
    }

    /// Returns all pieces on the board, including neutral bars, in an order independent of play.
    pub fn pieces(&self) -> impl Iterator<Item = PlacedPiece> + use<> {
        self.standing.iter()
    }

    /// Returns the piece of the cube on this storey, counted from 0, if there is one.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, caminos::{Material, Position}};
    ///
    /// let line = "caminos : O:a1a1b1b1 O:c1c1d1d1";
    /// let game = line.parse::<GameLine<Position>>()?.position();
    /// let piece = |file, storey| game.piece_at(Square::new(file, 0), storey);
    /// assert_eq!(piece(0, 0), piece(1, 1), "a1 and b1 are of one piece");
    /// assert_ne!(piece(1, 0), piece(2, 0));
    /// assert_eq!(piece(2, 0).map(|piece| piece.material), Some(Material::Yellow));
    /// assert_eq!(piece(0, 2), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn piece_at(&self, square: Square, storey: u8) -> Option<PlacedPiece> {
        self.pieces().find(|piece| piece.mv.cubes().any(|cube| cube == (square, storey)))
    }

    /// Returns the number of pieces of a shape that a seat has left. Seats 1 and 2 have the neutral
    /// bars, also in games of four players.
    pub fn remaining(&self, seat: Seat, shape: Shape) -> u8 {
        match shape {
            Shape::I => match seat {
                Seat::ONE => u8::from(self.bars == 2),
                Seat::TWO => u8::from(self.bars >= 1),
                _ => 0,
            },
            _ if seat.index() < usize::from(self.seats) => {
                self.remaining[seat.index()][shape as usize]
            }
            _ => 0,
        }
    }

    /// Returns whether a neutral bar must be placed now.
    pub fn is_bar_due(&self) -> bool {
        self.bars > 0 && self.outcome.is_none()
    }

    /// Returns the material of the piece to be placed now, or `None` if the game is over.
    pub fn placing(&self) -> Option<Material> {
        let own =
            if self.bars > 0 { Material::Neutral } else { Colour::from_seat(self.to_move).into() };
        self.outcome.is_none().then_some(own)
    }

    /// Returns the same board with a piece of this material to be placed next. It is meant for a
    /// board editor; a game need not lead to the position.
    ///
    /// Partners share one supply, no colour is out, and the bars left are those not on the board.
    ///
    /// ```
    /// use cauce_rules::{Game, caminos::{Material, Options, Position}};
    ///
    /// let mut game = Position::start(&Options::default())?;
    /// for token in ["O:a1a2b1b2", "O:d4d5e4e5"] {
    ///     game = game.with_next(Material::Yellow);
    ///     game.play(game.parse(token)?)?;
    /// }
    /// assert!(game.pieces().all(|piece| piece.material == Material::Yellow));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_next(mut self, material: Material) -> Self {
        let bars = self.pieces().filter(|piece| piece.material == Material::Neutral).count();
        self.bars = if material == Material::Neutral { 2_u8.saturating_sub(bars as u8) } else { 0 };
        self.to_move = match material {
            Material::Yellow => Seat::TWO,
            Material::Neutral if self.bars == 1 => Seat::TWO,
            Material::Green | Material::Neutral => Seat::ONE,
        };
        for [mine, partners] in [[0, 2], [1, 3]] {
            for shape in 0..Shape::COLOURED.len() {
                self.remaining[mine][shape] +=
                    core::mem::take(&mut self.remaining[partners][shape]);
            }
        }
        self.out = [false; Colour::ALL.len()];
        self.outcome = self.outcome.filter(|it| it.reason == EndReason::Connection);
        self
    }

    /// Returns whether a colour is out of the game because it could not place a piece in its turn.
    pub fn is_out(&self, colour: Colour) -> bool {
        self.out[colour as usize]
    }

    /// Returns the number of pieces of a colour that have a cube resting on a square of a side.
    pub fn border_pieces(&self, colour: Colour) -> u32 {
        let touches = |piece: &PlacedPiece| {
            piece.material.colour() == Some(colour) && piece.mv.border(self.board).is_some()
        };
        self.pieces().filter(touches).count() as u32
    }

    /// Returns the height at which the lowest cube would rest if the piece were lowered onto the
    /// present board. Squares off the board have height 0.
    pub fn resting_height(&self, mv: Move) -> u8 {
        mv.columns()
            .map(|(square, base, _)| self.height(square).saturating_sub(base))
            .max()
            .unwrap_or_default()
    }

    /// Lowers a piece onto the present board, with its south-western corner at these files and
    /// ranks from `a1`, which may be off the board. User interfaces use it while the player moves a
    /// piece.
    ///
    /// Returns the height at which its lowest cube rests, and the move, or why it is not legal.
    ///
    /// ```
    /// use cauce_rules::{Game, caminos::{Options, Orientation, Position, Shape}};
    ///
    /// let mut game = Position::start(&Options::default())?;
    /// game.play(game.parse("O:a1a1b1b1")?)?;
    /// let is_flat = |orientation: &Orientation| orientation.extent() == [2, 2, 1];
    /// let flat = Shape::O.orientations().find(is_flat).ok_or("none")?;
    /// let (height, legal) = game.drop_piece(flat, 1, 0);
    /// assert_eq!(height, 2, "b1 has two cubes");
    /// assert!(legal.is_err());
    /// let (height, legal) = game.drop_piece(flat, 2, 0);
    /// assert_eq!((height, legal?.to_string().as_str()), (0, "O:c1c2d1d2"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn drop_piece(
        &self,
        orientation: Orientation,
        east: i8,
        north: i8,
    ) -> (u8, Result<Move, crate::MoveError>) {
        let under = orientation.columns().iter().filter_map(|column| {
            let square = Square::new(0, 0).offset(
                east.checked_add_unsigned(column.east)?,
                north.checked_add_unsigned(column.north)?,
            )?;
            Some(self.height(square).saturating_sub(column.base))
        });
        let rest = under.max().unwrap_or_default();
        let anchor = Square::new(0, 0).offset(east, north);
        let mv = anchor.and_then(|anchor| Move::new(orientation, anchor));
        let legal = mv.ok_or(MoveError::OffGrid.into()).and_then(|mv| self.check(mv).map(|()| mv));
        (rest, legal)
    }

    /// Returns the points and their reason, or `None` if the game is not over.
    pub fn points(&self) -> Option<Points> {
        let outcome = self.outcome?;
        Some(match outcome.reason {
            EndReason::Connection => {
                let winner = Colour::from_seat(outcome.winners.iter().next()?);
                let links = self.links(winner);
                let (path, doubled) = path::counted(self.board, links, |at| self.height(at))?;
                Points::Connection { winner, path, doubled }
            }
            EndReason::Exhausted => {
                let [green, yellow] = Colour::ALL.map(|colour| self.border_pieces(colour));
                Points::Border { green, yellow }
            }
            _ => Points::Unplayed,
        })
    }

    /// Returns the squares linked to a square with a green or yellow top cube, including it. Empty
    /// for any other square. The order is rank by rank from the south, each rank from the west.
    ///
    /// Two adjacent squares are linked if their top cubes have one colour and only this colour is
    /// on the wall between them.
    ///
    /// ```
    /// use cauce_rules::{GameLine, Square, caminos::Position};
    ///
    /// let line = "caminos : L:a1b1b1b1 O:g7g8h7h8";
    /// let game = line.parse::<GameLine<Position>>()?.position();
    /// let [a1, b1] = [Square::new(0, 0), Square::new(1, 0)];
    /// assert!(game.linked(a1).eq([a1, b1]), "from the foot up the wall of the L");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn linked(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        let bit = bits::bit(square).unwrap_or_default();
        let linked = Colour::ALL
            .map(|colour| self.links(colour).flood(bit))
            .into_iter()
            .fold(0, |all, linked| all | linked);
        bits::squares(linked)
    }

    /// Returns the winning pairs of sides that a colour has joined, ordered as [`Board::pairs`].
    ///
    /// ```
    /// use cauce_rules::{GameLine, caminos::{Colour, Position}};
    ///
    /// let line = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2";
    /// let game = line.parse::<GameLine<Position>>()?.position();
    /// assert!(game.joined(Colour::Green).eq([(0, 2)]), "south and north");
    /// assert_eq!(game.joined(Colour::Yellow).next(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn joined(&self, colour: Colour) -> impl Iterator<Item = (usize, usize)> + use<> {
        let position = *self;
        self.board.pairs().filter(move |&pair| position.path(colour, pair).is_some())
    }

    /// Returns the shortest path of a colour between any two sides, if it has joined them.
    pub fn path(&self, colour: Colour, sides: (usize, usize)) -> Option<Path> {
        path::shortest(self.board, self.links(colour), |at| self.height(at), sides)
    }

    /// Calls `visit` with each legal placement that covers any of these squares, until it breaks.
    pub fn visit_legal_over<B>(
        &self,
        squares: u128,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let heights = self.heights();
        self.available_shapes()
            .flat_map(|shape| heights.placements_over(shape, squares))
            .try_for_each(&mut visit)
    }

    /// Returns whether a legal placement of a coloured piece wins at once.
    ///
    /// ```
    /// use cauce_rules::{Game, GameLine, caminos::Position};
    ///
    /// let line = "caminos : L:a1a2a3b3 O:g7g8h7h8 L:a4a5a6b6 O:g5g6h5h6";
    /// let game = line.parse::<GameLine<Position>>()?.position();
    /// assert!(game.wins(game.parse("O:a7a8b7b8")?));
    /// assert!(!game.wins(game.parse("O:c7c8d7d8")?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wins(&self, mv: Move) -> bool {
        let colour = Colour::from_seat(self.to_move);
        let (mut own, mut filled) = (self.own[colour as usize], self.filled);
        for (square, storey) in mv.cubes() {
            let bit = bits::bit(square).unwrap_or_default();
            own[usize::from(storey)] |= bit;
            filled[usize::from(storey)] |= bit;
        }
        mv.shape() != Shape::I && Links::new(own, filled).joins_sides(self.board, mv.bits())
    }

    pub(super) fn heights(&self) -> Heights {
        Heights::new(self.board, self.filled)
    }

    pub(super) fn links(&self, colour: Colour) -> Links {
        Links::new(self.own[colour as usize], self.filled)
    }

    /// Returns whether this orientation fits anywhere, regardless of the pieces left.
    pub fn admits(&self, orientation: Orientation) -> bool {
        self.heights().anchors(orientation) != 0
    }

    /// Returns the shapes that the seat to move may place now, whether or not they fit anywhere.
    pub fn available_shapes(&self) -> impl Iterator<Item = Shape> {
        Shape::ALL.into_iter().filter(|&shape| self.check_shape(shape).is_ok())
    }

    /// Checks that the seat to move may place a piece of this shape now.
    ///
    /// ```
    /// use cauce_rules::{Game, caminos::{MoveError, Options, Position, Shape}};
    ///
    /// let game = Position::start(&Options::default().with_neutrals(true))?;
    /// assert_eq!(game.check_shape(Shape::L), Err(MoveError::BarFirst.into()));
    /// assert!(game.available_shapes().eq([Shape::I]));
    /// # Ok::<(), cauce_rules::OptionsError>(())
    /// ```
    ///
    /// # Errors
    /// Returns the reason if it may not.
    pub fn check_shape(&self, shape: Shape) -> Result<(), crate::MoveError> {
        let seat = self.decider()?;
        if self.is_bar_due() && shape != Shape::I {
            return Err(MoveError::BarFirst.into());
        }
        if self.remaining(seat, shape) == 0 {
            return Err(MoveError::NoneLeft(shape).into());
        }
        Ok(())
    }

    pub(super) fn put(&mut self, piece: PlacedPiece) {
        let mut own = piece.material.colour().map(|colour| &mut self.own[colour as usize]);
        for (square, storey) in piece.mv.cubes() {
            let bit = bits::bit(square).unwrap_or_default();
            self.filled[usize::from(storey)] |= bit;
            if let Some(own) = &mut own {
                own[usize::from(storey)] |= bit;
            }
        }
        self.standing.insert(piece);
    }

    /// Places a legal piece, checks whether it wins, and advances the turn. Returns the new heights
    /// unless it wins.
    pub(super) fn place(&mut self, mv: Move) -> Option<Heights> {
        let colour = Colour::from_seat(self.to_move);
        self.put(PlacedPiece::new(colour, mv));
        if mv.shape() == Shape::I {
            self.bars = self.bars.saturating_sub(1);
            self.to_move = if self.bars == 0 { Seat::ONE } else { Seat::TWO };
            return Some(self.heights());
        }
        if let Some(left) = self.remaining[self.to_move.index()].get_mut(mv.shape() as usize) {
            *left = left.saturating_sub(1);
        }
        let under = mv.squares().filter_map(bits::bit).fold(0, |under, bit| under | bit);
        if self.links(colour).joins_sides(self.board, under) {
            self.end(self.team(colour), EndReason::Connection);
            return None;
        }
        let heights = self.heights();
        self.advance(&heights);
        Some(heights)
    }

    /// Gives the turn to the next seat that can place a piece. By the rules of Caminos, a colour
    /// that cannot is out. If both are out, the game is over.
    pub(super) fn advance(&mut self, heights: &Heights) {
        let mut seat = self.to_move;
        for _ in 0..self.seats {
            seat = seat.next(self.seats);
            let colour = Colour::from_seat(seat);
            if self.is_out(colour) {
                continue;
            }
            if self.can_place(seat, heights) {
                self.to_move = seat;
                return;
            }
            self.out[colour as usize] = true;
        }
        self.end(Seats::NONE, EndReason::Exhausted);
    }

    pub(super) fn can_place(&self, seat: Seat, heights: &Heights) -> bool {
        let left = &self.remaining[seat.index()];
        let fits = |&shape: &Shape| left[shape as usize] > 0 && heights.admits(shape);
        Shape::COLOURED.iter().any(fits)
    }

    pub(super) fn end(&mut self, winners: Seats, reason: EndReason) {
        self.outcome = Some(Outcome { winners, reason });
    }

    pub(super) fn team(&self, colour: Colour) -> Seats {
        Seat::all(self.seats).filter(|&seat| Colour::from_seat(seat) == colour).collect()
    }

    fn decider(&self) -> Result<Seat, crate::MoveError> {
        if self.outcome.is_some() { Err(crate::MoveError::Over) } else { Ok(self.to_move) }
    }

    /// Checks that a piece fits when it is lowered onto the present board.
    fn stands(&self, mv: Move) -> Result<(), crate::MoveError> {
        if let Some(square) = mv.squares().find(|&square| !self.board.contains(square)) {
            return Err(crate::MoveError::OffBoard(square));
        }
        let rest = self.resting_height(mv);
        if let Some((square, _, _)) =
            mv.columns().find(|&(square, base, _)| self.height(square) < base + rest)
        {
            return Err(MoveError::Gap(square).into());
        }
        if rest > 0 { Err(MoveError::Unsupported.into()) } else { Ok(()) }
    }
}

impl fmt::Display for Position {
    /// Draws the board. Each square lists its cubes from bottom to top as `G`, `Y` and `N`
    /// (neutral).
    ///
    /// ```
    /// use cauce_rules::{GameLine, caminos::Position};
    ///
    /// let line = "caminos neutrals=yes : I:d4e4f4 I:a1a1a1 Z:d3d3d4d4";
    /// let text = line.parse::<GameLine<Position>>()?.position().to_string();
    /// let ranks: Vec<_> = text.lines().rev().take(5).collect();
    /// assert_eq!(ranks, [
    ///     "   a   b   c   d   e   f   g   h",
    ///     " 1 NNN .   .   .   .   .   .   .",
    ///     " 2 .   .   .   .   .   .   .   .",
    ///     " 3 .   .   .   GG  .   .   .   .",
    ///     " 4 .   .   .   NGG N   N   .   .",
    /// ]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, (self.board.span(), self.board.span()), |square| {
            let mut signs = [' '; 3];
            signs[0] = if self.board.contains(square) { '.' } else { ' ' };
            for (sign, material) in signs.iter_mut().zip(self.column(square)) {
                *sign = match material {
                    Material::Green => 'G',
                    Material::Yellow => 'Y',
                    Material::Neutral => 'N',
                };
            }
            signs
        })
    }
}

impl Game for Position {
    const KIND: GameKind = GameKind::Caminos;
    type Options = Options;
    type Move = Move;

    fn start(options: &Options) -> Result<Self, OptionsError> {
        Ok(Self {
            board: options.board,
            seats: options.players(),
            filled: [0; 3],
            own: [[0; 3]; Colour::ALL.len()],
            standing: PieceList::EMPTY,
            remaining: options.supply(),
            bars: if options.neutrals { 2 } else { 0 },
            out: [false; Colour::ALL.len()],
            to_move: Seat::ONE,
            outcome: None,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn side(&self, seat: Seat) -> Option<Side> {
        (seat.index() < usize::from(self.seats)).then(|| Colour::from_seat(seat).side())
    }

    fn turn(&self) -> Turn {
        match self.outcome {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Move(self.to_move),
        }
    }

    fn score(&self) -> Option<Score> {
        self.points().map(|points| points.score())
    }

    /// Partners earn the same points.
    fn series_points(&self, seat: Seat) -> u32 {
        let side = self.side(seat);
        side.and_then(|side| self.score()?.get(side)).unwrap_or_default()
    }

    fn visit_legal<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let heights = self.heights();
        self.available_shapes().flat_map(|shape| heights.placements(shape)).try_for_each(&mut visit)
    }

    fn check(&self, mv: Move) -> Result<(), crate::MoveError> {
        self.check_shape(mv.shape())?;
        self.stands(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.place(mv);
    }

    /// Parses a token. The present heights select the orientation. If none is legal, the
    /// orientation that would rest lowest is returned.
    fn parse(&self, token: &str) -> Result<Move, crate::MoveError> {
        let footprint = Footprint::parse(token)?;
        if let Some(&square) =
            footprint.squares().iter().find(|&&square| !self.board.contains(square))
        {
            return Err(crate::MoveError::OffBoard(square));
        }
        footprint
            .moves()
            .min_by_key(|&mv| (self.stands(mv).is_err(), self.resting_height(mv)))
            .ok_or_else(|| MoveError::NotTheShape(footprint.shape).into())
    }

    fn forfeit(&mut self, why: Forfeit) -> Result<(), crate::MoveError> {
        let seat = self.decider()?;
        self.end(self.team(Colour::from_seat(seat).other()), why.by(seat));
        Ok(())
    }

    fn agree_draw(&mut self) -> Result<(), crate::MoveError> {
        self.decider()?;
        self.end(Seats::NONE, EndReason::Agreement);
        Ok(())
    }

    fn random_move(&self, source: &mut impl RandomSource) -> Option<Move> {
        playout::random_move(self, source)
    }

    fn playout(&mut self, source: &mut impl RandomSource, max_plies: u32) -> u32 {
        playout::playout(self, source, max_plies)
    }
}
