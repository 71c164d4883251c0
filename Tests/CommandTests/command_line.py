"""Runs the real binary as a shell would, and follows what a running server prints."""

import json
import os
import queue
import signal
import subprocess
import threading
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
# Met only by something that hangs; nothing here measures time.
PATIENCE = 20


def binary():
    """The path of the binary under test, or None when there is none yet."""
    named = os.environ.get("ROUNDABOUT")
    candidates = [Path(named)] if named else [REPOSITORY / ".build" / kind / "roundabout" for kind in ("release", "debug")]
    return next((path.resolve() for path in candidates if path.exists()), None)


def environment(**changes):
    """Ours without what would change colours; a value of None takes a variable away."""
    values = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "TERM": "xterm-256color", "NO_COLOR": None, **changes}
    return {name: value for name, value in values.items() if value is not None}


def run(*words, folder=None, program=None, **options):
    """One run of a command to its end: `returncode`, `stdout`, `stderr`."""
    return subprocess.run(
        [str(word) for word in (program or binary(), *words)], cwd=folder, capture_output=True, text=True,
        timeout=PATIENCE, stdin=subprocess.DEVNULL, env=environment(), **options,
    )


def json_lines(text):
    return [json.loads(line) for line in text.splitlines()]


class Running:
    """A server that runs until `stop()`; its lines are taken one after the other."""

    def __init__(self, *words, folder=None, program=None, env=None):
        self.process = subprocess.Popen(
            [str(word) for word in (program or binary(), *words)], cwd=folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env or environment(),
        )
        self.lines = {"stdout": [], "stderr": []}
        self._arriving = {"stdout": queue.Queue(), "stderr": queue.Queue()}
        self._readers = [threading.Thread(target=self._follow, args=(name,), daemon=True) for name in self.lines]
        for reader in self._readers:
            reader.start()

    def _follow(self, name):
        for line in getattr(self.process, name):
            self._arriving[name].put(line.rstrip("\n"))

    def line(self, wanted, stream="stdout"):
        """The next line that has `wanted` in it."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                line = self._arriving[stream].get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no line with {wanted!r} on {stream}; so far {self.lines}") from None
            self.lines[stream].append(line)
            if wanted in line:
                return line

    def event(self, name, **members):
        while True:
            event = json.loads(self.line(f'"event":"{name}"'))
            if all(event.get(key) == value for key, value in members.items()):
                return event

    def stop(self, number=signal.SIGTERM):
        """Ends the server and returns its exit code; afterwards `lines` holds all that it printed."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(timeout=PATIENCE)
        for reader in self._readers:
            reader.join(timeout=PATIENCE)
        for name, arriving in self._arriving.items():
            while not arriving.empty():
                self.lines[name].append(arriving.get())
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.stop()


def save(file, text):
    """Saves as careful editors do: whole, beside the file, then into its place."""
    draft = file.with_name(file.name + ".draft")
    draft.write_text(text if isinstance(text, str) else json.dumps(text))
    draft.replace(file)
