"""What the tests share: the binary, a folder of their own, a server for a whole module, and a healthy page beside it."""

import shutil
import sys
import uuid
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from raw_sockets import Page  # noqa: E402
from roundabout_server import REPOSITORY, Server, binary  # noqa: E402

PLAYGROUND = '{ "items": 30, "styles": { "round": { "layout": "flow", "itemSize": 100 } } }\n'


def pytest_collection_modifyitems(items):
    if binary() is None:
        for item in items:
            item.add_marker(pytest.mark.skip(reason="there is no roundabout binary: make build"))


def make_folder():
    """A folder inside the repository, because editors save differently in /tmp."""
    folder = REPOSITORY / ".build" / "ServerTests" / uuid.uuid4().hex[:12]
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def folder():
    folder = make_folder()
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def playground(folder):
    """A good playground.json."""
    file = folder / "playground.json"
    file.write_text(PLAYGROUND)
    return file


@pytest.fixture
def server(playground):
    """A server of the test's own, which must be running at the end and stop cleanly."""
    with Server(playground) as server:
        yield server
        assert server.is_running, server.complaints[-5:]
        assert server.stop() == 0


@pytest.fixture(scope="module")
def shared():
    """One server for all tests of a module: whatever they do to it, it must be running at the end and stop cleanly."""
    folder = make_folder()
    file = folder / "playground.json"
    file.write_text(PLAYGROUND)
    with Server(file) as server:
        yield server
        assert server.is_running, server.complaints[-5:]
        assert server.stop() == 0
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def healthy_page(shared):
    with Page(shared.port) as page:
        yield page


@pytest.fixture
def port(shared, healthy_page):
    """The shared server's port. After the test, the page that was connected all along is still served."""
    yield shared.port
    assert healthy_page.is_served()


def pytest_make_parametrize_id(val):
    """Names of tests stay short, whatever long or unprintable thing they send."""
    text = val.decode("latin-1") if isinstance(val, bytes) else val
    return ascii(text)[:32] if isinstance(text, str) else None
