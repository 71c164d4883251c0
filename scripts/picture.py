"""Takes docs/stage.png from the real page. Run by scripts/picture."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SIZE = {"width": 1200, "height": 760}


def main() -> None:
    server = subprocess.Popen(
        [ROOT / ".build/release/roundabout", ROOT / "playground.json", "--port", "0", "--json", "--public", ROOT / "Public"],
        stdout=subprocess.PIPE, text=True,
    )
    try:
        port = json.loads(server.stdout.readline())["port"]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
            page = browser.new_page(bypass_csp=True, viewport=SIZE, device_scale_factor=2, color_scheme="light")
            page.goto(f"http://127.0.0.1:{port}/?device=iphone-17")
            page.wait_for_function("globalThis.roundabout?.state().connection === 'live' && roundabout.cells().length > 0 && !roundabout.state().animating")
            page.wait_for_timeout(500)
            page.screenshot(path=ROOT / "docs" / "stage.png")
            browser.close()
    finally:
        server.terminate()
        server.wait(10)


if __name__ == "__main__":
    main()
