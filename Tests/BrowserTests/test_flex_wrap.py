"""A flow that does not spread its lines is a wrapping flex row: Chromium's own layout says where each cell goes.

An oracle that shares nothing with ours but the sizes. Chromium calculates in 64ths of a point; all numbers here are quarters,
so that both break and place to the last digit.
"""

import json
import random
import subprocess

import pytest

from conftest import BINARY

# No two insets are equal, so that swapped sides show.
TOP, LEFT, BOTTOM, RIGHT = 30, 15, 20, 5
SPACING, LINE_SPACING = 8, 20.5
ALIGNMENTS = {
    "leading": ("flex-start", "top", "flex-start"),
    "center": ("center", "center", "center"),
    "trailing": ("flex-end", "bottom", "flex-end"),
}
# Builds the row in an empty page and reads where each box came to lie, and how high the row is.
READ_BOXES = """({ sizes, width, padding, gap, justify, align, direction }) => {
    document.body.replaceChildren();
    document.body.style.margin = "0";
    const row = document.body.appendChild(document.createElement("div"));
    Object.assign(row.style, { display: "flex", flexWrap: "wrap", boxSizing: "border-box", width: `${width}px`, padding, gap,
        justifyContent: justify, alignItems: align, alignContent: "flex-start", direction });
    for (const [w, h] of sizes) {
        const box = row.appendChild(document.createElement("div"));
        Object.assign(box.style, { flex: "none", width: `${w}px`, height: `${h}px` });
    }
    const { left, top, height } = row.getBoundingClientRect();
    const boxes = [...row.children].map(box => {
        const frame = box.getBoundingClientRect();
        return [frame.left - left, frame.top - top, frame.width, frame.height];
    });
    return [boxes, height];
}"""


@pytest.fixture(scope="module")
def blank_page(chromium):
    page = chromium.new_page()
    page.goto("about:blank")
    yield page
    page.close()


def chromium_boxes(page, sizes, width, alignment, is_right_to_left):
    justify, _, align = ALIGNMENTS[alignment]
    # Mirrored, a flow's left inset is on the right; a box's padding stays where it is.
    left, right = (RIGHT, LEFT) if is_right_to_left else (LEFT, RIGHT)
    return page.evaluate(READ_BOXES, {
        "sizes": sizes, "width": width, "padding": f"{TOP}px {right}px {BOTTOM}px {left}px",
        "gap": f"{LINE_SPACING}px {SPACING}px", "justify": justify, "align": align,
        "direction": "rtl" if is_right_to_left else "ltr"})


def our_frames(path, sizes, width, alignment, is_right_to_left):
    path.write_text(json.dumps({
        "items": [{"size": size} for size in sizes],
        "styles": {"flow": {
            "layout": "flow", "sectionInset": [TOP, LEFT, BOTTOM, RIGHT], "minimumInteritemSpacing": SPACING,
            "minimumLineSpacing": LINE_SPACING, "lineAlignment": alignment, "itemAlignment": ALIGNMENTS[alignment][1],
            "semanticContentAttribute": "forceRightToLeft" if is_right_to_left else "forceLeftToRight"}}}))
    ran = subprocess.run(
        [BINARY, "frames", path, "--size", f"{width}x844", "--scale", "0", "--format", "json"],
        capture_output=True, text=True, check=True)
    frames = json.loads(ran.stdout)
    return [e["frame"] for e in frames["elements"] if e["kind"] == "cell"], frames["contentSize"]


def random_sizes(seed, count):
    draw = random.Random(seed)
    # The widest fits the narrowest view: a cell wider than its line overflows a flex row and is put at the start by a flow.
    return [[draw.randint(40, 1200) / 4, draw.randint(40, 480) / 4] for _ in range(count)]


@pytest.mark.parametrize("is_right_to_left", [False, True], ids=["ltr", "rtl"])
@pytest.mark.parametrize("alignment", ALIGNMENTS)
@pytest.mark.parametrize("width", [320, 390, 844])
def test_lines_are_broken_and_placed_as_chromium_does(blank_page, folder, width, alignment, is_right_to_left):
    for seed, count in enumerate((1, 2, 7, 60, 333, 1000)):
        sizes = random_sizes(1000 * width + seed, count)
        boxes, height = chromium_boxes(blank_page, sizes, width, alignment, is_right_to_left)
        frames, content = our_frames(folder / "flow.json", sizes, width, alignment, is_right_to_left)
        assert len(frames) == len(boxes) == count
        for item, (expected, actual) in enumerate(zip(boxes, frames)):
            assert actual == pytest.approx(expected, abs=1e-6), (
                f"item {item} of {count} (seed {seed}): Chromium has it at {expected}, the flow at {actual}")
        assert content == pytest.approx([width, height], abs=1e-6)


def test_exact_fits_stay_on_one_line(blank_page, folder):
    """Two of 146 with a gap of 8 fill the 300 points that are left to the last one; a quarter more each is too much."""
    for side, lines in ((94.5, 1), (94.75, 2), (145.75, 2), (146, 2), (146.25, 3)):
        sizes = [[side, 40]] * 3
        boxes, _ = chromium_boxes(blank_page, sizes, 320, "leading", False)
        frames, _ = our_frames(folder / "flow.json", sizes, 320, "leading", False)
        assert len({y for _, y, _, _ in boxes}) == lines, side
        assert frames == boxes, side
