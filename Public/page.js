import { itemSelected } from "./messages.js";
import { isSameViewport } from "./viewport.js";
import { ScrollAxis } from "./scrolling.js";

/**
 * The page as one machine: messages and input come in, frames go by, the scene moves. It knows neither document nor
 * socket; `edges` do.
 *
 * @typedef {import("./messages.js").Layout} Layout
 * @typedef {{ key: number, section: number, item: number, id: string }} Selection
 * @typedef {{ style: string, moved: number, total: number, farthest: number, sampled: boolean, milliseconds: number,
 *   isFirst: boolean }} Summary
 * @typedef {{ send(message: object): void, draw(now: number): boolean, wake(): void, emit(name: string): void,
 *   chromeDidChange(): void, stepStage(now: number): boolean, landStage(): void, isHidden(): boolean, hasReducedMotion(): boolean,
 *   time(): number }} Edges
 */
export class Page {
  /**
   * @param {import("./conversation.js").Conversation} conversation @param {import("./reports.js").Reports} reports
   * @param {import("./scene.js").Scene} scene @param {Edges} edges
   * @param {import("./messages.js").Viewport} viewport
   */
  constructor(conversation, reports, scene, edges, viewport) {
    this.conversation = conversation;
    this.reports = reports;
    this.scene = scene;
    this.edges = edges;
    this.viewport = viewport;
    this.x = new ScrollAxis();
    this.y = new ScrollAxis();
    /** @type {({ layout: Layout, received: number } | { looks: import("./messages.js").Look[] })[]} */
    this.inbox = [];
    this.takenSeq = 0;
    this.isDirty = true;
    this.wasBusy = false;
    this.framesDrawn = 0;
    /** @type {Selection | null} */
    this.selection = null;
    this.pressed = -1;
    this.focused = -1;
    /** @type {Summary | null} */
    this.summary = null;
    /** @type {[number, number]} */
    this.reportedOffset = [0, 0];
  }

  /** @returns {[number, number]} */
  get offset() {
    return [this.x.offset, this.y.offset];
  }

  /** Whether anything moves by itself. */
  get isBusy() {
    return this.scene.isMoving || this.x.mode !== "rest" || this.y.mode !== "rest";
  }

  /** Something is to be drawn anew. */
  invalidate() {
    this.isDirty = true;
    this.edges.wake();
  }

  /** @param {import("./messages.js").Viewport} viewport @param {boolean} animated */
  setViewport(viewport, animated) {
    if (isSameViewport(viewport, this.viewport)) return;
    this.viewport = viewport;
    this.setRanges();
    this.reports.viewportDidChange(viewport, animated);
    this.invalidate();
  }

  setRanges() {
    const { layout } = this.scene;
    if (layout === null) return;
    const { contentInset: inset, contentSize: [width, height] } = layout;
    this.x.setRange(width, this.viewport.width, inset.left, inset.right);
    this.y.setRange(height, this.viewport.height, inset.top, inset.bottom);
  }

  /** @param {Layout} layout */
  receiveLayout(layout) {
    this.inbox.push({ layout, received: this.edges.time() });
    this.edges.wake();
    if (this.edges.isHidden()) this.takeAtOnce();
  }

  /** @param {import("./messages.js").Look[]} looks */
  receiveLooks(looks) {
    this.inbox.push({ looks });
  }

  /** A hidden page has no frames: what comes is taken at once and has arrived. */
  takeAtOnce() {
    const pushes = this.takeInbox(this.edges.time());
    this.scene.finish();
    this.edges.landStage();
    this.isDirty = true;
    for (const push of pushes) this.edges.send({ type: "applied", push });
    if (pushes.length > 0) this.edges.emit("roundabout:settled");
    this.edges.chromeDidChange();
  }

  /** A new connection numbers its pushes anew. */
  restart() {
    this.inbox.length = 0;
    this.takenSeq = 0;
  }

  /** @param {number} now @returns {number[]} the pushes that were taken */
  takeInbox(now) {
    /** @type {number[]} */
    const pushes = [];
    for (let n = 0; n < this.inbox.length; n++) {
      const entry = this.inbox[n];
      if ("looks" in entry) {
        this.conversation.addLooks(entry.looks);
        continue;
      }
      pushes.push(entry.layout.push);
      if (entry.layout.seq < this.takenSeq) continue; // a late answer
      this.take(entry.layout, entry.received, now, n === this.inbox.length - 1);
    }
    this.inbox.length = 0;
    return pushes;
  }

