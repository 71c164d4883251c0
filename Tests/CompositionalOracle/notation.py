"""The file's words for sizes, spacings, insets and anchors, read into plain values.

An axis is 0 (x) or 1 (y); a size or a point is a pair in that order; insets are two pairs, (left, top) and (right, bottom).
"""

import re
from dataclasses import dataclass

import formula

CALL = re.compile(r"\.(\w+)\((?:estimate: *)?(.*)\)")
SIDES = (("leading", "top"), ("trailing", "bottom"))
FILLS = [".fractionalWidth(1)", ".fractionalHeight(1)"]


def call(text):
    """`.fractionalWidth(1/3)` as ("fractionalWidth", 0.333…); any other text is a formula in points."""
    matched = CALL.fullmatch(text)
    return (matched[1], formula.number(matched[2])) if matched else ("absolute", formula.number(text))


@dataclass
class Dimension:
    kind: str
    value: float

    @classmethod
    def of(cls, written):
        return cls(*call(written)) if isinstance(written, str) else cls("absolute", float(written))

    @property
    def is_estimated(self):
        return self.kind in ("estimated", "uniformAcrossSiblings")

    def within(self, container):
        """In points; a fraction may be one of either side of the container. What is estimated stays at its estimate."""
        axis = {"fractionalWidth": 0, "fractionalHeight": 1}.get(self.kind)
        return self.value if axis is None else self.value * container[axis]


def dimensions_written(description):
    """A description's size in any of its spellings, as two words; one alone stands for both, and none fills the container."""
    written = description.get("layoutSize", FILLS)
    if isinstance(written, dict):
        return written["widthDimension"], written["heightDimension"]
    return tuple(written) if isinstance(written, list) else (written, written)


def dimensions(description):
    return tuple(Dimension.of(side) for side in dimensions_written(description))


@dataclass
class Spacing:
    least: float = 0.0
    is_flexible: bool = False

    @classmethod
    def of(cls, written):
        if written is None:
            return cls()
        kind, value = call(written) if isinstance(written, str) else ("fixed", float(written))
        return cls(value, kind == "flexible")


def edges(written):
    """`edgeSpacing` as two pairs of spacings: (leading, top) and (trailing, bottom)."""
    return tuple(tuple(Spacing.of((written or {}).get(side)) for side in sides) for sides in SIDES)


def sides(written):
    """Insets as written, as two pairs; left and right are leading and trailing where nothing is mirrored."""
    written = 0 if written is None else written
    if isinstance(written, (int, float, str)):
        written = {"horizontal": written, "vertical": written}
    if isinstance(written, list):
        written = dict(zip(("top", "leading", "bottom", "trailing"), written))
    written = {{"left": "leading", "right": "trailing"}.get(side, side): value for side, value in written.items()}
    both = (written.get("horizontal", 0), written.get("vertical", 0))
    return tuple(
        tuple(formula.number(written.get(side, both[axis])) for axis, side in enumerate(pair)) for pair in SIDES
    )


def insets(written, size):
    """In points, as two pairs; a value between 0 and 1 is a share of that side of `size`."""
    return tuple(
        tuple(value * size[axis] if 0 < value < 1 else value for axis, value in enumerate(pair)) for pair in sides(written)
    )


def anchor(written, badge_size):
    """An anchor as its place, a pair of 0, 0.5 or 1 along each axis, and its offset in points."""
    named = (written or {}).get("edges", [])
    place = tuple(
        0.0 if low in named and high not in named else 1.0 if high in named and low not in named else 0.5
        for low, high in zip(*SIDES)
    )
    offset = (written or {}).get("absoluteOffset", (0, 0))
    if "fractionalOffset" in (written or {}):
        offset = tuple(share * side for share, side in zip(written["fractionalOffset"], badge_size))
    return place, tuple(float(value) for value in offset)


def group_of(section):
    """The section's group in its long form; the short one has the size alone, and the rest beside it."""
    written = section.get("group", [".fractionalWidth(1)", 44])
    if isinstance(written, dict) and "layoutSize" in written:
        return written
    item = {"layoutSize": section.get("item", FILLS)}
    group = {"layoutSize": written, "axis": section.get("axis", "horizontal")}
    group["interItemSpacing"] = section.get("interItemSpacing", 0)
    for number in ("count", "repeating"):
        if number in section:
            return {**group, "subitem": item, number: section[number]}
    return {**group, "subitems": [item]}
