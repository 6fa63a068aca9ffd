//! Which process has a table in its memory, where several nodes share a database. The protocol is designed in ARCHITECTURE.md
//! ("Several nodes") and checked by the model; a hall runs alone as yet.

mod model;
