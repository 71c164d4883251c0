"""Takes the pictures in docs/ from the real page. Run by scripts/picture.

    scripts/picture              all of them
    scripts/picture waterfall    these
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
BINARY = Path(os.environ.get("ROUNDABOUT", ROOT / ".build/release/roundabout"))
SIZE = {"width": 1200, "height": 760}


class Picture(NamedTuple):
    """A style of a file: the whole page, or its screen alone."""

    file: str
    style: str
    is_screen: bool = True
    is_landscape: bool = False
    # How far the wheel turns before the picture is taken, points to the right.
    wheel: float = 0


PICTURES = {
    "stage": Picture("playground.json", "round", is_screen=False),
    "shelves": Picture("Examples/shelves.json", "shelves"),
    "settings": Picture("Examples/settings.json", "settings"),
    "chat": Picture("Examples/chat.json", "chat"),
    "app-store": Picture("Examples/app-store.json", "today"),
    "waterfall": Picture("Examples/pin-board.json", "board"),
    "mosaic": Picture("Examples/photo-mosaic.json", "mosaic"),
    "sunflower": Picture("Examples/sunflower.json", "sunflower"),
    "effects": Picture("Examples/effects.json", "zoom"),
    "circle": Picture("Examples/circle.json", "menu"),
    "stack": Picture("Examples/stack.json", "fan"),
    "carousel": Picture("Examples/carousel.json", "carousel", wheel=500),
    "cover-flow": Picture("Examples/carousel.json", "cover-flow", is_landscape=True, wheel=500),
}


def main() -> None:
    names = sys.argv[1:] or list(PICTURES)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for name in names:
            take(browser, name, PICTURES[name])
        browser.close()


def take(browser: Browser, name: str, picture: Picture) -> None:
    server = subprocess.Popen(
        [BINARY, ROOT / picture.file, "--port", "0", "--json", "--public", ROOT / "Public"],
        stdout=subprocess.PIPE, text=True,
    )
    try:
        port = json.loads(server.stdout.readline())["port"]
        page = browser.new_page(bypass_csp=True, viewport=SIZE, device_scale_factor=2, color_scheme="light")
        page.goto(f"http://127.0.0.1:{port}/?device=iphone-17&style={picture.style}{'&o=landscape' if picture.is_landscape else ''}")
        page.wait_for_function("globalThis.roundabout?.state().connection === 'live' && roundabout.cells().length > 0 && !roundabout.state().animating")
        page.wait_for_timeout(500)
        if picture.wheel:
            page.locator("#device").hover()
            page.mouse.wheel(picture.wheel, 0)
            page.wait_for_timeout(2500)
        path = ROOT / "docs" / f"{name}.png"
        if picture.is_screen:
            page.locator("#device").screenshot(path=path)
        else:
            page.screenshot(path=path)
        page.close()
    finally:
        server.terminate()
        server.wait(10)


if __name__ == "__main__":
    main()
