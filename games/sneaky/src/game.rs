//! The race as the kernel knows it.

use kernel::options::BadOptions;
use kernel::{
    BadSnapshot, Chance, Events, Language, Options as _, Refusal, Seat, SeatSet, Standings, Texts, Viewer,
};

use crate::action::Action;
use crate::card::{CardId, NONE};
use crate::event::Event;
use crate::options::Options;
use crate::play::{self, Play};
use crate::sheet::{Part, Sheet};
use crate::snapshot::Snapshot;
use crate::state::{LAST_ROUND, Phase, Sneaky, Step};
use crate::view::View;

impl kernel::Game for Sneaky {
    const NAME: &'static str = "sneaky";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
    const REVISION: u32 = 2;
    // Rounds, times more choices than any round has.
    const LONGEST: usize = LAST_ROUND as usize * 400;

    type Sheet = Sheet;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Snapshot = Snapshot;

    fn texts(language: Language) -> Texts {
        match language {
            Language::En => Texts {
                messages: include_str!("../locales/en.ftl"),
                rules: include_str!("../rules/en.md"),
            },
            Language::Fr => Texts {
                messages: include_str!("../locales/fr.ftl"),
                rules: include_str!("../rules/fr.md"),
            },
        }
    }

    fn deal<C: Chance>(sheet: &'static Sheet, options: &Options, chance: &mut C) -> Result<Self, BadOptions> {
        options.check()?;
        Ok(play::deal(sheet, options, chance))
    }

    fn seats(&self) -> u8 {
        self.terms.players
    }

    fn to_act(&self) -> SeatSet {
        self.acting
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn play<C: Chance, E: Events<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut C,
        events: &mut E,
    ) -> Result<(), Refusal> {
        Play { race: self, chance, events }.step(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize<C: Chance>(&mut self, viewer: Viewer, chance: &mut C) {
        self.determinize_for(viewer, chance);
    }

    fn standings(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let mut scores = [0; kernel::MAX_SEATS];
        for seat in self.seats_all() {
            scores[seat.index()] = i32::from(self.field(seat));
        }
        let scores = &scores[..self.terms.players as usize];
        let crossed = scores.iter().any(|&field| field > i32::from(self.terms.track));
        let ending = if crossed { "finish" } else { "nightfall" };
        Some(Standings::rank(scores, &[0; kernel::MAX_SEATS][..scores.len()], ending))
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen = self.out;
        let mut lay = |card: CardId, place: &str| {
            if card as usize >= self.sheet.cards().len() {
                return Err(format!("{place}: there is no card number {card}"));
            }
            let bit = 1u128 << card;
            if seen & bit != 0 {
                return Err(format!("{place}: {} is there twice", self.sheet.name(card)));
            }
            seen |= bit;
            Ok(())
        };
        self.draw.iter().try_for_each(|card| lay(card, "draw pile"))?;
        self.discard.iter().try_for_each(|card| lay(card, "discard pile"))?;
        for seat in self.seats_all() {
            self.hands[seat.index()].iter().try_for_each(|card| lay(card, "hand"))?;
            self.aside[seat.index()].iter().try_for_each(|card| lay(card, "set aside"))?;
            for slot in self.row(seat).slots() {
                lay(slot.card, "storyline")?;
                if slot.under != NONE {
                    lay(slot.under, "storyline")?;
                }
            }
        }
        if self.stack.top().is_some_and(|frame| frame.step == Step::Choose) {
            self.spread.iter().try_for_each(|card| lay(card, "talisman"))?;
        }
        let all = u128::MAX >> (128 - self.sheet.cards().len());
        if seen != all {
            let lost = (!seen & all).trailing_zeros() as CardId;
            return Err(format!("{} is lost", self.sheet.name(lost)));
        }
        for seat in self.seats_all() {
            let field = self.field(seat);
            if field < self.floor || (self.terms.risky && field > self.last_field()) {
                return Err(format!("the dragon of seat {seat} stands on field {field}, which is not there"));
            }
        }
        Ok(())
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }

    fn from_snapshot(
        sheet: &'static Sheet,
        options: &Options,
        snapshot: &Snapshot,
    ) -> Result<Self, BadSnapshot> {
        snapshot.from_snapshot(sheet, options)
    }

    fn coverage(_: &Sheet, event: &Event, mark: &mut dyn FnMut(usize)) {
        let mut part = |part: Part| mark(part.index());
        match event {
            Event::Moved { .. } => part(Part::Track),
            Event::Crossed { .. } => part(Part::Finish),
            Event::Fell { .. } => {
                part(Part::RiskyFinish);
                part(Part::Landing);
            }
            Event::HoleJumped { .. } | Event::HoleTooWide { .. } => part(Part::Hole),
            Event::Rockslide { .. } => part(Part::Rockslide),
            Event::Breathed { .. } => part(Part::Breath),
            Event::SpellCast { spell, .. } | Event::BookOpened { spell, .. } => part(Part::Spell(*spell)),
            Event::Flipped { card, .. }
            | Event::GoblinsBrought { card, .. }
            | Event::Wished { card, .. }
            | Event::TalismanChose { card, .. }
            | Event::Mirrored { card, .. } => mark(card.kind.index()),
            _ => {}
        }
    }
}
