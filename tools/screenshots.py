"""Pictures of every shipped board, as a wide and as a tall screen shows them: look before you call it done.

PYTHONPATH=src python -m tools.screenshots FOLDER
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from dispetto.games import GAMES
from tools.needs import chromium

SCREENS = {"wide": (1280, 800), "tall": (390, 844)}
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def drawings() -> dict[str, str]:
    """{name: SVG} of every board, drawn by the command that people use."""
    found = {}
    for folder in sorted({game.folder for game in GAMES.values()}):
        for board in sorted((folder / "data").glob("*.toml")):
            command = [sys.executable, "-m", "dispetto", "board", "draw", str(board)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode == 0:
                found[f"{folder.name}-{board.stem}"] = done.stdout[done.stdout.index("<svg") :]
            else:
                print(f"{board.name}: not drawn: {done.stderr.strip()[-200:]}")
    return found


def main(folder: Path) -> int:
    if not chromium():
        print("There is no Chromium here (Debian: apt-get install chromium).")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    boards = drawings()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET)
        for name, svg in boards.items():
            for screen, (width, height) in SCREENS.items():
                page = browser.new_page(viewport={"width": width, "height": height})
                page.set_content(f"<style>body{{margin:0}}svg{{width:100vw;height:100vh}}</style>{svg}")
                page.screenshot(path=folder / f"{name}-{screen}.png")
                print(folder / f"{name}-{screen}.png")
                page.close()
        browser.close()
    return 0 if boards else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
