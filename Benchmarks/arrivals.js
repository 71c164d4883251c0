// Put before a page's own scripts: notes when each binary message arrived and when it was on the screen.
//
// `received` is taken in a listener that is registered before any of the page's. `painted` is the start of the frame
// after the first one that could draw it: what that one drew is on the screen by then at the latest.
globalThis.arrivals = []
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', event => {
      if (typeof event.data === 'string') return
      const arrival = { received: performance.timeOrigin + performance.now(), painted: 0, bytes: event.data.byteLength ?? event.data.size }
      arrivals.push(arrival)
      requestAnimationFrame(() => requestAnimationFrame(() => { arrival.painted = performance.timeOrigin + performance.now() }))
    })
  }
}
