//! A client that is built later must be noticed.

fn main() {
    println!("cargo:rerun-if-changed=../../web/build");
}
