"""HTTP and websockets by hand: no library stands between a test and the bytes."""

import json
import os
import socket
import struct

from roundabout_server import PATIENCE

KEY = "dGhlIHNhbXBsZSBub25jZQ=="

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(opcode, payload=b"", final=True, reserved=0, masked=True, length=None):
    """A frame as a client sends it; `length` may say something else than the payload's."""
    length = len(payload) if length is None else length
    bytes_ = bytes([(0x80 if final else 0) | reserved | opcode])
    mask_bit = 0x80 if masked else 0
    if length < 126:
        bytes_ += bytes([mask_bit | length])
    elif length < 65536:
        bytes_ += bytes([mask_bit | 126]) + struct.pack(">H", length)
    else:
        bytes_ += bytes([mask_bit | 127]) + struct.pack(">Q", length)
    if not masked:
        return bytes_ + payload
    mask = os.urandom(4)
    return bytes_ + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))


def handshake(port, path="/ws", method="GET", version="HTTP/1.1", **changes):
    """The bytes of a page's handshake. A header is left out by None, and written twice by a list of two."""
    headers = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Protocol": "roundabout.v1",
        "Origin": f"http://127.0.0.1:{port}",
    }
    headers.update({name.replace("_", "-"): value for name, value in changes.items()})
    lines = [f"{method} {path} {version}"]
    for name, value in headers.items():
        values = value if isinstance(value, list) else [value]
        lines += [f"{name}: {one}" for one in values if one is not None]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Connection:
    """A TCP connection to the server."""

    def __init__(self, port, host="127.0.0.1"):
        self.socket = socket.create_connection((host, port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, bytes_):
        """Sends what the server still takes: it may hang up in the midst of it."""
        try:
            self.socket.sendall(bytes_)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def more(self):
        """Whether something more arrived; False at the end of the connection."""
        try:
            piece = self.socket.recv(65536)
        except ConnectionResetError:
            piece = b""
        self.buffer += piece
        return piece != b""

    def take(self, count):
        while len(self.buffer) < count:
            if not self.more():
                raise EOFError(self.buffer)
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def take_all(self):
        """Everything up to the end of the connection."""
        while self.more():
            pass
        taken, self.buffer = self.buffer, b""
        return taken

    def take_reply(self, has_body=True):
        """Status, headers (names in lower case) and body of one reply; None when the connection ends instead."""
        while b"\r\n\r\n" not in self.buffer:
            if not self.more():
                assert self.buffer == b"", self.buffer
                return None
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status_line, *lines = head.decode("latin-1").split("\r\n")
        assert status_line.startswith("HTTP/1."), status_line
        headers = {}
        for line in lines:
            name, value = line.split(":", 1)
            headers[name.strip().lower()] = value.strip()
        body = self.take(int(headers["content-length"])) if has_body and "content-length" in headers else b""
        return int(status_line.split()[1]), headers, body


def request(port, text, has_body=True):
    """Sends one request on a connection of its own and returns the reply and whether the connection then ended."""
    with Connection(port) as connection:
        connection.send(text if isinstance(text, bytes) else text.encode("latin-1"))
        reply = connection.take_reply(has_body)
        ended = reply is None or reply[1].get("connection") == "close" and connection.take_all() == b""
        return reply, ended


def get(port, path, method="GET", **headers):
    """One request with a good Host."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return request(port, "\r\n".join(lines) + "\r\n\r\n", has_body=method != "HEAD")[0]


class WebSocket(Connection):
    """A page's connection, without the page."""

    def __init__(self, port, **changes):
        super().__init__(port)
        self.send(handshake(port, **changes))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        self.head = head.decode("latin-1")
        assert self.head.startswith("HTTP/1.1 101 "), self.head

    def take_frame(self):
        """(opcode, payload, is final), or None at the end of the connection."""
        try:
            first, second = self.take(2)
            assert second & 0x80 == 0, "a server does not mask"
            length = second
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            return first & 15, self.take(length), first & 0x80 != 0
        except EOFError:
            return None

    def take_message(self):
        """(opcode, payload) of the next message; None at the end or after a close frame. Pings are answered."""
        opcode, payload = None, b""
        while True:
            found = self.take_frame()
            if found is None or found[0] == CLOSE:
                self.close_code = struct.unpack(">H", found[1][:2])[0] if found and len(found[1]) >= 2 else None
                return None
            if found[0] == PING:
                self.send(frame(PONG, found[1]))
            if found[0] in (PING, PONG):
                continue
            opcode = found[0] if opcode is None else opcode
            payload += found[1]
            if found[2]:
                return opcode, payload

    def take_close_code(self):
        """The code the server closes with, or None when it just ends the connection."""
        while self.take_message() is not None:
            pass
        return self.close_code

    def say(self, **message):
        self.send(frame(TEXT, json.dumps(message).encode()))


VIEWPORT = {
    "width": 390, "height": 844, "scale": 3,
    "safeAreaInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0},
    "horizontalSizeClass": "compact", "verticalSizeClass": "regular",
    "layoutDirection": "leftToRight", "preferredContentSizeCategory": "large",
}  # fmt: skip


class Page(WebSocket):
    """A page that behaves: it says hello, acknowledges every layout, and can be asked whether it is still served."""

    def __init__(self, port):
        super().__init__(port)
        self.seq = 0
        self.layouts = []
        self.say(type="hello", protocol=3, viewport=VIEWPORT, offset=[0, 0], pinned=False)

    def take_json(self):
        """The next message as an object; a layout is acknowledged and stands for its header."""
        found = self.take_message()
        assert found is not None, f"the page lost its connection ({self.close_code})"
        opcode, payload = found
        if opcode == TEXT:
            return json.loads(payload)
        assert payload[:4] == b"RBL1"
        (length,) = struct.unpack("<I", payload[4:8])
        header = json.loads(payload[8 : 8 + length])
        self.layouts.append(header)
        self.say(type="applied", push=header["push"])
        return {"type": "layout", **header}

    def is_served(self):
        """Reports a new viewport and waits for the answer to it: the server goes on."""
        self.seq += 1
        viewport = {**VIEWPORT, "width": 320 + self.seq % 100}
        self.say(type="viewportDidChange", seq=self.seq, viewport=viewport, animated=False)
        while True:
            message = self.take_json()
            if message["type"] in ("layout", "unchanged", "error") and message.get("seq", 0) >= self.seq:
                return message["type"] != "error"
