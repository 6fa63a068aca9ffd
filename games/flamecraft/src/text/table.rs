//! The table in text, and the points explained.

use kernel::{Paragraph, Phrase, ScoreLine};

use super::{artisan, by, card, goods, labels, reward};
use crate::action::{Action, SlotOf, Where};
use crate::cards::{Artisan, Good};
use crate::score::Source;
use crate::sheet::Amounts;
use crate::view::{EnchantmentView, PlayerView, ShopView, SlotView, View};

impl View {
    /// The slot in sight there.
    pub(crate) fn slot(&self, slot: SlotOf) -> Option<&SlotView> {
        let shop = self.town.iter().find(|shop| shop.shop == Some(slot.shop))?;
        shop.slots.get(slot.slot as usize)
    }

    /// The dragon in sight there.
    pub(crate) fn dragon(&self, at: Where) -> Option<Artisan> {
        match at {
            Where::Slot(slot) => self.slot(slot)?.dragon,
            Where::Park { place } => self.park.get(place as usize)?.artisan,
            Where::Hand { artisan } => Some(artisan),
        }
    }
}

impl kernel::View<Action> for View {
    fn prompt(&self) -> Phrase {
        labels::prompt(self)
    }

    fn describe(&self) -> Vec<Paragraph> {
        let mut paragraphs = vec![
            Paragraph::new(Phrase::new("heading-town"), self.town.iter().flat_map(shop).collect()),
            Paragraph::new(Phrase::new("heading-park"), self.park_lines()),
            Paragraph::new(Phrase::new("heading-row"), self.row.iter().flatten().map(enchantment).collect()),
            Paragraph::new(Phrase::new("heading-players"), self.players.iter().flat_map(player).collect()),
            Paragraph::new(
                Phrase::new("heading-decks"),
                vec![
                    Phrase::new("table-decks")
                        .with("artisans", self.decks.artisans)
                        .with("enchantments", self.decks.enchantments)
                        .with("fancies", self.decks.fancies)
                        .with("shops", self.decks.shops),
                ],
            ),
        ];
        if self.you.is_some() {
            paragraphs.push(Paragraph::new(Phrase::new("heading-hand"), self.own_lines()));
        }
        if let Some(ending) = self.ending {
            let line =
                Phrase::new("table-ending").with("turns", ending.turns).with("cause", ending.cause.word());
            paragraphs.push(Paragraph::new(Phrase::new("heading-ending"), vec![line]));
        }
        if self.own_token.is_some() {
            let places = self.tokens.iter().map(|(token, shop)| match shop {
                Some(shop) => Phrase::new("table-token")
                    .with("token", super::good(*token))
                    .with("shop", card(&shop.to_string())),
                None => Phrase::new("table-token-away").with("token", super::good(*token)),
            });
            paragraphs.push(Paragraph::new(Phrase::new("heading-tokens"), places.collect()));
        }
        paragraphs
    }

    fn label(&self, action: &Action) -> Phrase {
        labels::label(self, action)
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for player in &self.players {
            let seat = player.seat;
            let mut line = |points: i32, key: &'static str, rule| {
                lines.push(ScoreLine { seat, points, text: Phrase::new(key), rule });
            };
            if self.result.is_some() {
                // Every player has the same lines, so that they can be compared.
                let mut rest = i32::from(player.reputation - player.coins_turned_in - player.moonlight);
                for source in Source::ALL {
                    let earned = player.earned.iter().find(|&&(one, _)| one == source);
                    let points = earned.map_or(0, |&(_, points)| i32::from(points));
                    rest -= points;
                    line(points, source.key(), source.rule());
                }
                line(i32::from(player.coins_turned_in), "score-coins", "13.3");
                line(i32::from(player.moonlight), "score-moons", "13.4");
                // A table that was set up by hand has reputation from nowhere.
                if rest != 0 {
                    line(rest, "score-track", "5.3");
                }
                if self
                    .players
                    .iter()
                    .any(|other| other.seat != seat && other.reputation == player.reputation)
                {
                    let goods: u16 = player.goods.0.iter().sum();
                    let text = Phrase::new("score-tie").with("dragons", player.hand).with("goods", goods);
                    lines.push(ScoreLine { seat, points: 0, text, rule: "13.5" });
                }
            } else {
                line(i32::from(player.reputation), "score-reputation", "5.3");
                line(i32::from(player.coins), "score-coins", "13.3");
                if self.you == Some(seat) {
                    let moons = self.fancies.iter().map(|fancy| i32::from(fancy.worth)).sum();
                    line(moons, "score-moons", "13.4");
                }
            }
        }
        lines
    }
}

impl View {
    fn park_lines(&self) -> Vec<Phrase> {
        let line = |(n, place): (usize, &crate::view::ParkPlace)| {
            let dragon = place.artisan?;
            let key = if place.goods.total() > 0 { "table-park-with" } else { "table-park" };
            let line = Phrase::new(key).with("place", n + 1).with("dragon", artisan(dragon));
            Some(if place.goods.total() > 0 { line.with("goods", goods(place.goods, 0)) } else { line })
        };
        self.park.iter().enumerate().filter_map(line).collect()
    }

