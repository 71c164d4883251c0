"""`frames`: places from arithmetic written here, in each format."""

import csv
import io
import json
import math
import xml.etree.ElementTree as ElementTree

import pytest
from command_line import run, save

# Four different insets, so that two that changed places show.
TOP, LEFT, BOTTOM, RIGHT = 30, 15, 20, 5
INSETS = [TOP, LEFT, BOTTOM, RIGHT]
SVG = "{http://www.w3.org/2000/svg}"


def frames(file, *words):
    ended = run("frames", file, *words)
    assert (ended.returncode, ended.stderr) == (0, ""), ended.stderr
    return json.loads(ended.stdout)


def test_a_grid_in_an_asymmetric_inset(playground):
    save(playground, {
        "items": [{"id": name} for name in "abcde"],
        "styles": {"tight": {"layout": "grid", "columns": 2}, "grid": {
            "layout": "grid", "columns": 3, "spacing": 8, "lineSpacing": 9, "sectionInset": INSETS,
            "cell": {"cornerRadius": "width / 2"}}},
    })
    side = (390 - LEFT - RIGHT - 2 * 8) / 3
    assert side == 118
    found = frames(playground, "--size", "390x844", "--style", "grid")
    assert list(found) == ["style", "size", "scale", "contentSize", "contentOffset", "elements", "warnings"]
    assert found["style"] == "grid"
    assert found["size"] == [390, 844]
    assert found["scale"] == 3
    assert found["contentSize"] == [390, TOP + side + 9 + side + BOTTOM]
    assert found["contentOffset"] == [0, 0]
    assert found["warnings"] == []
    for item, element in enumerate(found["elements"]):
        row, column = divmod(item, 3)
        assert element == {
            "kind": "cell", "section": 0, "item": item, "id": "abcde"[item],
            "frame": [LEFT + column * (side + 8), TOP + row * (side + 9), side, side],
            "cornerRadius": side / 2, "alpha": 1, "zIndex": 0,
        }
    assert len(found["elements"]) == 5


def test_a_flow_justifies_its_full_lines(playground):
    save(playground, {"items": 6, "styles": {"flow": {
        "layout": "flow", "itemSize": [100, 40], "minimumInteritemSpacing": 10, "minimumLineSpacing": 7,
        "sectionInset": INSETS}}})
    # 3 × 100 + 2 × 10 fit into 390 − 20, 4 × 100 + 3 × 10 do not; what is left over goes between them.
    gap = (390 - LEFT - RIGHT - 3 * 100) / 2
    assert gap == 35
    assert [element["frame"] for element in frames(playground, "--size", "390x844")["elements"]] == [
        [LEFT + column * (100 + gap), TOP + row * (40 + 7), 100, 40] for row in range(2) for column in range(3)
    ]


def test_sections_come_in_order_with_headers_before_and_footers_after_their_cells(playground):
    save(playground, {
        "sections": [
            {"id": "citrus", "header": "Citrus", "footer": "{count} kinds", "items": 2},
            {"header": "Nuts", "items": 1},
        ],
        "styles": {"grid": {"layout": "grid", "columns": 2, "spacing": 10, "sectionInset": INSETS}},
    })
    side = (390 - LEFT - RIGHT - 10) / 2
    # 44 for a header and 28 for a footer, where a grid's section has a text and no size of its own.
    first = 44 + TOP + side + BOTTOM
    second = first + 28
    elements = frames(playground, "--size", "390x844")["elements"]
    assert [(e["kind"], e["section"], e["item"], e["frame"]) for e in elements] == [
        ("header", 0, 0, [0, 0, 390, 44]),
        ("cell", 0, 0, [LEFT, 44 + TOP, side, side]),
        ("cell", 0, 1, [LEFT + side + 10, 44 + TOP, side, side]),
        ("footer", 0, 0, [0, first, 390, 28]),
        ("header", 1, 0, [0, second, 390, 44]),
        ("cell", 1, 0, [LEFT, second + 44 + TOP, side, side]),
    ]


@pytest.mark.parametrize("scale, x", [
    ("0", (100 - 2 * 10) / 3 + 10),
    ("1", 37),
    # 36.67 pt are 73.3 pixels at two a point and 110 at three.
    ("2", 73 / 2),
    ("3", 110 / 3),
])
def test_alignment_moves_the_origin_and_no_number_loses_a_digit(playground, scale, x):
    save(playground, {"items": 3, "styles": {"grid": {"layout": "grid", "columns": 3, "spacing": 10}}})
    found = frames(playground, "--size", "100x100", "--scale", scale)
    assert found["scale"] == float(scale)
    side = (100 - 2 * 10) / 3
    assert found["elements"][1]["frame"] == [x, 0, side, side]


