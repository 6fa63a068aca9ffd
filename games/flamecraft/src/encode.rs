//! The game in numbers: actions as indices.
//!
//! Cards are numbered in the order of their names in `cards.rs`: 42 artisans, 34 shops, 36 fancy dragons, 36 enchantments. A
//! slot is numbered shop × 3 + slot (102), a dragon's whereabouts by slot (102), then place of the park (5), then the artisan in
//! hand (42).
//!
//! | action | indices | number within |
//! | --- | --- | --- |
//! | `keep`, `reveal`, `score`, `send`, `return` | 36 each | the fancy dragon |
//! | `visit` | 34 | the shop |
//! | `cast`, `study`, `pay`, `reserve` | 36 each | the enchantment |
//! | `sets`, `coins`, `leave` | 256 each | the number |
//! | `give` | 7 | the good; the last is the coin |
//! | `to` | 6 | the seat, as it is counted at the table |
//! | `good` | 6 | the good |
//! | `draw:park-N`, `seed:park-N` | 5 each | N − 1 |
//! | `place`, `replace` | 4284 each | artisan × 102 + slot |
//! | `fire`, `cheer` | 149 each | whereabouts |
//! | `swap` | 102 | the slot |
//! | `choose:N` | 4 | N − 1 |
//! | `space:N` | 3 | N − 1 |
//! | `discard` | 42 | the artisan |
//! | `tuck` | 1224 | enchantment × 34 + shop |
//! | `unlock` | 11 | the achievement |
//! | every other | 1 each | |
//!
//! The blocks stand in the order of [`Block`].

mod observation;

use kernel::encode::Blocks;
use kernel::{Encode, MAX_SEATS, Pen, Seat, Slice, Viewer};

use crate::action::{Action, SlotOf, Token, Where};
use crate::cards::{Achievement, Artisan, Card, Enchantment, Fancy, Good, Shop};
use crate::state::{Flamecraft, PARK};

const ARTISANS: u32 = Artisan::COUNT as u32;
const SHOPS: u32 = Shop::COUNT as u32;
const FANCIES: u32 = Fancy::COUNT as u32;
const ENCHANTMENTS: u32 = Enchantment::COUNT as u32;
const GOODS: u32 = Good::ALL.len() as u32;
const PLACES: u32 = PARK as u32;
/// The slots of each shop.
const SLOTS: u32 = 3;
const ALL_SLOTS: u32 = SHOPS * SLOTS;
const WHEREABOUTS: u32 = ALL_SLOTS + PLACES + ARTISANS;
/// What a number of one byte can be.
const BYTE: u32 = 256;

/// Names every block of indices once, in their order, with its size.
macro_rules! blocks {
    ($($block:ident = $size:expr,)+) => {
        #[derive(Clone, Copy)]
        enum Block {
            $($block,)+
        }

        impl Block {
            const ALL: &[Self] = &[$(Self::$block,)+];
        }

        const BLOCKS: Blocks<{ Block::ALL.len() }> = Blocks::new([$($size,)+]);
    };
}

blocks! {
    Keep = FANCIES,
    Visit = SHOPS,
    Stay = 1,
    Gather = 1,
    Cast = ENCHANTMENTS,
    Sets = BYTE,
    Coins = BYTE,
    Leave = BYTE,
    Give = GOODS + 1,
    To = MAX_SEATS as u32,
    Good = GOODS,
    DrawPark = PLACES,
    DrawDeck = 1,
    Place = ARTISANS * ALL_SLOTS,
    Fire = WHEREABOUTS,
    Cheer = WHEREABOUTS,
    Swap = ALL_SLOTS,
    Use = 1,
    Skip = 1,
    Done = 1,
    Choose = 4,
    Seed = PLACES,
    Study = ENCHANTMENTS,
    PayFor = ENCHANTMENTS,
    Reserve = ENCHANTMENTS,
    Replace = ARTISANS * ALL_SLOTS,
    Reveal = FANCIES,
    Score = FANCIES,
    Space = 3,
    Flip = 1,
    Join = 1,
    Send = FANCIES,
    Return = FANCIES,
    Discard = ARTISANS,
    Companion = 1,
    Tuck = ENCHANTMENTS * SHOPS,
    Unlock = Achievement::COUNT as u32,
    End = 1,
}

