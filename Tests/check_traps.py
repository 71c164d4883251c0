#!/usr/bin/env python3
"""Finds what outside data could trip over: operations that stop the process instead of answering.

A value that came from a file or a peer must never reach a trap. What is listed in Tests/traps.allow was looked at and has
its reason beside it; an entry that matches nothing any more is an error too, so that the list only shrinks.

    python3 Tests/check_traps.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from check_imports import blanked

RULES = [
    (r"(?<![\w.])fatalError\s*\(", "fatalError stops the server: our bug is a precondition, the user's file a problem"),
    (r"\btry!", "try! traps on an error"),
    (r"\bas!", "as! traps on another type"),
    (r"(?<!\btr)(?<!\ba)[\w\])>]!(?![=\w])", "a force unwrap traps on nil"),
    (r"\bnonisolated\(unsafe\)|@unchecked\s+Sendable", "one thread, one loop: this hides a second one"),
    (r"\bunsafeBitCast\b|\bunowned\(unsafe\)", "an unchecked cast"),
    (r"(?<!\w)(?:Thread\.sleep|usleep|nanosleep|sleep)\s*\(", "the loop thread never sleeps: time is an event"),
]

INTEGER = r"(?<![\w.])(?:U?Int(?:8|16|32|64)?)\s*\("
# What a Double looks like, where the type cannot be seen: a geometric name, a floating function, a decimal, a quotient.
DOUBLE = re.compile(
    r"\.(?:rounded|width|height|x|y|minX|maxX|minY|maxY|midX|midY|nextDown|nextUp|squareRoot|magnitude)\b"
    r"|\b(?:floor|ceil|trunc|round|sqrt|Double|Float|CGFloat|duration|radius|alpha|scale|spacing|seconds|milliseconds)\b"
    r"|\b\d+\.\d+\b|\b(?:width|height|length|extent|offset(?:X|Y))\b\s*/|/\s*(?:width|height|pitch|length|step)\b"
)
# Initialisers that cannot trap on any value, or that do not take a floating one.
SAFE_LABELS = ("exactly:", "clamping:", "truncatingIfNeeded:", "bitPattern:", "littleEndian:", "bigEndian:", "ascii:")


def argument(text: str, start: int) -> str:
    """What stands between the parenthesis that opened before `start` and the one that closes it."""
    depth = 1
    index = start
    while index < len(text) and depth > 0:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[index], 0)
        index += 1
    return text[start : index - 1]


def faults(source: str) -> list[tuple[int, str, str]]:
    """The traps in one Swift file, as (line, what stands there, sentence).

    >>> [(line, text) for line, text, _ in faults('let a = b!\\nlet c = Int(size.width / 3)')]
    [(1, 'b!'), (2, 'Int(size.width / 3)')]
    >>> faults('let a = Int(exactly: size.width) ?? 0 // b!\\nif a != "c!" {}')
    []
    """
    text = blanked(source)
    found = []

    def add(start: int, what: str, why: str) -> None:
        found.append((text.count("\n", 0, start) + 1, " ".join(what.split()), why))

    for pattern, why in RULES:
        for match in re.finditer(pattern, text, re.MULTILINE):
            word = re.search(r"[\w.]*$", text[: match.start() + 1])
            add(match.start(), (word.group()[:-1] if word and "force" in why else "") + match.group(), why)
    for match in re.finditer(INTEGER, text):
        inside = argument(text, match.end())
        if inside.lstrip().startswith(SAFE_LABELS) or "radix:" in inside:
            continue
        if DOUBLE.search(inside):
            add(match.start(), match.group() + inside + ")", "an integer made of a Double traps when it is not finite or too large")
    return sorted(found)


def allowed(path: Path) -> list[tuple[str, str, str]]:
    """The entries of the allow list: file, what stands there, reason."""
    entries = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) != 3 or not all(parts):
            sys.exit(f"{path.name}:{number}: an entry is `file | what stands there | why it cannot trap`")
        entries.append((parts[0], parts[1], parts[2]))
    return entries


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    entries = allowed(root / "Tests" / "traps.allow")
    used = set()
    count = 0
    bad = False
    for path in sorted((root / "Sources").rglob("*.swift")):
        name = path.relative_to(root).as_posix()
        count += 1
        for line, what, why in faults(path.read_text()):
            entry = next((entry for entry in entries if entry[0] == name and entry[1] == what), None)
            if entry:
                used.add(entry)
                continue
            bad = True
            print(f"{name}:{line}: {what}: {why}")
    for entry in entries:
        if entry not in used:
            bad = True
            print(f"Tests/traps.allow: nothing in {entry[0]} matches `{entry[1]}` any more")
    if not bad:
        print(f"{count} files without a trap ({len(entries)} looked at and allowed)")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
