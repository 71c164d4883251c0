#!/usr/bin/env python3
"""Writes the layout fixtures: what the server says in binary, and in JSON what it must be understood as.

    python3 make_layouts.py            write the files beside this script
    python3 make_layouts.py --check    fail if a file differs from what would be written

Frames are given here in content coordinates; the message carries them relative to the window's origin.
"""

import json
import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).parent
CELL, HEADER, FOOTER, DECORATION = range(4)
PHOTO, CARD = range(2)
ROW, COLUMN = range(2)
RESTING, APPEARING, MOVING, DISAPPEARING = range(4)
NAN = float("nan")

# name, type, default; not in the encoder's order, for the table is what counts
COLUMNS = [
    ("change", "u8", RESTING), ("kind", "u8", None), ("content", "u8", PHOTO), ("axis", "u8", ROW), ("invalid", "u8", 0),
    ("alpha", "f32", 1), ("cornerRadius", "f32", 0), ("zIndex", "i32", 0),
    ("height", "f32", None), ("width", "f32", None), ("y", "f32", None), ("x", "f32", None),
    ("item", "u32", None), ("section", "u32", None), ("key", "u32", None),
    ("fromX", "f32", NAN), ("fromY", "f32", NAN), ("fromWidth", "f32", NAN), ("fromHeight", "f32", NAN),
    ("fromCornerRadius", "f32", NAN), ("fromAlpha", "f32", NAN),
]
FORMATS = {"u8": "B", "u32": "I", "i32": "i", "f32": "f"}
FROM = ["fromX", "fromY", "fromWidth", "fromHeight", "fromCornerRadius", "fromAlpha"]


def element(key, kind, section, item, frame, corner_radius=0, alpha=1, z_index=0, content=PHOTO, axis=ROW, invalid=0,
            change=RESTING, start=None):
    """One element; `start` is (frame, corner radius, alpha) where it comes from, or None where the page holds it."""
    return dict(key=key, kind=kind, section=section, item=item, frame=frame, cornerRadius=corner_radius, alpha=alpha,
                zIndex=z_index, content=content, axis=axis, invalid=invalid, change=change, start=start)


def relative(frame, window):
    x, y, width, height = frame
    return [x - window["x"], y - window["y"], width, height]


def row(element, window):
    """The element's value in each column."""
    values = {name: value for name, value in element.items() if name not in ("frame", "start")}
    values.update(zip(["x", "y", "width", "height"], relative(element["frame"], window)))
    if element["start"] is None:
        values.update({name: NAN for name in FROM})
    else:
        frame, corner_radius, alpha = element["start"]
        values.update(zip(FROM, relative(frame, window) + [corner_radius, alpha]))
    return values


def same(a, b):
    return a == b or (a != a and b != b)


