//! Everything that is said: prompts, descriptions, the names of actions. Events are in [`event`](self::event).

mod event;

use kernel::text::Arg;
use kernel::{Paragraph, Phrase, ScoreLine, Seat};

use crate::action::{Action, Target};
use crate::card::{Back, CardName, Face};
use crate::kind::Kind;
use crate::row::Lie;
use crate::score;
use crate::stack::Step;
use crate::state::Phase;
use crate::view::{Place, Player, View};

pub(crate) use event::event;

impl kernel::View<Action> for View {
    fn prompt(&self) -> Phrase {
        let yours = self.you.is_some_and(|you| self.to_act.contains(you));
        match self.phase {
            Phase::Over => Phrase::new("prompt-over"),
            Phase::Movement => self.card_prompt(),
            Phase::Draft if yours => Phrase::new("prompt-draft"),
            Phase::Draft => self.waiting_for("prompt-wait-draft"),
            Phase::Insert if yours && self.own.plan.is_empty() => Phrase::new("prompt-take"),
            Phase::Insert if yours => Phrase::new("prompt-place"),
            Phase::Program | Phase::OwnPair | Phase::RivalPair if yours => {
                let row = self.own.next_row.unwrap_or(self.starter);
                let number = self.own.plan.len() + 1;
                Phrase::new("prompt-lay").with("row", row).with("number", number)
            }
            _ => self.waiting_for("prompt-wait-program"),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let mut parts = Vec::new();
        let heading = Phrase::new("heading-track").with("round", self.round).with("starter", self.starter);
        parts.push(Paragraph::new(heading, self.track_lines()));
        if let Some(running) = self.running.last() {
            let lines = self.running.iter().map(|running| {
                let (name, help) = match running.card {
                    Some(open) => (card(open.kind, open.value), format!("help-{}", open.kind)),
                    None => (Phrase::new("card-will-o-the-wisp"), "help-will-o-the-wisp".to_owned()),
                };
                Phrase::new("table-running")
                    .with("who", running.seat)
                    .with("card", name)
                    .with("help", Phrase::new(help))
            });
            let heading = Phrase::new("heading-running").with("who", running.seat);
            parts.push(Paragraph::new(heading, lines.collect()));
        }
        for of in &self.players {
            let lines = self.row_lines(of);
            if !lines.is_empty() {
                parts.push(Paragraph::new(Phrase::new("heading-row").with("who", of.seat), lines));
            }
        }
        let mut piles = vec![
            Phrase::new("table-piles").with("draw", self.draw.count).with("discard", self.discard.len()),
        ];
        if let Some(top) = self.draw.top {
            piles.push(Phrase::new("table-top").with("back", back(top)));
        }
        if let Some(last) = self.discard.last() {
            piles.push(Phrase::new("table-discard-top").with("card", card(last.kind, last.value)));
        }
        if let Some(roared) = self.roared {
            piles.push(Phrase::new("table-roared").with("who", roared));
        }
        if self.caravans > 0 {
            piles.push(Phrase::new("table-caravan"));
        }
        parts.push(Paragraph::new(Phrase::new("heading-piles"), piles));
        let hand = self.hand_lines();
        if !hand.is_empty() {
            parts.push(Paragraph::new(Phrase::new("heading-hand"), hand));
        }
        parts
    }

    fn label(&self, action: &Action) -> Phrase {
        let own = self.you.unwrap_or_default();
        match *action {
            Action::Keep(name) => Phrase::new("action-keep").with("card", self.find(name)),
            Action::Lay(name) => {
                let row = self.own.next_row.unwrap_or(own);
                Phrase::new("action-lay").with("card", self.find(name)).with("row", row)
            }
            Action::Take(name) => Phrase::new("action-take").with("card", self.find(name)),
            Action::Place(place) => Phrase::new("action-place").with("place", place),
            Action::Wish(target) => self.at("action-wish", target.row, target.place),
            Action::NoWish => Phrase::new("action-no-wish"),
            Action::Order(place) => self.at("action-order", own, place),
            Action::Turn(place) => {
                // The picked order is what will lie there.
                let unplayed = self
                    .players
                    .get(own.index())
                    .into_iter()
                    .flat_map(|of| &of.row)
                    .filter(|slot| slot.lie.unplayed());
                let index = unplayed.into_iter().position(|slot| slot.place == place);
                let target = index.and_then(|index| self.own.picked.get(index)).copied();
                let target = target.unwrap_or(Target { row: own, place });
                Phrase::new("action-turn").with("place", place).with("card", self.slot(target))
            }
            Action::NoTurn => Phrase::new("action-no-turn"),
            Action::Steal(target) => self.at("action-steal", target.row, target.place),
            Action::Spy(target) => self.at("action-spy", target.row, target.place),
            Action::Give(name) => {
                let row = self.own.reach.unwrap_or(own);
                Phrase::new("action-give").with("card", self.find(name)).with("row", row)
            }
            Action::PassOn(place) => self.at("action-pass-on", own, place),
            Action::Choose(name) => Phrase::new("action-choose").with("card", self.find(name)),
            Action::Call(seat) => Phrase::new("action-call").with("who", seat),
            Action::Hide(fist) => Phrase::new("action-hide").with("fist", fist.word()),
            Action::Raise(fist) => Phrase::new("action-raise").with("fist", fist.word()),
            Action::Ask(seat) => Phrase::new("action-ask").with("who", seat),
            Action::Believe => Phrase::new("action-believe"),
            Action::Doubt => Phrase::new("action-doubt"),
            Action::Hold(tenths) => {
                Phrase::new("action-hold").with("seconds", tenths / 10).with("tenths", tenths % 10)
            }
            Action::Bet(field) => Phrase::new("action-bet").with("field", self.field(field)),
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let line = |of: &Player| {
            let key = if of.beyond.is_some() { "score-finish" } else { "score-field" };
            let text = Phrase::new(key).with("field", of.beyond.unwrap_or(of.field));
            ScoreLine { seat: of.seat, points: of.field.into(), text, rule: score::RULE }
        };
        self.players.iter().map(line).collect()
    }
}

impl View {
    /// A player's place on the way.
    fn field(&self, field: u8) -> Phrase {
        match field.checked_sub(self.track.fields) {
            Some(beyond @ 1..) => Phrase::new("field-finish").with("field", beyond),
            _ if field == 0 => Phrase::new("field-start"),
            _ => Phrase::new("field").with("field", field),
        }
    }

    fn find(&self, name: CardName) -> Phrase {
        let own = &self.own;
        let faces = own.hand.iter().chain(&own.spread).chain(own.plan.iter().map(|planned| &planned.card));
        faces.into_iter().find(|face| face.name == name).map_or_else(|| card(name.kind, None), face)
    }

    fn place(&self, target: Target) -> Option<&Place> {
        let row = &self.players.get(target.row.index())?.row;
        row.get((target.place as usize).checked_sub(1)?)
    }

    /// What this viewer knows of a card in a storyline.
    fn slot(&self, target: Target) -> Phrase {
        let Some(place) = self.place(target) else { return Phrase::new("card-hidden") };
        match (&place.card, &place.note, place.back) {
            (Some(open), _, _) => card(open.kind, open.value),
            (None, Some(note), _) => Phrase::new("card-remembered").with("card", face(note)),
            (None, None, Some(shown)) => back(shown),
            (None, None, None) => Phrase::new("card-hidden"),
        }
    }

    fn at(&self, key: &'static str, row: Seat, place: u8) -> Phrase {
        let target = Target { row, place };
        Phrase::new(key).with("row", row).with("place", place).with("card", self.slot(target))
    }

    fn waiting_for(&self, key: &'static str) -> Phrase {
        let seats: Vec<_> = self.to_act.iter().map(player).collect();
        Phrase::new(key).with("players", seats)
    }

    fn card_prompt(&self) -> Phrase {
        let Some(running) = self.running.last() else { return Phrase::new("prompt-over") };
        let yours = self.you.is_some_and(|you| self.to_act.contains(you));
        let name: Arg = running.card.map_or_else(
            || Phrase::new("card-will-o-the-wisp").into(),
            |open| card(open.kind, open.value).into(),
        );
        if !yours {
            return self.waiting_for("prompt-wait-card").with("card", name);
        }
        let own = &self.own;
        let reach = |key: &'static str| match own.reach {
            Some(row) => Phrase::new(key).with("row", row),
            None => Phrase::new("prompt-card").with("card", name.clone()),
        };
        match running.step {
            Step::Wish => Phrase::new("prompt-wish"),
            Step::Order => Phrase::new("prompt-order").with("number", own.picked.len() + 1),
            Step::Turn => Phrase::new("prompt-turn"),
            Step::Steal => reach("prompt-steal"),
            Step::Look => reach("prompt-look"),
            Step::Give => reach("prompt-give"),
            Step::PassOn => Phrase::new("prompt-pass-on"),
            Step::Choose => Phrase::new("prompt-choose"),
            Step::Call => Phrase::new("prompt-call"),
            Step::Hide => Phrase::new("prompt-hide"),
            Step::Raise => Phrase::new("prompt-raise"),
            Step::Ask => Phrase::new("prompt-ask"),
            Step::Answer => match self.claim {
                Some(claim) => {
                    Phrase::new("prompt-answer").with("who", claim.seat).with("fist", claim.fist.word())
                }
                None => Phrase::new("prompt-card").with("card", name),
            },
            Step::Hold => Phrase::new("prompt-hold"),
            Step::Bet => Phrase::new("prompt-bet"),
            Step::Begin | Step::Mirror | Step::Wisp | Step::Finish => {
                Phrase::new("prompt-card").with("card", name)
            }
        }
    }

    fn track_lines(&self) -> Vec<Phrase> {
        let mut fields: Vec<u8> = self.players.iter().map(|player| player.field).collect();
        fields.sort_unstable_by(|a, b| b.cmp(a));
        fields.dedup();
        let mut lines: Vec<_> = fields
            .into_iter()
            .map(|field| {
                let there = self.players.iter().filter(|player| player.field == field);
                let there: Vec<_> = there.map(|standing| player(standing.seat)).collect();
                Phrase::new("table-field").with("field", self.field(field)).with("players", there)
            })
            .collect();
        lines.push(
            Phrase::new("table-track").with("fields", self.track.fields).with("finish", self.track.finish),
        );
        if self.track.floor > 0 {
            lines.push(Phrase::new("table-floor").with("field", self.track.floor));
        }
        if let Some(landing) = self.track.landing {
            lines.push(Phrase::new("table-landing").with("field", landing));
        }
        let hazard = |field: u8, value: u8| Phrase::new("hazard").with("field", field).with("value", value);
        if !self.track.holes.is_empty() {
            let holes = self.track.holes.iter().map(|hole| hazard(hole.field, hole.value));
            lines.push(Phrase::new("table-holes").with("hazards", holes.collect::<Vec<_>>()));
        }
        if !self.track.rockslides.is_empty() {
            let rocks = self.track.rockslides.iter().map(|rocks| hazard(rocks.field, rocks.value));
            lines.push(Phrase::new("table-rockslides").with("hazards", rocks.collect::<Vec<_>>()));
        }
        if !self.track.corners.is_empty() {
            let corners = self.track.corners.iter();
            let corners = corners.map(|&field| Phrase::new("number").with("number", field));
            lines.push(Phrase::new("table-corners").with("fields", corners.collect::<Vec<_>>()));
        }
        lines
    }

    fn row_lines(&self, of: &Player) -> Vec<Phrase> {
        let mut lines: Vec<_> = of
            .row
            .iter()
            .map(|place| {
                let key = match place.lie {
                    Lie::Down if place.barred => "table-slot-barred",
                    Lie::Down => "table-slot-down",
                    Lie::Turned => "table-slot-turned",
                    Lie::Up => "table-slot-up",
                    Lie::Passed => "table-slot-passed",
                };
                let what = self.slot(Target { row: of.seat, place: place.place });
                Phrase::new(key).with("place", place.place).with("card", what)
            })
            .collect();
        if let (Some(courage), Some(stamina)) = (of.courage, of.stamina)
            && of.row.iter().any(|place| place.lie.unplayed())
        {
            lines.push(Phrase::new("table-sums").with("courage", courage).with("stamina", stamina));
        }
        let mut status = |holds: bool, key: &'static str| {
            if holds {
                lines.push(Phrase::new(key).with("who", of.seat));
            }
        };
        status(of.rooted, "table-rooted");
        status(of.hugged, "table-hugged");
        status(of.prepaid > 0, "table-prepaid");
        status(of.wisp_running, "table-wisp-running");
        status(of.wisp_done, "table-wisp-done");
        if of.potion > 0 {
            lines.push(Phrase::new("table-potion").with("bonus", of.potion));
        }
        if let Some(spell) = of.book {
            lines.push(Phrase::new("table-book").with("spell", Phrase::new(spell.name_key())));
        }
        lines
    }

