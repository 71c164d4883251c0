"""A real server, a real browser, and words for what the tests do with them."""

import contextlib
import json
import os
import pathlib
import queue
import shutil
import subprocess
import threading

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("ROUNDABOUT", ROOT / ".build/release/roundabout"))
# Only a hang misses it: every wait below is for an event, not for time to pass.
DEADLINE = 20


class Server:
    """The server process and the events that it prints."""

    def __init__(self, file, port=0):
        self.file = pathlib.Path(file)
        self.port = port
        self.process = None
        self.events = queue.Queue()
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [BINARY, self.file, "--port", str(self.port), "--json", "--public", ROOT / "Public"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        threading.Thread(target=self._read, args=(self.process,), daemon=True).start()
        self.port = self.wait_for("listening")["port"]

    def _read(self, process):
        for line in process.stdout:
            self.events.put(json.loads(line))

    def wait_for(self, event, **members):
        """The next event of that name (and with those members); what comes before it is let go."""
        while True:
            try:
                found = self.events.get(timeout=DEADLINE)
            except queue.Empty:
                raise AssertionError(f"no event {event} {members} within {DEADLINE} s") from None
            if found["event"] == event and all(found.get(k) == v for k, v in members.items()):
                return found

    @property
    def url(self):
        return f"http://localhost:{self.port}/"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=DEADLINE)


class Stage:
    """The page, by its scripting surface."""

    def __init__(self, page):
        self.page = page

    def state(self):
        return self.page.evaluate("roundabout.state()")

    def cells(self):
        return self.page.evaluate("roundabout.cells()")

    def both(self):
        """One instant: the state and the cells that belong to it."""
        return self.page.evaluate("[roundabout.state(), roundabout.cells()]")

    def until(self, condition, argument=None):
        """Waits until a condition on `state` (and `argument`) holds."""
        self.page.wait_for_function(
            f"argument => {{ const state = roundabout.state(); return {condition} }}", arg=argument,
            timeout=DEADLINE * 1000)

    def settled(self, revision=None, style=None):
        """Waits until the revision (the style) is shown and nothing moves."""
        self.until(
            "(argument.revision === null || state.revision === argument.revision)"
            " && (argument.style === null || state.style === argument.style)"
            " && state.connection === 'live' && state.revision > 0 && !state.animating",
            {"revision": revision, "style": style})

    def frames(self):
        """Frames by `section/item`."""
        return {(c["section"], c["item"]): c["frame"] for c in self.cells() if c["kind"] == "cell"}

    def record(self):
        """Keeps every drawn frame's state and cells from now on, and the instants at which a layout was applied."""
        self.page.evaluate("""() => {
            window.recorded = [];
            window.applied = [];
            const step = () => {
                window.recorded.push([roundabout.state(), roundabout.cells()]);
                if (window.recorded.length < 2000) requestAnimationFrame(step);
            };
            requestAnimationFrame(step);
            document.addEventListener('roundabout:layout', () =>
                window.applied.push([window.recorded.length, roundabout.state(), roundabout.cells()]));
        }""")

    def recording(self):
        return self.page.evaluate("window.recorded")


def write(path, value):
    """Saves as careful editors do: whole, beside the file, then into its place."""
    text = value if isinstance(value, str) else json.dumps(value)
    draft = path.with_name(path.name + ".draft")
    draft.write_text(text)
    draft.replace(path)


@pytest.fixture
def folder():
    path = ROOT / ".build" / "browser-tests" / os.urandom(6).hex()
    path.mkdir(parents=True)
    yield path
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture
def serve(folder):
    """serve(value) → (server, path): a server over a file with that content."""
    with contextlib.ExitStack() as stack:
        def start(value):
            path = folder / "playground.json"
            write(path, value)
            server = Server(path)
            stack.callback(server.stop)
            return server, path

        yield start


@pytest.fixture(scope="session")
def chromium():
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_stage(chromium):
    """open_stage(server, width, height, …) → Stage. Console errors, failed scripts, policy violations and requests to
    anywhere else fail the test."""
    complaints = []
    with contextlib.ExitStack() as stack:
        def start(server, width=390, height=896, path="", expects_offline=False, **context):
            made = chromium.new_context(viewport={"width": width, "height": height}, **context)
            stack.callback(made.close)
            page = made.new_page()

            def complain(message):
                text = message.text
                if message.type not in ("error", "warning"):
                    return
                # A server that was killed refuses its websocket, and the pictures that were still being fetched.
                if expects_offline and ("WebSocket connection" in text or "net::ERR_" in text):
                    return
                complaints.append(text)

            page.on("console", complain)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("request", lambda request: request.url.startswith((server.url, "blob:", "data:"))
                    or complaints.append(f"request to {request.url}"))
            page.add_init_script(
                "document.addEventListener('securitypolicyviolation',"
                " e => console.error('CSP ' + e.violatedDirective + ' ' + e.blockedURI))")
            page.goto(server.url + path)
            page.wait_for_function("() => globalThis.roundabout", timeout=DEADLINE * 1000)
            return Stage(page)

        yield start
    assert complaints == []
