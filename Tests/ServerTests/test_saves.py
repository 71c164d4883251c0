"""Every way in which a program saves a file: one save is one revision with the saved content, and nothing else is said.

The folder lies inside the repository because editors save differently in /tmp.
"""

import mmap
import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from roundabout_server import Server

# Longer than the second looks at what seems broken take (0.61 s), and than the half-second look at size and times.
QUIET = 0.8


def text(items, fill=0):
    """A playground whose number of items tells it from every other."""
    styles = '{ "round": { "layout": "flow", "itemSize": 100 } }'
    return f'{{\n  // {"x" * fill}\n  "items": {items},\n  "styles": {styles}\n}}\n'


class Watched:
    """A served file, and what is said of it."""

    def __init__(self, server, file):
        self.server, self.file = server, file
        self.items = 30
        self.revision = server.wait_for_event("laidOut")["revision"]

    def expect(self, items):
        """The save of a text with so many items arrives as the next revision, and nothing else is said."""
        event = self.server.wait_for(lambda event: event["event"] in ("laidOut", "problem"))
        assert event["event"] == "laidOut", event
        assert (event["revision"], event["items"]) == (self.revision + 1, items)
        self.revision += 1
        self.items = items

    def expect_silence(self, seconds=QUIET):
        said = [event for event in self.server.collect(seconds) if event["event"] in ("laidOut", "problem")]
        assert said == []

    def run(self, *command, **options):
        subprocess.run(command, cwd=self.file.parent, check=True, capture_output=True, timeout=60, **options)


@pytest.fixture
def watched(folder):
    file = folder / "playground.json"
    file.write_text(text(30))
    with Server(file) as server:
        yield Watched(server, file)
        assert server.is_running
        assert server.stop() == 0


# Each takes (file, items) and saves text(items), or turns the present number of items into that one.


def shell(file, items):
    file.write_text(text(items))


def shell_append(file, items):
    """The old text is emptied, and the new one arrives in two writes that are far apart."""
    whole = text(items)
    with open(file, "w") as stream:
        stream.flush()
        time.sleep(0.1)
        stream.write(whole[:20])
        stream.flush()
        time.sleep(0.1)
        stream.write(whole[20:])


def in_place_without_emptying(file, items):
    with open(file, "r+") as stream:
        stream.write(text(items))
        stream.truncate()


def beside_and_renamed(file, items):
    beside = file.with_suffix(".tmp")
    beside.write_text(text(items))
    beside.rename(file)


def hidden_beside_synced_and_renamed(file, items):
    beside = file.with_name(f".{file.name}.{items}")
    with open(beside, "w") as stream:
        stream.write(text(items))
        stream.flush()
        os.fsync(stream.fileno())
    os.replace(beside, file)


def from_another_folder(file, items):
    elsewhere = file.parent / "elsewhere"
    elsewhere.mkdir(exist_ok=True)
    (elsewhere / "new").write_text(text(items))
    (elsewhere / "new").rename(file)


def old_one_moved_aside(file, items):
    """As some IDEs do: new beside, old to a backup, new to its place, backup deleted."""
    new, old = file.with_name(file.name + "___jb_tmp___"), file.with_name(file.name + "___jb_old___")
    new.write_text(text(items))
    file.rename(old)
    new.rename(file)
    old.unlink()


def deleted_and_made_anew(file, items):
    file.unlink()
    file.write_text(text(items))


def copied_over(file, items):
    other = file.with_name("other")
    other.write_text(text(items))
    shutil.copyfile(other, file)


def hard_link(file, items):
    other = file.with_name("other")
    other.write_text(text(items))
    file.unlink()
    os.link(other, file)
    other.unlink()


def across_devices(file, items):
    """What `mv` from another disk does: delete, create, copy."""
    elsewhere = Path("/dev/shm") / f"roundabout-{os.getpid()}.json"
    elsewhere.write_text(text(items))
    subprocess.run(["mv", elsewhere, file], check=True)


def through_memory(file, items):
    """A memory map causes no event; the look at size and times notices it."""
    with open(file, "r+b") as stream, mmap.mmap(stream.fileno(), 0) as memory:
        start = memory.find(b'"items": ') + 9
        memory[start : start + 2] = str(items).encode()
        memory.flush()


def sed(file, items):
    subprocess.run(["sed", "-i", f's/"items": [0-9]*/"items": {items}/', file], check=True)


def perl(file, items):
    subprocess.run(["perl", "-pi", "-e", f's/"items": \\d+/"items": {items}/', file], check=True)


def perl_with_backup(file, items):
    subprocess.run(["perl", "-pi.bak", "-e", f's/"items": \\d+/"items": {items}/', file], check=True)


