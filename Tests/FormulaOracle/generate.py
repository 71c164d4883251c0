#!/usr/bin/env python3
"""Writes Tests/Fixtures/formulas/*.json: random formulas and what they come to, by this folder's own reckoning.

    python3 Tests/FormulaOracle/generate.py

The same seed gives the same files. A case has the formula, its `let`s, and one outcome for each of the file's items:
`d 2.5` a Double, `i 3` an Int, `b true` a Bool, `w citrus` a word, `f overflow item*item` a fault with its place.
"""

import json
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import tree  # noqa: E402
import values  # noqa: E402

FIXTURES = pathlib.Path(__file__).parents[1] / "Fixtures" / "formulas"
NAMES = {
    "item": "int",
    "count": "int",
    "bounds.width": "double",
    "data.ratio": "double",
    "data.span": "whole",
    "isLandscape": "bool",
    "data.mine": "bool",
    "section.id": "word",
    "data.kind": "word",
}
WORDS = ["citrus", "berries", "regular", "compact"]
# The same for all items, as their reach says.
VIEWPORT = {"bounds.width": 390.0, "isLandscape": False}
SECTION = {"count": 30, "section.id": "citrus"}


def everyday_items():
    rows = [(0, 1.0, 1, True, "citrus"), (7, 0.75, 2, False, "berries"), (29, 1.5, 0, True, "regular")]
    return [item(*row) for row in rows] + [item(4, -0.5, -3, False, "compact")]


def wide_items():
    rows = [
        (values.INT_MAX, 1e300, values.INT_MIN, True, "citrus"),
        (values.INT_MIN, -2.5, -1, False, "berries"),
        (2**53 + 1, 4503599627370495.5, 3037000500, True, "regular"),
        (-(2**32), -0.0, 0, False, "compact"),
        (2**32, 2.0**53, 2**32 - 1, True, "citrus"),
    ]
    return [item(*row) for row in rows]


def item(number, ratio, span, mine, kind):
    own = {"item": number, "data.ratio": ratio, "data.span": span, "data.mine": mine, "data.kind": kind}
    return {**VIEWPORT, **SECTION, **own}


class Generator:
    def __init__(self, seed, wide=False, functions=(), lets=False):
        self.random = random.Random(seed)
        self.wide, self.functions, self.uses_lets = wide, functions, lets
        self.lets = {}

    def formula(self, depth):
        self.lets = {}
        return self.node(self.random.choice(["number", "number", "number", "bool", "word"]), depth)

    def node(self, sort, depth):
        if self.uses_lets and depth > 0 and self.random.random() < 0.15:
            node = self.let(sort, depth)
        elif depth == 0 or self.random.random() < 0.1:
            node = self.leaf(sort)
        else:
            node = getattr(self, sort)(depth - 1)
        node.extra = self.random.random() < 0.08
        return node

    def let(self, sort, depth):
        usable = [name for name, body in self.lets.items() if sort_of(body.kind) == sort]
        if usable and self.random.random() < 0.5:
            name = self.random.choice(usable)
            return tree.Let(name, self.lets[name])
        body = self.node(sort, depth - 1)
        name = f"part{len(self.lets) + 1}"
        self.lets[name] = body
        return tree.Let(name, body)

    def leaf(self, sort):
        if sort == "bool" and self.random.random() < 0.3:
            value = self.random.random() < 0.5
            return tree.Literal("bool", value, "true" if value else "false")
        if sort == "word" and self.random.random() < 0.4:
            word = self.random.choice(WORDS)
            return tree.Literal("word", word, "." + word)
        if sort == "number" and self.random.random() < 0.5:
            return self.number_literal()
        name = self.random.choice([name for name, kind in NAMES.items() if sort_of(kind) == sort])
        return tree.Name(name, NAMES[name])

    def number_literal(self):
        r = self.random
        if r.random() < 0.6:
            wide = [values.INT_MAX, values.INT_MIN, 2**53, 2**31, 2**32 + 1, 3037000500, -1, 0]
            value = r.choice(wide) if self.wide and r.random() < 0.6 else r.choice([0, 1, 2, 3, 4, 5, 7, 8, 16, 100, -3])
            return tree.Literal("whole", value, str(value))
        text = r.choice(["0.5", "1.5", "2.5", "-2.5", "0.1", "1e3", "2.50", "12.75", "1e-3", "3.0", "0.0", "-0.0"])
        return tree.Literal("double", float(text), text)

    def number(self, depth):
        r = self.random
        choice = r.random()
        if self.functions and choice < 0.35:
            return self.call(depth)
        if choice < 0.7:
            operator = r.choice(["+", "-", "*", "/", "%"])
            return tree.Binary(operator, self.node("number", depth), self.node("number", depth))
        if choice < 0.76:
            return tree.Prefix("-", self.node("number", depth))
        if choice < 0.9:
            return self.conditional("number", depth)
        if choice < 0.95:
            return tree.Call(r.choice(["min", "max"]), [self.node("number", depth) for _ in range(r.randint(2, 4))])
        return tree.Call(r.choice(["abs", "Int", "Double", "CGFloat"]), [self.node("number", depth)])

    def call(self, depth):
        name = self.random.choice(self.functions)
        if name.startswith("."):
            member, _, rule = name[1:].partition("_")
            return tree.Member(self.node("number", depth), member, rule or None)
        count = 2 if name in tree.LIBM_BINARY else 1
        return tree.Call(name, [self.node("number", depth) for _ in range(count)])

    def conditional(self, sort, depth):
        branches = (self.node(sort, depth), self.node(sort, depth))
        return tree.Conditional(self.node("bool", depth), *branches)

    def word(self, depth):
        return self.conditional("word", depth)

    def bool(self, depth):
        r = self.random
        choice = r.random()
        if choice < 0.3:
            return tree.Binary(r.choice(["&&", "||"]), self.node("bool", depth), self.node("bool", depth))
        if choice < 0.4:
            return tree.Prefix("!", self.node("bool", depth))
        if choice < 0.5:
            return self.conditional("bool", depth)
        if choice < 0.6:
            sort = r.choice(["word", "word", "bool"])
            return tree.Binary(r.choice(["==", "!="]), self.node(sort, depth), self.node(sort, depth))
        operator = r.choice(list(tree.COMPARISONS))
        return tree.Binary(operator, self.node("number", depth), self.node("number", depth))


