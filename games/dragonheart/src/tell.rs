//! The table in words. Everything here is made from a view, so it says no more than the view holds.

use kernel::{Paragraph, Phrase, ScoreLine};

use crate::action::{Action, Lay};
use crate::card::{Card, Picture};
use crate::play::targets;
use crate::state::Phase;
use crate::view::{Player, Space, View};

impl kernel::View<Action> for View {
    fn prompt(&self) -> Phrase {
        let last = self.ending.is_some_and(|ending| ending.last == self.turn);
        match self.phase {
            Phase::Over => Phrase::new("prompt-over"),
            Phase::Choose(picture) => {
                let [first, second] = targets(picture) else {
                    unreachable!("only two spaces leave a choice")
                };
                Phrase::new("prompt-choose")
                    .with("who", self.turn)
                    .with("card", name(picture))
                    .with("first", name(*first))
                    .with("second", name(*second))
            }
            Phase::Play if last => Phrase::new("prompt-play-last").with("who", self.turn),
            Phase::Play => Phrase::new("prompt-play").with("who", self.turn),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let mut board: Vec<Phrase> = self.spaces.iter().map(tell_space).collect();
        board.push(self.tell_below());
        board.push(Phrase::new("table-sailed").with("stacks", self.ships_sailed));
        board.push(match self.figure {
            None => Phrase::new("table-figure-free").with("points", self.figure_points),
            Some(seat) => Phrase::new("table-figure").with("who", seat).with("points", self.figure_points),
        });
        // A turn is counted once its cards are played.
        let turn = self.turns + u16::from(self.phase == Phase::Play);
        let mut told = vec![
            Paragraph::new(Phrase::new("heading-board").with("turn", turn), board),
            Paragraph::new(Phrase::new("heading-players"), self.players.iter().map(tell_player).collect()),
        ];
        if self.you.is_some() {
            let mut hand: Vec<Phrase> = self.hand.iter().map(|card| card.phrase()).collect();
            hand.extend(
                self.memory.returned.map(|card| Phrase::new("table-returned").with("card", card.phrase())),
            );
            told.push(Paragraph::new(Phrase::new("heading-hand"), hand));
        }
        told
    }

    fn label(&self, action: &Action) -> Phrase {
        match action {
            Action::Take(target) => {
                let space = &self.spaces[*target as usize];
                let wins_figure = *target == Picture::PetrifiedDragon && self.figure != Some(self.turn);
                let key = if wins_figure { "action-take-figure" } else { "action-take" };
                Phrase::new(key).with("cards", target.counted(space.count.into()))
            }
            Action::Play(lay) => self.label_lay(*lay),
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        self.players.iter().flat_map(|player| self.score_lines(player)).collect()
    }
}

impl View {
    fn tell_below(&self) -> Phrase {
        let lying = |picture| self.below_ship.iter().filter(move |card| card.picture() == picture).count();
        let (knights, huntresses) = (lying(Picture::Knight), lying(Picture::Huntress));
        if knights + huntresses == 0 {
            return Phrase::new("table-below-empty");
        }
        let kinds = [(Picture::Knight, knights), (Picture::Huntress, huntresses)];
        let kinds: Vec<_> =
            kinds.iter().filter(|(_, n)| *n > 0).map(|(picture, n)| picture.counted(*n)).collect();
        Phrase::new("table-below").with("cards", kinds).with("points", points(&self.below_ship))
    }

    fn label_lay(&self, lay: Lay) -> Phrase {
        let picture = lay.picture();
        let points: Vec<u8> = lay.points().collect();
        let filled: Vec<Phrase> = targets(picture)
            .iter()
            .map(|target| &self.spaces[*target as usize])
            .filter(|space| space.count > 0)
            .map(|space| space.picture.counted(space.count.into()))
            .collect();
        let now = usize::from(self.spaces[picture as usize].count) + lay.len();
        let full = now == usize::from(picture.outlines());
        let told = |key| Phrase::new(key).with("cards", laid(picture, &points));
        match (picture, filled.as_slice()) {
            _ if picture.is_outlined() && !full => {
                told("action-play-filling").with("now", now).with("outlines", picture.outlines())
            }
            (Picture::Dwarf, _) => told("action-play-dwarfs"),
            (Picture::Ship, _) => told("action-play-ships").with("below", self.below_ship.len()),
            (_, [first, second]) => {
                told("action-play-choosing").with("first", first.clone()).with("second", second.clone())
            }
            (_, [taken]) => told("action-play-taking").with("taken", taken.clone()),
            (Picture::Knight | Picture::Huntress, _) => told("action-play-full"),
            _ => told("action-play"),
        }
    }

    /// A line for each picture in a player's score pile, and one for the figure.
    fn score_lines(&self, player: &Player) -> Vec<ScoreLine> {
        let Some(pile) = &player.pile else { return Vec::new() };
        let of =
            |picture| pile.iter().copied().filter(|card| card.picture() == picture).collect::<Vec<Card>>();
        let taken = Picture::ALL
            .into_iter()
            .map(|picture| (picture, of(picture)))
            .filter(|(_, cards)| !cards.is_empty());
        let mut lines: Vec<ScoreLine> = taken
            .map(|(picture, cards)| ScoreLine {
                seat: player.seat,
                points: points(&cards),
                text: Phrase::new("score-cards").with("card", name(picture)).with("count", cards.len()),
                rule: "5.3",
            })
            .collect();
        if self.figure == Some(player.seat) {
            let text = Phrase::new("card-great-dragon");
            lines.push(ScoreLine { seat: player.seat, points: self.figure_points.into(), text, rule: "5.4" });
        }
        lines
    }
}

fn tell_space(space: &Space) -> Phrase {
    let points = || space.shown.iter().map(|card| on_card(card.points())).collect::<Vec<_>>();
    let told = |key| Phrase::new(key).with("card", name(space.picture)).with("count", space.count);
    match space.picture {
        _ if space.count == 0 => Phrase::new("table-space-empty").with("card", name(space.picture)),
        Picture::Ship => told("table-space-ships").with("outlines", space.outlines),
        picture if picture.is_outlined() => {
            told("table-space-outlined").with("outlines", space.outlines).with("points", points())
        }
        _ => told("table-space").with("points", points()),
    }
}

fn tell_player(player: &Player) -> Phrase {
    let told = |key| {
        Phrase::new(key)
            .with("who", player.seat)
            .with("hand", player.hand)
            .with("deck", player.deck)
            .with("taken", player.taken)
    };
    match player.points {
        Some(points) => told("table-player-own").with("points", points),
        None => told("table-player"),
    }
}

/// Cards of one picture as they are laid, the last on top. Ships have no points to tell; which card lies on top is told
/// where the others are covered and not all the same.
pub(crate) fn laid(picture: Picture, points: &[u8]) -> Phrase {
    let cards = picture.counted(points.len());
    let list = |points: &[u8]| points.iter().map(|&points| on_card(points)).collect::<Vec<_>>();
    let (&top, covered) = points.split_last().expect("at least one card is played");
    if picture == Picture::Ship {
        cards
    } else if picture.is_outlined() || covered.iter().all(|&points| points == top) {
        Phrase::new("cards-with-points").with("cards", cards).with("points", list(points))
    } else {
        Phrase::new("cards-with-top").with("cards", cards).with("points", list(covered)).with("top", top)
    }
}

fn on_card(points: u8) -> Phrase {
    Phrase::new("points-on-card").with("points", points)
}

fn name(picture: Picture) -> Phrase {
    Phrase::new(format!("card-{picture}"))
}

fn points(cards: &[Card]) -> i32 {
    cards.iter().map(|card| i32::from(card.points())).sum()
}
