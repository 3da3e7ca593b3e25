# Two commands are enough: `cargo run --release -- run scenarios/web-and-batch.toml` and this
# file's `make test`, which installs what it needs into .venv and target.

.DEFAULT_GOAL := test
.PHONY: demo test test-long bench fuzz mutants lint playground pictures engine packages audit \
	audit-crates audit-rustsec audit-pypi audit-npm
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

TARGET := $(or $(CARGO_TARGET_DIR),target)
VENV := .venv
BIN := $(VENV)/bin
# Everything that ends up in the wheel or the program.
SOURCES := $(shell find crates python/fairground \
	-type f -not -name '*.pyc' -not -name '*.so' 2>/dev/null) Cargo.toml Cargo.lock

# The main job on a shipped scenario.
demo:
	cargo run --release -- run scenarios/web-and-batch.toml

# The tests, Rust and Python, in at most 12 minutes on two cores, set-up included. All is built with
# the profile of tests, which checks for overflow and what the engine asserts; nothing is built twice.
# The closing line is pytest's.
test:
	cargo test --workspace
	cargo build --workspace --bin fairground
	$(MAKE) --no-print-directory $(VENV)/installed-dev
	FAIRGROUND_BIN="$$(realpath $(TARGET))/debug/fairground" $(BIN)/python -m pytest

