"""`init` and `schema`: what is written, what is left alone."""

import json
import re

from command_line import run


def test_a_starter_and_its_schema(folder):
    ended = run("init", folder=folder)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "Wrote playground.json and playground.schema.json. Now: roundabout playground.json\n"
    assert sorted(path.name for path in folder.iterdir()) == ["playground.json", "playground.schema.json"]
    text = (folder / "playground.json").read_text()
    assert "//" in text
    assert (folder / re.search(r'"\$schema": "\./(.*?)"', text)[1]).samefile(folder / "playground.schema.json")
    schema = (folder / "playground.schema.json").read_text()
    assert json.loads(schema)["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert schema == run("schema").stdout
    assert run("check", "--strict", "--devices", "all", "playground.json", folder=folder).returncode == 0


def test_elsewhere(folder):
    (folder / "inner").mkdir()
    ended = run("init", "inner/mine.json", folder=folder)
    assert ended.stdout == "Wrote inner/mine.json and inner/playground.schema.json. Now: roundabout inner/mine.json\n"
    assert not list(folder.glob("*.json"))
    # Of a folder, its playground.json; the schema that is there is the same.
    assert run("init", "inner", folder=folder).returncode == 0
    assert (folder / "inner" / "playground.json").exists()


def test_nothing_is_overwritten_unless_forced(folder):
    file = folder / "playground.json"
    file.write_text("mine")
    ended = run("init", folder=folder)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "roundabout: playground.json is there already and was left as it is; --force overwrites it.\n"
    assert file.read_text() == "mine"
    assert [path.name for path in folder.iterdir()] == ["playground.json"]
    assert run("init", "--force", folder=folder).returncode == 0
    assert file.read_text() != "mine"


def test_a_schema_of_ones_own_is_left_too(folder):
    schema = folder / "playground.schema.json"
    schema.write_text("mine")
    ended = run("init", folder=folder)
    assert ended.returncode == 1
    assert ended.stderr == (
        "roundabout: playground.schema.json is there already and was left as it is; --force overwrites it.\n")
    assert [path.name for path in folder.iterdir()] == ["playground.schema.json"]
    assert run("init", "--force", folder=folder).returncode == 0
    assert schema.read_text() == run("schema").stdout


def test_a_folder_that_is_not_there(folder):
    ended = run("init", "nowhere/a.json", folder=folder)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "roundabout: nowhere/a.json cannot be written: there is no folder nowhere.\n"


def test_a_disk_that_takes_nothing(folder):
    ended = run("init", "/proc/a.json", folder=folder)
    assert ended.returncode == 1
    assert ended.stderr.startswith("roundabout: /proc/a.json cannot be written: ")
