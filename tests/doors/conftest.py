"""What needs the extras is run once, over the source, in whose environment they are; the rest in both forms."""

from __future__ import annotations

import os

collect_ignore_glob = (
    ["test_pettingzoo.py", "test_openspiel.py", "test_gymnasium.py", "test_learning.py", "test_export.py"]
    if os.environ.get("DISPETTO_FORM") == "compiled"
    else []
)
