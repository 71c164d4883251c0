"""`check`: which sizes are tried, what is said where, and what the shell is told."""

import pytest
from command_line import json_lines, run, save

DEFAULTS = [(320, 568), (390, 844), (844, 390), (1024, 1366)]


def wide_only_at(width, height):
    """A flow whose item is too wide at just that size."""
    condition = f"bounds.width == {width} && bounds.height == {height}"
    return {"items": 1, "styles": {"wide": {"layout": "flow", "itemSize": [f"{condition} ? 2000 : 50", 50]}}}


def test_a_good_file(playground, folder):
    ended = run("check", "playground.json", folder=folder)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "playground.json: 0 errors, 0 warnings, 1 style at 4 sizes\n"
    ended = run("check", "--json", "playground.json", folder=folder)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


@pytest.mark.parametrize("width, height", DEFAULTS)
def test_the_four_sizes(playground, width, height):
    save(playground, wide_only_at(width, height))
    (problem,) = json_lines(run("check", "--json", playground).stdout)
    assert (problem["code"], problem["severity"], problem["file"]) == ("layout.itemTooWide", "warning", str(playground))
    assert problem["message"].endswith(f"(style wide at {width}×{height})")


@pytest.mark.parametrize("words", [
    ["--size", "500x600"], ["--size", "400x600,500x600"], ["--size", "400x600", "--size=500x600"], ["--size", "400x600", "500x600"],
])
def test_sizes_of_ones_own(playground, words):
    save(playground, wide_only_at(500, 600))
    assert run("check", "--strict", playground).returncode == 0
    ended = run("check", *words, "--strict", playground)
    assert ended.returncode == 1
    assert "(style wide at 500×600)" in ended.stderr


@pytest.mark.parametrize("width, height", [(440, 956), (956, 440), (320, 568), (1366, 1024)])
def test_every_device_both_ways(playground, width, height):
    save(playground, wide_only_at(width, height))
    assert f"(style wide at {width}×{height})" in run("check", "--devices", "all", playground).stderr


def test_a_complaint_at_several_sizes_is_made_once(playground):
    save(playground, {"items": 1, "styles": {"wide": {"layout": "flow", "itemSize": [5000, 50]}}})
    ended = run("check", playground)
    assert ended.returncode == 0
    assert ended.stderr.count("warning:") == 1
    assert ended.stdout.endswith("0 errors, 1 warning, 1 style at 4 sizes\n")
    assert run("check", "--strict", playground).returncode == 1


def test_a_person_gets_place_sentence_frame_and_remedy(playground, folder):
    save(playground, '{\n  "items": 30,\n  "styles": {\n    "grid": { "layout": "grid", "colums": 3 }\n  }\n}\n')
    ended = run("check", "playground.json", folder=folder)
    assert ended.returncode == 1
    assert ended.stdout == "playground.json: 1 error, 0 warnings\n"
    first, *frame, remedy = ended.stderr.splitlines()
    # The key begins after four spaces and `"grid": { "layout": "grid", `, which are 4 + 8 + 2 + 10 + 8 characters.
    assert first.startswith('playground.json:4:33: error: "colums" is no key of a grid')
    assert frame == [
        '  2 │   "items": 30,',
        '  3 │   "styles": {',
        '> 4 │     "grid": { "layout": "grid", "colums": 3 }',
        "    │ " + " " * 32 + "^" * len('"colums"'),
        "  5 │   }",
        "  6 │ }",
    ]
    assert remedy == "  try columns"


def test_a_program_gets_a_line_a_problem_in_the_files_order(playground):
    save(playground, '{\n  "itmes": 30,\n  "styles": {\n    "wide": { "itemSize": [5000, 50] },\n    "b": { "layout": "gird" } }\n}')
    ended = run("check", "--json", playground)
    assert (ended.returncode, ended.stderr) == (1, "")
    problems = json_lines(ended.stdout)
    assert [problem["line"] for problem in problems] == sorted(problem["line"] for problem in problems)
    assert [(problem["path"], problem["suggestion"]) for problem in problems] == [("itmes", "items"), ("styles.b.layout", "grid")]
    for problem in problems:
        assert list(problem) == [
            "file", "code", "severity", "line", "column", "endColumn", "path", "message", "suggestion"]


def test_problems_of_the_layouts_stand_among_the_others(playground):
    save(playground, '{ "items": 1,\n"styles": { "wide": { "itemSize": [5000, 50],\n"sections": { "nowhere": {} } } } }')
    assert [(p["line"], p["code"]) for p in json_lines(run("check", "--json", playground).stdout)] == [
        (2, "layout.itemTooWide"), (3, "value.unknownSection")]


ODD = "0.0 / 0"


