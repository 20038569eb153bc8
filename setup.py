"""Builds Dispetto: compiled by mypyc where that is possible, pure Python otherwise.

pip finds its hooks here too: those of setuptools, and one that fetches mypy where a compiler has something to do.
DISPETTO_PURE=1 never compiles; DISPETTO_COMPILED=1 fails rather than fall back. What is compiled: pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Extension, build_meta, setup
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent
COMPILING = "mypy ~= 2.4"  # the one of requirements/build.txt, or a later one of its kind


def say(text: str) -> None:
    print(f"dispetto: {text}", file=sys.stderr)


def modules() -> list[str]:
    """The modules that mypyc compiles, as paths from here."""
    rooms = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["dispetto"]["compiled"]
    found = {path for room in rooms for path in (ROOT / "src" / "dispetto").glob(f"{room}/*.py")}
    return [str(path.relative_to(ROOT)) for path in sorted(found) if path.name != "__init__.py"]


def compiler() -> str:
    """The C compiler's command."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What pip fetches before it builds a wheel: mypy only for those who can use it."""
    found = [str(need) for need in build_meta.get_requires_for_build_wheel(config_settings)]
    return found if machine_lacks() or os.environ.get("DISPETTO_PURE") else [*found, COMPILING]


def machine_lacks() -> str:
    """What no package index can bring; empty when nothing."""
    if not shutil.which(compiler()):
        return f"there is no C compiler ({compiler()}) here"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers (Debian: python3-dev) are missing"
    return ""


def missing() -> str:
    """What this machine lacks for compiling; empty when nothing."""
    if machine_lacks():
        return machine_lacks()
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return ""


def extensions() -> list[Extension]:
    """One group of native modules: calls between them are direct. Raises, or exits, where the source does not fit."""
    lacking = missing()
    if lacking:
        raise RuntimeError(lacking)
    from mypyc.build import mypycify

    quiet = ["--follow-imports=silent", "--ignore-missing-imports"]  # of what is not compiled, `make lint` speaks
    found: list[Extension] = mypycify([*quiet, *modules()], opt_level="3", debug_level="0", group_name="dispetto")
    if os.name == "posix":  # no C compiler may fuse what Python rounds twice: chances are the same compiled or not
        for extension in found:
            extension.extra_compile_args += ["-ffp-contract=off"]
    if "gcc" in compiler():
        for (
            extension
        ) in found:  # a list's items are fetched by mypyc's own small functions: linked as one, they are inlined
            extension.extra_compile_args += ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
            extension.extra_link_args += ["-flto=auto", "-O3"]
    return found


def wanted() -> bool:
    """Only a wheel is compiled: in place, the result would shadow the source."""
    return "bdist_wheel" in sys.argv and not os.environ.get("DISPETTO_PURE")


def build() -> None:
    """Compiled where wanted and possible; all of it or nothing, so a fall-back starts anew."""
    if not wanted():
        setup()
        return
    try:
        setup(ext_modules=extensions())
    except (Exception, SystemExit) as error:  # mypyc and setuptools leave by SystemExit, their findings printed
        reason = str(error) if isinstance(error, RuntimeError) else "mypyc or the C compiler refused, see above"
        if os.environ.get("DISPETTO_COMPILED"):
            say(f"not compiled, though DISPETTO_COMPILED asks for it: {reason}")
            raise
        say(f"not compiled ({reason}); building pure Python instead")
        setup()


if __name__ == "__main__":
    build()
