//! Tables set up by hand: a test names what matters, the other cards go where they disturb nothing.

use std::collections::BTreeSet;

use flamecraft::{Artisan, Card, Enchantment, Event, Fancy, Flamecraft, Good, Options, Sheet, Shop, View};
use kernel::{Game, Match, Seat, Seed, Viewer};
use serde_json::{Value, json};

/// The seats, by name.
pub(crate) const ANN: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);
pub(crate) const CAT: Seat = Seat(2);

/// A table in the making. It is Ann's turn to visit a shop.
#[derive(Clone)]
pub(crate) struct Scene {
    options: Options,
    players: Vec<Value>,
    town: Vec<Value>,
    park: Vec<String>,
    row: Vec<String>,
    next_artisans: Vec<String>,
    artisans_left: Option<usize>,
    next_fancies: Vec<String>,
    next_shops: Vec<String>,
    enchantments_left: Option<usize>,
    ending: Value,
    tokens: Value,
    now: Value,
    stack: Value,
    turn: Seat,
    turns: u16,
    seed: u64,
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Scene {
    pub(crate) fn of(players: u8) -> Self {
        Self::with(Options { players, ..Options::default() })
    }

    pub(crate) fn with(options: Options) -> Self {
        let player = json!({
            "goods": [0, 0, 0, 0, 0, 0], "coins": 0, "reputation": 0, "hand": [], "fancy": [], "scored": [],
            "at": null, "reserved": null, "companion": null, "companion-used": false, "coins-turned-in": 0,
            "moonlight": 0, "offered": [null, null, null, null, null], "sealed": null,
        });
        let starters = Shop::all().take(6).zip(Good::ALL).map(|(shop, good)| {
            json!({
                "shop": shop, "slots": [Artisan::starter(good), null, null],
                "enchantments": [null, null, null], "coins": 0,
            })
        });
        let deck = if options.enchantments == flamecraft::Enchantments::Golden { "golden" } else { "purple" };
        let row = ["bread", "meat", "iron", "crystal", "plant"].map(|good| format!("{deck}-{good}-1"));
        Self {
            players: vec![player; options.players as usize],
            options,
            town: starters.collect(),
            park: words("bread-1 meat-1 iron-1 crystal-1 plant-1"),
            row: row.to_vec(),
            next_artisans: Vec::new(),
            artisans_left: None,
            next_fancies: Vec::new(),
            next_shops: Vec::new(),
            enchantments_left: None,
            ending: Value::Null,
            tokens: json!([null, null, null, null, null, null]),
            now: json!({
                "cast": null, "cast-at": 0, "placed": 0, "filled": 0, "fired": [], "drawn": null, "that": null,
                "drawn-fancy": [], "extra": 0,
            }),
            stack: json!(["end-turn", "visit"]),
            turn: ANN,
            turns: 1,
            seed: 0,
        }
    }

    fn player(mut self, seat: Seat, key: &str, value: Value) -> Self {
        self.players[seat.index()][key] = value;
        self
    }

    /// Artisan dragons in hand: `bread-2 meat-3`.
    pub(crate) fn hand(self, seat: Seat, cards: &str) -> Self {
        self.player(seat, "hand", json!(words(cards)))
    }

    pub(crate) fn fancy(self, seat: Seat, cards: &str) -> Self {
        self.player(seat, "fancy", json!(words(cards)))
    }

    pub(crate) fn scored(self, seat: Seat, cards: &str) -> Self {
        self.player(seat, "scored", json!(words(cards)))
    }

    /// Goods in the order bread, meat, iron, crystal, plant, potion.
    pub(crate) fn goods(self, seat: Seat, goods: [u16; 6]) -> Self {
        self.player(seat, "goods", json!(goods))
    }

    pub(crate) fn coins(self, seat: Seat, coins: u16) -> Self {
        self.player(seat, "coins", json!(coins))
    }

    pub(crate) fn reputation(self, seat: Seat, points: u16) -> Self {
        self.player(seat, "reputation", json!(points))
    }

    pub(crate) fn reserved(self, seat: Seat, card: &str) -> Self {
        self.player(seat, "reserved", json!(card))
    }

    pub(crate) fn companion(self, seat: Seat, companion: &str) -> Self {
        self.player(seat, "companion", json!(companion))
    }

    /// Stands at a shop.
    pub(crate) fn at(self, seat: Seat, shop: &str) -> Self {
        let spot = self.spot(shop);
        self.player(seat, "at", json!(spot))
    }

    fn spot(&self, shop: &str) -> usize {
        self.town
            .iter()
            .position(|spot| spot["shop"] == shop)
            .unwrap_or_else(|| panic!("{shop} is not in town"))
    }

    /// A shop in town; `-` is an empty slot.
    pub(crate) fn shop(mut self, shop: &str, slots: &str) -> Self {
        let mut filled: Vec<Value> = slots
            .split_whitespace()
            .map(|card| if card == "-" { Value::Null } else { json!(card) })
            .collect();
        filled.resize(3, Value::Null);
        let spot = json!({ "shop": shop, "slots": filled, "enchantments": [null, null, null], "coins": 0 });
        match self.town.iter().position(|known| known["shop"] == shop) {
            Some(known) => self.town[known] = spot,
            None => self.town.push(spot),
        }
        self
    }

    /// Enchantments at a shop in town.
    pub(crate) fn enchanted(mut self, shop: &str, cards: &str) -> Self {
        let mut cards: Vec<Value> = words(cards).into_iter().map(Value::String).collect();
        cards.resize(3, Value::Null);
        let spot = self.spot(shop);
        self.town[spot]["enchantments"] = json!(cards);
        self
    }

    /// Which coin spaces of a shop hold coins, as bits.
    pub(crate) fn coin_spaces(mut self, shop: &str, bits: u8) -> Self {
        let spot = self.spot(shop);
        self.town[spot]["coins"] = json!(bits);
        self
    }

    pub(crate) fn park(mut self, cards: &str) -> Self {
        self.park = words(cards);
        self
    }

    pub(crate) fn row(mut self, cards: &str) -> Self {
        self.row = words(cards);
        self
    }

    /// The dragons that the deck gives next, the first of them first.
    pub(crate) fn next(mut self, cards: &str) -> Self {
        self.next_artisans = words(cards);
        self
    }

    /// So many dragons in the deck in all; the others are in Ben's hand (or, alone, in Ann's).
    pub(crate) fn artisans_left(mut self, n: usize) -> Self {
        self.artisans_left = Some(n);
        self
    }

    pub(crate) fn next_fancies(mut self, cards: &str) -> Self {
        self.next_fancies = words(cards);
        self
    }

    pub(crate) fn next_shops(mut self, cards: &str) -> Self {
        self.next_shops = words(cards);
        self
    }

    /// So many enchantments in the deck; the others lie in shops of their icon.
    pub(crate) fn enchantments_left(mut self, n: usize) -> Self {
        self.enchantments_left = Some(n);
        self
    }

    pub(crate) fn final_turns(mut self, turns: u8) -> Self {
        self.ending = json!({ "cause": "artisan-deck", "turns": turns, "begun-now": false });
        self
    }

    /// Solo: the token of a good stands at a shop.
    pub(crate) fn token(mut self, good: Good, shop: &str) -> Self {
        let spot = self.spot(shop);
        self.tokens[good.index()] = json!(spot);
        self
    }

    /// A fact of the turn so far.
    pub(crate) fn now(mut self, key: &str, value: Value) -> Self {
        self.now[key] = value;
        self
    }

    /// The steps that wait.
    pub(crate) fn stack(mut self, stack: Value) -> Self {
        self.stack = stack;
        self
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.turn = seat;
        self
    }

    pub(crate) fn turns(mut self, turns: u16) -> Self {
        self.turns = turns;
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    pub(crate) fn snapshot(&self) -> Value {
        let mut players = self.players.clone();
        let mut town = self.town.clone();
        let named = |value: &Value, used: &mut BTreeSet<String>| match value {
            Value::Array(cards) => {
                used.extend(cards.iter().filter_map(|card| card.as_str().map(str::to_owned)));
            }
            Value::String(card) => {
                used.insert(card.clone());
            }
            _ => {}
        };

        let mut used = BTreeSet::new();
        players.iter().for_each(|player| named(&player["hand"], &mut used));
        town.iter().for_each(|spot| named(&spot["slots"], &mut used));
        used.extend(self.next_artisans.iter().cloned());
        // A park card that a test puts elsewhere is replaced by the next free one.
        let left_out = match self.options.players {
            2 => 2,
            1 | 3 => 1,
            _ => 0,
        };
        let in_game = |card: &Artisan| card.is_starter() || card.index() % 7 < 6 - left_out;
        let mut free: Vec<String> = Artisan::all()
            .filter(in_game)
            .map(|card| card.to_string())
            .filter(|card| !used.contains(card) && !self.park.contains(card))
            .collect();
        let mut park = Vec::new();
        for card in &self.park {
            park.push(match card.as_str() {
                "-" => Value::Null,
                card if used.contains(card) => json!(free.remove(0)),
                card => json!(card),
            });
        }
        if let Some(left) = self.artisans_left {
            let rest = left.saturating_sub(self.next_artisans.len());
            let holder = players.len() - 1;
            for card in free.split_off(rest.min(free.len())) {
                players[holder]["hand"].as_array_mut().expect("a list").push(json!(card));
            }
        }
        let artisans: Vec<String> =
            free.into_iter().chain(self.next_artisans.iter().rev().cloned()).collect();

        let mut used = BTreeSet::new();
        for player in &players {
            named(&player["fancy"], &mut used);
            named(&player["scored"], &mut used);
        }
        used.extend(self.next_fancies.iter().cloned());
        let sheet = Sheet::built_in();
        let mut all: BTreeSet<Fancy> = Fancy::all().collect();
        if self.options.players == 1 {
            all = sheet.raw.solo.fancy.iter().copied().collect();
            for entry in &sheet.raw.achievement {
                if self.options.campaign.contains(&entry.id) {
                    all.extend(entry.add_fancy.iter().copied());
                }
            }
        }
        let free = all.iter().map(ToString::to_string).filter(|card| !used.contains(card));
        let fancies: Vec<String> = free.chain(self.next_fancies.iter().rev().cloned()).collect();

        let mut used = BTreeSet::new();
        players.iter().for_each(|player| named(&player["reserved"], &mut used));
        town.iter().for_each(|spot| named(&spot["enchantments"], &mut used));
        used.extend(self.row.iter().cloned());
        let played = match self.options.enchantments {
            flamecraft::Enchantments::Purple => 0..18,
            flamecraft::Enchantments::Golden => 18..36,
            flamecraft::Enchantments::Mixed => 0..36,
        };
        let mut enchantments: Vec<String> =
            played.map(|n| Enchantment::new(n).to_string()).filter(|card| !used.contains(card)).collect();
        if let Some(left) = self.enchantments_left {
            for card in enchantments.split_off(left) {
                let icon = card.split('-').nth(1).expect("deck, icon, number");
                let spot = Good::ALL.iter().position(|good| good.word() == icon).expect("an icon");
                let places = town[spot]["enchantments"].as_array_mut().expect("a list");
                let place = places.iter_mut().find(|place| place.is_null()).expect("room for it");
                *place = json!(card);
            }
        }

        let mut row: Vec<Value> =
            self.row.iter().map(|card| if card == "-" { Value::Null } else { json!(card) }).collect();
        row.resize(5, Value::Null);
        park.resize(5, Value::Null);
        let shops: Vec<String> = self.next_shops.iter().rev().cloned().collect();
        let mut known = vec![json!({ "artisans": [], "fancies": [] }); 6];
        for (seat, player) in players.iter().enumerate() {
            known[seat] = json!({ "artisans": player["hand"], "fancies": player["fancy"] });
        }
        json!({
            "first": ANN, "turn": self.turn, "turns": self.turns, "now": self.now, "ending": self.ending,
            "stack": self.stack, "players": players, "town": town, "face-down": 0, "shop-deck": shops,
            "artisan-deck": artisans, "park": park, "park-goods": vec![[0; 6]; 5], "fancy-deck": fancies,
            "enchantment-deck": enchantments, "row": row, "tokens": self.tokens, "unlocked": [], "known": known,
        })
    }

    pub(crate) fn table(&self) -> Table {
        let snapshot = serde_json::from_value(self.snapshot()).unwrap_or_else(|bad| panic!("{bad}"));
        let seed = Seed::from_text("scene").nth(self.seed);
        let game = Match::from_snapshot(Sheet::built_in(), self.options.clone(), &snapshot, seed);
        Table { game: game.unwrap_or_else(|bad| panic!("{bad}")), events: Vec::new() }
    }
}

/// A table being played.
pub(crate) struct Table {
    pub(crate) game: Match<Flamecraft>,
    /// What happened since the scene was set.
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn dealt(options: Options, seed: u64) -> Self {
        let game = Match::deal(Sheet::built_in(), options, Seed::from_text("dealt").nth(seed));
        Self { game: game.unwrap_or_else(|bad| panic!("{bad}")), events: Vec::new() }
    }

    /// Plays moves written with spaces between them.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
            match self.game.play(seat, action) {
                Ok(events) => self.events.extend(events),
                Err(refusal) => panic!("{text}: {refusal}; offered: {:?}", self.offers(seat)),
            }
        }
        self
    }

    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: Seat, text: &str) -> &'static str {
        let action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        match self.game.play(seat, action) {
            Ok(_) => panic!("{text} is accepted"),
            Err(refusal) => refusal.code,
        }
    }

    pub(crate) fn offers(&self, seat: Seat) -> Vec<String> {
        self.game.actions(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn may(&self, seat: Seat, text: &str) -> bool {
        self.offers(seat).iter().any(|offered| offered == text)
    }

    /// What is asked.
    pub(crate) fn asks(&self) -> &'static str {
        self.view(ANN).question.asks.word()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    fn player(&self, seat: Seat) -> flamecraft::PlayerView {
        self.view(seat).players[seat.index()].clone()
    }

    pub(crate) fn goods(&self, seat: Seat) -> [u16; 6] {
        self.player(seat).goods.0
    }

    pub(crate) fn coins(&self, seat: Seat) -> u16 {
        self.player(seat).coins
    }

    pub(crate) fn reputation(&self, seat: Seat) -> u16 {
        self.player(seat).reputation
    }

    pub(crate) fn scored(&self, seat: Seat) -> String {
        self.player(seat).scored.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.view(seat).hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn fancies(&self, seat: Seat) -> String {
        self.view(seat).fancies.iter().map(|own| own.id.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The slots of a shop; `-` is empty.
    pub(crate) fn slots(&self, shop: &str) -> String {
        let view = self.view(ANN);
        let found = view.town.iter().find(|known| known.shop.is_some_and(|id| id.to_string() == shop));
        let found = found.unwrap_or_else(|| panic!("{shop} is not in town"));
        let name = |slot: &flamecraft::SlotView| slot.dragon.map_or("-".to_owned(), |card| card.to_string());
        found.slots.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn state(&self) -> Value {
        serde_json::to_value(self.game.state().snapshot()).expect("a snapshot is plain data")
    }

    /// Skips what is left of the turn.
    #[track_caller]
    pub(crate) fn finish_turn(&mut self, seat: Seat) -> &mut Self {
        for _ in 0..50 {
            if self.game.state().to_act() != kernel::SeatSet::only(seat) {
                return self;
            }
            let offers = self.offers(seat);
            let has = |text: &str| offers.iter().any(|offer| offer == text);
            let next = ["skip", "done", "end"].into_iter().find(|text| has(text));
            let next = next.map_or_else(|| offers[0].clone(), str::to_owned);
            let last = next == "end";
            self.play(seat, &next);
            if last
                && self.view(seat).question.asks != flamecraft::Asks::AfterExpand
                && self.view(seat).turn != seat
            {
                return self;
            }
            if last && self.game.state().to_act().is_empty() {
                return self;
            }
        }
        panic!("the turn does not end: {:?}", self.offers(seat));
    }

    pub(crate) fn happened(&self, test: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| test(event)).count()
    }
}
