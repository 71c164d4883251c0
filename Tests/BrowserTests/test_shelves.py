"""Sections that scroll by themselves: fingers, wheels and keys, and what stays of an offset when all else changes."""

import io
import math

import pytest
from PIL import Image

from conftest import write
from curves import ease_in_out

WIDTH, HEIGHT = 400, 700
# Twenty groups of 200 × 100, 10 between and 20 beside them: content of 20 + 20 × 210 − 10 + 20 = 4,230, from 100 to 200 down.
LAST = 4230 - WIDTH


def store(behavior="continuous", width=200, items=20, shelf=None, **playground):
    return {
        "animation": {"duration": 0.3, "curve": "easeInOut"},
        "sections": [{"id": "top", "items": 2}, {"id": "shelf", "items": items}, {"id": "rest", "items": 60}],
        "styles": {"store": {"layout": "compositional", "contentInsetsReference": "none", "group": [".fractionalWidth(1)", 50], "sections": {
            "shelf": {"group": [width, 100], "interGroupSpacing": 10, "contentInsets": {"horizontal": 20},
                      "orthogonalScrolling": behavior, **(shelf or {})}}}},
        **playground,
    }


def shown(serve, open_stage, value, width=WIDTH, height=HEIGHT, **context):
    server, path = serve(value)
    stage = open_stage(server, width, height, "?view=1", **context)
    stage.settled(revision=1)
    return server, path, stage


def at_rest(stage):
    """Where the first section is scrolled to once it has been there for a while."""
    return stage.page.evaluate("""() => new Promise((resolve) => {
        let last = NaN, same = 0;
        const look = () => {
            const { scrollers: [own], animating } = roundabout.state(), here = own === undefined ? null : own.offset;
            same = here === last && !animating ? same + 1 : 0;
            last = here;
            if (same === 15) resolve(here); else requestAnimationFrame(look);
        };
        look();
    })""")


def drag(stage, start, dx=0, dy=0, hold=0, up=True):
    """Ten moves of a mouse; `hold` milliseconds before it lets go, so that it lets go at rest."""
    mouse = stage.page.mouse
    mouse.move(*start)
    mouse.down()
    for step in range(1, 11):
        mouse.move(start[0] + dx * step / 10, start[1] + dy * step / 10)
    if hold:
        stage.page.wait_for_timeout(hold)
    if up:
        mouse.up()


def scroll(stage, offset, section=1):
    """At once, and until what is there has come."""
    assert stage.page.evaluate("([section, offset]) => roundabout.scrollSection(section, offset)", [section, offset])
    at_rest(stage)
    stage.until("roundabout.cells().filter((cell) => cell.section === argument && cell.kind === 'cell').length >= 2", section)


def places(stage, section=1):
    """Where each cell of a section is seen from the left, by item."""
    return {cell["item"]: cell["frame"][0] for cell in stage.cells() if cell["kind"] == "cell" and cell["section"] == section}


SHELF, BELOW = (300, 150), (300, 400)


def test_a_script_sees_where_a_section_is_scrolled_to_and_scrolls_it(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store())
    assert stage.state()["scrollers"] == [{"section": 1, "offset": 0, "rest": 0, "offsets": [0, LAST], "behavior": "continuous"}]
    assert places(stage) == {0: 20, 1: 230}
    scroll(stage, 300)
    assert places(stage) == {1: -70, 2: 140, 3: 350}
    scroll(stage, 1e9)
    assert stage.state()["scrollers"][0]["offset"] == LAST
    assert places(stage)[19] == WIDTH - 20 - 200
    assert stage.page.evaluate("roundabout.scrollSection(0, 10)") is False


