//! Building a view from what its viewer may know.

use kernel::{Seat, SeatSet, Viewer};

use super::{
    AchievementView, AwardView, Decks, EnchantmentView, EndingView, Keeps, OwnFancy, ParkPlace, PlayerView,
    Preview, ShopView, SlotView, SoFar, Stock, View, Yields,
};
use crate::cards::{Achievement, Card as _, Cards, Enchantment, Fancy, Good};
use crate::score::{Award, Source};
use crate::sheet::{Amounts, Icon, Sky};
use crate::state::{At, Bill, FireZone, Flamecraft, MOST_PLAYERS, Step};

impl Flamecraft {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat().filter(|seat| seat.0 < self.seats());
        // The same table with this viewer at the turn, to ask what they could do.
        let mine = Self { turn: you.unwrap_or(self.turn), ..*self };
        let own = you.map(|seat| self.player(seat));
        let solo = self.settings.solo;
        View {
            you,
            turn: self.turn,
            first: self.first,
            turns: self.turns,
            question: self.question(),
            so_far: SoFar {
                cast: self.now.cast,
                placed: Good::in_mask(self.now.placed).collect(),
                fired: self.now.fired.iter().collect(),
                filled: self.now.filled,
            },
            players: Seat::all(self.seats()).map(|seat| self.player_view(seat, &mine, you)).collect(),
            town: (0..self.town.len() as u8).map(|spot| self.shop_view(spot, &mine, you)).collect(),
            room: self.room() as u8,
            park: (0..self.park.len())
                .map(|place| ParkPlace { artisan: self.park[place], goods: Amounts(self.park_goods[place]) })
                .collect(),
            row: self.row.iter().map(|card| card.map(|card| mine.enchantment_view(card, you))).collect(),
            decks: Decks {
                artisans: self.artisan_deck.len() as u8,
                enchantments: self.enchantment_deck.len() as u8,
                fancies: self.fancy_deck.len() as u8,
                shops: self.shop_deck.len() as u8,
            },
            keeps: (!solo || self.settings.solo_limits)
                .then(|| Keeps { hand: self.limits().hand, goods: self.limits().goods }),
            hand: own.map_or_else(Vec::new, |player| player.hand.iter().collect()),
            fancies: own.map_or_else(Vec::new, |player| {
                player.fancy.iter().map(|fancy| self.own_fancy(mine.turn, fancy)).collect()
            }),
            offered: own.map_or_else(Vec::new, |player| player.offered.iter().flatten().copied().collect()),
            sealed: own.and_then(|player| player.sealed),
            tokens: if solo {
                let others = Good::ALL.into_iter().filter(|&good| good != self.settings.token);
                others.map(|good| (good, self.tokens[good.index()].map(|at| self.spot(at).shop))).collect()
            } else {
                Vec::new()
            },
            own_token: solo.then_some(self.settings.token),
            campaign: self.campaign(),
            award: (solo && self.is_scored()).then(|| Award::of(self.sheet, self.players[0].reputation)),
            awards: if solo { self.awards() } else { Vec::new() },
            achievements: if solo { self.achievements() } else { Vec::new() },
            ending: self.ending.map(EndingView::from),
            result: self.standings(),
        }
    }

    fn awards(&self) -> Vec<AwardView> {
        let view =
            |award: Award| AwardView { award, from: award.threshold(self.sheet), unlocks: award.unlocks() };
        Award::ALL.into_iter().map(view).collect()
    }

    fn achievements(&self) -> Vec<AchievementView> {
        let view = |id: Achievement| {
            let (have, wanted) = self.progress(id);
            let now = self.unlocked.contains(id);
            let unlocked = now || self.settings.campaign.contains(id);
            AchievementView { id, have: have.min(wanted), wanted, unlocked, now }
        };
        Achievement::all().map(view).collect()
    }

    /// Whether the moon dragons have scored.
    fn is_scored(&self) -> bool {
        self.is_scoring() && !self.stack.contains(&Step::Moons)
    }

    fn own_fancy(&self, seat: Seat, fancy: Fancy) -> OwnFancy {
        let facts = self.sheet.fancy(fancy);
        OwnFancy {
            id: fancy,
            sun: facts.sky == Sky::Sun,
            fulfilled: match facts.sky {
                Sky::Sun => self.turn == seat && self.is_fulfilled(fancy),
                Sky::Moon => self.moon_worth(seat, fancy) > 0,
            },
            worth: self.moon_worth(seat, fancy),
            pays: self.fancy_pays(seat, fancy),
            progress: self.fancy_progress(seat, fancy),
        }
    }

    /// What each moon dragon paid at the end. What is counted does not change any more; those that return others paid
    /// the rest.
    fn moons(&self, seat: Seat) -> Vec<(Fancy, u16)> {
        let player = self.player(seat);
        let mut moons: Vec<(Fancy, u16)> =
            player.moonlit.iter().map(|fancy| (fancy, self.moon_worth(seat, fancy))).collect();
        let rest = player.moonlight.saturating_sub(moons.iter().map(|(_, points)| points).sum());
        if let Some((_, points)) = moons.iter_mut().find(|(fancy, _)| self.returns(*fancy).is_some()) {
            *points += rest;
        }
        moons
    }

    fn player_view(&self, seat: Seat, mine: &Self, you: Option<Seat>) -> PlayerView {
        let player = self.player(seat);
        let known = self.known[you.map_or(MOST_PLAYERS, Seat::index)].artisans;
        let open = self.is_scoring();
        PlayerView {
            seat,
            goods: Stock(player.goods),
            coins: player.coins,
            reputation: player.reputation,
            hand: player.hand.len() as u8,
            remembered: if you == Some(seat) { Vec::new() } else { player.hand.and(known).iter().collect() },
            fancies: player.fancy.len() as u8,
            shown: if open { player.fancy.iter().collect() } else { Vec::new() },
            scored: player.scored.iter().collect(),
            at: player.at.map(|at| self.spot(at).shop),
            reserved: player.reserved.map(|card| mine.enchantment_view(card, you)),
            companion: player.companion,
            companion_used: player.companion_used,
            earned: Source::ALL
                .into_iter()
                .map(|source| (source, player.earned[source as usize]))
                .filter(|&(_, points)| points != 0)
                .collect(),
            coins_turned_in: player.coins_turned_in,
            moonlight: player.moonlight,
            moons: self.moons(seat),
        }
    }

    fn enchantment_view(&self, id: Enchantment, you: Option<Seat>) -> EnchantmentView {
        let facts = self.sheet.enchantment(id);
        let mut lacks = [0; 6];
        if you.is_some() {
            for ((lack, need), have) in lacks.iter_mut().zip(facts.cost).zip(self.me().goods) {
                *lack = u16::from(need).saturating_sub(have) as u8;
            }
        }
        EnchantmentView {
            id,
            icon: facts.icon,
            cost: Amounts(facts.cost),
            no_coins: facts.no_coins,
            per_extra_set: facts.per_extra_set,
            reward: facts.reward,
            payable: you.is_some() && self.can_pay(Bill::Enchantment(id, 1), 0),
            lacks: Amounts(lacks),
        }
    }

    fn shop_view(&self, spot: u8, mine: &Self, you: Option<Seat>) -> ShopView {
        if spot >= self.spots().end {
            return ShopView {
                shop: None,
                icon: None,
                slots: Vec::new(),
                enchantments: Vec::new(),
                coin_spaces: Vec::new(),
                spaces_pay: Vec::new(),
                asleep: false,
                full: false,
                ability: false,
                visitors: SeatSet::EMPTY,
                yields: Yields::default(),
                preview: None,
            };
        }
        let (facts, here) = (self.facts(spot), self.spot(spot));
        let slot = |slot: usize| SlotView {
            accepts: Good::in_mask(facts.accepts[slot]).collect(),
            reward: facts.rewards[slot],
            dragon: here.slots[slot],
        };
        let visitors = Seat::all(self.seats()).filter(|&seat| self.player(seat).at == Some(spot));
        ShopView {
            shop: Some(here.shop),
            icon: Some(facts.icon),
            slots: (0..facts.slots as usize).map(slot).collect(),
            enchantments: here.enchantments.iter().flatten().copied().collect(),
            coin_spaces: (0..facts.spaces_len).map(|space| here.coins & (1 << space) != 0).collect(),
            spaces_pay: facts.spaces[..facts.spaces_len as usize].to_vec(),
            asleep: facts.asleep,
            full: self.is_full(spot),
            ability: !facts.ability.is_empty(),
            visitors: visitors.collect(),
            yields: self.yields(spot),
            preview: you.map(|seat| mine.preview(seat, spot)),
        }
    }

    pub(crate) fn yields(&self, spot: u8) -> Yields {
        let facts = self.facts(spot);
        let mut yields = Yields { goods: Amounts(self.goods_besides(spot)), ..Yields::default() };
        match facts.icon {
            Icon::Wild => yields.any = facts.yields,
            Icon::Coin => yields.coins = facts.yields,
            Icon::Dragon => yields.artisans = facts.yields,
            icon => yields.goods.0[icon.good().map_or(0, Good::index)] += facts.yields,
        }
        yields
    }

    /// What a visit would be for the player whose turn it is taken to be.
    fn preview(&self, seat: Seat, spot: u8) -> Preview {
        let mut there = *self;
        there.player_mut(seat).at = Some(spot);
        let hand = self.player(seat).hand;
        let mut places = Vec::new();
        for slot in self.empty_slots(spot) {
            for artisan in hand.iter().filter(|artisan| self.accepts(spot, slot, artisan.good())) {
                places.push((artisan, slot));
            }
        }
        let fires = self.fireable(FireZone::Spot(spot), Cards::EMPTY).filter_map(|at| match at {
            At::Slot(_, slot) => Some(slot),
            _ => None,
        });
        let barred = self.barred(spot);
        Preview {
            allowed: barred.is_none(),
            barred,
            gives: self.visitor_count(spot) as u8,
            places,
            fires: fires.collect(),
            casts: there.own_enchantments().filter(|&card| there.can_cast(card, 0)).collect(),
        }
    }
}