impl Encode for Flamecraft {
    const ACTIONS: u32 = BLOCKS.total();
    const OBSERVATION: &'static [Slice] = observation::LAYOUT;

    fn index_of(action: Action) -> Option<u32> {
        let (block, offset) = match action {
            Action::Keep { fancy } => (Block::Keep, number(fancy)),
            Action::Visit { shop } => (Block::Visit, number(shop)),
            Action::Stay => (Block::Stay, 0),
            Action::Gather => (Block::Gather, 0),
            Action::Cast { enchantment } => (Block::Cast, number(enchantment)),
            Action::Sets { n } => (Block::Sets, n.into()),
            Action::Coins { n } => (Block::Coins, n.into()),
            Action::Leave { n } => (Block::Leave, n.into()),
            Action::Give { token: Token::Good(good) } => (Block::Give, good as u32),
            Action::Give { token: Token::Coin } => (Block::Give, GOODS),
            Action::To { seat } => (Block::To, below(seat.0, MAX_SEATS as u32)?),
            Action::Good { good } => (Block::Good, good as u32),
            Action::DrawPark { place } => (Block::DrawPark, below(place, PLACES)?),
            Action::DrawDeck => (Block::DrawDeck, 0),
            Action::Place { artisan, slot } => {
                (Block::Place, number(artisan) * ALL_SLOTS + slot_number(slot)?)
            }
            Action::Fire { at } => (Block::Fire, where_number(at)?),
            Action::Cheer { at } => (Block::Cheer, where_number(at)?),
            Action::Swap { slot } => (Block::Swap, slot_number(slot)?),
            Action::Use => (Block::Use, 0),
            Action::Skip => (Block::Skip, 0),
            Action::Done => (Block::Done, 0),
            Action::Choose { n } => (Block::Choose, below(n, 4)?),
            Action::Seed { place } => (Block::Seed, below(place, PLACES)?),
            Action::Study { enchantment } => (Block::Study, number(enchantment)),
            Action::PayFor { enchantment } => (Block::PayFor, number(enchantment)),
            Action::Reserve { enchantment } => (Block::Reserve, number(enchantment)),
            Action::Replace { artisan, slot } => {
                (Block::Replace, number(artisan) * ALL_SLOTS + slot_number(slot)?)
            }
            Action::Reveal { fancy } => (Block::Reveal, number(fancy)),
            Action::Score { fancy } => (Block::Score, number(fancy)),
            Action::Space { space } => (Block::Space, below(space, 3)?),
            Action::Flip => (Block::Flip, 0),
            Action::Join => (Block::Join, 0),
            Action::Send { fancy } => (Block::Send, number(fancy)),
            Action::Return { fancy } => (Block::Return, number(fancy)),
            Action::Discard { artisan } => (Block::Discard, number(artisan)),
            Action::Companion => (Block::Companion, 0),
            Action::Tuck { enchantment, shop } => (Block::Tuck, number(enchantment) * SHOPS + number(shop)),
            Action::Unlock { achievement } => (Block::Unlock, number(achievement)),
            Action::End => (Block::End, 0),
        };
        Some(BLOCKS.index(block as usize, offset))
    }

