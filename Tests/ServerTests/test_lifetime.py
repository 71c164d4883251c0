"""How the server begins and ends, what it leaves behind, and that nobody can keep it busy."""

import os
import signal
import socket
import struct
import subprocess
import sys
import time

import pytest
from raw_sockets import CLOSE, TEXT, Connection, Page, WebSocket, frame, get, handshake
from roundabout_server import PATIENCE, Server, binary

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def descriptors(server):
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def eventually(condition, patience=PATIENCE):
    """Whether the condition comes true; asked again and again, because it is told by no event."""
    deadline = time.monotonic() + patience
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def refused_to_start(*arguments):
    return subprocess.run([binary(), *arguments], capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_polite_end(playground, number):
    with Server(playground) as server:
        pages = [WebSocket(server.port) for _ in range(20)]
        with Connection(server.port) as idle:
            assert server.stop(number) == 0
            assert idle.take_all() == b""
        assert [page.take_close_code() for page in pages] == [1001] * 20
        with pytest.raises(ConnectionRefusedError):
            Connection(server.port)


def test_an_end_that_a_page_does_not_answer(playground):
    with Server(playground) as server:
        pages = [WebSocket(server.port) for _ in range(3)]
        begun = time.monotonic()
        assert server.stop() == 0
        # A quarter of a second is granted; ten times that means that it hangs.
        assert time.monotonic() - begun < 2.5
        for page in pages:
            page.socket.close()


def test_hang_up_reads_again_and_goes_on(server):
    with Page(server.port) as page:
        server.process.send_signal(signal.SIGHUP)
        server.process.send_signal(signal.SIGPIPE)
        assert page.is_served()
        assert get(server.port, "/")[0] == 200


def test_a_port_that_is_taken(server, playground):
    ended = refused_to_start(str(playground), "--port", str(server.port))
    assert ended.returncode == 3
    assert str(server.port) in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("host", ["192.0.2.1", "256.1.1.1", "nowhere.example"])
def test_an_address_that_is_not_ours(playground, host):
    ended = refused_to_start(str(playground), "--port", "0", "--host", host)
    assert ended.returncode == 3
    assert len(ended.stderr.strip().splitlines()) == 1


@linux_only
def test_only_the_loopback_address_is_bound(server):
    listening = []
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with open(table) as lines:
            for line in list(lines)[1:]:
                _, local, _, state, *_ = line.split()
                address, port = local.split(":")
                if state == "0A" and int(port, 16) == server.port:
                    listening.append(address)
    assert listening == ["0100007F"]


def test_killed_and_started_again_at_once(playground):
    with Server(playground) as server:
        port = server.port
        pages = [WebSocket(port) for _ in range(50)]
        server.process.kill()
        server.process.wait()
        with Server(playground, port=port) as again:
            assert again.port == port
            with Page(port) as page:
                assert page.is_served()
            assert again.stop() == 0
        for page in pages:
            assert page.take_close_code() is None


@linux_only
def test_a_storm_of_connections_leaves_nothing_behind(server):
    with Page(server.port) as page:
        assert page.is_served()
        before = descriptors(server)
        for number in range(400):
            match number % 4:
                case 0:
                    with WebSocket(server.port) as visitor:
                        visitor.send(frame(TEXT, b'{"type":"nonsense"}') + frame(CLOSE, struct.pack(">H", 1000)))
                        visitor.take_close_code()
                case 1:
                    visitor = WebSocket(server.port)
                    visitor.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    visitor.socket.close()
                case 2:
                    visitor = Connection(server.port)
                    visitor.send(handshake(server.port)[:50])
                    visitor.socket.close()
                case 3:
                    get(server.port, "/")
        assert page.is_served()
        assert eventually(lambda: descriptors(server) <= before), (descriptors(server), before)


def test_who_says_nothing_or_drips_is_shown_out(server):
    silent = [Connection(server.port) for _ in range(20)]
    dripping = Connection(server.port)
    dripping.send(b"GET / HTTP/1.1\r\n")
    with Page(server.port) as page:
        begun = time.monotonic()
        while time.monotonic() - begun < 9:
            dripping.send(b"Y: z\r\n")
            time.sleep(0.5)
            assert page.is_served()
    for connection in [*silent, dripping]:
        assert connection.take_all() == b""
    # Ten seconds are granted, whatever drips in.
    assert time.monotonic() - begun < 20


def test_a_reply_that_is_read_slowly_is_whole(server):
    path = "/main.js"
    expected = get(server.port, path)[2]
    with Connection(server.port) as slow, Page(server.port) as page:
        slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        for _ in range(5):
            slow.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert page.is_served()
        for _ in range(5):
            assert slow.take_reply()[2] == expected


@linux_only
def test_pages_that_never_read_cost_others_nothing(playground):
    """Each gets a few layouts and no more; the one that reads gets the last of all."""

    def resident(server):
        with open(f"/proc/{server.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("RssAnon"))

    def text(items):
        return f'{{ "items": {items}, "styles": {{ "round": {{ "layout": "flow", "itemSize": 100 }} }} }}'

    playground.write_text(text(2000))
    with Server(playground) as server:
        with Page(server.port) as page:
            assert page.is_served()
            deaf = []
            for _ in range(100):
                visitor = Page(server.port)
                deaf.append(visitor)
            assert page.is_served()
            before = resident(server)
            for items in range(2001, 2031):
                playground.write_text(text(items))
                server.wait_for(lambda event: event.get("items") == items)
                assert page.is_served()
            while page.layouts[-1]["revision"] < 31:
                page.take_json()
            assert resident(server) - before < 16_000
            for visitor in deaf:
                visitor.socket.close()
        assert server.stop() == 0
