"""What is inside cells: texts that size them, rows, bubbles and tags, measured by the browser that draws them."""

import io
import json

import pytest
from PIL import Image

from conftest import DEADLINE, write

# UIKit's at `large`: lines of 22 and 16, 11 above and below a row's texts, 7 within a bubble.
TITLE, SUBTITLE, ROW_PADDING, BUBBLE_PADDING = 22, 16, 2 * 11, 2 * 7

LONG = "A title that is so long that it takes more than one line on a phone, and on most others too"
SETTINGS = {
    "sections": [
        {"id": "radio", "header": "Radio", "items": [
            {"title": "Airplane Mode", "color": "#ff9500", "accessory": "toggle", "value": "off"},
            {"title": "Wi-Fi", "color": "#007aff", "value": "Garden", "accessory": "disclosureIndicator"},
            {"title": LONG, "color": "#5856d6", "value": "A value of its own", "accessory": "detail"}]},
        {"id": "fruit", "items": [
            {"title": "Apple", "subtitle": "Malus domestica", "image": "apple.svg", "accessory": "checkmark"},
            {"title": LONG, "subtitle": LONG, "image": "pear.svg"},
            {"title": "日本語のタイトルもここで折り返されますから、行の高さは二行分か三行分になります。"}]},
    ],
    "cell": {"content": "row"},
    "styles": {"settings": {"layout": "list", "appearance": "insetGrouped"}},
}
CHAT = {
    "items": [{"id": str(n), "title": f"{LONG[: 9 + n * 13 % 80]} {n}", "data": {"mine": n % 3 == 0}} for n in range(30)],
    "cell": {"content": "bubble"},
    "styles": {"chat": {"layout": "list", "anchor": "bottom", "align": "data.mine ? .trailing : .leading",
                        "spacing": "previous.data.mine == data.mine ? 2 : 10", "sectionInset": 12}},
}
TAGS = {
    "items": [{"title": title, "color": "#5856d6"} for title in
              ["Apple", "Blood orange", "Kiwi", "Passion fruit", "Fig", "Watermelon", "Lime", "illicit", "WWWWWW"]],
    "cell": {"content": "text", "cornerRadius": "height / 2"},
    "styles": {"tags": {"itemSize": ["text.width + 32", 36], "lineAlignment": "leading", "sectionInset": 16}},
}

# Before the page's own scripts: what the first layouts showed, and another content size category where one is asked for.
WATCH = """
window.layouts = [];
document.addEventListener('roundabout:layout', () => window.layouts.push(roundabout.cells()));
"""
CATEGORY = """
window.category = 'large';
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    send.call(this, text.replaceAll('"preferredContentSizeCategory":"large"', `"preferredContentSizeCategory":"${window.category}"`));
};
"""


@pytest.fixture
def watched(chromium, open_stage, monkeypatch):
    """open_stage with scripts that run before the page's."""
    def start(server, *arguments, scripts=(WATCH,), **options):
        made = chromium.new_context

        def with_scripts(**context):
            new = made(**context)
            for script in scripts:
                new.add_init_script(script)
            return new

        monkeypatch.setattr(chromium, "new_context", with_scripts)
        return open_stage(server, *arguments, **options)

    return start


def is_whole(cell):
    """Whether the title is drawn to its end."""
    return "".join("".join(cell["lines"]).split()) == "".join(cell["title"].split())


def own_height(cell, title=TITLE, subtitle=SUBTITLE):
    """What the drawn lines ask for, where the subtitle has one line."""
    lines = len(cell["lines"]) * title
    if cell["content"] == "bubble":
        return lines + BUBBLE_PADDING
    return max(44, lines + (subtitle if cell["subtitle"] else 0) + ROW_PADDING)


def shown(stage):
    return [cell for cell in stage.cells() if cell["kind"] == "cell"]


