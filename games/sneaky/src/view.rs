//! What one viewer may know.

use kernel::{Seat, SeatSet, Standings, Viewer};
use serde::Serialize;

use crate::action::{Fist, Target};
use crate::card::{Back, CardId, CardName, Face, NONE, Spell};
use crate::event::Breath;
use crate::options::Deck;
use crate::row::Lie;
use crate::score;
use crate::sheet::Hazard;
use crate::stack::Step;
use crate::state::{PAIR, Phase, Sneaky};

/// The table as one player, or a spectator, sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Which seat looks; none for a spectator.
    pub you: Option<Seat>,
    /// The part of the round.
    pub phase: Phase,
    /// The parts of every round of this race, in their order.
    pub phases: Vec<Phase>,
    /// The round, from 1.
    pub round: u8,
    /// Who has the starting player token.
    pub starter: Seat,
    /// Who has to choose.
    pub to_act: SeatSet,
    /// Which cards are in the race.
    pub deck: Deck,
    /// Whether bets are placed at picnics.
    pub betting: bool,
    /// The race track.
    pub track: Track,
    /// Every player with dragon, storyline and hand, in seat order.
    pub players: Vec<Player>,
    /// The draw pile.
    pub draw: DrawPile,
    /// The discard pile, its top last.
    pub discard: Vec<Face>,
    /// Who roared in this round's deal.
    pub roared: Option<Seat>,
    /// The action round, from 1; 0 before the movement phase.
    pub action_round: u8,
    /// Whose turn it is in the action round.
    pub turn: Option<Seat>,
    /// Caravans that wait for the end of the action round.
    pub caravans: u8,
    /// The cards being resolved, the innermost last.
    pub running: Vec<Running>,
    /// The cards that a spy has taken up and is dealing out.
    pub spied: Vec<Target>,
    /// What only this viewer sees.
    pub own: Own,
    /// The claim about the token that is to be judged.
    pub claim: Option<Claim>,
    /// The last contest: who held the breath how long.
    pub contest: Option<Contest>,
    /// The last claim that was judged, and where the token was.
    pub judged: Option<Judged>,
    /// The result, once the race is over.
    pub result: Option<Standings>,
}

/// The race track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Track {
    /// Fields up to the finish line.
    pub fields: u8,
    /// Fields of the finish card.
    pub finish: u8,
    /// The lowest field that is left; 0 is the start card.
    pub floor: u8,
    /// Where dragons land that fall off the finish card.
    pub landing: Option<u8>,
    /// Whether it leads over the Wild mountain.
    pub mountain: bool,
    /// Holes: the field before it, and its value.
    pub holes: Vec<Hazard>,
    /// Rockslides: field, value, and how far rocks would roll.
    pub rockslides: Vec<Rockslide>,
    /// A corner lies behind each of these fields.
    pub corners: Vec<u8>,
}

/// A rockslide of the mountain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rockslide {
    /// The field it lies on.
    pub field: u8,
    /// The courage that is needed to stand firm.
    pub value: u8,
    /// The field below it that is safe again: rocks roll over those in between.
    pub shelter: u8,
}

/// A player with dragon and storyline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// Where the dragon stands; 0 is the start card.
    pub field: u8,
    /// How far it is over the finish line, if it is.
    pub beyond: Option<u8>,
    /// Cards in hand.
    pub hand: u8,
    /// Cards kept in the draft.
    pub kept: u8,
    /// The storyline, from left to right.
    pub row: Vec<Place>,
    /// The sum of courage on unplayed cards, where backs matter.
    pub courage: Option<u8>,
    /// The sum of footprints on unplayed cards, where backs matter.
    pub stamina: Option<u8>,
    /// Whether the dragon is a tree.
    pub rooted: bool,
    /// Whether Bigfoot hugs it.
    pub hugged: bool,
    /// Spaces added to every regular movement card.
    pub potion: u8,
    /// The only spell whose cards count, by an old book of magic.
    pub book: Option<Spell>,
    /// Turns that a Mirror has used up beforehand.
    pub prepaid: u8,
    /// Whether it follows a Wisp.
    pub wisp_running: bool,
    /// Whether it has followed a Wisp and gets no more cards.
    pub wisp_done: bool,
}