@pytest.mark.parametrize("behavior, offsets, swiped, drawn", [
    # by a finger that lets go as it goes, 220 on; by one that rests when it lets go, 140 on
    ("continuous", [0, LAST], None, 140),
    ("continuousGroupLeadingBoundary", [0, LAST], None, 210),
    ("paging", [0, LAST], 400, 0),
    ("groupPaging", [0, LAST], 210, 210),
    # (400 − 200) / 2 = 100: the first is in the middle at 20 − 100, the last at 20 + 19 × 210 − 100.
    ("groupPagingCentered", [-80, 3910], 130, 130),
])
def test_each_behaviour_comes_to_rest_where_it_says(serve, open_stage, behavior, offsets, swiped, drawn):
    _, _, stage = shown(serve, open_stage, store(behavior))
    first = offsets[0]
    own = stage.state()["scrollers"][0]
    assert (own["behavior"], own["offsets"], own["offset"], own["rest"]) == (behavior, offsets, first, first)
    # A machine that is busy may see the finger rest before it lets go: then once more.
    for _ in range(5):
        scroll(stage, first)
        drag(stage, SHELF, dx=-220)
        reached = at_rest(stage)
        if swiped is not None or reached > 430:
            break
    if swiped is not None:
        assert reached == swiped, "one at a time, however quick"
    else:
        assert reached > 430, "it coasts on"
    if behavior == "continuousGroupLeadingBoundary":
        assert reached % 210 == 0 or reached == LAST
    scroll(stage, first)
    drag(stage, SHELF, dx=-140, hold=200)
    assert at_rest(stage) == drawn
    drag(stage, (60, 150), dx=300, hold=200)
    assert at_rest(stage) == first, "beyond its end it comes back"


def test_a_section_that_does_not_scroll_has_its_groups_below_one_another(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store("none"))
    assert stage.state()["scrollers"] == []
    drag(stage, SHELF, dx=-120)
    assert places(stage)[0] == 20


def test_the_first_movement_says_whether_the_page_scrolls_or_the_section(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store())
    drag(stage, SHELF, dx=-20, dy=-90, hold=200)
    stage.until("state.contentOffset[1] === 90")
    assert at_rest(stage) == 0
    drag(stage, (300, 60), dx=-90, dy=20, hold=200)
    assert at_rest(stage) == 90
    assert stage.state()["contentOffset"] == [0, 90]
    drag(stage, BELOW, dx=-90, dy=20, hold=200)
    assert (at_rest(stage), stage.state()["contentOffset"]) == (90, [0, 70])
    assert stage.state()["selection"] == [], "what is dragged is not selected"


def test_a_wheel_turns_the_section_under_it_sideways_and_the_page_down(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store())
    stage.page.mouse.move(*SHELF)
    stage.page.mouse.wheel(150, 0)
    assert at_rest(stage) == 150
    stage.page.mouse.wheel(0, 60)
    stage.until("state.contentOffset[1] === 60")
    assert at_rest(stage) == 150
    stage.page.mouse.move(300, 100)
    stage.page.keyboard.down("Shift")
    stage.page.mouse.wheel(0, 50)
    stage.page.keyboard.up("Shift")
    assert at_rest(stage) == 200
    assert stage.state()["contentOffset"] == [0, 60]
    stage.page.mouse.move(*BELOW)
    stage.page.mouse.wheel(150, 0)
    assert at_rest(stage) == 200


def test_a_wheel_goes_by_one_group_where_groups_are_paged(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store("groupPaging"))
    stage.page.mouse.move(*SHELF)
    for _ in range(8):
        stage.page.mouse.wheel(90, 0)
    assert at_rest(stage) == 210
    stage.page.mouse.wheel(-60, 0)
    assert at_rest(stage) == 0


def test_a_finger_flicks_a_section(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store("groupPaging"), has_touch=True)
    touch = stage.page.context.new_cdp_session(stage.page)

    def point(kind, x=None, y=None):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if x is None else [{"x": x, "y": y}]})

    for expected in (210, 420):
        point("touchStart", *SHELF)
        for step in range(1, 9):
            point("touchMove", SHELF[0] - 15 * step, SHELF[1] + step)
        point("touchEnd")
        assert at_rest(stage) == expected
    assert stage.state()["contentOffset"] == [0, 0]


