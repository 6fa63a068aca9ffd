//! Races set up by hand: a small language for snapshots.

use std::collections::BTreeMap;

use kernel::{Game as _, NoEvents, SearchRng, Seat, SeatSet, Sheet as _};
use sneaky::{
    Action, Back, CardName, Deck, Event, Face, FrameSnapshot, GroundSnapshot, Lie, Options, Phase,
    SeatSnapshot, Sheet, SlotSnapshot, Snapshot, Sneaky, Spell, Step,
};

/// A card by its name.
pub(crate) fn card(name: &str) -> CardName {
    name.parse().unwrap_or_else(|bad| panic!("{name}: {bad}"))
}

/// The back of a card.
pub(crate) fn back(name: &str) -> Back {
    let wanted = card(name);
    let cards = Sheet::built_in().cards();
    cards.iter().find(|card| card.kind == wanted.kind && card.copy == wanted.copy).expect("a card").back
}

/// The front of a card in a race where backs matter.
pub(crate) fn face(name: &str) -> Face {
    let wanted = card(name);
    let cards = Sheet::built_in().cards();
    let printed = cards.iter().find(|card| card.kind == wanted.kind && card.copy == wanted.copy);
    let printed = printed.expect("a card");
    let value = printed.kind.has_value().then_some(printed.value);
    Face { name: wanted, kind: printed.kind, value, back: Some(printed.back) }
}

/// A card of the kind (or any movement card for `move`) whose back shows the spell.
pub(crate) fn with_spell(kinds: &[&str], spell: Spell, but: &[&str]) -> String {
    let cards = Sheet::built_in().cards().iter();
    let names = cards.filter(|card| card.back.spell == spell);
    let mut names = names.filter(|card| kinds.is_empty() || kinds.contains(&card.kind.word()));
    let name = |card: &sneaky::Card| CardName { kind: card.kind, copy: card.copy }.to_string();
    names.find(|card| !but.contains(&name(card).as_str())).map(name).expect("a card with the spell")
}

/// A race about to be played: who has which cards, who stands where.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) options: Options,
    rows: Vec<Vec<(String, Lie)>>,
    fields: Vec<u8>,
    top: Vec<String>,
    discard: Vec<String>,
    known: BTreeMap<String, u8>,
    edit: Vec<fn(&mut Snapshot)>,
    starter: u8,
    draw_only: Option<usize>,
}

impl Scene {
    /// A race of so many with every card, on the long track, all dragons on field 10, seat 0 starting.
    pub(crate) fn of(players: u8) -> Self {
        let options =
            Options { players, deck: Deck::Everything, track: sneaky::Track::Full, ..Options::default() };
        Self {
            options,
            rows: vec![Vec::new(); players as usize],
            fields: vec![10; players as usize],
            top: Vec::new(),
            discard: Vec::new(),
            known: BTreeMap::new(),
            edit: Vec::new(),
            starter: 0,
            draw_only: None,
        }
    }

    /// With other options.
    pub(crate) fn with(mut self, change: impl Fn(&mut Options)) -> Self {
        change(&mut self.options);
        self
    }

    /// The storyline of a seat: names of cards; `/` before one turns it, `+` makes it played, `-` skipped.
    pub(crate) fn row(mut self, seat: usize, cards: &str) -> Self {
        self.rows[seat] = cards
            .split_whitespace()
            .map(|word| match word.split_at(1) {
                ("/", name) => (name.to_owned(), Lie::Turned),
                ("+", name) => (name.to_owned(), Lie::Up),
                ("-", name) => (name.to_owned(), Lie::Passed),
                _ => (word.to_owned(), Lie::Down),
            })
            .collect();
        self
    }

    /// Where the dragons stand.
    pub(crate) fn at(mut self, fields: &[u8]) -> Self {
        self.fields = fields.to_vec();
        self
    }

