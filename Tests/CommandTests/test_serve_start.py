"""`serve`: which file, which page, which port, and what keeps it from starting."""

import os
import shutil
import socket
import subprocess
import time
import urllib.request

import pytest
from command_line import REPOSITORY, Running, binary, environment, run, save

DEFAULT_PORT = 8642


def page(server):
    url = server.event("listening")["url"]
    with urllib.request.urlopen(url, timeout=20) as reply:
        return reply.read()


def listening_socket(port=0, accepts=True):
    held = socket.socket()
    held.bind(("127.0.0.1", port))
    if accepts:
        held.listen()
    return held, held.getsockname()[1]


def test_of_a_folder_its_playground_or_its_only_file(playground, folder):
    save(folder / "other.json", "{}")
    save(folder / "playground.schema.json", "{}")
    with Running("--json", "-p0", folder) as server:
        assert server.event("listening")["file"] == f"{folder}/playground.json"
    playground.unlink()
    with Running("--json", "-p0", ".", folder=folder) as server:
        assert server.event("listening")["file"] == "./other.json"
    save(folder / "another.json", "{}")
    ended = run("-p0", ".", folder=folder)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (
        "roundabout: . has no playground.json but another.json, other.json; name the one to serve.\n")
    for file in folder.glob("*.json"):
        file.unlink()
    # An empty one is waited for.
    with Running("--json", "-p0", ".", folder=folder) as server:
        assert server.event("problem")["problem"]["code"] == "file.missing"
        save(folder / "playground.json", "{}")
        assert server.event("laidOut")["items"] == 30


def test_the_search_for_the_pages_files(playground, folder):
    ours = (REPOSITORY / "Public" / "index.html").read_bytes()
    with Running("--json", "-p0", "playground.json", folder=folder) as server:
        assert page(server) == ours
    for name in ("Public", "elsewhere"):
        (folder / name).mkdir()
        (folder / name / "index.html").write_text(name)
    with Running("--json", "-p0", "playground.json", folder=folder) as server:
        assert page(server) == b"Public"
    with Running("--json", "-p0", "playground.json", "--public", "elsewhere", folder=folder) as server:
        assert page(server) == b"elsewhere"
    ended = run("-p0", "--public", "nowhere", folder=folder)
    assert (ended.returncode, ended.stdout) == (4, "")
    assert ended.stderr == "roundabout: there is no index.html in nowhere, which --public names.\n"


def test_installed_it_works_from_any_folder(playground, folder):
    prefix = folder / "a prefix"
    subprocess.run(
        [REPOSITORY / "scripts" / "install"], check=True, capture_output=True,
        env={**os.environ, "PREFIX": str(prefix), "DESTDIR": "", "ROUNDABOUT": str(binary())})
    installed = prefix / "share" / "roundabout" / "Public" / "index.html"
    installed.write_text("installed")
    assert sorted(path.name for path in prefix.iterdir()) == ["bin", "share"]
    program = prefix / "bin" / "roundabout"
    with Running("--json", "-p0", playground, folder="/", program=program) as server:
        assert page(server) == b"installed"
    # By a link from a folder of the PATH, too.
    link = folder / "rb"
    link.symlink_to(program)
    with Running("--json", "-p0", playground, folder="/", program=link) as server:
        assert page(server) == b"installed"
    shutil.rmtree(prefix / "share")
    ended = run(playground, "-p0", program=program)
    assert ended.returncode == 4
    assert ended.stderr == (
        "roundabout: the page's files are neither beside the file nor beside the program; "
        "--public DIR names the folder that has index.html in it.\n")


def test_a_port_that_stays_taken(playground):
    held, port = listening_socket()
    with held:
        begun = time.monotonic()
        ended = run(playground, "--port", port)
        assert time.monotonic() - begun >= 2
    assert (ended.returncode, ended.stdout) == (3, "")
    assert ended.stderr == (
        f"roundabout: port {port} on 127.0.0.1 is in use, and was for two seconds; --port 0 takes any that is free.\n")


def test_a_port_that_becomes_free_in_time(playground):
    held, port = listening_socket()
    with Running("--json", f"-p{port}", playground) as server:
        time.sleep(0.5)
        held.close()
        assert server.event("listening")["port"] == port


