//! How good a table is for somebody.
