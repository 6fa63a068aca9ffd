//! Everything the game says: prompts, descriptions, labels, events.
//!
//! The phrases about a table are made from a view, so they say no more than the view holds. What a phrase reads like
//! is in `locales/`.

use kernel::{Paragraph, Phrase, ScoreLine, Seat};

use crate::action::{Action, Lay};
use crate::card::{Card, Picture};
use crate::event::{Event, Pile};
use crate::play::targets;
use crate::score::{CARDS_RULE, FIGURE_RULE};
use crate::state::{Cause, Phase};
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
        let mut board: Vec<Phrase> = self.spaces.iter().map(space).collect();
        board.push(self.below());
        board.push(Phrase::new("table-sailed").with("stacks", self.ships_sailed));
        board.push(match self.figure {
            None => Phrase::new("table-figure-free").with("points", self.figure_points),
            Some(seat) => Phrase::new("table-figure").with("who", seat).with("points", self.figure_points),
        });
        // A turn is counted once its cards are played.
        let turn = self.turns + u16::from(self.phase == Phase::Play);
        let mut paragraphs = vec![
            Paragraph::new(Phrase::new("heading-board").with("turn", turn), board),
            Paragraph::new(Phrase::new("heading-players"), self.players.iter().map(player).collect()),
        ];
        if self.you.is_some() {
            let mut hand: Vec<Phrase> = self.hand.iter().map(|&held| card(held)).collect();
            hand.extend(
                self.memory.returned.map(|known| Phrase::new("table-returned").with("card", card(known))),
            );
            paragraphs.push(Paragraph::new(Phrase::new("heading-hand"), hand));
        }
        paragraphs
    }

    fn label(&self, action: &Action) -> Phrase {
        match action {
            Action::Play(lay) => self.label_lay(*lay),
            Action::Take(target) => {
                let space = &self.spaces[*target as usize];
                let key = if space.figure > 0 { "action-take-figure" } else { "action-take" };
                Phrase::new(key)
                    .with("cards", counted(*target, space.count))
                    .with("points", space.points)
                    .with("figure", space.figure)
            }
        }
    }

    fn bare_label(&self, action: &Action) -> Phrase {
        match action {
            Action::Play(lay) => {
                let cards = laid(lay.picture(), &lay.points().collect::<Vec<_>>());
                Phrase::new("action-play").with("cards", cards)
            }
            Action::Take(target) => Phrase::new("action-take-bare")
                .with("cards", counted(*target, self.spaces[*target as usize].count)),
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        self.players.iter().flat_map(|player| self.score_lines(player)).collect()
    }
}

impl View {
    /// The pile below the Ship.
    fn below(&self) -> Phrase {
        let lying = |picture| self.below_ship.iter().filter(|card| card.picture() == picture).count();
        let kinds = [Picture::Knight, Picture::Huntress].map(|picture| (picture, lying(picture)));
        let kinds: Vec<Phrase> = kinds
            .into_iter()
            .filter(|&(_, count)| count > 0)
            .map(|(picture, count)| counted(picture, count as u8))
            .collect();
        if kinds.is_empty() {
            return Phrase::new("table-below-empty");
        }
        Phrase::new("table-below").with("cards", kinds).with("points", points(&self.below_ship))
    }

    /// What it means to lay these cards: what they will take and what that is worth, or how many are still missing.
    fn label_lay(&self, lay: Lay) -> Phrase {
        let picture = lay.picture();
        let space = &self.spaces[picture as usize];
        let spaces: Vec<&Space> =
            space.effect.takes.iter().filter_map(|gain| self.space_of(gain.from)).collect();
        let cards = laid(picture, &lay.points().collect::<Vec<_>>());
        let label = |key| Phrase::new(key).with("cards", cards);
        match (picture, spaces.as_slice()) {
            _ if lay.len() < usize::from(space.effect.missing) => label("action-play-filling")
                .with("now", usize::from(space.count) + lay.len())
                .with("outlines", space.outlines),
            (Picture::Dwarf, _) => {
                let laid: i32 = lay.points().map(i32::from).sum();
                label("action-play-dwarfs").with("points", space.points + laid)
            }
            (Picture::Ship, _) => label("action-play-ships")
                .with("below", self.below_ship.len())
                .with("points", points(&self.below_ship)),
            (_, [first, second]) => {
                let wins_figure = second.figure > 0;
                label(if wins_figure { "action-play-choosing-figure" } else { "action-play-choosing" })
                    .with("first", counted(first.picture, first.count))
                    .with("first-points", first.points)
                    .with("second", counted(second.picture, second.count))
                    .with("second-points", second.points)
                    .with("figure", second.figure)
            }
            (_, [taken]) => {
                let wins_figure = taken.figure > 0;
                label(if wins_figure { "action-play-taking-figure" } else { "action-play-taking" })
                    .with("taken", counted(taken.picture, taken.count))
                    .with("points", taken.points)
                    .with("figure", taken.figure)
            }
            (Picture::Knight | Picture::Huntress, _) => label("action-play-full"),
            _ => label("action-play"),
        }
    }

    fn space_of(&self, pile: Pile) -> Option<&Space> {
        match pile {
            Pile::Space(picture) => Some(&self.spaces[picture as usize]),
            Pile::BelowShip => None,
        }
    }

