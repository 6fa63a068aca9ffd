//! A race written out in full, and read back.

mod check;

use std::collections::BTreeMap;

use kernel::{BadSnapshot, List, MAX_SEATS, Options as _, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::audit;
use crate::card::{CardId, CardName, Cards, NONE, Spell};
use crate::kind::Group;
use crate::options::{Deck, Options};
use crate::play;
use crate::row::{Lie, ROW, Slot};
use crate::sheet::{Hazard, Sheet};
use crate::stack::{DEPTH, Frame, Step};
use crate::state::{LAST_FIELD, LAST_ROUND, Phase, Sneaky};

/// A race written out in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Snapshot {
    /// The part of the round.
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// Who starts this round.
    pub starter: Seat,
    /// Who has to choose.
    pub to_act: SeatSet,
    /// The lowest field left.
    #[serde(default)]
    pub floor: u8,
    /// The mountain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<GroundSnapshot>,
    /// Every seat.
    pub seats: Vec<SeatSnapshot>,
    /// The draw pile, its top last.
    pub draw: Vec<CardName>,
    /// The discard pile, its top last.
    pub discard: Vec<CardName>,
    /// Cards not in the race.
    #[serde(default)]
    pub out: Vec<CardName>,
    /// Cards that somebody knows: a bit for each seat, 128 for spectators.
    #[serde(default)]
    pub known: BTreeMap<String, u8>,
    /// Who roared.
    #[serde(default)]
    pub roared: Option<Seat>,
    /// How many have had their turn in this action round.
    #[serde(default)]
    pub turn: u8,
    /// From 1.
    #[serde(default)]
    pub action_round: u8,
    /// Caravans waiting.
    #[serde(default)]
    pub caravans: u8,
    /// Cards being resolved, the innermost last.
    #[serde(default)]
    pub stack: Vec<FrameSnapshot>,
    /// The card resolved last.
    #[serde(default)]
    pub resolved: Option<CardName>,
    /// What was chosen so far of a compound choice: indices from 0.
    #[serde(default)]
    pub picks: Vec<u8>,
    /// The talisman's cards, or the spy's as they are given out.
    #[serde(default)]
    pub spread: Vec<CardName>,
    /// The hidden limit of breath.
    #[serde(default)]
    pub limit: u8,
    /// Truth serum: fist with the token, fist raised, player asked; each number + 1.
    #[serde(default)]
    pub serum: [u8; 3],
    /// The field bet on + 1.
    #[serde(default)]
    pub bet: u8,
    /// The last contest: the limit, and what each seat held, in tenths + 1.
    #[serde(default)]
    pub contest: (u8, [u8; MAX_SEATS]),
    /// The last claim about the token: who made it, fist with the token, fist raised, player asked; each number + 1.
    #[serde(default)]
    pub judged: [u8; 4],
}

/// The whole table written out.
pub(crate) fn snapshot(race: &Sneaky) -> Snapshot {
    let sheet = race.sheet;
    let names = |cards: &[CardId]| cards.iter().map(|&card| sheet.name(card)).collect::<Vec<_>>();
    let name = |card: CardId| (card != NONE).then(|| sheet.name(card));
    let seat = |seat: Seat| {
        let at = seat.index();
        let row = race.row(seat).slots().iter().map(|slot| SlotSnapshot {
            card: sheet.name(slot.card),
            lie: slot.lie,
            under: name(slot.under()),
            by: slot.layer(),
        });
        SeatSnapshot {
            field: race.fields[at],
            stood: race.stood[at],
            row: row.collect(),
            hand: names(&race.hands[at]),
            aside: names(&race.aside[at]),
            rooted: race.rooted.contains(seat),
            hugged: race.hugged.contains(seat),
            wisp_running: race.wisp_running.contains(seat),
            wisp_done: race.wisp_done.contains(seat),
            potions: race.potions[at],
            book: race.books[at].checked_sub(1).map(|spell| Spell::ALL[spell as usize]),
            prepaid: race.prepaid[at],
            sealed: race.sealed[at],
        }
    };
    let cards = || 0..sheet.cards().len() as CardId;
    let out: Vec<_> = cards().filter(|&card| race.out >> card & 1 == 1).collect();
    let known = cards().filter(|&card| race.known[card as usize] > 0);
    let known = known.map(|card| (sheet.name(card).to_string(), race.known[card as usize]));
    let stack = race.stack.frames().iter().map(|frame| FrameSnapshot {
        seat: frame.seat,
        card: name(frame.card),
        step: frame.step,
        copied: frame.copied,
        wished: frame.wished,
        void: frame.void,
        goblins: frame.goblins,
    });
    Snapshot {
        phase: race.phase,
        round: race.round,
        starter: race.starter,
        to_act: race.acting,
        floor: race.floor,
        ground: race.terms.mountain.then(|| ground_of(race)),
        seats: race.seats_all().map(seat).collect(),
        draw: names(&race.draw),
        discard: names(&race.discard),
        out: names(&out),
        known: known.collect(),
        roared: race.roared,
        turn: race.turn,
        action_round: race.action_round,
        caravans: race.caravans,
        stack: stack.collect(),
        resolved: name(race.resolved),
        picks: race.picks.to_vec(),
        spread: names(&race.spread),
        limit: race.limit,
        serum: race.serum,
        bet: race.bet,
        contest: race.contest,
        judged: race.judged,
    }
}

