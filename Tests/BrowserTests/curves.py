"""Timing curves, written here anew from their definitions so that the page is not its own judge."""


def cubic_bezier(x1, y1, x2, y2):
    """CSS Easing Functions Level 1: the y of the curve (0,0) (x1,y1) (x2,y2) (1,1) at a given x."""
    def at(p1, p2, t):
        return 3 * p1 * t * (1 - t) ** 2 + 3 * p2 * t * t * (1 - t) + t ** 3

    def curve(x):
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if at(x1, x2, middle) < x else (low, middle)
        return at(y1, y2, (low + high) / 2)

    return curve


# UIKit's curveEaseInOut, as kCAMediaTimingFunctionEaseInEaseOut is documented.
ease_in_out = cubic_bezier(0.42, 0, 0.58, 1)
