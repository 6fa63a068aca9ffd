//! The nouns of the game: goods, cards and sets of cards. Every card has a fixed name, so that notations and records
//! can be read without a sheet; what is printed on a card is the [sheet](crate::sheet)'s business.

use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroU8;
use std::str::FromStr;

use kernel::BadNotation;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One of the six goods; also the craft of an artisan dragon and the icon of most shops and all enchantments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Bread.
    Bread,
    /// Meat.
    Meat,
    /// Iron.
    Iron,
    /// Crystal.
    Crystal,
    /// Plants.
    Plant,
    /// Potions.
    Potion,
}

impl Good {
    /// All of them, in the order of the starter shops.
    pub const ALL: [Self; 6] =
        [Self::Bread, Self::Meat, Self::Iron, Self::Crystal, Self::Plant, Self::Potion];

    /// The good as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in sheets, records and texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["bread", "meat", "iron", "crystal", "plant", "potion"][self as usize]
    }

    /// The good of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.word() == word)
    }

    /// The goods in a bit set.
    pub fn in_mask(mask: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |good| mask & good.bit() != 0)
    }

    /// The good as a bit.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Every good.
pub(crate) const ANY_GOOD: u8 = 0b11_1111;

/// A kind of card with fixed names.
pub trait Card: Copy + Eq + Ord + fmt::Debug + 'static {
    /// How many there are.
    const COUNT: usize;
    /// What the kind is called in messages about mistakes.
    const KIND: &'static str;
    /// The card with this index.
    #[must_use]
    fn new(index: usize) -> Self;
    /// Its index.
    #[must_use]
    fn index(self) -> usize;
    /// Its name.
    #[must_use]
    fn id(self) -> &'static str;
    /// All cards of the kind.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::new)
    }
    /// The card of this name.
    #[must_use]
    fn named(id: &str) -> Option<Self> {
        Self::all().find(|card| card.id() == id)
    }
}

macro_rules! cards {
    ($(#[$doc:meta])* $name:ident, $article:literal $kind:literal, $ids:ident: [$($id:literal),* $(,)?]) => {
        const $ids: &[&str] = &[$($id),*];

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl Card for $name {
            const COUNT: usize = $ids.len();
            const KIND: &'static str = $kind;

            #[inline]
            fn new(index: usize) -> Self {
                debug_assert!(index < Self::COUNT);
                Self(NonZeroU8::MIN.saturating_add(index as u8))
            }

            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            fn id(self) -> &'static str {
                $ids[self.index()]
            }
        }

        /// The first of them: what unused room in a list holds.
        impl Default for $name {
            fn default() -> Self {
                Self::new(0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = BadNotation;

            fn from_str(text: &str) -> Result<Self, BadNotation> {
                Self::named(text).ok_or_else(|| BadNotation::new(text, concat!("no such ", $kind)))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::named(&id)
                    .ok_or_else(|| de::Error::custom(format_args!(concat!("there is no ", $kind, " `{}`"), id)))
            }
        }

        #[cfg(test)]
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/** The name of ", $article, " ", $kind, ". */\n").to_owned())
            }

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                $ids.iter().map(|id| format!("{id:?}")).collect::<Vec<_>>().join(" | ")
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some("types.ts".into())
            }
        }
    };
}

cards! {
    /// An artisan dragon: six of each good for the deck, and the starter of each good.
    Artisan, "an" "artisan dragon", ARTISANS: [
        "bread-1", "bread-2", "bread-3", "bread-4", "bread-5", "bread-6", "bread-starter",
        "meat-1", "meat-2", "meat-3", "meat-4", "meat-5", "meat-6", "meat-starter",
        "iron-1", "iron-2", "iron-3", "iron-4", "iron-5", "iron-6", "iron-starter",
        "crystal-1", "crystal-2", "crystal-3", "crystal-4", "crystal-5", "crystal-6", "crystal-starter",
        "plant-1", "plant-2", "plant-3", "plant-4", "plant-5", "plant-6", "plant-starter",
        "potion-1", "potion-2", "potion-3", "potion-4", "potion-5", "potion-6", "potion-starter",
    ]
}

/// How many artisan dragons of each good there are, the starter included.
const PER_GOOD: usize = 7;

/// The craft of each dragon, looked up everywhere; as long as the index can be, so that it is not checked.
static CRAFTS: [Good; 256] = {
    let mut crafts = [Good::Bread; 256];
    let mut index = 0;
    while index < PER_GOOD * Good::ALL.len() {
        crafts[index + 1] = Good::ALL[index / PER_GOOD];
        index += 1;
    }
    crafts
};

impl Artisan {
    /// The dragon's craft.
    #[must_use]
    #[inline]
    pub fn good(self) -> Good {
        CRAFTS[self.0.get() as usize]
    }

    /// The `n`th dragon of a good, counted from 0; the last is the starter.
    #[must_use]
    pub fn of(good: Good, n: usize) -> Self {
        Self::new(good.index() * PER_GOOD + n)
    }

    /// The starter dragon of a good.
    #[must_use]
    pub fn starter(good: Good) -> Self {
        Self::of(good, PER_GOOD - 1)
    }

    /// Whether it is a starter dragon.
    #[must_use]
    pub fn is_starter(self) -> bool {
        self.index() % PER_GOOD == PER_GOOD - 1
    }
}