# What `make test` leaves out, and only that: tests marked `#[ignore = "long"]` or `long`. Those of
# Python run the static program and the wheel that are given out, as users do: no release is built
# for tests alone. It is built while Rust's tests run: either keeps one core busy most of the time.
# Python's files run two at a time, the one that takes longest first.
NATIVE := $(shell uname -m)
test-long: export FAIRGROUND_LONG := 1
test-long:
	cargo test --workspace --tests --no-run
	cargo build --workspace --bin fairground
	cargo test --workspace --tests -- --ignored & \
		$(MAKE) --no-print-directory packages ARCHITECTURES=$(NATIVE) && made=0 || made=$$?; \
		wait $$! && exit $$made
	rm -f $(VENV)/installed-*
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps $(PACKAGES)/*_$(NATIVE).whl
	FAIRGROUND_BIN="$$(realpath $(call STATIC,$(NATIVE)))" $(BIN)/python -m pytest -m long \
		--numprocesses 2 --dist loadfile --no-loadscope-reorder

# Speed and memory beside their targets; fails if a history is not the expected one.
bench:
	cargo build --release --workspace --bin fairground
	cargo bench --package fairground --bench measure

# Each reader and the engine under libFuzzer for ten CPU-minutes, one after the other, which takes
# hours: executions are told, and the corpora of `make test` are minimised anew. FUZZ=hwloc names
# some of them. Needs a C++ compiler; the flags are what cargo-fuzz gives, on the stable compiler.
FUZZ_CPU_SECONDS := 600
HOST := $(shell rustc -vV 2>/dev/null | sed -n 's/^host: //p')
FUZZ_FLAGS := --cfg fuzzing -Cpasses=sancov-module $(addprefix -Cllvm-args=-sanitizer-coverage-, \
	level=4 inline-8bit-counters pc-table trace-compares)
fuzz:
	cargo build --package fairground-fuzz --example fuzz-corpus
	RUSTFLAGS="$(FUZZ_FLAGS)" cargo build --release --target $(HOST) \
		--manifest-path crates/fairground-fuzz/libfuzzer/Cargo.toml --target-dir $(TARGET)/fuzz
	crates/fairground-fuzz/run.sh $(TARGET)/fuzz/$(HOST)/release $(TARGET)/debug/examples/fuzz-corpus \
		$(FUZZ_CPU_SECONDS) $(FUZZ)

# How many small changes of our own sources do the tests notice? A seeded sample of 150, which takes
# hours; a run that is ended goes on where it was. MUTANTS="--seed 2" is another sample.
CARGO_MUTANTS := $(TARGET)/tools/bin/cargo-mutants
mutants: $(VENV)/ready $(CARGO_MUTANTS)
	PYTHONPATH=python/tools $(BIN)/python -m mutants \
		--cargo-mutants $(abspath $(CARGO_MUTANTS)) $(MUTANTS)
$(CARGO_MUTANTS):
	cargo install cargo-mutants --version 27.1.0 --locked --quiet --root $(TARGET)/tools

# The playground's page and engine, as they are checked in: needs node, and rustup for the target.
playground: engine
	cd web && npm ci --no-audit --no-fund --ignore-scripts && npm run build

# The docs' pictures of pages: needs node and Chromium.
pictures:
	cargo build --release --workspace --bin fairground
	cd web && npm ci --no-audit --no-fund --ignore-scripts && \
		node pictures.js "$(abspath $(TARGET))/release/fairground"

# The engine alone; OUT names another folder for it. No path of this machine is in it, so that it is
# the same bytes anywhere.
WASM := wasm32-unknown-unknown
PATHLESS := --remap-path-prefix=$(CURDIR)=/fairground \
	--remap-path-prefix=$(or $(CARGO_HOME),$(HOME)/.cargo)=/cargo
engine: export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS := $(PATHLESS)
engine:
	rustup target list --installed | grep -q '^$(WASM)$$' || rustup target add $(WASM)
	cargo build --package fairground-wasm --profile browser --target $(WASM) --locked
	node web/pack.js $(TARGET)/$(WASM)/browser/fairground_wasm.wasm $(OUT)

# What is given out, into target/packages: the source, and for each architecture a wheel (any Python
# from 3.10, glibc from 2.17), a static program, and that program as an image for containers. Wheels
# are built of the archive of the source, unpacked, which shows that nothing is missing in it. Needs
# rustup; zig links the wheels and comes from PyPI. CI makes ARCHITECTURES=x86_64 only; this
# machine's own must be among them, for its program says what the man pages and completions are.
ARCHITECTURES := x86_64 aarch64
PACKAGES := $(TARGET)/packages
UNPACKED := $(TARGET)/unpacked
VERSION = $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
OF_ARCHIVE = --remap-path-prefix=$(abspath $(UNPACKED))=/fairground
STATIC = $(TARGET)/$(1)-unknown-linux-musl/release/fairground
packages: export CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_LINKER := rust-lld
packages: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_LINKER := rust-lld
packages: export CARGO_TARGET_X86_64_UNKNOWN_LINUX_MUSL_RUSTFLAGS := $(PATHLESS)
packages: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_RUSTFLAGS := $(PATHLESS)
packages: export CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS := $(PATHLESS) $(OF_ARCHIVE)
packages: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUSTFLAGS := $(PATHLESS) $(OF_ARCHIVE)
packages: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --group packages
	rustup target add $(foreach libc,musl gnu,$(ARCHITECTURES:%=%-unknown-linux-$(libc)))
	rm -rf $(PACKAGES) $(UNPACKED)
	mkdir -p $(PACKAGES) $(UNPACKED)
	cargo build --release --locked --bin fairground \
		$(ARCHITECTURES:%=--target %-unknown-linux-musl)
	PYTHONPATH=python/tools $(BIN)/python -m packages.share \
		$(call STATIC,$(NATIVE)) $(SHARE)
	$(BIN)/maturin sdist --out $(PACKAGES)
	tar --extract --file $(PACKAGES)/*.tar.gz --directory $(UNPACKED) --strip-components 1
	$(foreach architecture,$(ARCHITECTURES),$(call PACK,$(architecture)))
	cd $(PACKAGES) && sha256sum * > SHA256SUMS
define PACK
cd $(UNPACKED) && PATH="$(abspath $(BIN)):$$PATH" CARGO_TARGET_DIR="$(abspath $(TARGET))" \
		maturin build --release --locked --zig --compatibility manylinux2014 \
		--target $(1)-unknown-linux-gnu --out $(abspath $(PACKAGES))
	cp $(call STATIC,$(1)) $(PACKAGES)/fairground-$(VERSION)-linux-$(1)
	PYTHONPATH=python/tools $(BIN)/python -m packages.image --program $(call STATIC,$(1)) \
		--architecture $(1) --version $(VERSION) \
		--out $(PACKAGES)/fairground-$(VERSION)-image-$(1).tar LICENSE-APACHE LICENSE-MIT

endef

# Licences, duplicates and sources of crates (deny.toml), then what is known against any dependency.
# That is asked of github.com, pypi.org and npmjs.org, and who is not heard counts as a failure;
# `make audit DATABASES=` leaves it out where only registries of packages can be reached.
CARGO_DENY := $(TARGET)/tools/bin/cargo-deny
DATABASES := rustsec pypi npm
audit: audit-crates $(DATABASES:%=audit-%)
audit-crates: $(CARGO_DENY)
	$(CARGO_DENY) --locked check licenses bans sources
	$(CARGO_DENY) --locked --config deny.toml \
		--manifest-path crates/fairground-fuzz/libfuzzer/Cargo.toml check licenses bans sources
audit-rustsec: $(CARGO_DENY)
	$(CARGO_DENY) --locked check advisories
audit-pypi: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --group audit
	$(BIN)/python -m pip freeze --exclude fairground > $(TARGET)/installed.txt
	$(BIN)/pip-audit --strict --no-deps --disable-pip --requirement $(TARGET)/installed.txt
audit-npm:
	cd web && npm audit
# Not optimised: it is built more often than it runs.
$(CARGO_DENY):
	cargo install cargo-deny --version 0.20.2 --locked --quiet --debug --root $(TARGET)/tools

# Style first: a slip fails in seconds.
lint: $(VENV)/ready
	cargo fmt --all --check
	cargo test --workspace --test tidy
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cargo clippy --workspace --all-targets -- -D warnings
	$(BIN)/mypy

# The tools, pinned in pyproject.toml; `--group` needs this pip.
$(VENV)/ready: pyproject.toml
	python3 -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip==25.3
	$(BIN)/python -m pip install --quiet --group dev
	command -v node >/dev/null || $(BIN)/python -m pip install --quiet --group node
	touch $@

# The man pages and completions that wheels carry; maturin takes a folder of this name.
SHARE := fairground._core.data/data

# The wheel of the tests' profile, built beside the program so that both share what cargo built, and
# installed in the place of any other.
$(VENV)/installed-dev: $(VENV)/ready $(SOURCES) pyproject.toml
	rm -rf $(TARGET)/wheels
	PYTHONPATH=python/tools $(BIN)/python -m packages.share $(TARGET)/debug/fairground $(SHARE)
	$(BIN)/maturin build --profile dev --locked --out $(TARGET)/wheels
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps $(TARGET)/wheels/*.whl
	rm -f $(VENV)/installed-*
	touch $@
