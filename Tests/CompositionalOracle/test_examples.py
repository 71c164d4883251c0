"""The second solver against examples whose numbers come from outside, or from the arithmetic beside them."""

import pytest
import solver
from rules import RULES
from vectors import VECTORS


@pytest.mark.parametrize("example", VECTORS + RULES, ids=lambda example: example.name)
def test_the_second_solver(example):
    layout = solver.solve(example.sections, example.style, example.bounds)
    assert layout.faults == ({0: example.fault} if example.fault else {})
    for kind, expected in example.frames.items():
        found = [layout.frames.get((kind, 0, number)) for number in range(len(expected))]
        assert found == [pytest.approx(frame) for frame in expected], kind
    if example.height is not None:
        assert layout.content == pytest.approx([example.bounds[0], example.height])


def test_the_reference_of_insets_narrows_across_the_scroll_alone():
    # An exception of UIKit's names a container of 1012 × 719.5 in a view of 1040 × 719.5 with margins of 14 at its sides:
    # github.com/SideStore/SideStore/issues/1340
    style = {"group": [".fractionalWidth(1)", ".fractionalHeight(1)"], "contentInsetsReference": "layoutMargins"}
    layout = solver.solve([{"id": "only", "items": 1}], style, (1040, 719.5), margins=((14, 0), (14, 0)))
    assert layout.frames == {("cell", 0, 0): [14, 0, 1012, 719.5]}
    assert layout.content == [1040, 719.5]


def test_sections_follow_each_other_with_space_between_them_only():
    style = {"group": [".fractionalWidth(1)", 40], "interSectionSpacing": 15, "sections": {"b": {"header": 10}}}
    sections = [{"id": name, "items": items} for name, items in (("a", 2), ("b", 1), ("c", 1))]
    layout = solver.solve(sections, style, (300, 500))
    assert layout.extents == [(0, 80), (95, 145), (160, 200)]
    assert layout.frames["cell", 1, 0] == [0, 105, 300, 40]
    assert layout.content == [300, 200]


def test_a_horizontal_layout_puts_groups_beside_each_other():
    style = {
        "scrollDirection": "horizontal", "group": [100, ".fractionalHeight(1)"], "axis": "vertical", "count": 2, "interGroupSpacing": 7,
        "contentInsets": {"leading": 5, "top": 20, "trailing": 9, "bottom": 30},
    }
    layout = solver.solve([{"id": "only", "items": 3}], style, (300, 450))
    # 450 − 20 − 30 = 400, halved.
    assert [layout.frames["cell", 0, n] for n in range(3)] == [[5, 20, 100, 200], [5, 220, 100, 200], [112, 20, 100, 200]]
    assert layout.content == [5 + 100 + 7 + 100 + 9, 450]
