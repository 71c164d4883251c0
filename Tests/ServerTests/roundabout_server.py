"""Starts the real binary and follows what it says on stdout, one JSON object a line."""

import json
import os
import queue
import signal
import subprocess
import threading
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
# Met only by a server that hangs; nothing here measures time.
PATIENCE = 20


def binary():
    """The path of the binary under test, or None when there is none yet."""
    named = os.environ.get("ROUNDABOUT")
    candidates = [Path(named)] if named else [REPOSITORY / ".build" / kind / "roundabout" for kind in ("release", "debug")]
    return next((path for path in candidates if path.exists()), None)


class Server:
    """One running `roundabout FILE --port 0 --json`."""

    def __init__(self, file, *options, port=0):
        self.file = Path(file)
        command = [binary(), str(file), "--port", str(port), "--json", "--public", REPOSITORY / "Public", *options]
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        self.process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        )
        self.events = []
        self._arriving = queue.Queue()
        self.complaints = []
        self._readers = [
            threading.Thread(target=self._follow, daemon=True),
            threading.Thread(target=lambda: self.complaints.extend(self.process.stderr), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        listening = self.wait_for(lambda event: True)
        assert listening["event"] == "listening", listening
        self.port = listening["port"]

    def _follow(self):
        for line in self.process.stdout:
            self._arriving.put(json.loads(line))
        self._arriving.put(None)

    def wait_for(self, wanted, patience=PATIENCE):
        """Takes events until one is `wanted`, and returns that one."""
        deadline = time.monotonic() + patience
        while True:
            try:
                event = self._arriving.get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"the event did not come; so far {self.events[-20:]}") from None
            if event is None:
                self._arriving.put(None)
                raise AssertionError(f"the server ended; it said {self.events[-5:]} and {self.complaints[-5:]}")
            self.events.append(event)
            if wanted(event):
                return event

    def wait_for_event(self, name, **members):
        return self.wait_for(
            lambda event: event["event"] == name and all(event.get(key) == value for key, value in members.items())
        )

    def collect(self, seconds):
        """What else is said in so many seconds."""
        end = time.monotonic() + seconds
        collected = []
        while (left := end - time.monotonic()) > 0:
            try:
                event = self._arriving.get(timeout=left)
            except queue.Empty:
                break
            assert event is not None, f"the server ended; it said {self.complaints[-5:]}"
            self.events.append(event)
            collected.append(event)
        return collected

    @property
    def is_running(self):
        return self.process.poll() is None

    def stop(self, number=signal.SIGTERM):
        """Ends the server and returns its exit code."""
        if self.is_running:
            self.process.send_signal(number)
        code = self.process.wait(timeout=PATIENCE)
        for reader in self._readers:
            reader.join(timeout=PATIENCE)
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.is_running:
            self.process.kill()
        self.stop()
