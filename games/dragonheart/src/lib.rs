//! Dragonheart.
