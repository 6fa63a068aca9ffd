//! What is in the box.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::sheet::read_toml;
use kernel::{BadSheet, Entry, Provenance, Sheet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, MAX_POINTS, Picture};
use crate::event::Event;

/// The components of Dragonheart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cards {
    kinds: Vec<Kind>,
    figure: Kind,
    #[serde(skip)]
    deck: [Card; DECK],
    #[serde(skip)]
    copies: [[u8; MAX_POINTS as usize + 1]; Picture::ALL.len()],
}

impl Cards {
    /// One deck, picture by picture.
    #[must_use]
    pub const fn deck(&self) -> &[Card; DECK] {
        &self.deck
    }

    /// How many of this card are in one deck.
    #[must_use]
    pub const fn copies(&self, picture: Picture, points: u8) -> u8 {
        self.copies[picture as usize][points as usize]
    }

    /// What the Great Dragon figure is worth at the end.
    #[must_use]
    pub fn figure_points(&self) -> u8 {
        self.figure.points[0]
    }

    /// Calls `mark` with the index of the entry that the event shows in use.
    pub(crate) fn coverage(event: &Event, mark: &mut dyn FnMut(usize)) {
        match event {
            Event::Played { cards, .. } => mark(cards[0].picture() as usize),
            Event::FigureTaken { .. } => mark(Picture::ALL.len()),
            _ => {}
        }
    }
}

impl Sheet for Cards {
    const TEXT: &'static str = include_str!("../sheet.toml");

    fn parse(text: &str) -> Result<Self, BadSheet> {
        let mut lines: BTreeMap<String, Kind> = read_toml(text)?;
        let mut take =
            |id: &str| lines.remove(id).ok_or_else(|| BadSheet::content(id, "this entry is missing"));
        let figure = take(FIGURE)?;
        let kinds = Picture::ALL.iter().map(|picture| take(picture.id())).collect::<Result<Vec<_>, _>>()?;
        if let Some(stranger) = lines.keys().next() {
            return Err(BadSheet::content(stranger, "there is no such entry in Dragonheart"));
        }
        if figure.points.len() != 1 {
            return Err(BadSheet::content("great-dragon.points", "there is one figure, so one number"));
        }
        for (picture, kind) in Picture::ALL.into_iter().zip(&kinds) {
            check_points(picture, &kind.points)?;
        }
        let cards: Vec<Card> = Picture::ALL
            .into_iter()
            .zip(&kinds)
            .flat_map(|(picture, kind)| kind.points.iter().map(move |&points| Card::new(picture, points)))
            .collect();
        let deck: [Card; DECK] = cards.try_into().map_err(|cards: Vec<_>| {
            BadSheet::content("deck", format!("a deck has {DECK} cards, here are {}", cards.len()))
        })?;
        let mut copies = [[0; MAX_POINTS as usize + 1]; Picture::ALL.len()];
        for card in &deck {
            copies[card.picture() as usize][card.points() as usize] += 1;
        }
        Ok(Self { kinds, figure, deck, copies })
    }

    fn built_in() -> &'static Self {
        static CARDS: LazyLock<Cards> =
            LazyLock::new(|| Cards::parse(Cards::TEXT).expect("the built-in sheet is tested"));
        &CARDS
    }

    fn entries(&self) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Picture::ALL
            .into_iter()
            .zip(&self.kinds)
            .map(|(picture, kind)| {
                let points: Vec<String> = kind.points.iter().map(ToString::to_string).collect();
                kind.entry(picture.id(), format!("{} × {}", kind.points.len(), points.join(" ")))
            })
            .collect();
        entries.push(self.figure.entry(FIGURE, format!("1 × {}", self.figure.points[0])));
        entries
    }
}

/// One line of the sheet. Only the points are facts that the rules read, so only they are written into the digest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kind {
    points: Vec<u8>,
    #[serde(skip_serializing)]
    from: Provenance,
    #[serde(default, skip_serializing)]
    note: Option<String>,
}

impl Kind {
    fn entry(&self, id: &str, facts: String) -> Entry {
        Entry { id: id.to_owned(), facts, from: self.from, note: self.note.clone() }
    }
}

fn check_points(picture: Picture, points: &[u8]) -> Result<(), BadSheet> {
    let place = format!("{picture}.points");
    let bad = |reason: String| Err(BadSheet::content(place.as_str(), reason));
    match picture {
        _ if points.is_empty() => bad("every picture has at least one card".into()),
        Picture::Ship if points.iter().any(|&n| n != 0) => bad("ships have no points: write 0".into()),
        Picture::Ship => Ok(()),
        _ => match points.iter().find(|&&n| n == 0 || n > MAX_POINTS) {
            Some(n) => bad(format!("a card has 1 to {MAX_POINTS} points, not {n}")),
            None => Ok(()),
        },
    }
}

/// How many cards a deck has (rulebook).
pub const DECK: usize = 50;

/// The entry of the Great Dragon figure, the last one.
const FIGURE: &str = "great-dragon";
