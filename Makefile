# Dispetto's house. `make` alone lists what there is; every target sets up what it needs, once.

PYTHON ?= python3
PLAY ?= serve --open#      what `make play` opens; PLAY="play hedz-25th" is a table in the terminal
ARGS ?=#                  more words for it: make play ARGS="--help"
JOBS ?= 2#                processes of the compiled suite and the soak, which work all the time
HANDS ?= 3#               processes of the suite over the source, which wait for browsers and servers now and then
GAMES ?= 500000#          random games of `make soak`, all rule sets together
KILLS ?= 1000#            power cuts under load of `make soak` on a file; a fifth of it on PostgreSQL
REPORTS := build/reports
TESTING := requirements/test.txt requirements/lab.txt requirements/rl.txt# what the suite is run with over the source: the tools, then the extras of the laboratory and of the doors

export PYTHON
unexport PYTHONDONTWRITEBYTECODE# the suite starts hundreds of processes: what each would compile anew is compiled once

.DEFAULT_GOAL := help
.PHONY: help play test lint test-pure test-fast fast bench soak screenshots docs lock clean

help: ## this list
	@echo "Dispetto: one table for nasty tabletop games. make TARGET, where TARGET is:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' Makefile

play: ## sit down and play (first time: sets up .venv; nothing is compiled)
	@tools/env.sh .venv requirements/play.txt
	@PYTHONPATH=src .venv/bin/python -m dispetto $(PLAY) $(ARGS)

.PHONY: check
check: lint ## every few minutes: lint and the quick part of the suite; the last line says what it leaves for `make test`
	PYTHONPATH=src DISPETTO_FORM=pure .venv-test/bin/python -m pytest -p tools.quick -q -n $(JOBS) $(ARGS)

test: ## everything that must pass: lint, the suite in pure Python, the suite compiled
	@rm -rf $(REPORTS) && mkdir -p $(REPORTS)
	@tools/env.sh .venv-test $(TESTING)
	@.venv-test/bin/python -m tools.needs > $(REPORTS)/left-out.txt || { cat $(REPORTS)/left-out.txt; exit 1; }
	@$(MAKE) --no-print-directory --silent wheel-meanwhile >$(REPORTS)/wheel.txt 2>&1 & \
	status=0; \
	$(MAKE) --no-print-directory lint docs || { kill $$!; exit 1; }; \
	$(MAKE) --no-print-directory test-pure || status=1; \
	wait; \
	$(MAKE) --no-print-directory test-fast || status=1; \
	.venv-test/bin/python -m tools.total $(REPORTS) || status=1; \
	exit $$status

.PHONY: wheel-meanwhile
wheel-meanwhile: # style, types and browsers leave a core half idle: the wheel is compiled on what is left; `test-fast` waits for it, or makes it
	@if [ -n "$$(.venv-test/bin/python -c 'from tools.needs import compiler; print(compiler())')" ]; then \
		nice -n 10 tools/env.sh .venv-fast requirements/play.txt requirements/test.txt && nice -n 10 tools/wheel.sh .venv-fast; \
	fi

lint: ## ruff (rules and format) and mypy --strict
	@tools/env.sh .venv-test $(TESTING)
	.venv-test/bin/ruff check --quiet --output-format concise .
	.venv-test/bin/ruff format --quiet --check .
	.venv-test/bin/mypy --strict src/dispetto tools setup.py

test-pure: ## the suite over the source (ARGS="tests/house -k wheel" picks)
	@tools/env.sh .venv-test $(TESTING)
	PYTHONPATH=src DISPETTO_FORM=pure .venv-test/bin/python -m pytest -n $(HANDS) --dist loadgroup --junit-xml=$(REPORTS)/pure.xml $(ARGS) || \
		PYTHONPATH=src DISPETTO_FORM=pure .venv-test/bin/python -m tools.raced $(REPORTS)

