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
CELL, HEADER, FOOTER, DECORATION, SUPPLEMENTARY, BADGE = range(6)
PHOTO, CARD = range(2)
ROW, COLUMN = range(2)
RESTING, APPEARING, MOVING, DISAPPEARING = range(4)
NO_SIDE, LEADING, CENTER, TRAILING = range(4)
ALL_CORNERS = 1 + 2 + 4 + 8
NAN = float("nan")

# name, type, default; not in the encoder's order, for the table is what counts
COLUMNS = [
    ("change", "u8", RESTING), ("kind", "u8", None), ("content", "u8", PHOTO), ("axis", "u8", ROW), ("invalid", "u8", 0),
    ("alpha", "f32", 1), ("cornerRadius", "f32", 0), ("zIndex", "i32", 0),
    ("height", "f32", None), ("width", "f32", None), ("y", "f32", None), ("x", "f32", None),
    ("tilt", "f32", 0), ("rotation", "f32", 0), ("scale", "f32", 1),
    ("item", "u32", None), ("section", "u32", None), ("key", "u32", None),
    ("scroller", "u32", 0), ("delay", "f32", 0), ("side", "u8", NO_SIDE), ("separator", "f32", NAN), ("corners", "u8", ALL_CORNERS),
    ("fromX", "f32", NAN), ("fromY", "f32", NAN), ("fromWidth", "f32", NAN), ("fromHeight", "f32", NAN),
    ("fromCornerRadius", "f32", NAN), ("fromAlpha", "f32", NAN),
    ("fromScale", "f32", NAN), ("fromRotation", "f32", NAN), ("fromTilt", "f32", NAN),
]
TRACK_COLUMNS = [("first", "u32", None), ("element", "u32", None)]
KNOT_COLUMNS = [
    ("trackZ", "f32", 0), ("trackAlpha", "f32", 1), ("trackTilt", "f32", 0), ("trackRotation", "f32", 0),
    ("trackScale", "f32", 1), ("dy", "f32", 0), ("dx", "f32", 0), ("offset", "f32", None),
]
FORMATS = {"u8": "B", "u32": "I", "i32": "i", "f32": "f"}
FROM = ["fromX", "fromY", "fromWidth", "fromHeight", "fromCornerRadius", "fromAlpha", "fromScale", "fromRotation", "fromTilt"]


def element(key, kind, section, item, frame, corner_radius=0, alpha=1, z_index=0, content=PHOTO, axis=ROW, invalid=0,
            change=RESTING, start=None, scale=1, rotation=0, tilt=0, corners=ALL_CORNERS, separator=NAN, side=NO_SIDE,
            delay=0, knots=(), scroller=0):
    """One element; `scroller` is the number of the section that takes it along, from 1 in the order of the header; `start` is (frame, corner radius, alpha and, if others than its own, scale, rotation, tilt) where it comes from,
    or None where the page holds it; `knots` are of its track, each an offset and what is not as without a track."""
    return dict(key=key, kind=kind, section=section, item=item, frame=frame, cornerRadius=corner_radius, alpha=alpha,
                zIndex=z_index, content=content, axis=axis, invalid=invalid, change=change, start=start, scale=scale,
                rotation=rotation, tilt=tilt, corners=corners, separator=separator, side=side, delay=delay, knots=knots,
                scroller=scroller)


def knot(offset, **values):
    return dict({name: default for name, _, default in KNOT_COLUMNS}, offset=offset, **values)


def relative(frame, number, header):
    """Along a section that scrolls by itself, from where its own window begins; else from the layout's."""
    x, y, width, height = frame
    left, top = header["window"]["x"], header["window"]["y"]
    if number:
        scroller = header["scrollers"][number - 1]
        if scroller["direction"] == "horizontal":
            left = scroller["window"][0]
        else:
            top = scroller["window"][0]
    return [x - left, y - top, width, height]


def row(element, header):
    """The element's value in each column."""
    values = {name: value for name, value in element.items() if name not in ("frame", "start", "knots")}
    values.update(zip(["x", "y", "width", "height"], relative(element["frame"], element["scroller"], header)))
    if element["start"] is None:
        values.update({name: NAN for name in FROM})
    else:
        frame, corner_radius, alpha, *transform = element["start"]
        # Of a transform only what is another than where it ends.
        own = [element[name] for name in ("scale", "rotation", "tilt")]
        transform = [NAN if start == end else start for start, end in zip(transform or own, own)]
        values.update(zip(FROM, relative(frame, element["scroller"], header) + [corner_radius, alpha] + transform))
    return values


