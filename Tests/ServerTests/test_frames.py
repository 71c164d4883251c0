"""What a page may put on the wire, and the code that its connection is closed with if it does anything else."""

import struct

import pytest
from raw_sockets import BINARY, CLOSE, PING, PONG, TEXT, WebSocket, frame

GOOD = b'{"type":"nonsense"}'
CONTINUATION = 0


@pytest.fixture
def page(port):
    with WebSocket(port) as page:
        yield page


def is_answered(page):
    """A message of an unknown type is answered by an error, so it arrived whole."""
    page.send(frame(TEXT, GOOD))
    return is_error(page)


def is_error(page):
    while (message := page.take_message()) is not None:
        if message[0] == TEXT and b'"error"' in message[1]:
            return True
    return False


def test_a_good_message(page):
    assert is_answered(page)


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_a_reserved_opcode(page, opcode):
    page.send(frame(opcode, b"x"))
    assert page.take_close_code() == 1002


@pytest.mark.parametrize("bit", [0x40, 0x20, 0x10])
def test_a_reserved_bit(page, bit):
    page.send(frame(TEXT, GOOD, reserved=bit))
    assert page.take_close_code() == 1002


def test_a_frame_without_a_mask(page):
    """libwebsockets before 5 takes it, behind all the checks of the handshake; later ones close with 1002."""
    page.send(frame(TEXT, GOOD, masked=False))
    assert is_error(page) or page.close_code == 1002


def test_a_flood_of_messages(port):
    """What a page may send in two seconds is far less."""
    with WebSocket(port) as page:
        page.send(frame(TEXT, b'{"type":"applied","push":1}') * 20_000)
        assert page.take_close_code() in (1008, None)


def test_a_continuation_of_nothing(page):
    page.send(frame(CONTINUATION, GOOD))
    assert page.take_close_code() == 1002


def test_a_new_message_in_the_midst_of_one(page):
    page.send(frame(TEXT, b"{", final=False) + frame(TEXT, GOOD))
    assert page.take_close_code() == 1002


def test_a_fragmented_ping(page):
    page.send(frame(PING, b"x", final=False))
    assert page.take_close_code() == 1002


def test_a_ping_that_is_too_long(page):
    page.send(frame(PING, b"x" * 126))
    assert page.take_close_code() in (1002, None)


def test_a_ping_between_fragments(page):
    page.send(frame(TEXT, GOOD[:5], final=False) + frame(PING, b"there?") + frame(CONTINUATION, GOOD[5:]))
    while (found := page.take_frame())[0] != PONG:
        pass
    assert found[1] == b"there?"
    assert is_error(page)


def test_a_flood_of_pings(port):
    with WebSocket(port) as page:
        page.send(frame(PING, b"") * 20_000)
        # Answered in part or closed; what matters is that the other page is served, which the fixture asks.
        page.send(frame(CLOSE, struct.pack(">H", 1000)))
        page.take_all()


@pytest.mark.parametrize(
    "bytes_",
    [b"\xc0\x80", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xff", b'{"a":"\xe2\x82', b"\x80", b"\xfe"],
)
def test_text_that_is_not_utf8(page, bytes_):
    page.send(frame(TEXT, bytes_))
    assert page.take_close_code() == 1007


def test_a_character_cut_by_a_fragment(page):
    text = '{"type":"nonsense€"}'.encode()
    cut = text.index(b"\xe2") + 1
    page.send(frame(TEXT, text[:cut], final=False) + frame(CONTINUATION, text[cut:]))
    assert is_error(page)


def test_a_binary_message(page):
    page.send(frame(BINARY, GOOD))
    assert page.take_close_code() == 1003


def test_an_empty_message(page):
    page.send(frame(TEXT, b""))
    assert is_answered(page)


def test_a_message_at_the_limit_and_one_byte_beyond(port):
    limit = 16_384
    with WebSocket(port) as page:
        page.send(frame(TEXT, GOOD + b" " * (limit - len(GOOD))))
        assert is_error(page)
    with WebSocket(port) as page:
        page.send(frame(TEXT, GOOD + b" " * (limit + 1 - len(GOOD))))
        assert page.take_close_code() == 1009


def test_the_limit_counts_over_fragments(page):
    page.send(frame(TEXT, b" " * 9000, final=False) + frame(CONTINUATION, b" " * 9000))
    assert page.take_close_code() == 1009


@pytest.mark.parametrize("length", [1 << 30, (1 << 63) - 1])
def test_a_frame_that_claims_to_be_huge(page, length):
    page.send(frame(TEXT, b" " * 2000, length=length))
    assert page.take_close_code() == 1009


def test_a_length_with_its_highest_bit_set(page):
    page.send(frame(TEXT, b"", length=1 << 63))
    assert page.take_close_code() in (1002, 1009, None)


def test_sixteen_fragments_and_one_more(port):
    def message(fragments):
        middle = frame(CONTINUATION, b" ", final=False) * (fragments - 2)
        return frame(TEXT, GOOD, final=False) + middle + frame(CONTINUATION, b" ")

    with WebSocket(port) as page:
        page.send(message(16))
        assert is_error(page)
    with WebSocket(port) as page:
        page.send(message(17))
        assert page.take_close_code() == 1008


@pytest.mark.parametrize("payload, count", [(b" ", 200_000), (b"", 200_000)])
def test_endless_fragments(page, payload, count):
    page.send(frame(TEXT, GOOD, final=False) + frame(CONTINUATION, payload, final=False) * count)
    assert page.take_close_code() in (1008, None)


def test_half_a_message_and_then_silence(page):
    page.send(frame(TEXT, b"x" * 2000, length=3000))
    assert page.take_close_code() is None


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2999])
def test_a_close_code_that_must_not_be_sent(page, code):
    page.send(frame(CLOSE, struct.pack(">H", code)))
    assert page.take_close_code() == 1002


@pytest.mark.parametrize("code", [1000, 1001, 1011, 3000, 4999])
def test_a_close_code_is_echoed(page, code):
    page.send(frame(CLOSE, struct.pack(">H", code) + b"bye"))
    assert page.take_close_code() == code


def test_a_close_without_a_code(page):
    page.send(frame(CLOSE))
    assert page.take_close_code() is None


def test_a_close_reason_that_is_not_utf8(page):
    page.send(frame(CLOSE, struct.pack(">H", 1000) + b"\xff\xfe"))
    assert page.take_close_code() in (1007, None)


def test_nothing_is_taken_after_a_close(page):
    page.send(frame(CLOSE, struct.pack(">H", 1000)) + frame(TEXT, GOOD))
    assert page.take_close_code() == 1000
    assert page.take_all() == b""


def test_a_frame_byte_by_byte(page):
    for byte in frame(TEXT, GOOD):
        page.send(bytes([byte]))
    assert is_error(page)


def test_many_messages_in_one_packet(page):
    page.send(frame(TEXT, GOOD) * 5)
    for _ in range(5):
        assert is_error(page)


def test_the_connection_is_reset_in_the_midst_of_a_frame(port):
    import socket

    for _ in range(50):
        page = WebSocket(port)
        page.send(frame(TEXT, GOOD)[:9])
        page.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        page.socket.close()
