"""Sections that scroll by themselves, over a socket: what a page says of them, and what it hears."""

import pytest
from raw_sockets import VIEWPORT, Page
from roundabout_server import Server


def text(items):
    """A shelf of cells of 100 × 50: twelve of them are 1200 points, through 390."""
    listed = ", ".join(f'{{ "id": "{item}" }}' for item in items)
    style = '{ "layout": "compositional", "group": [100, 50], "orthogonalScrolling": "continuous" }'
    return f'{{ "items": [{listed}], "styles": {{ "store": {style} }} }}\n'


@pytest.fixture
def shelf(folder):
    file = folder / "playground.json"
    file.write_text(text("abcdefghijkl"))
    with Server(file) as server, Page(server.port) as page:
        yield server, page, file
        assert server.is_running
        assert server.stop() == 0


def take(page, *types):
    """The next message of one of these types."""
    while (message := page.take_json())["type"] not in types:
        pass
    return message


def scroll(page, offset, push=None):
    page.seq += 1
    push = page.layouts[-1]["push"] if push is None else push
    page.say(type="sectionDidScroll", seq=page.seq, section=0, offset=offset, push=push)
    return take(page, "layout", "unchanged", "error")


def test_a_section_is_scrolled(shelf):
    server, page, file = shelf
    first = take(page, "layout")["scrollers"]
    assert [(s["section"], s["offsets"], s["rest"], s["window"]) for s in first] == [(0, [0, 810], 0, [-390, 780])]
    # Half a screen more than is seen, 390 + 195, ends at 780 where the section is scrolled by 195.
    assert scroll(page, 195)["type"] == "unchanged"
    assert scroll(page, 500, push=page.layouts[-1]["push"] + 1)["type"] == "unchanged"
    on = scroll(page, 250)
    assert on["scrollers"][0]["window"] == [-140, 1030]
    assert "offset" not in on["scrollers"][0]
    # A cell before all others, and the third, half of which was hidden, stays where it is.
    file.write_text(text("xabcdefghijkl"))
    assert take(page, "layout")["scrollers"][0]["offset"] == 350


def test_what_makes_no_sense_is_refused(shelf):
    _, page, _ = shelf
    take(page, "layout")
    for offset in (None, "1", 1e13):
        error = scroll(page, offset)
        assert (error["type"], error["code"], error["seq"]) == ("error", "offset", page.seq)
    assert scroll(page, -1e12)["type"] == "unchanged"
    assert page.is_served()


def test_a_page_that_comes_back_finds_its_place(shelf):
    server, page, _ = shelf
    take(page, "layout")
    with Page(server.port) as other:
        # A second hello on the same socket, as after a lost connection.
        anchor = {"id": "d", "distance": -20}
        scrollers = [{"section": 5, "offset": 7, "anchor": anchor}]
        other.say(
            type="hello", protocol=3, viewport=VIEWPORT, offset=[0, 0], pinned=False, instance="another", revision=1,
            scrollers=scrollers,
        )  # fmt: skip
        layout = take(other, "layout")
        if "offset" not in layout["scrollers"][0]:
            layout = take(other, "layout")
        assert layout["scrollers"][0]["offset"] == 320