def same(a, b):
    return a == b or (a != a and b != b)


def table_of(columns, rows):
    """The table's entries, `offset` None where a column has numbers, and the bytes of those columns."""
    table, data = [], []
    for name, kind, default in columns:
        values = [values[name] for values in rows]
        if not values or (default is not None and all(same(value, default) for value in values)):
            continue
        if all(same(value, values[0]) for value in values):
            table.append({"name": name, "type": kind, "value": values[0]})
        else:
            table.append({"name": name, "type": kind, "offset": None})
            data.append(struct.pack(f"<{len(values)}{FORMATS[kind]}", *values))
    return table, data


def along(window, header):
    """Where the window begins along the scroll: tracks count from there."""
    return window["x"] if header["scrollDirection"] == "horizontal" else window["y"]


def tracks_of(header, elements):
    """The rows of the tracks, and of all their knots one after the other."""
    start = along(header["window"], header)
    tracks, knots = [], []
    for index, element in enumerate(elements):
        if element["knots"]:
            tracks.append({"element": index, "first": len(knots)})
            knots += [dict(knot, offset=knot["offset"] - start) for knot in element["knots"]]
    return tracks, knots


def binary(header, elements):
    rows = [row(element, header) for element in elements]
    tracks, knots = tracks_of(header, elements)
    table, columns = table_of(COLUMNS, rows)
    element_entries = len(table)
    for more, more_rows in [(TRACK_COLUMNS, tracks), (KNOT_COLUMNS, knots)]:
        more_table, more_columns = table_of(more, more_rows)
        table += more_table
        columns += more_columns

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
        new = json.dumps(
            dict(header, count=len(rows), columns=spelled[:element_entries],
                 tracks={"count": len(tracks), "knots": len(knots), "columns": spelled[element_entries:]}),
            separators=(",", ":"))
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
        values = row(element, header)
        start = None if element["start"] is None else {
            name[4].lower() + name[5:]: None if same(values[name], NAN) else values[name] for name in FROM
        }
        described.append({name: None if same(value, NAN) else value for name, value in values.items() if name not in FROM}
                         | {"from": start})
    tracks, knots = tracks_of(header, elements)
    ends = [track["first"] for track in tracks[1:]] + [len(knots)]
    spelled = [{"element": track["element"], "knots": knots[track["first"]:end]} for track, end in zip(tracks, ends)]
    return json.dumps({"why": why, "header": header, "elements": described, "tracks": spelled}, indent=2).encode() + b"\n"


def everything():
    # A viewport of 390 × 600 that looks at y = 850…1450: one viewport more on each side is 250…2050.
    window = {"x": 0, "y": 850 - 600, "width": 390, "height": 3 * 600}
    header = {
        "push": 7, "revision": 3, "style": "two columns", "seq": 12, "contentSize": [390, 1416.5], "window": window,
        "offset": [0, 850], "contentInset": {"top": 20, "left": 3, "bottom": 34, "right": 5},
        "scrollDirection": "vertical", "rightToLeft": False, "perspective": 0, "kept": "apple", "animated": True, "moved": 2, "total": 5, "farthest": 12.25, "sampled": False,
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
        # A list's row: rounded above only, a line below it from 16 pt on, half a second later, turned by a quarter of a radian.
        element(9, CELL, 1, 4, (16, 440, 358, 44), 10, corners=1 + 2, separator=16, change=MOVING, delay=0.5,
                start=((16, 460, 358, 44), 10, 1, 0.5, 0.25, 0)),
        # Mine: a bubble whose tail is at the trailing side; scaled, turned and tilted.
        element(10, CELL, 1, 5, (200, 500, 174, 60), 18, side=TRAILING, scale=0.75, rotation=-0.5, tilt=1.25),
        # Its size made no sense: keeps its place and is not drawn.
        element(7, CELL, 1, 2, (16, 430, 0, 0), invalid=1),
        # Appearing: from its own place, transparent.
        element(8, CELL, 1, 3, fourth, 4, content=CARD, axis=COLUMN, change=APPEARING, start=(fourth, 4, 0)),
        # Disappearing: to its own place, transparent, from above the window (y = 100 − 250 = −150).
        element(11, CELL, 0, 4, fifth, 45, 0, axis=COLUMN, change=DISAPPEARING, start=(fifth, 45, 1)),
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
        "rightToLeft": False, "perspective": 0, "animated": False, "moved": 0, "total": 37037, "farthest": 0, "sampled": True, "parseMs": 1.5, "layoutMs": 20,
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
        "rightToLeft": False, "perspective": 0, "animated": True, "moved": 0, "total": 0, "farthest": 0, "sampled": False, "parseMs": 0, "layoutMs": 0,
        "cornerRadiusFollowsBounds": False, "animation": {"duration": 0, "curve": "linear"},
    }
    return "nothing in the window", header, []


