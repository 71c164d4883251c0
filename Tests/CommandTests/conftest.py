"""What the tests share: a folder of their own, and a good file in it."""

import shutil
import sys
import uuid
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
# A page in Python, which the server's own tests have.
sys.path.append(str(Path(__file__).parent.parent / "ServerTests"))

from command_line import REPOSITORY, binary, save  # noqa: E402

GOOD = {"items": 7, "styles": {"round": {"layout": "flow", "itemSize": 100}}}


def pytest_collection_modifyitems(items):
    if binary() is None:
        for item in items:
            item.add_marker(pytest.mark.skip(reason="there is no roundabout binary: make build"))


@pytest.fixture
def folder():
    folder = REPOSITORY / ".build" / "CommandTests" / uuid.uuid4().hex[:12]
    folder.mkdir(parents=True)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def playground(folder):
    file = folder / "playground.json"
    save(file, GOOD)
    return file


def pytest_make_parametrize_id(val):
    """Names of tests stay short and printable."""
    text = " ".join(val) if isinstance(val, (list, tuple)) and all(isinstance(word, str) for word in val) else val
    return ascii(text)[:48] if isinstance(text, str) else None
