#!/usr/bin/env bash
# Writes the skeleton of a new game into a workspace of its own, then builds and tests it, without a network.
set -euo pipefail

cargo=${CARGO:-cargo}
root=$PWD
target=${CARGO_TARGET_DIR:-$root/target}
work=$target/template

rm -rf "$work"
mkdir -p "$work"
# The same settings and versions, so that most of what was built already is used again.
sed -e 's|^members = .*|members = ["games/*"]|' -e '/^default-members/d' -e "s|path = \"|path = \"$root/|" \
  Cargo.toml > "$work/Cargo.toml"
cp Cargo.lock rust-toolchain.toml "$work/"
"$cargo" run --quiet --package dragonhall -- new-game dragon-race --folder "$work/games"
cd "$work"
CARGO_TARGET_DIR=$target "$cargo" test --offline --quiet
rm -rf "$work"
