#!/usr/bin/env bash
# Looks whether a machine has what is needed, and says in one line what it lacks.
#
#   scripts/tools.sh rust    a Rust that is new enough, with rustfmt and clippy, and a C compiler
#   scripts/tools.sh node    a Node that is new enough, with npm
#   scripts/tools.sh test    a database, a browser and a Python for the tests
#
# The last one installs what is missing, after it has said so; with INSTALL=no it only says so.
set -eu -o pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "$*" >&2
  exit 1
}

has() {
  command -v "$1" > /dev/null
}

# Whether version $1 is at range version $2.
reaches() {
  [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]
}

need_rust() {
  local wanted oldest version
  wanted=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
  oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  has "${CARGO:-cargo}" || fail "Rust is missing: install it with rustup, then try again."
  has cc || fail "A C compiler is missing: apt-get install gcc libc6-dev, then try again."
  # A machine may have another Rust than rust-toolchain.toml asks for, and a rustup that fetches nothing by itself.
  if ! rustc --version > /dev/null 2>&1; then
    echo "Rust $wanted (rust-toolchain.toml) is missing: fetching it with rustup."
    rustup toolchain install --no-self-update > /dev/null \
      || fail "Rust $wanted cannot be fetched. To take one that you have (rustup toolchain list): RUSTUP_TOOLCHAIN=NAME make …"
  fi
  version=$(rustc --version | cut -d ' ' -f 2)
  reaches "${version%%-*}" "$oldest" \
    || fail "Rust $version is too old: Dragonhall needs $oldest or newer. rustup update, then try again."
  if ! "${CARGO:-cargo}" fmt --version > /dev/null 2>&1 || ! "${CARGO:-cargo}" clippy --version > /dev/null 2>&1; then
    echo "rustfmt or clippy is missing: fetching them with rustup."
    rustup component add rustfmt clippy \
      || fail "rustfmt and clippy are missing: rustup component add rustfmt clippy, then try again."
  fi
}

need_node() {
  local wanted version major range
  wanted=$(sed -n 's/^ *"node": "\(.*\)"/\1/p' web/package.json)
  has node && has npm || fail "Node is missing: install Node ($wanted) with npm, then try again."
  version=$(node --version)
  version=${version#v}
  major=${version%%.*}
  # "^20.19.0 || ^22.13.0 || >=24": one range for a major version, or all from one on.
  while read -r range; do
    case $range in
      ^*) [ "$major" = "$(cut -d . -f 1 <<< "${range#^}")" ] && reaches "$version" "${range#^}" && return ;;
      '>='*) reaches "$version" "${range#>=}" && return ;;
      *) fail "web/package.json: $range is no range that scripts/tools.sh knows." ;;
    esac
  done <<< "${wanted// || /$'\n'}"
  fail "Node $version will not do: the client needs $wanted. Install another one, then try again."
}

# Installs one of Debian's packages: $1 is its name, $2 what it is for.
get() {
  local package=$1 purpose=$2 sudo=() log
  [ "${INSTALL:-yes}" != no ] || fail "$package is missing ($purpose): install it, then try again."
  has apt-get || fail "$package is missing ($purpose), and this is no Debian: install it, then try again."
  if [ "$(id -u)" -ne 0 ]; then
    has sudo || fail "$package is missing ($purpose): apt-get install $package as root, then try again."
    sudo=(sudo)
  fi
  echo "$package is missing ($purpose): installing it with ${sudo[*]}${sudo:+ }apt-get. INSTALL=no stops this."
  log=$(mktemp)
  if ! {
    "${sudo[@]}" apt-get update -qq \
      && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qqy --no-install-recommends "$package"
  } > "$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "$package cannot be installed: install it, then try again."
  fi
  rm -f "$log"
}

# The hall is tested on a real PostgreSQL, started in a folder that is thrown away, and with a real browser.
need_test() {
  has initdb || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
    || get postgresql "the hall is tested on a real database, in a folder that is thrown away"
  has python3 || get python3 "the examples of bots from outside are in Python, and are tested"
  python3 -c 'import venv, ensurepip' 2> /dev/null \
    || get python3-venv "the package for Python is tested in a virtual environment"
  has chromium || has chromium-browser || get chromium "the client is tested in a real browser"
}

case ${1:-} in
  rust | node | test) "need_$1" ;;
  *) fail "usage: scripts/tools.sh rust|node|test" ;;
esac