/// A place in a storyline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Place {
    /// From 1.
    pub place: u8,
    /// How the card lies.
    pub lie: Lie,
    /// The card, once it is played.
    pub card: Option<Face>,
    /// What its back shows while it is face down, where backs matter.
    pub back: Option<Back>,
    /// Whether the owner's old book of magic will skip it.
    pub barred: bool,
    /// The talisman under it.
    pub under: Option<CardName>,
    /// Who laid it, as everybody remembers; none if it was dealt there, or was mixed with others since.
    pub by: Option<Seat>,
    /// What you remember it to be: you laid it there, or were shown it. Nobody may look again.
    pub note: Option<Face>,
}

/// The draw pile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DrawPile {
    /// Its cards.
    pub count: u8,
    /// What the back of the top card shows, where backs matter.
    pub top: Option<Back>,
}

/// A card being resolved.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Running {
    /// For whom.
    pub seat: Seat,
    /// The card; none when an interrupted Wisp runs on.
    pub card: Option<Face>,
    /// How far it is.
    pub step: Step,
    /// Whether it is a Mirror's reflection.
    pub reflected: bool,
}

/// What only one player sees.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Own {
    /// The hand.
    pub hand: Vec<Face>,
    /// Draft: the cards kept.
    pub kept: Vec<Face>,
    /// Programming: the cards chosen, not yet laid, with the storyline each goes to.
    pub plan: Vec<Planned>,
    /// Programming: the storyline that the next card goes to.
    pub next_row: Option<Seat>,
    /// Programming: the storylines that the cards of this step go to, in order, those of the plan first.
    pub order: Vec<Seat>,
    /// The cards drawn with a talisman, or those a spy looks at.
    pub spread: Vec<Face>,
    /// What was picked so far of a compound choice.
    pub picked: Vec<Target>,
    /// The spy's cards given out so far.
    pub given: Vec<CardName>,
    /// The storyline that a thief or spy picks from, or gives to, next.
    pub reach: Option<Seat>,
    /// The card sealed in a draft.
    pub sealed_card: Option<Face>,
    /// A number sealed: a place in the storyline, or a breath in tenths of a second.
    pub sealed: Option<u8>,
    /// The fist with the token.
    pub token: Option<Fist>,
    /// The fist that will be raised.
    pub fist: Option<Fist>,
    /// The fields that can be bet on.
    pub bets: Option<(u8, u8)>,
}

/// A card meant for a storyline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Planned {
    /// Whose.
    pub row: Seat,
    /// The card.
    pub card: Face,
}

/// What is said about the token.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Claim {
    /// Who says so.
    pub seat: Seat,
    /// Who has to judge.
    pub to: Seat,
    /// The fist raised.
    pub fist: Fist,
}

/// A contest of breath, when it is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Contest {
    /// How long anybody could hold the breath, in tenths of a second.
    pub limit: u8,
    /// Who held it how long.
    pub breaths: Vec<Breath>,
}

/// A claim about the token, when it was judged.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// What was said.
    #[serde(flatten)]
    pub claim: Claim,
    /// Where the token was.
    pub token: Fist,
}

const fn fist(number: u8) -> Option<Fist> {
    match number {
        1 => Some(Fist::Left),
        2 => Some(Fist::Right),
        _ => None,
    }
}

fn phases(race: &Sneaky) -> Vec<Phase> {
    let draft = race.terms.draft.then_some(Phase::Draft);
    let laying: &[Phase] = if race.terms.players == 2 {
        &[Phase::OwnPair, Phase::RivalPair, Phase::Insert]
    } else {
        &[Phase::Program]
    };
    draft.into_iter().chain(laying.iter().copied()).chain([Phase::Movement]).collect()
}