    /// The next cards of the draw pile, the top first.
    pub(crate) fn top(mut self, cards: &str) -> Self {
        self.top = cards.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// The draw pile has only so many cards; all others lie on the discard pile.
    pub(crate) fn draw_only(mut self, cards: usize) -> Self {
        self.draw_only = Some(cards);
        self
    }

    /// Seats, as bits, that know a card.
    pub(crate) fn known(mut self, name: &str, bits: u8) -> Self {
        self.known.insert(name.to_owned(), bits);
        self
    }

    /// Who starts.
    pub(crate) fn starter(mut self, seat: u8) -> Self {
        self.starter = seat;
        self
    }

    /// Any other change of the snapshot.
    pub(crate) fn edit(mut self, change: fn(&mut Snapshot)) -> Self {
        self.edit.push(change);
        self
    }

    /// The race before its first action round.
    ///
    /// Tables wait for somebody's choice, so this one waits for the player before the starter, for whom a mirror shows
    /// a crystal ball: turning no card sets the race going.
    pub(crate) fn set(self) -> Race {
        let sheet = Sheet::built_in();
        let mut used: Vec<CardName> = Vec::new();
        let mut take = |name: &str| {
            let name = card(name);
            assert!(!used.contains(&name), "{name} is used twice");
            used.push(name);
            name
        };
        let mut seats: Vec<SeatSnapshot> = Vec::new();
        for (row, &field) in self.rows.iter().zip(&self.fields) {
            let row = row.iter().map(|(name, lie)| SlotSnapshot {
                card: take(name),
                lie: *lie,
                under: None,
                by: None,
            });
            seats.push(SeatSnapshot { field, stood: field, row: row.collect(), ..SeatSnapshot::default() });
        }
        let top: Vec<CardName> = self.top.iter().map(|name| take(name)).collect();
        let mut discard: Vec<CardName> = self.discard.iter().map(|name| take(name)).collect();
        let before = (self.starter + self.options.players - 1) % self.options.players;
        let all = sheet.cards().iter().map(|card| CardName { kind: card.kind, copy: card.copy });
        let in_race = |name: &CardName| match self.options.deck {
            Deck::Introduction => {
                matches!(name.kind.group(), sneaky::Group::Movement | sneaky::Group::Plain)
            }
            Deck::Normal => name.kind.group() != sneaky::Group::Advanced,
            _ => true,
        };
        let rest: Vec<CardName> = all.filter(|name| !used.contains(name)).collect();
        let out: Vec<CardName> = rest.iter().filter(|name| !in_race(name)).copied().collect();
        let mut draw: Vec<CardName> = rest.iter().filter(|name| in_race(name)).copied().collect();
        draw.extend(top.into_iter().rev());
        if let Some(count) = self.draw_only {
            discard.extend(draw.drain(..draw.len() - count));
        }
        let stack = vec![FrameSnapshot {
            seat: Seat(before),
            card: Some(card("crystal-ball")),
            step: Step::Turn,
            copied: true,
            wished: false,
            void: false,
            goblins: 0,
        }];
        let mut snapshot = Snapshot {
            phase: Phase::Movement,
            round: 2,
            starter: Seat(self.starter),
            to_act: SeatSet::only(Seat(before)),
            floor: 0,
            ground: None,
            seats,
            draw,
            discard,
            out,
            known: self.known.clone(),
            roared: None,
            turn: self.options.players,
            action_round: 0,
            caravans: 0,
            stack,
            resolved: None,
            picks: Vec::new(),
            spread: Vec::new(),
            limit: 0,
            serum: [0; 3],
            bet: 0,
            contest: Default::default(),
            judged: [0; 4],
        };
        if self.options.mountain {
            let mountain = &sheet.mountain;
            snapshot.ground = Some(GroundSnapshot {
                corners: mountain.corners.clone(),
                holes: mountain.holes.iter().map(|hole| (hole.field, hole.value)).collect(),
                rockslides: mountain.rockslides.iter().map(|rocks| (rocks.field, rocks.value)).collect(),
            });
        }
        self.edit.iter().for_each(|change| change(&mut snapshot));
        if snapshot.stack.last().is_some_and(|frame| frame.step == Step::Turn) {
            let row = snapshot.seats[before as usize].row.iter().enumerate();
            let unplayed = row.filter(|(_, slot)| slot.lie.unplayed());
            snapshot.picks = unplayed.map(|(index, _)| index as u8).collect();
        }
        let table =
            Sneaky::from_snapshot(sheet, &self.options, &snapshot).unwrap_or_else(|bad| panic!("{bad}"));
        Race { table, options: self.options, chance: SearchRng::new(7), events: Vec::new(), starter: before }
    }

    /// The race set going: cards are played until somebody has to choose.
    pub(crate) fn go(self) -> Race {
        let mut race = self.set();
        let before = race.starter;
        race.play(before, "turn:none");
        race.events.clear();
        race
    }

    /// The race set going, keeping its first events.
    pub(crate) fn logged(self) -> Race {
        let mut race = self.set();
        let before = race.starter;
        race.play(before, "turn:none");
        race
    }
}

/// A running race.
#[derive(Clone)]
pub(crate) struct Race {
    pub(crate) table: Sneaky,
    options: Options,
    pub(crate) chance: SearchRng,
    pub(crate) events: Vec<Event>,
    starter: u8,
}

impl Race {
    /// A seat does something.
    pub(crate) fn play(&mut self, seat: u8, action: &str) -> &mut Self {
        let parsed: Action = action.parse().unwrap_or_else(|bad| panic!("{bad}"));
        let played = self.table.play(Seat(seat), parsed, &mut self.chance, &mut self.events);
        played.unwrap_or_else(|refusal| panic!("seat {seat}, {action}: {refusal}"));
        self.table.audit().unwrap_or_else(|lost| panic!("after {action}: {lost}"));
        self
    }

