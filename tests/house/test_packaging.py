"""What we hand to whoever runs a web table fits what we are: options that exist, files that are there."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

import typer

from dispetto.cli import app


def options() -> set[str]:
    """Every option of the commands an operator types."""
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    return {o for name in ("serve", "backup", "restore") for p in commands[name].params for o in p.opts}


def test_every_option_that_an_operator_is_told_to_type_is_one_of_ours(root: Path) -> None:
    files = [*sorted((root / "packaging").iterdir()), root / "Containerfile", root / "docs" / "hosting.md"]
    lines = [line for f in files for line in f.read_text(encoding="utf-8").splitlines()]
    typed = [line for line in lines if re.search(r"dispetto (serve|backup|restore)|ARGS=|^CMD", line)]
    told = {word for line in typed for word in re.findall(r"(?<![\w-])--[a-z-]+", line)}
    assert {"--behind-proxy", "--address", "--logs", "--drain"} <= told and not told - options()


def test_the_unit_starts_the_program_stops_it_in_time_and_lets_it_write_its_own_folder_only(root: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(root / "packaging" / "dispetto.service")
    service = unit["Service"]
    drain = re.search(r"--drain (\d+)", service["ExecStart"])
    assert drain and int(service["TimeoutStopSec"]) > int(drain[1]) + 10
    assert service["ProtectSystem"] == "strict" and service["StateDirectory"] == "dispetto" and service["User"]


def test_the_container_copies_what_is_there_and_runs_as_nobody_in_particular(root: Path) -> None:
    text = (root / "Containerfile").read_text(encoding="utf-8")
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.M) for word in line.split()]
    assert "src" in copied and not [name for name in copied if not (root / name).exists()]
    assert not [name for name in re.findall(r"-r (\S+)", text) if not (root / name).is_file()]
    assert text.index("USER dispetto") < text.index("ENTRYPOINT") and "://" not in re.sub(r"http://127\S+", "", text)