def test_the_style_in_show_is_the_default(playground):
    styles = {"a": {"layout": "grid", "columns": 2}, "b": {"layout": "grid", "columns": 3}}
    save(playground, {"items": 1, "styles": styles})
    assert frames(playground, "--size", "390x844")["style"] == "a"
    save(playground, {"items": 1, "show": "b", "styles": styles})
    assert frames(playground, "--size", "390x844")["style"] == "b"
    # A number with a fraction is a size, too, and so is one with the sign that the program writes.
    assert frames(playground, "--size=390.5×844")["size"] == [390.5, 844]


def test_csv_says_what_json_says(playground):
    save(playground, {
        "items": [{"id": 'a,"b"'}, {"id": "two\nlines"}, {"id": "=1+1"}],
        "styles": {"grid": {"layout": "grid", "columns": 3, "spacing": 10}},
    })
    ended = run("frames", playground, "--size", "100x100", "--scale", "0", "--format", "csv")
    assert (ended.returncode, ended.stderr) == (0, "")
    rows = list(csv.DictReader(io.StringIO(ended.stdout, newline="")))
    # A spreadsheet would take the third for a formula.
    assert [row["id"] for row in rows] == ['a,"b"', "two\nlines", "'=1+1"]
    for row, element in zip(rows, frames(playground, "--size", "100x100", "--scale", "0")["elements"], strict=True):
        assert (row["kind"], int(row["section"]), int(row["item"])) == ("cell", 0, element["item"])
        assert [float(row[name]) for name in ("x", "y", "width", "height")] == element["frame"]
        assert [float(row[name]) for name in ("cornerRadius", "alpha", "zIndex")] == [element["cornerRadius"], 1, 0]


def test_svg_draws_every_element_and_nothing_of_a_title_escapes(playground):
    title = "</text><script>alert('1')</script>&amp;\"\x0b"
    save(playground, {
        "items": [{"title": title, "color": "#ff3b30"}, {"title": "Pear"}],
        "styles": {"grid": {"layout": "grid", "columns": 2, "spacing": 10, "sectionInset": INSETS}},
    })
    ended = run("frames", playground, "--size", "390x844", "--format", "svg")
    assert ended.returncode == 0
    svg = ElementTree.fromstring(ended.stdout)
    name = "{http://www.w3.org/2000/svg}"
    assert {element.tag for element in svg.iter()} == {name + tag for tag in ("svg", "rect", "title", "text")}
    assert [float(side) for side in svg.get("viewBox").split()] == [0, 0, 390, 844]
    ground, *cells = svg.findall(name + "rect")
    side = (390 - LEFT - RIGHT - 10) / 2
    assert [[float(cell.get(key)) for key in ("x", "y", "width", "height")] for cell in cells] == [
        [LEFT, TOP, side, side], [LEFT + side + 10, TOP, side, side]]
    assert cells[0].get("fill") == "#ff3b30"
    # XML knows no vertical tab.
    assert [text.text for text in svg.findall(name + "text")] == [title.replace("\x0b", ""), "Pear"]


def pile(count):
    """A pile of `count` cards of 100 × 140, of which three show: one lies straight, the others a quarter turn to either side."""
    return {"items": count, "styles": {"pile": {
        "layout": "stack", "itemSize": [100, 140], "angle": ".pi / 2", "depth": 3, "shift": [40, 10]}}}


def test_what_is_turned_has_a_transform_and_what_is_hidden_says_so(playground):
    save(playground, pile(5))
    elements = frames(playground, "--size", "400x400", "--scale", "0")["elements"]
    # As CGAffineTransform(rotationAngle:) gives them for 90 and −90 degrees, up to the cosine of π / 2 in 64 bits.
    turns = [None, [0, 1, -1, 0, 0, 0], [0, -1, 1, 0, 0, 0]]
    for element, turn in zip(elements[:3], turns, strict=True):
        assert element.get("transform") == (turn and pytest.approx(turn, abs=1e-15))
        assert "hidden" not in element
    assert [element["zIndex"] for element in elements] == sorted((element["zIndex"] for element in elements), reverse=True)
    assert [element["hidden"] for element in elements[3:]] == [True, True]

    ended = run("frames", playground, "--size", "400x400", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(ended.stdout, newline="")))
    assert [float(row["rotation"]) for row in rows[:3]] == pytest.approx([0, math.pi / 2, -math.pi / 2])
    assert [row["hidden"] for row in rows] == ["false"] * 3 + ["true"] * 2
    assert {(row["scale"], row["tilt"]) for row in rows} == {("1.0", "0.0")}