test-fast: ## the suite over the compiled wheel, in an environment of its own
	@tools/env.sh .venv-test $(TESTING)
	@if [ -z "$$(.venv-test/bin/python -c 'from tools.needs import compiler; print(compiler())')" ]; then \
		echo "left out: the suite in its compiled form: there is no C compiler"; \
	else \
		tools/env.sh .venv-fast requirements/play.txt requirements/test.txt && tools/wheel.sh .venv-fast && \
		echo "The same suite, compiled; pages are opened, and wheels of others built, once, over the source:" && \
		env -u PYTHONPATH DISPETTO_FORM=compiled DISPETTO_WHEEL="$$(ls dist/*.whl)" \
			.venv-fast/bin/python -m pytest -n $(JOBS) -m "not browser and not once" --junit-xml=$(REPORTS)/compiled.xml $(ARGS); \
	fi

fast: ## compile (needs a C compiler): .venv-fast/bin/dispetto
	@tools/env.sh .venv-fast requirements/play.txt
	@tools/wheel.sh .venv-fast
	@.venv-fast/bin/dispetto describe

bench: ## ourselves beside OpenSpiel, PettingZoo, RLCard and Catanatron, on one core (ARGS=--json)
	@tools/env.sh .venv-bench requirements/build.txt requirements/bench.txt
	@tools/wheel.sh .venv-bench
	@.venv-bench/bin/python -m tools.bench_peers $(ARGS)

soak: soak-games ## many random games, all sizes and options mixed: none may crash, hang or lose a rock; power cuts under load; whole games by clicks
	@.venv-fast/bin/python -m tools.kills --kills $(KILLS)
	@.venv-fast/bin/python -m tools.kills --kills $$(($(KILLS) / 5)) --postgres
	@.venv-fast/bin/python -m tools.disks
	@tools/env.sh .venv-test $(TESTING)
	@PYTHONPATH=src:. DISPETTO_FORM=pure DISPETTO_LIMITS=off .venv-test/bin/python -m tools.page_sizes --tables 2000
	@PYTHONPATH=src:. DISPETTO_FORM=pure .venv-test/bin/python -m tools.hostile --minutes 10
	@PYTHONPATH=src DISPETTO_FORM=pure .venv-test/bin/python -m pytest -n $(JOBS) tests/web/soak_browser.py tests/doors/soak_openspiel.py
	@$(MAKE) --no-print-directory learning

.PHONY: learning
learning: ## a masked policy learns one game in torch (an environment of its own; torch is no part of the suite): build/learning
	@tools/env.sh .venv-learning requirements/play.txt requirements/lab.txt requirements/rl.txt
	@.venv-learning/bin/python -m pip install --disable-pip-version-check --quiet -r examples/learning/requirements.txt
	@tools/wheel.sh .venv-learning
	@mkdir -p build/learning
	@.venv-learning/bin/dispetto lab export lunch-money --seats 2 --games 3000 --seed 11 --out build/learning/lessons.parquet
	@.venv-learning/bin/python examples/learning/masked_ppo.py --lessons build/learning/lessons.parquet --out build/learning $(ARGS)

.PHONY: soak-games fairness audit
soak-games: ## only the random games, in as many pieces as you like: GAMES=10000000 ARGS="--minutes 60", again and again
	@tools/env.sh .venv-fast requirements/play.txt
	@tools/wheel.sh .venv-fast
	@.venv-fast/bin/python tools/soak.py --games $(GAMES) --jobs $(JOBS) $(ARGS)

fairness: ## chi-square and serial tests over a million rolls and draws of the live path, with fixed seeds
	@tools/env.sh .venv-fast requirements/play.txt
	@tools/wheel.sh .venv-fast
	@.venv-fast/bin/python tools/fairness.py $(ARGS)

audit: ## our locked dependencies beside the list of known advisories (ARGS="--refresh FOLDER" renews it from OSV files)
	@tools/env.sh .venv-test $(TESTING)
	@.venv-test/bin/python -m tools.audit $(ARGS)

screenshots: ## pictures of every page and of typical moments of all games, wide and tall, into docs/pictures
	@tools/env.sh .venv-test $(TESTING)
	@PYTHONPATH=src .venv-test/bin/python -m tools.screenshots docs/pictures

docs: ## the documentation as a site: build/site/index.html (no network once its environment is there)
	@tools/env.sh .venv-docs requirements/docs.txt
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet
	@echo "build/site/index.html"

lock: ## resolve requirements/*.in anew into the locked *.txt
	@tools/env.sh .venv-lock requirements/lock.txt
	@tools/lock.sh

clean: ## remove all that was built or set up here
	rm -rf .venv .venv-* build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
