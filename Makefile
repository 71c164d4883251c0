# `make` lists what there is. Each recipe is a line or two; what is longer lives in scripts/ or Tests/.

FILE    ?= playground.json
ARGS    ?=
PREFIX  ?= /usr/local
DESTDIR ?=

SHELL         := bash
SWIFT_SOURCES := Package.swift Sources Tests Benchmarks
# Puts Swift on the PATH where an installer left it off.
ENTER         := . scripts/toolchain.sh;

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run build test bench format lint install clean

help: ## Show this list
	@echo "Roundabout: a live-reload playground for collection-view layouts"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|'
	@echo
	@echo "  make run FILE=Examples/mine.json ARGS='--port 9000 --open' serves another file another way"

run: ## Install what is missing, build, and serve playground.json with live reload
	@scripts/setup run
	@scripts/build
	@exec .build/release/roundabout $(ARGS) $(FILE)

build: ## Build the release binary into .build/release/roundabout
	@scripts/setup run
	@scripts/build

test: ## Install what is missing and run every test, the quick ones first
	@scripts/setup test
	@scripts/test

bench: ## Measure layout and save-to-browser speed against peers in the same run
	@scripts/setup bench
	@scripts/bench

format: ## Format the Swift sources in place
	@$(ENTER) swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

lint: ## Check format, imports and traps without changing anything
	@scripts/test lint

install: ## Install under PREFIX (default /usr/local); DESTDIR is put before it
	@[[ -x .build/release/roundabout ]] || $(MAKE) --no-print-directory build
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" scripts/install

clean: ## Remove everything that was built, the Python tools included
	rm -rf .build