def test_a_carousel_is_seen_at_the_offset_asked_for(playground):
    save(playground, {"items": 10, "styles": {"strip": {
        "layout": "carousel", "itemSize": [200, 100], "spacing": 10, "minimumScale": 0.5, "minimumAlpha": 1}}})
    found = frames(playground, "--size", "400x300", "--scale", "0")
    # The next one comes into the middle every 210 points.
    assert found["snapOffsets"] == [210 * item for item in range(10)]
    assert found["contentOffset"] == [0, 0]
    assert found["elements"][0]["frame"] == [100, 100, 200, 100]
    assert "transform" not in found["elements"][0]
    scrolled = frames(playground, "--size", "400x300", "--scale", "0", "--offset", "630")
    assert scrolled["contentOffset"] == [630, 0]
    third = scrolled["elements"][3]
    assert third["frame"] == [630 + 100, 100, 200, 100] and "transform" not in third
    # One pitch from the middle it is as small as it gets.
    for neighbour in scrolled["elements"][2], scrolled["elements"][4]:
        assert neighbour["transform"] == pytest.approx([0.5, 0, 0, 0.5, 0, 0], abs=0.01)


def test_cover_flow_has_all_sixteen_numbers(playground):
    save(playground, {"items": 3, "styles": {"covers": {
        "layout": "carousel", "itemSize": 100, "tilt": ".pi / 3", "minimumScale": 1, "perspective": 400}}})
    transform = frames(playground, "--size", "400x300", "--scale", "0")["elements"][1]["transform"]
    # The right neighbour turns its left side away: CATransform3DRotate by −60° about y, with m34 = −1 / 400 before.
    sine, cosine = math.sin(math.pi / 3), math.cos(math.pi / 3)
    assert transform == pytest.approx(
        [cosine, 0, sine, -sine / 400, 0, 1, 0, 0, -sine, 0, cosine, -cosine / 400, 0, 0, 0, 1], abs=0.01)


def test_a_pinned_header_is_seen_where_it_sticks(playground):
    save(playground, {
        "sections": [{"header": "A", "items": 20}, {"header": "B", "items": 20}],
        "styles": {"list": {"layout": "grid", "columns": 1, "itemHeight": 50, "spacing": 0,
                            "sectionHeadersPinToVisibleBounds": True}}})
    # A section is 44 + 20 × 50 high.
    def headers(offset):
        elements = frames(playground, "--size", "300x200", "--offset", offset)["elements"]
        return [element["frame"][1] for element in elements if element["kind"] == "header"]

    assert headers(0) == [0, 1044]
    assert headers(300) == [300, 1044]
    # It is pushed out by the next one, which sticks in its turn.
    assert headers(1044 - 10) == [1000, 1044]
    assert headers(1500) == [1000, 1500]


def test_a_background_lies_below_its_section(playground):
    save(playground, {"items": 3, "styles": {"flow": {
        "layout": "flow", "itemSize": 50, "minimumLineSpacing": 10, "sectionInset": INSETS,
        "sectionBackground": {"color": "#ddeeff", "cornerRadius": 12}}}})
    *cells, ground = frames(playground, "--size", "390x844")["elements"]
    assert [cell["kind"] for cell in cells] == ["cell"] * 3
    assert (ground["kind"], ground["zIndex"], ground["cornerRadius"]) == ("decoration", -1, 12)
    assert ground["frame"] == [0, 0, 390, TOP + 50 + BOTTOM]
    ended = run("frames", playground, "--size", "390x844", "--format", "svg")
    first = ElementTree.fromstring(ended.stdout).findall(SVG + "rect")[1]
    assert (first.get("fill"), first.get("rx")) == ("#ddeeff", "12.0")