def tracks():
    # A strip of a carousel: cards of 200 × 200 pt, 210 apart, seen through 320 pt. Card k is in the middle at the offset
    # 210 × k − 60, half as large and half as visible one pitch before and after; the header stays where it is seen.
    window = {"x": 3 * 210 - 60 - 320, "y": 0, "width": 3 * 320, "height": 240}

    def card(k):
        middle = 210 * k - 60
        return element(40 + k, CELL, 0, k, (210 * k, 20, 200, 200), 12, tilt=0.5 if k == 4 else 0, knots=[
            knot(middle - 210, trackScale=0.5, trackAlpha=0.5, trackTilt=0.75, dx=-20, trackZ=-1),
            knot(middle, trackRotation=0.125),
            knot(middle + 210, trackScale=0.5, trackAlpha=0.5, trackTilt=-0.75, dx=20, trackZ=-1),
        ])

    header = {
        "push": 3, "revision": 2, "style": "cover flow", "seq": 4, "contentSize": [2090, 240], "window": window,
        "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "scrollDirection": "horizontal",
        "rightToLeft": True, "perspective": 500, "snap": {"start": -60, "pitch": 210, "count": 10}, "animated": False,
        "moved": 0, "total": 10, "farthest": 0, "sampled": False, "parseMs": 0, "layoutMs": 0,
        "cornerRadiusFollowsBounds": False, "animation": {"duration": 0.25, "curve": "easeIn"},
        "text": {
            "title": {"size": 17, "weight": 400, "lineHeight": 22}, "subtitle": {"size": 15, "weight": 400, "lineHeight": 20},
            "value": {"size": 17, "weight": 600, "lineHeight": 22}, "padding": {"horizontal": 16, "vertical": 11},
            "gap": 8, "accessoryWidth": 20.5, "bubble": {"horizontal": 12, "vertical": 7, "radius": 18},
        },
    }
    return "tracks of several knots beside an element without one; a perspective, snap offsets, text metrics; right to left", \
        header, [
            element(1, HEADER, 0, 0, (0, 0, 44, 240), z_index=10, knots=[knot(0), knot(1770, dx=1770)]),
            card(2), card(3), element(2, DECORATION, 0, 0, (400, 0, 500, 240), z_index=-1), card(4),
        ]


def one_track():
    # A single track of a single knot: all of its columns are one value. A list of offsets to come to rest at.
    window = {"x": 0, "y": -100, "width": 100, "height": 300}
    header = {
        "push": 1, "revision": 1, "style": "pinned", "seq": 0, "contentSize": [100, 150], "window": window,
        "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "scrollDirection": "vertical",
        "rightToLeft": False, "perspective": 0, "snap": {"offsets": [0, 12.5, 50]}, "animated": False,
        "moved": 0, "total": 0, "farthest": 0, "sampled": False, "parseMs": 0, "layoutMs": 0,
        "cornerRadiusFollowsBounds": False, "animation": {"duration": 0.25, "curve": "easeOut"},
    }
    return "one track of one knot; snap offsets in a list", header, [
        element(1, HEADER, 0, 0, (0, 0, 100, 20), knots=[knot(0, dy=7.5)]),
    ]


