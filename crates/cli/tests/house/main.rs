//! The program as a house: killed, starved of its disk, stopped, looked after.

mod crash;
mod disk;
mod log;
mod program;
mod stop;
mod toolbox;
