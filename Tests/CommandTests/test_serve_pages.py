"""`serve`: what it prints of the pages that look."""

import re
import urllib.parse

import pytest
from command_line import Running, save
from raw_sockets import VIEWPORT, Page

# Three in a line of the page's width: 3 × 100 + 2 × 10 fit, 4 × 100 + 3 × 10 do not.
assert 320 <= VIEWPORT["width"] < 430
SIZE = [VIEWPORT["width"], VIEWPORT["height"]]


def spaced(spacing):
    return {"items": 7, "styles": {
        "round": {"layout": "flow", "itemSize": 100, "minimumLineSpacing": spacing},
        "grid": {"layout": "grid", "columns": 2}}}


def settle(page):
    """Until the page has acknowledged a layout, and that has been taken in."""
    count = len(page.layouts)
    while len(page.layouts) == count:
        page.take_json()


def test_a_program_hears_of_pages_and_of_what_they_do(playground):
    save(playground, spaced(10))
    with Running("--json", "-p0", playground) as server:
        port = server.event("listening")["port"]
        with Page(port) as page:
            number = server.event("pageConnected")["page"]
            settle(page)
            # The second and third line move by one and two times what the spacing grew: four of seven cells.
            save(playground, spaced(16))
            moved = server.event("laidOut", revision=2)
            assert moved == {**moved, "cause": "file", "style": "round", "size": SIZE, "items": 7, "moved": 4, "total": 7,
                             "farthest": 2 * 6, "pages": 1}
            settle(page)
            page.say(type="styleDidChange", seq=1, name="grid", pinned=False)
            assert server.event("laidOut", cause="style")["style"] == "grid"
            settle(page)
            page.say(type="viewportDidChange", seq=2, viewport={**VIEWPORT, "width": 333.5}, animated=True)
            assert server.event("laidOut", cause="viewport")["size"] == [333.5, VIEWPORT["height"]]
            page.say(type="itemSelected", section=0, item=3, revision=2)
            # Whatever its title: an item that nobody listed is known by its place.
            assert server.event("itemSelected") == {"event": "itemSelected", "section": 0, "item": 3, "id": "0/3"}
        assert server.event("pageDisconnected")["page"] == number
        assert server.stop() == 0


def test_a_person_hears_of_changes_and_selections(playground, folder):
    save(playground, spaced(10))
    with Running("-p0", folder=folder) as server:
        port = urllib.parse.urlsplit(server.line("Local").split()[-1]).port
        server.line("Ctrl-C")
        with Page(port) as page:
            settle(page)
            # A third of a point is a pixel here: two lines' worth of 20/3 pt is 13.33 pt.
            save(playground, spaced("10 + 20 / 3"))
            size = "×".join(f"{side:g}" for side in SIZE)
            assert re.fullmatch(
                rf"\d\d:\d\d:\d\d playground\.json → round {size}: 4 of 7 cells moved, at most 13\.3 pt "
                r"\(parse [\d.]+ ms, layout [\d.]+ ms, 1 viewer\)", server.line("→"))
            settle(page)
            page.say(type="itemSelected", section=0, item=3, revision=2)
            assert server.line("selected").endswith(" selected 0/3 [0, 3]")
        assert server.stop() == 0
    # Neither pages nor viewports, unless they are asked for.
    assert not any("connected" in line or "left" in line for line in server.lines["stdout"])


@pytest.mark.parametrize("words", [["-v"], ["--verbose"]])
def test_who_asks_for_everything_hears_of_pages_and_viewports(playground, folder, words):
    with Running(*words, "-p0", folder=folder) as server:
        port = urllib.parse.urlsplit(server.line("Local").split()[-1]).port
        with Page(port) as page:
            server.line("page 1 connected")
            settle(page)
            page.say(type="viewportDidChange", seq=1, viewport={**VIEWPORT, "width": 333.5}, animated=True)
            assert "viewport → round 333.5×" in server.line("viewport →")
        server.line("page 1 left")
        assert server.stop() == 0
