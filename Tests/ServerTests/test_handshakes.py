"""Who may open the websocket: every refusal is told to the browser by its status, and nobody slips through."""

import pytest
from raw_sockets import KEY, Connection, WebSocket, get, handshake, request


def status_of(port, **changes):
    """The status of the reply to a handshake; None when the server just hangs up."""
    reply, _ = request(port, handshake(port, **changes))
    return reply and reply[0]


def test_the_page_itself_is_let_in(port):
    for host in ("127.0.0.1", "localhost", "LOCALHOST", "localhost.", "[::1]"):
        name = host.lower().rstrip(".")
        with WebSocket(port, Host=f"{host}:{port}", Origin=f"http://{name}:{port}") as page:
            # The answer to the sample key of RFC 6455, section 1.3.
            assert "sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=" in page.head.lower()
            assert "sec-websocket-protocol: roundabout.v1" in page.head.lower()


def test_through_a_tunnel_with_another_port(port):
    WebSocket(port, Host="localhost:9000", Origin="http://localhost:9000").socket.close()


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example", "null", None, "http://127.0.0.1:1", "http://127.0.0.1", "https://127.0.0.1:{port}",
        "http://127.0.0.1:{port}.evil.example", "http://127.0.0.1:{port}@evil.example", "http://127.0.0.1:{port}/",
        "http://evil.example@127.0.0.1:{port}", "http://127.0.0.1:{port} http://evil.example", "http://192.168.1.9",
        "http://10.0.0.1:{port}", "file://", "HTTP://127.0.0.1:{port}", "http://localhost:{port}", "x" * 5000,
        "http://127.0.0.1.:{port}.", "http://127.0.0.1:0{port}0",
    ],
)  # fmt: skip
def test_another_origin(port, origin):
    assert status_of(port, Origin=origin and origin.format(port=port)) == 403


def test_two_origins(port):
    assert status_of(port, Origin=[f"http://127.0.0.1:{port}", "http://evil.example"]) == 403
    assert status_of(port, Origin=["http://evil.example", f"http://127.0.0.1:{port}"]) == 403


@pytest.mark.parametrize("host", ["evil.example:{port}", "127.0.0.1.evil.example:{port}", "192.168.1.9:{port}", "0.0.0.0"])
def test_a_name_that_was_made_to_point_here(port, host):
    host = host.format(port=port)
    assert status_of(port, Host=host, Origin=f"http://{host}") == 403
    assert get(port, "/")[0] == 200
    reply, _ = request(port, f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n")
    assert reply[0] == 403


@pytest.mark.parametrize(
    "host", [None, "", "user@127.0.0.1:{port}", "127.0.0.1:{port},evil.example", "a" * 300, "127.0.0.1:99999", "127.0.0.1 x"]
)
def test_a_malformed_host(port, host):
    host = host and host.format(port=port)
    assert status_of(port, Host=host) in (400, 403)
    head = "GET / HTTP/1.1\r\n" + (f"Host: {host}\r\n" if host is not None else "") + "\r\n"
    reply, ended = request(port, head)
    assert reply is None or reply[0] in (400, 403)
    assert ended


def test_two_hosts(port):
    assert status_of(port, Host=[f"127.0.0.1:{port}", "evil.example"]) in (400, 403)
    reply, ended = request(port, f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nHost: evil.example\r\n\r\n")
    assert reply[0] in (400, 403) and ended


@pytest.mark.parametrize(
    "protocols",
    [None, "", "http", "roundabout", "roundabout.v2", "roundabout.v1.1", "ROUNDABOUT.V1", "x, roundabout.v1", ",,,"],
)
def test_another_protocol(port, protocols):
    assert status_of(port, Sec_WebSocket_Protocol=protocols) == 403


@pytest.mark.parametrize("version", ["8", None, "", "0", "13, 8", "130", "thirteen"])
def test_another_version(port, version):
    reply, _ = request(port, handshake(port, Sec_WebSocket_Version=version))
    assert reply[0] == 426
    assert reply[1]["sec-websocket-version"] == "13"


@pytest.mark.parametrize("key", [None, "", "abc", "a" * 200, KEY[:-2], KEY[:-2] + "==="])
def test_a_malformed_key(port, key):
    assert status_of(port, Sec_WebSocket_Key=key) == 400


def test_other_methods_and_versions(port):
    for method in ("POST", "HEAD", "PUT", "OPTIONS", "DELETE"):
        assert status_of(port, method=method) in (405, 403, None), method
    assert status_of(port, version="HTTP/1.0") == 400
    assert status_of(port, Content_Length="5") == 400
    assert status_of(port, Transfer_Encoding="chunked") == 400


@pytest.mark.parametrize("upgrade", ["h2c", "websocket, h2c", "h2c, websocket", "TLS/1.0", "foo", "x" * 4000])
def test_another_upgrade(port, upgrade):
    settings = {"HTTP2_Settings": "AAMAAABkAARAAAAAAAIAAAAA", "Connection": "Upgrade, HTTP2-Settings"}
    assert status_of(port, path="/", Upgrade=upgrade, **settings) in (400, 403, None)
    # The same with a body, and with a second request behind it that must not be taken for one.
    with Connection(port) as connection:
        connection.send(handshake(port, path="/", Upgrade=upgrade, **settings) + b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        assert b" 101 " not in connection.take_all()


@pytest.mark.parametrize("path", ["/", "/ws/", "/WS", "/wss", "/ws/x", "/main.js", "/.ws", "/x/ws"])
def test_another_path(port, path):
    assert status_of(port, path=path) == 404


def test_a_whole_address_as_path(port):
    assert status_of(port, path=f"http://127.0.0.1:{port}/ws") in (400, 403, 404, None)
    assert status_of(port, path="http://evil.example/ws") in (400, 403, 404, None)


def test_no_extension_is_ever_agreed_to(port):
    with WebSocket(port, Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits") as page:
        assert "extensions" not in page.head.lower()
    many = ", ".join(f"x-ext-{number}; p={number}" for number in range(300))
    try:
        with WebSocket(port, Sec_WebSocket_Extensions=many) as page:
            assert "extensions" not in page.head.lower()
    except (EOFError, AssertionError) as refused:
        assert " 101 " not in str(refused)


@pytest.mark.parametrize("connection", [None, "keep-alive", "close"])
def test_without_the_connection_header(port, connection):
    assert status_of(port, Connection=connection) in (400, 403, None)


def test_as_some_browsers_spell_it(port):
    WebSocket(port, Connection="keep-alive, Upgrade", Upgrade="WebSocket").socket.close()


def test_frames_that_come_with_the_handshake(port):
    """What is sent in one packet with a refused handshake is never taken for a message."""
    from raw_sockets import TEXT, frame

    with Connection(port) as connection:
        connection.send(handshake(port, Origin="http://evil.example") + frame(TEXT, b'{"type":"hello"}'))
        assert connection.take_reply()[0] == 403
        assert connection.take_all() == b""
