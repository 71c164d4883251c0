#!/usr/bin/env python3
"""Compares every import line in Sources and Public with the arrows of the house.

Swift's package manager lets a module import what its dependency depends on without a word; this does not. An arrow that is
not drawn below is forbidden: a room that needs another is a decision, and this table is where it is made.

    python3 Tests/check_imports.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

# Bytes in, frames out: no socket, no clock, no file, no system library.
PURE = {
    "JSONText": set(),
    "Formula": {"CMath"},
    "CollectionLayout": {"CMath"},
    "TextSizing": set(),
    "PlaygroundFile": {"JSONText", "Formula", "CollectionLayout", "TextSizing"},
    "WireMessages": {"JSONText", "CollectionLayout"},
    "LiveSession": {"PlaygroundFile", "WireMessages", "CollectionLayout", "TextSizing", "JSONText"},
}

# The faces of C and the one place that knows both sides; these may also name the system's C library.
EDGE = {
    "LibUV": {"CLibUV"},
    "LibWebSockets": {"LibUV", "CLibWebSockets", "CLibUV"},
    "roundabout": {
        "JSONText", "Formula", "CollectionLayout", "TextSizing", "PlaygroundFile", "WireMessages", "LiveSession", "LibUV",
        "LibWebSockets",
    },
}
SYSTEM = {"Glibc", "Musl", "Darwin"}

# The page: module → modules it may import; a module that is not named here imports nothing. `main` wires everything, `chrome`
# what stands around the stage; a panel is a leaf that they hand its data to.
PAGE = {
    "badgeDrawing": {"textDrawing"},
    "cardDrawing": {"cellContent", "faceDrawing", "pictureDrawing", "rowContent", "textDrawing"},
    "cellDescription": {"cellContent", "cellTexts", "contentMetrics", "elements", "rowContent"},
    "cellDrawing": {"cardDrawing", "faceDrawing", "shapes", "titleDrawing"},
    "cellList": {"elements", "hitTest", "sectionKeys", "visible"},
    "cellSprites": {
        "cellDescription", "cellDrawing", "contentMetrics", "elements", "spriteName", "sprites", "supplementaryDrawing",
    },
    "cellTexts": {"bubbleContent", "contentMetrics", "rowContent"},
    "chrome": {"address", "cellList", "dom", "icons", "keyboard", "panels", "shortcuts", "styleChoice", "visible"},
    "connection": {"messages"},
    "conversation": {"messages"},
    "elements": {"attributes", "bubbleTails", "scrolledElements", "supplementaryPlaces", "tracks"},
    "faceDrawing": {"accessoryDrawing", "bubbleContent", "contrast", "rowContent", "shapes", "textDrawing"},
    "hitTest": {"elements", "projection"},
    "input": {"grip", "hitTest", "wheel"},
    "landing": {"attributes", "elements", "tracks"},
    "page": {"contentOffset", "inbox", "messages", "scrolling", "sectionScrollers", "selection", "summary", "viewport"},
    "panels": {"devices", "dom", "icons", "panels"},
    "pictureDrawing": {"pictures", "shapes", "texts"},
    "placing": {"transition"},
    "renderer": {
        "badgeDrawing", "cellDrawing", "cellSprites", "elements", "projection", "ring", "scratch", "supplementaryDrawing", "transformedDrawing",
    },
    "reports": {"messages"},
    "ring": {"projection"},
    "rowContent": {"contentMetrics"},
    "scene": {"elements", "landing", "order", "placing", "starts", "tracks", "transition"},
    "scripting": {"contentOffset", "elements", "visible"},
    "scrollRange": {"scrollPhysics", "snapping"},
    "scrolling": {"scrollPhysics", "scrollRange"},
    "sectionScroller": {"elements", "scrolling"},
    "sectionScrollers": {"sectionScroller"},
    "selection": {"elements"},
    "shortcuts": {"sectionKeys", "styleChoice"},
    "stage": {"easing"},
    "starts": {"elements", "tracks"},
    "strips": {"projection"},
    "supplementaryDrawing": {"contentMetrics", "elements", "shapes", "textDrawing"},
    "textDrawing": {"texts"},
    "textLines": {"lineBreaks"},
    "texts": {"textLines"},
    "titleDrawing": {"bubbleContent", "cellContent", "faceDrawing", "textDrawing"},
    "tracks": {"attributes"},
    "transformedDrawing": {"projection", "scratch", "strips", "tiltedPictures"},
    "transition": {"easing"},
    "visible": {"elements", "projection"},
}

IMPORT = re.compile(
    r"^[ \t]*(?P<attributes>(?:@\w+(?:\([^)]*\))?[ \t]+)*)(?:(?:public|package|internal|private|fileprivate)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(?P<module>\w+)",
    re.MULTILINE,
)
PAGE_IMPORT = re.compile(
    r"""^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom[ \t]*['"]([^'"]+)['"]|^[ \t]*import[ \t]*['"]([^'"]+)['"]|\bimport\([ \t]*['"]([^'"]+)['"]""",
    re.MULTILINE,
)


def blanked(source: str) -> str:
    """The source with comments and the contents of strings replaced by spaces; every line keeps its number.

    >>> blanked('let a = "import B" // import C').split()
    ['let', 'a', '=', '"', '"']
    """
    out = []
    index = 0
    depth = 0

    def blank(text: str) -> str:
        return re.sub(r"[^\n]", " ", text)

    token = re.compile(r'//[^\n]*|/\*|\*/|"""|"')
    while index < len(source):
        match = token.search(source, index)
        if match is None:
            out.append(source[index:] if depth == 0 else blank(source[index:]))
            break
        before = source[index : match.start()]
        out.append(before if depth == 0 else blank(before))
        text = match.group()
        index = match.end()
        if text == "/*":
            depth += 1
            out.append("  ")
        elif text == "*/":
            depth = max(depth - 1, 0)
            out.append("  ")
        elif depth > 0 or text.startswith("//"):
            out.append(blank(text))
        else:
            end = string_end(source, index, text)
            out.append(text + blank(source[index : end - len(text)]) + text)
            index = end
    return "".join(out)


def string_end(source: str, start: int, quote: str) -> int:
    """The offset after the closing quote of the string whose text begins at `start`; its line's end if it has none."""
    index = start
    while index < len(source):
        if source[index] == "\\":
            if source.startswith("\\(", index):
                index = interpolation_end(source, index + 2)
            else:
                index += 2
        elif source.startswith(quote, index):
            return index + len(quote)
        elif quote == '"' and source[index] == "\n":
            return index
        else:
            index += 1
    return len(source)


def interpolation_end(source: str, start: int) -> int:
    depth = 1
    index = start
    while index < len(source) and depth > 0:
        if source[index] == '"':
            index = string_end(source, index + 1, '"')
            continue
        depth += {"(": 1, ")": -1}.get(source[index], 0)
        index += 1
    return index


def swift_faults(room: str, source: str) -> list[tuple[int, str]]:
    """The forbidden imports of one Swift file, as (line, sentence).

    >>> swift_faults("JSONText", "import Foundation")
    [(1, 'JSONText may not import Foundation: it is pure and imports nothing')]
    >>> swift_faults("LibUV", "import CLibUV\\nimport Glibc")
    []
    """
    allowed = PURE.get(room, EDGE.get(room))
    if allowed is None:
        return [(1, f"{room} is no room of the house: draw its arrows in Tests/check_imports.py")]
    faults = []
    text = blanked(source)
    for match in IMPORT.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        module = match.group("module")
        for attribute in ("@testable", "@_exported", "@_implementationOnly", "@preconcurrency"):
            if attribute in match.group("attributes"):
                faults.append((line, f"{attribute} import has no place in Sources"))
        if module in allowed or (room in EDGE and module in SYSTEM):
            continue
        if room in PURE:
            may = ", ".join(sorted(allowed)) or "nothing"
            faults.append((line, f"{room} may not import {module}: it is pure and imports {may}"))
        else:
            faults.append((line, f"{room} may not import {module}: no arrow leads there"))
    return faults


def page_faults(module: str, source: str) -> list[tuple[int, str]]:
    """The forbidden imports of one module of the page, as (line, sentence).

    >>> page_faults("easing", 'import { scene } from "./scene.js";')
    [(1, 'easing may not import scene: no arrow leads there')]
    """
    allowed = PAGE.get("panels" if module.startswith("panels/") else module, set())
    faults = []
    for match in PAGE_IMPORT.finditer(re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m.group()), source, flags=re.DOTALL)):
        line = source.count("\n", 0, match.start()) + 1
        path = next(group for group in match.groups() if group)
        if not path.startswith("."):
            faults.append((line, f"{module} may not import {path!r}: the page has no dependency"))
            continue
        folder = module.rpartition("/")[0]
        parts = [part for part in folder.split("/") if part]
        for part in path.split("/"):
            if part == "..":
                parts = parts[:-1]
            elif part != ".":
                parts.append(part)
        name = "/".join(parts).removesuffix(".js")
        if module != "main" and (parts[0] if len(parts) > 1 else name) not in allowed:
            faults.append((line, f"{module} may not import {name}: no arrow leads there"))
    return faults


