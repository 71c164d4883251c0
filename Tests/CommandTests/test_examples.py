"""`examples`: a line each, or one of them, ready to be saved."""

import pytest
from command_line import REPOSITORY, run

EXAMPLES = sorted((REPOSITORY / "Examples").glob("*.json"))


def test_a_line_an_example(folder):
    ended = run("examples", folder=folder)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    assert [line.split()[0] for line in lines] == [file.stem for file in EXAMPLES]
    for file, line in zip(EXAMPLES, lines, strict=True):
        first = file.read_text().splitlines()[0]
        assert first.startswith("// ") and first[3:] in line


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda file: file.stem)
def test_one_of_them_can_be_saved_beside_its_schema(folder, example):
    ended = run("examples", example.stem, folder=folder)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == example.read_text().replace('"../Public/playground.schema.json"', '"./playground.schema.json"')
    (folder / "mine.json").write_text(ended.stdout)
    assert run("check", "--strict", "mine.json", folder=folder).returncode == 0
    assert run("examples", example.name, folder=folder).stdout == ended.stdout


def test_one_that_there_is_not(folder):
    ended = run("examples", "calender", folder=folder)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == 'roundabout: there is no example "calender"; did you mean "calendar"?\n'
    ended = run("examples", "../playground", folder=folder)
    assert ended.returncode == 2
    assert ended.stderr.startswith('roundabout: there is no example "../playground"; there are app-store, ')