/// The table that a snapshot describes, if it can be met in a race with these options.
pub(crate) fn from_snapshot(
    sheet: &'static Sheet,
    options: &Options,
    snapshot: &Snapshot,
) -> Result<Sneaky, BadSnapshot> {
    options.check().map_err(|bad| BadSnapshot::new("options", bad.to_string()))?;
    let mut race = play::empty(sheet, play::terms(sheet, options));
    snapshot.arrange_table(&mut race)?;
    for seat in race.seats_all() {
        snapshot.arrange_seat(&mut race, seat)?;
    }
    snapshot.arrange_cards(&mut race)?;
    snapshot.arrange_stack(&mut race)?;
    audit::audit(&race).map_err(|lost| BadSnapshot::new("cards", lost))?;
    check::check_choices(&race)?;
    add_own_knowledge(&mut race);
    Ok(race)
}

/// A place in a storyline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SlotSnapshot {
    /// The card.
    pub card: CardName,
    /// How it lies.
    pub lie: Lie,
    /// The talisman under it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under: Option<CardName>,
    /// Who laid it, as far as all know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

/// A player and the dragon.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SeatSnapshot {
    /// Where the dragon stands; 0 is the start card.
    pub field: u8,
    /// Where it stood when rockslides were last looked at.
    pub stood: u8,
    /// The storyline.
    pub row: Vec<SlotSnapshot>,
    /// The hand.
    pub hand: Vec<CardName>,
    /// Draft: the cards kept. Programming: the cards chosen, in order.
    pub aside: Vec<CardName>,
    /// Whether it is a tree.
    pub rooted: bool,
    /// Whether Bigfoot hugs it.
    pub hugged: bool,
    /// Whether it follows a Wisp.
    pub wisp_running: bool,
    /// Whether it has followed one.
    pub wisp_done: bool,
    /// Health potions drunk.
    pub potions: u8,
    /// The spell of the old book.
    pub book: Option<Spell>,
    /// Turns used up by a Mirror.
    pub prepaid: u8,
    /// A sealed choice, as a number + 1; 0 for none.
    pub sealed: u8,
}

/// A card being resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FrameSnapshot {
    /// For whom.
    pub seat: Seat,
    /// Which card; none when an interrupted Wisp runs on.
    pub card: Option<CardName>,
    /// How far.
    pub step: Step,
    /// Whether it is a Mirror's copy.
    #[serde(default)]
    pub copied: bool,
    /// Whether the lamp has granted its wish.
    #[serde(default)]
    pub wished: bool,
    /// Whether the old book takes its effect away.
    #[serde(default)]
    pub void: bool,
    /// Goblins met.
    #[serde(default)]
    pub goblins: u8,
}

/// The mountain.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GroundSnapshot {
    /// A corner lies behind each of these fields.
    pub corners: Vec<u8>,
    /// Holes: the field before it, and its value.
    pub holes: Vec<(u8, u8)>,
    /// Rockslides: field and value.
    pub rockslides: Vec<(u8, u8)>,
}

