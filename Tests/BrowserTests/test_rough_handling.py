"""What people do to a page while it is busy: edits, keys and pictures at the wrong moment."""

import io
import time

from PIL import Image

from conftest import write

CARD = {"content": "card", "cornerRadius": 10}


def test_a_spring_that_swings_beyond_both_ends_draws_every_kind_of_cell(serve, open_stage):
    server, _ = serve({
        "items": 12, "animation": {"spring": {"duration": 0.4, "bounce": 0.7}},
        "styles": {
            "table": {"layout": "flow", "itemSize": ["available.width", 112], "cell": CARD},
            "grid": {"layout": "grid", "columns": 3, "cell": CARD},
            "photos": {"layout": "grid", "columns": 3},
        }})
    # An exception in a frame would be on the console, and nothing would ever settle.
    stage = open_stage(server, 390, 844)
    stage.settled(style="table")
    for key, style in [("2", "grid"), ("3", "photos"), ("1", "table"), ("3", "photos"), ("2", "grid")]:
        stage.page.keyboard.press(key)
        stage.settled(style=style)


def square(color):
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">'
            f'<rect width="120" height="120" fill="{color}"/></svg>')


def test_pictures_that_come_change_and_go_are_seen_at_once(serve, open_stage):
    server, path = serve({
        "items": [{"image": "mine.svg", "color": "#ffffff"}, {"image": "broken.png", "color": "#00ff00"}],
        "styles": {"grid": {"layout": "grid", "columns": 2, "spacing": 0}}})
    stage = open_stage(server, 300, 300, "?view=1")
    stage.settled(revision=1)
    stage.until("state.problems.length === 2")

    def shows(color):
        """The middle of the first cell: [0, 150) × [0, 150)."""
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            shot = Image.open(io.BytesIO(stage.page.screenshot())).convert("RGB")
            if shot.getpixel((75, 75)) == color:
                return True
            time.sleep(0.05)
        return False

    fetched = []
    stage.page.on("request", lambda request: request.url.endswith("/mine.svg") and fetched.append(request.url))
    images = path.parent / "images"
    images.mkdir()
    (images / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nno more of it")
    write(images / "mine.svg", square("#ff0000"))
    assert shows((255, 0, 0))
    stage.until("state.problems.length === 0")
    red = fetched[-1]
    write(images / "mine.svg", square("#0000ff"))
    assert shows((0, 0, 255))
    # A page that was told of the red one just before it changed may ask for it yet.
    assert red != fetched[-1]
    assert stage.page.evaluate("async address => (await fetch(address)).status", red) == 200

    # While the file is broken the last good picture is kept up to date.
    write(path, "{")
    stage.until("state.problems.length === 1")
    write(images / "mine.svg", square("#ffff00"))
    assert shows((255, 255, 0))
    assert [p["code"][:7] for p in stage.state()["problems"]] == ["syntax."]
    write(path, {"items": [{"image": "mine.svg", "color": "#ffffff"}], "styles": {"grid": {"layout": "grid", "columns": 2, "spacing": 0}}})
    stage.settled(revision=2)

    (images / "mine.svg").unlink()
    assert shows((255, 255, 255))
    stage.until("state.problems.length === 1")
    assert stage.state()["revision"] == 2, "a picture is no revision"


def rows(count):
    return {"items": {"count": count}, "styles": {"rows": {"layout": "grid", "columns": 1, "itemHeight": 100, "spacing": 0}}}


def test_an_edit_that_leaves_less_content_while_a_key_scrolls_to_its_end(serve, open_stage):
    server, path = serve(rows(1000))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.page.keyboard.press("End")
    write(path, rows(9))
    stage.settled(revision=2)
    # 9 rows of 100 in 600 points end at 300.
    stage.until("state.contentOffset[1] === 300")
    assert stage.frames() == {(0, item): [0, item * 100, 300, 100] for item in range(3, 9)}


def test_a_hundred_saves_in_half_a_second_end_with_the_last(serve, open_stage):
    def value(n):
        return {"items": 12, "styles": {"grid": {"layout": "grid", "columns": 1 + n % 7, "spacing": 0, "lineSpacing": n}}}

    server, path = serve(value(0))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.page.evaluate("""() => {
        window.frames = window.layouts = 0;
        document.addEventListener('roundabout:layout', () => window.layouts++);
        const step = () => { window.frames++; requestAnimationFrame(step); };
        requestAnimationFrame(step);
    }""")
    for n in range(1, 101):
        write(path, value(n))
        time.sleep(0.005)
    # 100 % 7 + 1 = 3 columns of 100; 4 lines and 3 spaces of 100 between them.
    stage.until("state.contentSize[1] === 700 && !state.animating")
    assert stage.frames()[(0, 4)] == [100, 200, 100, 100]
    frames, layouts = stage.page.evaluate("[window.frames, window.layouts]")
    assert 1 <= layouts <= frames


def test_what_was_deleted_fades_on_when_the_next_edit_comes(serve, open_stage):
    def value(names):
        return {"items": [{"id": name} for name in names], "animation": {"duration": 1},
                "styles": {"grid": {"layout": "grid", "columns": 3, "spacing": 0}}}

    server, path = serve(value("abcdef"))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.record()
    write(path, value("acdef"))
    stage.until("state.revision === 2 && state.progress > 0.1")
    write(path, value("acdfe"))
    stage.settled(revision=3)
    alphas = [c["alpha"] for _, cells in stage.recording() for c in cells if c["id"] == "b"]
    assert alphas[-1] < 0.3, "it was seen until it had nearly gone"
    assert [c["id"] for c in stage.cells()] == list("acdfe")


def test_turning_a_device_back_and_forth_keeps_what_is_seen(serve, open_stage):
    server, _ = serve({"items": {"count": 1000}, "animation": {"duration": 0.2}, "styles": {
        "grid": {"layout": "grid", "columns": 3, "spacing": 0}}})
    stage = open_stage(server, 1000, 900, "?device=iphone-se")
    stage.settled(revision=1)
    stage.page.keyboard.press("End")
    stage.until("state.contentOffset[1] > 30000 && !state.animating")
    stage.page.keyboard.press("PageUp")
    stage.page.keyboard.press("PageUp")
    stage.page.wait_for_function("async () => { const [a] = [roundabout.state().contentOffset[1]];"
                                 " await new Promise(r => setTimeout(r, 400)); return roundabout.state().contentOffset[1] === a; }")
    before = stage.state()["contentOffset"]
    first = stage.cells()[0]["item"]
    stage.record()
    for width in (667, 375):
        stage.page.keyboard.press("r")
        stage.until("state.viewport.width === argument && state.contentSize[0] === argument && !state.animating", width)
        assert stage.cells()[0]["item"] == first
    # To the pixel, of which a point has two.
    assert abs(stage.state()["contentOffset"][1] - before[1]) <= 0.5
    # Nor is the screen ever empty on the way.
    assert min(len(cells) for _, cells in stage.recording()) >= 3


def test_the_keyboard_s_ring_leaves_the_selected_one_s_to_be_seen(serve, open_stage):
    server, _ = serve({"items": [{"color": "#ffffff", "image": "none"}], "styles": {"grid": {
        "layout": "grid", "columns": 1, "cell": {"cornerRadius": 0}}}})
    stage = open_stage(server, 300, 300, "?view=1", color_scheme="light")
    stage.settled(revision=1)

    def colors():
        """Along the left edge, where both rings lie inside."""
        shot = Image.open(io.BytesIO(stage.page.screenshot())).convert("RGB")
        return {color for _, color in shot.crop((0, 150, 10, 151)).getcolors()}

    stage.page.mouse.click(150, 150)
    before = colors()
    stage.page.keyboard.press("Tab")
    while stage.page.evaluate("document.activeElement.id") != "cells":
        stage.page.keyboard.press("Tab")
    stage.page.wait_for_function("() => document.querySelector('[aria-activedescendant]')")
    stage.page.evaluate("new Promise(requestAnimationFrame)")
    # The accent is still there, and another colour beside it.
    assert before < colors()
