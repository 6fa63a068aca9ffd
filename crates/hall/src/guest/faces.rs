//! Faces: every seat of a table has one of its own, and a bot is somebody.

use bots::CHARACTERS;
use sha2::{Digest, Sha256};

use super::AVATARS;
use crate::store::SeatRow;
use crate::wire::SeatKind;

/// Gives every seat a face of its own. Who has one keeps it; the first of two who have the same keeps it too.
///
/// What is missing is drawn from the table's name, which is random: everybody sees the same, today and after a restart,
/// also at tables that were opened before bots had faces.
pub(crate) fn settle(table: &str, seats: &mut [SeatRow]) {
    for seat in 0..seats.len() {
        let own = &seats[seat].avatar;
        if !has_face(&seats[seat]) || seats[..seat].iter().any(|other| other.avatar == *own) {
            give(table, seats, seat);
        }
    }
}

/// Gives a seat that somebody has just taken a face of its own; everybody else keeps theirs.
pub(crate) fn settle_newcomer(table: &str, seats: &mut [SeatRow], seat: usize) {
    let taken = (0..seats.len()).any(|other| other != seat && seats[other].avatar == seats[seat].avatar);
    if taken || !has_face(&seats[seat]) {
        give(table, seats, seat);
    }
}

fn has_face(seat: &SeatRow) -> bool {
    faces_for(seat).is_none_or(|faces| faces.contains(&seat.avatar.as_str()))
}

fn give(table: &str, seats: &mut [SeatRow], seat: usize) {
    let Some(faces) = faces_for(&seats[seat]) else { return };
    let others = (0..seats.len()).filter(|&other| other != seat);
    let taken: Vec<&str> = others.map(|other| seats[other].avatar.as_str()).collect();
    seats[seat].avatar = draw(faces, table, seat, &taken).to_owned();
}

/// The faces among which a seat gets one. A guest who deleted their data left a seat without any.
fn faces_for(seat: &SeatRow) -> Option<&'static [&'static str]> {
    match seat.kind {
        SeatKind::Open => None,
        SeatKind::Person => seat.guest.is_some().then_some(&AVATARS[..]),
        SeatKind::Bot => Some(&CHARACTERS[..]),
    }
}

/// One that nobody has; if there is none left, any. A seat likes the faces in an order of its own, so what others have
/// changes nothing as long as it is another face.
fn draw(faces: &[&'static str], table: &str, seat: usize, taken: &[&str]) -> &'static str {
    let order = |face: &&&'static str| {
        let seat = [0, seat as u8];
        Sha256::new().chain_update(table).chain_update(seat).chain_update(face.as_bytes()).finalize()
    };
    let free = faces.iter().filter(|face| !taken.contains(*face)).min_by_key(order);
    free.or_else(|| faces.iter().min_by_key(order)).expect("there are faces")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(guest: &str, avatar: &str) -> SeatRow {
        SeatRow {
            kind: SeatKind::Person,
            guest: Some(guest.to_owned()),
            name: guest.to_owned(),
            avatar: avatar.to_owned(),
            level: None,
        }
    }

    fn faces(seats: &[SeatRow]) -> Vec<&str> {
        seats.iter().map(|seat| seat.avatar.as_str()).collect()
    }

    #[test]
    fn no_two_seats_have_the_same_face_at_any_table() {
        for number in 0..500 {
            let table = format!("table{number}");
            let mut seats: Vec<SeatRow> = (0..4).map(|_| SeatRow::bot("greedy", None)).collect();
            seats.extend([person("a", "plum"), person("b", "plum"), person("a", "plum")]);
            settle(&table, &mut seats);
            let mut drawn = faces(&seats);
            assert_eq!(drawn[4], "plum", "the first keeps it");
            drawn.sort_unstable();
            drawn.dedup();
            assert_eq!(drawn.len(), seats.len(), "{table}: {drawn:?}");
            let once = seats.clone();
            settle("another", &mut seats);
            assert_eq!(seats, once, "who has a face keeps it");
        }
    }

    #[test]
    fn every_character_comes_and_more_bots_than_characters_are_seated() {
        let mut seats: Vec<SeatRow> = (0..12).map(|_| SeatRow::bot("random", None)).collect();
        settle("full", &mut seats);
        let mut first = faces(&seats[..10]);
        first.sort_unstable();
        assert_eq!(first, CHARACTERS);
        assert!(faces(&seats).iter().all(|face| CHARACTERS.contains(face)));
    }

    #[test]
    fn nobody_is_given_the_face_of_a_seat_that_has_one_already() {
        for number in 0..200 {
            let mut seats = vec![SeatRow::bot("greedy", None), SeatRow::bot("greedy", Some("cargo"))];
            settle(&number.to_string(), &mut seats);
            assert_ne!(seats[0].avatar, "cargo");
            assert_eq!(seats[1].avatar, "cargo");
        }
    }

    #[test]
    fn whoever_comes_later_takes_no_face_away() {
        let mut seats =
            vec![person("late", "rose"), SeatRow::bot("greedy", Some("tempo")), person("early", "rose")];
        settle_newcomer("t", &mut seats, 0);
        assert_ne!(seats[0].avatar, "rose");
        assert_eq!(faces(&seats[1..]), ["tempo", "rose"]);
    }

    #[test]
    fn a_seat_that_nobody_has_any_more_stays_without_a_face() {
        let mut gone = person("x", "");
        gone.guest = None;
        let mut seats = vec![SeatRow::open(), gone];
        settle("t", &mut seats);
        assert_eq!(faces(&seats), ["", ""]);
    }
}