    fn hand_lines(&self) -> Vec<Phrase> {
        let own = &self.own;
        let mut lines: Vec<_> = own.hand.iter().map(|open| self.explained(open)).collect();
        for kept in &own.kept {
            lines.push(Phrase::new("table-kept").with("card", face(kept)));
        }
        for planned in &own.plan {
            lines.push(
                Phrase::new("table-planned").with("row", planned.row).with("card", face(&planned.card)),
            );
        }
        for drawn in &own.spread {
            lines.push(self.explained(drawn));
        }
        lines
    }

    /// A card with what it does.
    fn explained(&self, open: &Face) -> Phrase {
        Phrase::new("table-explained")
            .with("card", face(open))
            .with("help", Phrase::new(format!("help-{}", open.kind)))
    }
}

/// A card in sight: its name, and its back where backs matter.
fn face(face: &Face) -> Phrase {
    let name = card(face.kind, face.value);
    match face.back {
        Some(shown) => Phrase::new("card-with-back").with("card", name).with("back", back(shown)),
        None => name,
    }
}

/// A card's name, with the number printed on it.
fn card(kind: Kind, value: Option<u8>) -> Phrase {
    let name = Phrase::new(kind.name_key());
    match value {
        Some(value) if kind.has_value() => {
            Phrase::new("card-with-value").with("card", name).with("value", value)
        }
        _ => name,
    }
}

/// A card's back.
fn back(back: Back) -> Phrase {
    Phrase::new("card-back")
        .with("courage", back.courage)
        .with("spell", Phrase::new(format!("spell-{}", back.spell.word())))
        .with("footprint", back.footprint)
}

/// A player's name, as a member of a list.
fn player(seat: Seat) -> Phrase {
    Phrase::new("player").with("who", seat)
}
