//! Section 1 of the rules: set-up.

use kernel::{BadOptions, Chance, Options as _, Seat};

use crate::board::Board;
use crate::hand::Hand;
use crate::options::Options;
use crate::score::ScorePile;
use crate::sheet::Cards;
use crate::state::{Dragonheart, HAND, Phase, SEATS, deck_of};

impl Dragonheart {
    pub(crate) fn deal(
        sheet: &'static Cards,
        options: &Options,
        chance: &mut impl Chance,
    ) -> Result<Self, BadOptions> {
        options.check()?;
        let mut decks = [deck_of(sheet.deck()); 2];
        let mut hands = [Hand::EMPTY; 2];
        for (deck, hand) in decks.iter_mut().zip(&mut hands) {
            chance.shuffle(deck);
            hand.draw(HAND, deck);
        }
        let turn = options.first.seat().unwrap_or_else(|| Seat(chance.below(SEATS.into()) as u8));
        Ok(Self {
            sheet,
            turn,
            phase: Phase::Play,
            turns: 0,
            figure: None,
            sailed: 0,
            ending: None,
            returned: [false; 2],
            hands,
            decks,
            board: Board::EMPTY,
            scores: [ScorePile::EMPTY; 2],
        })
    }
}
