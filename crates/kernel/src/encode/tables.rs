//! Many matches of one game at once, in numbers: for programs that learn from millions of steps.

use std::{mem, thread};

use super::{Encode, listed_index};
use crate::chance::{Chance, SearchRng};
use crate::erased::{CodedError, Erased};
use crate::game::NoEvents;
use crate::options::Options;
use crate::seat::{Seat, Viewer};

/// Tables that are stepped together. Each waits for one seat: where several choose at the same time they are asked one after
/// the other, which they cannot tell, as choices are sealed. A table whose game is over deals the next one at once.
pub trait AnyTables: Send + Sync {
    /// How many there are.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many seats each has.
    fn players(&self) -> usize;

    /// Deals all of them anew. The deals of a table follow from `seed` and its number, however many threads there are.
    ///
    /// # Errors
    /// `bad-shape`, `bad-threads`.
    fn reset(&mut self, seed: u64, room: Room<'_>, threads: usize) -> Result<(), CodedError>;

    /// Plays an action at every table, for the seat it waits for.
    ///
    /// # Errors
    /// `bad-shape`, `bad-threads`; `illegal-action` with the number of the first table where the action is not legal. Nothing
    /// has then changed at any table.
    fn step(&mut self, actions: &[i64], room: Room<'_>, threads: usize) -> Result<(), CodedError>;

    /// Writes an action of every table, each legal one as likely as any other.
    ///
    /// # Errors
    /// `bad-shape`.
    fn sample(&mut self, out: &mut [i64]) -> Result<(), CodedError>;
}

/// Where the tables write, each its own row.
#[derive(Debug)]
pub struct Room<'a> {
    /// What the seat that is to act may know.
    pub observations: &'a mut [f32],
    /// What it may do.
    pub masks: &'a mut [u8],
    /// Which seat it is.
    pub seats: &'a mut [i32],
    /// If the last step ended a game, the reward of each seat by its rank; otherwise 0.
    pub rewards: &'a mut [f32],
    /// The same by points.
    pub points: &'a mut [f32],
    /// Whether the last step ended a game. Everything else here is then of the next one.
    pub done: &'a mut [u8],
    /// How many plies were played in the present game.
    pub plies: &'a mut [u32],
}

/// Tables of `G`.
pub(super) struct Tables<G: Encode> {
    sheet: &'static G::Sheet,
    options: G::Options,
    tables: Vec<Table<G>>,
}

struct Table<G: Encode> {
    state: G,
    chance: SearchRng,
    /// What samples are drawn with: drawing them must not change what is dealt.
    whims: SearchRng,
    seat: Seat,
    plies: u32,
    actions: Vec<G::Action>,
    /// The action to be played.
    next: Option<G::Action>,
}

impl<G: Encode> Tables<G> {
    /// So many tables, not yet dealt for anybody to look at.
    pub(super) fn new(erased: &Erased<G>, options: G::Options, count: usize) -> Result<Self, CodedError> {
        let sheet = erased.sheet();
        let state = G::deal(sheet, &options, &mut SearchRng::new(0))?;
        let table = |number: usize| Table {
            state: state.clone(),
            chance: SearchRng::new(number as u64),
            whims: SearchRng::new(number as u64),
            seat: Seat(0),
            plies: 0,
            actions: Vec::new(),
            next: None,
        };
        Ok(Self { sheet, options, tables: (0..count).map(table).collect() })
    }

    fn check(&self, room: &Room<'_>, threads: usize) -> Result<(), CodedError> {
        if threads == 0 {
            return Err(CodedError::new("bad-threads", "at least one thread is needed"));
        }
        let (count, players) = (self.tables.len(), self.players());
        let fits = room.observations.len() == count * G::numbers()
            && room.masks.len() == count * G::ACTIONS as usize
            && [room.rewards.len(), room.points.len()] == [count * players; 2]
            && [room.seats.len(), room.done.len(), room.plies.len()] == [count; 3];
        if fits { Ok(()) } else { Err(bad_shape()) }
    }

