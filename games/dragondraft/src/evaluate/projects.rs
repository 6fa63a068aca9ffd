//! The best use of goblins on one evening.

use crate::card::{Goblins, colours};
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

/// What a player can still choose from tonight: a grandstand or none, a special or none.
pub(super) struct Projects {
    pub(super) grandstands: [Project; 1 + Size::ALL.len()],
    pub(super) specials: [Project; 1 + Special::ALL.len()],
}

impl Dragondraft {
    /// What a player could build and offer tonight, with so many colours and thistles in hand then.
    pub(super) fn projects(&self, player: &Player, colours: f32, thistles: f32) -> Projects {
        let mut projects = Projects { grandstands: [Project::NOTHING; 4], specials: [Project::NOTHING; 5] };
        if !player.built && player.grandstands.len() < usize::from(self.sheet.grandstands_each) {
            for size in Size::ALL {
                if let Some(spectators) = self.top(size) {
                    projects.grandstands[size.index() + 1] =
                        Project { cost: self.sheet.pile(size).cost, worth: f32::from(spectators) };
                }
            }
        }
        if !player.offered && !self.switches.beginner {
            for special in Special::ALL {
                if self.figures[special.index()] > 0 {
                    let offer = self.sheet.offer(special);
                    let tonight = match offer.effect {
                        Effect::PerShow => 1.0,
                        Effect::PerColour => colours,
                        Effect::PerThistle => thistles,
                        Effect::HandLimit => 0.0,
                    };
                    let worth =
                        f32::from(offer.amount) * tonight + self.worth_a_day(special) * self.days_left();
                    projects.specials[special.index() + 1] = Project { cost: offer.cost, worth };
                }
            }
        }
        projects
    }

    /// The worth of a player's goblins when they are put to their best use, what is left over kept or not.
    pub(super) fn best_projects(&self, player: &Player) -> f32 {
        let goblins = player.hand.goblins();
        if goblins.is_empty() {
            return 0.0;
        }
        let (colours, thistles) = (colours(&player.hand.dragons()), player.hand.thistles());
        let projects = self.projects(player, colours.into(), thistles.into());
        let mut best = 0.0_f32;
        for build in projects.grandstands {
            let Some(after) = self.spend(goblins, build.cost) else { continue };
            for offer in projects.specials {
                let Some(left) = self.spend(after, offer.cost) else { continue };
                best = best.max(build.worth + offer.worth + self.best_kept(left));
            }
        }
        best
    }

    /// The worth of the goblins that it pays to keep.
    fn best_kept(&self, left: Goblins) -> f32 {
        let days = self.days_left();
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
        let most = goblins.singles.min(cost / single);
        // One single less may let the pairs fit without loss.
        let fits = (cost - most * single).is_multiple_of(pair);
        let singles = if fits { most } else { most.saturating_sub(1) };
        let pairs = (cost - singles * single).div_ceil(pair);
        (pairs <= goblins.pairs).then(|| goblins.without(Goblins { singles, pairs }))
    }
}