def package_faults(manifest: str) -> list[str]:
    """Where the dependencies in Package.swift differ from the arrows."""
    declared = {
        match[1]: set(re.findall(r'"(\w+)"', match[2])) for match in re.finditer(r'\broom\("(\w+)"((?:,\s*"\w+")*)', manifest)
    }
    target = re.search(r'\.executableTarget\(\s*name: "roundabout",\s*dependencies: \[(.*?)\]', manifest, re.DOTALL)
    if target:
        declared["roundabout"] = set(re.findall(r'"(\w+)"', target[1]))
    faults = []
    for room, arrows in (PURE | EDGE).items():
        if room not in declared:
            faults.append(f"{room} is not declared")
            continue
        # LibWebSockets reaches CLibUV through LibUV, for the loop that the two share.
        reachable = declared[room].union(*(declared.get(name, set()) for name in declared[room]))
        for name in sorted(declared[room] - arrows):
            faults.append(f"{room} depends on {name}: no arrow leads there")
        for name in sorted(arrows - reachable):
            faults.append(f"{room} does not depend on {name}, to which an arrow leads")
    for room in sorted(set(declared) - set(PURE | EDGE)):
        faults.append(f"{room} is no room of the house: draw its arrows in Tests/check_imports.py")
    return faults


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    found = []
    files = 0
    for path in sorted((root / "Sources").rglob("*.swift")):
        files += 1
        room = path.relative_to(root / "Sources").parts[0]
        found += [f"{path.relative_to(root)}:{line}: {text}" for line, text in swift_faults(room, path.read_text())]
    for path in sorted((root / "Public").rglob("*.js")):
        files += 1
        module = path.relative_to(root / "Public").as_posix().removesuffix(".js")
        found += [f"{path.relative_to(root)}:{line}: {text}" for line, text in page_faults(module, path.read_text())]
    found += [f"Package.swift: {text}" for text in package_faults((root / "Package.swift").read_text())]
    for fault in found:
        print(fault)
    if not found:
        print(f"{files} files import along the arrows")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
