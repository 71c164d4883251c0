"""Save the file, see the cells travel: the whole loop in a real browser."""

import io
import math

from PIL import Image

from conftest import write
from curves import ease_in_out

# One square of 100 a column: numbers that can be checked in the head.
COLUMNS = {"items": 12, "styles": {"grid": {"layout": "grid", "columns": 3, "spacing": 0, "lineSpacing": 0}}}


def columns(count, **extra):
    return {"items": 12, "styles": {
        "grid": {"layout": "grid", "columns": count, "spacing": 0, "lineSpacing": 0, **extra}}}


def test_an_edit_moves_the_cells(serve, open_stage):
    server, path = serve(columns(3))
    # `view=1`: the viewport is exactly the window.
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    # Three columns in 300 pt: squares of 100.
    assert stage.frames()[(0, 4)] == [100, 100, 100, 100]
    assert stage.state()["contentSize"] == [300, 400]

    write(path, columns(4))
    stage.settled(revision=2)
    # Four columns in 300 pt: squares of 75; item 4 begins the second line.
    assert stage.frames()[(0, 4)] == [0, 75, 75, 75]
    assert len(stage.frames()) == 12
    assert server.wait_for("laidOut", cause="file", revision=2)["moved"] == 12


def test_a_new_window_size_lays_out_anew(serve, open_stage):
    server, _ = serve(columns(3))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.page.set_viewport_size({"width": 600, "height": 300})
    stage.until("state.contentSize[0] === 600 && !state.animating")
    assert stage.frames()[(0, 1)] == [200, 0, 200, 200]
    assert stage.state()["viewport"]["width"] == 600
    assert stage.state()["viewport"]["height"] == 300


SWITCH = {
    "items": 9, "animation": {"duration": 2, "curve": "easeInOut"}, "show": "wide",
    "styles": {
        "wide": {"layout": "grid", "columns": 3, "spacing": 0, "lineSpacing": 0},
        "tall": {"layout": "grid", "columns": 1, "spacing": 0, "lineSpacing": 0, "itemHeight": 50},
    }}


