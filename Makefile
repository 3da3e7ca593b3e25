# Two commands are enough: `cargo run --release -- run scenarios/web-and-batch.toml` and this
# file's `make test`, which installs what it needs into .venv and target.

.DEFAULT_GOAL := test
.PHONY: demo test bench lint
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

# All tests, Rust and Python. The closing line is pytest's.
test: lint
	cargo test --workspace
	cargo build --release --package fairground-cli
	$(MAKE) --no-print-directory $(VENV)/installed
	FAIRGROUND_BIN="$$(realpath $(TARGET))/release/fairground" $(BIN)/python -m pytest

# Speed and memory beside their targets; fails if a history is not the expected one.
bench:
	cargo build --release --package fairground-cli
	cargo bench --package fairground --bench measure

lint: $(VENV)/ready
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The tools, pinned in pyproject.toml; `--group` needs this pip.
$(VENV)/ready: pyproject.toml
	python3 -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip==25.3
	$(BIN)/python -m pip install --quiet --group dev
	command -v node >/dev/null || $(BIN)/python -m pip install --quiet --group node
	touch $@

# The wheel, built beside the program so that both share what cargo built, and installed.
$(VENV)/installed: $(VENV)/ready $(SOURCES) pyproject.toml
	rm -rf $(TARGET)/wheels
	$(BIN)/maturin build --release --locked --out $(TARGET)/wheels
	$(BIN)/python -m pip install --quiet --force-reinstall --no-deps $(TARGET)/wheels/*.whl
	touch $@
