//! The best use of goblins on one evening.

use crate::card::{Goblins, Hand, colours};
use crate::grandstand::Size;
use crate::sheet::Effect;
use crate::special::Special;
use crate::state::{Dragondraft, Player};

/// Something goblins can work on.
#[derive(Clone, Copy)]
pub(super) struct Project {
    pub(super) cost: u8,
    pub(super) worth: f32,
}

impl Project {
    pub(super) const NOTHING: Self = Self { cost: 0, worth: 0.0 };
}

/// Up to so many projects, nothing at all among them.
#[derive(Clone, Copy)]
pub(super) struct Projects<const N: usize> {
    projects: [Project; N],
    len: usize,
}

impl<const N: usize> Projects<N> {
    const NONE: Self = Self { projects: [Project::NOTHING; N], len: 1 };

    fn add(&mut self, cost: u8, worth: f32) {
        self.projects[self.len] = Project { cost, worth };
        self.len += 1;
    }

    pub(super) fn all(&self) -> &[Project] {
        &self.projects[..self.len]
    }
}

/// What can still be had tonight, whoever asks.
pub(super) struct Offers {
    grandstands: Projects<{ 1 + Size::ALL.len() }>,
    /// For each special in the supply: its cost, what it brings tonight for each thing that it counts, and later.
    specials: [Option<(u8, f32, Effect, f32)>; Special::ALL.len()],
}

impl Dragondraft {
    pub(super) fn offers(&self) -> Offers {
        let mut offers = Offers { grandstands: Projects::NONE, specials: [None; Special::ALL.len()] };
        for size in Size::ALL {
            if let Some(spectators) = self.top(size) {
                offers.grandstands.add(self.sheet.pile(size).cost, f32::from(spectators));
            }
        }
        if !self.switches.beginner {
            for special in Special::ALL.into_iter().filter(|special| self.figures[special.index()] > 0) {
                let offer = self.sheet.offer(special);
                let later = self.worth_a_day(special) * self.days_left();
                offers.specials[special.index()] =
                    Some((offer.cost, f32::from(offer.amount), offer.effect, later));
            }
        }
        offers
    }

    /// The grandstands that a player could build tonight.
    pub(super) fn grandstands_for(
        &self,
        player: &Player,
        offers: &Offers,
    ) -> Projects<{ 1 + Size::ALL.len() }> {
        let may = !player.built && player.grandstands.len() < usize::from(self.sheet.grandstands_each);
        if may { offers.grandstands } else { Projects::NONE }
    }

    /// The worth of a player's goblins when they are put to their best use, what is left over kept or not.
    pub(super) fn best_projects(&self, player: &Player, hand: &Hand, offers: &Offers) -> f32 {
        let goblins = hand.goblins();
        if goblins.is_empty() {
            return 0.0;
        }
        let colours = f32::from(colours(&hand.dragons()));
        let specials = offers.specials_for(player, colours, f32::from(hand.thistles()));
        let grandstands = self.grandstands_for(player, offers);
        let days = self.days_left();
        let mut best = 0.0_f32;
        for build in grandstands.all() {
            let Some(after) = self.spend(goblins, build.cost) else { continue };
            for offer in specials.all() {
                let Some(left) = self.spend(after, offer.cost) else { continue };
                best = best.max(build.worth + offer.worth + self.best_kept(left, days));
            }
        }
        best
    }

    /// The worth of the goblins that it pays to keep.
    fn best_kept(&self, left: Goblins, days: f32) -> f32 {
        if days < 1.0 || left.is_empty() {
            return 0.0;
        }
        let singles = self.worth_kept(Goblins { singles: left.singles, pairs: 0 }, days);
        let pairs = self.worth_kept(Goblins { singles: 0, pairs: left.pairs }, days);
        singles.max(0.0) + pairs.max(0.0)
    }

    /// What is left after paying with as many single goblins as fit: pairs are better kept.
    fn spend(&self, goblins: Goblins, cost: u8) -> Option<Goblins> {
        if cost == 0 {
            return Some(goblins);
        }
        let [single, pair] = self.sheet.helpers;
        if goblins.helpers([single, pair]) < cost {
            return None;
        }
        let (singles, pairs) = if (single, pair) == (1, 2) {
            // As printed; the divisions below cost more than all the rest.
            let most = goblins.singles.min(cost);
            let singles = if (cost - most) & 1 == 0 { most } else { most.saturating_sub(1) };
            (singles, (cost - singles).div_ceil(2))
        } else {
            let most = goblins.singles.min(cost / single);
            // One single less may let the pairs fit without loss.
            let fits = (cost - most * single).is_multiple_of(pair);
            let singles = if fits { most } else { most.saturating_sub(1) };
            (singles, (cost - singles * single).div_ceil(pair))
        };
        (pairs <= goblins.pairs).then(|| goblins.without(Goblins { singles, pairs }))
    }
}

impl Offers {
    /// The specials that a player could offer tonight, with so many colours and thistles in hand then.
    pub(super) fn specials_for(
        &self,
        player: &Player,
        colours: f32,
        thistles: f32,
    ) -> Projects<{ 1 + Special::ALL.len() }> {
        let mut specials = Projects::NONE;
        if player.offered {
            return specials;
        }
        for &(cost, amount, effect, later) in self.specials.iter().flatten() {
            let tonight = match effect {
                Effect::PerShow => 1.0,
                Effect::PerColour => colours,
                Effect::PerThistle => thistles,
                Effect::HandLimit => 0.0,
            };
            specials.add(cost, amount * tonight + later);
        }
        specials
    }
}