impl Snapshot {
    fn arrange_table(&self, race: &mut Sneaky) -> Result<(), BadSnapshot> {
        let players = race.terms.players;
        let check = |holds: bool, place: &str, reason: &str| {
            if holds { Ok(()) } else { Err(BadSnapshot::new(place, reason)) }
        };
        check(self.seats.len() == players as usize, "seats", "there must be one for each player")?;
        check(self.starter.0 < players, "starter", "there is no such seat")?;
        check(self.roared.is_none_or(|seat| seat.0 < players), "roared", "there is no such seat")?;
        check(self.to_act.is_subset_of(SeatSet::all(players)), "to-act", "there is no such seat")?;
        check((1..=LAST_ROUND).contains(&self.round), "round", "it must be 1 to 99")?;
        check(self.turn <= players, "turn", "there are not so many players")?;
        check(self.floor <= race.terms.track + 1, "floor", "the track ends before")?;
        check(self.floor == 0 || race.terms.forest, "floor", "the forest is not enchanted")?;
        check(
            self.ground.is_some() == race.terms.mountain,
            "ground",
            "it belongs to a race over the mountain, and to no other",
        )?;
        check(self.action_round <= 99, "action-round", "no round is so long")?;
        check(self.caravans <= 20, "caravans", "there are not so many cards")?;
        check(self.serum[..2].iter().all(|&fist| fist <= 2), "serum", "there are two fists")?;
        check(self.serum[2] <= players, "serum", "there is no such seat")?;
        let [teller, token, raised, asked] = self.judged;
        check(teller <= players && asked <= players, "judged", "there is no such seat")?;
        check(token <= 2 && raised <= 2, "judged", "there are two fists")?;
        if let Some(ground) = &self.ground {
            let length = race.terms.track;
            for &corner in &ground.corners {
                check((1..length).contains(&corner), "ground", "a corner is not on the track")?;
                race.ground.corners |= 1 << corner;
            }
            for &(field, value) in ground.holes.iter().chain(&ground.rockslides) {
                let fits = (1..=length).contains(&field) && (1..=15).contains(&value);
                check(fits, "ground", "a hazard is not on the track, or its value is not 1 to 15")?;
            }
            ground.holes.iter().for_each(|&(field, value)| race.ground.dig(field, value));
            ground.rockslides.iter().for_each(|&(field, value)| race.ground.pile_rocks(field, value));
        }
        race.phase = self.phase;
        race.round = self.round;
        race.starter = self.starter;
        race.acting = self.to_act;
        race.floor = self.floor;
        race.roared = self.roared;
        race.turn = self.turn;
        race.action_round = self.action_round;
        race.caravans = self.caravans;
        race.limit = self.limit;
        race.serum = self.serum;
        race.bet = self.bet;
        race.contest = self.contest;
        race.judged = self.judged;
        Ok(())
    }

    fn arrange_seat(&self, race: &mut Sneaky, seat: Seat) -> Result<(), BadSnapshot> {
        let at = seat.index();
        let place = |what: &str| format!("seat {seat}: {what}");
        let given = &self.seats[at];
        if given.field > LAST_FIELD || given.stood > LAST_FIELD {
            return Err(BadSnapshot::new(place("field"), "no dragon runs so far"));
        }
        race.fields[at] = given.field;
        race.stood[at] = given.stood;
        if given.row.len() > ROW {
            return Err(BadSnapshot::new(place("row"), "a storyline has at most 16 cards"));
        }
        for slot in &given.row {
            let card = find(race.sheet, slot.card, &place("row"))?;
            let mut laid = match slot.by {
                Some(by) if by.0 >= race.terms.players => {
                    return Err(BadSnapshot::new(place("row"), "there is no such seat"));
                }
                Some(by) => Slot::laid_by(by, card),
                None => Slot::down(card),
            };
            laid.lie = slot.lie;
            match (slot.lie, slot.under, slot.by) {
                (Lie::Up, _, Some(_)) => {
                    return Err(BadSnapshot::new(place("row"), "who laid a played card is no matter"));
                }
                (Lie::Up, under, None) => {
                    laid.turn_up();
                    if let Some(under) = under {
                        laid.put_under(find(race.sheet, under, &place("row"))?);
                    }
                }
                (_, None, _) => {}
                (_, Some(_), _) => {
                    let why = "only a talisman lies under a card, and that card is played";
                    return Err(BadSnapshot::new("row", why));
                }
            }
            race.rows[at].push(laid);
        }
        race.hands[at] = list(race.sheet, &given.hand, &place("hand"))?;
        race.aside[at] = list(race.sheet, &given.aside, &place("aside"))?;
        for (flag, set) in [
            (given.rooted, &mut race.rooted),
            (given.hugged, &mut race.hugged),
            (given.wisp_running, &mut race.wisp_running),
            (given.wisp_done, &mut race.wisp_done),
        ] {
            if flag {
                set.insert(seat);
            }
        }
        if given.potions > 20 || given.prepaid > 20 {
            return Err(BadSnapshot::new(place("potions, prepaid"), "there are not so many cards"));
        }
        race.potions[at] = given.potions;
        race.books[at] = given.book.map_or(0, |spell| spell as u8 + 1);
        race.prepaid[at] = given.prepaid;
        race.sealed[at] = given.sealed;
        Ok(())
    }