def test_a_click_selects_the_cell_that_is_seen_there(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store())
    scroll(stage, 1050)
    stage.page.mouse.click(100, 150)
    stage.until("state.selection.length === 1")
    # Item 5 begins at 20 + 5 × 210 − 1,050.
    assert (stage.state()["selection"][0]["section"], stage.state()["selection"][0]["item"]) == (1, 5)


def test_keys_scroll_the_section_of_the_selected_cell(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store("groupPaging"))
    stage.page.mouse.click(100, 150)
    for key, offset in [("ArrowRight", 210), ("ArrowRight", 420), ("ArrowLeft", 210), ("End", LAST), ("Home", 0)]:
        stage.page.keyboard.press(key)
        assert at_rest(stage) == offset, key
    assert stage.state()["contentOffset"] == [0, 0]
    stage.page.mouse.click(200, 400)
    stage.page.keyboard.press("End")
    stage.until("state.contentOffset[1] > 0")
    assert at_rest(stage) in (None, 0)


def test_the_list_of_cells_goes_along_a_section_and_scrolls_it(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store())
    page = stage.page
    page.locator("#cells").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    names = page.evaluate("""() => {
        const list = document.getElementById('cells');
        return [list.children.length, document.getElementById(list.getAttribute('aria-activedescendant')).textContent];
    }""")
    assert "section 1, item 0" in names[1]
    for item in range(1, 6):
        page.keyboard.press("ArrowRight")
        at_rest(stage)
        # In sight: its trailing edge and 12 of air, at most at the section's.
        assert places(stage)[item] >= 0 and places(stage)[item] + 200 <= WIDTH
    # Cells that are beside what is seen are in the list, with the place where they are.
    offset = at_rest(stage)
    options = page.evaluate("[...document.querySelectorAll('#cells [role=option]')].map((option) => option.textContent)")
    beside = [name for name in options if "section 1, item 4," in name]
    assert beside and f"x {20 + 4 * 210 - offset:g} y 100" in beside[0], (offset, beside)
    # The focus goes along to the ends.
    for key, where, item in [("End", LAST, 19), ("Home", 0, 0)]:
        page.keyboard.press(key)
        assert at_rest(stage) == where
        page.wait_for_function(f"() => document.getElementById(document.getElementById('cells').getAttribute('aria-activedescendant'))"
                               f"?.textContent.includes('section 1, item {item},')")


def test_badges_and_links_are_drawn(serve, open_stage):
    value = store(sections=[
        {"id": "top", "items": 2}, {"id": "shelf", "header": "Fruit", "items": [{"badge": badge, "color": "#ffffff"} for badge in ("", "3", "128")]},
        {"id": "rest", "items": 60}], shelf={
            "header": 44, "badge": {"layoutSize": 20, "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": [0.5, -0.5]}},
            "boundarySupplementaryItems": [{"elementKind": "more", "layoutSize": [90, 44], "alignment": "topTrailing", "text": "See all ({count})"}]})
    _, _, stage = shown(serve, open_stage, value, color_scheme="light")
    by_kind = {kind: [cell for cell in stage.cells() if cell["kind"] == kind] for kind in ("header", "supplementary", "badge")}
    assert len(by_kind["header"]) == len(by_kind["supplementary"]) == 1
    # In the middle of the corner of each cell: of the first at 220, of the second at 430, beyond the page.
    assert [cell["frame"] for cell in by_kind["badge"]] == [[210, by_kind["badge"][0]["frame"][1], 20, 20]]
    scroll(stage, 200)
    badges = {cell["item"]: cell["frame"] for cell in stage.cells() if cell["kind"] == "badge"}
    assert {item: frame[0] for item, frame in badges.items()} == {0: 10, 1: 220}
    stage.page.wait_for_timeout(300)
    shot = Image.open(io.BytesIO(stage.page.screenshot())).convert("RGB")

    def colors(frame):
        x, y, width, height = (round(value) for value in frame)
        found = shot.crop((x, y, x + width, y + height)).getcolors(1 << 16)
        return {color: count for count, color in found}

    red = (0xe0, 0x2b, 0x20)
    # A circle has 314 of 400 points, some of them the figure's and the edge's.
    assert 180 < colors(badges[1]).get(red, 0) < 320
    assert colors(badges[1]).get((255, 255, 255), 0) > 3
    assert red not in colors(badges[0]), "without a text there is none"
    accent = (0x4f, 0x46, 0xe5)
    assert any(max(abs(a - b) for a, b in zip(color, accent)) < 40 for color in colors(by_kind["supplementary"][0]["frame"]))


