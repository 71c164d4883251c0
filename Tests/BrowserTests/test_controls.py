"""Keys, pointer, scrolling, selection, motion preferences, and what a screen reader hears."""

import json
import pathlib

from conftest import ROOT, write

GRID = {"layout": "grid", "columns": 3, "spacing": 0, "lineSpacing": 0}
THREE = {"items": 12, "styles": {"a": GRID, "b": {**GRID, "columns": 2}, "c": {**GRID, "columns": 4}}}


def test_keys_choose_the_style(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(style="a")
    for key, style in [("3", "c"), ("ArrowLeft", "b"), ("ArrowRight", "c"), ("ArrowRight", "a"), ("2", "b")]:
        stage.page.keyboard.press(key)
        stage.settled(style=style)


def test_keys_with_a_modifier_are_the_browsers(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled(style="a")
    stage.page.keyboard.press("Alt+2")
    stage.page.keyboard.press("3")
    stage.settled(style="c")


def test_the_address_chooses_the_style(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 300, 600, "?view=1&style=b")
    stage.settled(style="b")


def test_editing_a_style_brings_it_into_view_unless_another_is_pinned(serve, open_stage):
    server, path = serve(THREE)
    stage = open_stage(server, 300, 600, "?view=1")
    pinned = open_stage(server, 300, 600, "?view=1&style=a")
    stage.settled(style="a")
    pinned.settled(style="a")
    edited = json.loads(json.dumps(THREE))
    edited["styles"]["c"]["columns"] = 6
    write(path, edited)
    stage.settled(revision=2, style="c")
    pinned.settled(revision=2, style="a")


def test_a_new_value_of_show_takes_every_page_along(serve, open_stage):
    server, path = serve({**THREE, "show": "a"})
    stage = open_stage(server, 300, 600, "?view=1&style=b")
    stage.settled(style="b")
    write(path, {**THREE, "show": "c"})
    stage.settled(revision=2, style="c")


def test_a_click_selects_and_the_terminal_says_which(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled()
    # Column 1, line 2 of three columns of 100.
    stage.page.mouse.click(150, 250)
    assert server.wait_for("itemSelected")["item"] == 7
    assert [(s["section"], s["item"]) for s in stage.state()["selection"]] == [(0, 7)]
    assert [c["item"] for c in stage.cells() if c["selected"]] == [7]


def test_long_content_scrolls_by_wheel_and_keys(serve, open_stage):
    server, _ = serve({"items": {"count": 10_000}, "styles": {"a": {**GRID, "columns": 1, "itemHeight": 100}}})
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled()
    stage.page.mouse.move(150, 300)
    stage.page.mouse.wheel(0, 1000)
    stage.until("state.contentOffset[1] >= 1000")
    stage.page.keyboard.press("End")
    # 10,000 × 100 − 600
    stage.until("state.contentOffset[1] === 999400 && !state.animating")
    stage.page.wait_for_function("() => roundabout.cells().length === 6")
    assert [c["item"] for c in stage.cells()] == list(range(9994, 10_000))
    assert stage.frames()[(0, 9999)] == [0, 999_900, 300, 100]
    stage.page.keyboard.press("Home")
    stage.until("state.contentOffset[1] === 0")
    stage.page.wait_for_function("() => roundabout.cells().some(c => c.item === 0)")


def test_reduced_motion_cuts(serve, open_stage):
    server, _ = serve({**THREE, "animation": {"duration": 5}})
    stage = open_stage(server, 300, 600, "?view=1", reduced_motion="reduce")
    stage.settled(style="a")
    stage.record()
    stage.page.keyboard.press("2")
    stage.settled(style="b")
    # No cell is ever anywhere but at its old or its new place: columns of 100 or 150 points.
    assert {c["frame"][2] for _, cells in stage.recording() for c in cells} <= {100, 150}


def test_a_screen_reader_finds_the_visible_cells(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 300, 600, "?view=1")
    stage.settled()
    options = stage.page.get_by_role("option")
    options.first.wait_for(state="attached")
    stage.page.wait_for_function("() => document.querySelectorAll('[role=option]').length === 12")
    # The second fruit, column 1 of line 0.
    name = options.nth(1).get_attribute("aria-label") or options.nth(1).inner_text()
    assert "Pear" in name and "item 1" in name and "100 by 100 points" in name


def test_the_theme_follows_the_system(serve, open_stage):
    server, _ = serve(THREE)
    grounds = []
    for scheme in ("light", "dark"):
        stage = open_stage(server, 900, 700, color_scheme=scheme)
        stage.settled()
        grounds.append(stage.page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert grounds[0] != grounds[1]


def test_panels_and_menus_never_change_the_viewport(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 1200, 800)
    stage.settled()
    before = stage.state()["viewport"]
    for key in ("?", "Escape", "d", "d"):
        stage.page.keyboard.press(key)
        assert stage.state()["viewport"] == before


def test_rotate_turns_the_device(serve, open_stage):
    server, _ = serve(THREE)
    stage = open_stage(server, 1200, 1000, "?device=iphone-17")
    stage.settled()
    viewport = stage.state()["viewport"]
    # Apple's figures for the iPhone 17: 402 × 874 points at 3 pixels each.
    assert (viewport["width"], viewport["height"], viewport["scale"]) == (402, 874, 3)
    stage.page.keyboard.press("r")
    stage.until("state.viewport.width === 874 && state.viewport.height === 402 && !state.animating")
    stage.page.keyboard.press("r")
    stage.until("state.viewport.width === 402 && !state.animating")


def test_the_shipped_file_shows_its_five_looks(open_stage, serve):
    server, _ = serve((ROOT / "playground.json").read_text())
    stage = open_stage(server, 390, 844, "?view=1")
    stage.settled()
    assert stage.state()["styles"] == ["round", "table", "grid", "mixed", "spiral"]
    # bounds.width / 3 − 8 = 122 a side, three a line, 12 between, lines every 132: the article's numbers.
    frames = stage.frames()
    assert frames[(0, 4)] == [134, 132, 122, 122]
    for number, style in enumerate(stage.state()["styles"], start=1):
        stage.page.keyboard.press(str(number))
        stage.settled(style=style)
        assert stage.state()["problems"] == []
