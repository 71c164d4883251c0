"""The random descriptions: the same for the same seed, most of them solvable, and none a case of nothing."""

import collections
import json

import descriptions
import solver

SEEDS = range(400)


def test_a_seed_gives_the_same_description_again():
    assert all(descriptions.describe(seed) == descriptions.describe(seed) for seed in SEEDS)


def test_they_say_all_that_there_is_to_say():
    text = json.dumps([descriptions.describe(seed).playground() for seed in SEEDS])
    for word in (
        ".absolute(", ".fractionalWidth(", ".fractionalHeight(", ".estimated(", ".uniformAcrossSiblings(", ".flexible(", ".fixed(",
        '"custom"', '"repeating"', '"count"', '"subitems"', '"edgeSpacing"', '"itemAnchor"', '"groupPagingCentered"', '"topLeading"',
        '"extendsBoundary"', '"forceRightToLeft"', '"layoutMargins"', '"sectionBackground"', '"horizontal"', '"vertical"',
    ):
        assert text.count(word) > 10, word


def test_most_can_be_solved():
    seen = collections.Counter()
    for seed in SEEDS:
        description = descriptions.describe(seed)
        layout = solver.solve(description.sections, description.style, description.bounds)
        seen.update(layout.faults.values() or ["fine"])
        seen.update(kind for kind, _, _ in layout.frames)
    assert seen["fine"] > 0.8 * len(SEEDS)
    assert min(seen["groupCannotFit"], seen["noEffectiveSize"]) >= 5, seen
    assert seen["cell"] > 5000 and min(seen[kind] for kind in ("badge", "header", "footer", "supplementary", "decoration")) > 50
