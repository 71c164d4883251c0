"""What GET and HEAD are answered, and that nothing else is served, however it is spelled."""

import os
import socket
import struct

import pytest
from raw_sockets import Connection, get, handshake, request
from roundabout_server import REPOSITORY

PUBLIC = REPOSITORY / "Public"


def test_the_page_and_every_file_of_it(port):
    files = [path for path in PUBLIC.rglob("*") if path.is_file() and not path.name.startswith(".")]
    assert files
    for path in files:
        status, headers, body = get(port, "/" + str(path.relative_to(PUBLIC)))
        assert status == 200, path
        assert body == path.read_bytes()
    status, headers, body = get(port, "/")
    assert body == (PUBLIC / "index.html").read_bytes()
    assert headers["content-type"] == "text/html; charset=utf-8"


def test_every_reply_carries_the_policy(port):
    for path in ("/", "/nothing-here", "/main.js"):
        _, headers, _ = get(port, path)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cache-control"] == "no-cache"
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ") and "frame-ancestors 'none'" in policy
        assert not [name for name in headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "path",
    [
        "/../x", "/%2e%2e/x", "/%252e%252e/x", "/..%2fx", "/....//x", "/\\..\\x", "//etc/passwd", "/;/../x", "/&/../x",
        "/../../../../etc/passwd", "/images/../../playground.json", "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/images/%2e%2e/%2e%2e/Package.swift", "/./Package.swift", "/images/..\\..\\Package.swift",
        "/Package.swift", "/playground.json", "/.gitignore", "/.git/config", "/images/.hidden", "/main.js.map", "/images/",
        "/images", "/main.js/", "/MAIN.JS", "/index.html/x", "/favicon.php", "/pictures/", "/pictures/x/y.png", "/ws/",
    ],
)  # fmt: skip
def test_nothing_outside_is_served(port, path):
    reply = get(port, path)
    assert reply is None or reply[0] in (400, 403, 404), reply[:2]


@pytest.mark.parametrize(
    "path", ["/a%00.js", "/main.js%00", "/main.js%00.png", "/%zz", "/%ff", "/%", "/%0d%0aX: y", "/\xff"]
)
def test_strange_bytes_in_a_path(port, path):
    reply = get(port, path)
    assert reply is None or reply[0] in (400, 403, 404), reply[:2]


