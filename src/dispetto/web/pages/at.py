"""Where we stand on our host: below a path when a proxy shows us there (`--address https://host/path`)."""

from __future__ import annotations


class Base:
    """The path before all our addresses: empty at the top of a host, else like `/games`. A process has one."""

    path = ""

    def stand(self, path: str) -> None:
        """From now on we stand here."""
        self.path = path

    def __str__(self) -> str:
        return self.path


BASE = Base()


def at(path: str) -> str:
    """One of our own addresses, as a browser must ask for it."""
    return f"{BASE.path}{path}"
