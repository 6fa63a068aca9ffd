#!/usr/bin/env bash
# Runs the steps of a long job one after the other and says which one it is in, how long each took and what is left.
#
#   scripts/steps.sh "what the first step does" "its command" "what the second does" "its command" …
#
# A step that succeeds is quiet; of one that fails everything it said is shown, and nothing after it is run.
set -u -o pipefail
# Each step is a process group of its own, so that an interrupted run ends everything it has started.
set -m

elapsed() {
  printf '%d:%02d' $(($1 / 60)) $(($1 % 60))
}

count=$(($# / 2))
number=0
begun=$SECONDS
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# On a terminal the line of a step counts the time; elsewhere it is written once.
live=no
if [ -t 1 ]; then live=yes; fi
summary=()

while [ $# -ge 2 ]; do
  name=$1
  command=$2
  shift 2
  number=$((number + 1))
  label="[$number/$count] $name"
  start=$SECONDS
  printf '%s …' "$label"
  [ "$live" = yes ] || echo
  bash -eu -o pipefail -c "$command" < /dev/null > "$log" 2>&1 &
  step=$!
  trap 'kill -- "-$step" 2> /dev/null; exit 130' INT TERM
  if [ "$live" = yes ]; then
    while kill -0 "$step" 2> /dev/null; do
      printf '\r%s … %s' "$label" "$(elapsed $((SECONDS - start)))"
      sleep 1
    done
    printf '\r'
  fi
  status=0
  wait "$step" || status=$?
  trap - INT TERM
  took=$(elapsed $((SECONDS - start)))
  if [ "$status" -ne 0 ]; then
    echo "$label: FAILED after $took"
    echo
    cat "$log"
    echo
    echo "[$number/$count] $name failed (exit code $status, $took). To run it alone: $command"
    if [ $# -ge 2 ]; then
      echo "Not run:"
      while [ $# -ge 2 ]; do
        echo "  $1"
        shift 2
      done
    fi
    exit 1
  fi
  echo "$label: done in $took, $((count - number)) left"
  summary+=("$(printf '%7s  %s' "$took" "$name")")
done

echo
printf '%s\n' "${summary[@]}"
echo "All $count steps passed in $(elapsed $((SECONDS - begun)))."