/// What this viewer may know, and nothing else.
pub(crate) fn view(race: &Sneaky, viewer: Viewer) -> View {
    let you = viewer.seat().filter(|seat| seat.0 < race.terms.players);
    let (holes, rockslides, corners) = race.hazards();
    let rockslide = |&Hazard { field, value }: &Hazard| Rockslide {
        field,
        value,
        shelter: race.ground.shelter_below(field),
    };
    let step = race.stack.top().map(|frame| frame.step);
    let claim = race.stack.top().filter(|_| step == Some(Step::Answer)).and_then(|frame| {
        let to = Seat(race.serum[2].checked_sub(1)?);
        Some(Claim { seat: frame.seat, to, fist: fist(race.serum[1])? })
    });
    View {
        you,
        phase: race.phase,
        phases: phases(race),
        round: race.round,
        starter: race.starter,
        to_act: race.acting,
        deck: race.terms.deck,
        betting: race.terms.betting,
        track: Track {
            fields: race.terms.track,
            finish: race.terms.finish,
            floor: race.floor,
            landing: race.terms.risky.then_some(race.sheet.landing),
            mountain: race.terms.mountain,
            holes,
            rockslides: rockslides.iter().map(rockslide).collect(),
            corners,
        },
        players: race.seats_all().map(|seat| player(race, seat, viewer)).collect(),
        draw: DrawPile {
            count: race.draw.len() as u8,
            top: race.draw.last().copied().and_then(|card| race.shown_back(card)),
        },
        discard: race.discard.iter().map(|&card| race.face(card)).collect(),
        roared: race.roared,
        action_round: race.action_round,
        turn: (race.phase == Phase::Movement && race.turn > 0)
            .then(|| Seat((race.starter.0 + race.turn - 1) % race.terms.players)),
        caravans: race.caravans,
        running: race
            .stack
            .frames()
            .iter()
            .map(|frame| Running {
                seat: frame.seat,
                card: (frame.card != NONE).then(|| race.face(frame.card)),
                step: if viewer.is(frame.seat) { frame.step } else { frame.step.seen_from_outside() },
                reflected: frame.copied,
            })
            .collect(),
        spied: race.stack.top().filter(|_| step == Some(Step::Give)).map_or_else(Vec::new, |frame| {
            let rows = race.reachable_rows(frame.seat).zip(race.picks.iter().copied());
            rows.map(|(row, index)| Target { row, place: index + 1 }).collect()
        }),
        own: you.map_or_else(Own::default, |seat| own(race, seat)),
        claim,
        contest: (race.contest.0 > 0).then(|| Contest {
            limit: race.contest.0,
            breaths: race
                .seats_all()
                .filter_map(|seat| {
                    let tenths = race.contest.1[seat.index()].checked_sub(1)?;
                    Some(Breath { seat, tenths, fainted: tenths > race.contest.0 })
                })
                .collect(),
        }),
        judged: judged(race),
        result: score::standings(race),
    }
}

fn player(race: &Sneaky, seat: Seat, viewer: Viewer) -> Player {
    let at = seat.index();
    let drafting = race.phase == Phase::Draft;
    let aside = race.aside[at].len();
    let field = race.field(seat);
    let bit = viewer.seat().map_or(1 << 7, |seat| 1 << seat.0);
    let place = |(index, slot): (usize, &crate::row::Slot)| {
        let up = slot.lie == Lie::Up;
        let known = race.known[slot.card as usize] & bit != 0;
        Place {
            place: index as u8 + 1,
            lie: slot.lie,
            card: up.then(|| race.face(slot.card)),
            back: if up { None } else { race.shown_back(slot.card) },
            barred: slot.lie.unplayed() && race.forbidden(seat, slot.card),
            under: (slot.under() != NONE).then(|| race.sheet.name(slot.under())),
            by: slot.layer(),
            note: (!up && known).then(|| race.face(slot.card)),
        }
    };
    Player {
        seat,
        field,
        beyond: (field > race.terms.track).then(|| field - race.terms.track),
        // Cards chosen but not laid are still in hand for everybody else.
        hand: (race.hands[at].len() + if drafting { 0 } else { aside }) as u8,
        kept: if drafting { aside as u8 } else { 0 },
        row: race.row(seat).slots().iter().enumerate().map(place).collect(),
        courage: race.terms.backs.then(|| race.courage(seat)),
        stamina: race.terms.backs.then(|| race.stamina(seat)),
        rooted: race.rooted.contains(seat),
        hugged: race.hugged.contains(seat),
        potion: race.potions[at],
        book: race.books[at].checked_sub(1).map(|spell| Spell::ALL[spell as usize]),
        prepaid: race.prepaid[at],
        wisp_running: race.wisp_running.contains(seat),
        wisp_done: race.wisp_done.contains(seat),
    }
}