    fn action_at(index: u32) -> Option<Action> {
        let (block, offset) = BLOCKS.find(index)?;
        let n = offset as u8;
        let good = || Good::ALL[offset as usize];
        Some(match Block::ALL[block] {
            Block::Keep => Action::Keep { fancy: card(offset) },
            Block::Visit => Action::Visit { shop: card(offset) },
            Block::Stay => Action::Stay,
            Block::Gather => Action::Gather,
            Block::Cast => Action::Cast { enchantment: card(offset) },
            Block::Sets => Action::Sets { n },
            Block::Coins => Action::Coins { n },
            Block::Leave => Action::Leave { n },
            Block::Give if offset == GOODS => Action::Give { token: Token::Coin },
            Block::Give => Action::Give { token: Token::Good(good()) },
            Block::To => Action::To { seat: Seat(n) },
            Block::Good => Action::Good { good: good() },
            Block::DrawPark => Action::DrawPark { place: n },
            Block::DrawDeck => Action::DrawDeck,
            Block::Place => {
                Action::Place { artisan: card(offset / ALL_SLOTS), slot: slot_at(offset % ALL_SLOTS) }
            }
            Block::Fire => Action::Fire { at: where_at(offset) },
            Block::Cheer => Action::Cheer { at: where_at(offset) },
            Block::Swap => Action::Swap { slot: slot_at(offset) },
            Block::Use => Action::Use,
            Block::Skip => Action::Skip,
            Block::Done => Action::Done,
            Block::Choose => Action::Choose { n },
            Block::Seed => Action::Seed { place: n },
            Block::Study => Action::Study { enchantment: card(offset) },
            Block::PayFor => Action::PayFor { enchantment: card(offset) },
            Block::Reserve => Action::Reserve { enchantment: card(offset) },
            Block::Replace => {
                Action::Replace { artisan: card(offset / ALL_SLOTS), slot: slot_at(offset % ALL_SLOTS) }
            }
            Block::Reveal => Action::Reveal { fancy: card(offset) },
            Block::Score => Action::Score { fancy: card(offset) },
            Block::Space => Action::Space { space: n },
            Block::Flip => Action::Flip,
            Block::Join => Action::Join,
            Block::Send => Action::Send { fancy: card(offset) },
            Block::Return => Action::Return { fancy: card(offset) },
            Block::Discard => Action::Discard { artisan: card(offset) },
            Block::Companion => Action::Companion,
            Block::Tuck => Action::Tuck { enchantment: card(offset / SHOPS), shop: card(offset % SHOPS) },
            Block::Unlock => Action::Unlock { achievement: card(offset) },
            Block::End => Action::End,
        })
    }

    fn write_observation(&self, viewer: Viewer, pen: &mut Pen<'_>) {
        observation::write(self, viewer, pen);
    }
}

fn number<T: Card>(card: T) -> u32 {
    card.index() as u32
}

fn card<T: Card>(number: u32) -> T {
    T::new(number as usize)
}

/// A number that comes from outside, if it is less than `end`.
fn below(number: u8, end: u32) -> Option<u32> {
    Some(u32::from(number)).filter(|&number| number < end)
}

fn slot_number(SlotOf { shop, slot }: SlotOf) -> Option<u32> {
    Some(number(shop) * SLOTS + below(slot, SLOTS)?)
}

fn slot_at(number: u32) -> SlotOf {
    SlotOf { shop: card(number / SLOTS), slot: (number % SLOTS) as u8 }
}

fn where_number(at: Where) -> Option<u32> {
    Some(match at {
        Where::Slot(slot) => slot_number(slot)?,
        Where::Park { place } => ALL_SLOTS + below(place, PLACES)?,
        Where::Hand { artisan } => ALL_SLOTS + PLACES + number(artisan),
    })
}

fn where_at(number: u32) -> Where {
    match number.checked_sub(ALL_SLOTS) {
        None => Where::Slot(slot_at(number)),
        Some(place) if place < PLACES => Where::Park { place: place as u8 },
        Some(artisan) => Where::Hand { artisan: card(artisan - PLACES) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_those_that_are_documented() {
        let index = |notation: &str| Flamecraft::index_of(notation.parse().unwrap());
        let documented = 5 * 36
            + 34
            + 4 * 36
            + 3 * 256
            + 7
            + 6
            + 6
            + 2 * 5
            + 2 * 4284
            + 2 * 149
            + 102
            + 4
            + 3
            + 42
            + 1224
            + 11;
        let single = 10;
        assert_eq!(Flamecraft::ACTIONS, documented + single);
        assert_eq!(index("keep:frazzle"), Some(0));
        assert_eq!(index("visit:critical-rolls"), Some(36));
        assert_eq!(index("stay"), Some(70));
        assert_eq!(index("cast:purple-bread-1"), Some(72));
        let place = 72 + 36 + 3 * 256 + 7 + 6 + 6 + 5 + 1;
        assert_eq!(index("place:bread-2@draco-bell.3"), Some(place + 102 + 3 + 2));
        assert_eq!(index("fire:critical-rolls.1"), Some(place + 4284));
        assert_eq!(index("fire:park-1"), Some(place + 4284 + 102));
        assert_eq!(index("fire:bread-1"), Some(place + 4284 + 107));
        assert_eq!(index("end"), Some(Flamecraft::ACTIONS - 1));
    }
}
