"""How long a save takes to reach the browser: to its script, and to its screen.

Saves a file over and over (a rename into place, as editors do) and notes in a real Chromium when the attributes arrived and
when they were painted; Roundabout and a minimal peer (peer.py) take turns in the same run. Prints p50 and p95 and the ratio
of the p50s. Latency is reported, never gated: only the ratios travel from one machine to another.

    python Benchmarks/loop.py [--saves 50] [--items 30,1000,100000]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5


class Subject:
    """One server with its file, and one page that looks at it."""

    def __init__(self, name: str, folder: Path, items: int) -> None:
        self.name = name
        self.items = items
        self.file = folder / "playground.json"
        self.margin = 8
        self.write()
        self.received: list[float] = []
        self.painted: list[float] = []
        self.bytes = 0
        self.lost = 0

    def write(self) -> float:
        """Saves the file with another size of cell; returns the moment of the save, in milliseconds of the epoch."""
        self.margin = 9 if self.margin == 8 else 8
        text = json.dumps(
            {"items": self.items, "styles": {"round": {"layout": "flow", "itemSize": f"bounds.width / 3 - {self.margin}"}}}
        )
        written = self.file.with_suffix(".tmp")
        written.write_text(text)
        moment = time.time() * 1000
        os.replace(written, self.file)
        return moment


    def open(self, page: Page) -> None:
        page.add_init_script(path=ROOT / "Benchmarks" / "arrivals.js")
        page.goto(self.address)
        page.wait_for_function("arrivals.length > 0 && arrivals.at(-1).painted > 0", polling=20)
        self.page = page
        self.settle()
        # What the two clocks differ by, from the quickest of some exchanges.
        best = 1e9
        for _ in range(20):
            before = time.time() * 1000
            now = page.evaluate("performance.timeOrigin + performance.now()")
            after = time.time() * 1000
            if after - before < best:
                best, self.skew = after - before, now - (before + after) / 2
        # An offset that the exchange itself could explain is none.
        if abs(self.skew) < best / 2:
            self.skew = 0.0

    def settle(self) -> None:
        """Lets the motion end (0.3 s) and the page fall asleep, as it would be between two saves of a person."""
        self.page.wait_for_timeout(380)

    def save(self) -> None:
        count = self.page.evaluate("arrivals.length")
        # A save falls anywhere between two frames.
        time.sleep(random.random() / 60)
        moment = self.write()
        try:
            self.page.wait_for_function(f"arrivals.length > {count} && arrivals[{count}].painted > 0", polling=20, timeout=5000)
        except Exception:
            self.lost += 1
            return
        arrival = self.page.evaluate(f"arrivals[{count}]")
        self.received.append(arrival["received"] - self.skew - moment)
        self.painted.append(arrival["painted"] - self.skew - moment)
        self.bytes = arrival["bytes"]
        self.settle()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


class Roundabout(Subject):
    def __init__(self, folder: Path, items: int) -> None:
        super().__init__("roundabout", folder, items)
        binary = os.environ.get("ROUNDABOUT", ROOT / ".build" / "release" / "roundabout")
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [binary, self.file, "--port", "0", "--json", "--public", ROOT / "Public"],
            stdout=subprocess.PIPE, text=True,
        )
        listening = json.loads(self.process.stdout.readline())
        self.startup = (time.perf_counter() - begun) * 1000
        self.address = f"http://127.0.0.1:{listening['port']}/?view=1"


class Peer(Subject):
    def __init__(self, folder: Path, items: int) -> None:
        super().__init__("peer", folder, items)
        self.process = subprocess.Popen(
            [sys.executable, ROOT / "Benchmarks" / "peer.py", self.file], stdout=subprocess.PIPE, text=True
        )
        self.address = f"http://127.0.0.1:{int(self.process.stdout.readline())}/"


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure(browser, items: int, saves: int) -> tuple[Subject, Subject]:
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        subjects = (Roundabout(Path(ours), items), Peer(Path(theirs), items))
        try:
            for subject in subjects:
                context = browser.new_context(bypass_csp=True, viewport={"width": 390, "height": 844}, device_scale_factor=2)
                subject.open(context.new_page())
            for subject in subjects:  # warms both up
                for _ in range(3):
                    subject.save()
                subject.received.clear()
                subject.painted.clear()
            for _ in range(ROUNDS):
                for subject in subjects:
                    for _ in range(max(1, saves // ROUNDS)):
                        subject.save()
        finally:
            for subject in subjects:
                subject.stop()
    return subjects


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saves", type=int, default=50, help="saves for each server and number of items")
    parser.add_argument("--items", default="30,1000,100000")
    arguments = parser.parse_args()
    random.seed(1)

    print(f"$ python Benchmarks/loop.py --saves {arguments.saves} --items {arguments.items}")
    print("Milliseconds from a save to the attributes in the page's script (received) and on its screen (painted),")
    print("390×844 @2x. The peer parses the file, checks nothing and knows one grid: it is the floor, not a rival.\n")
    print(f"{'items':>8}  {'server':<11}{'received p50':>13}{'p95':>8}{'painted p50':>14}{'p95':>8}{'bytes':>9}{'lost':>6}")
    startups = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        for items in (int(text) for text in arguments.items.split(",")):
            subjects = measure(browser, items, arguments.saves)
            startups.append(subjects[0].startup)
            for subject in subjects:
                print(
                    f"{items:>8,}  {subject.name:<11}{percentile(subject.received, 0.5):>13.2f}{percentile(subject.received, 0.95):>8.2f}"
                    f"{percentile(subject.painted, 0.5):>14.1f}{percentile(subject.painted, 0.95):>8.1f}{subject.bytes:>9,}{subject.lost:>6}"
                )
            ours, peer = subjects
            received = percentile(ours.received, 0.5) / percentile(peer.received, 0.5)
            painted = percentile(ours.painted, 0.5) / percentile(peer.painted, 0.5)
            print(f"{'':>8}  {'ratio':<11}{received:>12.2f}×{'':>8}{painted:>13.2f}×\n", flush=True)
        browser.close()
    print(f"start → listening: {statistics.median(startups):.0f} ms (median of {len(startups)})")


if __name__ == "__main__":
    main()