def vim(file, items, backupcopy="auto"):
    subprocess.run(
        ["vim", "-u", "NONE", "-i", "NONE", "-N", "-e", "-s", "-c", f"set backupcopy={backupcopy} writebackup backupskip=",
         "-c", f'%s/"items": \\d\\+/"items": {items}/', "-c", "wq", file.name],
        cwd=file.parent, check=True, stdin=subprocess.DEVNULL, capture_output=True, timeout=60,
    )  # fmt: skip


def vim_in_place(file, items):
    vim(file, items, backupcopy="yes")


def vim_by_renaming(file, items):
    vim(file, items, backupcopy="no")


def emacs(file, items, precious="nil"):
    change = f'(progn (setq file-precious-flag {precious}) (find-file "{file}") (goto-char (point-min)) '
    change += f'(re-search-forward "\\"items\\": [0-9]+") (replace-match "\\"items\\": {items}") (save-buffer))'
    subprocess.run(["emacs", "-Q", "--batch", "--eval", change], check=True, capture_output=True, timeout=60)


def emacs_by_renaming(file, items):
    emacs(file, items, precious="t")


NEEDS = {perl: "perl", perl_with_backup: "perl", vim: "vim", vim_in_place: "vim", vim_by_renaming: "vim",
         emacs: "emacs", emacs_by_renaming: "emacs"}  # fmt: skip


@pytest.mark.parametrize(
    "save",
    [
        shell, shell_append, in_place_without_emptying, beside_and_renamed, hidden_beside_synced_and_renamed,
        from_another_folder, old_one_moved_aside, deleted_and_made_anew, copied_over, hard_link,
        across_devices, through_memory, sed, perl, perl_with_backup,
        vim, vim_in_place, vim_by_renaming, emacs, emacs_by_renaming,
    ],
    ids=lambda save: save.__name__,
)  # fmt: skip
def test_a_save_is_one_revision(watched, save):
    if save in NEEDS and shutil.which(NEEDS[save]) is None:
        pytest.skip(f"{NEEDS[save]} is not installed")
    if save is across_devices and not os.path.isdir("/dev/shm"):
        pytest.skip("there is no other disk at hand")
    # Twice, because the first save may take the watch away with it.
    for items in (31, 32):
        save(watched.file, items)
        watched.expect(items)
    watched.expect_silence()


def test_git(watched):
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    identity = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b"}
    options = {"env": {**os.environ, **identity, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}}
    watched.run("git", "init", "-q", "-b", "main", **options)
    watched.run("git", "add", watched.file.name, **options)
    watched.run("git", "commit", "-qm", "30", **options)
    watched.run("git", "checkout", "-qb", "more", **options)
    watched.file.write_text(text(31))
    watched.expect(31)
    watched.run("git", "commit", "-qam", "31", **options)
    watched.run("git", "checkout", "-q", "main", **options)
    watched.expect(30)
    watched.run("git", "merge", "-q", "more", **options)
    watched.expect(31)
    watched.file.write_text(text(32))
    watched.expect(32)
    watched.run("git", "stash", "-q", **options)
    watched.expect(31)
    watched.run("git", "stash", "pop", "-q", **options)
    watched.expect(32)
    watched.expect_silence()


def test_touched_and_rewritten_with_the_same_content(watched):
    watched.file.touch()
    watched.file.chmod(0o600)
    watched.file.write_text(text(30))
    beside_and_renamed(watched.file, 30)
    os.utime(watched.file, (0, 0))
    watched.expect_silence()
    shell(watched.file, 31)
    watched.expect(31)


def test_a_time_that_is_set_back(watched):
    before = watched.file.stat()
    shell(watched.file, 31)
    os.utime(watched.file, ns=(before.st_atime_ns, before.st_mtime_ns))
    watched.expect(31)
    watched.expect_silence()


def test_two_hundred_saves_in_a_breath(watched):
    for items in range(100, 300):
        shell(watched.file, items)
    said = watched.server.wait_for(lambda event: event["event"] == "problem" or event.get("items") == 299)
    assert said["event"] == "laidOut"
    # At most one a frame of a display, however many there were.
    assert said["revision"] - watched.revision <= 100
    watched.expect_silence()


def test_two_saves_of_one_length(watched):
    for items in (31, 32, 33, 34):
        shell(watched.file, items)
        time.sleep(0.001)
    said = watched.server.wait_for(lambda event: event.get("items") == 34)
    assert said["event"] == "laidOut"
    watched.expect_silence()