def fits(cells, **lines):
    """Every title is drawn whole, and every cell is as high as what it draws."""
    assert cells
    for cell in cells:
        assert is_whole(cell), cell
        if cell["subtitle"] == LONG:
            # As many lines as it takes, whole ones.
            assert cell["frame"][3] in {own_height(cell, **lines) + n * lines.get("subtitle", SUBTITLE) for n in range(5)}
        else:
            assert cell["frame"][3] == pytest.approx(own_height(cell, **lines), abs=0.01), cell
    return True


def test_a_row_is_as_high_as_what_is_drawn_in_it(serve, watched):
    server, _ = serve(SETTINGS)
    stage = watched(server, 390, 896, "?view=1")
    stage.settled()
    cells = shown(stage)
    assert [len(cell["lines"]) > 1 for cell in cells] == [False, False, True, False, True, True]
    fits(cells)


def test_a_bubble_holds_its_text_and_takes_three_quarters_at_most(serve, watched):
    server, _ = serve(CHAT)
    stage = watched(server, 390, 896, "?view=1")
    stage.settled()
    fits(shown(stage))
    for cell in shown(stage):
        x, _, width, _ = cell["frame"]
        assert width <= 0.75 * (390 - 24) + 0.01
        mine = int(cell["id"]) % 3 == 0
        assert (x + width if mine else x) == pytest.approx(378 if mine else 12, abs=0.5)  # places are whole pixels


def test_a_tag_is_as_wide_as_its_text(serve, watched):
    server, _ = serve(TAGS)
    stage = watched(server, 390, 896, "?view=1")
    stage.settled()
    widths = stage.page.evaluate("""() => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context.font = '17px system-ui, -apple-system, "Segoe UI", sans-serif';
        return Object.fromEntries(roundabout.cells().map(({ title }) => [title, context.measureText(title).width]));
    }""")
    cells = shown(stage)
    assert len(cells) == 9
    for cell in cells:
        assert is_whole(cell), cell
        # The padding of 16 on either side, and a whole point at most that is rounded up.
        assert 0 <= cell["frame"][2] - widths[cell["title"]] - 32 < 1 + 1 / 32


@pytest.mark.parametrize("playground", [SETTINGS, CHAT, TAGS], ids=["settings", "chat", "tags"])
def test_the_first_picture_has_measured_sizes(serve, watched, playground):
    server, _ = serve(playground)
    stage = watched(server, 390, 896, "?view=1")
    stage.settled()
    first, *rest = stage.page.evaluate("window.layouts")
    frames = [cell["frame"] for cell in first]
    assert frames and all([cell["frame"] for cell in later] == frames for later in rest)
    assert all(is_whole(cell) for cell in first if cell["kind"] == "cell")


def test_another_width_is_measured_anew(serve, watched):
    server, _ = serve(SETTINGS)
    stage = watched(server, 390, 896, "?view=1")
    stage.settled()
    narrow = stage.frames()[0, 2][3]
    for width, height in [(844, 390), (320, 568), (700, 900)]:
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.until("state.viewport.width === argument && state.contentSize[0] === argument && !state.animating", width)
        fits(shown(stage))
    assert stage.frames()[0, 2][3] < narrow


def test_another_text_size_is_measured_anew(serve, watched):
    server, _ = serve(SETTINGS)
    stage = watched(server, 390, 896, "?view=1", scripts=(WATCH, CATEGORY))
    stage.settled()
    stage.page.evaluate("window.category = 'accessibilityLarge'")
    stage.page.set_viewport_size({"width": 400, "height": 896})
    # Body at accessibilityLarge: 33 points, lines of 40 (Apple's tables of Dynamic Type), caption 1: 26, lines of 32.
    stage.page.wait_for_function(
        "() => roundabout.cells().some(({ kind, frame }) => kind === 'cell' && frame[3] === 40 + 22)", timeout=DEADLINE * 1000)
    stage.settled()
    cells = [cell for cell in shown(stage) if cell["subtitle"] is None]
    fits(cells, title=40, subtitle=32)


def at_the_bottom(stage):
    state = stage.state()
    return state["contentOffset"][1] == pytest.approx(state["contentSize"][1] - state["viewport"]["height"], abs=0.5)


