//! Tables set up by hand.

use dragondraft::{
    Action, Attraction, Card, Cards, Components, Dragondraft, EarnedSnapshot, Edition, Event, Figures,
    Grandstand, Options, Phase, PlayerSnapshot, Size, Snapshot, View,
};
use kernel::{Game, Match, Options as _, Seat, SeatSet, Seed, Sheet, Viewer};

/// The seats of the rulebook's examples.
pub(crate) const ADRIAN: Seat = Seat(0);
pub(crate) const MAJA: Seat = Seat(1);
pub(crate) const THOMAS: Seat = Seat(2);
pub(crate) const SILKE: Seat = Seat(3);

/// Both editions: the worked examples are the same in their booklets.
pub(crate) const EDITIONS: [Edition; 2] = [Edition::English, Edition::French];

/// A table in the making: round 1, recruiting, seat 0 with sheep and turn, nothing on the board, empty hands.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) options: Options,
    pub(crate) snapshot: Snapshot,
}

/// The built-in sheet with these lines changed.
pub(crate) fn corrected(changes: &[(&str, &str)]) -> &'static Components {
    let mut text = Components::TEXT.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    Box::leak(Box::new(Components::parse(&text).unwrap_or_else(|bad| panic!("{bad}"))))
}

fn card(letter: char) -> Option<Card> {
    Some(match letter {
        'r' => Card::Red,
        'p' => Card::Purple,
        'b' => Card::Blue,
        'g' => Card::Green,
        'y' => Card::Yellow,
        '1' => Card::Goblin,
        '2' => Card::GoblinPair,
        '.' => return None,
        _ => panic!("`{letter}` is no card"),
    })
}

/// Cards from letters: `rrp2t` is two red, one purple, a pair of goblins and a thistle.
pub(crate) fn cards(letters: &str) -> Cards {
    let mut cards = Cards::default();
    for letter in letters.chars().filter(|letter| !letter.is_whitespace()) {
        if letter == 't' {
            cards.thistle += 1;
        } else {
            *cards.of_mut(card(letter).expect("a hand has no empty spaces")) += 1;
        }
    }
    cards
}

impl Setup {
    pub(crate) fn new(players: u8) -> Self {
        Self::with(Options { players, ..Options::default() })
    }

    pub(crate) fn with(options: Options) -> Self {
        let sheet = Components::built_in();
        let row = vec![None; usize::from(sheet.columns)];
        let player = PlayerSnapshot { limit: sheet.hand_limit, ..PlayerSnapshot::default() };
        let snapshot = Snapshot {
            round: 1,
            phase: Phase::Recruiting,
            turn: Seat(0),
            sheep: Seat(0),
            passed: SeatSet::EMPTY,
            board: vec![row; usize::from(sheet.rows)],
            undealt: Vec::new(),
            discard: Cards::default(),
            players: vec![player; usize::from(options.players())],
            lead: Cards::default(),
        };
        Self { options, snapshot }
    }

    /// Lays cards on a row (`a` to `d`) from the flag rope on, `.` for an empty space.
    pub(crate) fn row(mut self, row: char, letters: &str) -> Self {
        let row = &mut self.snapshot.board[usize::from(row as u8 - b'a')];
        for (space, letter) in row.iter_mut().zip(letters.chars()) {
            *space = card(letter);
        }
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, letters: &str) -> Self {
        self.snapshot.players[seat.index()].hand = cards(letters);
        self
    }

    /// Specials of earlier days: snack stands count already.
    pub(crate) fn specials(mut self, seat: Seat, specials: Figures) -> Self {
        let player = &mut self.snapshot.players[seat.index()];
        player.specials = specials;
        player.limit += specials.snack_stand;
        self
    }

    pub(crate) fn edition(mut self, edition: Edition) -> Self {
        self.options.edition = edition;
        self
    }