def wide(item):
    """Three columns of 100 in 300 pt."""
    return [item % 3 * 100, item // 3 * 100, 100, 100]


def tall(item):
    """One column, 50 high."""
    return [0, item * 50, 300, 50]


def between(old, new, fraction):
    return [a + (b - a) * fraction for a, b in zip(old, new)]


def close(actual, expected, tolerance=0.01):
    return all(math.isclose(a, b, abs_tol=tolerance) for a, b in zip(actual, expected))


def test_a_style_switch_travels_along_the_curve(serve, open_stage):
    server, _ = serve(SWITCH)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    assert stage.frames() == {(0, i): wide(i) for i in range(9)}
    stage.record()
    stage.page.keyboard.press("2")
    stage.settled(style="tall")
    assert stage.frames() == {(0, i): tall(i) for i in range(9)}

    underway = [(s, c) for s, c in stage.recording() if s["animating"] and 0.1 < s["progress"] < 0.9]
    assert len(underway) >= 5, "a motion of two seconds is drawn more than a few times"
    for state, cells in underway:
        assert len(cells) == 9
        for cell in cells:
            expected = between(wide(cell["item"]), tall(cell["item"]), ease_in_out(state["progress"]))
            assert close(cell["frame"], expected), (state["progress"], cell, expected)
            assert cell["phase"] == "moving" or cell["item"] == 0


def test_a_switch_in_mid_flight_starts_from_where_the_cells_are(serve, open_stage):
    server, _ = serve(SWITCH)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.record()
    stage.page.keyboard.press("2")
    stage.until("state.style === 'tall' && state.progress > 0.3")
    stage.page.keyboard.press("1")
    stage.settled(style="wide")
    assert stage.frames() == {(0, i): wide(i) for i in range(9)}

    # Item 8 has 200 points to go each way. In two seconds the curve is nowhere steeper than 1.72 of its mean, so that
    # between two frames drawn at progress p and q it moves at most 1.72 × 200 × (q − p) — and on a new motion, at most
    # that from its first frame. A jump would show as more than the time between the frames explains.
    def y(cells):
        return next(c["frame"][1] for c in cells if c["item"] == 8)

    recording = [(s, y(c)) for s, c in stage.recording() if any(x["item"] == 8 for x in c)]
    turn = next(i for i in range(1, len(recording)) if recording[i][0]["style"] == "wide"
                and recording[i - 1][0]["style"] == "tall")
    before, after = recording[turn - 1], recording[turn]
    assert before[0]["progress"] > 0.3
    # One frame of a slow machine: a twentieth of the motion.
    assert abs(after[1] - before[1]) < 1.72 * 200 * 0.05
    # And it did come from where it was, not from the old layout's place.
    assert 200 < after[1] < 400


def test_cells_travel_in_from_places_that_were_never_on_screen(serve, open_stage):
    value = {
        "items": {"count": 500}, "animation": {"duration": 2}, "show": "long",
        "styles": {
            "long": {"layout": "grid", "columns": 1, "spacing": 0, "lineSpacing": 0, "itemHeight": 100},
            "dense": {"layout": "grid", "columns": 10, "spacing": 0, "lineSpacing": 0},
        }}
    server, _ = serve(value)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    before = {c["item"] for c in stage.cells()}
    assert before == set(range(6))
    stage.record()
    stage.page.keyboard.press("2")
    stage.settled(style="dense")
    # Item 100 was at y = 10,000 and comes to rest at line 10: y = 300.
    assert stage.frames()[(0, 100)] == [0, 300, 30, 30]
    seen = [(s["progress"], c) for s, cells in stage.recording() for c in cells
            if c["item"] == 100 and s["animating"]]
    assert seen, "item 100 is seen on its way"
    for progress, cell in seen:
        assert cell["phase"] == "moving"
        assert close(cell["frame"], between([0, 10_000, 300, 100], [0, 300, 30, 30], ease_in_out(progress)), 0.05)


def test_a_broken_edit_keeps_the_picture_and_says_where(serve, open_stage):
    server, path = serve(columns(3))
    stage = open_stage(server, 408, 700)  # whole pixels in three columns and in four: no seam to be warned of
    stage.settled(revision=1)
    before = stage.frames()
    write(path, '{\n  "items": 12,\n  "styles": { "grid": { "layout": "grid", "colums": 4 } }\n}')
    stage.until("state.problems.length === 1")
    problem = stage.state()["problems"][0]
    assert problem["line"] == 3
    # The key's opening quote: 2 spaces, "styles": { "grid": { "layout": "grid", and a space stand before it.
    assert problem["column"] == '  "styles": { "grid": { "layout": "grid", "colums"'.index('"colums"') + 1
    assert "columns" in problem["message"] + problem.get("suggestion", "")
    assert stage.frames() == before
    panel = stage.page.locator("#problems")
    panel.wait_for(state="visible")
    assert "colums" in panel.inner_text()
    assert "playground.json:3" in panel.inner_text()

    write(path, columns(4))
    stage.settled(revision=2)
    stage.until("state.problems.length === 0")
    panel.wait_for(state="hidden")


def test_a_config_that_is_broken_at_start_says_so_and_recovers(serve, open_stage):
    server, path = serve("{ \"items\": ")
    stage = open_stage(server, 900, 700)
    stage.until("state.problems.length === 1")
    assert stage.cells() == []
    write(path, columns(3))
    stage.settled(revision=1)
    # Squares of 300 in a window of 900 points: three a line.
    assert stage.frames()[(0, 4)] == [300, 300, 300, 300]
    stage.until("state.problems.length === 0")


def test_the_page_finds_a_restarted_server_and_catches_up(serve, open_stage):
    server, path = serve(columns(3))
    stage = open_stage(server, 300, 600, "?view=1", expects_offline=True)
    stage.settled(revision=1)
    instance = stage.state()["instance"]
    server.kill()
    stage.until("state.connection !== 'live'")
    assert len(stage.frames()) == 12, "the picture stays while the server is away"
    write(path, columns(4))
    server.start()
    stage.until("state.connection === 'live' && state.instance !== argument", instance)
    stage.until("state.contentSize[1] === 225 && !state.animating")
    assert stage.frames()[(0, 4)] == [0, 75, 75, 75]


def test_pictures_that_a_dead_server_could_not_give_are_asked_for_again(serve, open_stage):
    server, path = serve(columns(3))
    stage = open_stage(server, 300, 600, "?view=1", expects_offline=True)
    stage.settled(revision=1)
    # A fruit that is not on the page yet (twelve are), asked for while nobody answers.
    stage.page.route("**/images/banana.svg", lambda route: route.abort())
    with stage.page.expect_event("requestfailed", lambda request: request.url.endswith("/images/banana.svg")):
        write(path, {**columns(3), "items": 18})
    stage.page.unroute("**/images/banana.svg")
    server.kill()
    stage.until("state.connection !== 'live'")
    with stage.page.expect_response("**/images/banana.svg") as answer:
        server.start()
    assert answer.value.status == 200


def test_two_pages_have_each_their_own_size(serve, open_stage):
    server, path = serve(columns(3))
    small = open_stage(server, 300, 600, "?view=1")
    large = open_stage(server, 600, 600, "?view=1")
    small.settled(revision=1)
    large.settled(revision=1)
    write(path, columns(2))
    small.settled(revision=2)
    large.settled(revision=2)
    assert small.frames()[(0, 1)] == [150, 0, 150, 150]
    assert large.frames()[(0, 1)] == [300, 0, 300, 300]


def test_nothing_is_drawn_while_nothing_moves(serve, open_stage):
    server, _ = serve(columns(3))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    drawn, later = stage.page.evaluate("""async () => {
        // Pictures may still be arriving: wait until a whole second of frames passed without a drawing.
        let last = -1, quiet = 0;
        while (quiet < 60) {
            await new Promise(requestAnimationFrame);
            const drawn = roundabout.state().drawn;
            quiet = drawn === last ? quiet + 1 : 0;
            last = drawn;
        }
        const first = roundabout.state().drawn;
        for (let i = 0; i < 60; i++) await new Promise(requestAnimationFrame);
        return [first, roundabout.state().drawn];
    }""")
    assert drawn == later > 0


def test_a_save_without_a_change_draws_nothing(serve, open_stage):
    server, path = serve(columns(3))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.page.evaluate("""() => {
        window.layouts = 0;
        document.addEventListener('roundabout:layout', () => window.layouts++);
    }""")
    # The same model in another spelling, then another model: only the second is a revision.
    write(path, '// the same\n' + path.read_text())
    write(path, columns(2))
    stage.settled(revision=2)
    assert stage.page.evaluate("window.layouts") == 1


def test_the_colours_are_where_the_cells_are(serve, open_stage):
    value = columns(3, cell={"content": "photo", "cornerRadius": "width / 2"})
    value["items"] = [{"title": f"#{i}", "image": "none.svg", "color": "#3366cc"} for i in range(3)]
    server, _ = serve(value)
    for scale in (1, 2, 3):
        stage = open_stage(server, 300, 300, "?view=1", device_scale_factor=scale, color_scheme="light")
        stage.settled()
        assert [c["cornerRadius"] for c in stage.cells()] == [50, 50, 50]
        shot = Image.open(io.BytesIO(stage.page.screenshot())).convert("RGB")
        assert shot.size == (300 * scale, 300 * scale)
        for cell in range(3):
            # Near the rim of the circle, left of its middle: the cell's own colour.
            red, green, blue = shot.getpixel(((cell * 100 + 4) * scale, 50 * scale))
            assert abs(red - 0x33) < 12 and abs(green - 0x66) < 12 and abs(blue - 0xCC) < 12
            # The corner of its frame is outside the circle: the ground.
            assert shot.getpixel(((cell * 100 + 2) * scale, 2 * scale)) == shot.getpixel((150 * scale, 299 * scale))
