import { PROTOCOL } from "./messages.js";

/**
 * What the page has been told by the server and what it wants from it: no socket, no document.
 *
 * @typedef {import("./messages.js").Look} Look
 * @typedef {import("./messages.js").Problem} Problem
 * @typedef {"live" | "connecting" | "offline"} ConnectionState
 */
export class Conversation {
  /** @param {string | null} style asked for by the page's address, which pins it */
  constructor(style) {
    /** @type {ConnectionState} */
    this.connection = "connecting";
    this.isOutdated = false;
    /** @type {string | undefined} */
    this.instance = undefined;
    this.version = "";
    /** @type {number | undefined} the newest revision that the server spoke of */
    this.newestRevision = undefined;
    this.title = "";
    this.file = "playground.json";
    /** @type {import("./messages.js").Style[]} */
    this.styles = [];
    /** @type {string | null | undefined} */
    this.show = undefined;
    /** @type {Problem[]} */
    this.problems = [];
    /** @type {Map<number, Look>} */
    this.looks = new Map();
    /** @type {string | null} the style in view */
    this.style = null;
    /** @type {string | null} the style asked for last, until a layout answers */
    this.wanted = style;
    this.wantedSeq = 0;
    this.isPinned = style !== null;
  }

  /** The style to mark as chosen: the one asked for, else the one in view. */
  get chosen() {
    return this.wanted ?? this.style;
  }

  get hasErrors() {
    return this.problems.some((problem) => problem.severity === "error");
  }

  /**
   * Takes in what needs no frame. A hello of another protocol makes the page outdated.
   * @param {import("./messages.js").ServerMessage} message
   */
  receive(message) {
    switch (message.type) {
      case "hello":
        this.isOutdated = message.protocol !== PROTOCOL;
        this.connection = this.isOutdated ? "offline" : "live";
        this.instance = message.instance;
        this.version = message.version;
        this.wantedSeq = 0; // reports are counted anew, and the page's hello has asked for the style
        break;
      case "playground":
        this.newestRevision = message.revision;
        this.title = message.title;
        this.styles = message.styles;
        // A new `show` undoes a pin.
        if (this.show !== undefined && (message.show ?? null) !== this.show) this.unpin();
        this.show = message.show ?? null;
        break;
      case "problems":
        this.problems = message.entries;
        this.file = message.file ?? this.file;
        break;
      default:
        break;
    }
  }

  /** @param {Look[]} entries */
  addLooks(entries) {
    for (const look of entries) this.looks.set(look.key, look);
  }

  /**
   * A layout is shown from now on: only the looks of its elements are kept.
   * @param {import("./messages.js").Layout} layout @param {Map<number, number>} index of the keys it holds
   * @param {boolean} forgets whether looks may go: none that belong to a later layout have come already
   */
  didTake(layout, index, forgets) {
    this.style = layout.style;
    this.newestRevision = Math.max(this.newestRevision ?? layout.revision, layout.revision);
    if (layout.seq >= this.wantedSeq) {
      if (this.isPinned && this.wanted !== null && this.wanted !== layout.style) this.isPinned = false;
      this.wanted = this.isPinned ? layout.style : null;
    }
    if (!forgets) return;
    for (const key of this.looks.keys()) if (!index.has(key)) this.looks.delete(key);
  }

  /** @param {string} name @param {number} seq of the report that asks for it */
  want(name, seq) {
    this.wanted = name;
    this.wantedSeq = seq;
  }

  /**
   * A report was not understood: if it asked for a style, the one in view stays.
   * @param {number} seq
   */
  wasRefused(seq) {
    if (seq === this.wantedSeq) this.unpin();
  }

  /** @param {boolean} isPinned */
  pin(isPinned) {
    this.isPinned = isPinned && this.chosen !== null;
    if (this.isPinned) this.wanted = this.chosen;
  }

  unpin() {
    this.isPinned = false;
    this.wanted = null;
  }

  /**
   * The style `distance` places on, round about.
   * @param {number} distance @returns {string | null}
   */
  styleBeside(distance) {
    const names = this.styles.map((style) => style.name), here = names.indexOf(this.chosen ?? "");
    if (names.length === 0) return null;
    return names[(here + distance + names.length * 2) % names.length] ?? null;
  }

  /**
   * How an element is called: its id or title, else its place.
   * @param {number} key @param {number} section @param {number} item
   */
  nameOf(key, section, item) {
    return this.looks.get(key)?.id ?? `${section}/${item}`;
  }

  /**
   * What people call an item: its title if it has one.
   * @param {string} name as `nameOf` gives it
   */
  titleOf(name) {
    for (const look of this.looks.values()) if (look.id === name) return look.title ?? name;
    return name;
  }
}
