//! Whatever is read as a record is written as one that reads the same, and replaying it never panics.
#![no_main]

use catalog::Catalog;
use kernel::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("what is written can be read");
    assert_eq!(again, record);
    if let Ok(entry) = Catalog::built_in().find(&record.game) {
        let _ = entry.build().replay(&record, &mut |_, _, _| {});
    }
});
