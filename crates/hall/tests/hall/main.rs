//! The hall from outside, over real sockets.

mod clock;
mod guests;
mod inn;
mod leak;
mod limits;
mod live;
mod postgres;
mod store;
mod tables;
