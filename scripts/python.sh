#!/usr/bin/env bash
# The package for Python, in a virtual environment of its own under target/python.
#
#   scripts/python.sh test     builds the package as quickly as it can be and runs its tests
#   scripts/python.sh wheel    builds the wheel to hand on, in target/wheels
#
# The environment holds maturin, NumPy, pytest and what the package can be used with (PettingZoo, Gymnasium, OpenSpiel), from PyPI and in
# the versions of python/requirements.txt; nothing is installed elsewhere.
set -eu -o pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "$*" >&2
  exit 1
}

python=${PYTHON:-python3}
command -v "$python" > /dev/null || fail "Python is missing: install Python 3.10 or newer, then try again."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
  || fail "$("$python" --version) is too old: the package needs Python 3.10 or newer. PYTHON=NAME takes another one."

environment=$PWD/target/python
made=$environment/.made
if ! cmp -s python/requirements.txt "$made"; then
  rm -rf "$environment"
  "$python" -m venv "$environment" \
    || fail "Python has no venv: apt-get install python3-venv, then try again."
  "$environment/bin/pip" install --quiet --disable-pip-version-check --requirement python/requirements.txt
  cp python/requirements.txt "$made"
fi
export VIRTUAL_ENV=$environment PATH=$environment/bin:$PATH

case ${1:-} in
  test)
    # As the tests of the rules are built, so that what they share is built once.
    maturin develop --quiet --manifest-path python/Cargo.toml
    cd python
    python -m pytest --quiet -p no:cacheprovider --doctest-modules dragonhall tests
    ;;
  wheel)
    maturin build --quiet --release --manifest-path python/Cargo.toml
    ls target/wheels/*.whl
    ;;
  *) fail "usage: scripts/python.sh test|wheel" ;;
esac
