#!/usr/bin/env python3
"""Writes the flex-wrap-*.json fixtures: lines of different sizes as Taffy, a layout engine of its own, breaks and places them.

    pip install stretchable==1.1.8 && python3 flex_wrap.py

A wrapping flex row is the flow that does not spread: `justify-content` is lineAlignment, `align-items` itemAlignment. Taffy
calculates in 32 bits; sizes are quarters of a point, so that it and doubles break lines alike.
"""

import json
import pathlib
import random

from stretchable import Node
from stretchable.style import AUTO, AlignContent, AlignItems, FlexWrap, JustifyContent

HERE = pathlib.Path(__file__).parent
TOP, LEFT, BOTTOM, RIGHT = 30, 15, 20, 5
COUNT, SPACING, LINE_SPACING = 60, 8, 20
ALIGNMENTS = {
    ("leading", "top"): (JustifyContent.FLEX_START, AlignItems.FLEX_START),
    ("center", "center"): (JustifyContent.CENTER, AlignItems.CENTER),
    ("trailing", "bottom"): (JustifyContent.FLEX_END, AlignItems.FLEX_END),
}


def frames(sizes, width, justify, align):
    root = Node(
        size=(width, AUTO), padding=(TOP, RIGHT, BOTTOM, LEFT), gap=(SPACING, LINE_SPACING), flex_wrap=FlexWrap.WRAP,
        align_content=AlignContent.FLEX_START, justify_content=justify, align_items=align,
    )
    for w, h in sizes:
        root.add(Node(size=(w, h), flex_shrink=0))
    root.compute_layout()
    boxes = [child.get_box() for child in root]
    return [[box.x, box.y, box.width, box.height] for box in boxes], root.get_box().height


def main():
    draw = random.Random(20250830)
    sizes = [[draw.randint(160, 640) / 4, draw.randint(80, 480) / 4] for _ in range(COUNT)]
    for width in (390, 844):
        for (line, item), (justify, align) in ALIGNMENTS.items():
            cells, height = frames(sizes, width, justify, align)
            section = {
                "items": sizes, "sectionInset": [TOP, LEFT, BOTTOM, RIGHT], "minimumInteritemSpacing": SPACING,
                "minimumLineSpacing": LINE_SPACING, "lineAlignment": line, "itemAlignment": item,
            }
            fixture = {
                "why": "Taffy's boxes for a wrapping flex row of the same sizes, padding and gaps; it calculates in 32 bits.",
                "source": "flex_wrap.py beside this file: https://github.com/DioxusLabs/taffy through stretchable 1.1.8",
                "viewport": [width, 844], "within": 0.001, "flow": {"sections": [section]},
                "frames": {f"0/{index}": frame for index, frame in enumerate(cells)}, "contentSize": [width, height],
            }
            (HERE / f"flex-wrap-{line}-{width}.json").write_text(json.dumps(fixture) + "\n")


if __name__ == "__main__":
    main()