fn own(race: &Sneaky, seat: Seat) -> Own {
    let at = seat.index();
    let faces = |cards: &[CardId]| cards.iter().map(|&card| race.face(card)).collect::<Vec<_>>();
    let mut own = Own { hand: faces(&race.hands[at]), ..Own::default() };
    let aside = &race.aside[at];
    let sealed = race.sealed[at].checked_sub(1);
    match race.phase {
        Phase::Draft => {
            own.kept = faces(aside);
            own.sealed_card = sealed.map(|index| race.face(race.hands[at][index as usize]));
        }
        Phase::Program | Phase::OwnPair | Phase::RivalPair | Phase::Insert => {
            let row = |number: usize| match race.phase {
                Phase::Program => Seat((seat.0 + number as u8) % race.terms.players),
                Phase::RivalPair => race.left(seat),
                _ => seat,
            };
            let planned = |(number, &card)| Planned { row: row(number), card: race.face(card) };
            own.plan = aside.iter().enumerate().map(planned).collect();
            if race.acting.contains(seat) && race.phase != Phase::Insert {
                own.next_row = Some(race.program_row(seat));
                let cards = if race.phase == Phase::Program { aside.len() + own.hand.len() } else { PAIR };
                own.order = (0..cards).map(row).collect();
            }
            own.sealed = sealed.map(|place| place + 1);
        }
        Phase::Movement | Phase::Over => {}
    }
    let Some(frame) = race.stack.top() else { return own };
    match frame.step {
        Step::PassOn => own.sealed = sealed.map(|index| index + 1),
        Step::Hold => own.sealed = sealed,
        _ if frame.seat != seat => {}
        Step::Order | Step::Turn => {
            let target = |index: u8| Target { row: seat, place: index + 1 };
            own.picked = race.picks.iter().copied().map(target).collect();
        }
        Step::Steal | Step::Look | Step::Give => {
            let rows = || race.reachable_rows(seat);
            own.picked = rows()
                .zip(race.picks.iter().copied())
                .map(|(row, index)| Target { row, place: index + 1 })
                .collect();
            if frame.step == Step::Give {
                own.spread = faces(&race.spied_cards(seat));
                own.given = race.spread.iter().map(|&card| race.sheet.name(card)).collect();
                own.reach = rows().nth(race.spread.len());
            } else {
                own.reach = rows().nth(race.picks.len());
            }
        }
        Step::Choose => own.spread = faces(&race.spread),
        Step::Raise | Step::Ask | Step::Answer => {
            own.token = fist(race.serum[0]);
            own.fist = fist(race.serum[1]);
        }
        Step::Bet => {
            let fields = race.bettable(seat);
            own.bets = Some((*fields.start(), *fields.end()));
        }
        _ => {}
    }
    own
}

fn judged(race: &Sneaky) -> Option<Judged> {
    let [teller, token, raised, asked] = race.judged;
    let claim =
        Claim { seat: Seat(teller.checked_sub(1)?), to: Seat(asked.checked_sub(1)?), fist: fist(raised)? };
    Some(Judged { claim, token: fist(token)? })
}