def test_who_wants_no_motion_sees_a_section_at_its_place_at_once(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store("groupPaging"), reduced_motion="reduce")
    drag(stage, SHELF, dx=-120)  # more than half a group
    assert stage.state()["scrollers"][0]["offset"] == 210


def test_an_edit_keeps_the_first_visible_item_where_it_is(serve, open_stage):
    _, path, stage = shown(serve, open_stage, store())
    # Item 5 begins at 20 + 5 × 210 = 1,070, item 4 has just gone.
    scroll(stage, 1070)
    assert min(places(stage)) == 5
    at_rest(stage)
    stage.record()
    write(path, store(width=150))
    stage.settled(revision=2)
    assert at_rest(stage) == 20 + 5 * 160
    for state, _ in stage.recording():
        assert state["scrollers"][0]["offset"] in (1070, 820)
    under_way = [(state, cells) for state, cells in stage.recording() if state["animating"]]
    assert under_way
    for state, cells in under_way:
        seen = {cell["item"]: cell["frame"] for cell in cells if cell["section"] == 1 and cell["kind"] == "cell"}
        assert math.isclose(seen[5][0], 0, abs_tol=0.01)
        # Item 6 goes from 210 to 160.
        assert math.isclose(seen[6][0], 210 - 50 * ease_in_out(state["progress"]), abs_tol=0.05), state["progress"]


def test_an_edit_in_mid_swipe_goes_on_from_what_is_seen(serve, open_stage):
    _, path, stage = shown(serve, open_stage, store())
    scroll(stage, 1020)
    drag(stage, SHELF, dx=-50, up=False)
    stage.until("state.scrollers[0].offset === 1070")
    write(path, store(width=150))
    stage.settled(revision=2)
    assert places(stage)[5] == 0
    stage.page.mouse.move(SHELF[0] - 60, SHELF[1])
    stage.page.wait_for_timeout(200)
    stage.page.mouse.up()
    # Item 5 kept its place at the edge, then 10 more.
    assert at_rest(stage) == 20 + 5 * 160 + 10


def test_a_restarted_server_is_told_where_a_section_is_scrolled_to(serve, open_stage):
    server, path, stage = shown(serve, open_stage, store(), expects_offline=True)
    scroll(stage, 1070)
    instance = stage.state()["instance"]
    server.kill()
    stage.until("state.connection !== 'live'")
    assert places(stage)[5] == 0, "the picture stays"
    write(path, store(width=150))
    server.start()
    stage.until("state.connection === 'live' && state.instance !== argument && !state.animating", instance)
    stage.until("state.scrollers[0].offset !== 1070")
    assert at_rest(stage) == 20 + 5 * 160
    assert places(stage)[5] == 0


def test_a_rotation_keeps_the_first_visible_item(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store())
    scroll(stage, 1070)
    stage.page.set_viewport_size({"width": HEIGHT, "height": WIDTH})
    stage.until("state.contentSize[0] === argument && !state.animating", HEIGHT)
    assert at_rest(stage) == 1070
    assert places(stage)[5] == 0
    stage.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    stage.until("state.contentSize[0] === argument && !state.animating", WIDTH)
    assert at_rest(stage) == 1070


