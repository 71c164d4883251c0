"""Formulas as trees: what each one is spelled like, of what kind it is, and what it comes to for an item.

Every node has `kind`, `precedence` (Swift's, 9 for what needs no parentheses), `spell()` and `value(item)`; `exact` says
whether every correct machine gives the same bits.
"""

import re

import values
from values import Fault, convert, join

COMPARISONS = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
PRECEDENCE = {"||": 1, "&&": 2, **{name: 3 for name in COMPARISONS}, "+": 4, "-": 4, "*": 5, "/": 5, "%": 5}
UNARY = {
    "floor": lambda x: values.rounded("down", x),
    "ceil": lambda x: values.rounded("up", x),
    "round": lambda x: values.rounded("toNearestOrAwayFromZero", x),
    "trunc": lambda x: values.rounded("towardZero", x),
    "sqrt": lambda x: values.libm("sqrt", x),
    "random": values.random,
}
LIBM_UNARY = ["exp", "log", "sin", "cos", "tan", "asin", "acos", "atan"]
LIBM_BINARY = ["pow", "atan2", "hypot"]
RULES = ["up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero", "toNearestOrEven"]


def bare(text):
    """A spelling without spaces and parentheses: how a fault's place is compared."""
    return re.sub(r"[ ()]", "", text)


class Node:
    precedence = 9
    exact = True

    def parenthesised(self, is_needed):
        # Now and then where it is not needed, too: `extra` is set by the generator.
        text = self.spell()
        return f"({text})" if is_needed or getattr(self, "extra", False) else text


class Literal(Node):
    def __init__(self, kind, payload, text):
        self.kind, self.payload, self.text = kind, payload, text
        self.precedence = 6 if text.startswith("-") else 9

    def spell(self):
        return self.text

    def value(self, item):
        return (self.kind, self.payload)


class Name(Node):
    def __init__(self, name, kind):
        self.name, self.kind = name, kind

    def spell(self):
        return self.name

    def value(self, item):
        return (self.kind, item[self.name])


class Let(Node):
    """A use of a named formula; a fault inside it has the name as its place."""

    def __init__(self, name, body):
        self.name, self.body, self.kind, self.exact = name, body, body.kind, body.exact

    def spell(self):
        return self.name

    def value(self, item):
        try:
            return self.body.value(item)
        except Fault as fault:
            raise Fault(fault.code, "let") from None


class Binary(Node):
    def __init__(self, operator, left, right):
        self.operator, self.left, self.right = operator, left, right
        self.precedence = PRECEDENCE[operator]
        self.exact = left.exact and right.exact
        self.joined = join(left.kind, right.kind)
        if operator == "/" and self.joined == "whole":
            self.joined = "double"
        self.kind = "bool" if self.precedence <= 3 else self.joined

    def spell(self):
        # Comparisons are not chained, everything else is joined from the left.
        left = self.left.parenthesised(
            self.left.precedence < self.precedence + (1 if self.precedence == 3 else 0)
        )
        right = self.right.parenthesised(self.right.precedence <= self.precedence)
        return f"{left} {self.operator} {right}"

    def value(self, item):
        left = self.left.value(item)
        if self.operator == "&&" and not left[1] or self.operator == "||" and left[1]:
            return left
        right = self.right.value(item)
        if self.operator in ("&&", "||"):
            return right
        a, b = (convert(side, self.joined)[1] for side in (left, right))
        if self.operator in COMPARISONS:
            return ("bool", COMPARISONS[self.operator](a, b))
        if self.joined == "double":
            return ("double", values.double_operation(self.operator, a, b))
        return (self.joined, values.int_operation(self.operator, a, b, bare(self.spell())))


class Prefix(Node):
    precedence = 6

    def __init__(self, operator, operand):
        self.operator, self.operand, self.kind, self.exact = operator, operand, operand.kind, operand.exact

    def spell(self):
        # A minus before a number would become the number's own.
        is_number = isinstance(self.operand, Literal)
        return self.operator + self.operand.parenthesised(self.operand.precedence < 7 or is_number)

    def value(self, item):
        kind, payload = self.operand.value(item)
        if self.operator == "!":
            return (kind, not payload)
        if kind == "double":
            return (kind, -payload)
        return (kind, values.checked(-payload, bare(self.spell())))


class Conditional(Node):
    precedence = 0

    def __init__(self, condition, if_true, if_false):
        self.condition, self.if_true, self.if_false = condition, if_true, if_false
        self.kind = join(if_true.kind, if_false.kind)
        self.exact = condition.exact and if_true.exact and if_false.exact

    def spell(self):
        condition = self.condition.parenthesised(self.condition.precedence == 0)
        return f"{condition} ? {self.if_true.parenthesised(False)} : {self.if_false.parenthesised(False)}"

    def value(self, item):
        branch = self.if_true if self.condition.value(item)[1] else self.if_false
        return convert(branch.value(item), self.kind)


class Call(Node):
    def __init__(self, function, arguments):
        self.function, self.arguments = function, arguments
        kinds = [argument.kind for argument in arguments]
        self.exact = all(argument.exact for argument in arguments)
        self.exact = self.exact and function not in LIBM_UNARY + LIBM_BINARY
        if function in ("abs", "min", "max"):
            self.kind = kinds[0]
            for kind in kinds[1:]:
                self.kind = join(self.kind, kind)
        else:
            self.kind = "int" if function == "Int" else "double"

    def spell(self):
        return f"{self.function}({', '.join(argument.parenthesised(False) for argument in self.arguments)})"

    def value(self, item):
        arguments = [argument.value(item) for argument in self.arguments]
        if self.function == "Int":
            kind, payload = arguments[0]
            return ("int", values.to_int(payload, bare(self.spell())) if kind == "double" else payload)
        if self.function in ("abs", "min", "max"):
            payloads = [convert(argument, self.kind)[1] for argument in arguments]
            if self.function == "abs":
                return (self.kind, magnitude(self, payloads[0]))
            result = payloads[0]
            for payload in payloads[1:]:
                result = (values.minimum if self.function == "min" else values.maximum)(result, payload)
            return (self.kind, result)
        payloads = [convert(argument, "double")[1] for argument in arguments]
        if self.function in ("Double", "CGFloat"):
            return ("double", payloads[0])
        if self.function in UNARY:
            return ("double", UNARY[self.function](payloads[0]))
        return ("double", values.libm(self.function, *payloads))


class Member(Node):
    precedence = 8

    def __init__(self, base, member, rule=None):
        self.base, self.member, self.rule, self.exact = base, member, rule, base.exact
        self.kind = base.kind if member == "magnitude" else "double"

    def spell(self):
        end = "" if self.member != "rounded" else f"(.{self.rule})" if self.rule else "()"
        return f"{self.base.parenthesised(self.base.precedence < 8)}.{self.member}{end}"

    def value(self, item):
        base = self.base.value(item)
        if self.member == "magnitude":
            return (self.kind, magnitude(self, base[1]))
        x = convert(base, "double")[1]
        if self.member == "rounded":
            return ("double", values.rounded(self.rule or "toNearestOrAwayFromZero", x))
        toward = values.math.inf if self.member == "nextUp" else -values.math.inf
        return ("double", values.math.nextafter(x, toward))


def magnitude(node, payload):
    if isinstance(payload, float):
        return abs(payload)
    return values.checked(abs(payload), bare(node.spell()))
