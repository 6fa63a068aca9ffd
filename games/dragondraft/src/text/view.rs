//! The view in phrases: what is asked, what can be chosen, how the table stands, what was scored.

use kernel::{Arg, Paragraph, Phrase, ScoreLine};

use super::{a, goblins, line, many, name, player, space, the, word};
use crate::action::Action;
use crate::board::Space;
use crate::card::{Card, Goblins};
use crate::score::Line;
use crate::state::Phase;
use crate::view::{PlayerView, SpaceView, SpecialView, View};

impl kernel::View<Action> for View {
    fn prompt(&self) -> Phrase {
        let Some(seat) = self.turn else { return self.result() };
        let stage = self.player(seat);
        let hand = &stage.hand;
        let phrase = |key: &'static str| Phrase::new(key).with("who", seat);
        match self.phase {
            Phase::Recruiting => {
                phrase("prompt-recruiting").with("holds", hand.size).with("limit", hand.limit)
            }
            Phase::Preparing => {
                let open = match (stage.may_build, stage.may_offer) {
                    (true, true) => "both",
                    (true, false) => "grandstand",
                    _ => "special",
                };
                phrase("prompt-preparing").with("open", open).with("helpers", hand.helpers)
            }
            Phase::Show | Phase::Over => phrase("prompt-show").with("goblins", goblins(hand.goblins())),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let mut table = vec![self.day()];
        if self.phase == Phase::Recruiting {
            table.push(self.board());
        }
        if matches!(self.phase, Phase::Recruiting | Phase::Preparing) {
            table.push(self.supplies());
        }
        table.extend(self.players.iter().map(|player| self.stage(player)));
        table
    }

    fn label(&self, action: &Action) -> Phrase {
        self.label_with(action, Gains::Told)
    }

    fn bare_label(&self, action: &Action) -> Phrase {
        self.label_with(action, Gains::KeptBack)
    }

    fn scores(&self) -> Vec<ScoreLine> {
        self.players
            .iter()
            .flat_map(|player| player.earned.iter().map(|earned| (player.seat, earned)))
            .map(|(seat, earned)| ScoreLine {
                seat,
                points: earned.spectators.into(),
                text: Phrase::new(format!("score-{}", earned.attraction.id())),
                rule: earned.attraction.rule(),
            })
            .collect()
    }
}

/// Whether a label tells what its action would bring tonight.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gains {
    Told,
    KeptBack,
}

impl View {
    fn result(&self) -> Phrase {
        let places = self.places.as_deref().unwrap_or_default();
        let winners: Vec<_> = self.players.iter().zip(places).filter(|&(_, &place)| place == 1).collect();
        let phrase = match winners[..] {
            [(winner, _)] => {
                Phrase::new("prompt-over").with("who", winner.seat).with("spectators", winner.spectators)
            }
            _ => Phrase::new("prompt-shared")
                .with("winners", winners.iter().map(|(winner, _)| player(winner.seat)).collect::<Vec<_>>()),
        };
        phrase.with("tie", if self.by_grandstand { "yes" } else { "no" })
    }

    fn label_with(&self, action: &Action, gains: Gains) -> Phrase {
        match *action {
            Action::Take { space: from } => self.take_label(from, gains),
            Action::Build { size, pay } => {
                let pile = &self.piles[size.index()];
                Phrase::new("action-build")
                    .with("stand", the(size.entry()))
                    .with("spectators", pile.tiles.first().copied().unwrap_or(0))
                    .with("pay", goblins(pay))
                    .with("lost", self.lost(pay, pile.cost))
            }
            Action::Offer { special, pay } => {
                let phrase =
                    Phrase::new("action-offer").with("special", a(special.id())).with("pay", goblins(pay));
                match self.specials.iter().find(|offer| offer.special == special) {
                    Some(offer) => phrase
                        .with("effect", effect(offer))
                        .with("gain", if gains == Gains::Told { offer.gain } else { 0 })
                        .with("lost", self.lost(pay, offer.cost)),
                    None => phrase.with("effect", name(special.id())).with("gain", 0).with("lost", 0),
                }
            }
            Action::Done => Phrase::new("action-done"),
            Action::Keep { goblins: kept } if kept.is_empty() => {
                Phrase::new("action-keep-none").with("discarded", self.kept_at_most())
            }
            Action::Keep { goblins: kept } => Phrase::new("action-keep")
                .with("goblins", goblins(kept))
                .with("discarded", self.kept_at_most().saturating_sub(kept.cards())),
        }
    }

    fn take_label(&self, from: Space, gains: Gains) -> Phrase {
        let row = self.board.get(usize::from(from.row));
        let card = row.and_then(|row| row.get(usize::from(from.column))).and_then(Option::as_ref);
        let Some(card) = card else {
            return Phrase::new("action-take-nothing").with("space", space(from));
        };
        let tells = card.gain > 0 && gains == Gains::Told;
        let key = if tells { "action-take-gain" } else { "action-take" };
        let phrase = Phrase::new(key)
            .with("card", the(card.card.id()))
            .with("space", space(from))
            .with("thistles", card.thistles);
        if !tells {
            return phrase;
        }
        let counted: Vec<_> = card.counts.iter().filter(|line| line.spectators > 0).map(line).collect();
        phrase.with("lines", counted).with("gain", card.gain)
    }

