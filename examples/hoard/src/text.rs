//! What a person reads about the table. Everything is made from a view, so no text can say more than the view holds; and
//! nothing here is a sentence: a phrase names a message of `locales/` and gives its values.

use kernel::{Paragraph, Phrase, ScoreLine};

use crate::action::Action;
use crate::event::by_seat;
use crate::state::Phase;
use crate::view::{Player, View};

impl kernel::View<Action> for View {
    fn prompt(&self) -> Phrase {
        match self.phase {
            Phase::Lay => match self.you {
                Some(_) if self.laid.is_none() => self.with_treasure("prompt-lay"),
                _ => self.with_treasure("prompt-wait"),
            },
            Phase::Creep(seat) => {
                self.with_treasure("prompt-creep").with("who", seat).with("wakes", self.wakes)
            }
            Phase::Over => Phrase::new("prompt-over"),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let heading = Phrase::new("heading-cave").with("round", self.round).with("rounds", self.rounds);
        let mut cave = Vec::new();
        if self.treasure.is_some() {
            cave.push(self.with_treasure("table-treasure"));
        }
        if !self.shown.is_empty() {
            cave.push(Phrase::new("table-shown").with("cards", by_seat("seat-card", &self.shown)));
        }
        let mut told = vec![
            Paragraph::new(heading, cave),
            Paragraph::new(Phrase::new("heading-players"), self.players.iter().map(tell_player).collect()),
        ];
        if self.you.is_some() {
            let mut hand: Vec<Phrase> =
                self.hand.iter().map(|&card| Phrase::new("table-card").with("card", card)).collect();
            hand.extend(self.laid.map(|card| Phrase::new("table-laid").with("card", card)));
            told.push(Paragraph::new(Phrase::new("heading-hand"), hand));
        }
        told
    }

    fn label(&self, action: &Action) -> Phrase {
        match action {
            Action::Lay(card) => Phrase::new("action-lay").with("card", *card),
            Action::Grab => self.with_treasure("action-grab"),
            Action::Creep => self.with_treasure("action-creep").with("wakes", self.wakes),
        }
    }

    /// Every point with the rule it rests on. At the end the lines of a seat add up to its score.
    fn scores(&self) -> Vec<ScoreLine> {
        let line = |claim: &crate::state::Claim| ScoreLine {
            seat: claim.seat,
            points: claim.points(),
            text: Phrase::new("score-treasure").with("points", claim.treasure).with("times", claim.times),
            rule: "4.2",
        };
        self.claims.iter().map(line).collect()
    }
}

impl View {
    fn with_treasure(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("points", self.treasure.unwrap_or(0))
    }
}

fn tell_player(player: &Player) -> Phrase {
    let key = if player.laid { "table-player-laid" } else { "table-player" };
    Phrase::new(key).with("who", player.seat).with("cards", player.cards).with("points", player.points)
}