  /** @param {Layout} layout @param {number} received @param {number} now @param {boolean} isLast */
  take(layout, received, now, isLast) {
    const { scene, x, y } = this, before = scene.layout;
    const wasAtTop = before === null || y.offset === -before.contentInset.top;
    const wasAtLeft = before === null || x.offset === -before.contentInset.left;
    const animated = layout.animated && before !== null && !this.edges.isHidden() && !this.edges.hasReducedMotion();
    const [oldX, oldY] = this.offset;
    this.takenSeq = layout.seq;
    const { contentInset: inset, contentSize: [width, height], offset } = layout;
    x.setRange(width, this.viewport.width, inset.left, inset.right);
    y.setRange(height, this.viewport.height, inset.top, inset.bottom);
    settle(x, offset === undefined ? (wasAtLeft ? x.min : null) : offset[0]);
    settle(y, offset === undefined ? (wasAtTop ? y.min : null) : offset[1]);
    scene.take(layout, { now, shift: [x.offset - oldX, y.offset - oldY], animated });
    this.conversation.didTake(layout, scene.elements.index, isLast);
    this.followSelection();
    this.reports.answered(layout.seq);
    this.summary = { style: layout.style, moved: layout.moved, total: layout.total, farthest: layout.farthest,
      sampled: layout.sampled === true, milliseconds: layout.parseMs + layout.layoutMs + this.edges.time() - received, isFirst: before === null };
    this.isDirty = true;
    this.edges.emit("roundabout:layout");
  }

  /**
   * One frame: takes what came, moves what moves, draws what changed.
   * @param {number} now @returns {boolean} whether another frame is wanted
   */
  frame(now) {
    const pushes = this.takeInbox(now);
    let moved = this.edges.stepStage(now);
    moved = this.x.step(now) || moved;
    moved = this.y.step(now) || moved;
    moved = this.scene.step(now) || moved;
    this.reportOffset();
    let wantsMore = false;
    if (moved || this.isDirty) {
      this.isDirty = false;
      wantsMore = this.edges.draw(now);
      this.isDirty = wantsMore;
      this.framesDrawn += 1;
    }
    for (const push of pushes) this.edges.send({ type: "applied", push });
    const isBusy = this.isBusy;
    if (!isBusy && (this.wasBusy || pushes.length > 0)) this.edges.emit("roundabout:settled");
    this.wasBusy = isBusy;
    if (pushes.length > 0) this.edges.chromeDidChange();
    return moved || wantsMore || (isBusy && this.x.mode !== "drag" && this.y.mode !== "drag");
  }

  /** The server streams the window that is scrolled to. */
  reportOffset() {
    const { offset } = this;
    if (this.scene.layout === null || (offset[0] === this.reportedOffset[0] && offset[1] === this.reportedOffset[1])) return;
    this.reportedOffset = offset;
    this.reports.scrollDidChange(offset);
  }

  /** @param {string} name */
  chooseStyle(name) {
    if (name === this.conversation.chosen) return;
    this.reports.styleDidChange(name, this.conversation.isPinned);
    this.conversation.want(name, this.reports.seq);
    this.edges.chromeDidChange();
  }

  /** @param {boolean} isPinned */
  pinStyle(isPinned) {
    const { conversation } = this;
    conversation.pin(isPinned);
    if (conversation.chosen !== null) this.reports.styleDidChange(conversation.chosen, conversation.isPinned);
    this.edges.chromeDidChange();
  }

  /**
   * As didSelectItemAt: the server hears of it.
   * @param {number} i place in the columns
   */
  select(i) {
    const { elements, layout } = this.scene, section = elements.section[i], item = elements.item[i], key = elements.key[i];
    this.selection = { key, section, item, id: this.conversation.nameOf(key, section, item) };
    this.edges.send(itemSelected(section, item, layout?.revision ?? 0));
    this.invalidate();
    this.edges.chromeDidChange();
  }

  /** The selected item may have another place, or after a restart of the server another key. */
  followSelection() {
    const { selection, scene: { elements } } = this;
    if (selection === null) return;
    let i = elements.index.get(selection.key);
    if (i === undefined || this.conversation.nameOf(selection.key, elements.section[i], elements.item[i]) !== selection.id) {
      i = elements.order.subarray(0, elements.count).find((place) => elements.kind[place] === 0
        && this.conversation.nameOf(elements.key[place], elements.section[place], elements.item[place]) === selection.id);
    }
    if (i === undefined) return;
    selection.key = elements.key[i];
    selection.section = elements.section[i];
    selection.item = elements.item[i];
  }
}

/**
 * Brings an axis to a new offset, or back into its range; a motion under way goes on from there.
 * @param {ScrollAxis} axis @param {number | null} offset
 */
function settle(axis, offset) {
  if (axis.mode !== "rest") {
    if (offset !== null) axis.shift(offset - axis.offset);
  } else axis.moveTo(offset ?? axis.clamped(axis.offset));
}