cards! {
    /// A shop: the six starter shops, then those of the deck.
    Shop, "a" "shop", SHOPS: [
        "critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions",
        "drake-of-cakes", "guilty-treasures", "la-petite-dragonne",
        "fogo-de-char", "full-plate-buffet", "pizza-coven",
        "gnome-depot", "saving-throw", "the-savage-beat",
        "dragon-hoard-bank", "tip-the-scales", "touch-o-glass",
        "hedges-and-henges", "oh-my-gourd", "sage-of-sage",
        "draconic-tonic", "funky-brewsters", "spellfire-springs",
        "bizarre-bazaar", "draggin-tail-roost", "dragon-alley", "eternal-flame", "flagons-and-dragons",
        "maw-and-paws", "nunyas-beeswax", "scale-mail-post", "sew-cute", "wishing-well",
    ]
}

/// How many starter shops there are.
pub(crate) const STARTERS: usize = 6;

cards! {
    /// A fancy dragon.
    Fancy, "a" "fancy dragon", FANCIES: [
        "frazzle", "goldrush", "pocus", "sparkle", "starburst", "taylor", "twinkle",
        "buttercup", "pinkytoe", "wesley", "sunlight", "greenhorn", "nighbrite",
        "bubu", "matches", "chonkers", "dazzle", "shimmer", "hocus", "rainbow",
        "sweetie", "umami", "shadow", "gemma", "savannah", "jitters",
        "toasty", "carnie", "ajax", "zircon", "forrest", "elix",
        "steven", "todd", "talisman", "buddy",
    ]
}

cards! {
    /// An enchantment: eighteen purple ones, then eighteen golden ones.
    Enchantment, "an" "enchantment", ENCHANTMENTS: [
        "purple-bread-1", "purple-bread-2", "purple-bread-3", "purple-meat-1", "purple-meat-2", "purple-meat-3",
        "purple-iron-1", "purple-iron-2", "purple-iron-3", "purple-crystal-1", "purple-crystal-2",
        "purple-crystal-3", "purple-plant-1", "purple-plant-2", "purple-plant-3", "purple-potion-1",
        "purple-potion-2", "purple-potion-3",
        "golden-bread-1", "golden-bread-2", "golden-bread-3", "golden-meat-1", "golden-meat-2", "golden-meat-3",
        "golden-iron-1", "golden-iron-2", "golden-iron-3", "golden-crystal-1", "golden-crystal-2",
        "golden-crystal-3", "golden-plant-1", "golden-plant-2", "golden-plant-3", "golden-potion-1",
        "golden-potion-2", "golden-potion-3",
    ]
}

/// How many enchantments each of the two decks has.
pub(crate) const ENCHANTMENTS_PER_DECK: usize = 18;

cards! {
    /// A companion.
    Companion, "a" "companion", COMPANIONS: [
        "inkwell", "picnic", "encore", "kindling", "ribbon", "purse", "curtain",
    ]
}

cards! {
    /// An achievement of the solo game.
    Achievement, "an" "achievement", ACHIEVEMENTS: [
        "half-a-dozen", "master-of-markets", "green-thumb", "mistress-of-festivities", "glitter-bomb",
        "thoroughly-enchanting", "heavy-metal", "a-different-kind-of-magic", "brewmeister", "lord-of-the-hoard",
        "flavor-town",
    ]
}

/// A set of cards of one kind, iterated in the order of their names above.
pub struct Cards<T> {
    bits: u64,
    kind: PhantomData<T>,
}

impl<T> Clone for Cards<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Cards<T> {}
impl<T> PartialEq for Cards<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Cards<T> {}
impl<T> Default for Cards<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T> Cards<T> {
    /// No card.
    pub const EMPTY: Self = Self::of_bits(0);

    pub(crate) const fn of_bits(bits: u64) -> Self {
        Self { bits, kind: PhantomData }
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }

    /// Those not in the other set.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }
}

impl<T: Card> Cards<T> {
    /// Just this card.
    #[must_use]
    pub fn only(card: T) -> Self {
        Self::of_bits(1 << card.index())
    }

    /// Whether `card` is in it.
    #[must_use]
    #[inline]
    pub fn contains(self, card: T) -> bool {
        self.bits & (1 << card.index()) != 0
    }

    /// Adds `card`.
    #[inline]
    pub fn insert(&mut self, card: T) {
        self.bits |= 1 << card.index();
    }

    /// Takes `card` out.
    #[inline]
    pub fn remove(&mut self, card: T) {
        self.bits &= !(1 << card.index());
    }

    /// The set with `card` added.
    #[must_use]
    pub fn with(mut self, card: T) -> Self {
        self.insert(card);
        self
    }

    /// The first card.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::new(self.bits.trailing_zeros() as usize))
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let card = Self::of_bits(bits).first()?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl Cards<Artisan> {
    /// The dragons of one good.
    #[must_use]
    #[inline]
    pub const fn of_good(self, good: Good) -> Self {
        Self::of_bits(self.bits & (0x7F << (PER_GOOD * good as usize)))
    }

    /// The goods they make, as bits.
    #[must_use]
    pub fn goods(self) -> u8 {
        Good::ALL.into_iter().filter(|&good| !self.of_good(good).is_empty()).map(Good::bit).sum()
    }
}

impl<T: Card> FromIterator<T> for Cards<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Card> fmt::Debug for Cards<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Card + Serialize> Serialize for Cards<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Card + Deserialize<'de>> Deserialize<'de> for Cards<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for artisan in Artisan::all() {
            assert_eq!(artisan.id().parse(), Ok(artisan));
            assert!(artisan.id().starts_with(artisan.good().word()));
        }
        assert_eq!((Shop::COUNT, Fancy::COUNT, Enchantment::COUNT), (34, 36, 36));
        assert!("cloth-1".parse::<Artisan>().is_err());
    }

    #[test]
    fn a_card_may_be_absent_at_no_cost() {
        assert_eq!(size_of::<Option<Artisan>>(), 1);
    }
}
