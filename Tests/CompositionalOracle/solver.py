"""The compositional layout solved a second time, from the rules alone and from nothing of the Swift sources.

    layout = solve(sections, style, bounds=(390, 844))

`sections` are the file's own ({"id": "a", "items": 7}), `style` is a style of it; both hold plain numbers and dimensions.
"""

from dataclasses import dataclass, field

import group as groups
import notation
from group import Fault

STYLE_KEYS = ("layout", "scrollDirection", "interSectionSpacing", "contentInsetsReference", "sections")


@dataclass
class Layout:
    """What `roundabout frames` prints, by (kind, section, item), and what it does not print: rooms and faults by section."""

    frames: dict = field(default_factory=dict)
    content: list = field(default_factory=lambda: [0.0, 0.0])
    extents: list = field(default_factory=list)
    rooms: dict = field(default_factory=dict)
    faults: dict = field(default_factory=dict)


@dataclass
class Place:
    """Where a section is laid out: its number, where it begins, and the container that it has."""

    section: int
    scroll: int
    start: float
    reference: tuple
    container: tuple


def solve(sections, style, bounds, margins=None):
    """Elements in content coordinates, unaligned; everything that scrolls by itself is at offset 0.

    `margins` are the insets that `contentInsetsReference` stands for, as (left, top), (right, bottom).
    """
    scroll = 0 if style.get("scrollDirection") == "horizontal" else 1
    low, high = notation.insets(style.get("contentInset"), bounds)
    visible = tuple(side - a - b for side, a, b in zip(bounds, low, high))
    reference = reference_insets(style, bounds, (low, high), 1 - scroll, margins)
    container = tuple(side - a - b for side, a, b in zip(visible, *reference))
    layout, end = Layout(), 0.0
    for number, section in enumerate(sections):
        own = {key: value for key, value in style.items() if key not in STYLE_KEYS}
        own |= style.get("sections", {}).get(section["id"], {})
        start = end + (style.get("interSectionSpacing", 0) if number else 0)
        end = lay_out(own, section["items"], Place(number, scroll, start, reference, container), layout)
        layout.extents.append((start, end))
    layout.content[scroll], layout.content[1 - scroll] = end, visible[1 - scroll]
    if style.get("semanticContentAttribute") == "forceRightToLeft":
        mirror(layout, max(layout.content[0], visible[0]))
    return layout


def reference_insets(style, bounds, adjusted, cross, margins):
    """Across the scroll alone, and only as far as it goes beyond the content inset."""
    if margins is None:
        side = 20.0 if bounds[0] >= 414 else 16.0
        is_margins = style.get("contentInsetsReference") == "layoutMargins"
        margins = ((side, 0.0), (side, 0.0)) if is_margins else ((0.0, 0.0), (0.0, 0.0))
    return tuple(
        tuple(max(margin[axis] - inset[axis], 0.0) if axis == cross else 0.0 for axis in (0, 1))
        for margin, inset in zip(margins, adjusted)
    )


def lay_out(section, items, place, layout):
    """Adds a section's elements to the layout; returns where the section ends along the scroll."""
    low, high = notation.insets(section.get("contentInsets"), place.container)
    room = tuple(side - a - b for side, a, b in zip(place.container, low, high))
    boundary = notation.boundary_items_of(section)
    # Boundary items follow the insets left and right; their heights are of the whole container.
    boundary_room = (room[0], place.container[1])
    above, below = (reach(boundary, side, boundary_room) for side in ("top", "bottom"))
    origin = [place.reference[0][0], place.reference[0][1]]
    origin[place.scroll] += place.start
    top = origin[1] + above
    corner = (origin[0] + low[0], top + low[1])
    try:
        extent = add_groups(section, items, room, corner, place, layout)
    except Fault as fault:
        layout.faults[place.section] = fault.kind
        extent = (0.0, 0.0)
    height = low[1] + (extent[1] if place.scroll == 1 else room[1]) + high[1]
    add_boundary(boundary, boundary_room, (corner[0], top, height), place.section, layout)
    width = low[0] + (extent[0] if place.scroll == 0 else room[0]) + high[0]
    size = (width, above + height + below)
    if "sectionBackground" in section:
        layout.frames["decoration", place.section, 0] = ground(section["sectionBackground"], origin, size)
    return origin[place.scroll] + size[place.scroll]


def ground(background, origin, size):
    """The whole section, boundary items and all, less insets of its own, which are points."""
    low, high = notation.sides(background.get("inset"))
    return [*(o + a for o, a in zip(origin, low)), *(max(0.0, s - a - b) for s, a, b in zip(size, low, high))]


def add_groups(section, items, room, corner, place, layout):
    """Adds cells and badges; returns how far the groups reach from the corner."""
    if items == 0:
        return (0.0, 0.0)
    group = notation.group_of(section)
    size = groups.size_of(group, room)
    if min(size) <= 0:
        raise Fault("noEffectiveSize")
    slots = groups.solve(group, size)
    per_item = groups.badges_per_item(group)
    is_orthogonal = orthogonal_behavior(section) != "none"
    along = 1 - place.scroll if is_orthogonal else place.scroll
    step = size[along] + section.get("interGroupSpacing", 0)
    for item in range(items):
        number, slot = divmod(item, len(slots))
        leaf = slots[slot].moved(tuple(corner[axis] + (number * step if axis == along else 0.0) for axis in (0, 1)))
        layout.frames["cell", place.section, item] = [*leaf.origin, *leaf.size]
        layout.rooms[place.section, item] = leaf.rooms
        for which, (origin, badge_size) in enumerate(leaf.badges):
            layout.frames["badge", place.section, item * per_item + which] = [*origin, *badge_size]
    last = (items - 1) // len(slots)
    return tuple(size[axis] + (last * step if axis == along else 0.0) for axis in (0, 1))


def orthogonal_behavior(section):
    return section.get("orthogonalScrolling", section.get("orthogonalScrollingBehavior", "none"))


def reach(boundary, side, room):
    """How far the section is pushed out by the items at its top or at its bottom that extend it."""
    sign = -1 if side == "top" else 1
    reaches = [
        groups.size_of(item, room)[1] + sign * item.get("absoluteOffset", (0, 0))[1]
        for item in boundary
        if item["alignment"].startswith(side) and item.get("extendsBoundary", True)
    ]
    return max([0.0, *reaches])


def add_boundary(boundary, room, region, section, layout):
    """Places the boundary items about a region: its left edge, its top, its height."""
    left, top, height = region
    counts = {}
    for item in boundary:
        w, h = groups.size_of(item, room)
        alignment = item["alignment"].lower()
        dx, dy = item.get("absoluteOffset", (0, 0))
        x = left + (room[0] - w) * (0 if alignment.endswith("leading") else 1 if alignment.endswith("trailing") else 0.5)
        is_outside = item.get("extendsBoundary", True)
        if alignment.startswith("top"):
            y = top - (h if is_outside else 0.0)
        elif alignment.startswith("bottom"):
            y = top + height - (0.0 if is_outside else h)
        else:
            y = top + (height - h) / 2
        kind = item["elementKind"] if item["elementKind"] in ("header", "footer") else "supplementary"
        number = counts[kind] = counts.get(kind, -1) + 1
        layout.frames[kind, section, number] = [x + dx, y + dy, w, h]


def mirror(layout, width):
    for frame in layout.frames.values():
        frame[0] = width - frame[0] - frame[2]
