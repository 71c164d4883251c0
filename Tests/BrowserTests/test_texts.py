"""Texts that size their cells: as the browser itself breaks them, before they are shown, and without what is seen jumping."""

import math
import random

import pytest

from conftest import ROOT, write
from test_following import resting

WORDS = ("apricot pear fig quince a of the in and melon blackcurrant jam sugar pot stone basket cellar to with under "
         "pickled orchard it was not until seven o'clock that anyone thought of lemons").split()


def sentence(seed, most=40):
    chosen = random.Random(seed)
    return " ".join(chosen.choice(WORDS) for _ in range(chosen.randint(1, most)))


def heights_in_the_dom(stage, texts, width):
    """How high the browser makes each text in a box of that width, set as body is at `large`: 17 points, lines of 22."""
    return stage.page.evaluate("""([texts, width]) => {
        const box = document.createElement("div");
        Object.assign(box.style, { position: "absolute", width: `${width}px`, overflowWrap: "break-word",
            font: '17px / 22px system-ui, -apple-system, "Segoe UI", sans-serif', textRendering: "geometricPrecision" });
        document.body.append(box);
        const heights = texts.map((text) => { box.textContent = text; return box.offsetHeight; });
        box.remove();
        return heights;
    }""", [texts, width])


def lines_in_the_dom(stage, text, width):
    """How wide each line is that the browser makes of a text in a box of that width."""
    return stage.page.evaluate("""([text, width]) => {
        const box = document.createElement("div");
        Object.assign(box.style, { position: "absolute", width: `${width}px`,
            font: '17px / 22px system-ui, -apple-system, "Segoe UI", sans-serif', textRendering: "geometricPrecision" });
        box.textContent = text;
        document.body.append(box);
        const range = document.createRange();
        range.selectNodeContents(box);
        const widths = [...range.getClientRects()].map((line) => line.width);
        box.remove();
        return widths;
    }""", [text, width])


def column(count, content="text", **style):
    return {"items": [{"id": f"m{n}", "title": sentence(n)} for n in range(count)], "cell": {"content": content},
            "styles": {"list": {"layout": "list", **style}}}


def test_rows_are_as_high_as_the_browser_breaks_their_texts(serve, open_stage):
    server, _ = serve(column(12))
    for width in (300, 391, 700):
        stage = open_stage(server, width, 3000, "?view=1")
        stage.settled(revision=1)
        frames = stage.frames()
        expected = heights_in_the_dom(stage, [sentence(n) for n in range(12)], width - 32)
        assert len(frames) == 12
        y = 0
        for n in range(12):
            assert frames[0, n] == [0, y, width, expected[n] + 22], (width, sentence(n))
            y += expected[n] + 22


def test_no_estimate_is_ever_painted(serve, open_stage):
    server, path = serve(column(60))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    final = stage.frames()
    stage.record()
    write(path, column(61))
    stage.settled(revision=2)
    assert len(stage.page.evaluate("window.applied")) == 1
    for _, cells in stage.recording():
        for cell in cells:
            if cell["kind"] == "cell" and cell["item"] < 60:
                assert cell["frame"] == final.get((0, cell["item"]), cell["frame"])


def test_rows_far_down_are_measured_when_they_come(serve, open_stage):
    server, _ = serve(column(300))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    for key in ("End", "PageUp", "PageUp", "Home", "PageDown", "PageDown", "PageDown"):
        stage.page.keyboard.press(key)
        resting(stage)
        frames = stage.frames()
        rows = sorted(frames)
        expected = heights_in_the_dom(stage, [sentence(n) for _, n in rows], 268)
        assert len(rows) > 3
        for row, height in zip(rows, expected):
            assert frames[row][3] == height + 22, (key, row)
        for row, after in zip(rows, rows[1:]):
            assert math.isclose(frames[row][1] + frames[row][3], frames[after][1], abs_tol=1e-6)


def chat(count):
    value = column(count, "bubble", anchor="bottom", spacing=4, align="data.mine ? .trailing : .leading")
    for n, item in enumerate(value["items"]):
        item["data"] = {"mine": n % 3 == 0}
    return value


def on_the_screen(stage):
    """Where each visible cell begins, from the top of the bounds."""
    state, cells = stage.both()
    return {c["item"]: c["frame"][1] - state["contentOffset"][1] for c in cells if c["kind"] == "cell"}


def is_at_its_end(stage):
    state = stage.state()
    return math.isclose(state["contentOffset"][1] + 600, state["contentSize"][1], abs_tol=0.5)


def test_a_chat_begins_at_its_end_and_stays_there(serve, open_stage):
    server, path = serve(chat(80))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    assert is_at_its_end(stage)
    assert (0, 79) in stage.frames()
    write(path, chat(83))
    stage.settled(revision=2)
    resting(stage)
    assert is_at_its_end(stage)
    assert (0, 82) in stage.frames()
    stage.page.set_viewport_size({"width": 340, "height": 600})
    stage.until("state.viewport.width === 340 && !state.animating")
    resting(stage)
    assert is_at_its_end(stage)


def test_who_reads_further_up_is_not_moved(serve, open_stage):
    server, path = serve(chat(80))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.page.keyboard.press("PageUp")
    stage.page.keyboard.press("PageUp")
    resting(stage)
    before = on_the_screen(stage)
    write(path, chat(90))
    stage.settled(revision=2)
    after = on_the_screen(stage)
    # What is further up may turn out higher than was thought; what is seen stays, on whole pixels.
    assert before.keys() == after.keys()
    for item, y in before.items():
        assert math.isclose(after[item], y, abs_tol=0.51)


def test_bubbles_are_as_wide_as_their_lines_and_no_wider(serve, open_stage):
    server, _ = serve(chat(12))
    stage = open_stage(server, 300, 3000, "?view=1")
    stage.settled(revision=1)
    frames = stage.frames()
    for n in range(12):
        x, _, width, height = frames[0, n]
        assert width <= 225
        assert x == (300 - width if n % 3 == 0 else 0)
        # 14 on either side, 7 above and below. What is too wide for three quarters of 300 breaks into lines of 197 at most, of
        # which the widest decides, in whole points.
        lines = lines_in_the_dom(stage, sentence(n), 197)
        assert height == 22 * len(lines) + 14
        assert width == math.ceil(max(lines) - 1 / 64) + 28


@pytest.mark.parametrize("name, count", [("settings", 7), ("chat", 10), ("tag-cloud", 20)])
def test_the_examples_show_what_they_say(serve, open_stage, name, count):
    """Each as the repository ships it, on a phone."""
    server, _ = serve((ROOT / "Examples" / f"{name}.json").read_text())
    stage = open_stage(server, 390, 844, "?view=1")
    stage.settled(revision=1)
    assert stage.state()["problems"] == []
    assert len(stage.frames()) == count