def scrollers():
    # A view of 320 × 400 at the content's top: the window is y = −400…800. Section 0 has cells of 150 × 100, 10 apart, below a
    # header of 44: 8 × 160 − 10 = 1270 points through 320, so its offsets end at 950. The page goes to 480.5, where one length
    # on either side is 160.5…1120.5, from a whole number on. Section 1 has three cards of 200 in the middle of 320, 210 apart:
    # card k at the offset 210 × k − 60. Section 2 is plain.
    def shelf(k, **more):
        return element(10 + k, CELL, 0, k, (160 * k, 44, 150, 100), 8, scroller=1, **more)

    header = {
        "push": 4, "revision": 2, "style": "store", "seq": 9, "contentSize": [320, 600],
        "window": {"x": 0, "y": -400, "width": 320, "height": 1200},
        "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "scrollDirection": "vertical",
        "rightToLeft": False, "perspective": 0, "animated": True, "moved": 3, "total": 16, "farthest": 160, "sampled": False,
        "parseMs": 0, "layoutMs": 0, "cornerRadiusFollowsBounds": False,
        "animation": {"duration": 0.25, "curve": "easeOut"},
        "scrollers": [
            {"section": 0, "frame": {"x": 0, "y": 44, "width": 320, "height": 100}, "direction": "horizontal",
             "offsets": [0, 950], "rest": 0, "offset": 480.5, "window": [160, 1120.5], "behavior": "groupPaging",
             "snap": {"start": 0, "pitch": 160, "count": 8}},
            {"section": 1, "frame": {"x": 0, "y": 160, "width": 320, "height": 200}, "direction": "horizontal",
             "offsets": [-60, 360], "rest": -60, "window": [-380, 580], "behavior": "groupPagingCentered",
             "snap": {"offsets": [-60, 150, 360]}},
        ],
    }
    return "sections that scroll by themselves: cells and a badge in them, others beside them; from one into another", header, [
        # Went from the scroller into nothing: it ends where it was seen, 160 × 2 − 480.5 from the left.
        element(9, CELL, 0, 2, (320 - 480.5, 44, 150, 100), 8, 0, change=DISAPPEARING,
                start=((320 - 480.5, 44, 150, 100), 8, 1)),
        element(1, HEADER, 0, 0, (0, 0, 320, 44)),
        # Held; as they were, 320 points farther on; from the plain content, seen at 20 from the left.
        shelf(1), shelf(3, change=MOVING),
        shelf(4, change=MOVING, start=((640 + 320, 44, 150, 100), 8, 1)),
        shelf(5, change=MOVING, start=((20 + 480.5, 300, 60, 60), 30, 1)),
        element(2**29 + 15, BADGE, 0, 5, (800 + 150 - 14, 44 - 6, 20, 20), 10, z_index=1, scroller=1),
        element(2, SUPPLEMENTARY, 0, 0, (240, 8, 60, 30)),
        element(30, CELL, 1, 0, (0, 160, 200, 200), 8, scroller=2), element(31, CELL, 1, 1, (210, 160, 200, 200), 8, scroller=2),
        # From the scroller, where it was seen at 160 × 6 − 480.5, into the plain content.
        element(40, CELL, 2, 0, (0, 380, 320, 44), change=MOVING, start=((960 - 480.5, 44, 150, 100), 8, 1)),
    ]


def scrollers_across():
    # A strip of 300 × 200 that scrolls across; its section scrolls down, read from the right: 10 cells of 50 × 80, 10 apart, are
    # 890 points through 200. At the offset 240 one length on either side is 40…640.
    header = {
        "push": 5, "revision": 2, "style": "across", "seq": 0, "contentSize": [900, 200],
        "window": {"x": 300, "y": 0, "width": 900, "height": 200},
        "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "scrollDirection": "horizontal",
        "rightToLeft": True, "perspective": 0, "animated": False, "moved": 0, "total": 10, "farthest": 0, "sampled": False,
        "parseMs": 0, "layoutMs": 0, "cornerRadiusFollowsBounds": False,
        "animation": {"duration": 0.25, "curve": "linear"},
        "scrollers": [
            {"section": 3, "frame": {"x": 600, "y": 0, "width": 50, "height": 200}, "direction": "vertical",
             "offsets": [0, 690], "rest": 0, "window": [40, 640], "behavior": "continuous"},
        ],
    }
    return "a section that scrolls down in a layout that scrolls across", header, [
        element(50 + k, CELL, 3, k, (600, 90 * k, 50, 80), scroller=1) for k in range(1, 8)
    ]


def main():
    is_check = sys.argv[1:] == ["--check"]
    stale = []
    for name, make in [("layout", everything), ("layout-uniform", uniform), ("layout-empty", empty),
                       ("layout-tracks", tracks), ("layout-one-track", one_track),
                       ("layout-scrollers", scrollers), ("layout-scrollers-across", scrollers_across)]:
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
