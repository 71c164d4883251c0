"""`serve`: what it prints for a person and for a program, from the first line to the last."""

import os
import pty
import re
import signal
import subprocess

from command_line import PATIENCE, Running, binary, environment, save

BROKEN = '{ "items": 7, "styles": { "round": { "layout": "flow", "itemSize": 100, } }\n'
UNKNOWN = '{ "itmes": 7,\n  "styles": { "round": { "layout": "flow", "itemSize": 100 } } }\n'
GOOD = '{ "items": 7,\n  "styles": { "round": { "layout": "flow", "itemSize": 100 } } }\n'
FIGURES = r"\(parse [\d.]+ ms, layout [\d.]+ ms\)"


def eight(text):
    """The same with one item more: another playground, so that a line of its own comes."""
    return text.replace("7", "8")


def test_the_banner(playground, folder):
    with Running("-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        assert server.stop(signal.SIGINT) == 0
    lines = server.lines["stdout"]
    assert lines[0] == ""
    assert re.fullmatch(r"  Roundabout \d+\.\d+\.\d+  ready in [\d.]+ ms", lines[1])
    assert re.fullmatch(r"  ➜  Local:    http://localhost:\d+/", lines[3])
    assert re.fullmatch(r"  ➜  Watching: \./playground\.json  \(round, 7 items, laid out in [\d.]+ ms\)", lines[4])
    assert lines[5:] == ["  ➜  press Ctrl-C to stop", ""]
    assert server.lines["stderr"] == []


def test_a_line_a_change_with_its_cause(playground, folder):
    with Running("-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        save(playground, eight(GOOD))
        line = server.line("→")
        assert re.fullmatch(r"\d\d:\d\d:\d\d playground\.json → round 390×844: 8 cells " + FIGURES, line)
        # The same playground otherwise written is no change.
        save(playground, eight(GOOD).replace("\n", "\n\n"))
        save(playground, GOOD)
        assert ": 7 cells (" in server.line("→")


def test_a_broken_save_is_told_once_and_a_mended_one_once(playground, folder):
    with Running("-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        save(playground, UNKNOWN)
        # `{ "` before the key: it begins in column 3.
        assert server.line("error", "stderr").startswith('playground.json:1:3: error: "itmes" is no key of the file')
        server.line("try items", "stderr")
        # The same mistake a line further down is not told again.
        save(playground, "// a word\n" + UNKNOWN)
        save(playground, "// a word\n// another\n" + UNKNOWN)
        save(playground, GOOD)
        server.line("✓ playground.json: no problems")
        save(playground, "//\n" + GOOD)
        save(playground, eight(GOOD))
        server.line("8 cells")
        # Made again, it is told again.
        save(playground, UNKNOWN)
        server.line("error", "stderr")
        server.stop()
    assert sum("error" in line for line in server.lines["stderr"]) == 2
    assert sum("no problems" in line for line in server.lines["stdout"]) == 1


def test_what_is_left_is_counted(playground, folder):
    with Running("-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        save(playground, '{ "itmes": 7, "titel": "", "styles": {} }')
        server.line('"titel"', "stderr")
        save(playground, '{ "items": 7, "titel": "", "styles": {} }')
        server.line("playground.json: 1 error left")
        server.stop()
    assert sum("error" in line for line in server.lines["stderr"]) == 2


def test_a_thousand_problems_are_cut_with_a_count(playground, folder):
    cell = {f"key{number}": 1 for number in range(1000)}
    with Running("-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        save(playground, {"styles": {"a": {"layout": "flow", "cell": cell}}})
        assert server.line("more of", "stderr") == (
            "… and 980 more of playground.json; roundabout check ./playground.json shows more, with --json every one."
            .replace("./", ""))
        server.stop()
    assert sum("error" in line for line in server.lines["stderr"]) == 20


def test_a_file_that_is_broken_or_missing_at_the_start_does_not_stop_the_server(playground, folder):
    save(playground, BROKEN)
    with Running("-p", "0", folder=folder) as server:
        assert "./playground.json  (nothing to show yet: see below)" in server.line("Watching")
        assert server.line("error", "stderr").startswith("playground.json:")
        save(playground, GOOD)
        server.line("7 cells")
        assert server.stop() == 0
    playground.unlink()
    with Running("-p", "0", folder=folder) as server:
        assert server.line("error", "stderr") == "playground.json: error: playground.json is not there."
        server.line("try roundabout init playground.json", "stderr")
        save(playground, GOOD)
        server.line("7 cells")
        server.line("✓ playground.json: no problems")
        assert server.stop() == 0


def test_a_layout_that_nobody_looks_at_is_warned_of_once(playground, folder):
    wide = '{ "title": "A", "items": 1,\n "styles": { "wide": { "itemSize": [500, 50] } } }'
    save(playground, wide)
    with Running("-p", "0", folder=folder) as server:
        # The value begins behind ` "styles": { "wide": { "itemSize": `.
        column = 1 + len(' "styles": { "wide": { "itemSize": ')
        assert server.line("warning", "stderr").startswith(f"playground.json:2:{column}: warning: Item 0 is 500 pt wide")
        save(playground, wide.replace('"A"', '"B"'))
        server.line("1 cell")
        save(playground, GOOD)
        server.line("✓ playground.json: no problems")
        server.stop()
    assert sum("warning" in line for line in server.lines["stderr"]) == 1


def test_a_picture_that_comes_mends_what_was_said_of_it(playground, folder):
    save(playground, {"items": [{"image": "mine.png"}]})
    with Running("-p", "0", folder=folder) as server:
        assert 'no picture "mine.png"' in server.line("warning", "stderr").lower()
        (folder / "images").mkdir()
        (folder / "images" / "mine.png").write_bytes(b"\x89PNG\r\n\x1a\n")
        server.line("✓ playground.json: no problems")
        assert server.stop() == 0


def test_quiet_says_problems_only_and_verbose_says_more(playground, folder):
    with Running("-q", "-p", "0", folder=folder) as server:
        save(playground, UNKNOWN)
        server.line("error", "stderr")
        save(playground, eight(GOOD))
        save(playground, UNKNOWN.replace("itmes", "itemss"))
        server.line("itemss", "stderr")
        assert server.stop() == 0
    assert server.lines["stdout"] == []
    with Running("--verbose", "-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        assert server.stop() == 0


def test_a_program_gets_a_line_an_event(playground, folder):
    with Running("--json", "-v", "-p", "0", folder=folder) as server:
        listening = server.event("listening")
        assert list(listening) == ["event", "port", "url", "file"]
        assert listening["url"] == f"http://localhost:{listening['port']}/"
        assert listening["file"] == "playground.json"
        first = server.event("laidOut")
        assert [first[name] for name in ("cause", "revision", "style", "size", "items", "pages")] == [
            "file", 1, "round", [390, 844], 7, 0]
        save(playground, UNKNOWN)
        problem = server.event("problem")
        assert (problem["index"], problem["count"]) == (0, 1)
        assert [problem["problem"][name] for name in ("path", "line", "column", "endColumn", "suggestion")] == [
            "itmes", 1, 3, 3 + len('"itmes"'), "items"]
        save(playground, GOOD)
        server.event("problemsCleared")
        assert server.stop() == 0
    assert '"event":"listening"' in server.lines["stdout"][0]
    assert server.lines["stdout"][-1] == '{"event":"stopped"}'
    assert server.lines["stderr"] == []


def test_a_program_learns_how_many_problems_there_are_and_gets_a_hundred(playground, folder):
    with Running("--json", "-p", "0", folder=folder) as server:
        server.event("laidOut")
        save(playground, {"styles": {"a": {"layout": "flow", "cell": {f"key{number}": 1 for number in range(1000)}}}})
        assert server.event("problem", index=99)["count"] == 1000
        server.stop()
    assert sum('"event":"problem"' in line for line in server.lines["stdout"]) == 100


def on_a_terminal(words, folder, until, stderr=subprocess.DEVNULL, **changes):
    """What is printed on a terminal until some text has come."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [binary(), *words], cwd=folder, stdin=slave, stdout=slave, stderr=stderr, env=environment(**changes))
    os.close(slave)
    text = b""
    while until.encode() not in text:
        text += os.read(master, 4096)
    process.terminate()
    assert process.wait(timeout=PATIENCE) == 0
    os.close(master)
    return text.decode()


def test_colour_on_a_terminal_and_nowhere_else(playground, folder):
    def is_coloured(*words, **changes):
        return "\x1b[" in on_a_terminal(["-p", "0", *words], folder, "to stop", **changes)

    assert is_coloured()
    assert not is_coloured("--no-color")
    assert not is_coloured(NO_COLOR="1")
    assert is_coloured(NO_COLOR="")
    assert not is_coloured(TERM="dumb")
    with Running("-p", "0", folder=folder) as server:
        server.line("Ctrl-C")
        server.stop()
    assert not any("\x1b" in line for line in server.lines["stdout"])
    # Each stream for itself: a log of the mistakes stays plain although the events go to a terminal.
    save(playground, UNKNOWN)
    log = folder / "log"
    with open(log, "w") as stderr:
        assert "\x1b[" in on_a_terminal(["-p", "0"], folder, "to stop", stderr=stderr)
    assert "error" in log.read_text() and "\x1b" not in log.read_text()


def test_a_terminal_that_is_closed_ends_the_server(playground, folder):
    process, master = pty.fork()
    if process == 0:
        os.execve(binary(), [binary(), str(playground), "-p", "0"], environment())
    text = b""
    while b"to stop" not in text:
        text += os.read(master, 4096)
    # The system tells the terminal's session by SIGHUP; without a terminal the same signal means "read again".
    os.close(master)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
