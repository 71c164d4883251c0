"""Random descriptions of compositional layouts, the same for the same seed: most can be solved, some cannot.

Sizes are chosen with the room in mind that there is for them, so that most groups hold a few items.
"""

import random
from dataclasses import dataclass

import notation

VIEWPORTS = [(390, 844), (844, 390), (320, 568), (1024, 1366), (375.5, 667.25), (414, 736)]
SHARES = ["1", "0.5", "1/3", "0.25", "0.2", "0.3", "0.45", "2/3", "0.7", "1/7"]
LARGE_SHARES = ["1", "1", "1", "0.9", "0.92", "0.8", "0.5", "2/3"]
BEHAVIORS = ["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]
ALIGNMENTS = ["top", "topLeading", "topTrailing", "bottom", "bottomLeading", "bottomTrailing", "leading", "trailing"]
EDGES = [["top"], ["bottom"], ["leading"], ["trailing"], ["top", "leading"], ["top", "trailing"], ["bottom", "trailing"]]
ALONG, ACROSS = (".fractionalWidth", ".fractionalHeight"), (".fractionalHeight", ".fractionalWidth")


@dataclass
class Description:
    seed: int
    bounds: tuple
    sections: list
    style: dict

    def playground(self):
        return {"sections": self.sections, "styles": {"described": self.style}}


def describe(seed):
    return Author(seed).description()


class Author:
    def __init__(self, seed):
        self.seed, self.random = seed, random.Random(seed)
        # One file in ten asks for something that cannot be.
        self.is_careless = seed % 10 == 9

    def happens(self, chance):
        return self.random.random() < chance

    def pick(self, choices):
        return self.random.choice(choices)

    def points(self, low, high):
        """Whole points mostly, now and then quarters or tenths."""
        step = self.pick([1, 1, 1, 4, 10])
        return round(self.random.uniform(low, high) * step) / step

    def description(self):
        bounds = self.pick(VIEWPORTS)
        style = {"layout": "compositional"}
        is_horizontal = self.happens(0.2)
        if is_horizontal:
            style["scrollDirection"] = "horizontal"
        if self.happens(0.4):
            style["interSectionSpacing"] = self.points(1, 40)
        if self.happens(0.15):
            style["contentInset"] = {side: self.points(0, 20) for side in ("top", "left", "bottom", "right")}
        if self.happens(0.15) and not is_horizontal:
            style["contentInsetsReference"] = "layoutMargins"
        if self.happens(0.12):
            style["semanticContentAttribute"] = "forceRightToLeft"
        sections = [{"id": name, "items": self.item_count()} for name in "abcd"[: self.pick([1, 1, 2, 3, 4])]]
        own = {}
        for section in sections:
            own[section["id"]] = self.section(bounds, is_horizontal)
        # What all sections have may stand in the style itself.
        if self.happens(0.3):
            style |= own.pop(sections[0]["id"])
            own = {name: {"group": keys["group"]} for name, keys in own.items()} if "item" not in style else {}
        if own:
            style["sections"] = own
        return Description(self.seed, bounds, sections, style)

    def item_count(self):
        return self.pick([0, 1, 2, self.random.randint(3, 12), self.random.randint(3, 30), self.random.randint(10, 60)])

    def section(self, bounds, is_horizontal):
        keys, room = {}, bounds
        if self.happens(0.5):
            keys["contentInsets"] = self.insets(bounds, 30)
            room = less(room, keys["contentInsets"])
        size = self.group_size(room, is_horizontal)
        if self.happens(0.35):
            keys |= self.short_group(size, room)
        else:
            keys["group"] = self.group(size, room, 3)
        if self.happens(0.12):
            keys["badge"] = self.badge()
        if self.happens(0.5):
            keys["interGroupSpacing"] = self.points(1, 30)
        if self.happens(0.3):
            keys["orthogonalScrolling"] = self.pick(BEHAVIORS)
        keys |= self.boundary(room)
        if self.happens(0.15):
            keys["sectionBackground"] = {"inset": {side: self.points(-4, 12) for side in ("top", "leading", "bottom", "trailing")}}
        return keys

    def group_size(self, room, is_horizontal):
        along = f".fractionalWidth({self.pick(LARGE_SHARES)})" if self.happens(0.75) else self.points(150, 400)
        other = self.pick([self.points(40, 300), f".fractionalWidth({self.pick(SHARES)})", f".fractionalHeight({self.pick(SHARES)})"])
        if self.happens(0.15):
            other = f".{self.pick(['estimated', 'absolute'])}({self.points(40, 200)})"
        if is_horizontal:
            return [other, along.replace("Width", "Height") if isinstance(along, str) else self.points(100, 300)]
        return [along, other]

    def short_group(self, size, room):
        inside = extent(size, room)
        axis = self.axis(inside)
        keys = {"group": size, "axis": axis}
        if self.happens(0.8):
            keys["item"] = self.size(inside, axis)
        if self.happens(0.4):
            keys[self.pick(["count", "repeating"])] = self.random.randint(1, 5)
        if self.happens(0.5):
            keys["interItemSpacing"] = self.spacing()
        return keys

    def group(self, size, room, depth):
        group, inside = {"layoutSize": size}, extent(size, room)
        if self.happens(0.3):
            group["contentInsets"] = self.insets(inside, 8)
            if self.is_careless and self.happens(0.3):
                group["contentInsets"] = {"horizontal": self.points(inside[0] / 2, inside[0])}
            inside = less(inside, group["contentInsets"])
        if self.happens(0.1):
            return {**group, "custom": self.custom()}
        axis = group["axis"] = self.axis(inside)
        if self.happens(0.5):
            group["interItemSpacing"] = self.spacing()
        kind = self.pick(["subitems", "subitems", "count", "repeating"])
        if kind == "subitems":
            number = self.pick([1, 1, 2, 2, 3])
            return {**group, "subitems": [self.subitem(inside, axis, depth) for _ in range(number)]}
        return {**group, "subitem": self.subitem(inside, axis, depth), kind: self.random.randint(1, 4)}

    def axis(self, inside):
        """Along the longer side, mostly."""
        is_wide = (inside[0] >= inside[1]) != self.happens(0.2)
        return "horizontal" if is_wide else "vertical"

    def subitem(self, room, axis, depth):
        size = self.size(room, axis)
        if depth > 1 and self.happens(0.3):
            subitem = self.group(size, room, depth - 1)
        else:
            subitem = {"layoutSize": size}
            if self.happens(0.3):
                subitem["contentInsets"] = self.insets(extent(size, room), 4)
            if self.happens(0.15):
                subitem["supplementaryItems"] = [{"elementKind": "new", **self.badge()} for _ in range(self.pick([1, 1, 2]))]
        if self.happens(0.25):
            sides = self.random.sample(["leading", "top", "trailing", "bottom"], self.random.randint(1, 3))
            subitem["edgeSpacing"] = {side: self.spacing() for side in sides}
        return subitem

    def size(self, room, axis):
        """A subitem's: some of its group along the axis, and most of it across."""
        main = 0 if axis == "horizontal" else 1
        sides = [None, None]
        sides[main] = self.dimension(room, main, SHARES)
        sides[1 - main] = self.dimension(room, 1 - main, LARGE_SHARES)
        if self.is_careless and self.happens(0.3):
            sides[main] = self.points(room[main] + 1, 2 * room[main] + 2)
        if self.happens(0.15):
            return {"widthDimension": sides[0], "heightDimension": sides[1]}
        return sides

    def dimension(self, room, side, shares):
        share = self.pick(shares)
        value = round(room[side] * notation.formula.number(share), self.pick([0, 0, 1, 2]))
        value = max(1, value)
        written = [
            f"{ALONG[side]}({share})", f"{ALONG[side]}({share})", value, f".absolute({value})",
            f".estimated({value})", f".uniformAcrossSiblings(estimate: {value})",
            f"{ACROSS[side]}({min(1000, round(value / room[1 - side], 3))})",
        ]
        return self.pick(written[:4] if self.happens(0.5) else written)

    def spacing(self):
        value = self.points(0, 12)
        return self.pick([value, value, f".fixed({value})", f".flexible({value})", ".flexible(0)"])

    def insets(self, size, most):
        """Points, or shares of what they are taken from."""

        def inset(side):
            return self.pick([0.02, 0.05, 0.1]) if self.happens(0.2) else self.points(1, max(1, min(most, size[side] / 5)))

        written = {"leading": inset(0), "top": inset(1), "trailing": inset(0), "bottom": inset(1)}
        if self.happens(0.3):
            return self.pick([inset(0), {"horizontal": inset(0)}, {"horizontal": inset(0), "vertical": inset(1)}])
        return {side: value for side, value in written.items() if self.happens(0.7)}

    def custom(self):
        return {
            "count": self.random.randint(1, 6),
            "frame": [
                self.pick([f"item * {self.points(3, 30)}", f"item % 2 * available.width / {self.pick([2, 3])}"]),
                self.pick([f"item * {self.points(3, 30)}", "available.height - (item + 1) * available.height / count"]),
                self.pick(["available.width / count", f"{self.points(20, 90)} + item"]),
                self.pick([self.points(10, 60), "available.height / 4"]),
            ],
        }

    def badge(self):
        badge = {"layoutSize": self.pick([20, [24, 16], [".fractionalWidth(0.2)", 14]]), "containerAnchor": self.anchor()}
        if self.happens(0.4):
            badge["itemAnchor"] = self.anchor()
        return badge

    def anchor(self):
        anchor = {"edges": self.pick(EDGES)}
        if self.happens(0.6):
            name = self.pick(["absoluteOffset", "fractionalOffset"])
            reach = 10 if name == "absoluteOffset" else 0.5
            anchor[name] = [round(self.random.uniform(-reach, reach), 1) for _ in range(2)]
        return anchor

    def boundary(self, room):
        keys = {}
        for name in ("header", "footer"):
            if self.happens(0.25):
                height = self.points(10, 60)
                keys[name] = self.pick([height, f".absolute({height})", f".estimated({height})", ".fractionalHeight(0.05)"])
        if self.happens(0.3):
            keys["boundarySupplementaryItems"] = [self.boundary_item() for _ in range(self.pick([1, 1, 2, 3]))]
        return keys

    def boundary_item(self):
        width = self.pick([".fractionalWidth(1)", ".fractionalWidth(0.5)", self.points(30, 200)])
        height = self.pick([self.points(10, 60), f".estimated({self.points(10, 60)})", ".fractionalWidth(0.1)"])
        item = {"elementKind": "more", "layoutSize": [width, height], "alignment": self.pick(ALIGNMENTS)}
        if self.happens(0.4):
            item["absoluteOffset"] = [self.points(-10, 10), self.points(-10, 10)]
        if self.happens(0.3):
            item["extendsBoundary"] = self.happens(0.3)
        return item


def extent(size, room):
    """About how large something comes out: what its own subitems are chosen for."""
    return tuple(max(1.0, side.within(room)) for side in notation.dimensions({"layoutSize": size}))


def less(room, insets):
    low, high = notation.insets(insets, room)
    return tuple(max(1.0, side - a - b) for side, a, b in zip(room, low, high))