def test_a_line_end_in_disguise(port):
    """The library takes %0a in a path for the end of the line, and what follows for a header."""
    for path in ("/%0aX: y", "/%0d%0a", "/main.js%0a", "/%0aHost: localhost", "/%0aPOST /x"):
        reply, ended = request(port, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert reply is None or reply[0] in (400, 403), path
        assert ended, path
    origin = f"http://127.0.0.1:{port}"
    for path in (f"/ws%0aOrigin:{origin}", f"/ws%0d%0aOrigin:{origin}", f"/ws%0aSec-WebSocket-Protocol:roundabout.v1"):
        for evil in ("http://evil.example", None):
            reply, _ = request(port, handshake(port, path=path, Origin=evil))
            assert reply is None or reply[0] in (400, 403), path


def test_a_zero_byte_alone_is_at_most_the_page(port):
    reply = get(port, "/%00")
    assert reply is None or reply[0] in (400, 403, 404) or reply[2] == (PUBLIC / "index.html").read_bytes()


def test_a_query_changes_nothing(port):
    assert get(port, "/?style=spiral&device=x")[2] == (PUBLIC / "index.html").read_bytes()
    assert get(port, "/main.js?raw")[2] == (PUBLIC / "main.js").read_bytes()


def test_head(port):
    status, headers, body = get(port, "/main.js", method="HEAD")
    assert status == 200
    assert int(headers["content-length"]) == (PUBLIC / "main.js").stat().st_size
    with Connection(port) as connection:
        connection.send(f"HEAD /main.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert connection.take_all().endswith(b"\r\n\r\n")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_other_methods(port, method):
    for path in ("/", "/main.js", "/nothing-here"):
        reply, ended = request(port, f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
        assert reply[0] == 405
        assert reply[1]["allow"] == "GET, HEAD"
        assert ended


@pytest.mark.parametrize("method", ["TRACE", "BREW", "PROPFIND", "GETT", "G", "PRI", "", "get x", "GET\t/"])
def test_methods_that_are_none(port, method):
    reply, _ = request(port, f"{method} / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert reply is None or reply[0] in (400, 403, 405)


@pytest.mark.parametrize("target", ["example.com:443", "127.0.0.1:22"])
def test_connect(port, target):
    with Connection(port) as connection:
        connection.send(f"CONNECT {target} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        reply = connection.take_all()
        assert b" 200 " not in reply


SMUGGLED = b"GET /main.js HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "headers",
    [
        b"Content-Length: 44\r\nTransfer-Encoding: chunked\r\n", b"Transfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: identity\r\n", b"Transfer-Encoding: x\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 44\r\n", b"Content-Length: 0\r\nContent-Length: 44\r\n", b"Content-Length: -1\r\n",
        b"Content-Length: 99999999999\r\n", b"Content-Length: 0x0\r\n", b"Content-Length: +0\r\n",
        b"Content-Length: " + b"0" * 5000 + b"\r\n",
    ],
)  # fmt: skip
@pytest.mark.parametrize("method", [b"GET", b"POST"])
def test_a_body_is_refused_and_never_taken_for_a_request(port, method, headers):
    with Connection(port) as connection:
        connection.send(method + b" / HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n" + SMUGGLED)
        answers = connection.take_all()
        assert answers.count(b"HTTP/1.1 ") <= 1
        assert b" 200 " not in answers


def test_a_whole_address_as_path(port):
    for target in ("http://evil.example/", f"http://127.0.0.1:{port}/main.js"):
        reply, _ = request(port, f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert reply is None or reply[0] in (400, 403, 404)
    reply, _ = request(port, "GET http://127.0.0.1/ HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    assert reply is None or reply[0] in (400, 403)


def test_a_big_cookie_of_another_program_on_this_machine(port):
    status, _, body = get(port, "/", Cookie="x=" + "y" * 12_000)
    assert status == 200


@pytest.mark.parametrize(
    "head",
    [
        "X-Long: " + "y" * 20_000 + "\r\n", "".join(f"X-{n}: {n}\r\n" for n in range(200)),
        "".join(f"Cookie: c{n}={n}\r\n" for n in range(100)), "X: " + "y" * 70_000 + "\r\n",
    ],
)  # fmt: skip
def test_heads_without_measure(port, head):
    reply, _ = request(port, f"GET / HTTP/1.1\r\nHost: localhost\r\n{head}\r\n")
    assert reply is None or reply[0] in (200, 400, 403, 413, 414, 431)


@pytest.mark.parametrize("path", ["/" + "a" * 5000, "/?" + "&".join(f"a{n}={n}" for n in range(100)), "/" + "a/" * 2000])
def test_paths_without_measure(port, path):
    reply = get(port, path)
    assert reply is None or reply[0] in (200, 400, 403, 404, 414)


@pytest.mark.parametrize(
    "text",
    [
        b"GET / HTTP/1.1\r\nHost: local\x00host\r\n\r\n", b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\n Host: localhost\r\n\r\n", b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
        b"\x00" * 100, b"\xff" * 5000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(500), b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 50,
    ],
)  # fmt: skip
def test_what_is_hardly_http(port, text):
    with Connection(port) as connection:
        connection.send(text)
        answer = connection.take_all()
        assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4"))


@pytest.mark.parametrize(
    "text",
    [
        b"\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\nHost: localhost\n\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nY-Thing: a\x00b\r\n\r\n",
    ],
)  # fmt: skip
def test_what_a_sloppy_client_sends(port, text):
    reply, _ = request(port, text)
    assert reply is None or reply[0] in (200, 400, 403)


def test_twenty_requests_at_once(port):
    paths = ["/main.js", "/styles.css", "/nothing-here", "/"] * 5
    expected = {"/": PUBLIC / "index.html", "/main.js": PUBLIC / "main.js", "/styles.css": PUBLIC / "styles.css"}
    with Connection(port) as connection:
        connection.send("".join(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n" for path in paths).encode())
        for path in paths:
            status, _, body = connection.take_reply()
            if path in expected:
                assert (status, body) == (200, expected[path].read_bytes())
            else:
                assert status == 404


def test_not_modified_only_for_the_exact_tag(port):
    _, headers, _ = get(port, "/main.js")
    tag = headers["etag"]
    assert tag.startswith('"') and tag.endswith('"')
    status, headers, body = get(port, "/main.js", If_None_Match=tag)
    assert (status, body) == (304, b"")
    assert headers["etag"] == tag
    for other in (f"W/{tag}", f'{tag}, "x"', '"x"', "*", tag[:-1], tag + "x", tag.upper() + "X", "\x01"):
        assert get(port, "/main.js", If_None_Match=other)[0] == 200


def test_a_range_is_answered_by_the_whole(port):
    status, _, body = get(port, "/main.js", Range="bytes=0-9")
    assert (status, body) == (200, (PUBLIC / "main.js").read_bytes())


def test_old_clients(port):
    reply, ended = request(port, "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
    assert reply[0] == 200 and ended
    reply, ended = request(port, "GET / HTTP/1.0\r\n\r\n")
    assert reply[0] == 400 and ended


def test_a_connection_that_is_left_open_serves_on(port):
    with Connection(port) as connection:
        for _ in range(200):
            connection.send(b"GET /main.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.take_reply()[0] == 200


def test_a_reply_that_nobody_reads(port):
    for _ in range(20):
        connection = Connection(port)
        connection.send(b"GET /main.js HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
        connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.socket.close()
