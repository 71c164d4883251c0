"""Words that make no sense: one sentence on stderr, nothing on stdout, exit code 2."""

import pytest
from command_line import binary, run

LAN = (
    "--lan is not there yet: this version listens on this machine alone, because nothing would keep strangers out. "
    "An SSH tunnel to its port brings the page to another machine."
)
SIZE = "A size is written WIDTHxHEIGHT in points, each from 1 to 16384, such as 390x844; found "

SENTENCES = [
    (["--prot", "80"], "There is no option --prot. Did you mean --port?"),
    (["--jsn"], "There is no option --jsn. Did you mean --json?"),
    (["-x"], "There is no option -x. roundabout --help lists them."),
    (["--port"], "--port needs a value after it."),
    (["--port", "80000"], '--port is a number from 0 (any free port) to 65535; found "80000".'),
    (["-p", "-1"], '--port is a number from 0 (any free port) to 65535; found "-1".'),
    (["-pmany"], '--port is a number from 0 (any free port) to 65535; found "many".'),
    (["--public", "--open"], '--public needs a value after it; found the option "--open" (if it is meant: --public=--open).'),
    (["--open=yes"], 'The value "yes" belongs to an option that takes none.'),
    (["a.json", "b.json"], 'One file can be served at a time; "b.json" is one too many.'),
    ([""], "A file's name is empty."),
    (["--lan"], LAN),
    (["check", "--lan", "a.json"], LAN),
    (["--qr"], "--qr is not there yet: it would show an address for other devices, and this version listens on this machine alone."),
    (["examples", "a", "b"], 'examples prints one; "b" is one too many.'),
    (["chek", "a.json"], "There is no command chek. Did you mean roundabout check?"),
    (
        ["chek"],
        "There is no file chek and no such command. Did you mean roundabout check? (./chek waits for a file of that name.)",
    ),
    (["--json", "check", "a.json"], "A command stands first: roundabout check … (a file of that name is ./check)."),
    (["init", "a.json", "b.json"], 'init writes one file; "b.json" is one too many.'),
    (["init", "--forc"], "There is no option --forc. Did you mean --force?"),
    (["check"], "check needs a file: roundabout check playground.json"),
    (["check", "--port", "1", "a.json"], "--port is an option of serve, not of check."),
    (["check", "--strct", "a.json"], "There is no option --strct. Did you mean --strict?"),
    (["check", "--devices", "some", "a.json"], '--devices takes "all"; found "some".'),
    (["check", "--size", "390", "a.json"], SIZE + '"390".'),
    (["check", "--size", "390x844,", "a.json"], SIZE + '"".'),
    (["frames", "a.json"], "frames needs a file and a size: roundabout frames playground.json --size 390x844"),
    (["frames", "--size", "1x1"], "frames needs a file and a size: roundabout frames playground.json --size 390x844"),
    (["frames", "a.json", "b.json"], 'frames lays out one file; "b.json" is one too many.'),
    (["frames", "a.json", "--size", "0x1"], SIZE + '"0x1".'),
    (["frames", "a.json", "--size", "nanx1"], SIZE + '"nanx1".'),
    (["frames", "a.json", "--size", "1x16385"], SIZE + '"1x16385".'),
    (["frames", "a.json", "--size", "1x1", "--scale", "9"], '--scale is from 0.25 to 8, or 0 for unaligned frames; found "9".'),
    (["frames", "a.json", "--size", "1x1", "--scale", "nan"], '--scale is from 0.25 to 8, or 0 for unaligned frames; found "nan".'),
    (["frames", "a.json", "--size", "1x1", "--format", "xml"], '--format is json, csv or svg; found "xml".'),
    (["frames", "a.json", "--size", "1x1", "--offset", "far"], '--offset is how far the content is scrolled, in points; found "far".'),
    (["frames", "a.json", "--size", "1x1", "--offset", "inf"], '--offset is how far the content is scrolled, in points; found "inf".'),
    (["frames", "a.json", "--size", "1x1", "--offset", "--style"],
     '--offset needs a value after it; found the option "--style" (if it is meant: --offset=--style).'),
    (["frames", "a.json", "--json"], "--json is an option of serve, not of frames."),
    (["schema", "a.json"], 'schema takes nothing after it; found "a.json".'),
]


@pytest.mark.parametrize("words, sentence", SENTENCES)
def test_the_sentence(folder, words, sentence):
    ended = run(*words, folder=folder)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", f"roundabout: {sentence}\n")


def test_what_would_steer_a_terminal_does_not(folder):
    ended = run("--\x1b[2J", folder=folder)
    assert ended.returncode == 2
    assert ended.stderr == "roundabout: There is no option --�[2J. roundabout --help lists them.\n"


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"], ["check", "-h"], ["frames", "--help"], ["--port", "1", "-h"]])
def test_help_names_every_command_and_option(words):
    ended = run(*words)
    assert (ended.returncode, ended.stderr) == (0, "")
    for word in (
        "roundabout init", "roundabout check", "roundabout frames", "roundabout schema", "roundabout examples", "--port", "--host", "--public",
        "--open", "--read-only", "--quiet", "--verbose", "--json", "--force", "--size", "--devices", "--strict", "--style",
        "--scale", "--offset", "--format", "--no-color", "--help", "--version", "8642", "127.0.0.1",
    ):
        assert word in ended.stdout, word
    # What is not there is not promised.
    for word in ("--lan", "--qr"):
        assert word not in ended.stdout, word
    assert max(len(line) for line in ended.stdout.splitlines()) <= 110


@pytest.mark.parametrize("words", [["--version"], ["-V"], ["version"], ["schema", "-V"]])
def test_version(words):
    ended = run(*words)
    assert ended.returncode == 0
    assert ended.stdout.startswith("roundabout ") and ended.stdout.count(".") == 2


def test_a_disk_that_is_full_is_told(playground):
    with open("/dev/full", "w") as full:
        import subprocess

        ended = subprocess.run(
            [binary(), "frames", playground, "--size", "390x844"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert ended.returncode == 1
    assert ended.stderr == "roundabout: the output could not be written: no space left on device.\n"