def test_svg_turns_and_orders_what_it_draws(playground):
    save(playground, pile(5))
    svg = ElementTree.fromstring(run("frames", playground, "--size", "400x400", "--scale", "0", "--format", "svg").stdout)
    groups = svg.findall(SVG + "g")
    # The first is on top and not turned; the last ones do not show.
    titles = [title.text for title in svg.iter(SVG + "title")]
    assert titles == ["0/2", "0/1", "0/0"]
    assert len(groups) == 2
    for group in groups:
        a, b, c, d, e, f = (float(number) for number in group.get("transform")[len("matrix("):-1].split())
        rect = group.find(SVG + "rect")
        x, y, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
        # The middle stays where it is.
        middle = (x + width / 2, y + height / 2)
        assert (a * middle[0] + c * middle[1] + e, b * middle[0] + d * middle[1] + f) == pytest.approx(middle)
    assert [float(number) for number in groups[1].get("transform")[7:-1].split()[:4]] == pytest.approx([0, 1, -1, 0])


def test_svg_sets_rows_within_their_groups_corners(playground):
    save(playground, {
        "items": [{"title": "Wi-Fi", "value": "Garden", "accessory": "disclosureIndicator", "color": "#0a84ff"},
                  {"title": "About", "subtitle": "Five words do not fit here"}],
        "cell": {"content": "row"}, "styles": {"settings": {"layout": "list", "appearance": "insetGrouped"}}})
    elements = frames(playground, "--size", "200x400")["elements"]
    assert [(e.get("corners"), e.get("separator")) for e in elements] == [(1 + 2, 16), (4 + 8, None)]
    svg = ElementTree.fromstring(run("frames", playground, "--size", "200x400", "--format", "svg").stdout)
    first, second = (path.get("d") for path in svg.findall(SVG + "path"))
    # Clockwise: two arcs on the way to the right and at the end; between the arcs, in the other.
    assert (first.count("a"), second.count("a")) == (2, 2)
    assert first.index("a") < first.index("V") and second.index("V") < second.index("a")
    texts = [(text.text, text.get("text-anchor")) for text in svg.findall(SVG + "text")]
    assert texts[:4] == [("›", "end"), ("Garden", "end"), ("Wi-Fi", "start"), ("About", "start")]
    # 200 − 2 × 16 − 2 × 16 are left to a line.
    lines = [text for text, _ in texts[4:]]
    assert len(lines) == 2 and " ".join(lines) == "Five words do not fit here"


def test_svg_sets_bubbles_on_their_sides(playground):
    save(playground, {
        "items": [{"title": "Hello"}, {"title": "Hi"}], "cell": {"content": "bubble"},
        "styles": {"chat": {"layout": "list", "itemWidth": 100, "align": "index == 0 ? .leading : .trailing"}}})
    assert [e["side"] for e in frames(playground, "--size", "300x400")["elements"]] == ["leading", "trailing"]
    svg = ElementTree.fromstring(run("frames", playground, "--size", "300x400", "--format", "svg").stdout)
    theirs, mine = svg.findall(SVG + "text")
    assert (theirs.text, theirs.get("x"), mine.text, mine.get("x"), mine.get("fill")) == (
        "Hello", "14.0", "Hi", "214.0", "#ffffff")


def test_warnings_stand_in_the_object_or_on_stderr(playground):
    save(playground, {"items": 1, "styles": {"wide": {
        "layout": "flow", "itemSize": [500, 40], "sections": {"nowhere": {"minimumLineSpacing": 1}}}}})
    warnings = frames(playground, "--size", "390x844")["warnings"]
    assert [(w["code"], w["severity"], w["line"], w["path"]) for w in warnings] == [
        ("value.unknownSection", "warning", 1, "styles.wide.sections.nowhere"),
        ("layout.itemTooWide", "warning", 1, "styles.wide.itemSize"),
    ]
    ended = run("frames", playground, "--size", "390x844", "--format", "csv")
    assert ended.returncode == 0
    assert ended.stderr.count("warning:") == 2
    assert len(ended.stdout.splitlines()) == 2


def test_what_keeps_frames_from_coming(playground, folder):
    ended = run("frames", "playground.json", "--size", "390x844", "--style", "roud", folder=folder)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == 'roundabout: playground.json has no style "roud"; did you mean "round"?\n'
    ended = run("frames", "playground.json", "--size", "390x844", "--style", "table", folder=folder)
    assert ended.stderr == 'roundabout: playground.json has no style "table"; it has round.\n'

    ended = run("frames", "nope.json", "--size", "390x844", folder=folder)
    assert (ended.returncode, ended.stdout) == (4, "")
    assert ended.stderr == "roundabout: nope.json is not there.\n  try roundabout init nope.json\n"

    save(playground, '{ "items": }')
    ended = run("frames", "playground.json", "--size", "390x844", folder=folder)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("playground.json:1:12: error: ")


