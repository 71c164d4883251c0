"""As much of the file's formulas as random descriptions use: + - * / % of numbers and of a few names.

A literal without a point is whole until it meets a neighbour; what is counted (`item`, `count`) is an Int and divided as one.
"""

import ast
import math

OPERATORS = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Mod: lambda a, b: math.fmod(a, b),
}


class Whole(int):
    """A literal whose kind is still open."""


def number(written, **names):
    """A number, or the value of a text such as "item % 3 * available.width / 3"."""
    if not isinstance(written, str):
        return float(written)
    return float(value(ast.parse(written.strip(), mode="eval").body, names))


def value(node, names):
    match node:
        case ast.Constant(value=int() as literal):
            return Whole(literal)
        case ast.Constant(value=float() as literal):
            return literal
        case ast.Name(id=name):
            return names[name]
        case ast.Attribute(value=ast.Name(id=base), attr=name):
            return names[base][name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            operand = value(operand, names)
            return Whole(-operand) if isinstance(operand, Whole) else -operand
        case ast.BinOp(left=left, op=operator, right=right):
            return operation(type(operator), value(left, names), value(right, names))
    raise ValueError(f"no such formula here: {ast.dump(node)}")


def operation(operator, a, b):
    is_whole = isinstance(a, Whole) and isinstance(b, Whole)
    is_counted = isinstance(a, int) and isinstance(b, int) and not is_whole
    if operator is ast.Div:
        return math.trunc(a / b) if is_counted else a / b
    result = OPERATORS[operator](a, b)
    return Whole(result) if is_whole else int(result) if is_counted else float(result)