    pub(crate) fn stands(mut self, seat: Seat, stands: &[(Size, u8)]) -> Self {
        let player = &mut self.snapshot.players[seat.index()];
        player.grandstands =
            stands.iter().map(|&(size, spectators)| Grandstand { size, spectators }).collect();
        let spectators = stands.iter().map(|&(_, spectators)| u16::from(spectators)).sum();
        player.spectators.push(EarnedSnapshot { attraction: Attraction::Grandstands, spectators });
        self
    }

    pub(crate) fn spectators(mut self, seat: Seat, spectators: u16) -> Self {
        let earned = EarnedSnapshot { attraction: Attraction::Green, spectators };
        self.snapshot.players[seat.index()].spectators.push(earned);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.snapshot.round = round;
        self
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.snapshot.turn = seat;
        self
    }

    pub(crate) fn sheep(mut self, seat: Seat) -> Self {
        self.snapshot.sheep = seat;
        self
    }

    /// In the middle of preparing the stages, everybody having passed.
    pub(crate) fn preparing(mut self) -> Self {
        self.snapshot.phase = Phase::Preparing;
        self.snapshot.passed = SeatSet::all(self.options.players());
        self
    }

    /// The snapshot, every card that was not named on the discard pile.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let mut snapshot = self.snapshot.clone();
        let sheet = Components::built_in();
        for card in Card::ALL {
            let board = snapshot.board.iter().flatten().filter(|&&lies| lies == Some(card)).count() as u8;
            let hands: u8 = snapshot.players.iter().map(|player| player.hand.of(card)).sum();
            let undealt = snapshot.undealt.iter().filter(|&&lies| lies == card).count() as u8;
            *snapshot.discard.of_mut(card) = sheet.cards[card.index()] - board - hands - undealt;
        }
        snapshot
    }

    pub(crate) fn table(&self) -> Table {
        self.table_with(Components::built_in())
    }

    /// The table with a corrected sheet.
    pub(crate) fn table_with(&self, sheet: &'static Components) -> Table {
        let seed = Seed::from_text("scenario");
        let table = Match::from_snapshot(sheet, self.options.clone(), &self.snapshot(), seed);
        Table(table.unwrap_or_else(|bad| panic!("{bad}")))
    }
}

/// A match with short words.
pub(crate) struct Table(pub Match<Dragondraft>);

impl Table {
    /// A dealt table.
    pub(crate) fn deal(options: Options, seed: &str) -> Self {
        Self(Match::deal(Components::built_in(), options, Seed::from_text(seed)).expect("good options"))
    }

    /// Plays a move in notation.
    pub(crate) fn play(&mut self, seat: Seat, notation: &str) -> Vec<Event> {
        let action: Action = notation.parse().expect("a move");
        self.0.play(seat, action).unwrap_or_else(|refusal| panic!("{seat} {notation}: {refusal}"))
    }

    /// The code of the refusal of a move, and its rule.
    pub(crate) fn refusal(&mut self, seat: Seat, notation: &str) -> (&'static str, &'static str) {
        let action: Action = notation.parse().expect("a move");
        let refusal = self.0.play(seat, action).expect_err("the move is refused");
        (refusal.code, refusal.rule)
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let seat = self.0.to_act().first().expect("somebody is to act");
        self.0.actions(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn turn(&self) -> Option<Seat> {
        self.0.to_act().first()
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        self.0.state().snapshot()
    }

    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.snapshot().players[seat.index()].hand
    }

    pub(crate) fn spectators(&self, seat: Seat) -> u16 {
        self.view().players[seat.index()].spectators
    }

    /// Lets everybody take the first card they may and prepare nothing, until the phase is over.
    pub(crate) fn finish(&mut self, phase: Phase) {
        while self.view().phase == phase {
            let seat = self.turn().expect("somebody is to act");
            let moves = self.moves();
            let last = moves.last().expect("something can be done").clone();
            self.play(seat, if phase == Phase::Recruiting { &moves[0] } else { &last });
        }
    }
}

/// The spectators of a show, from its events.
pub(crate) fn counted(events: &[Event], seat: Seat) -> Option<u16> {
    events.iter().find_map(|event| match event {
        Event::ShowCounted { seat: whose, spectators, .. } if *whose == seat => Some(*spectators),
        _ => None,
    })
}
