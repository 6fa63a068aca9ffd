# The front door. A newcomer needs two commands: `make play` and `make test`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

CARGO ?= cargo
GAME ?= dragonheart
LISTEN ?= 127.0.0.1:7777
SECONDS_EACH ?= 20
SOAK ?= 600
DRAGONHALL := target/play/dragonhall
# Not written as it is in the recipes: `make -n` would run them.
AGAIN := $(MAKE) --no-print-directory

.PHONY: help play program terminal test games format client python bench load soak fuzz audit bless template package tools node-tools test-tools

help: ## list these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: tools ## open the hall and play in the browser (LISTEN=0.0.0.0:7777 lets others in your network join)
	@$(AGAIN) client & $(PLAY_BUILD) --lib && wait $$!
	@$(AGAIN) program
	$(DRAGONHALL) serve --open --listen $(LISTEN)

# The program as people play with it. It carries the client inside, so `make play` builds its libraries beside the client first.
PLAY_BUILD = $(CARGO) build --profile play --quiet -p dragonhall
program:
	$(PLAY_BUILD) --bin dragonhall

terminal: tools program ## play a game in the terminal (GAME=dragonheart)
	$(DRAGONHALL) play $(GAME)

test: tools test-tools ## formatting, lints, all tests, documentation, and a browser that plays
	@scripts/steps.sh \
	  "the browser client" "$(AGAIN) client" \
	  "formatting" "$(CARGO) fmt --all --check" \
	  "lints" "CUSTOM_LIBFUZZER_PATH=none/libfuzzer.a PYO3_NO_PYTHON=1 PYO3_BUILD_EXTENSION_MODULE=1 $(CARGO) clippy --workspace --all-targets --quiet -- -D warnings" \
	  "tests of the rules and the hall" "$(CARGO) test --quiet" \
	  "the package for Python" "scripts/python.sh test" \
	  "documentation" "RUSTDOCFLAGS='-D warnings' $(CARGO) doc --no-deps --quiet" \
	  "formatting and lints of the client" "cd web && npm run --silent lint" \
	  "types of the client" "cd web && npm run --silent check" \
	  "tests of the client" "cd web && npm test --silent" \
	  "a browser plays" "cd web && DRAGONHALL=../target/debug/dragonhall npm run --silent e2e"

games: tools test-tools client ## let a browser play whole games of each title: by keyboard, by touch, with variants, and a campaign
	$(CARGO) build --quiet --bin dragonhall
	cd web && LONG=yes DRAGONHALL=../target/debug/dragonhall npm run --silent e2e

format: tools web/node_modules/.made ## bring Rust and the client into shape: rustfmt and prettier
	$(CARGO) fmt --all
	cd web && npm run --silent format

# The browser client. The program carries it inside, so it is built first.
client: web/build/index.html

web/build/index.html: web/node_modules/.made $(shell find web/src web/static web/locales web/*.ts web/*.js \
  games/*/locales games/*/rules games/*/client crates/*/locales -type f 2> /dev/null)
	cd web && npm run --silent build
	@touch $@

web/node_modules/.made: web/package.json web/package-lock.json | node-tools
	cd web && npm ci --silent
	@touch $@

python: tools ## build the package for Python as a wheel, in target/wheels
	scripts/python.sh wheel

bench: tools ## measure how fast the rules are, for docs/performance.md (BASE=COMMIT compares with another commit, in turns)
	$(CARGO) build --profile figures --quiet --bin dragonhall
ifdef BASE
	@CARGO=$(CARGO) scripts/base.sh $(BASE)
	@for game in $$(target/figures/dragonhall games --names); do target/figures/dragonhall bench $$game --against target/base/figures/dragonhall; done
else
	@for game in $$(target/figures/dragonhall games --names); do target/figures/dragonhall bench $$game; done
endif

load: tools ## measure how fast the hall is, alone and in a crowd, for docs/performance.md
	$(CARGO) build --profile figures --quiet --bin dragonhall --bin dragonhall-load
	target/figures/dragonhall-load --program target/figures/dragonhall

soak: tools ## let people come and go for ten minutes and see whether the hall grows (SOAK=600)
	$(CARGO) build --profile figures --quiet --bin dragonhall --bin dragonhall-load
	target/figures/dragonhall-load --program target/figures/dragonhall --soak $(SOAK)

fuzz: tools ## let libFuzzer attack record, notation and protocol (SECONDS_EACH=20)
	@command -v c++ > /dev/null || { echo "A C++ compiler is missing: apt-get install g++, then try again."; exit 1; }
	@command -v cargo-fuzz > /dev/null || $(CARGO) install --locked --quiet cargo-fuzz
	$(call attack,record,$(wildcard games/*/tests/golden))
	$(call attack,notation,fuzz/seeds/notation)
	$(call attack,protocol,crates/cli/tests/protocol)

# One target, from what it found before and from seeds of ours.
define attack
	@echo "fuzzing $(1) for $(SECONDS_EACH) s"
	@mkdir -p fuzz/corpus/$(1)
	@RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --release $(1) fuzz/corpus/$(1) $(2) -- \
	  -max_total_time=$(SECONDS_EACH) -verbosity=0 -print_final_stats=1 -max_len=16384
endef

audit: tools node-tools ## look through the packages of others: licences, sources, known weaknesses
	@CARGO=$(CARGO) scripts/audit.sh

bless: tools ## write golden games, the protocol's example and the client's types anew after a deliberate change
	DRAGONHALL_BLESS=1 $(CARGO) test --quiet golden
	DRAGONHALL_BLESS=1 $(CARGO) test --test protocol --quiet
	DRAGONHALL_BLESS=1 $(CARGO) test --lib --quiet wire

# In `make test` the template is tested as it stands, and that a skeleton is the template under another name.
template: tools ## write the skeleton of a new game into a workspace of its own, build it and run its tests
	@CARGO=$(CARGO) scripts/template.sh

# The programs and the examples are not for others to depend on.
PROGRAMS := dragonhall dragonhall-hall dragonhall-catalog dragonhall-load dragonhall-testclient dragonhall-fuzz \
  dragonhall-example-hoard dragonhall-example-own-hall dragonhall-number-duel dragonhall-python

package: tools ## package kernel, games and bots as crates, and build each from its package
	$(CARGO) package --quiet --workspace $(PROGRAMS:%=--exclude %)

# What a fresh machine may lack is named in one line.
tools:
	@CARGO=$(CARGO) scripts/tools.sh rust

node-tools:
	@scripts/tools.sh node

test-tools:
	@scripts/tools.sh test
