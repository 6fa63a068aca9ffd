//! What a viewer may know, in numbers. Each part follows the one of the same name in the view.

use kernel::encode::{flag, seats_from, share, steps_from};
use kernel::{Pen, Seat, Slice, Viewer};

use crate::action::Token;
use crate::cards::{Achievement, Artisan, Card, Cards, Companion, Enchantment, Fancy, Good, Shop};
use crate::options::Enchantments;
use crate::play::StepFamily as _;
use crate::state::{Flamecraft, MOST_PLAYERS, PARK, ROW, Scope, Step};
use crate::view::{Asks, Question};

const GOODS: usize = Good::ALL.len();
/// The slots, the coin spaces and the places for enchantments of a shop.
const PER_SHOP: usize = 3;
/// The numbers of a dragon that lies open: its craft, and which one of that craft.
const DRAGON: usize = GOODS + 1;

pub(super) const LAYOUT: &[Slice] = &[
    Slice::new("you", &[MOST_PLAYERS], "your seat, as it is counted at the table: actions name seats so"),
    Slice::new("seats", &[MOST_PLAYERS], "which seats there are, from you clockwise"),
    Slice::new("to-act", &[MOST_PLAYERS], "who has to choose, from you clockwise"),
    Slice::new("turn", &[MOST_PLAYERS], "whose turn it is, from you clockwise"),
    Slice::new("turns", &[1], "turns begun, divided by 200"),
    Slice::new(
        "options",
        &[5],
        "golden enchantments, both decks of enchantments, companions, alone, alone with limits",
    ),
    Slice::new("asks", &[Asks::ALL.len()], "what is asked, in the order of `Asks::ALL`"),
    Slice::new("asks-shop", &[Shop::COUNT], "the shop in question"),
    Slice::new("asks-artisan", &[Artisan::COUNT], "the artisan dragon in question"),
    Slice::new("asks-enchantment", &[Enchantment::COUNT], "the enchantment in question"),
    Slice::new("asks-token", &[GOODS + 1], "the token in question: a good or, the last, a coin"),
    Slice::new("asks-to", &[MOST_PLAYERS], "whose gift it is, from you clockwise"),
    Slice::new("asks-count", &[1], "how many are left, or needed, divided by 16"),
    Slice::new("resolving-artisans", &[Artisan::COUNT], "the dragons fired up that led to the question"),
    Slice::new("resolving-shops", &[Shop::COUNT], "the shops whose abilities led to it"),
    Slice::new("resolving-fancies", &[Fancy::COUNT], "the fancy dragons that led to it"),
    Slice::new("cast", &[Enchantment::COUNT], "the enchantment cast in this turn"),
    Slice::new("placed", &[GOODS], "the crafts of the dragons placed in this turn"),
    Slice::new("fired", &[Artisan::COUNT], "the dragons fired up in this turn"),
    Slice::new("goods", &[MOST_PLAYERS, GOODS], "goods, from you clockwise, divided by 16"),
    Slice::new("coins", &[MOST_PLAYERS], "coins, from you clockwise, divided by 64"),
    Slice::new("reputation", &[MOST_PLAYERS], "reputation, from you clockwise, divided by 200"),
    Slice::new("hands", &[MOST_PLAYERS], "artisan dragons in hand, from you clockwise, divided by 16"),
    Slice::new("fancies", &[MOST_PLAYERS], "fancy dragons not yet scored, from you clockwise, divided by 16"),
    Slice::new("at", &[MOST_PLAYERS, Shop::COUNT], "the shop visited, from you clockwise"),
    Slice::new(
        "reserved",
        &[MOST_PLAYERS, Enchantment::COUNT],
        "the reserved enchantment, from you clockwise",
    ),
    Slice::new("companions", &[MOST_PLAYERS, Companion::COUNT], "the companion, from you clockwise"),
    Slice::new("companions-used", &[MOST_PLAYERS], "whether it was used, from you clockwise"),
    Slice::new(
        "known-hands",
        &[MOST_PLAYERS, Artisan::COUNT],
        "the artisan dragons in hand that you know: your own, and those you have seen go there, from you clockwise",
    ),
    Slice::new(
        "known-fancies",
        &[MOST_PLAYERS, Fancy::COUNT],
        "the fancy dragons not yet scored: your own; all when they are shown at the end, from you clockwise",
    ),
    Slice::new("scored", &[MOST_PLAYERS, Fancy::COUNT], "the fancy dragons scored, from you clockwise"),
    Slice::new("offered", &[Fancy::COUNT], "the fancy dragons you may choose from at the start"),
    Slice::new("sealed", &[Fancy::COUNT], "the one you have chosen"),
    Slice::new("town", &[Shop::COUNT], "the shops in town, as far as they are open"),
    Slice::new("face-down", &[1], "shops that lie face down, divided by 14"),
    Slice::new(
        "slots",
        &[Shop::COUNT, PER_SHOP, DRAGON],
        "the dragon in each slot: its craft, and which one of its craft, counted from 1, divided by 7",
    ),
    Slice::new("enchanted", &[Shop::COUNT, GOODS], "enchantments of each shop by icon, divided by 3"),
    Slice::new("coin-spaces", &[Shop::COUNT, PER_SHOP], "which coin spaces hold coins"),
    Slice::new("park", &[PARK, DRAGON], "the dragon at each place of the park, like `slots`"),
    Slice::new("park-goods", &[PARK, GOODS], "the goods that lie there, divided by 8"),
    Slice::new("row", &[ROW, Enchantment::COUNT], "the enchantments in the row"),
    Slice::new(
        "decks",
        &[4],
        "cards left: artisans divided by 42, enchantments by 36, fancy dragons by 36, shops by 28",
    ),
    Slice::new("others", &[GOODS, Shop::COUNT], "alone: where the token of each good stands"),
    Slice::new("own-token", &[GOODS], "alone: the good of your token"),
    Slice::new(
        "campaign",
        &[Achievement::COUNT],
        "alone: the achievements unlocked, now or in earlier games",
    ),
    Slice::new(
        "ending",
        &[3],
        "why the end is in sight: the last artisan, the last enchantment, too many turns",
    ),
    Slice::new("last-turns", &[1], "final turns still to be taken, divided by 5"),
];

