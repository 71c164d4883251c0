"""What formulas compute, said a second time and in another way: Python's own ints, floats and libm.

A value is a pair (kind, payload); kinds are double, int, whole, bool and word. Ints are Python's, checked against 64 bits.
"""

import ctypes
import fractions
import math
import struct

LIBM = ctypes.CDLL("libm.so.6")
INT_MIN, INT_MAX = -(2**63), 2**63 - 1
MASK = 2**64 - 1
HALF = fractions.Fraction(1, 2)


class Fault(Exception):
    """Arithmetic without a result; `text` is the operation's spelling without spaces and parentheses."""

    def __init__(self, code, text):
        super().__init__(code, text)
        self.code, self.text = code, text


def libm(name, *arguments):
    function = getattr(LIBM, name)
    function.restype = ctypes.c_double
    function.argtypes = [ctypes.c_double] * len(arguments)
    return function(*arguments)


def checked(value, text):
    if not INT_MIN <= value <= INT_MAX:
        raise Fault("overflow", text)
    return value


def quotient(a, b):
    """Toward zero, as Swift's; Python's own rounds down."""
    magnitude = abs(a) // abs(b)
    return magnitude if (a < 0) == (b < 0) else -magnitude


def int_operation(operator, a, b, text):
    if operator in "/%" and b == 0:
        raise Fault("divisionByZero", text)
    if operator == "%" and (a, b) == (INT_MIN, -1):
        raise Fault("overflow", text)
    results = {
        "+": lambda: a + b,
        "-": lambda: a - b,
        "*": lambda: a * b,
        "/": lambda: quotient(a, b),
        "%": lambda: a - b * quotient(a, b),
    }
    return checked(results[operator](), text)


def double_operation(operator, a, b):
    if operator == "+":
        return a + b
    if operator == "-":
        return a - b
    if operator == "*":
        return a * b
    if operator == "%":
        return math.nan if math.isinf(a) or b == 0 or a != a or b != b else math.fmod(a, b)
    if b == 0:
        if a == 0 or a != a:
            return math.nan
        return math.copysign(math.inf, math.copysign(1, a) * math.copysign(1, b))
    return a / b


def rounded(rule, x):
    """`x` to a whole number, the sign of zero kept."""
    if x != x or math.isinf(x) or abs(x) >= 2**53:
        return x
    down = math.floor(x)
    rest = fractions.Fraction(x) - down
    is_away_up = rest > HALF or (rest == HALF and x > 0)
    whole = {
        "down": down,
        "up": math.ceil(x),
        "towardZero": math.trunc(x),
        "awayFromZero": math.ceil(x) if x > 0 else down,
        "toNearestOrAwayFromZero": down + 1 if is_away_up else down,
        "toNearestOrEven": round(x),
    }[rule]
    return math.copysign(float(whole), x)


def random(n):
    """The top 53 bits of SplitMix64's finaliser over the bits of n, −0 as 0, divided by 2^53."""
    n = 0.0 if n == 0 else n
    z = struct.unpack("<Q", struct.pack("<d", math.nan if n != n else n))[0]
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    z ^= z >> 31
    return (z >> 11) / 2**53


def to_int(x, text):
    if x != x or abs(x) > 2**53:
        raise Fault("outsideInt", text)
    return math.trunc(x)


def minimum(a, b):
    return b if b < a else a


def maximum(a, b):
    return b if b >= a else a


def join(a, b):
    """The kind that two kinds side by side have in common."""
    if a == b:
        return a
    return "double" if "double" in (a, b) else "int"


def convert(value, kind):
    return (kind, float(value[1]) if kind == "double" else value[1])
