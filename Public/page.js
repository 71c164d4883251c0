import { offsetAlong, reportOffset, reportSections, setRanges, settleOffset, settleSections } from "./contentOffset.js";
import { Inbox } from "./inbox.js";
import { applied, itemSelected } from "./messages.js";
import { ScrollAxis } from "./scrolling.js";
import { SectionScrollers } from "./sectionScrollers.js";
import { Selection } from "./selection.js";
import { summaryOf } from "./summary.js";
import { isSameViewport } from "./viewport.js";

/**
 * The page as one machine: messages and input come in, frames go by, the scene moves. It knows neither document nor
 * socket; `edges` do.
 *
 * @typedef {import("./messages.js").Layout} Layout
 * @typedef {{ send(message: object): void, draw(now: number): boolean, wake(): void, emit(name: string): void,
 *   looksDidChange(): void, chromeDidChange(): void, stepStage(now: number): boolean, landStage(): void, crossFade(): void, isHidden(): boolean,
 *   hasReducedMotion(): boolean, time(): number }} Edges
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
    this.scrollers = new SectionScrollers();
    this.selection = new Selection();
    this.inbox = new Inbox();
    this.takenSeq = 0;
    this.isDirty = true;
    this.wasBusy = false;
    this.framesDrawn = 0;
    /** Keys of the cell under a finger and of the one with the keyboard's focus; −1 for none. */
    this.pressed = -1;
    this.focused = -1;
    /** @type {import("./summary.js").Summary | null} */
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
    return this.scene.isMoving || this.x.isMoving || this.y.isMoving || this.scrollers.isMoving;
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
    // What can be scrolled belongs to the layout that is shown; without a server none will come for the new size.
    if (this.scene.layout !== null && !this.reports.isOpen) setRanges(this, this.scene.layout);
    this.reports.viewportDidChange(viewport, animated);
    this.invalidate();
  }

  /** @param {import("./messages.js").Look[]} looks before the layout that needs them, or alone where a picture has changed */
  receiveLooks(looks) {
    this.inbox.addLooks(looks);
    this.edges.wake();
  }

  /** @param {Layout} layout */
  receiveLayout(layout) {
    this.inbox.addLayout(layout, this.edges.time());
    if (this.edges.isHidden()) this.takeAtOnce(); else this.edges.wake();
  }

  /** A hidden page has no frames: what comes is taken at once and has arrived. */
  takeAtOnce() {
    const pushes = this.takeInbox(this.edges.time());
    this.scene.finish();
    this.edges.landStage();
    this.isDirty = true;
    for (const push of pushes) this.edges.send(applied(push));
    if (pushes.length > 0) this.edges.emit("roundabout:settled");
    this.edges.chromeDidChange();
  }

  /** A new connection numbers its pushes and reports anew. */
  restart() {
    this.inbox.clear();
    this.takenSeq = 0;
  }

  /** @param {number} now @returns {number[]} the pushes that came, in their order */
  takeInbox(now) {
    return this.inbox.empty((looks) => this.takeLooks(looks), (layout, received, isLast) => {
      if (layout.seq >= this.takenSeq) this.take(layout, received, now, isLast); // else it is a late answer
    });
  }

  /** @param {import("./messages.js").Look[]} looks */
  takeLooks(looks) {
    this.conversation.addLooks(looks);
    if (!looks.some((look) => this.scene.elements.index.has(look.key))) return;
    this.isDirty = true;
    this.edges.looksDidChange();
  }

  /** @param {Layout} layout @param {number} received @param {number} now @param {boolean} isLast */
  take(layout, received, now, isLast) {
    const { scene, conversation, edges } = this, before = scene.layout;
    const wanted = layout.animated && before !== null && !edges.isHidden(), animated = wanted && !edges.hasReducedMotion();
    if (wanted && !animated) edges.crossFade();
    this.follow(); // so that things start from where they are seen
    const shift = settleOffset(this, layout, before === null);
    settleSections(this, layout);
    const { inView } = this.scrollers;
    scene.take(layout, { now, shift, animated, offset: offsetAlong(this, layout), sectionOffsets: inView.map(({ offset }) => offset),
      seenFrom: inView.map(({ seenFrom }) => seenFrom) });
    this.takenSeq = layout.seq;
    conversation.didTake(layout, scene.elements.index, isLast);
    this.selection.follow(scene.elements, (i) => this.nameOf(i));
    this.reports.answered(layout.seq);
    if (layout.animated || layout.moved > 0 || this.summary === null) this.summary = summaryOf(layout, before === null, edges.time() - received);
    this.isDirty = true;
    edges.looksDidChange();
    edges.emit("roundabout:layout");
  }

  /**
   * One frame: takes what came, moves what moves, draws what changed.
   * @param {number} now @returns {boolean} whether another frame is wanted
   */
  frame(now) {
    const pushes = this.takeInbox(now);
    this.keepStill(this.edges.hasReducedMotion());
    // What follows the scroll is moved after the scroll.
    const scrolls = [this.x.step(now), this.y.step(now), this.scrollers.step(now), this.scene.scrollSections(this.scrollers.inView)].includes(true);
    const moves = [scrolls, this.edges.stepStage(now), this.scene.step(now, offsetAlong(this, this.scene.layout))].includes(true);
    reportOffset(this);
    reportSections(this);
    let isUnfinished = false;
    if (moves || this.isDirty) isUnfinished = this.draw(now);
    for (const push of pushes) this.edges.send(applied(push));
    const { isBusy } = this;
    if (!isBusy && (this.wasBusy || pushes.length > 0)) this.edges.emit("roundabout:settled");
    this.wasBusy = isBusy;
    if (pushes.length > 0) this.edges.chromeDidChange();
    return moves || isUnfinished || isBusy;
  }

  /** Brings what follows a scroll to where it is seen now. */
  follow() {
    this.scene.scrollSections(this.scrollers.inView);
    this.scene.follow(offsetAlong(this, this.scene.layout));
  }

  /** @param {boolean} isStill whether people want nothing to move by itself */
  keepStill(isStill) {
    this.x.isStill = this.y.isStill = isStill;
    for (const scroller of this.scrollers.inView) scroller.isStill = isStill;
  }

  /** @param {number} now @returns {boolean} whether something is left to draw better */
  draw(now) {
    this.follow();
    this.isDirty = this.edges.draw(now);
    this.framesDrawn += 1;
    return this.isDirty;
  }

  /**
   * As didSelectItemAt: the server hears of it.
   * @param {number} i place in the columns
   */
  select(i) {
    const { elements, layout } = this.scene;
    this.selection.select(elements, i, this.nameOf(i));
    this.edges.send(itemSelected(elements.section[i], elements.item[i], layout?.revision ?? 0));
    this.invalidate();
    this.edges.chromeDidChange();
  }

  /** @param {number} i place in the columns */
  nameOf(i) {
    const { key, section, item } = this.scene.elements;
    return this.conversation.nameOf(key[i], section[i], item[i]);
  }
}
