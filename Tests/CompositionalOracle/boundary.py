"""Boundary items: headers, footers and others at the edges of a section.

An item is attached to a side along the scroll if its alignment names one, else to a side across it. Along the other axis it is
aligned at either end or in the middle. UIKit says of `extendsBoundary` no more than that the section grows; where it cannot,
across the scroll, the item's room is taken from the container.
"""

from dataclasses import dataclass

import group as groups
import notation

# Of each axis, what its low and its high side are called in an alignment.
SIDES = (("leading", "trailing"), ("top", "bottom"))


def items_of(section, scroll):
    """The section's header, its footer, and its other boundary items, all in their long form.

    The short form of a header stands before the content, along the scroll, and fills the width across it.
    """
    items = []
    for kind, alignment in zip(("header", "footer"), SIDES[scroll]):
        written = section.get(kind, 0)
        if isinstance(written, dict):
            items.append({"alignment": alignment, **written, "elementKind": kind})
        elif written != 0:
            size = [".fractionalWidth(1)", written] if scroll == 1 else [written, ".fractionalHeight(1)"]
            items.append({"elementKind": kind, "layoutSize": size, "alignment": alignment})
    return items + section.get("boundarySupplementaryItems", [])


@dataclass
class Item:
    kind: str
    size: tuple
    offset: tuple
    # The axis it is attached along, and at which end: 0 the low one, 1 the high one.
    axis: int
    end: int
    # Its place along the other axis: 0, 0.5 or 1.
    across: float
    is_outside: bool

    @classmethod
    def of(cls, written, room, scroll):
        named = written["alignment"].lower()
        ends = [next((end for end in (0, 1) if SIDES[axis][end] in named), None) for axis in (0, 1)]
        axis = scroll if ends[scroll] is not None else 1 - scroll
        other = ends[1 - axis]
        size = groups.size_of(written, room)
        offset = written.get("absoluteOffset", (0, 0))
        across = 0.5 if other is None else float(other)
        return cls(written["elementKind"], size, offset, axis, ends[axis], across, written.get("extendsBoundary", True))

    @property
    def reach(self):
        """How far it lies beyond the content."""
        if not self.is_outside:
            return 0.0
        return max(0.0, self.size[self.axis] + (self.offset[self.axis] if self.end else -self.offset[self.axis]))


@dataclass
class Boundary:
    items: list
    # What the items before and after the content take up, along both axes.
    reach: tuple
    # What is kept free at both ends across the scroll, and how much is left between.
    start: float
    room: tuple
    scroll: int

    @classmethod
    def of(cls, section, container, insets, scroll):
        """Items keep to the section's insets across the scroll; along it, their sizes are of the whole container."""
        cross = 1 - scroll
        room = list(container)
        room[cross] -= insets[0][cross] + insets[1][cross]
        items = [Item.of(written, room, scroll) for written in items_of(section, scroll)]

        def reach(axis, end):
            return max([0.0, *(item.reach for item in items if (item.axis, item.end) == (axis, end))])

        reaches = tuple(tuple(reach(axis, end) for axis in (0, 1)) for end in (0, 1))
        return cls(items, reaches, insets[0][cross], room, scroll)

    def frames(self, origin, length):
        """Kind, number and frame of each item about a content of that length along the scroll, its insets included."""
        counts = {}
        for item in self.items:
            low, high = [0.0, 0.0], [0.0, 0.0]
            for axis in (0, 1):
                is_along = axis == self.scroll
                low[axis] = origin[axis] + (self.reach[0][axis] if is_along else self.start)
                high[axis] = low[axis] + (length if is_along else self.room[axis])
                if axis == item.axis and not is_along:
                    low[axis] += self.reach[0][axis]
                    high[axis] -= self.reach[1][axis]
            corner = [0.0, 0.0]
            corner[item.axis] = high[item.axis] if item.end else low[item.axis]
            if item.is_outside != bool(item.end):
                corner[item.axis] -= item.size[item.axis]
            other = 1 - item.axis
            corner[other] = low[other] + (high[other] - low[other] - item.size[other]) * item.across
            kind = item.kind if item.kind in ("header", "footer") else "supplementary"
            number = counts[kind] = counts.get(kind, -1) + 1
            yield kind, number, [*(place + by for place, by in zip(corner, item.offset)), *item.size]
