#!/usr/bin/env bash
# Looks through the packages of others that we build on: licences, where they come from, known weaknesses.
#
# What cannot be asked from here (the lists of weaknesses are on the network) is said and left out; with COMPLETE=yes it is a
# failure.
set -eu -o pipefail
cd "$(dirname "$0")/.."

failed=no
unasked=no

# Something that could not be asked from this machine.
leave_out() {
  echo "NOT CHECKED: $*"
  unasked=yes
}

if ! command -v cargo-deny > /dev/null; then
  echo "cargo-deny is missing: building it with cargo install, which takes some minutes."
  "${CARGO:-cargo}" install --locked --quiet --version '^0.20' cargo-deny
fi

echo "Rust: licences, unwanted packages, sources"
cargo-deny --log-level error check licenses bans sources || failed=yes

echo "Rust: known weaknesses"
if cargo-deny fetch db > /dev/null 2>&1; then
  cargo-deny --log-level error check --disable-fetch advisories || failed=yes
else
  leave_out "RustSec's list of weaknesses cannot be fetched from here."
fi

echo "JavaScript: known weaknesses"
cd web
report=$(npm audit --audit=true --json 2> /dev/null) || true
if grep -q '"auditReportVersion"' <<< "$report"; then
  npm audit --audit=true --audit-level=moderate || failed=yes
else
  leave_out "this registry of npm does not tell weaknesses."
fi

[ "$failed" = no ] || { echo "The audit found something."; exit 1; }
if [ "$unasked" = yes ]; then
  echo "Nothing was found in what could be checked."
  [ "${COMPLETE:-no}" != yes ] || exit 1
else
  echo "Nothing was found."
fi