def test_a_chat_begins_at_its_end_and_stays_there(serve, watched):
    server, path = serve(CHAT)
    stage = watched(server, 390, 896, "?view=1")
    stage.settled()
    assert at_the_bottom(stage)
    assert shown(stage)[-1]["id"] == "29"

    stage.page.set_viewport_size({"width": 844, "height": 390})
    stage.until("state.viewport.width === 844 && state.contentSize[0] === 844 && !state.animating")
    assert at_the_bottom(stage)
    fits(shown(stage))

    longer = json.loads(json.dumps(CHAT))
    longer["items"].append({"id": "30", "title": "One more, that came just now", "data": {"mine": False}})
    write(path, longer)
    stage.settled(revision=2)
    assert at_the_bottom(stage)
    assert shown(stage)[-1]["id"] == "30"
    fits(shown(stage))


def test_a_chat_that_was_scrolled_up_stays_where_it_is_read(serve, watched):
    server, path = serve(CHAT)
    stage = watched(server, 390, 600, "?view=1")
    stage.settled()
    stage.page.mouse.move(200, 300)
    stage.page.mouse.wheel(0, -400)
    stage.page.wait_for_function("""() => {
        const { contentOffset: [, y], contentSize: [, height] } = roundabout.state();
        return y < height - 600 - 300;
    }""")

    def places():
        """Where each bubble is seen. What lies above may still be measured, and the content offset change with it."""
        state, cells = stage.both()
        return {cell["id"]: cell["frame"][1] - state["contentOffset"][1] for cell in cells if cell["kind"] == "cell"}

    before = places()
    longer = json.loads(json.dumps(CHAT))
    longer["items"].append({"id": "30", "title": "One more", "data": {"mine": False}})
    write(path, longer)
    stage.settled(revision=2)
    after = places()
    assert len(before) > 5 and set(before) <= set(after)
    for name, place in before.items():
        assert after[name] == pytest.approx(place, abs=0.5), name
    fits(shown(stage))


def test_what_is_scrolled_to_is_measured_before_it_is_seen(serve, watched):
    server, _ = serve({**SETTINGS, "sections": [{"id": str(n), "items": SETTINGS["sections"][n % 2]["items"]} for n in range(60)]})
    stage = watched(server, 390, 600, "?view=1")
    stage.settled()
    for _ in range(12):
        stage.page.mouse.move(200, 300)
        stage.page.mouse.wheel(0, 900)
        stage.page.wait_for_timeout(60)
    stage.settled()
    assert stage.state()["contentOffset"][1] > 5000
    fits(shown(stage))


def test_a_reader_hears_all_that_a_row_says(serve, open_stage):
    server, _ = serve(SETTINGS)
    stage = open_stage(server, 390, 896, "?view=1")
    stage.settled()
    stage.page.wait_for_function("() => document.querySelectorAll('[role=option]').length === 6")
    names = stage.page.evaluate("[...document.querySelectorAll('[role=option]')].map((option) => option.textContent)")
    assert names[1].startswith("Wi-Fi, Garden, item 1")
    assert names[3].startswith("Apple, Malus domestica, checked, section 1, item 0")


def test_from_right_to_left_a_row_begins_at_the_right(serve, open_stage):
    playground = json.loads(json.dumps(SETTINGS))
    playground["styles"]["settings"]["semanticContentAttribute"] = "forceRightToLeft"
    server, _ = serve(playground)
    stage = open_stage(server, 390, 896, "?view=1", color_scheme="light")
    stage.settled()
    _, y, _, height = shown(stage)[0]["frame"]
    # The orange square of the first row, 16 from the inset's 16 and 30 wide: at the right, and not at the left.
    picture = Image.open(io.BytesIO(stage.page.screenshot())).convert("RGB")
    assert picture.getpixel((390 - 32 - 15, round(y + height / 2))) == (255, 149, 0)
    assert picture.getpixel((32 + 2, round(y + height / 2))) != (255, 149, 0)