    fn own_lines(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        let dragons: Vec<Phrase> = self.hand.iter().map(|&dragon| artisan(dragon)).collect();
        lines.push(if dragons.is_empty() {
            Phrase::new("table-hand-empty")
        } else {
            Phrase::new("table-hand").with("dragons", dragons)
        });
        for &fancy in &self.offered {
            lines.push(
                Phrase::new("table-fancy-offered")
                    .with("fancy", card(&fancy.to_string()))
                    .with("help", Phrase::new(format!("help-{fancy}"))),
            );
        }
        for fancy in &self.fancies {
            let key = match (fancy.sun, fancy.fulfilled) {
                (true, true) => "table-fancy-sun-ready",
                (true, false) => "table-fancy-sun",
                (false, _) => "table-fancy-moon",
            };
            lines.push(
                Phrase::new(key)
                    .with("fancy", card(&fancy.id.to_string()))
                    .with("help", Phrase::new(format!("help-{}", fancy.id)))
                    .with("worth", fancy.worth),
            );
        }
        lines
    }
}

fn shop(shop: &ShopView) -> Vec<Phrase> {
    let Some(id) = shop.shop else { return vec![Phrase::new("table-shop-face-down")] };
    let mut yields = goods(shop.yields.goods, u16::from(shop.yields.coins));
    if shop.yields.any > 0 {
        yields.push(super::amount("any", shop.yields.any));
    }
    if shop.yields.artisans > 0 {
        yields.push(super::amount("artisan", shop.yields.artisans));
    }
    let visitors: Vec<Phrase> = shop.visitors.iter().map(|seat| by("visitor", seat)).collect();
    let name = card(&id.to_string());
    let mut lines = vec![if visitors.is_empty() {
        Phrase::new("table-shop").with("shop", name).with("yields", yields)
    } else {
        Phrase::new("table-shop-visited").with("shop", name).with("yields", yields).with("who", visitors)
    }];
    for (n, slot) in shop.slots.iter().enumerate() {
        lines.push(match slot.dragon {
            Some(dragon) => Phrase::new("table-slot").with("slot", n + 1).with("dragon", artisan(dragon)),
            None => Phrase::new("table-slot-empty")
                .with("slot", n + 1)
                .with("accepts", accepts(&slot.accepts))
                .with("reward", reward(slot.reward)),
        });
    }
    if !shop.enchantments.is_empty() {
        let cards: Vec<Phrase> = shop.enchantments.iter().map(|id| card(&id.to_string())).collect();
        lines.push(Phrase::new("table-enchanted").with("enchantments", cards));
    }
    if shop.ability {
        lines.push(Phrase::new("table-ability").with("help", Phrase::new(format!("help-{id}"))));
    }
    if !shop.coin_spaces.is_empty() {
        let filled = shop.coin_spaces.iter().filter(|&&filled| filled).count();
        let spaces = shop.coin_spaces.len();
        lines.push(Phrase::new("table-coin-spaces").with("filled", filled).with("spaces", spaces));
    }
    lines
}

fn accepts(crafts: &[Good]) -> Vec<Phrase> {
    if crafts.len() == Good::ALL.len() {
        return vec![Phrase::new("any-craft")];
    }
    crafts.iter().map(|&craft| super::good(craft)).collect()
}

fn enchantment(view: &EnchantmentView) -> Phrase {
    let mut pays = if view.reward.is_none() { Vec::new() } else { reward(view.reward) };
    if view.per_extra_set > 0 {
        pays.push(Phrase::new("per-extra-set").with("n", view.per_extra_set));
    }
    let key = if view.no_coins { "table-enchantment-no-coins" } else { "table-enchantment" };
    Phrase::new(key)
        .with("enchantment", card(&view.id.to_string()))
        .with("cost", goods(view.cost, 0))
        .with("reward", pays)
}

fn player(player: &PlayerView) -> Vec<Phrase> {
    let stock = Amounts(player.goods.0.map(|n| n.min(255) as u8));
    let mut things = goods(stock, player.coins);
    if things.is_empty() {
        things.push(Phrase::new("nothing"));
    }
    let mut lines = vec![
        by("table-player", player.seat)
            .with("reputation", player.reputation)
            .with("things", things)
            .with("hand", player.hand)
            .with("fancies", player.fancies),
    ];
    if let Some(shop) = player.at {
        lines.push(by("table-player-at", player.seat).with("shop", card(&shop.to_string())));
    }
    if let Some(reserved) = &player.reserved {
        lines.push(by("table-player-reserved", player.seat).with("enchantment", enchantment(reserved)));
    }
    if let Some(companion) = player.companion {
        let key = if player.companion_used { "table-companion-used" } else { "table-companion" };
        lines.push(by(key, player.seat).with("companion", card(&companion.to_string())));
    }
    if !player.scored.is_empty() {
        let scored: Vec<Phrase> = player.scored.iter().map(|fancy| card(&fancy.to_string())).collect();
        lines.push(by("table-player-scored", player.seat).with("fancies", scored));
    }
    if !player.shown.is_empty() {
        let shown: Vec<Phrase> = player.shown.iter().map(|fancy| card(&fancy.to_string())).collect();
        lines.push(by("table-player-shown", player.seat).with("fancies", shown));
    }
    lines
}