    /// The goblin cards of the seat whose turn it is.
    fn kept_at_most(&self) -> u8 {
        self.turn.map_or(0, |seat| self.player(seat).hand.goblins().cards())
    }

    /// Helpers that a payment has too many.
    const fn lost(&self, pay: Goblins, cost: u8) -> u8 {
        pay.helpers(self.helpers).saturating_sub(cost)
    }

    fn day(&self) -> Paragraph {
        let heading = Phrase::new("heading-day")
            .with("round", self.round)
            .with("rounds", self.rounds)
            .with("phase", self.phase.word());
        let over = self.phase == Phase::Over;
        let sheep = (!over).then(|| Phrase::new("table-sheep").with("who", self.sheep));
        Paragraph::new(heading, sheep.into_iter().collect())
    }

    fn board(&self) -> Paragraph {
        let row = |(number, row): (usize, &Vec<Option<SpaceView>>)| {
            let letter = char::from(b'a' + number as u8);
            let cards: Vec<_> = row.iter().flatten().map(card_on_board).collect();
            let key = if cards.is_empty() { "table-row-empty" } else { "table-row" };
            Phrase::new(key).with("row", word(letter)).with("cards", cards)
        };
        let rows = self.board.iter().enumerate().map(row).collect();
        Paragraph::new(Phrase::new("heading-board"), rows)
    }

    fn supplies(&self) -> Paragraph {
        let piles: Vec<_> = self
            .piles
            .iter()
            .map(|pile| {
                let phrase = match pile.tiles.first() {
                    Some(&top) => Phrase::new("table-pile")
                        .with("top", top)
                        .with("left", pile.tiles.len())
                        .with("cost", pile.cost),
                    None => Phrase::new("table-pile-empty"),
                };
                phrase.with("stand", name(pile.size.entry()))
            })
            .collect();
        let mut lines = vec![
            Phrase::new("table-thistles").with("count", self.thistles),
            Phrase::new("table-piles").with("piles", piles),
        ];
        if !self.specials.is_empty() {
            let specials: Vec<_> = self
                .specials
                .iter()
                .map(|offer| {
                    Phrase::new("table-special")
                        .with("special", name(offer.special.id()))
                        .with("cost", offer.cost)
                        .with("figures", offer.figures)
                })
                .collect();
            lines.push(Phrase::new("table-supply-of-specials").with("specials", specials));
        }
        Paragraph::new(Phrase::new("heading-supplies"), lines)
    }

    fn stage(&self, stage: &PlayerView) -> Paragraph {
        let state = match self.turn {
            Some(turn) if turn == stage.seat => "turn",
            _ if stage.passed => "passed",
            _ => "waiting",
        };
        let heading = Phrase::new("heading-player")
            .with("who", stage.seat)
            .with("spectators", stage.spectators)
            .with("state", state);
        let mut lines = Vec::new();
        if self.phase != Phase::Over {
            lines.push(hand(stage));
        }
        if !stage.grandstands.is_empty() {
            let tiles: Vec<_> = stage
                .grandstands
                .iter()
                .map(|stand| {
                    Phrase::new("table-grandstand")
                        .with("stand", name(stand.size.entry()))
                        .with("spectators", stand.spectators)
                })
                .collect();
            lines.push(Phrase::new("table-grandstands").with("stands", tiles));
        }
        if !stage.specials.is_empty() {
            let figures: Vec<_> =
                stage.specials.iter().map(|offered| many(offered.special.id(), offered.count)).collect();
            lines.push(Phrase::new("table-specials").with("specials", figures));
        }
        if stage.tonight.iter().any(|line| line.spectators > 0) {
            lines.push(show("table-tonight", &stage.tonight));
        }
        if stage.counted && stage.show.iter().any(|line| line.spectators > 0) {
            lines.push(show("table-show", &stage.show));
        }
        Paragraph::new(heading, lines)
    }
}

/// What a special does from now on.
fn effect(offer: &SpecialView) -> Phrase {
    Phrase::new(format!("effect-{}", offer.effect.word())).with("amount", offer.amount)
}

fn card_on_board(card: &SpaceView) -> Phrase {
    Phrase::new("table-card")
        .with("card", name(card.card.id()))
        .with("space", space(card.space))
        .with("thistles", card.thistles)
        .with("barred", if card.barred.is_some() { "yes" } else { "no" })
}

fn hand(stage: &PlayerView) -> Phrase {
    let hand = &stage.hand;
    let mut cards = Vec::new();
    for card in Card::ALL {
        let count = hand.count(card);
        if count > 0 {
            cards.push(many(card.id(), count));
        }
    }
    if hand.thistles > 0 {
        cards.push(many("thistle", hand.thistles));
    }
    let key = match (cards.is_empty(), hand.open) {
        (true, _) => "table-hand-empty",
        (false, true) => "table-hand",
        (false, false) => "table-hand-remembered",
    };
    Phrase::new(key).with("size", hand.size).with("limit", hand.limit).with("cards", cards)
}

fn show(key: &'static str, lines: &[Line]) -> Phrase {
    let total: u16 = lines.iter().map(|line| line.spectators).sum();
    let lines: Vec<Phrase> = lines.iter().filter(|line| line.spectators > 0).map(line).collect();
    Phrase::new(key).with("total", total).with("lines", Arg::List(lines))
}
