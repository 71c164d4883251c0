"""The compositional layout solved a second time, from the rules alone and from nothing of the Swift sources.

    layout = solve(sections, style, bounds=(390, 844))

`sections` are the file's own ({"id": "a", "items": 7}), `style` is a style of it; both hold plain numbers and dimensions.
"""

from dataclasses import dataclass, field

import boundary
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
    low, high = notation.sides(style.get("contentInset"))
    visible = tuple(side - a - b for side, a, b in zip(bounds, low, high))
    is_mirrored = style.get("semanticContentAttribute") == "forceRightToLeft"
    reference = reference_insets(style, bounds, (low, high), 1 - scroll, margins)
    if is_mirrored:
        # Margins are the device's: they stay at their sides while what is between them is mirrored.
        reference = tuple((far[0], near[1]) for near, far in (reference, reference[::-1]))
    container = tuple(side - a - b for side, a, b in zip(visible, *reference))
    layout, end = Layout(), 0.0
    for number, section in enumerate(sections):
        own = {key: value for key, value in style.items() if key not in STYLE_KEYS}
        own |= style.get("sections", {}).get(section["id"], {})
        start = end + (style.get("interSectionSpacing", 0) if number else 0)
        end = lay_out(own, section["items"], Place(number, scroll, start, reference, container), layout)
        layout.extents.append((start, end))
    layout.content[scroll], layout.content[1 - scroll] = end, visible[1 - scroll]
    if is_mirrored:
        # What begins at the right and is narrower than the view ends there, too.
        layout.content[0] = max(layout.content[0], visible[0])
        mirror(layout, layout.content[0])
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
    scroll, cross = place.scroll, 1 - place.scroll
    origin = [0.0, 0.0]
    origin[scroll], origin[cross] = place.start, place.reference[0][cross]
    low, high = notation.insets(section.get("contentInsets"), place.container)
    border = boundary.Boundary.of(section, place.container, (low, high), scroll)
    corner = tuple(origin[axis] + border.reach[0][axis] + low[axis] for axis in (0, 1))
    # The section grows along the scroll by what is before and after its content; across, that is taken from the container.
    room = [side - a - b for side, a, b in zip(place.container, low, high)]
    room[cross] -= border.reach[0][cross] + border.reach[1][cross]
    try:
        extent = add_groups(section, items, room, corner, place, layout)
    except Fault as fault:
        layout.faults[place.section] = fault.kind
        extent = (0.0, 0.0)
    length = low[scroll] + extent[scroll] + high[scroll]
    for kind, number, frame in border.frames(origin, length):
        layout.frames[kind, place.section, number] = frame
    size = list(place.container)
    size[scroll] = border.reach[0][scroll] + length + border.reach[1][scroll]
    if "sectionBackground" in section:
        frame = ground(section["sectionBackground"], origin, size)
        # Nothing is to be seen of one without an area.
        if min(frame[2:]) > 0:
            layout.frames["decoration", place.section, 0] = frame
    return origin[scroll] + size[scroll]


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
    if min(size) <= groups.TOLERANCE:
        raise Fault("noEffectiveSize")
    slots = groups.solve(group, size)
    # Badges beside every cell come after those that its place has of its own; all have as many numbers as the most have.
    beside_all = [section["badge"]] if "badge" in section else []
    per_item = groups.badges_per_item(group) + len(beside_all)
    is_orthogonal = orthogonal_behavior(section) != "none"
    along = 1 - place.scroll if is_orthogonal else place.scroll
    step = size[along] + section.get("interGroupSpacing", 0)
    for item in range(items):
        number, slot = divmod(item, len(slots))
        leaf = slots[slot].moved(tuple(corner[axis] + (number * step if axis == along else 0.0) for axis in (0, 1)))
        layout.frames["cell", place.section, item] = [*leaf.origin, *leaf.size]
        layout.rooms[place.section, item] = leaf.rooms
        badges = [] if leaf.badges is None else leaf.badges + beside_all
        for which, badge in enumerate(badges):
            frame = groups.badge_frame(badge, leaf.origin, leaf.size)
            layout.frames["badge", place.section, item * per_item + which] = frame
    last = (items - 1) // len(slots)
    return tuple(size[axis] + (last * step if axis == along else 0.0) for axis in (0, 1))


def orthogonal_behavior(section):
    return section.get("orthogonalScrolling", section.get("orthogonalScrollingBehavior", "none"))


def mirror(layout, width):
    for frame in layout.frames.values():
        frame[0] = width - frame[0] - frame[2]
    for place, rooms in layout.rooms.items():
        layout.rooms[place] = [(axis, low, high) if axis else (axis, width - high, width - low) for axis, low, high in rooms]