def sort_of(kind):
    return kind if kind in ("bool", "word") else "number"


def outcome(node, item):
    try:
        return tagged(*node.value(item))
    except values.Fault as fault:
        return f"f {fault.code} {fault.text}"


def tagged(kind, payload):
    """A value as text, since JSON's numbers are Doubles for most who read them."""
    if kind == "double":
        return f"d {payload!r}"
    if kind == "bool":
        return f"b {'true' if payload else 'false'}"
    return f"w {payload}" if kind == "word" else f"i {payload}"


def write(name, why, generator, items, count, is_approximate=False):
    cases, seen = [], set()
    while len(cases) < count:
        node = generator.formula(generator.random.choice([2, 3, 3, 4, 5]))
        text = node.spell()
        if len(text) > 300 or text in seen or (is_approximate and node.exact):
            continue
        seen.add(text)
        lets = {key: body.spell() for key, body in generator.lets.items()}
        case = {"text": text, **({"let": lets} if lets else {}), "values": [outcome(node, item) for item in items]}
        cases.append(case)
    lines = [json.dumps(case) for case in cases]
    inputs = [{key: tagged(NAMES[key], value) for key, value in item.items()} for item in items]
    head = json.dumps({"why": why, "isApproximate": is_approximate, "items": inputs})
    body = ",\n    ".join(lines)
    FIXTURES.mkdir(parents=True, exist_ok=True)
    (FIXTURES / f"{name}.json").write_text(f'{head[:-1]},\n  "cases": [\n    {body}\n  ]\n}}\n', encoding="utf-8")
    print(f"{name}: {count} formulas, {sum(v[0] == 'f' for c in cases for v in c['values'])} faults")


def main():
    members = [".nextDown", ".nextUp", ".magnitude", ".rounded"] + [f".rounded_{rule}" for rule in tree.RULES]
    exact = list(tree.UNARY) + members
    write("arithmetic", "Operators, kinds and branches.", Generator(1), everyday_items(), 400)
    write("functions", "Functions that every machine computes alike.", Generator(2, functions=exact), everyday_items(), 300)
    write("wide", "Ints at the edges of 64 bits.", Generator(3, wide=True, functions=exact), wide_items(), 400)
    write("lets", "Named parts, shared and inside each other.", Generator(4, lets=True), everyday_items(), 300)
    write(
        "libm",
        "Functions that machines may round differently: compared within 1e-12.",
        SmoothGenerator(5),
        everyday_items(),
        200,
        is_approximate=True,
    )


class SmoothGenerator(Generator):
    """Keeps what differs in its last digit away from what would make a leap of it."""

    def __init__(self, seed):
        super().__init__(seed)

    def formula(self, depth):
        self.lets = {}
        return self.smooth(min(depth, 3))

    def smooth(self, depth):
        if depth == 0:
            return self.leaf("number")
        r = self.random
        choice = r.random()
        if choice < 0.4:
            return tree.Call(r.choice(tree.LIBM_UNARY), [self.smooth(depth - 1)])
        if choice < 0.6:
            return tree.Call(r.choice(tree.LIBM_BINARY), [self.smooth(depth - 1), self.smooth(depth - 1)])
        if choice < 0.9:
            return tree.Binary(r.choice("+-*"), self.smooth(depth - 1), self.smooth(depth - 1))
        return tree.Conditional(self.node("bool", 1), self.smooth(depth - 1), self.smooth(depth - 1))


if __name__ == "__main__":
    main()