def test_an_offset_is_kept_while_its_section_is_out_of_sight(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store(sections=[{"id": "top", "items": 2}, {"id": "shelf", "items": 20}, {"id": "rest", "items": 400}]))
    scroll(stage, 1070)
    stage.page.keyboard.press("End")
    stage.until("state.contentOffset[1] > 15000 && state.scrollers.length === 0")
    stage.page.keyboard.press("Home")
    stage.until("state.contentOffset[1] === 0 && state.scrollers.length === 1")
    assert at_rest(stage) == 1070
    assert places(stage)[5] == 0


def test_a_long_section_is_streamed_as_it_scrolls_and_nothing_beside_the_page_is_drawn(serve, open_stage):
    _, _, stage = shown(serve, open_stage, store(items=1000))
    assert stage.state()["scrollers"][0]["offsets"] == [0, 20 + 1000 * 210 - 10 + 20 - WIDTH]
    stage.page.evaluate("""() => {
        window.beside = [];
        window.copies = 0;
        const { prototype } = CanvasRenderingContext2D, { drawImage } = prototype;
        prototype.drawImage = function (image, ...at) {
            if (this.canvas.id === 'canvas') {
                const [x, y, width = image.width, height = image.height] = at.length > 4 ? at.slice(4) : at, { canvas } = this;
                window.copies += 1;
                if (x >= canvas.width || y >= canvas.height || x + width <= -2 || y + height <= -2) window.beside.push([x, y, width, height]);
            }
            return drawImage.call(this, image, ...at);
        };
    }""")
    stage.page.mouse.move(*SHELF)
    for _ in range(40):
        stage.page.mouse.wheel(350, 0)
        stage.page.wait_for_timeout(30)
    offset = at_rest(stage)
    assert offset == 40 * 350
    stage.page.wait_for_timeout(200)
    # Item n is seen at 20 + 210 n − 14,000: 66 ends at 60, 67 begins at 90.
    assert places(stage) == {66: -120, 67: 90, 68: 300}
    scroll(stage, 150000)
    # 714 begins at 20 + 714 × 210 − 150,000 = −40.
    assert places(stage) == {714: -40, 715: 170, 716: 380}
    assert stage.page.evaluate("window.beside") == []
    assert stage.page.evaluate("window.copies") > 0


def test_cells_travel_into_a_section_that_scrolls_and_out_of_it(serve, open_stage):
    value = store()
    value["styles"]["grid"] = {"layout": "grid", "columns": 4, "spacing": 0, "lineSpacing": 0}
    value["animation"] = {"duration": 1, "curve": "linear"}
    _, _, stage = shown(serve, open_stage, {**value, "show": "store"})
    scroll(stage, 1070)
    for key, style in [("2", "grid"), ("1", "store")]:
        stage.page.evaluate("window.recorded = []")
        before = {(c["section"], c["item"]): c["frame"] for c in stage.cells() if c["phase"] == "resting" and c["kind"] == "cell"}
        top = stage.state()["contentOffset"][1]
        stage.page.evaluate("""() => document.addEventListener('roundabout:layout', () => {
            window.first = [roundabout.state(), roundabout.cells()];
        }, { once: true })""")
        stage.page.keyboard.press(key)
        stage.until("window.first !== undefined && window.first[0].style === argument", style)
        state, cells = stage.page.evaluate("window.first")
        stage.page.evaluate("window.first = undefined")
        shift = state["contentOffset"][1] - top
        held = {(c["section"], c["item"]): c["frame"] for c in cells if c["kind"] == "cell"}
        assert len(before.keys() & held.keys()) >= 5
        for place in before.keys() & held.keys():
            assert all(math.isclose(a, b, abs_tol=0.01) for a, b in zip(held[place], [before[place][0], before[place][1] + shift, *before[place][2:]])), place
        stage.settled(style=style)
    assert at_rest(stage) >= 0