    /// The same race with something changed in its snapshot.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Snapshot)) -> &mut Self {
        let mut snapshot = self.table.snapshot();
        change(&mut snapshot);
        let table = Sneaky::from_snapshot(Sheet::built_in(), &self.options, &snapshot);
        self.table = table.unwrap_or_else(|bad| panic!("{bad}"));
        self
    }

    /// Why a changed snapshot is refused.
    pub(crate) fn bad_snapshot(&self, change: impl FnOnce(&mut Snapshot)) -> String {
        let mut snapshot = self.table.snapshot();
        change(&mut snapshot);
        let refused = Sneaky::from_snapshot(Sheet::built_in(), &self.options, &snapshot);
        refused.expect_err("it cannot be played on").to_string()
    }

    /// Why a seat may not do something.
    pub(crate) fn refused(&self, seat: u8, action: &str) -> &'static str {
        let parsed: Action = action.parse().unwrap_or_else(|bad| panic!("{bad}"));
        let mut table = self.table.clone();
        let refusal = table.play(Seat(seat), parsed, &mut SearchRng::new(1), &mut NoEvents);
        assert_eq!(table, self.table, "a refusal changes nothing");
        refusal.expect_err("it is not allowed").code
    }

    /// What a seat may do.
    pub(crate) fn choices(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.table.actions(Seat(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Who has to choose.
    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.table.to_act().iter().map(|seat| seat.0).collect()
    }

    /// Where the dragons stand.
    pub(crate) fn fields(&self) -> Vec<u8> {
        self.table.snapshot().seats.iter().map(|seat| seat.field).collect()
    }

    /// The snapshot in full.
    pub(crate) fn snapshot(&self) -> Snapshot {
        self.table.snapshot()
    }

    /// The names of a storyline's cards.
    pub(crate) fn row(&self, seat: usize) -> Vec<String> {
        self.snapshot().seats[seat].row.iter().map(|slot| slot.card.to_string()).collect()
    }

    /// The names of the discard pile's cards, the top last.
    pub(crate) fn discard(&self) -> Vec<String> {
        self.snapshot().discard.iter().map(ToString::to_string).collect()
    }

    /// Every move of a dragon so far, in order: who, from where, to where.
    pub(crate) fn moves(&self) -> Vec<(u8, u8, u8)> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::Moved { seat, from, to, .. } => Some((seat.0, *from, *to)),
                _ => None,
            })
            .collect()
    }

    /// Whether the round is over and cards were dealt again, or the race is over.
    pub(crate) fn round_is_over(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
    }

    /// The seats and cards turned up so far.
    pub(crate) fn flipped(&self) -> Vec<(u8, String)> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::Flipped { seat, card, .. } => Some((seat.0, card.name.to_string())),
                _ => None,
            })
            .collect()
    }
}
