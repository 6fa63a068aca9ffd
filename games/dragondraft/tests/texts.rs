//! What the texts of this game say: see `standard` for what those of every game do.

use dragondraft::{Attraction, Dragondraft};
use testkit::GameTexts;

#[test]
fn every_score_line_has_its_rule() {
    GameTexts::<Dragondraft>::new().assert_rules_exist(&Attraction::ALL.map(Attraction::rule));
}