pub(super) fn write(table: &Flamecraft, viewer: Viewer, pen: &mut Pen<'_>) {
    let seats = table.seats();
    let you = viewer.seat().filter(|seat| seat.0 < seats);
    let from_you = |seat: Seat| steps_from(viewer, seat, seats);
    if let (numbers, Some(seat)) = (pen.slice("you"), you) {
        numbers[seat.index()] = 1.0;
    }
    pen.slice("seats")[..usize::from(seats)].fill(1.0);
    let to_act = pen.slice("to-act");
    table.to_act().iter().for_each(|seat| to_act[from_you(seat)] = 1.0);
    let turn = pen.slice("turn");
    if !table.is_over() {
        turn[from_you(table.turn)] = 1.0;
    }
    pen.slice("turns")[0] = share(table.turns, 200);
    let settings = &table.settings;
    let options = [
        settings.enchantments == Enchantments::Golden,
        settings.enchantments == Enchantments::Mixed,
        settings.companions,
        settings.solo,
        settings.solo_limits,
    ];
    pen.slice("options").copy_from_slice(&options.map(flag));
    write_question(table, viewer, pen);
    mark(pen.slice("cast"), table.now.cast);
    let placed = pen.slice("placed");
    Good::in_mask(table.now.placed).for_each(|good| placed[good.index()] = 1.0);
    mark_all(pen.slice("fired"), table.now.fired);
    write_players(table, viewer, you, pen);
    write_town(table, pen);
    write_rest(table, pen);
}

/// What is asked, as the view asks it of everybody.
fn write_question(table: &Flamecraft, viewer: Viewer, pen: &mut Pen<'_>) {
    let mut question = Question::default();
    let asks = table.stack.last().and_then(|step| step.ask(table, &mut question)).unwrap_or_default();
    pen.slice("asks")[asks as usize] = 1.0;
    mark(pen.slice("asks-shop"), question.shop);
    mark(pen.slice("asks-artisan"), question.artisan);
    mark(pen.slice("asks-enchantment"), question.enchantment);
    let token = pen.slice("asks-token");
    match question.token {
        Some(Token::Good(good)) => token[good.index()] = 1.0,
        Some(Token::Coin) => token[GOODS] = 1.0,
        None => {}
    }
    let to = pen.slice("asks-to");
    if let Some(seat) = question.to {
        to[steps_from(viewer, seat, table.seats())] = 1.0;
    }
    pen.slice("asks-count")[0] = share(question.count, 16);
    let (artisans, shops) = (pen.slice("resolving-artisans"), pen.slice("resolving-shops"));
    let fancies = pen.slice("resolving-fancies");
    for step in &table.stack {
        match *step {
            Step::Scope(Scope::Fire(artisan)) => artisans[artisan.index()] = 1.0,
            Step::Scope(Scope::Ability(shop)) => shops[shop.index()] = 1.0,
            Step::Scope(Scope::Fancy(fancy)) => fancies[fancy.index()] = 1.0,
            _ => {}
        }
    }
}

