#!/usr/bin/env bash
# Builds the program of another commit for figures, as target/base/figures/dragonhall: something to compare with.
#
#   scripts/base.sh COMMIT
set -eu -o pipefail

commit=$(git rev-parse --verify --quiet "$1^{commit}") || { echo "There is no commit $1." >&2; exit 2; }
sources=target/base/sources
made=target/base/figures/.commit
if [ "$(cat "$made" 2> /dev/null)" = "$commit" ]; then exit 0; fi
echo "building $1 to compare with"
rm -rf "$sources"
mkdir -p "$sources"
git archive "$commit" | tar -x -C "$sources"
(cd "$sources" && CARGO_TARGET_DIR=.. "${CARGO:-cargo}" build --profile figures --quiet --bin dragonhall)
echo "$commit" > "$made"
