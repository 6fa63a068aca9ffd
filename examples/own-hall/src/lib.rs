//! Dragonhall with a catalog of one's own.

use catalog::{Catalog, CatalogEntry};
use hoard::Hoard;

/// The games of this program. This line is all that a game from another crate needs.
pub const CATALOG: Catalog = Catalog::new(&[CatalogEntry::of::<Hoard>()]);