def test_the_default_port_moves_up_where_somebody_answers(playground):
    try:
        held, _ = listening_socket(DEFAULT_PORT)
    except OSError:
        held = socket.socket()  # Somebody else holds it: as good.
    with held, Running("--json", playground) as server:
        port = server.event("listening")["port"]
        assert DEFAULT_PORT < port <= DEFAULT_PORT + 10
        assert server.event("note")["message"] == (
            f"Port {DEFAULT_PORT} is taken, so this is {port}; --port chooses another.")


def test_the_default_port_is_waited_for_where_nobody_answers(playground):
    try:
        held, _ = listening_socket(DEFAULT_PORT, accepts=False)
    except OSError:
        pytest.skip(f"somebody else holds {DEFAULT_PORT}")
    with held:
        ended = run(playground)
    assert ended.returncode == 3
    assert ended.stderr.startswith(f"roundabout: port {DEFAULT_PORT} on 127.0.0.1 is in use, and was for two seconds")


@pytest.mark.parametrize("host, url", [
    ("localhost", "http://localhost:"), ("127.0.0.1", "http://localhost:"), ("127.0.0.2", "http://127.0.0.2:"), ("::1", "http://[::1]:"),
])
def test_addresses_of_this_machine_alone(playground, host, url):
    if host == "::1" and not os.path.exists("/proc/net/if_inet6"):
        pytest.skip("no IPv6 here")
    with Running("--json", "-p0", "--host", host, playground) as server:
        listening = server.event("listening")
        assert listening["url"] == f"{url}{listening['port']}/"


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.7", "::", "::ffff:10.0.0.1"])
def test_addresses_that_would_let_others_in(playground, host):
    ended = run(playground, "-p0", "--host", host)
    assert (ended.returncode, ended.stdout) == (3, "")
    assert ended.stderr == (
        f"roundabout: --host takes an address of this machine alone (127.0.0.1, ::1) in this version: {host} would let "
        "others in, and nothing would keep strangers out. An SSH tunnel brings the page to another machine.\n")


@pytest.mark.parametrize("host", ["256.1.1.1", "nowhere.example", "1", ""])
def test_words_that_are_no_address(playground, host):
    ended = run(playground, "-p0", "--host", host)
    assert ended.returncode == 3
    assert ended.stderr == (
        f'roundabout: --host takes an address in numbers, such as 127.0.0.1 or ::1; found "{host}".\n')


def test_open_hands_the_address_to_the_browser_and_keeps_out_of_its_way(playground, folder):
    tool = folder / "xdg-open"
    told = folder / "told"
    os.mkfifo(told)
    tool.write_text(f'#!/bin/sh\necho noise\n{{ echo "$1"; ls -l /proc/self/fd | grep -c socket; }} > "{told}"\n')
    tool.chmod(0o755)
    path = f"{folder}:{os.environ['PATH']}"
    with Running("--json", "-p0", "--open", playground, env=environment(PATH=path)) as server:
        url = server.event("listening")["url"]
        assert told.read_text().splitlines() == [url, "0"]
        assert server.stop() == 0
    assert not any("noise" in line for line in server.lines["stdout"])


def test_open_without_a_browser_says_so(playground, folder):
    with Running("--json", "-p0", "--open", playground, env=environment(PATH=str(folder))) as server:
        url = server.event("listening")["url"]
        assert server.event("note")["message"] == f"--open found no xdg-open on this machine; open {url} yourself."


def test_closed_descriptors_are_no_sockets(playground):
    """What is printed into a closed stdout must not reach a page."""
    held, port = listening_socket()
    held.close()
    process = subprocess.Popen(["sh", "-c", f'exec "{binary()}" "{playground}" -p{port} >&- 2>&- <&-'])
    try:
        deadline = time.monotonic() + 20
        while True:
            try:
                with urllib.request.urlopen(f"http://localhost:{port}/", timeout=20):
                    break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.02)
        assert [os.readlink(f"/proc/{process.pid}/fd/{number}") for number in range(3)] == ["/dev/null"] * 3
    finally:
        process.terminate()
        assert process.wait(timeout=20) == 0
