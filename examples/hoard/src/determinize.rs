//! Another world with the same view: what bots think in, and what proves that nothing leaks.

use kernel::{Chance, List, Seat, Viewer};

use crate::state::{Card, Hoard, MOST_CARDS};

impl Hoard {
    /// Deals anew what this viewer cannot know: the hands and face-down cards of others, the unused cards, and the order of
    /// the hidden treasures. How many there are of each is known and stays.
    ///
    /// What was gathered is sorted before it is shuffled. So the new world depends on which cards are unseen and never on
    /// where they truly lie, and nobody who knows the dice can reckon back to the truth.
    pub(crate) fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let others = || Seat::all(self.players).filter(move |seat| !viewer.is(*seat)).map(Seat::index);
        let others: List<usize, 6> = others().collect();
        let mut unseen: List<Card, MOST_CARDS> = self.unused;
        for &seat in &others {
            self.hands[seat].iter().for_each(|&card| unseen.push(card));
            self.laid[seat].iter().for_each(|&card| unseen.push(card));
        }
        unseen.sort_unstable();
        chance.shuffle(&mut unseen);

        let mut unseen = unseen.iter().copied();
        let mut deal = |place: &mut Card| *place = unseen.next().expect("as many as were gathered");
        for &seat in &others {
            self.hands[seat].iter_mut().for_each(&mut deal);
            self.laid[seat].iter_mut().for_each(&mut deal);
            self.hands[seat].sort_unstable();
        }
        self.unused.iter_mut().for_each(&mut deal);
        self.unused.sort_unstable();
        self.hidden.sort_unstable();
        chance.shuffle(&mut self.hidden);
    }
}