fn write_players(table: &Flamecraft, viewer: Viewer, you: Option<Seat>, pen: &mut Pen<'_>) {
    let (goods, coins, reputation) = (pen.slice("goods"), pen.slice("coins"), pen.slice("reputation"));
    let (hands, fancies, at) = (pen.slice("hands"), pen.slice("fancies"), pen.slice("at"));
    let (reserved, companions) = (pen.slice("reserved"), pen.slice("companions"));
    let (used, known_hands) = (pen.slice("companions-used"), pen.slice("known-hands"));
    let (known_fancies, scored) = (pen.slice("known-fancies"), pen.slice("scored"));
    let (offered, sealed) = (pen.slice("offered"), pen.slice("sealed"));
    let known = table.known[you.map_or(MOST_PLAYERS, Seat::index)].artisans;
    for (number, seat) in seats_from(viewer, table.seats()).enumerate() {
        let player = table.player(seat);
        let own = you == Some(seat);
        for (room, stock) in row_of(goods, number, GOODS).iter_mut().zip(player.goods) {
            *room = share(stock, 16);
        }
        coins[number] = share(player.coins, 64);
        reputation[number] = share(player.reputation, 200);
        hands[number] = share(player.hand.len() as u8, 16);
        fancies[number] = share(player.fancy.len() as u8, 16);
        mark(row_of(at, number, Shop::COUNT), player.at.map(|spot| table.spot(spot).shop));
        mark(row_of(reserved, number, Enchantment::COUNT), player.reserved);
        mark(row_of(companions, number, Companion::COUNT), player.companion);
        used[number] = flag(player.companion_used);
        let seen = if own { player.hand } else { player.hand.and(known) };
        mark_all(row_of(known_hands, number, Artisan::COUNT), seen);
        if own || table.is_scoring() {
            mark_all(row_of(known_fancies, number, Fancy::COUNT), player.fancy);
        }
        mark_all(row_of(scored, number, Fancy::COUNT), player.scored);
        if own {
            player.offered.iter().flatten().for_each(|fancy| offered[fancy.index()] = 1.0);
            mark(sealed, player.sealed);
        }
    }
}

fn write_town(table: &Flamecraft, pen: &mut Pen<'_>) {
    let (town, face_down) = (pen.slice("town"), pen.slice("face-down"));
    let (slots, enchanted) = (pen.slice("slots"), pen.slice("enchanted"));
    let coin_spaces = pen.slice("coin-spaces");
    face_down[0] = share(table.face_down, 14);
    for spot in table.spots() {
        let here = table.spot(spot);
        let shop = here.shop.index();
        town[shop] = 1.0;
        for (dragon, numbers) in
            here.slots.iter().zip(row_of(slots, shop, PER_SHOP * DRAGON).chunks_exact_mut(DRAGON))
        {
            write_dragon(*dragon, numbers);
        }
        let enchanted = row_of(enchanted, shop, GOODS);
        for &enchantment in here.enchantments.iter().flatten() {
            let number = &mut enchanted[table.sheet.enchantment(enchantment).icon.index()];
            *number = (*number + 1.0 / PER_SHOP as f32).min(1.0);
        }
        for (space, number) in row_of(coin_spaces, shop, PER_SHOP).iter_mut().enumerate() {
            *number = flag(here.coins & (1 << space) != 0);
        }
    }
}

/// Park, row, decks, the solo game and the end.
fn write_rest(table: &Flamecraft, pen: &mut Pen<'_>) {
    let (park, park_goods) = (pen.slice("park"), pen.slice("park-goods"));
    for (dragon, numbers) in table.park.iter().zip(park.chunks_exact_mut(DRAGON)) {
        write_dragon(*dragon, numbers);
    }
    for (number, &goods) in park_goods.iter_mut().zip(table.park_goods.as_flattened()) {
        *number = share(goods, 8);
    }
    for (card, numbers) in table.row.iter().zip(pen.slice("row").chunks_exact_mut(Enchantment::COUNT)) {
        mark(numbers, *card);
    }
    pen.slice("decks").copy_from_slice(&[
        share(table.artisan_deck.len() as u8, 42),
        share(table.enchantment_deck.len() as u8, 36),
        share(table.fancy_deck.len() as u8, 36),
        share(table.shop_deck.len() as u8, 28),
    ]);
    let (others, own_token) = (pen.slice("others"), pen.slice("own-token"));
    if table.settings.solo {
        own_token[table.settings.token.index()] = 1.0;
        for (spot, numbers) in table.tokens.iter().zip(others.chunks_exact_mut(Shop::COUNT)) {
            mark(numbers, spot.map(|spot| table.spot(spot).shop));
        }
    }
    mark_all(pen.slice("campaign"), table.settings.campaign.or(table.unlocked));
    let (ending, last_turns) = (pen.slice("ending"), pen.slice("last-turns"));
    if let Some(end) = table.ending {
        ending[end.cause as usize] = 1.0;
        last_turns[0] = share(end.turns, 5);
    }
}

fn write_dragon(dragon: Option<Artisan>, numbers: &mut [f32]) {
    if let Some(artisan) = dragon {
        numbers[artisan.good().index()] = 1.0;
        let of_its_craft = artisan.index() % (Artisan::COUNT / GOODS) + 1;
        numbers[GOODS] = share(of_its_craft as u8, 7);
    }
}

/// The numbers of one of several equal parts.
fn row_of(numbers: &mut [f32], at: usize, len: usize) -> &mut [f32] {
    &mut numbers[at * len..(at + 1) * len]
}

fn mark<T: Card>(numbers: &mut [f32], card: Option<T>) {
    if let Some(card) = card {
        numbers[card.index()] = 1.0;
    }
}

fn mark_all<T: Card>(numbers: &mut [f32], cards: Cards<T>) {
    cards.iter().for_each(|card| numbers[card.index()] = 1.0);
}
