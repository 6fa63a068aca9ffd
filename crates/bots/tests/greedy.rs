//! The greedy bot at the game that costs it most.
#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use bots::{Bot, Greedy, Limits};
use flamecraft::{Flamecraft, Options, Sheet};
use kernel::{Match, Seed};

fn deal(number: u64) -> Match<Flamecraft> {
    let options = Options { players: 4, ..Options::default() };
    Match::deal(Sheet::built_in(), options, Seed::from_text(&format!("greedy {number}"))).unwrap()
}

#[test]
fn a_choice_takes_no_memory_beyond_what_the_bot_has() {
    let mut bot = Greedy::<Flamecraft>::new(1, 8);
    let mut table = deal(0);
    while let Some(seat) = table.to_act().first() {
        let mut choice = None;
        let measured = allocation_counter::measure(|| {
            choice = Some(bot.choose(&table.insight(seat), &Limits::USUAL).action);
        });
        assert_eq!(measured.count_total, 0, "at ply {}", table.plies().len());
        table.play(seat, choice.unwrap()).unwrap();
    }
}

/// What the bot chose before its evaluation was made cheaper. Whoever makes it better, not only quicker, changes these
/// numbers, and shows with `dragonhall sim` that it is.
#[test]
fn choices_are_the_same_as_ever() {
    let found: Vec<(usize, u64)> = (1..=3).map(play_out).collect();
    assert_eq!(
        found,
        [
            (512, 14_505_860_945_597_293_432),
            (463, 8_165_995_652_438_340_245),
            (466, 4_716_129_429_412_121_488)
        ]
    );
}

/// How long a game of four greedy bots lasts, and a digest of what they chose.
fn play_out(game: u64) -> (usize, u64) {
    let mut table = deal(game);
    let mut bots: Vec<_> = (0..4).map(|seat| Greedy::<Flamecraft>::new(game * 4 + seat, 8)).collect();
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    while let Some(seat) = table.to_act().first() {
        let action = bots[seat.index()].choose(&table.insight(seat), &Limits::USUAL).action;
        for byte in action.to_string().bytes().chain([b'\n']) {
            // FNV-1a.
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        table.play(seat, action).unwrap();
    }
    (table.plies().len(), digest)
}