def test_a_large_file_written_in_small_pieces(watched):
    whole = text(31, fill=3_000_000).encode()
    with open(watched.file, "wb", buffering=0) as stream:
        for start in range(0, len(whole), 65536):
            stream.write(whole[start : start + 65536])
    watched.expect(31)
    watched.expect_silence()


def test_gone_for_a_while(watched):
    watched.file.unlink()
    problem = watched.server.wait_for(lambda event: event["event"] in ("laidOut", "problem"))
    assert problem["event"] == "problem", problem
    watched.expect_silence()
    shell(watched.file, 31)
    watched.expect(31)


def test_broken_for_a_while(watched):
    watched.file.write_text(text(31)[:40])
    problem = watched.server.wait_for(lambda event: event["event"] in ("laidOut", "problem"))
    assert problem["event"] == "problem", problem
    assert watched.server.is_running
    shell(watched.file, 32)
    watched.expect(32)


def test_a_link_that_is_edited_through_and_one_that_turns(folder):
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    (folder / "a/real.json").write_text(text(30))
    (folder / "b/real.json").write_text(text(40))
    link = folder / "playground.json"
    link.symlink_to("a/real.json")
    with Server(link) as server:
        watched = Watched(server, link)
        shell(folder / "a/real.json", 31)
        watched.expect(31)
        beside_and_renamed(folder / "a/real.json", 32)
        watched.expect(32)
        (folder / "new").symlink_to("b/real.json")
        (folder / "new").rename(link)
        watched.expect(40)
        shell(folder / "b/real.json", 41)
        watched.expect(41)
        shell(folder / "a/real.json", 33)
        watched.expect_silence()


def test_a_data_folder_that_is_swapped_as_a_cluster_does(folder):
    for name, items in (("..1", 30), ("..2", 31), ("..3", 32)):
        (folder / name).mkdir()
        (folder / name / "playground.json").write_text(text(items))
    (folder / "..data").symlink_to("..1")
    (folder / "playground.json").symlink_to("..data/playground.json")
    with Server(folder / "playground.json") as server:
        watched = Watched(server, folder / "playground.json")
        for name, items in (("..2", 31), ("..3", 32)):
            (folder / "..data_tmp").symlink_to(name)
            (folder / "..data_tmp").rename(folder / "..data")
            watched.expect(items)
        watched.expect_silence()


def test_a_folder_that_is_replaced(folder):
    for name, items in (("now", 30), ("next", 31)):
        (folder / name).mkdir()
        (folder / name / "playground.json").write_text(text(items))
    file = folder / "now/playground.json"
    with Server(file) as server:
        watched = Watched(server, file)
        (folder / "now").rename(folder / "before")
        (folder / "next").rename(folder / "now")
        watched.expect(31)
        shell(file, 32)
        watched.expect(32)
        shutil.rmtree(folder / "now")
        assert server.wait_for(lambda event: event["event"] in ("laidOut", "problem"))["event"] == "problem"
        (folder / "now").mkdir()
        shell(file, 33)
        watched.expect(33)
        beside_and_renamed(file, 34)
        watched.expect(34)


def test_a_name_with_spaces_and_accents(folder):
    file = folder / "mon café – 遊び場.json"
    file.write_text(text(30))
    with Server(file) as server:
        watched = Watched(server, file)
        for items in (31, 32):
            beside_and_renamed(file, items)
            watched.expect(items)


@pytest.mark.parametrize("kind", ["directory", "pipe", "device", "socket", "link to itself", "unreadable"])
def test_what_is_no_file_holds_nobody_up(watched, kind):
    file = watched.file
    file.unlink()
    match kind:
        case "directory":
            file.mkdir()
        case "pipe":
            os.mkfifo(file)
        case "device":
            file.symlink_to("/dev/zero")
        case "socket":
            import socket

            # The path of a socket may have no more than 107 bytes.
            listener = socket.socket(socket.AF_UNIX)
            here = os.getcwd()
            os.chdir(file.parent)
            listener.bind(file.name)
            os.chdir(here)
        case "link to itself":
            file.symlink_to(file.name)
        case "unreadable":
            if os.getuid() == 0:
                pytest.skip("the superuser may read everything")
            file.write_text(text(31))
            file.chmod(0)
    problem = watched.server.wait_for(lambda event: event["event"] in ("laidOut", "problem"))
    assert problem["event"] == "problem", problem
    if kind == "directory":
        file.rmdir()
    else:
        file.unlink()
    shell(file, 32)
    watched.expect(32)


def test_a_file_beyond_the_limit(watched):
    os.truncate(watched.file, 10_000_000_000)
    problem = watched.server.wait_for(lambda event: event["event"] in ("laidOut", "problem"))
    assert problem["event"] == "problem", problem
    shell(watched.file, 31)
    watched.expect(31)
