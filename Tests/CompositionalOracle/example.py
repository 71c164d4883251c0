"""An example: a playground of one section and one style, and the frames that it must give."""

from dataclasses import dataclass, field


@dataclass
class Example:
    """`frames` are [x, y, width, height] by kind, in the order of the items; `height` is the content's.

    `source` says where the numbers are from, `why` how they come about.
    """

    name: str
    why: str
    items: int
    style: dict
    bounds: tuple
    frames: dict = field(default_factory=dict)
    height: float = None
    fault: str = None
    source: str = "arithmetic"

    @property
    def sections(self):
        return [{"id": "only", "items": self.items}]

    def playground(self):
        return {"sections": self.sections, "styles": {"described": {"layout": "compositional", **self.style}}}


def group(size, subitems, **others):
    return {"layoutSize": size, "subitems": subitems, **others}
