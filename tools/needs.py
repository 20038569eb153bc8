"""What the suite needs besides Python packages: a C compiler with Python's headers, Chromium, PostgreSQL, nginx.

`python -m tools.needs` finds them, installs what is missing where apt-get and root allow it, and names what has to be
left out; under CI=true that is a failure. Tests ask `chromium()`, `postgres()` or `nginx()` and skip with a reason that
starts with LEFT_OUT.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

LEFT_OUT = "left out:"  # how the reason of a skipped test begins when the machine lacks what it needs
# the shell is the same browser without windows: a third less work for the same pages
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def compiler() -> str:
    """The C compiler that builds extensions for this Python; empty when it or the headers are missing."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return (shutil.which(name) or "") if headers.exists() else ""


def chromium() -> str:
    """The browser of the page tests; empty when there is none. DISPETTO_CHROMIUM names another."""
    names = (os.environ.get("DISPETTO_CHROMIUM") or "", *BROWSERS)
    return next((path for path in map(shutil.which, names) if path), "")


def postgres() -> str:
    """The folder of PostgreSQL's programs, the newest there is; empty when there is none.
    DISPETTO_POSTGRES names another.
    """
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name.split(".")[0]), reverse=True
    )
    found = shutil.which("initdb")
    folders = (os.environ.get("DISPETTO_POSTGRES") or "", *map(str, debian), os.path.dirname(found) if found else "")
    return next((f for f in folders if f and all((Path(f) / name).exists() for name in ("initdb", "postgres"))), "")


def nginx() -> str:
    """The proxy before the web table, with TLS; empty when it or openssl is missing. DISPETTO_NGINX names another."""
    names = (os.environ.get("DISPETTO_NGINX") or "", "nginx", "/usr/sbin/nginx")
    return next((path for path in map(shutil.which, names) if path and shutil.which("openssl")), "")


NEEDS = (  # what, how it is found, Debian's packages, what is left out without it
    (
        "C compiler with Python's headers",
        compiler,
        ("gcc", "libc6-dev", "python3-dev"),
        "the suite in its compiled form",
    ),
    (
        "Chromium",
        chromium,
        ("chromium-headless-shell", "fonts-noto-color-emoji"),
        "the tests that open pages in a browser",
    ),
    ("PostgreSQL", postgres, ("postgresql",), "the tests of the web table on PostgreSQL"),
    ("nginx", nginx, ("nginx-light", "openssl"), "the tests of the web table behind a proxy"),
)


def install(packages: tuple[str, ...]) -> None:
    """Debian's way, for root; elsewhere nothing happens."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    print(f"installing {' '.join(packages)} with apt-get …", file=sys.stderr, flush=True)
    calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-q", *words], env=calm, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        if done.returncode:
            print(f"apt-get {words[0]} failed: {done.stderr.strip()[-400:]}", file=sys.stderr)


def main() -> int:
    lacking = []
    for what, find, packages, without in NEEDS:
        if not find():
            install(packages)
        if not find():
            lacking.append(f"{LEFT_OUT} {without}: there is no {what} (Debian: {' '.join(packages)})")
    print("\n".join(lacking), end="\n" if lacking else "")
    return 1 if lacking and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
