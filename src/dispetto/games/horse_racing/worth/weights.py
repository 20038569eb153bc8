"""The numbers of the judge; what they are, and how they were found, says weights.toml."""

from __future__ import annotations


class Weights:
    """What was measured and learned."""

    def __init__(self, numbers: dict[str, float], lists: dict[str, list[float]]) -> None:
        self.tables: int = int(numbers["tables"])  # imagined tables to think about
        # money, by the races still to come
        self.purse: list[float] = lists["purse"]
        self.spread: list[float] = lists["spread"]
        self.card: float = numbers["card"]
        self.risk: float = numbers["risk"]
        self.typical: list[float] = lists["typical"]
        self.classes: list[float] = lists["classes"]
        self.taste: float = numbers["taste"]
        # the race, in turns
        self.blur: float = numbers["blur"]
        self.haze: float = numbers["haze"]
        self.order: float = numbers["order"]
        self.pressed: float = numbers["pressed"]
        self.fence: float = numbers["fence"]
        # who plays for whom
        self.own: float = numbers["own"]
        self.backed: float = numbers["backed"]
        self.backing: float = numbers["backing"]
        self.loyal: float = numbers["loyal"]
        self.likely: float = numbers["likely"]
        self.keen: float = numbers["keen"]
        self.armed: float = numbers["armed"]
        self.lure: float = numbers["lure"]
        self.lured: float = numbers["lured"]