def binary(header, elements):
    rows = [row(element, header["window"]) for element in elements]
    table, columns = [], []
    for name, kind, default in COLUMNS:
        values = [values[name] for values in rows]
        if not values or (default is not None and all(same(value, default) for value in values)):
            continue
        if all(same(value, values[0]) for value in values):
            table.append({"name": name, "type": kind, "value": values[0]})
        else:
            table.append({"name": name, "type": kind, "offset": None})
            columns.append(struct.pack(f"<{len(values)}{FORMATS[kind]}", *values))

    # The offsets stand in the header, whose length moves them: try until it fits.
    text = ""
    while True:
        start = 8 + len(text)
        offsets = []
        for column in columns:
            offsets.append(start)
            start += -(-len(column) // 8) * 8
        waiting = iter(offsets)
        spelled = [
            dict(entry, offset=next(waiting)) if "offset" in entry else entry for entry in table
        ]
        new = json.dumps(dict(header, count=len(rows), columns=spelled, tracks=[]), separators=(",", ":"))
        new += " " * (-len(new) % 8)
        if new == text:
            break
        text = new
    data = b"RBL1" + struct.pack("<I", len(text)) + text.encode()
    for offset, column in zip(offsets, columns):
        data += bytes(offset - len(data)) + column
    return data


def meaning(why, header, elements):
    described = []
    for element in elements:
        values = row(element, header["window"])
        start = None if element["start"] is None else {
            name: values[column] for name, column in zip(["x", "y", "width", "height", "cornerRadius", "alpha"], FROM)
        }
        described.append({name: value for name, value in values.items() if name not in FROM} | {"from": start})
    return json.dumps({"why": why, "header": header, "elements": described}, indent=2).encode() + b"\n"


def everything():
    # A viewport of 390 × 600 that looks at y = 850…1450: one viewport more on each side is 250…2050.
    window = {"x": 0, "y": 850 - 600, "width": 390, "height": 3 * 600}
    header = {
        "push": 7, "revision": 3, "style": "two columns", "seq": 12, "contentSize": [390, 1416.5], "window": window,
        "offset": [0, 850], "contentInset": {"top": 20, "left": 3, "bottom": 34, "right": 5},
        "scrollDirection": "vertical", "animated": True, "moved": 2, "total": 5, "farthest": 12.25, "sampled": False,
        "parseMs": 0.25, "layoutMs": 0.125, "cornerRadiusFollowsBounds": True,
        "animation": {"duration": 0.5, "curve": "spring", "bounce": 0.25},
    }
    fourth = (16, 900, 100, 140)
    fifth = (140, 100, 96, 90)
    return "every column, every kind and every change; held elements; an offset", header, [
        element(2**31 + 1, HEADER, 1, 0, (0, 250, 390, 44), z_index=10),
        # Moved by 12.25 pt downward, and the page does not hold it.
        element(5, CELL, 1, 0, (16, 302.25, 120, 120), 60, change=MOVING, start=((16, 302.25 - 12.25, 120, 120), 60, 1)),
        # A card of 240 × 100 is wider than twice its height: a row. Held by the page: it starts from what is shown.
        element(6, CELL, 1, 1, (148, 302.25, 240, 100), 4, 0.5, content=CARD, change=MOVING),
        # Its size made no sense: keeps its place and is not drawn.
        element(7, CELL, 1, 2, (16, 430, 0, 0), invalid=1),
        # Appearing: from its own place, transparent.
        element(8, CELL, 1, 3, fourth, 4, content=CARD, axis=COLUMN, change=APPEARING, start=(fourth, 4, 0)),
        # Disappearing: to its own place, transparent, from above the window (y = 100 − 250 = −150).
        element(9, CELL, 0, 4, fifth, 45, 0, axis=COLUMN, change=DISAPPEARING, start=(fifth, 45, 1)),
        element(2**32 - 1, FOOTER, 1, 0, (0, 1388.5, 390, 28), z_index=10),
        element(2**31 + 2, DECORATION, 1, 0, (8, 294.25, 374, 1094.25), 12, z_index=-1),
    ]


def uniform():
    # Squares of 44 pt, 10 pt apart, a million points away, where Float32 has steps of 1/16 pt: counted from the content's
    # origin they would be 1/64 pt off, from the window's they are exact.
    window = {"x": 1000000.5, "y": 0, "width": 3 * 320, "height": 64}
    header = {
        "push": 1, "revision": 1, "style": "strip", "seq": 0, "contentSize": [2000000, 64], "window": window,
        "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "scrollDirection": "horizontal",
        "animated": False, "moved": 0, "total": 37037, "farthest": 0, "sampled": True, "parseMs": 1.5, "layoutMs": 20,
        "cornerRadiusFollowsBounds": False, "animation": {"duration": 0.35, "curve": "easeInOut"},
    }
    return "mostly one value a column, far from the origin, horizontal", header, [
        element(100 + k, CELL, 2, 18500 + k, (1000000.5 + 10.015625 + 54 * k, 10, 44, 44), 22, axis=COLUMN) for k in range(3)
    ]


def empty():
    header = {
        "push": 2, "revision": 1, "style": "strip", "seq": 3, "contentSize": [0, 0],
        "window": {"x": 0, "y": -600, "width": 320, "height": 1800},
        "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "scrollDirection": "vertical",
        "animated": True, "moved": 0, "total": 0, "farthest": 0, "sampled": False, "parseMs": 0, "layoutMs": 0,
        "cornerRadiusFollowsBounds": False, "animation": {"duration": 0, "curve": "linear"},
    }
    return "nothing in the window", header, []


def main():
    is_check = sys.argv[1:] == ["--check"]
    stale = []
    for name, make in [("layout", everything), ("layout-uniform", uniform), ("layout-empty", empty)]:
        why, header, elements = make()
        for suffix, data in [("bin", binary(header, elements)), ("json", meaning(why, header, elements))]:
            path = HERE / f"server-{name}.{suffix}"
            if not is_check:
                path.write_bytes(data)
            elif not path.exists() or path.read_bytes() != data:
                stale.append(path.name)
    if stale:
        sys.exit("not as make_layouts.py writes them: " + ", ".join(stale))


if __name__ == "__main__":
    main()
