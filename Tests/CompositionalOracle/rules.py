"""Examples for the rules that have no number outside, each with its arithmetic."""

from example import Example, group

RULES = [
    Example(
        "subitems in turn until the next does not fit",
        "70 + 5 + 30 = 105, + 5 + 70 = 180, + 5 + 30 = 215 > 200: three a group; groups are 40 + 9 apart.",
        items=5,
        style={"group": group([200, 40], [{"layoutSize": [70, 40]}, {"layoutSize": [30, 25]}], interItemSpacing=5), "interGroupSpacing": 9},
        bounds=(300, 500),
        frames={"cell": [[0, 0, 70, 40], [75, 0, 30, 25], [110, 0, 70, 40], [0, 49, 70, 40], [75, 49, 30, 25]]},
        height=89,
    ),
    Example(
        "repeating keeps the size of its items, even beyond the group",
        "Three of 80 and two gaps of 10 are 260 of 200.",
        items=3,
        style={"group": [200, 40], "item": [80, 40], "repeating": 3, "interItemSpacing": 10},
        bounds=(300, 500),
        frames={"cell": [[0, 0, 80, 40], [90, 0, 80, 40], [180, 0, 80, 40]]},
        height=40,
    ),
    Example(
        "count shares what spacing and edges leave",
        "(300 − 2 × 6 − 3 × (4 + 2)) / 3 = 90; a place is 4 + 90 + 2 + 6 = 102.",
        items=3,
        style={
            "group": {
                "layoutSize": [300, 40], "count": 3, "interItemSpacing": 6,
                "subitem": {"layoutSize": [10, 40], "edgeSpacing": {"leading": 4, "trailing": 2}},
            }
        },
        bounds=(300, 500),
        frames={"cell": [[4, 0, 90, 40], [106, 0, 90, 40], [208, 0, 90, 40]]},
        height=40,
    ),
    Example(
        "flexible edges and gaps share what is left over",
        "2 × 50 and a least of 4, 4 and 12 in 300: 180 for three, 60 each; across, 100 − 40 in two: 30.",
        items=2,
        style={
            "group": {
                "layoutSize": [300, 100], "repeating": 2, "interItemSpacing": ".flexible(12)",
                "subitem": {
                    "layoutSize": [50, 40],
                    "edgeSpacing": {"leading": ".flexible(4)", "top": ".flexible(0)", "bottom": ".flexible(0)"},
                },
            }
        },
        bounds=(300, 500),
        frames={"cell": [[64, 30, 50, 40], [250, 30, 50, 40]]},
        height=100,
    ),
    Example(
        "nested groups, with insets of their own",
        "The group is 320 − 2 × 10 = 300 wide inside; a half is 150 × 80, less 5, 10, 15 and 20 it is 130 × 50, and each of two rows 25.",
        items=3,
        style={
            "group": group(
                [".fractionalWidth(1)", 80],
                [
                    {
                        "layoutSize": [".fractionalWidth(0.5)", ".fractionalHeight(1)"], "axis": "vertical",
                        "contentInsets": {"leading": 5, "top": 10, "trailing": 15, "bottom": 20},
                        "subitems": [{"layoutSize": [".fractionalWidth(1)", ".fractionalHeight(0.5)"]}],
                    }
                ],
                contentInsets={"horizontal": 10},
            )
        },
        bounds=(320, 500),
        frames={"cell": [[15, 10, 130, 25], [15, 35, 130, 25], [165, 10, 130, 25]]},
        height=80,
    ),
    Example(
        "a custom group",
        "Frames count from the corner that the group's inset of 10 leaves; available.width is 180.",
        items=3,
        style={
            "group": {
                "layoutSize": [200, 120], "contentInsets": 10,
                "custom": {"count": 2, "frame": ["item * available.width / count", "item * 30", 50, "20 + item"]},
            }
        },
        bounds=(300, 500),
        frames={"cell": [[10, 10, 50, 20], [100, 40, 50, 21], [10, 130, 50, 20]]},
        height=240,
    ),
    Example(
        "an estimated height stays at its estimate, and ignores insets above and below",
        "Rows of 60; 7 off each side, nothing off top and bottom.",
        items=2,
        style={
            "group": group(
                [".fractionalWidth(1)", ".estimated(60)"],
                [{"layoutSize": [".fractionalWidth(1)", ".estimated(60)"], "contentInsets": 7}],
            )
        },
        bounds=(300, 500),
        frames={"cell": [[7, 0, 286, 60], [7, 60, 286, 60]]},
        height=120,
    ),
    Example(
        "boundary items at every side",
        "Above: the larger of 30 and 50 − 8 = 42, so content begins at 42: the one at 42 − 30, the other at 42 − 50 + 8 = 0. "
        "The content is 12 + 60 + 18 = 90 high and ends at 132: 132 + 3 for what is below, which ends at 155; "
        "90 / 2 − 10 = 35 below 42 for what is centred. Between 10 and 290: trailing at 290 − 40, centred at 10 + (280 − 100) / 2. "
        "The one beside the content takes its 20 from it.",
        items=1,
        style={
            "group": [".fractionalWidth(1)", 60], "contentInsets": {"leading": 10, "top": 12, "trailing": 10, "bottom": 18},
            "boundarySupplementaryItems": [
                {"elementKind": "more", "layoutSize": [40, 30], "alignment": "topTrailing"},
                {"elementKind": "more", "layoutSize": [100, 50], "alignment": "top", "absoluteOffset": [0, 8]},
                {"elementKind": "more", "layoutSize": [".fractionalWidth(0.5)", 20], "alignment": "bottomLeading", "absoluteOffset": [6, 3]},
                {"elementKind": "more", "layoutSize": [20, 20], "alignment": "trailing"},
                {"elementKind": "more", "layoutSize": [30, 15], "alignment": "topLeading", "extendsBoundary": False},
            ],
        },
        bounds=(300, 500),
        frames={
            "cell": [[10, 54, 260, 60]],
            "supplementary": [[250, 12, 40, 30], [100, 0, 100, 50], [16, 135, 140, 20], [270, 77, 20, 20], [10, 42, 30, 15]],
        },
        height=155,
    ),
    Example(
        "a badge by its own anchor",
        "The cell is 46 × 46 at 2: its lower trailing corner, 48, and 3 and −4 from it; the badge's middle, 10 and 6 in, less a tenth of it.",
        items=1,
        style={
            "group": group(
                [50, 50],
                [
                    {
                        "layoutSize": [50, 50], "contentInsets": 2,
                        "supplementaryItems": [
                            {
                                "elementKind": "new", "layoutSize": [20, 12],
                                "containerAnchor": {"edges": ["bottom", "trailing"], "absoluteOffset": [3, -4]},
                                "itemAnchor": {"edges": [], "fractionalOffset": [0.1, 0.1]},
                            }
                        ],
                    }
                ],
            )
        },
        bounds=(300, 500),
        frames={"cell": [[2, 2, 46, 46]], "badge": [[48 + 3 - 10 - 2, 48 - 4 - 6 - 1.2, 20, 12]]},
        height=50,
    ),
    Example(
        "a section that scrolls sideways, from right to left",
        "From the left 20, 110 and 200; mirrored in 300: 300 − 20 − 80 = 200, 110, 20.",
        items=3,
        style={
            "group": [80, 50], "orthogonalScrolling": "continuous", "interGroupSpacing": 10, "contentInsets": {"leading": 20},
            "semanticContentAttribute": "forceRightToLeft",
        },
        bounds=(300, 500),
        frames={"cell": [[200, 0, 80, 50], [110, 0, 80, 50], [20, 0, 80, 50]]},
        height=50,
    ),
    Example(
        "an item that is too large for its group",
        "101 > 100.",
        items=1,
        style={"group": [100, 50], "item": [101, 50]},
        bounds=(300, 500),
        fault="groupCannotFit",
    ),
    Example(
        "a count whose spacing leaves nothing",
        "100 − 2 × 50 = 0 for three.",
        items=1,
        style={"group": [100, 50], "count": 3, "interItemSpacing": 50},
        bounds=(300, 500),
        fault="noEffectiveSize",
    ),
]
