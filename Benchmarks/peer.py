"""The least that shows a changed file in a browser: inotify, `json`, a grid of three columns, raw floats on a websocket.

It checks nothing, knows one layout and sends only what a phone's screen and one more above and below can show, so it is the
floor that Roundabout's own way from a save to the screen is measured against.

    python Benchmarks/peer.py FILE      prints its port; the page is at /
"""

from __future__ import annotations

import array
import asyncio
import ctypes
import json
import os
import struct
import sys
from http import HTTPStatus

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

WIDTH, HEIGHT = 390, 844
CLOSE_WRITE, MOVED_TO = 0x8, 0x80

PAGE = """<!doctype html><meta charset=utf-8><title>peer</title><style>body{margin:0}</style><canvas width=780 height=1688
style="width:390px;height:844px"></canvas><script>
const context = document.querySelector('canvas').getContext('2d')
context.scale(2, 2)
let frames = new Float32Array(0), wanted = false
function draw() {
  wanted = false
  context.clearRect(0, 0, 390, 844)
  context.fillStyle = '#e5484d'
  for (let i = 0; i < frames.length; i += 4) {
    if (frames[i + 1] > 844) break
    context.beginPath()
    context.arc(frames[i] + frames[i + 2] / 2, frames[i + 1] + frames[i + 3] / 2, frames[i + 2] / 2, 0, 7)
    context.fill()
  }
}
const socket = new WebSocket(`ws://${location.host}/ws`)
socket.binaryType = 'arraybuffer'
socket.onmessage = event => {
  frames = new Float32Array(event.data)
  if (!wanted) requestAnimationFrame(draw)
  wanted = true
}
</script>"""


def layout(path: str) -> bytes:
    with open(path, "rb") as file:
        playground = json.load(file)
    margin = float(playground["styles"]["round"]["itemSize"].rsplit("-", 1)[1])
    side = WIDTH / 3 - margin
    gap = (WIDTH - 3 * side) / 2
    frames = array.array("f")
    for item in range(min(playground["items"], 3 * int(2 * HEIGHT / (side + 10) + 1))):
        frames.extend(((item % 3) * (side + gap), item // 3 * (side + 10), side, side))
    return frames.tobytes()


async def main() -> None:
    path = os.path.abspath(sys.argv[1])
    name = os.path.basename(path).encode()
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = libc.inotify_init1(os.O_NONBLOCK)
    libc.inotify_add_watch(descriptor, os.path.dirname(path).encode(), CLOSE_WRITE | MOVED_TO)
    sockets = set()

    def changed() -> None:
        events = os.read(descriptor, 65536)
        offset, is_ours = 0, False
        while offset < len(events):
            length = struct.unpack_from("iIII", events, offset)[3]
            is_ours = is_ours or events[offset + 16 : offset + 16 + length].rstrip(b"\0") == name
            offset += 16 + length
        if is_ours:
            message = layout(path)
            for socket in sockets:
                asyncio.ensure_future(socket.send(message))

    async def handle(socket) -> None:
        sockets.add(socket)
        await socket.send(layout(path))
        await socket.wait_closed()
        sockets.discard(socket)

    def page(_, request):
        if request.path != "/ws":
            body = PAGE.encode()
            return Response(HTTPStatus.OK, "OK", Headers([("Content-Type", "text/html"), ("Content-Length", str(len(body)))]), body)
        return None

    asyncio.get_running_loop().add_reader(descriptor, changed)
    async with serve(handle, "127.0.0.1", 0, process_request=page, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.get_running_loop().create_future()


asyncio.run(main())
