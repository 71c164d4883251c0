import { decodeLayout, decodeText, SUBPROTOCOL } from "./messages.js";

/** The first wait before another attempt, and the longest, milliseconds. */
const FIRST_WAIT = 250, LONGEST_WAIT = 5000;
/** How long the server may stay silent after it was asked for a sign of life. */
const SILENCE = 4000;

/**
 * The wait before attempt n + 1: 250 ms doubling to 5 s, of which a random half.
 * @param {number} failures so far @param {number} random 0…1
 */
export function retryDelay(failures, random) {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return wait * (0.5 + random / 2);
}

/**
 * The socket and its return: it comes back by itself, at once when the page is looked at again or the network is.
 *
 * @typedef {{ onOpen(): void, onText(message: import("./messages.js").ServerMessage): void,
 *   onLayout(layout: import("./messages.js").Layout): void, onClose(): void, askForLife(): void }} Listener
 */
export class Connection {
  /** @param {Listener} listener @param {string} address ws(s)://… */
  constructor(listener, address) {
    this.listener = listener;
    this.address = address;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    this.retry = 0;
    this.lastHeard = 0;
    this.isEnded = false;
    const returnAtOnce = () => this.returnAtOnce();
    document.addEventListener("visibilitychange", () => { if (!document.hidden) returnAtOnce(); });
    addEventListener("online", returnAtOnce);
    addEventListener("pageshow", returnAtOnce);
  }

  open() {
    if (this.isEnded || this.socket !== null) return;
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address, SUBPROTOCOL);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => this.listener.onOpen());
    socket.addEventListener("message", ({ data }) => this.receive(data));
    socket.addEventListener("close", () => this.close(socket));
  }

  /** @param {string | ArrayBuffer} data */
  receive(data) {
    this.lastHeard = performance.now();
    this.failures = 0;
    if (typeof data !== "string") {
      try {
        this.listener.onLayout(decodeLayout(data));
      } catch (error) {
        console.error("a layout message was not understood:", error);
      }
      return;
    }
    const message = decodeText(data);
    if (message !== null) this.listener.onText(message);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {WebSocket} socket */
  close(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.listener.onClose();
    if (this.isEnded) return;
    this.retry = setTimeout(() => this.open(), retryDelay(this.failures, Math.random()));
    this.failures += 1;
  }

  /** No further attempt: the server speaks another protocol. */
  end() {
    this.isEnded = true;
    clearTimeout(this.retry);
    this.socket?.close();
  }

  returnAtOnce() {
    if (this.socket === null) {
      this.failures = 0;
      this.open();
    } else if (this.socket.readyState === WebSocket.OPEN) {
      // A laptop that slept has a socket that looks open. Only an answer shows that it is.
      const { socket } = this, asked = performance.now();
      this.listener.askForLife();
      setTimeout(() => {
        if (this.socket !== socket || this.lastHeard >= asked) return;
        socket.close();
        this.close(socket);
      }, SILENCE);
    }
  }
}
