"""Examples with their numbers from outside: Apple's documentation and samples, and what others measured on iOS.

What a source leaves open is chosen here and stands in `why`.
"""

from example import Example, group

DOCUMENTATION = "developer.apple.com/documentation"
SAMPLE = "Apple's sample of compositional layouts, as in the Example folder of IBPCollectionViewCompositionalLayout"

VECTORS = [
    Example(
        "contentInsets shrink an item and move nothing else",
        "20 × 20 less 2 on each side is 16 × 16; three of 20 fill 60.",
        source=f"{DOCUMENTATION}/appkit/nscollectionlayoutitem/contentinsets",
        items=3,
        style={"group": group([60, 20], [{"layoutSize": [20, 20], "contentInsets": 2}])},
        bounds=(60, 20),
        frames={"cell": [[2, 2, 16, 16], [22, 2, 16, 16], [42, 2, 16, 16]]},
        height=20,
    ),
    Example(
        "edgeSpacing moves what comes after an item",
        "2 points after each of 20: 0, 22, 44; three take 66.",
        source=f"{DOCUMENTATION}/appkit/nscollectionlayoutitem/edgespacing",
        items=3,
        style={"group": group([66, 20], [{"layoutSize": [20, 20], "edgeSpacing": {"trailing": 2}}])},
        bounds=(66, 20),
        frames={"cell": [[0, 0, 20, 20], [22, 0, 20, 20], [44, 0, 20, 20]]},
        height=20,
    ),
    Example(
        "a list of 94 rows of 44",
        "94 × 44 = 4136; the width is the view's.",
        source="IBPCollectionViewCompositionalLayout, ListViewTests.swift, which runs on UIKit itself from iOS 13 on",
        items=94,
        style={"item": [".fractionalWidth(1)", ".fractionalHeight(1)"], "group": [".fractionalWidth(1)", ".absolute(44)"]},
        bounds=(375, 667),
        frames={"cell": [[0, 44 * row, 375, 44] for row in range(94)]},
        height=4136,
    ),
    Example(
        "two columns by count",
        "375 less 10 on each side is 355; less the spacing, halved: 172.5; rows of 44 every 54.",
        source=SAMPLE,
        items=4,
        style={
            "group": [".fractionalWidth(1)", 44], "count": 2, "interItemSpacing": 10, "interGroupSpacing": 10,
            "contentInsets": {"horizontal": 10},
        },
        bounds=(375, 667),
        frames={"cell": [[10 + 182.5 * c, 54 * r, 172.5, 44] for r in range(2) for c in range(2)]},
        height=98,
    ),
    Example(
        "a grid of fifths, whose last line is as high as the others",
        "375 / 5 = 75; seven items make two lines of 75.",
        source=SAMPLE,
        items=7,
        style={"item": [".fractionalWidth(0.2)", ".fractionalHeight(1)"], "group": [".fractionalWidth(1)", ".fractionalWidth(0.2)"]},
        bounds=(375, 667),
        frames={"cell": [[75 * (n % 5), 75 * (n // 5), 75, 75] for n in range(7)]},
        height=150,
    ),
    Example(
        "five columns by count within the section's insets",
        "Fractions are of 375 − 40 = 335: a group 67 high, places of 67 from 20 on, 2 off each side of a cell.",
        source=SAMPLE,
        items=5,
        style={
            "group": {
                "layoutSize": [".fractionalWidth(1)", ".fractionalWidth(0.2)"],
                "subitem": {"layoutSize": [".fractionalWidth(1)", ".fractionalHeight(1)"], "contentInsets": 2}, "count": 5,
            },
            "contentInsets": 20,
        },
        bounds=(375, 667),
        frames={"cell": [[22 + 67 * n, 22, 63, 63] for n in range(5)]},
        height=107,
    ),
    Example(
        "a large item beside two that a nested group halves, whatever height they ask for",
        "0.7 of 381 is 266.7 beside 0.3, 114.3; 266.8 high; count 2 makes 133.4 of each declared 0.3.",
        source=SAMPLE,
        items=3,
        style={
            "group": group(
                [381, 266.8],
                [
                    {"layoutSize": [".fractionalWidth(0.7)", ".fractionalHeight(1)"]},
                    {
                        "layoutSize": [".fractionalWidth(0.3)", ".fractionalHeight(1)"], "axis": "vertical",
                        "subitem": {"layoutSize": [".fractionalWidth(1)", ".fractionalHeight(0.3)"]}, "count": 2,
                    },
                ],
            )
        },
        bounds=(381, 667),
        frames={"cell": [[0, 0, 266.7, 266.8], [266.7, 0, 114.3, 133.4], [266.7, 133.4, 114.3, 133.4]]},
        height=266.8,
    ),
    Example(
        "a badge at the corner of a cell",
        "44 − 20 + 0.3 × 20 = 30 and 0 − 0.3 × 20 = −6.",
        source=f"{DOCUMENTATION}/uikit/nscollectionlayoutanchor, with the offset of the sample's badges",
        items=1,
        style={
            "group": [44, 44],
            "badge": {"layoutSize": 20, "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": [0.3, -0.3]}},
        },
        bounds=(44, 100),
        frames={"cell": [[0, 0, 44, 44]], "badge": [[30, -6, 20, 20]]},
        height=44,
    ),
    Example(
        "an effective width of nothing",
        "A group 32 wide with 16 on each side has 32 − 32 = 0 left.",
        source="github.com/LiveContainer/LiveContainer/issues/1414, the text of the exception",
        items=1,
        style={
            "group": group(
                [".fractionalWidth(1)", ".estimated(94)"],
                [{"layoutSize": [".fractionalWidth(0.25)", ".estimated(94)"]}],
                contentInsets={"horizontal": 16},
            )
        },
        bounds=(32, 653),
        fault="noEffectiveSize",
    ),
    Example(
        "groups that scroll sideways",
        "Two groups of 0.8 × 350 = 280 from 10 on, 25 apart; the section is as high as a group.",
        source=SAMPLE,
        items=2,
        style={
            "group": [".fractionalWidth(0.8)", 100], "orthogonalScrolling": "continuous", "interGroupSpacing": 25,
            "contentInsets": {"horizontal": 10},
        },
        bounds=(370, 667),
        frames={"cell": [[10, 0, 280, 100], [315, 0, 280, 100]]},
        height=100,
    ),
    Example(
        "a header and a footer about three rows",
        "355 wide within the insets; rows 49 apart below a header of 44; the footer at 44 + 3 × 44 + 2 × 5 = 186.",
        source=SAMPLE,
        items=3,
        style={
            "group": [".fractionalWidth(1)", 44], "interGroupSpacing": 5, "contentInsets": {"horizontal": 10}, "header": 44, "footer": 44,
        },
        bounds=(375, 667),
        frames={
            "header": [[10, 0, 355, 44]], "footer": [[10, 186, 355, 44]],
            "cell": [[10, 44, 355, 44], [10, 93, 355, 44], [10, 142, 355, 44]],
        },
        height=230,
    ),
    Example(
        "an inset below 1 is a share",
        "0.2 of 200 is 40, and 20 is 20: the row begins at 40 and there are 20 below it.",
        source=f"{DOCUMENTATION}/appkit/nscollectionlayoutcontainer/contentinsets",
        items=1,
        style={"group": [".fractionalWidth(1)", 30], "contentInsets": {"top": 0.2, "bottom": 20}},
        bounds=(100, 200),
        frames={"cell": [[0, 40, 100, 30]]},
        height=90,
    ),
    Example(
        "flexible spacing takes what is left over",
        "Three of 50 in 300: what is left, 150, makes two gaps of 75.",
        source=f"{DOCUMENTATION}/uikit/nscollectionlayoutspacing",
        items=3,
        style={"group": [300, 50], "item": [50, ".fractionalHeight(1)"], "repeating": 3, "interItemSpacing": ".flexible(10)"},
        bounds=(300, 50),
        frames={"cell": [[0, 0, 50, 50], [125, 0, 50, 50], [250, 0, 50, 50]]},
        height=50,
    ),
    Example(
        "a ground within the section's rect",
        "40 + 3 × 44 + 2 × 5 + 40 = 222; the ground is 5 off the left, 10 off the top and right, 5 off the bottom.",
        source="github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout/pull/57, rendered on UIKit",
        items=3,
        style={
            "group": [".fractionalWidth(1)", 44], "interGroupSpacing": 5, "contentInsets": 40,
            "sectionBackground": {"inset": {"top": 10, "left": 5, "bottom": 5, "right": 10}},
        },
        bounds=(375, 667),
        frames={"decoration": [[5, 10, 360, 207]], "cell": [[40, 40 + 49 * row, 295, 44] for row in range(3)]},
        height=222,
    ),
]