    /// A line for each picture in a player's score pile, and one for the figure.
    fn score_lines(&self, player: &Player) -> Vec<ScoreLine> {
        let Some(pile) = &player.pile else { return Vec::new() };
        let line = |points, text, rule| ScoreLine { seat: player.seat, points, text, rule };
        let of =
            |picture| pile.iter().copied().filter(|card| card.picture() == picture).collect::<Vec<Card>>();
        let mut lines: Vec<ScoreLine> = Picture::ALL
            .into_iter()
            .map(|picture| (picture, of(picture)))
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(picture, cards)| line(points(&cards), Phrase::new(format!("score-{picture}")), CARDS_RULE))
            .collect();
        if self.figure == Some(player.seat) {
            lines.push(line(self.figure_points.into(), Phrase::new("card-great-dragon"), FIGURE_RULE));
        }
        lines
    }
}

/// An event as a sentence.
pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Played { seat, cards, now } => {
            let picture = cards[0].picture();
            let key = if picture.is_outlined() { "event-played-outlined" } else { "event-played" };
            let points: Vec<u8> = cards.iter().map(|card| card.points()).collect();
            Phrase::new(key)
                .with("who", *seat)
                .with("cards", laid(picture, &points))
                .with("now", *now)
                .with("outlines", picture.outlines())
        }
        Event::Collected { seat, from, count, cards } => {
            let what = match from {
                Pile::Space(picture) => counted(*picture, *count),
                Pile::BelowShip => Phrase::new("cards-below-ship").with("count", *count),
            };
            let sentence = |key| Phrase::new(key).with("who", *seat).with("what", what);
            match cards {
                None => sentence("event-collected"),
                Some(cards) => sentence("event-collected-own").with("points", points(cards)),
            }
        }
        Event::WentBelow { picture, count } => {
            Phrase::new("event-went-below").with("cards", counted(*picture, *count))
        }
        Event::Sailed { stacks } => Phrase::new("event-sailed").with("stacks", *stacks),
        Event::FigureTaken { seat, from: None } => Phrase::new("event-figure-found").with("who", *seat),
        Event::FigureTaken { seat, from: Some(from) } => {
            Phrase::new("event-figure-stolen").with("who", *seat).with("victim", *from)
        }
        Event::Returned { seat, card: None } => Phrase::new("event-returned").with("who", *seat),
        Event::Returned { seat, card: Some(known) } => {
            Phrase::new("event-returned-own").with("who", *seat).with("card", card(*known))
        }
        Event::Drew { seat, count, cards } => {
            let sentence = |key| Phrase::new(key).with("who", *seat).with("count", *count);
            match cards.as_deref() {
                None | Some([]) => sentence("event-drew"),
                Some(cards) => {
                    let cards: Vec<Phrase> = cards.iter().map(|&drawn| card(drawn)).collect();
                    sentence("event-drew-own").with("cards", cards)
                }
            }
        }
        Event::EndNear { cause, last } => {
            let key = match cause {
                Cause::Ships => "event-end-ships",
                Cause::EmptyDeck => "event-end-empty-deck",
            };
            Phrase::new(key).with("last", *last)
        }
        Event::Over { scores: [first, second] } => Phrase::new("event-over")
            .with("one", Seat(0))
            .with("first", *first)
            .with("two", Seat(1))
            .with("second", *second),
    }
}

/// A space of the board.
fn space(space: &Space) -> Phrase {
    let points = || space.shown.iter().map(|card| on_card(card.points())).collect::<Vec<_>>();
    let line = |key| Phrase::new(key).with("card", name(space.picture)).with("count", space.count);
    match space.picture {
        _ if space.count == 0 => Phrase::new("table-space-empty").with("card", name(space.picture)),
        Picture::Ship => line("table-space-ships").with("outlines", space.outlines),
        picture if picture.is_outlined() => {
            line("table-space-outlined").with("outlines", space.outlines).with("points", points())
        }
        _ => line("table-space").with("points", points()),
    }
}

/// A player.
fn player(player: &Player) -> Phrase {
    let line = |key| {
        Phrase::new(key)
            .with("who", player.seat)
            .with("hand", player.hand)
            .with("deck", player.deck)
            .with("taken", player.taken)
    };
    match player.points {
        Some(points) => line("table-player-own").with("points", points),
        None => line("table-player"),
    }
}

/// Cards of one picture as they are laid, the last on top. Ships have no points to name; which card lies on top is said
/// where the others are covered and not all the same.
fn laid(picture: Picture, points: &[u8]) -> Phrase {
    let cards = counted(picture, points.len() as u8);
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

/// A card with its points.
fn card(card: Card) -> Phrase {
    match card.points() {
        0 => name(card.picture()),
        points => Phrase::new("card-with-points").with("card", name(card.picture())).with("points", points),
    }
}

/// The picture alone.
fn name(picture: Picture) -> Phrase {
    Phrase::new(format!("card-{picture}"))
}

/// So many cards of a picture.
fn counted(picture: Picture, count: u8) -> Phrase {
    Phrase::new(format!("cards-{picture}")).with("count", count)
}

fn on_card(points: u8) -> Phrase {
    Phrase::new("points-on-card").with("points", points)
}

/// What cards are worth together.
fn points(cards: &[Card]) -> i32 {
    cards.iter().map(|card| i32::from(card.points())).sum()
}