@pytest.mark.parametrize("style, code, path", [
    ({"layout": "list", "itemHeight": ODD}, "layout.notFinite", "itemHeight"),
    ({"layout": "list", "itemHeight": 40, "spacing": -50}, "layout.overlap", "spacing"),
    ({"layout": "waterfall", "columns": 0}, "layout.noColumn", "columns"),
    ({"layout": "waterfall", "span": f"item == 2 ? {ODD} : 1"}, "layout.notFinite", "span"),
    ({"layout": "mosaic", "aspectRatio": "item == 1 ? 0 : 1"}, "layout.outOfRange", "aspectRatio"),
    ({"layout": "mosaic", "rowHeight": ODD}, "layout.notFinite", "rowHeight"),
    ({"layout": "circle", "itemSize": ODD}, "layout.notFinite", "itemSize"),
    ({"layout": "circle", "radius": "0 - bounds.width"}, "layout.negative", "radius"),
    ({"layout": "stack", "angle": ODD}, "layout.notFinite", "angle"),
    ({"layout": "carousel", "tilt": ODD}, "layout.notFinite", "tilt"),
    ({"layout": "formula", "center": [ODD, 10]}, "layout.notFinite", "center[0]"),
    ({"layout": "formula", "center": [10, 10], "zIndex": "1e300"}, "layout.outOfRange", "zIndex"),
    ({"layout": "formula", "center": [10, 10], "contentSize": [ODD, 10]}, "layout.notFinite", "contentSize[0]"),
    ({"layout": "compositional", "group": [f".fractionalWidth({ODD})", 40]}, "layout.notFinite", "group[0]"),
    ({"layout": "compositional", "group": [100, 40], "item": [101, 40]}, "layout.groupCannotFit", "item[0]"),
    ({"layout": "compositional", "group": [100, 40], "count": 3, "interItemSpacing": 50}, "layout.noEffectiveSize", "count"),
    ({"layout": "flow", "effects": [{"scale": "1 / (visible.x - visible.x)"}]}, "layout.notFinite", "effects[0].scale"),
    ({"layout": "grid", "animation": {"stagger": "bounds.width"}}, "layout.outOfRange", "animation.stagger"),
], ids=lambda value: value["layout"] if isinstance(value, dict) else None)
def test_each_layout_says_what_makes_no_sense(playground, style, code, path):
    save(playground, {"items": 5, "styles": {"s": style}})
    problems = json_lines(run("check", "--json", playground).stdout)
    assert (code, f"styles.s.{path}") in [(problem["code"], problem["path"]) for problem in problems], problems


def test_several_files(playground, folder):
    save(folder / "broken.json", "{")
    ended = run("check", "playground.json", "broken.json", folder=folder)
    assert ended.returncode == 1
    assert ended.stdout.splitlines() == [
        "playground.json: 0 errors, 0 warnings, 1 style at 4 sizes", "broken.json: 1 error, 0 warnings"]
    # The worst of them is what the shell is told, and the others are checked all the same.
    ended = run("check", "nope.json", "broken.json", "playground.json", folder=folder)
    assert ended.returncode == 4
    assert len(ended.stdout.splitlines()) == 2
    assert ended.stderr.startswith("roundabout: nope.json is not there.\n  try roundabout init nope.json\n")
    ended = run("check", "--json", "nope.json", "broken.json", folder=folder)
    assert (ended.returncode, ended.stderr) == (4, "")
    assert [(p["file"], p["code"].split(".")[0]) for p in json_lines(ended.stdout)] == [
        ("nope.json", "file"), ("broken.json", "syntax")]


def test_files_that_cannot_be_read(folder):
    def sentence(name):
        ended = run("check", name, folder=folder)
        assert (ended.returncode, ended.stdout) == (4, "")
        return ended.stderr

    assert sentence("nope/a.json") == "roundabout: nope/a.json is not there.\n  try roundabout init nope/a.json\n"
    assert sentence(".") == "roundabout: . is a folder; name a file in it.\n"
    assert sentence("/dev/zero") == "roundabout: /dev/zero is no regular file; what it gives cannot be read twice.\n"
    (folder / "large.json").write_bytes(b" " * (4 * 1024 * 1024 + 1))
    assert sentence("large.json") == (
        "roundabout: large.json has 4194305 bytes; at most 4194304 (4 MiB) are read. "
        'A generator makes many items out of one line.\n  try "items": { "count": 10000 }\n')


def test_a_thousand_problems_are_cut_for_a_person_and_not_for_a_program(playground, folder):
    save(playground, {"styles": {"a": {"layout": "flow", "cell": {f"key{number}": 1 for number in range(1000)}}}})
    ended = run("check", "playground.json", folder=folder)
    assert ended.returncode == 1
    assert ended.stderr.count("error:") == 100
    assert ended.stderr.splitlines()[-1] == "… and 900 more of playground.json; --json prints every one."
    assert ended.stdout == "playground.json: 1000 errors, 0 warnings\n"
    assert len(json_lines(run("check", "--json", playground).stdout)) == 1000


def test_what_a_file_says_steers_no_terminal(playground):
    save(playground, '{ "\\u001b[31m\\u202e": 1 }')
    ended = run("check", playground)
    assert ended.returncode == 1
    assert "\x1b" not in ended.stderr and "\u202e" not in ended.stderr


@pytest.mark.parametrize("text", ["", "\ufeff{}", "{ // nothing\n}", '{"items": [1, 2,],}', "[]", "nul", '{"items": 1e400}', "\x00"])
def test_odd_texts_end_in_a_verdict(playground, text):
    save(playground, text)
    ended = run("check", playground)
    assert ended.returncode in (0, 1)
    assert (": error: " in ended.stderr) == (ended.returncode == 1)
    assert run("check", "--json", playground).returncode == ended.returncode


def test_what_estimated_texts_bring_about_says_so(playground):
    """A row of digits is 44 high by the built-in table: 44 − 60 makes no sense."""
    save(playground, {"items": [{"title": "0"}], "cell": {"content": "text"}, "styles": {
        "list": {"layout": "list", "itemHeight": "text.height - 60"}}})
    (problem,) = json_lines(run("check", "--json", playground).stdout)
    assert problem["code"] == "layout.negative"
    assert problem["text"] == "estimated"
    assert "itemHeight' is -38 pt for item 0 at 320×568" in problem["message"]
    assert problem["message"].endswith("(style list at 320×568, texts estimated)")