    /// Does the same at every table, a part of them on each thread, and writes what is to be seen afterwards.
    fn each(
        &mut self,
        mut room: Room<'_>,
        threads: usize,
        what: impl Fn(&mut Table<G>, &mut Room<'_>) + Sync,
    ) {
        let shape = Shape { numbers: G::numbers(), actions: G::ACTIONS as usize, players: self.players() };
        let run = |tables: &mut [Table<G>], mut room: Room<'_>| {
            for table in tables {
                let mut row = room.take_rows(1, shape);
                row.rewards.fill(0.0);
                row.points.fill(0.0);
                row.done[0] = 0;
                what(table, &mut row);
                table.show(&mut row);
            }
        };
        if threads == 1 {
            return run(&mut self.tables, room);
        }
        let part = self.tables.len().div_ceil(threads).max(1);
        thread::scope(|scope| {
            for tables in self.tables.chunks_mut(part) {
                let (run, room) = (&run, room.take_rows(tables.len(), shape));
                scope.spawn(move || run(tables, room));
            }
        });
    }
}

/// How much room a table needs.
#[derive(Clone, Copy)]
struct Shape {
    numbers: usize,
    actions: usize,
    players: usize,
}

impl<'a> Room<'a> {
    /// The first rows. What is left begins after them.
    fn take_rows(&mut self, rows: usize, shape: Shape) -> Self {
        fn cut<'a, T>(slice: &mut &'a mut [T], len: usize) -> &'a mut [T] {
            let (front, rest) = mem::take(slice).split_at_mut(len);
            *slice = rest;
            front
        }
        Room {
            observations: cut(&mut self.observations, rows * shape.numbers),
            masks: cut(&mut self.masks, rows * shape.actions),
            seats: cut(&mut self.seats, rows),
            rewards: cut(&mut self.rewards, rows * shape.players),
            points: cut(&mut self.points, rows * shape.players),
            done: cut(&mut self.done, rows),
            plies: cut(&mut self.plies, rows),
        }
    }
}

impl<G: Encode> Table<G> {
    fn deal(&mut self, sheet: &'static G::Sheet, options: &G::Options) {
        self.state = G::deal(sheet, options, &mut self.chance).expect("these options were dealt before");
        self.plies = 0;
    }

    fn play(&mut self, sheet: &'static G::Sheet, options: &G::Options, row: &mut Room<'_>) {
        let action = self.next.take().expect("every action was looked up");
        self.state.play_listed(self.seat, action, &mut self.chance, &mut NoEvents);
        self.plies += 1;
        if let Some(standings) = self.state.standings() {
            for seat in Seat::all(self.state.seats()) {
                row.rewards[seat.index()] = standings.rank_reward(seat);
                row.points[seat.index()] = standings.scores()[seat.index()] as f32;
            }
            row.done[0] = 1;
            self.deal(sheet, options);
        }
    }

    /// Writes what the seat that is to act may know and do.
    fn show(&mut self, row: &mut Room<'_>) {
        self.seat = self.state.to_act().first().expect("a game that is not over waits for somebody");
        self.state.observe(Viewer::Seat(self.seat), row.observations);
        self.state.mask(self.seat, &mut self.actions, row.masks);
        row.seats[0] = self.seat.0.into();
        row.plies[0] = self.plies;
    }
}

impl<G: Encode> AnyTables for Tables<G> {
    fn len(&self) -> usize {
        self.tables.len()
    }

    fn players(&self) -> usize {
        usize::from(self.options.players())
    }

    fn reset(&mut self, seed: u64, room: Room<'_>, threads: usize) -> Result<(), CodedError> {
        self.check(&room, threads)?;
        for (number, table) in (0..).zip(&mut self.tables) {
            // Mixed, so that the tables of neighbouring seeds have nothing in common.
            let mixed = SearchRng::new(seed).bits() ^ SearchRng::new(number).bits().rotate_left(32);
            table.chance = SearchRng::new(mixed);
            table.whims = SearchRng::new(!mixed);
        }
        let (sheet, options) = (self.sheet, self.options.clone());
        self.each(room, threads, |table, _| table.deal(sheet, &options));
        Ok(())
    }

    fn step(&mut self, actions: &[i64], room: Room<'_>, threads: usize) -> Result<(), CodedError> {
        self.check(&room, threads)?;
        if actions.len() != self.tables.len() {
            return Err(bad_shape());
        }
        for (number, (table, &index)) in self.tables.iter_mut().zip(actions).enumerate() {
            let action = u32::try_from(index).ok().and_then(G::action_at);
            table.next = action.filter(|action| table.actions.contains(action));
            if table.next.is_none() {
                let what = action.map_or_else(|| index.to_string(), |action| format!("{index} ({action})"));
                let message = format!("table {number}: action {what} is not legal for seat {}", table.seat);
                return Err(CodedError::new("illegal-action", message));
            }
        }
        let (sheet, options) = (self.sheet, self.options.clone());
        self.each(room, threads, |table, row| table.play(sheet, &options, row));
        Ok(())
    }

    fn sample(&mut self, out: &mut [i64]) -> Result<(), CodedError> {
        if out.len() != self.tables.len() {
            return Err(bad_shape());
        }
        for (table, index) in self.tables.iter_mut().zip(out) {
            let action = table.actions.get(table.whims.below(table.actions.len().max(1)));
            *index = action.map_or(-1, |&action| listed_index::<G>(action).into());
        }
        Ok(())
    }
}

fn bad_shape() -> CodedError {
    CodedError::new("bad-shape", "there is not exactly one row for each table")
}
