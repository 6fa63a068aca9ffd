//! What a person reads about the table, made from a view.

use kernel::{Paragraph, Phrase, ScoreLine};

use crate::action::Action;
use crate::event::by_seat;
use crate::state::ROUNDS;
use crate::view::{Player, View};

impl kernel::View<Action> for View {
    fn prompt(&self) -> Phrase {
        Phrase::new(match self.you {
            _ if self.is_over() => "prompt-over",
            Some(_) if self.chosen.is_none() => "prompt-choose",
            _ => "prompt-wait",
        })
    }

    fn describe(&self) -> Vec<Paragraph> {
        let round = ROUNDS.min(self.rounds + 1);
        let heading = Phrase::new("heading-players").with("round", round).with("rounds", ROUNDS);
        let told = |player: &Player| {
            Phrase::new("table-player").with("who", player.seat).with("points", player.points)
        };
        let mut lines: Vec<Phrase> = self.players.iter().map(told).collect();
        lines.extend(self.chosen.map(|number| Phrase::new("table-chosen").with("number", number)));
        if !self.shown.is_empty() {
            lines.push(Phrase::new("table-shown").with("numbers", by_seat(&self.shown)));
        }
        vec![Paragraph::new(heading, lines)]
    }

    fn label(&self, action: &Action) -> Phrase {
        let Action::Choose(number) = action;
        Phrase::new("action-choose").with("number", *number)
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let line = |player: &Player| ScoreLine {
            seat: player.seat,
            points: player.points.into(),
            text: Phrase::new("score-rounds"),
            rule: "1.2",
        };
        self.players.iter().map(line).collect()
    }
}