def test_texts_are_estimated_and_the_object_says_so(playground):
    """A digit of body is 0.6 × 17 = 10.2 wide by the built-in table: 40 of them are two lines of 358, 2 × 22 + 22 high."""
    save(playground, {"items": [{"title": "0" * 40}, {"title": "0"}], "cell": {"content": "row"}, "styles": {
        "list": {"layout": "list"}, "fixed": {"layout": "list", "itemHeight": 50}}})
    found = frames(playground, "--size", "390x844", "--style", "list")
    assert found["text"] == "estimated"
    assert [e["frame"] for e in found["elements"]] == [[0, 0, 390, 66], [0, 66, 390, 44]]
    assert found["elements"][0]["separator"] == 16
    assert "separator" not in found["elements"][1]
    # Where nothing depends on a text nothing is said.
    assert "text" not in frames(playground, "--size", "390x844", "--style", "fixed")


def test_a_compositional_section_scrolls_by_itself(playground):
    save(playground, {
        "sections": [
            {"id": "shelf", "header": "New", "items": [{"id": "a", "badge": "3"}, {"id": "b"}, {"id": "c", "badge": "<9>"}]},
            {"id": "all", "items": 2},
        ],
        "styles": {"store": {"layout": "compositional", "interSectionSpacing": 7, "sections": {
            "shelf": {
                "group": [".fractionalWidth(0.5)", 100], "orthogonalScrolling": "groupPaging", "interGroupSpacing": 10,
                "contentInsets": {"horizontal": 20}, "badge": {"layoutSize": 24},
                "boundarySupplementaryItems": [
                    {"elementKind": "more", "layoutSize": [60, 30], "alignment": "topTrailing", "text": "See all"}]},
            "all": {"layout": "list", "itemHeight": 30}}}},
    })
    shown = frames(playground, "--size", "390x844")
    found = [(e["kind"], e["id"], e["frame"]) for e in shown["elements"]]
    # Groups are (390 - 2 * 20) / 2 = 175 wide and 10 apart; a badge of 24 is in the upper trailing corner.
    assert found == [
        ("header", "shelf/header", [20, 0, 350, 44]),
        ("cell", "a", [20, 44, 175, 100]), ("badge", "a/badge", [171, 44, 24, 24]),
        ("cell", "b", [205, 44, 175, 100]), ("badge", "b/badge", [356, 44, 24, 24]),
        ("cell", "c", [390, 44, 175, 100]), ("badge", "c/badge", [541, 44, 24, 24]),
        ("supplementary", "shelf/supplementary", [310, 14, 60, 30]),
        ("cell", "1/0", [0, 151, 390, 30]), ("cell", "1/1", [0, 181, 390, 30]),
    ]
    # 20 + 3 * 175 + 2 * 10 + 20 = 585 are seen through 390.
    assert shown["scrollers"] == [{
        "section": 0, "frame": [0, 44, 390, 100], "direction": "horizontal", "behavior": "groupPaging", "offsets": [0, 195],
        "rest": 0}]
    svg = run("frames", playground, "--size", "390x844", "--format", "svg").stdout
    texts = [text.text for text in ElementTree.fromstring(svg).iter(SVG + "text")]
    assert {"New", "See all", "3", "<9>"} <= set(texts)


def test_the_pixel_rule_of_compositional_layouts(playground):
    # 375 / 7 = 53.571…, at two pixels a point 53.5; edges at 107.14, 160.71 and 214.29 go to 107, 160.5 and 214.5.
    style = {"layout": "compositional", "group": [".fractionalWidth(1)", 40], "count": 7}
    save(playground, {"items": 5, "styles": {"each": style, "snapped": {**style, "snapEdges": True}}})
    starts = [0, 53.5, 107, 160.5, 214.5]
    each = frames(playground, "--size", "375x667", "--scale", "2")
    assert [e["frame"] for e in each["elements"]] == [[x, 0, 53.5, 40] for x in starts]
    # 160.5 + 53.5 = 214: half a point before the next one begins.
    assert [(w["code"], w["suggestion"]) for w in each["warnings"]] == [("layout.seam", '"snapEdges": true')]
    snapped = frames(playground, "--size", "375x667", "--scale", "2", "--style", "snapped")
    assert [e["frame"][2] for e in snapped["elements"]] == [53.5, 53.5, 53.5, 54, 53.5]
    assert snapped["warnings"] == []
