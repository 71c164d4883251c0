"""A group solved into the slots of its leaves, once; every full group of a section repeats them.

Places are relative to the group's own upper left corner.
"""

import itertools
from dataclasses import dataclass, field

import formula
import notation

# Sums of fractions must not lose the last item.
TOLERANCE = 1e-6
# An item of no size fits without end.
MOST_SLOTS = 10_000


class Fault(Exception):
    """A group that UIKit would refuse; `kind` is "groupCannotFit" or "noEffectiveSize"."""

    def __init__(self, kind):
        super().__init__(kind)
        self.kind = kind


@dataclass
class Leaf:
    """Where a cell is, what badges it has, and what it has to stay in: (axis, from, to) of the groups around it.

    On a loose axis the file itself lets the leaf leave its group.
    """

    origin: tuple
    size: tuple
    # As written; where they are depends on no more than the leaf's frame. None for a cell that can have no badge.
    badges: list
    rooms: list = field(default_factory=list)
    loose: set = field(default_factory=set)

    def moved(self, by):
        origin = tuple(a + b for a, b in zip(self.origin, by))
        rooms = [(axis, low + by[axis], high + by[axis]) for axis, low, high in self.rooms]
        return Leaf(origin, self.size, self.badges, rooms, set(self.loose))


@dataclass
class Part:
    """A subitem in its group: its size, and its edge spacings as (leading, top), (trailing, bottom)."""

    description: dict
    size: tuple
    edges: tuple

    def with_side(self, side, axis):
        size, written = list(self.size), list(notation.dimensions_written(self.description))
        size[axis] = written[axis] = side
        return Part({**self.description, "layoutSize": written}, tuple(size), self.edges)

    def least(self, axis):
        return self.size[axis] + self.edges[0][axis].least + self.edges[1][axis].least


def is_group(description):
    return any(key in description for key in ("subitems", "subitem", "custom"))


def size_of(description, container):
    sides = notation.dimensions(description)
    return tuple(side.within(container) for side in sides)


def insets_of(description, size):
    """UIKit's documentation has them ignored along an axis that is estimated; a group is an item, too."""
    sides = notation.dimensions(description)
    return tuple(
        tuple(0.0 if side.is_estimated else value for side, value in zip(sides, inset))
        for inset in notation.insets(description.get("contentInsets"), size)
    )


def badges_per_item(description):
    """The most badges that any leaf in a description has."""
    if not is_group(description):
        return len(description.get("supplementaryItems", []))
    subitems = description.get("subitems") or [description.get("subitem", {})]
    return max(badges_per_item(subitem) for subitem in subitems)


def solve(description, size):
    """The leaves of a group or an item of a given size, in the order in which cells take them."""
    if not is_group(description):
        return [leaf_of(description, size)]
    low, high = insets_of(description, size)
    room = tuple(side - a - b for side, a, b in zip(size, low, high))
    if min(room) <= TOLERANCE:
        raise Fault("noEffectiveSize")
    leaves = custom_leaves(description["custom"], room) if "custom" in description else filled(description, room)
    return [leaf.moved(low) for leaf in leaves]


def leaf_of(item, size):
    low, high = insets_of(item, size)
    frame = tuple(max(0.0, side - a - b) for side, a, b in zip(size, low, high))
    return Leaf(low, frame, item.get("supplementaryItems", []))


def badge_frame(badge, origin, container):
    """The badge's point meets the cell's: the offset of the cell's anchor is added, that of the badge's taken away."""
    size = size_of(badge, container)
    place, offset = notation.anchor(badge["containerAnchor"], size)
    own = badge.get("itemAnchor", {"edges": badge["containerAnchor"].get("edges", [])})
    own_place, own_offset = notation.anchor(own, size)
    corner = [
        origin[axis] + container[axis] * place[axis] + offset[axis] - size[axis] * own_place[axis] - own_offset[axis]
        for axis in (0, 1)
    ]
    return [*corner, *size]


def custom_leaves(custom, room):
    """A custom group's frames, from the corner of what its insets leave; UIKit's custom items have no badges."""
    count = int(custom["count"])
    available = {"width": float(room[0]), "height": float(room[1])}
    leaves = []
    for item in range(count):
        x, y, w, h = (formula.number(f, item=item, count=count, available=available) for f in custom["frame"])
        leaves.append(Leaf((x, y), (w, h), None, loose={0, 1}))
    return leaves


def filled(group, room):
    axis = 1 if group.get("axis") == "vertical" else 0
    gap = notation.Spacing.of(group.get("interItemSpacing"))
    parts = parts_of(group, room, axis, gap)
    starts = places_along(parts, gap, axis, room[axis])
    is_free = "repeating" in group
    leaves = []
    for part, start in zip(parts, starts):
        cross = 1 - axis
        place = {axis: start, cross: place_across(part, cross, room[cross])}
        loose = ({axis} if is_free else set()) | ({cross} if part.least(cross) > room[cross] + TOLERANCE else set())
        for leaf in solve(part.description, part.size):
            leaf = leaf.moved((place[0], place[1]))
            leaf.loose |= loose
            leaf.rooms += [(side, 0.0, room[side]) for side in (0, 1) if side not in leaf.loose]
            leaves.append(leaf)
    return leaves


def parts_of(group, room, axis, gap):
    """The subitems that a group takes, one entry a place."""
    subitems = group.get("subitems") or [group["subitem"]]
    kinds = [Part(s, size_of(s, room), notation.edges(s.get("edgeSpacing"))) for s in subitems]
    turns = itertools.cycle(kinds)
    if "subitems" not in group:
        count = int(group.get("repeating", group.get("count")))
        parts = list(itertools.islice(turns, count))
        return parts if "repeating" in group else resized(parts, room[axis] - (count - 1) * gap.least, axis)
    parts, used = [], 0.0
    while len(parts) < MOST_SLOTS:
        part = next(turns)
        used += part.least(axis) + (gap.least if parts else 0)
        if used > room[axis] + TOLERANCE:
            break
        parts.append(part)
    if not parts:
        raise Fault("groupCannotFit")
    return parts


def resized(parts, extent, axis):
    """What `count` does: the subitems share what edges and spacing leave, whatever they ask for, estimates too."""
    side = (extent - sum(part.least(axis) - part.size[axis] for part in parts)) / len(parts)
    if side <= TOLERANCE:
        raise Fault("noEffectiveSize")
    return [part.with_side(side, axis) for part in parts]


def places_along(parts, gap, axis, extent):
    """Where each part begins; what is left over goes evenly to all that is flexible."""
    spaces = [space for part in parts for space in (part.edges[0][axis], part.edges[1][axis])] + [gap] * (len(parts) - 1)
    rest = extent - sum(part.least(axis) for part in parts) - gap.least * (len(parts) - 1)
    flexible = sum(space.is_flexible for space in spaces)
    share = max(0.0, rest) / flexible if flexible else 0.0

    def length(space):
        return space.least + (share if space.is_flexible else 0.0)

    starts, cursor = [], 0.0
    for part in parts:
        starts.append(cursor + length(part.edges[0][axis]))
        cursor = starts[-1] + part.size[axis] + length(part.edges[1][axis]) + length(gap)
    return starts


def place_across(part, axis, extent):
    before, after = part.edges[0][axis], part.edges[1][axis]
    if not before.is_flexible:
        return before.least
    rest = max(0.0, extent - part.least(axis))
    return before.least + rest / (before.is_flexible + after.is_flexible)