    fn arrange_cards(&self, race: &mut Sneaky) -> Result<(), BadSnapshot> {
        race.draw = list(race.sheet, &self.draw, "draw")?;
        race.discard = list(race.sheet, &self.discard, "discard")?;
        race.spread = list(race.sheet, &self.spread, "spread")?;
        for &name in &self.out {
            let card = find(race.sheet, name, "out")?;
            let group = name.kind.group();
            let allowed = match race.terms.deck {
                Deck::Introduction => matches!(group, Group::Normal | Group::Advanced),
                Deck::Normal | Deck::SixAdvanced => group == Group::Advanced,
                Deck::Trimmed => group != Group::Movement,
                Deck::Everything => false,
            };
            if !allowed {
                return Err(BadSnapshot::new("out", format!("{name} belongs to this deck")));
            }
            race.out |= 1 << card;
        }
        for (name, &bits) in &self.known {
            let name: CardName = name.parse().map_err(|bad: String| BadSnapshot::new("known", bad))?;
            let card = find(race.sheet, name, "known")?;
            race.known[card as usize] = bits;
        }
        Ok(())
    }

    fn arrange_stack(&self, race: &mut Sneaky) -> Result<(), BadSnapshot> {
        if self.stack.len() > DEPTH {
            return Err(BadSnapshot::new("stack", "it is too deep"));
        }
        for frame in &self.stack {
            if frame.seat.0 >= race.terms.players {
                return Err(BadSnapshot::new("stack", "there is no such seat"));
            }
            let card = frame.card.map(|name| find(race.sheet, name, "stack")).transpose()?;
            if card.is_none() && !matches!(frame.step, Step::Wisp | Step::Finish) {
                return Err(BadSnapshot::new("stack", "only a Wisp runs on without a card"));
            }
            race.stack.push(Frame {
                seat: frame.seat,
                card: card.unwrap_or(NONE),
                step: frame.step,
                copied: frame.copied,
                wished: frame.wished,
                void: frame.void,
                goblins: frame.goblins,
            });
        }
        race.resolved = self.resolved.map_or(Ok(NONE), |name| find(race.sheet, name, "resolved"))?;
        race.picks =
            List::from_slice(&self.picks).ok_or_else(|| BadSnapshot::new("picks", "there are too many"))?;
        Ok(())
    }
}

fn find(sheet: &Sheet, name: CardName, place: &str) -> Result<CardId, BadSnapshot> {
    sheet.find(name).ok_or_else(|| BadSnapshot::new(place, format!("the sheet has no {name}")))
}

fn list<const N: usize>(sheet: &Sheet, names: &[CardName], place: &str) -> Result<Cards<N>, BadSnapshot> {
    let cards = names.iter().map(|&name| find(sheet, name, place)).collect::<Result<Vec<_>, _>>()?;
    List::from_slice(&cards).ok_or_else(|| BadSnapshot::new(place, "there are too many cards"))
}

/// Whoever chooses among cards by name has seen them, whatever the snapshot says.
fn add_own_knowledge(race: &mut Sneaky) {
    let Some(&Frame { seat, step, .. }) = race.stack.top() else { return };
    let seen = match step {
        Step::Give => race.spied_cards(seat),
        Step::Choose => race.spread,
        _ => return,
    };
    seen.iter().for_each(|&card| race.known[card as usize] |= 1 << seat.0);
}

fn ground_of(race: &Sneaky) -> GroundSnapshot {
    let (holes, rockslides, corners) = race.hazards();
    let pairs = |hazards: Vec<Hazard>| hazards.iter().map(|h| (h.field, h.value)).collect();
    GroundSnapshot { corners, holes: pairs(holes), rockslides: pairs(rockslides) }
}
