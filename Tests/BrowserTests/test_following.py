"""What follows the scroll, what comes to rest at its places, and who sets out when: between two layouts, on the page alone."""

import io
import math

from PIL import Image

from conftest import write
from curves import ease_in_out

def resting(stage):
    """Waits until the content has come to rest: twenty frames in which it did not move."""
    stage.page.evaluate("""async () => {
        for (let quiet = 0, last = ""; quiet < 20;) {
            await new Promise(requestAnimationFrame);
            const now = roundabout.state().contentOffset.join();
            quiet = now === last ? quiet + 1 : 0;
            last = now;
        }
    }""")


# Sections of a header of 44 and four lines of squares of 100: 444 each.
SECTIONS = {"sections": [{"header": f"Section {n}", "items": 12} for n in range(4)], "styles": {
    "grid": {"layout": "grid", "columns": 3, "spacing": 0, "headerReferenceSize": 44, "sectionHeadersPinToVisibleBounds": True}}}


def test_a_pinned_header_stays_at_the_top_until_its_section_ends(serve, open_stage):
    server, _ = serve(SECTIONS)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.record()
    for key in ("PageDown", "End", "PageUp"):
        stage.page.keyboard.press(key)
        resting(stage)
    offsets = set()
    for state, cells in stage.recording():
        offset = state["contentOffset"][1]
        offsets.add(offset)
        headers = {c["section"]: c for c in cells if c["kind"] == "header"}
        # The section at the top of the bounds, 444 points each, shows its header there; its end pushes it out.
        top = min(3, int(offset // 444))
        for section, header in headers.items():
            expected = min(max(offset, 444 * section), 444 * section + 400)
            assert math.isclose(header["frame"][1], expected, abs_tol=0.02), (offset, section, header["frame"])
            assert header["zIndex"] > max(c["zIndex"] for c in cells if c["kind"] == "cell")
        assert top in headers
    assert len(offsets) > 10, "it was seen on its way"


def test_a_click_on_a_pinned_header_selects_nothing_below_it(serve, open_stage):
    server, _ = serve(SECTIONS)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.page.mouse.move(150, 300)
    stage.page.mouse.wheel(0, 200)
    stage.until("state.contentOffset[1] === 200")
    stage.page.mouse.click(150, 20)
    # 200 + 60 = 260 lies in the third line: item 7 in the middle column.
    stage.page.mouse.click(150, 60)
    assert server.wait_for("itemSelected")["item"] == 7
    assert [s["item"] for s in stage.state()["selection"]] == [7]


def test_cells_set_out_one_after_the_other(serve, open_stage):
    def value(columns):
        return {"items": 6, "animation": {"duration": 0.2, "stagger": 0.05},
                "styles": {"grid": {"layout": "grid", "columns": columns, "spacing": 0, "lineSpacing": 0}}}

    server, path = serve(value(3))
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    old = stage.frames()
    stage.record()
    write(path, value(2))
    stage.settled(revision=2)
    new = stage.frames()
    # All six change size: they wait for 0, 0.05, … 0.25 s, and the last needs 0.2 s more.
    whole, seen = 0.45, set()
    for state, cells in stage.recording():
        if state["revision"] != 2:
            continue
        for cell in cells:
            place = (cell["section"], cell["item"])
            share = ease_in_out(min(1, max(0, (state["progress"] * whole - 0.05 * cell["item"]) / 0.2)))
            for k in range(4):
                expected = old[place][k] + (new[place][k] - old[place][k]) * share
                assert abs(cell["frame"][k] - expected) < 1e-3, (state["progress"], cell)
        if 0 < state["progress"] < 1:
            seen.add(state["progress"])
    assert len(seen) >= 5


def test_effects_follow_the_scroll_between_two_layouts(serve, open_stage):
    server, _ = serve({"items": 200, "styles": {"rows": {
        "layout": "grid", "columns": 1, "itemHeight": 100, "spacing": 0, "lineSpacing": 0, "effects": [
            {"scale": "1 - min(0.5, abs(visible.y - 300) / 600)", "translation": ["20 * sin(visible.y / 100)", 0]}]}}})
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(revision=1)
    stage.record()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"):
        stage.page.keyboard.press(key)
        resting(stage)
    offsets = set()
    for state, cells in stage.recording():
        offset = state["contentOffset"][1]
        offsets.add(offset)
        for cell in cells:
            y = cell["item"] * 100 + 50 - offset
            # The promise: no corner is a quarter of a pixel off. A corner is 150 points to the side.
            assert abs(cell["transform"]["scale"] - (1 - min(0.5, abs(y - 300) / 600))) < 0.25 / 150, (offset, cell)
            assert abs(cell["frame"][0] - 20 * math.sin(y / 100)) < 0.3, (offset, cell)
    assert len(offsets) > 15


CAROUSEL = {"items": 40, "styles": {
    "carousel": {"layout": "carousel", "itemSize": [240, 320], "spacing": 10, "minimumScale": 0.8},
    "cover": {"layout": "carousel", "itemSize": [200, 200], "spacing": 20, "tilt": 0.9, "perspective": 500, "minimumScale": 1,
              "cell": {"cornerRadius": 0}}}}




def middle_of(stage):
    """The cell in the middle of the bounds, and how far its middle is from there."""
    state, cells = stage.both()
    middle = state["contentOffset"][0] + state["viewport"]["width"] / 2
    return min(((c["item"], c["frame"][0] + c["frame"][2] / 2 - middle) for c in cells), key=lambda pair: abs(pair[1]))


def test_a_carousel_comes_to_rest_with_a_card_in_the_middle(serve, open_stage):
    server, _ = serve(CAROUSEL)
    stage = open_stage(server, 390, 600, "?view=1")
    stage.settled(style="carousel")
    assert middle_of(stage)[0] == 0

    def is_at_a_place():
        resting(stage)
        item, off = middle_of(stage)
        # The offset is whole where its places are; the card's own scale moves it by none.
        assert abs(off) < 0.5, (item, off)
        return item

    page = stage.page
    page.keyboard.press("ArrowDown")
    assert is_at_a_place() == 1
    page.keyboard.press("PageDown")
    far = is_at_a_place()
    assert far >= 2
    page.mouse.move(200, 300)
    page.mouse.wheel(60, 0)
    assert is_at_a_place() == far + 1
    page.mouse.wheel(0, -60)
    assert is_at_a_place() == far
    # Drawn by a bit and let go at rest, it goes back; drawn by more than half a card it goes on.
    for distance, item in [(60, far), (-160, far + 1)]:
        page.mouse.move(200, 300)
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(200 + distance * step / 10, 300)
        page.wait_for_timeout(200)
        page.mouse.up()
        assert is_at_a_place() == item
    page.keyboard.press("End")
    assert is_at_a_place() == 39
    page.keyboard.press("Home")
    assert is_at_a_place() == 0


def test_cover_flow_is_drawn_in_perspective(serve, open_stage):
    value = dict(CAROUSEL, items=[{"image": "none.svg", "color": "#3366cc"} for _ in range(9)], show="cover")
    server, _ = serve(value)
    stage = open_stage(server, 900, 500, "?view=1", color_scheme="light")
    stage.settled(style="cover")
    stage.page.keyboard.press("ArrowDown")
    stage.page.keyboard.press("ArrowDown")
    stage.page.keyboard.press("ArrowDown")
    resting(stage)
    state, cells = stage.both()
    assert [round(abs(c["transform"]["tilt"]), 3) for c in cells if c["item"] in (2, 3, 4)] == [0.9, 0, 0.9]
    shot = Image.open(io.BytesIO(stage.page.screenshot())).convert("RGB")
    ground = shot.getpixel((450, 5))

    def height_at(x):
        # Above the scroll indicator.
        return sum(shot.getpixel((x, y)) != ground for y in range(480))

    for cell in cells:
        if cell["item"] not in (2, 4) or abs(cell["transform"]["scale"] - 1) > 1e-6:
            continue
        tilt, width, height = cell["transform"]["tilt"], cell["frame"][2], cell["frame"][3]
        middle = cell["frame"][0] + width / 2 - state["contentOffset"][0]
        # CATransform3D with m34 = −1 / 500: a column u from the middle is seen at u cos t / w, height / w, w = 1 + u sin t / 500.
        for u in (-90, 0, 90):
            w = 1 + u * math.sin(tilt) / 500
            x = round(middle + u * math.cos(tilt) / w)
            hidden = any(abs(x - (other["frame"][0] + other["frame"][2] / 2 - state["contentOffset"][0])) < 101
                         for other in cells if other["item"] == 3)
            if 0 <= x < 900 and not hidden:
                assert abs(height_at(x) - height / w) <= 3, (cell["item"], u, height_at(x), height / w)
    # In front is the one in the middle, all of its 200.
    assert height_at(450) == 200


LAYOUTS = {
    "flow": {"layout": "flow", "itemSize": ["90 + 10 * (item % 4)", 90]},
    "table": {"layout": "grid", "columns": 1, "itemHeight": 80, "cell": {"content": "card"}},
    "spiral": {"layout": "spiral"},
    "circle": {"layout": "circle", "itemSize": 50, "facesCenter": True},
    "stack": {"layout": "stack", "itemSize": [180, 240], "cell": {"content": "card"}},
    "cover": {"layout": "carousel", "itemSize": [180, 240], "tilt": 0.8, "minimumScale": 0.7},
    "waterfall": {"layout": "waterfall", "columns": 2, "itemHeight": "80 + 120 * random(item)"},
    "mosaic": {"layout": "mosaic", "rowHeight": 90, "aspectRatio": "0.6 + random(item)"},
    "list": {"layout": "list", "cell": {"content": "row"}, "sectionHeadersPinToVisibleBounds": True},
    "sunflower": {"layout": "formula", "itemSize": 44, "rotation": "item / 3", "scale": "0.6 + item / 80",
                  "center": ["bounds.width / 2 + 24 * sqrt(item) * cos(2.4 * item)", "350 + 24 * sqrt(item) * sin(2.4 * item)"]},
    "fish": {"layout": "grid", "columns": 4, "effects": [{"scale": "1.2 - min(0.6, abs(visible.y - 350) / 600)", "tilt": "visible.x / 900"}]},
}


def every_pair(names):
    """A walk through all ordered pairs: each name follows each other one once (Hierholzer's circuit)."""
    left = {name: [other for other in names if other != name] for name in names}
    walk, stack = [], [names[0]]
    while stack:
        if left[stack[-1]]:
            stack.append(left[stack[-1]].pop())
        else:
            walk.append(stack.pop())
    return walk[::-1]


def test_every_layout_goes_over_into_every_other_without_a_jump(serve, open_stage):
    server, _ = serve({"items": 40, "animation": {"duration": 0.15, "stagger": 0.002}, "styles": LAYOUTS})
    stage = open_stage(server, 390, 752)
    names = list(LAYOUTS)
    stage.settled(style=names[0])
    walk = every_pair(names)
    assert len(walk) == len(names) * (len(names) - 1) + 1
    # What is on the screen just before a layout is taken, and just after: the same, cell by cell.
    stage.page.evaluate("""() => {
        window.jumps = [];
        window.taken = 0;
        const seen = () => new Map(roundabout.cells().map(cell => {
            const [x, y] = roundabout.state().contentOffset;
            return [`${cell.kind} ${cell.id}`, [cell.frame[0] - x, cell.frame[1] - y, cell.frame[2], cell.frame[3], cell.alpha * 100,
                cell.transform.scale * 100, cell.transform.rotation * 100, cell.transform.tilt * 100, cell.cornerRadius]];
        }));
        let before = seen();
        const step = () => { before = seen(); requestAnimationFrame(step); };
        requestAnimationFrame(step);
        document.addEventListener('roundabout:layout', () => {
            window.taken++;
            for (const [name, is] of seen()) {
                const was = before.get(name);
                if (was && is.some((value, n) => Math.abs(value - was[n]) > 0.5)) window.jumps.push([roundabout.state().style, name, was, is]);
            }
        });
    }""")
    for number, name in enumerate(walk[1:]):
        stage.page.evaluate("name => document.querySelector(`[data-style=${name}]`).click()", name)
        # Now and then the next one comes while things are on their way.
        if number % 3 == 2:
            stage.until("state.style === argument", name)
        else:
            stage.settled(style=name)
        if number % 7 == 0:
            stage.page.keyboard.press("PageDown")
    stage.settled(style=walk[-1])
    assert stage.page.evaluate("window.taken") >= len(walk) - 1
    assert stage.page.evaluate("window.jumps.slice(0, 3)") == []
